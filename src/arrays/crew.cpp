#include "arrays/crew.h"

#include <algorithm>

namespace shudu::arrays {
namespace {

constexpr std::uint32_t kTellEvery = 20;       // milliseconds
constexpr std::uint32_t kThreadsComeIn = 500;  // more than any that do come

int thread_count(const RowTerms& terms) {
  return terms.threads > 0 ? std::min(terms.threads, kMaxThreads) : usable_processors();
}

// Tells how far it is until all is done or nobody wants it any more. False where no thread has come
// in that could do the work.
bool watch(const RowTerms& terms, Blocks& blocks, const std::atomic<int>& working) {
  std::uint32_t waited = 0;
  while (!blocks.wait(kTellEvery)) {
    if (!(*terms.tell)(blocks.done(), blocks.rows())) {
      blocks.end();
      return true;
    }
    waited += kTellEvery;
    if (waited >= kThreadsComeIn && working.load(std::memory_order_acquire) == 0) return false;
  }
  return true;
}

}  // namespace

std::optional<Block> Blocks::next() {
  if (is_ended()) return std::nullopt;
  const std::size_t begin = next_.fetch_add(block_, std::memory_order_relaxed);
  if (begin >= rows_) return std::nullopt;
  return Block{begin, std::min(rows_, begin + block_)};
}

void Blocks::finish(const Block& block) {
  const std::size_t count = block.end - block.begin;
  if (done_.fetch_add(count, std::memory_order_acq_rel) + count < rows_) return;
  const Gate::Pass pass(gate_);  // whoever is about to wait waits first
  gate_.changed();
}

void Blocks::finish_in_order(const Block& block, FunctionRef<void()> take) {
  {
    Gate::Pass pass(gate_);
    pass.wait_until([&] { return turn_ == block.begin || is_ended(); });
    if (!is_ended()) take();
    turn_ = block.end;
    gate_.changed();
  }
  finish(block);
}

void Blocks::end() {
  is_ended_.store(true, std::memory_order_relaxed);
  const Gate::Pass pass(gate_);
  gate_.changed();
}

bool Blocks::wait(std::uint32_t milliseconds) {
  Gate::Pass pass(gate_);
  return pass.wait_until([this] { return done() == rows_; }, milliseconds);
}

bool share_out(const RowTerms& terms, std::size_t rows, std::size_t block,
               FunctionRef<void(Blocks& blocks)> work) {
  if (rows == 0) return true;
  Blocks blocks(rows, block);
  const std::size_t block_count = (rows + block - 1) / block;
  const int threads =
      static_cast<int>(std::min(static_cast<std::size_t>(thread_count(terms)), block_count));
  std::atomic<int> working = 0;
  const auto work_here = [&] {
    working.fetch_add(1, std::memory_order_acq_rel);
    work(blocks);
  };
  if (!terms.tell) {
    run_workers(threads, [&](int /*worker*/) { work_here(); });
  } else {
    run_workers(std::min(threads + 1, kMaxThreads), [&](int worker) {
      // Without a thread to work for it, the call is not told of any more, but it is answered.
      if (worker > 0 || !watch(terms, blocks, working)) work_here();
    });
  }
  if (blocks.is_ended()) return false;
  if (terms.tell) (*terms.tell)(rows, rows);
  return true;
}

std::size_t block_for(const RowTerms& terms, std::size_t rows, std::size_t most) {
  constexpr std::size_t kBlocksEach = 4;
  const auto threads = static_cast<std::size_t>(thread_count(terms));
  return std::clamp(rows / (threads * kBlocksEach), std::size_t{1}, most);
}

}  // namespace shudu::arrays
