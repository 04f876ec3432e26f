// The sides of a benchmark: what is timed, in turn, on the same puzzles. A kernel of ours or a
// peer, asked many puzzles a call or one.
//
// Text goes in and counts and solutions come out as text on every side, each puzzle 81 characters.
// Nothing is allocated within a pass.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "cli/bench/peer.h"
#include "cli/bench/puzzle_set.h"
#include "shudu/solver/kernel.h"

namespace shudu::cli {

/// How a side is asked.
enum class Calls : std::uint8_t { kBatch, kSingle };

/// What a pass over all puzzles took.
struct PassTotals {
  std::uint64_t guesses = 0;
  std::optional<std::uint64_t> rounds;  ///< of propagation, each over all lanes; where known
};

/// One side with the buffers for its answers. One thread at a time.
class Side {
 public:
  Side(std::string name, const Kernel* kernel) : name_(std::move(name)), kernel_(kernel) {}
  Side(const Side&) = delete;
  Side& operator=(const Side&) = delete;
  virtual ~Side() = default;

  [[nodiscard]] const std::string& name() const { return name_; }
  /// Ours: the kernel; nullptr for a peer.
  [[nodiscard]] const Kernel* kernel() const { return kernel_; }

  /// Answers every puzzle. When `stop` becomes true it returns soon and the answers are worthless;
  /// a peer that is busy with a call is waited for.
  virtual PassTotals pass(const std::atomic<bool>& stop) = 0;

  /// How many solutions the last pass found for puzzle p, at most the limit.
  [[nodiscard]] virtual std::uint64_t count(std::size_t p) const = 0;
  /// A solution of puzzle p, 81 characters; all zeros where none was ever written.
  [[nodiscard]] virtual const char* solution(std::size_t p) const = 0;

 private:
  std::string name_;
  const Kernel* kernel_;
};

/// Precondition: the machine supports the kernel. `set` must outlive the side.
[[nodiscard]] std::unique_ptr<Side> kernel_side(const Kernel& kernel, Calls calls,
                                                const PuzzleSet& set, std::uint64_t limit);

/// The same for a peer, which is asked as its kind wants. `peer` must outlive the side.
[[nodiscard]] std::unique_ptr<Side> peer_side(const Peer& peer, const PuzzleSet& set,
                                              std::uint64_t limit);

}  // namespace shudu::cli
