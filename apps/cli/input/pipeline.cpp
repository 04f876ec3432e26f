#include "cli/input/pipeline.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

#include "cli/input/input_sum.h"

namespace shudu::cli {
namespace {

// Enough that workers do not wait for each other, little enough to stay small.
constexpr std::size_t ring_size(int jobs) {
  return jobs == 1 ? 1 : 4 * static_cast<std::size_t>(jobs) + 2;
}

}  // namespace

std::size_t most_run_lines(int jobs) {
  // These lines, their solutions and results (400 KB) stay in a core's second-level cache. Tried on
  // an easy list, 10 million lines: 1,024 lines 1.5 s, 2,048 1.1 s, 4,096 1.2 s, 16,384 1.3 s.
  constexpr std::size_t kMost = 2048;
  constexpr std::size_t kFewest = 256;
  constexpr std::size_t kAllBytes = std::size_t{40} << 20U;
  constexpr std::size_t kBytesOfLine = std::size_t{2} * 83;  // as read, and solved
  return std::clamp(kAllBytes / kBytesOfLine / ring_size(jobs), kFewest, kMost);
}

Pipeline::Pipeline(int jobs, Watch& watch, Output& output, AnswerBatch answer, DeliverBatch deliver)
    : watch_(watch),
      output_(output),
      answer_(answer),
      deliver_(std::move(deliver)),
      ring_(ring_size(jobs)),
      is_alone_(jobs == 1) {
  if (is_alone_) return;
  try {
    for (int worker = 0; worker < jobs; ++worker) {
      workers_.emplace_back([this, worker] { work(worker); });
    }
  } catch (const std::system_error&) {
    // The system has no more threads: those that run will do, or the main thread alone.
    is_alone_ = workers_.empty();
  }
}

Pipeline::~Pipeline() { close(); }

void Pipeline::answer_batch(Batch& batch, int worker, std::uint64_t sequence) {
  const auto write_so_far = [&] { return flush(batch, sequence); };
  Workplace at{worker,      watch_, batch, batch.out, batch.tally, watch_.stop_flag(worker),
               write_so_far};
  answer_(at);
  if (sums_) batch.input = input_sum(batch, batch.done);
}

void Pipeline::keep_marks(const RunMark& start, bool sums) {
  part_ = output_.part();
  marked_ = start;
  marked_.more.clear();
  sums_ = sums;
}

// Writes the answers of a batch so far; a mark stands where those of whole records end.
bool Pipeline::put(Batch& batch) {
  const std::string_view text = batch.answers();
  if (part_ == nullptr) return output_.write(text);
  if (batch.done == batch.marked) return output_.write(text);
  const std::size_t whole = batch.is_complete() ? text.size() : batch.whole;
  if (!output_.write(text.substr(0, whole))) return false;
  mark(batch);
  return output_.write(text.substr(whole));
}

void Pipeline::mark(Batch& batch) {
  RunMark mark = marked_;
  mark.records += batch.done;
  mark.input += batch.input;
  mark.tally.add(batch.tally);
  mark.more = batch.more;
  batch.marked = batch.done;
  part_->mark(std::move(mark));
}

// The batch whose turn it is is not done, so nobody else writes.
bool Pipeline::flush(Batch& batch, std::uint64_t sequence) {
  constexpr std::chrono::milliseconds kLook(50);  // nobody wakes for a run that is ending
  if (!is_alone_) {
    std::unique_lock lock(mutex_);
    const auto may_go_on = [&] {
      return written_batches_ == sequence || is_cut_ || watch_.is_ending();
    };
    while (!has_turn_.wait_for(lock, kLook, may_go_on)) {
    }
    if (written_batches_ != sequence) return false;
  }
  if (sums_ && batch.done > batch.marked) batch.input = input_sum(batch, batch.done);
  const bool written = put(batch);
  batch.clear_answers();
  if (!written) watch_.cancel();
  return written;
}

void Pipeline::write_batch(Batch& batch) {
  const bool is_taken = deliver_ ? deliver_(batch) : put(batch);
  if (!is_taken) watch_.cancel();
  if (deliver_ && part_ != nullptr && is_taken) mark(batch);
  if (part_ != nullptr) {
    marked_.records += batch.done;
    marked_.input += batch.input;
    marked_.tally.add(batch.tally);
  }
  batch.clear_answers();
  tally_.add(batch.tally);
  written_ += batch.done;
}

bool Pipeline::submit(Batch*& batch) { return is_alone_ ? answer_now(*batch) : enqueue(batch); }

bool Pipeline::answer_now(Batch& batch) {
  if (watch_.is_ending()) return false;
  answer_batch(batch, 0, 0);
  write_batch(batch);
  is_cut_ = !batch.is_complete();
  if (!is_cut_) batch.clear();
  return !is_cut_;  // where the run is ending, the next batch will hear of it
}

// The batch is given away only when the one after it is free, so that a reader that is told to end
// still has its own.
bool Pipeline::enqueue(Batch*& batch) {
  std::unique_lock lock(mutex_);
  has_room_.wait(lock, [this] {
    return place(submitted_ + 1).state == State::kFree || is_cut_ || watch_.is_ending();
  });
  if (is_cut_ || watch_.is_ending()) return false;
  place(submitted_).state = State::kFull;
  ++submitted_;
  has_work_.notify_one();
  batch = &place(submitted_).batch;
  return true;
}

void Pipeline::work(int worker) {
  std::unique_lock lock(mutex_);
  for (;;) {
    has_work_.wait(lock, [this] { return taken_ < submitted_ || is_closed_; });
    if (taken_ == submitted_) return;
    const std::uint64_t sequence = taken_++;
    Place& mine = place(sequence);
    mine.state = State::kTaken;
    lock.unlock();
    answer_batch(mine.batch, worker, sequence);
    lock.lock();
    mine.state = State::kDone;
    if (!is_writing_) write_done(lock);
  }
}

// Writes what is done and next in order. One worker at a time; the lock is open while it writes.
void Pipeline::write_done(std::unique_lock<std::mutex>& lock) {
  is_writing_ = true;
  while (!is_cut_ && written_batches_ < submitted_ &&
         place(written_batches_).state == State::kDone) {
    Place& next = place(written_batches_);
    lock.unlock();
    write_batch(next.batch);
    lock.lock();
    if (next.batch.is_complete()) {
      next.batch.clear();
      next.state = State::kFree;
      ++written_batches_;
      has_turn_.notify_all();
    } else {
      is_cut_ = true;
    }
    // The reader sleeps until half of the ring is free: woken for each batch, it took the core from
    // a worker each time.
    const bool has_much_room = submitted_ - written_batches_ <= ring_.size() / 2;
    if (has_much_room || is_cut_ || watch_.is_ending()) has_room_.notify_all();
  }
  is_writing_ = false;
}

void Pipeline::close() {
  {
    const std::lock_guard lock(mutex_);
    is_closed_ = true;
  }
  has_work_.notify_all();
  for (std::thread& worker : workers_) {
    if (worker.joinable()) worker.join();
  }
}

void Pipeline::finish() { close(); }

std::optional<ResumePoint> Pipeline::unanswered() const {
  if (!is_cut_ && written_batches_ == submitted_) return std::nullopt;
  const Batch& batch = ring_[written_batches_ % ring_.size()].batch;
  if (batch.is_complete()) return std::nullopt;
  return batch.place(batch.done);
}

}  // namespace shudu::cli
