// The machine that takes givens away: every lane asks its own puzzle's questions, one after the
// other, without waiting for other lanes.
//
// A question goes straight into the lane: candidates are the grid's digit where a given stays and
// all nine elsewhere. One cell alone is asked about with the grid's digit struck there, so any
// solution is another one; several cells leave the grid in, and a solution has to be compared with
// it. When the answer is known, the next question, or the next puzzle, is loaded at once. Search
// inside a lane is that of machine.h: propagation, a guess where it stalls, open nodes on the
// lane's own stack.
//
// Of 226 rounds a minimal puzzle takes, 163 go into 11 questions about one given that must stay:
// such a question has nine answers (median), most of them 8 to 15 cells away from the grid, and
// takes 3.6 guesses and 15 rounds to find one. Tried there: the grid's digit first in every guess
// (no difference); several cells at once to the grid's digits (3.3 guesses, but 5 % slower).
#pragma once

#include "solver/lanes/mini_lines.h"
#include "solver/lanes/reduction_job.h"
#include "solver/lanes/reduction_sets.h"
#include "solver/lanes/reduction_state.h"
#include "solver/lanes/round.h"
#include "solver/lanes/solved.h"

namespace shudu {
namespace {

class Reducer {
 public:
  ReductionTotals run(const ReductionJob& job) {
    begin(job);
    LaneSet dead = 0;
    while (busy_ != 0) {
      const Events events = play_round(boards_);
      ++totals_.rounds;
      if (totals_.rounds % kStopInterval == 0 && is_stop_asked()) {
        abandon();
        break;
      }
      dead = (dead | events.dead) & busy_;
      const LaneSet solved = busy_ & ~dead & ~events.open;
      const LaneSet stuck = busy_ & ~dead & events.open & ~events.moved;
      const int waiting = std::popcount(dead | solved | stuck);
      if (waiting < kServeAt && waiting < std::popcount(busy_)) continue;
      dead = serve(dead, solved, stuck, events.pairs);
    }
    return totals_;
  }

 private:
  static constexpr int kServeAt = kLanes >= 16 ? 4 : kLanes >= 8 ? 2 : 1;
  static constexpr int kCountAt = kLanes >= 16 ? 3 : kLanes >= 8 ? 2 : 1;
  static constexpr unsigned kDepth = 82;
  static constexpr unsigned kStates = 2 * kLanes;  // one a lane, and as many made ready
  static constexpr unsigned kHardNodes = 400;
  static constexpr std::uint64_t kStopInterval = 128;

  static unsigned lowest(LaneSet lanes) { return static_cast<unsigned>(std::countr_zero(lanes)); }

  [[nodiscard]] bool is_stop_asked() const { return job_->stop.is_asked(); }

  void begin(const ReductionJob& job) {
    job_ = &job;
    totals_.tests = totals_.rounds = 0;
    totals_.is_complete = true;
    for (unsigned cell = 0; cell < kMaxCells; ++cell) {
      units_[cell] = job.units != nullptr ? fields_of_cells((*job.units)[cell]) : field_cell(cell);
    }
    units_[kMaxCells] = {0, 0};
    for (auto& word : boards_.cand) store(word, splat(kCells));
    for (auto& word : boards_.claim) store(word, splat(0));
    for (unsigned l = 0; l < kLanes; ++l) depth_[l] = nodes_[l] = 0;
    for (unsigned s = 0; s < kStates; ++s) free_[s] = static_cast<std::uint8_t>(s);
    free_count_ = kStates;
    ready_ = ready_end_ = 0;
    next_task_ = 0;
    busy_ = fresh_ = hard_ = 0;
    if (is_stop_asked()) {
      abandon();
      return;
    }
    for (unsigned l = 0; l < kLanes; ++l) {
      if (next_puzzle(l)) busy_ |= LaneSet{1} << l;
    }
    clear_claims(busy_);
  }

  // Written first, then filled, then guessed, as in machine.h. Returns lanes that are dead.
  LaneSet serve(LaneSet dead, LaneSet solved, LaneSet stuck, LaneSet pairs) {
    LaneSet asked = 0;  // lanes with a new question
    if (solved != 0) dead |= answer_solved(solved, asked);
    LaneSet now_dead = 0;
    if (is_worth_counting(stuck)) now_dead |= apply(count_places(boards_), stuck);
    if ((stuck & hard_) != 0) now_dead |= apply(count_locked(boards_), stuck);
    for (LaneSet left = dead; left != 0; left &= left - 1) {
      const unsigned lane = lowest(left);
      if (depth_[lane] != 0) {
        pop(lane);
      } else {
        go_on(lane, take_trial(state_of(lane), units_));
      }
    }
    clear_claims(asked | dead);
    if (stuck != 0) guess(stuck, pairs);
    return now_dead;
  }

  [[nodiscard]] bool is_worth_counting(LaneSet lanes) const {
    return (lanes & hard_) != 0 || std::popcount(lanes & fresh_) >= kCountAt;
  }
  static LaneSet apply(const LineEvents& events, LaneSet& stuck) {
    const LaneSet dead = events.dead & stuck;
    stuck &= ~(events.dead | events.changed);
    return dead;
  }

  ReductionState& state_of(unsigned lane) { return states_[state_[lane]]; }

  void clear_claims(LaneSet lanes) {
    for (auto& word : boards_.claim) store(word, clear(load(word), lanes));
  }

  // ---- Questions

  // The next question of a lane's puzzle, or the next puzzle's first.
  void go_on(unsigned lane, NextStep step) {
    if (step == NextStep::kAsk) {
      ask(lane);
      return;
    }
    finish(lane);
    if (!next_puzzle(lane)) busy_ &= ~(LaneSet{1} << lane);
  }

  void ask(unsigned lane) {
    const ReductionState& state = state_of(lane);
    const FieldCells givens = state.givens - state.trial;
    const bool is_single = state.trial_count == 1;
    for (unsigned i = 0; i < 3; ++i) {
      const Word given = givens.word(i);
      const Word open = kCells & ~given;
      const Word struck = is_single ? state.trial.word(i) : 0;
      for (unsigned w = i; w < kWords; w += 3) {
        const Word digit = state.grid[w];
        boards_.cand[w][lane] = ((digit & given) | open) & ~(struck & digit);
      }
    }
    depth_[lane] = nodes_[lane] = 0;
    fresh_ |= LaneSet{1} << lane;
    hard_ &= ~(LaneSet{1} << lane);
    ++totals_.tests;
  }

  // Takes the solutions in these lanes as answers; returns the lanes where it is the grid or none.
  LaneSet answer_solved(LaneSet lanes, LaneSet& asked) {
    LaneSet dead = lanes;
    for (lanes &= true_solutions(boards_); lanes != 0; lanes &= lanes - 1) {
      const unsigned lane = lowest(lanes);
      ReductionState& state = state_of(lane);
      const FieldCells differs = state.trial_count == 1 ? state.trial : differences(lane);
      if (is_empty(differs)) continue;
      dead &= ~(LaneSet{1} << lane);
      asked |= LaneSet{1} << lane;
      go_on(lane, cut_trial(state, units_, differs & state.trial));
    }
    return dead;
  }

  // The cells of a full board that are not as in the grid.
  FieldCells differences(unsigned lane) {
    const ReductionState& state = state_of(lane);
    Word words[3] = {0, 0, 0};
#pragma GCC unroll 9
    for (unsigned w = 0; w < kWords; w += 3) {
      words[0] |= boards_.cand[w][lane] & ~state.grid[w];
      words[1] |= boards_.cand[w + 1][lane] & ~state.grid[w + 1];
      words[2] |= boards_.cand[w + 2][lane] & ~state.grid[w + 2];
    }
    return {words[0] | std::uint64_t{words[1]} << 32, words[2]};
  }

  // ---- Puzzles

  void finish(unsigned lane) {
    const ReductionState& state = state_of(lane);
    job_->left[state.task] = cells_of_fields(state.givens);
    free_[free_count_++] = state_[lane];
  }

  // Loads a puzzle's first question; false where there are no more puzzles.
  bool next_puzzle(unsigned lane) {
    for (;;) {
      if (ready_ == ready_end_) prepare();
      if (ready_ == ready_end_) return false;
      state_[lane] = prepared_[ready_++];
      if (plan_next(state_of(lane), units_) == NextStep::kAsk) break;
      finish(lane);
    }
    ask(lane);
    return true;
  }

  // Makes up to kLanes puzzles ready. There are states for them: no others wait.
  [[gnu::noinline]] void prepare() {
    std::array<ReductionState*, kLanes> states;
    ready_ = ready_end_ = 0;
    while (ready_end_ < kLanes && next_task_ < job_->tasks.size()) {
      const ReductionTask& task = job_->tasks[next_task_];
      const std::uint8_t number = free_[--free_count_];
      ReductionState& state = states_[number];
      begin_state(task, next_task_++, units_, state);
      for (unsigned w = 0; w < kWords; ++w) grids_.word[w][ready_end_] = state.grid[w];
      file_cycles<false>(task.solution->values(), state);
      file_cycles<true>(task.solution->values(), state);
      prepared_[ready_end_] = number;
      states[ready_end_++] = &state;
    }
    if (ready_end_ != 0) file_two_digit_sets(grids_, states.data(), ready_end_);
  }

  // ---- Search

  void pop(unsigned lane) {
    const Node& node = stack_[lane][--depth_[lane]];
#pragma GCC unroll 27
    for (unsigned w = 0; w < kWords; ++w) boards_.cand[w][lane] = node.word[w];
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

  [[gnu::noinline]] void guess(LaneSet lanes, LaneSet pairs) {
    for (LaneSet left = lanes; left != 0; left &= left - 1) {
      const unsigned lane = lowest(left);
      hard_ |= LaneSet{++nodes_[lane] >= kHardNodes} << lane;
      Node& node = stack_[lane][depth_[lane]];
#pragma GCC unroll 27
      for (unsigned w = 0; w < kWords; ++w) node.word[w] = boards_.cand[w][lane];
    }
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
      try_first(lane, branch_on_triple(stack_[lane][depth_[lane]], cells_of(lane)));
    }
    for (LaneSet left = lanes; left != 0; left &= left - 1) ++depth_[lowest(left)];
    fresh_ &= ~lanes;
  }

  // What is not the grid's digit is tried first: it is another solution that is looked for.
  void try_pair(unsigned lane, const Branch& branch) {
    unsigned tried = branch.digit;
    unsigned other = branch.other;
    const ReductionState& state = state_of(lane);
    const bool is_grid = (state.grid[tried + branch.i] & branch.bit) != 0;
    const bool other_is_grid = (state.grid[other + branch.i] & branch.bit) != 0;
    if (state.trial_count == 1 ? other_is_grid : is_grid) std::swap(tried, other);
    stack_[lane][depth_[lane]].word[tried + branch.i] &= ~branch.bit;
    boards_.cand[other + branch.i][lane] &= ~branch.bit;
  }

  void try_first(unsigned lane, const Branch& branch) {
    Node& node = stack_[lane][depth_[lane]];
    const unsigned w = branch.digit + branch.i;
    for (unsigned other = branch.i; other < kWords; other += 3) {
      if (other != w) boards_.cand[other][lane] &= ~branch.bit;
    }
    node.word[w] &= ~branch.bit;
  }

  // What lanes are at, what is ready and what has not begun keep the givens that they have.
  void abandon() {
    for (LaneSet left = busy_; left != 0; left &= left - 1) finish(lowest(left));
    for (; ready_ != ready_end_; ++ready_) {
      const ReductionState& state = states_[prepared_[ready_]];
      job_->left[state.task] = cells_of_fields(state.givens);
    }
    for (; next_task_ < job_->tasks.size(); ++next_task_) {
      job_->left[next_task_] = job_->tasks[next_task_].givens;
    }
    busy_ = 0;
    totals_.is_complete = false;
  }

  const ReductionJob* job_;
  ReductionTotals totals_;
  LaneSet busy_;   // lanes with a question
  LaneSet fresh_;  // whose question has had no guess
  LaneSet hard_;   // whose question has had kHardNodes
  std::uint32_t next_task_;
  unsigned ready_, ready_end_, free_count_;
  std::uint8_t state_[kLanes];  // of each lane
  std::uint8_t prepared_[kLanes];
  std::uint8_t free_[kStates];
  unsigned depth_[kLanes], nodes_[kLanes];
  FieldUnits units_;
  LaneGrids grids_;
  Boards boards_;
  Node stack_[kLanes][kDepth];
  ReductionState states_[kStates];
};

}  // namespace
}  // namespace shudu
