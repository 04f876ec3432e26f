// Batches from the reader through the workers to the output, in the order of the input.
//
//   main thread        workers (--jobs)           whoever has finished the next batch in order
//   reads, fills  -->  answer a batch each   -->  writes it and those after it that are done
//
// A batch is a run of some thousand plain lines or some dozen records (batch.h). The batches stand
// in a ring of fixed size: the reader waits when it is full, so memory is flat at any length of
// input. A worker whose answers grow long waits for its turn and writes what it has, so memory is
// flat at any length of answers, too. With one job everything happens in the main thread. Tested in
// tests/cli/pipeline_test.cpp and under TSan.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "cli/input/batch.h"
#include "cli/output/output.h"
#include "cli/watch.h"
#include "shudu/core/function_ref.h"

namespace shudu::cli {

/// An answer that grows longer than this is written piece by piece (Workplace::flush).
inline constexpr std::size_t kFlushBytes = std::size_t{1} << 18U;

/// What a worker has at hand while it answers.
struct Workplace {
  int worker;
  Watch& watch;
  Batch& batch;
  std::string& out;  ///< answers of records are appended here
  VerdictTally& tally;
  const std::atomic<bool>* stop;
  /// Writes `out` so far and empties it, where answers are long; false when the output has failed
  /// or the run is ending. With several workers it waits until all that stands before is written.
  FunctionRef<bool()> flush;
};

/// Answers the records of at.batch and counts them in its `done`, all of them but where the run
/// was ended before that. Thread-safe.
using AnswerBatch = FunctionRef<void(Workplace& at)>;

/// Takes the answers of a batch in place of the output. Called in the order of the input, by one
/// thread at a time; false: the run is to end.
using DeliverBatch = std::function<bool(Batch& batch)>;

/// How many lines a run may have, so that all batches together stay below some 40 MB whatever the
/// number of jobs.
[[nodiscard]] std::size_t most_run_lines(int jobs);

class Pipeline {
 public:
  /// Without `deliver` the answers are written to the output.
  Pipeline(int jobs, Watch& watch, Output& output, AnswerBatch answer, DeliverBatch deliver = {});
  Pipeline(const Pipeline&) = delete;
  Pipeline& operator=(const Pipeline&) = delete;
  ~Pipeline();

  /// The output has a part: marks are set in it, `start` and what has come since. `sums` are wanted
  /// where batches hold what was read. Before the first batch.
  void keep_marks(const RunMark& start, bool sums);

  /// The batch to fill first.
  [[nodiscard]] Batch* first() { return &ring_.front().batch; }
  /// Takes a full batch and gives an empty one; false, with the batch left as it is, when the run
  /// is to end.
  bool submit(Batch*& batch);
  /// Waits until all that was submitted is answered and written, or the run has ended.
  void finish();

  /// All answers that were written. After `finish`.
  [[nodiscard]] const VerdictTally& tally() const { return tally_; }
  /// Answers written so far; any thread.
  [[nodiscard]] std::uint64_t records_written() const { return written_.load(); }
  /// Where the first record stands that was submitted and not answered, if any. After `finish`.
  [[nodiscard]] std::optional<ResumePoint> unanswered() const;

 private:
  enum class State : std::uint8_t { kFree, kFull, kTaken, kDone };
  struct Place {
    Batch batch;
    State state = State::kFree;
  };

  bool answer_now(Batch& batch);
  bool enqueue(Batch*& batch);
  void answer_batch(Batch& batch, int worker, std::uint64_t sequence);
  bool flush(Batch& batch, std::uint64_t sequence);
  bool put(Batch& batch);
  void mark(Batch& batch);
  void write_batch(Batch& batch);
  void work(int worker);
  void write_done(std::unique_lock<std::mutex>& lock);
  void close();
  Place& place(std::uint64_t sequence) { return ring_[sequence % ring_.size()]; }

  Watch& watch_;
  Output& output_;
  AnswerBatch answer_;
  DeliverBatch deliver_;
  std::vector<Place> ring_;
  bool is_alone_;  // no workers: everything happens in `submit`
  std::mutex mutex_;
  std::condition_variable has_work_;
  std::condition_variable has_room_;
  std::condition_variable has_turn_;
  std::uint64_t submitted_ = 0;  // batches; under mutex_, as are the next five
  std::uint64_t taken_ = 0;
  std::uint64_t written_batches_ = 0;
  bool is_writing_ = false;
  bool is_closed_ = false;
  bool is_cut_ = false;  // a batch was not answered to its end: nothing after it is written
  VerdictTally tally_;
  PartFile* part_ = nullptr;  // set: marks are
  bool sums_ = false;
  RunMark marked_;  // before the batch whose turn it is
  std::atomic<std::uint64_t> written_{0};
  std::vector<std::thread> workers_;
};

}  // namespace shudu::cli
