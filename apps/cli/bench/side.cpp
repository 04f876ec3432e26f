#include "cli/bench/side.h"

#include <algorithm>
#include <array>
#include <vector>

#include "shudu/solver/batch.h"

namespace shudu::cli {
namespace {

// Peers may write whole vectors: into the next solution, which comes later, or after the last.
constexpr std::size_t kSlack = 128;

std::vector<char> room_for_solutions(std::size_t puzzles, std::size_t stride) {
  std::vector<char> room(puzzles * stride + kSlack);  // zeros
  return room;
}

// Ours, many puzzles a call: solve_many as the library has it, whichever solution is met first.
class KernelBatch : public Side {
 public:
  KernelBatch(const Kernel& kernel, const PuzzleSet& set, std::uint64_t limit)
      : Side(std::string(kernel.name), &kernel),
        set_(set),
        limit_(limit),
        solver_(kernel),
        results_(set.size()),
        solutions_(room_for_solutions(set.size(), kMaxCells)) {}

  PassTotals pass(const std::atomic<bool>& stop) override {
    BatchOptions options;
    options.limit = limit_;
    options.which = Which::kAny;
    options.stop = &stop;
    const PuzzleTexts puzzles{set_.text(), set_.size(), PuzzleSet::kStride};
    const BatchTotals totals =
        solver_.solve(puzzles, options, results_, {solutions_.data(), kMaxCells});
    return {totals.nodes, totals.rounds};
  }
  std::uint64_t count(std::size_t p) const override { return results_[p].count; }
  const char* solution(std::size_t p) const override { return &solutions_[p * kMaxCells]; }

 private:
  const PuzzleSet& set_;
  std::uint64_t limit_;
  BatchSolver solver_;
  std::vector<PuzzleResult> results_;
  std::vector<char> solutions_;
};

// Ours, one puzzle a call: solve_text as the library has it.
class KernelSingle : public Side {
 public:
  KernelSingle(const Kernel& kernel, const PuzzleSet& set, std::uint64_t limit)
      : Side(std::string(kernel.name), &kernel),
        set_(set),
        limit_(limit),
        counts_(set.size()),
        solutions_(room_for_solutions(set.size(), kMaxCells)) {}

  PassTotals pass(const std::atomic<bool>& stop) override {
    SearchOptions options;
    options.limit = limit_;
    options.stop = &stop;
    options.kernel = kernel();
    PassTotals totals;
    for (std::size_t p = 0; p < set_.size() && !stop.load(std::memory_order_relaxed); ++p) {
      const PuzzleResult result = solve_text(set_.puzzle(p), options, &solutions_[p * kMaxCells]);
      counts_[p] = result.count;
      totals.guesses += result.nodes;
    }
    return totals;
  }
  std::uint64_t count(std::size_t p) const override { return counts_[p]; }
  const char* solution(std::size_t p) const override { return &solutions_[p * kMaxCells]; }

 private:
  const PuzzleSet& set_;
  std::uint64_t limit_;
  std::vector<std::uint64_t> counts_;
  std::vector<char> solutions_;
};

class PeerSingle : public Side {
 public:
  PeerSingle(const Peer& peer, const PuzzleSet& set, std::uint64_t limit)
      : Side(peer.name, nullptr),
        peer_(peer),
        set_(set),
        limit_(static_cast<std::size_t>(limit)),
        counts_(set.size()),
        solutions_(room_for_solutions(set.size(), PuzzleSet::kStride)) {}

  PassTotals pass(const std::atomic<bool>& stop) override {
    PassTotals totals;
    for (std::size_t p = 0; p < set_.size() && !stop.load(std::memory_order_relaxed); ++p) {
      std::size_t guesses = 0;
      counts_[p] =
          peer_.one(set_.puzzle(p), limit_, 0, &solutions_[p * PuzzleSet::kStride], &guesses);
      totals.guesses += guesses;
    }
    return totals;
  }
  std::uint64_t count(std::size_t p) const override { return counts_[p]; }
  const char* solution(std::size_t p) const override { return &solutions_[p * PuzzleSet::kStride]; }

 private:
  const Peer& peer_;
  const PuzzleSet& set_;
  std::size_t limit_;
  std::vector<std::uint64_t> counts_;
  std::vector<char> solutions_;
};

class PeerBatch : public Side {
 public:
  PeerBatch(const Peer& peer, const PuzzleSet& set, std::uint64_t limit)
      : Side(peer.name, nullptr),
        peer_(peer),
        set_(set),
        limit_(static_cast<std::size_t>(limit)),
        counts_(set.size() + kSlack),
        solutions_(room_for_solutions(set.size(), kMaxCells)) {}

  PassTotals pass(const std::atomic<bool>& /*stop*/) override {
    constexpr std::size_t kStats = 8;
    std::array<unsigned long long, kStats> stats{};
    peer_.many(set_.text(), set_.size(), PuzzleSet::kStride, limit_, solutions_.data(),
               counts_.data(), stats.data());
    return {stats[0], std::nullopt};
  }
  std::uint64_t count(std::size_t p) const override { return counts_[p]; }
  const char* solution(std::size_t p) const override { return &solutions_[p * kMaxCells]; }

 private:
  const Peer& peer_;
  const PuzzleSet& set_;
  std::size_t limit_;
  std::vector<std::uint8_t> counts_;
  std::vector<char> solutions_;
};

}  // namespace

std::unique_ptr<Side> kernel_side(const Kernel& kernel, Calls calls, const PuzzleSet& set,
                                  std::uint64_t limit) {
  if (calls == Calls::kBatch) return std::make_unique<KernelBatch>(kernel, set, limit);
  return std::make_unique<KernelSingle>(kernel, set, limit);
}

std::unique_ptr<Side> peer_side(const Peer& peer, const PuzzleSet& set, std::uint64_t limit) {
  if (peer.many != nullptr) return std::make_unique<PeerBatch>(peer, set, limit);
  return std::make_unique<PeerSingle>(peer, set, limit);
}

}  // namespace shudu::cli
