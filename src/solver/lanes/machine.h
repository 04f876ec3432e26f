// The machine around the rounds: every lane searches its own puzzle, depth first.
//
// After a round a lane is
//   dead     take an open node from the lane's own stack, else the next puzzle, else the oldest
//            open node (the largest piece of work) of another lane;
//   stuck    copy the board to the stack, without the digit to be tried; try it in the lane;
//   solved   write the solution out, then as dead;
//   at work.
// Serving lanes costs nearly the same for one as for four, so they wait until kServeAt of them need
// something; a lane that waits keeps taking part in rounds, which does it no harm.
//
// Depth: every open node stands under a node with one cell more filled, so 81 of them are enough
// for a lane, wherever its puzzle came from.
#pragma once

#include <memory>
#include <new>

#include "solver/lanes/mini_lines.h"
#include "solver/lanes/round.h"
#include "solver/lanes/solved.h"
#include "solver/lanes/stage.h"

namespace shudu {
namespace {

class Machine {
 public:
  BatchTotals run(const LaneJob& job) {
    begin(job);
    LaneSet dead = 0;
    while (idle_ != kEveryLane) {
      const Events events = play_round(boards_);
      ++totals_.rounds;
      if (totals_.rounds % kStopInterval == 0 && is_stop_asked()) {
        abandon();
        break;
      }
      dead = (dead | events.dead) & ~idle_;
      const LaneSet busy = kEveryLane & ~(dead | idle_);
      const LaneSet solved = busy & ~events.open;
      const LaneSet stuck = busy & events.open & ~events.moved;
      if (std::popcount(dead | idle_ | solved | stuck) < kServeAt) continue;
      dead = serve(dead, solved, stuck, events.pairs);
    }
    return totals_;
  }

 private:
  static constexpr int kServeAt = kLanes >= 16 ? 4 : kLanes >= 8 ? 2 : 1;
  static constexpr int kCountAt = kLanes >= 16 ? 3 : kLanes >= 8 ? 2 : 1;
  static constexpr int kManyOpen = 53;
  static constexpr int kDepth = 82;
  static constexpr std::uint64_t kHardNodes = 400;
  static constexpr std::uint64_t kStopInterval = 128;

  [[nodiscard]] bool is_stop_asked() const { return job_->stop.is_asked(); }

  void begin(const LaneJob& job) {
    job_ = &job;
    totals_ = {};
    stage_.begin(job);
    stacked_ = fresh_ = hard_ = 0;
    for (auto& word : boards_.cand) store(word, splat(kCells));
    for (auto& word : boards_.claim) store(word, splat(0));
    store(boards_.id, splat(0));
    for (unsigned l = 0; l < kLanes; ++l) depth_[l] = base_[l] = 0;
    idle_ = kEveryLane;  // for abandon
    if (is_stop_asked()) {
      abandon();
    } else {
      idle_ = fill(kEveryLane);
    }
  }

  // Written first, then filled, then guessed: words that fill and guess write lane by lane are then
  // long in the cache before the next round loads them as vectors. Returns lanes that are dead.
  LaneSet serve(LaneSet dead, LaneSet solved, LaneSet stuck, LaneSet pairs) {
    LaneSet free = dead | idle_ | solved;
    if (solved != 0) {
      free |= emit(solved);
      stuck &= ~free;
    }
    LaneSet now_dead = 0;
    if (is_worth_counting(stuck)) now_dead |= apply(count_places(boards_), stuck);
    if ((stuck & hard_) != 0) now_dead |= apply(count_locked(boards_), stuck);
    if (free != 0) idle_ = fill(free);
    if (stuck != 0) now_dead |= guess(stuck, pairs);
    return now_dead;
  }

  // Are mini-lines to be counted for these lanes? It can save nearly all of the search in lanes of
  // puzzles that prove hard, and a tenth of it in a fresh one that has many open cells. A count
  // takes as long for one lane as for all: for other fresh lanes it pays where there are several,
  // and in between it costs more than it saves. Sixteen lanes, guesses and speed beside counting
  // for any two fresh lanes (unbiased / 17-clue / top1465):
  //   two, or one with 53 open cells       1.06 / 0.49 / 7.05    1.02 / 0.99 / 1.06
  //   three, or one with 53 open cells     1.05 / 0.49 / 7.05    1.02 / 1.00 / 1.05    kept
  //   never                                1.08 / 0.57 / 8.68    1.06 / 0.98 / 0.92
  [[nodiscard]] bool is_worth_counting(LaneSet lanes) const {
    const LaneSet fresh = lanes & fresh_;
    return (lanes & hard_) != 0 || std::popcount(fresh) >= kCountAt || is_one_wide(fresh);
  }
  [[nodiscard]] bool is_one_wide(LaneSet lanes) const {
    for (; lanes != 0; lanes &= lanes - 1) {
      const unsigned lane = lowest(lanes);
      const int open = std::popcount(boards_.open[0][lane]) + std::popcount(boards_.open[1][lane]) +
                       std::popcount(boards_.open[2][lane]);
      if (open >= kManyOpen) return true;
    }
    return false;
  }

  // Takes what counting did to the lanes that are stuck: some are dead, which is returned, or at
  // work again.
  static LaneSet apply(const LineEvents& events, LaneSet& stuck) {
    const LaneSet dead = events.dead & stuck;
    stuck &= ~(events.dead | events.changed);
    return dead;
  }

  [[nodiscard]] PuzzleResult& result_of(unsigned lane) {
    return job_->results[job_->is_one_tree ? 0 : boards_.id[lane]];
  }
  // The lanes of a puzzle that is done with. With a tree, its waiting nodes go as well.
  [[nodiscard]] LaneSet lanes_to_free(Word id) {
    if (!job_->is_one_tree) return lanes_equal(load(boards_.id), splat(id));
    stage_.drop();
    return kEveryLane & ~idle_;
  }

  void set_depth(unsigned lane, unsigned depth) {
    depth_[lane] = depth;
    if (depth != base_[lane]) return;
    depth_[lane] = base_[lane] = 0;
    stacked_ &= ~(LaneSet{1} << lane);
  }

  static unsigned lowest(LaneSet lanes) { return static_cast<unsigned>(std::countr_zero(lanes)); }

  // The open nodes of these lanes are not wanted any more.
  void drop_nodes(LaneSet lanes) {
    for (; lanes != 0; lanes &= lanes - 1) set_depth(lowest(lanes), base_[lowest(lanes)]);
  }

  void clear_claims(LaneSet lanes) {
    for (auto& word : boards_.claim) store(word, clear(load(word), lanes));
  }

  [[gnu::always_inline]] inline void put_node(unsigned lane, const Node& node) {
#pragma GCC unroll 27
    for (unsigned w = 0; w < kWords; ++w) boards_.cand[w][lane] = node.word[w];
  }

  // Gives work to the lanes of `need`; returns those for which there is none.
  [[gnu::noinline]] LaneSet fill(LaneSet need) {
    if ((need & stacked_) != 0) {
      const LaneSet own = need & stacked_;
      need &= ~own;
      pop(own);
    }
    while (need != 0) {
      if (stage_.is_empty()) {
        if (!stage_.has_more()) break;
        stage_.refill(*job_);
      }
      need &= ~load_puzzles(need);
    }
    while (need != 0 && stacked_ != 0 && !job_->is_ascending) {
      steal(lowest(need));
      need &= need - 1;
    }
    return need;
  }

  void pop(LaneSet lanes) {
    clear_claims(lanes);
    for (; lanes != 0; lanes &= lanes - 1) {
      const unsigned lane = lowest(lanes);
      const Node& node = stack_[lane][depth_[lane] - 1];
      set_depth(lane, depth_[lane] - 1);
      put_node(lane, node);
    }
  }

  // Waiting puzzles into lanes of `need`, as many as there are; returns those lanes.
  LaneSet load_puzzles(LaneSet need) {
    LaneSet lanes = need;
    auto count = static_cast<unsigned>(std::popcount(need));
    for (; count > stage_.waiting(); --count)
      lanes &= ~(LaneSet{1} << (31 - std::countl_zero(lanes)));
    const Deal deal = stage_.deal(lanes);
    for (unsigned w = 0; w < kWords; ++w) {
      store(boards_.cand[w], take(load(boards_.cand[w]), deal, stage_.word(w)));
    }
    clear_claims(lanes);
    Word id = stage_.first_id();
    for (LaneSet left = lanes; left != 0; left &= left - 1) boards_.id[lowest(left)] = id++;
    stage_.take(count);
    hard_ &= ~lanes;
    if (!job_->is_one_tree || job_->results[0].nodes == 0) fresh_ |= lanes;
    return lanes;
  }

  void steal(unsigned lane) {
    const unsigned from = lowest(stacked_);
    const Node& node = stack_[from][base_[from]++];
    put_node(lane, node);
    clear_claims(LaneSet{1} << lane);
    boards_.id[lane] = boards_.id[from];
    fresh_ &= ~(LaneSet{1} << lane);
    hard_ = (hard_ & ~(LaneSet{1} << lane)) | (hard_ >> from & 1U) << lane;
    set_depth(from, depth_[from]);
  }

  // Counts and writes the solutions in these lanes; returns the lanes of puzzles that are done
  // with, without their open nodes.
  [[gnu::noinline]] LaneSet emit(LaneSet lanes) {
    LaneSet over = 0;
    const SolvedPlanes planes(boards_);
    for (lanes &= true_solutions(boards_); lanes != 0; lanes &= lanes - 1) {
      const unsigned lane = lowest(lanes);
      PuzzleResult& result = result_of(lane);
      if (result.end != SearchEnd::kComplete) continue;  // another lane was quicker
      const Word id = boards_.id[lane];
      if (result.count++ == 0 && job_->solutions != nullptr) {
        planes.write(lane, job_->solutions + (job_->is_one_tree ? 0 : id) * job_->solution_stride);
      }
      if (!goes_on(result, planes, lane)) over |= lanes_to_free(id);
    }
    drop_nodes(over);
    return over;
  }

  // Is the puzzle of a lane to be searched for more solutions than the one just counted?
  bool goes_on(PuzzleResult& result, const SolvedPlanes& planes, unsigned lane) {
    if (job_->sink != nullptr) {
      std::array<char, 81> text;
      planes.write(lane, text.data());
      if (!(*job_->sink)(job_->is_one_tree ? 0 : boards_.id[lane], text.data())) {
        result.end = SearchEnd::kCallback;
        return false;
      }
    }
    if (result.count >= job_->limit) result.end = SearchEnd::kLimit;
    return result.end == SearchEnd::kComplete;
  }

  // Branches in these lanes; `pairs` have cells with two candidates. Returns the lanes of puzzles
  // whose node budget is spent, without their open nodes.
  [[gnu::noinline]] LaneSet guess(LaneSet lanes, LaneSet pairs) {
    const LaneSet over = copy_to_stacks(lanes);
    lanes &= ~over;
    if (job_->is_ascending) pairs = 0;
    // Chosen for all lanes, then tried in all: choices overlap as long as no store stands between.
    std::array<Branch, kLanes> branches;
    unsigned chosen = 0;
    for (LaneSet left = lanes & pairs; left != 0; left &= left - 1) {
      const unsigned lane = lowest(left);
      branches[chosen++] = branch_on_pair(stack_[lane][depth_[lane]], cells_of(lane));
    }
    chosen = 0;
    for (LaneSet left = lanes & pairs; left != 0; left &= left - 1) {
      try_pair(lowest(left), branches[chosen++]);
    }
    for (LaneSet left = lanes & ~pairs; left != 0; left &= left - 1) {
      const unsigned lane = lowest(left);
      const Node& node = stack_[lane][depth_[lane]];
      const OpenCells cells = cells_of(lane);
      try_first(lane, job_->is_ascending ? first_open(node, cells) : branch_on_triple(node, cells));
    }
    for (LaneSet left = lanes; left != 0; left &= left - 1) ++depth_[lowest(left)];
    stacked_ |= lanes;
    fresh_ &= ~lanes;
    totals_.nodes += static_cast<unsigned>(std::popcount(lanes));
    if (over != 0) drop_nodes(over);
    return over;
  }

  // The boards of lanes that are about to branch, to their stacks; returns the lanes of puzzles
  // whose budget allows no more nodes.
  LaneSet copy_to_stacks(LaneSet lanes) {
    LaneSet over = 0;
    const std::uint64_t budget = job_->node_budget;
    for (LaneSet left = lanes; left != 0; left &= left - 1) {
      const unsigned lane = lowest(left);
      PuzzleResult& result = result_of(lane);
      if (result.nodes >= budget) [[unlikely]] {
        if (result.end == SearchEnd::kComplete) result.end = SearchEnd::kBudget;
        over |= lanes_to_free(boards_.id[lane]);
        continue;
      }
      hard_ |= LaneSet{++result.nodes >= kHardNodes} << lane;
      Node& node = stack_[lane][depth_[lane]];
#pragma GCC unroll 27
      for (unsigned w = 0; w < kWords; ++w) node.word[w] = boards_.cand[w][lane];
    }
    return over;
  }

  [[nodiscard]] OpenCells cells_of(unsigned lane) const {
    OpenCells cells{};
    for (unsigned i = 0; i < 3; ++i) {
      cells.open[i] = boards_.open[i][lane];
      cells.pair[i] = boards_.pair[i][lane];
      cells.triple[i] = boards_.triple[i][lane];
    }
    return cells;
  }

  // The branch's digit stays in the lane, the other on the stack.
  void try_pair(unsigned lane, const Branch& branch) {
    stack_[lane][depth_[lane]].word[branch.digit + branch.i] &= ~branch.bit;
    boards_.cand[branch.other + branch.i][lane] &= ~branch.bit;
  }

  // The same with any number of others.
  void try_first(unsigned lane, const Branch& branch) {
    Node& node = stack_[lane][depth_[lane]];
    const unsigned w = branch.digit + branch.i;
    for (unsigned other = branch.i; other < kWords; other += 3) {
      if (other != w) boards_.cand[other][lane] &= ~branch.bit;
    }
    node.word[w] &= ~branch.bit;
  }

  static void end_as_stopped(PuzzleResult& result) {
    if (result.end == SearchEnd::kComplete) result.end = SearchEnd::kStopped;
  }

  // Ends as stopped what lanes are at, and what has not begun.
  void abandon() {
    for (LaneSet left = kEveryLane & ~idle_; left != 0; left &= left - 1) {
      end_as_stopped(result_of(lowest(left)));
    }
    const Word first = stage_.is_empty() ? stage_.next_id() : stage_.first_id();
    for (std::size_t p = first; p < job_->count; ++p) {
      PuzzleResult& result = job_->results[job_->is_one_tree ? 0 : p];
      if (!job_->is_one_tree) result = PuzzleResult{};
      end_as_stopped(result);
    }
    idle_ = kEveryLane;
  }

  const LaneJob* job_;
  BatchTotals totals_;
  LaneSet idle_;     // lanes without work
  LaneSet stacked_;  // lanes with open nodes
  LaneSet fresh_;    // whose puzzle has had no guess
  LaneSet hard_;     // whose puzzle has had kHardNodes
  // A lane's open nodes are base .. depth - 1: others steal at the base.
  unsigned depth_[kLanes], base_[kLanes];
  Boards boards_;
  Stage stage_;
  Node stack_[kLanes][kDepth];
};

}  // namespace
}  // namespace shudu
