// The search of a one-puzzle kernel: propagate to a standstill, count mini-lines, guess; depth
// first, child one at once, child two on a stack.
//
//   settle --dead------------------------> take the frame on top, or end
//     ^    --full----> report -----------> the same
//     |    --open----> count mini-lines --dead--> the same
//     |                    |news
//     |<-------------------'  nothing
//     '<---- guess: child one <----'  child two on the stack
//
// Every frame stands under a child one, and a child one settles a cell: 81 frames are always
// enough. Limits, budget and stop flag are looked at where a guess or a solution is, never in a
// round. Needs a layout's round, text and branch headers and mini_lines.h before it. Tests:
// tests/solver/single_kernel_test.cpp, single_end_test.cpp.
#pragma once

namespace shudu {
namespace {

enum class Outlook { kDead, kOpen, kFull };

[[gnu::always_inline]] inline Outlook settle(Node& x, std::uint64_t& rounds) {
  News news;
  do {
    news = play_round(x);
    ++rounds;
  } while (!news.dead && news.moved && news.open);
  if (news.dead) return Outlook::kDead;
  return news.open ? Outlook::kOpen : Outlook::kFull;
}

/// Lanes that are no digits are empty. (Stored, not copied: the type may have room that is
/// nothing's.)
inline unsigned count_all_bits(const Lanes& x) {
  alignas(64) std::array<std::uint32_t, 16> words{};
  store_lanes(words.data(), x);
  unsigned count = 0;
  for (const std::uint32_t word : words) count += static_cast<unsigned>(std::popcount(word));
  return count;
}
inline unsigned count_candidates(const Rows& cand) {
  return count_all_bits(cand.row[0]) + count_all_bits(cand.row[1]) + count_all_bits(cand.row[2]);
}

/// Will a puzzle that comes to its first guess like this take dozens of them? `pairs_of` has each
/// pair three times.
inline bool looks_hard(const Rows& cand) {
  return count_candidates(cand) >= kManyCandidates &&
         count_all_bits(pairs_of(cand)) <= 3 * kFewPairs;
}

class Search {
 public:
  /// Both must outlive the search.
  Search(const SingleJob& job, SingleAnswer& answer) : job_(job), answer_(answer) {}

  void run() {
    if (!begin()) return;
    Node x = job_.text != nullptr ? read_text(job_.text) : read_bands(*job_.bands);
    for (;;) {
      const std::uint64_t start = answer_.rounds;
      const Outlook outlook = settle(x, answer_.rounds);
      if (outlook == Outlook::kOpen) {
        if (is_hasty(start)) continue;
        Rows cand = x.cand;
        const Finding finding = count_mini_lines(cand);
        if (finding == Finding::kNews) {
          x = as_node(cand, no_rows());
          continue;
        }
        if (finding == Finding::kNothing) {
          if (!may_guess(cand)) return leave_open_nodes(cand);
          Rows lone;
          branch(cand, lone, job_.branching, frames_[depth_++]);
          x = as_node(cand, lone);
          continue;
        }
      } else if (outlook == Outlook::kFull && !report(x.cand)) {
        return;
      }
      if (depth_ == 0) return;
      const Frame& frame = frames_[--depth_];
      x = as_node(frame.cand, frame.lone);
    }
  }

 private:
  static constexpr std::uint64_t kStopInterval = 256;

  static Rows no_rows() { return {{no_cells(), no_cells(), no_cells()}}; }

  bool end(SearchEnd why) {
    answer_.end = why;
    return false;
  }

  [[nodiscard]] bool is_stop_asked() const { return job_.stop.is_asked(); }

  bool begin() {
    if (job_.limit == 0) return end(SearchEnd::kLimit);
    if (is_stop_asked()) return end(SearchEnd::kStopped);
    budget_ = job_.node_budget;
    next_look_ = 0;
    return true;
  }

  /// A round acts on what the one before has found; one that was the first of its state, and moved
  /// nothing, may have found something for a second.
  [[nodiscard]] bool is_hasty(std::uint64_t start) {
    if (answer_.rounds != start + 1 || start == looked_again_) return false;
    looked_again_ = answer_.rounds;
    return true;
  }

  /// Counts one more guess; false when the search must end before it.
  [[nodiscard]] bool may_guess(const Rows& cand) {
    if (answer_.nodes >= next_look_ && !look(cand)) return false;
    ++answer_.nodes;
    return true;
  }

  [[gnu::noinline]] bool look(const Rows& cand) {
    if (answer_.nodes == 0 && job_.hard_budget < budget_ && looks_hard(cand)) {
      budget_ = job_.hard_budget;
    }
    if (answer_.nodes >= budget_) return end(SearchEnd::kBudget);
    if (is_stop_asked()) return end(SearchEnd::kStopped);
    const std::uint64_t left = budget_ - answer_.nodes;
    const std::uint64_t step = !job_.stop.can_come() ? kUnlimited : kStopInterval;
    next_look_ = answer_.nodes + (left < step ? left : step);
    return true;
  }

  /// Counts a full grid, if it is a solution, and hands it out; false when the search must end.
  [[gnu::noinline]] bool report(const Rows& cand) {
    if (!is_solution(cand)) return true;
    if (answer_.count == 0 && job_.solution != nullptr) write_text(cand, job_.solution);
    ++answer_.count;
    if (job_.sink != nullptr && !hand_out(cand)) return end(SearchEnd::kCallback);
    if (answer_.count >= job_.limit) return end(SearchEnd::kLimit);
    return true;
  }

  [[nodiscard]] bool hand_out(const Rows& cand) const {
    SolutionText text;
    write_text(cand, text.data());
    return (*job_.sink)(text);
  }

  /// The node at hand and those on the stack, when it is the budget that ended the search.
  [[gnu::noinline]] void leave_open_nodes(const Rows& cand) {
    if (answer_.end != SearchEnd::kBudget || job_.open_nodes == nullptr) return;
    auto& nodes = *job_.open_nodes;
    write_bands(cand, nodes[0]);
    unsigned count = 1;
    while (depth_ > 0) write_bands(frames_[--depth_].cand, nodes[count++]);
    answer_.open_nodes = static_cast<int>(count);
  }

  const SingleJob& job_;
  SingleAnswer& answer_;
  std::uint64_t budget_ = 0;
  std::uint64_t next_look_ = 0;
  std::uint64_t looked_again_ = kUnlimited;  ///< the rounds played when a state was looked at again
  unsigned depth_ = 0;
  Frame frames_[81];
};

}  // namespace
}  // namespace shudu
