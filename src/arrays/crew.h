// Rows shared out in blocks to threads that live as long as the call. Where somebody is told how
// far it is, the thread that called waits and tells; else it works with the others.
//
//   share_out(terms, rows, block, [&](Blocks& blocks) {   one call a thread
//     ... working memory ...
//     while (const auto block = blocks.next()) { ...; blocks.finish(*block); }
//   });
//
// Tested in tests/arrays/crew_test.cpp.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "shudu/arrays/rows.h"
#include "shudu/core/function_ref.h"
#include "shudu/core/workers.h"

namespace shudu::arrays {

/// Rows from `begin` up to `end`.
struct Block {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The blocks of one call, in order. For all its threads.
class Blocks {
 public:
  Blocks(std::size_t rows, std::size_t block) : rows_(rows), block_(block) {}

  /// The next block; none where all are taken or the call was ended.
  [[nodiscard]] std::optional<Block> next();
  /// A block that `next` gave is answered.
  void finish(const Block& block);
  /// Waits until the blocks before are finished, then calls `take` alone: what is written one after
  /// another. Not called where the call was ended. Finishes the block.
  void finish_in_order(const Block& block, FunctionRef<void()> take);

  /// For budgets and searches.
  [[nodiscard]] const std::atomic<bool>* flag() const { return &is_ended_; }
  [[nodiscard]] bool is_ended() const { return is_ended_.load(std::memory_order_relaxed); }
  void end();

  [[nodiscard]] std::size_t rows() const { return rows_; }
  [[nodiscard]] std::size_t done() const { return done_.load(std::memory_order_acquire); }
  /// Waits until all is done or the time is over; whether all is done.
  [[nodiscard]] bool wait(std::uint32_t milliseconds);

 private:
  std::size_t rows_;
  std::size_t block_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::size_t> done_ = 0;
  std::atomic<bool> is_ended_ = false;
  std::size_t turn_ = 0;  // where the next block in order begins; looked at in the gate
  Gate gate_;
};

/// Calls `work` on every thread of the terms, but on no more than there are blocks, and returns
/// when all are through: false where the call was ended. Precondition: a block is 1 row or more.
bool share_out(const RowTerms& terms, std::size_t rows, std::size_t block,
               FunctionRef<void(Blocks& blocks)> work);

/// Blocks of at most `most` rows, smaller where that keeps all threads busy.
[[nodiscard]] std::size_t block_for(const RowTerms& terms, std::size_t rows, std::size_t most);

}  // namespace shudu::arrays
