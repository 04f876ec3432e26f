// Fuzzes the view and the finders with positions that nobody would draw up: empty cells, no givens,
// contradictory or full candidates, filled grids that break the rules, on every kind of layout.
//
// Held: a step is well formed; no solution of the position (all of them, where a search of small
// budget finds them) has a candidate that a step removes or lacks one that it places, whatever the
// number of solutions is, uniqueness techniques aside, which only run where there is one; the facts
// of a view that steps were applied to are those of a view built anew; every step has words.
//
// An input is a byte for the layout, one for how its cells are read, the cells, and then rounds:
// a byte each for the technique and for which of its steps is applied. What is missing is 0.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "bytes.h"
#include "shudu/core/layout_table.h"
#include "shudu/explain/explain.h"
#include "shudu/logic/step_check.h"
#include "shudu/logic/technique.h"
#include "shudu/solver/method.h"

namespace shudu::fuzz {
namespace {

constexpr int kMostRounds = 6;
constexpr std::size_t kMostSteps = 40;
constexpr std::uint64_t kMostSolutions = 20;
constexpr std::uint64_t kJudgeBudget = 200;
// Some finders grow with a power of the candidates, large fish and nets most of all; a sanitizer
// makes them slower still.
constexpr int kManyCandidates = 150;
constexpr int kManyForFishAndNets = 100;

// What all solutions of a position are, where that could be found out.
struct Judge {
  std::vector<Grid> solutions;
  bool is_complete = false;

  [[nodiscard]] bool is_unique() const { return is_complete && solutions.size() == 1; }
};

Judge judge_of(const View& view) {
  Pencilmarks marks = view.marks();
  for (const Cell cell : view.grid().filled()) marks.set(cell, DigitSet::only(*view.grid()[cell]));
  Judge judge;
  SearchOptions options;
  options.node_budget = kJudgeBudget;
  options.limit = kMostSolutions;
  const auto keep = [&judge](const Grid& solution) {
    judge.solutions.push_back(solution);
    return true;
  };
  const auto result = find_method("dlx")->search(view.layout(), marks, options, keep);
  judge.is_complete = result.is_exact();
  return judge;
}

// Candidates: nine bits a cell say which are gone; those of `spared`, a solution, stay in.
Pencilmarks thinned(const Layout& layout, const Grid* spared, Bytes& bytes) {
  Pencilmarks marks(layout.size());
  for (const Cell cell : layout.all_cells()) {
    const unsigned low = bytes.next();
    const unsigned bits = low | (bytes.next() & 1U) << 8U;
    for (const Digit digit : layout.all_digits()) {
      const bool is_gone = (bits >> static_cast<unsigned>(digit.value() - 1) & 1U) != 0;
      if (is_gone && (spared == nullptr || (*spared)[cell] != digit)) marks.erase(cell, digit);
    }
  }
  return marks;
}

// A digit or two in each cell, all where the byte is 0.
Pencilmarks sparse(const Layout& layout, Bytes& bytes) {
  Pencilmarks marks(layout.size());
  const auto size = static_cast<unsigned>(layout.size());
  for (const Cell cell : layout.all_cells()) {
    const unsigned byte = bytes.next();
    if (byte == 0) continue;
    marks.set(cell, DigitSet{Digit::from_index(static_cast<int>(byte % 16 % size)),
                             Digit::from_index(static_cast<int>(byte / 16 % size))});
  }
  return marks;
}

// Digits as they come; 0 and what is no digit of the grid is an open cell.
Grid scattered(const Layout& layout, Bytes& bytes) {
  Grid grid(layout.size());
  for (const Cell cell : layout.all_cells()) {
    const unsigned byte = bytes.next();
    if (byte != 0 && byte <= static_cast<unsigned>(layout.size())) {
      grid.place(cell, Digit(static_cast<int>(byte)));
    }
  }
  return grid;
}

View next_view(Bytes& bytes) {
  const auto layouts = layout_table();
  const Layout& layout = *layouts[bytes.next() % layouts.size()].layout;
  const Grid open(layout.size());
  const unsigned kind = bytes.next();
  if (kind % 4 == 0) return {layout, open, open, thinned(layout, nullptr, bytes)};
  if (kind % 4 == 1) return {layout, open, open, sparse(layout, bytes)};
  if (kind % 4 == 2) {
    const Grid grid = scattered(layout, bytes);
    if (kind % 8 == 2) return {layout, grid};
    return {layout, open, grid, thinned(layout, nullptr, bytes)};
  }
  SearchOptions one;
  one.limit = 1;
  const auto filled = find_method("mrv")->count(layout, Pencilmarks(layout.size()), one);
  return {layout, open, open, thinned(layout, filled.count > 0 ? &filled.first : nullptr, bytes)};
}

void hold_to_solutions(const View& view, const Step& step, const Judge& judge) {
  require(check_form(view, step) == StepFault::kNone);
  for (const Grid& solution : judge.solutions) {
    require(check_step(view, step, solution) == StepFault::kNone);
  }
}

void hold_facts(const View& view) {
  const View anew(view.layout(), view.givens(), view.grid(), view.marks());
  require(view.open_cells() == anew.open_cells());
  require(view.bivalue_cells() == anew.bivalue_cells());
  require(view.trivalue_cells() == anew.trivalue_cells());
  require(view.is_contradictory() == anew.is_contradictory());
  for (const Digit digit : view.layout().all_digits()) {
    require(view.cells_of(digit) == anew.cells_of(digit));
    for (int h = 0; h < view.layout().house_count(); ++h) {
      require(view.places(House(h), digit) == anew.places(House(h), digit));
    }
  }
}

bool is_too_slow(const View& view, const Technique& technique) {
  const int count = view.marks().candidate_count();
  if (!technique.has(Trait::kOnRequest) && technique.family < Family::kChains) return false;
  const bool is_slowest = technique.family == Family::kFish || technique.family == Family::kForcing;
  return count > (is_slowest ? kManyForFishAndNets : kManyCandidates);
}

std::vector<Step> some_steps(const View& view, const Technique& technique, const Judge& judge) {
  FindOptions options;
  options.uniqueness = judge.is_unique();
  options.givens_known = false;
  options.missing_marks = false;  // what is gone here may be gone without reason
  std::vector<Step> steps;
  if (technique.has(Trait::kUniqueness) && !options.uniqueness) return steps;
  if (technique.has(Trait::kGivens)) return steps;
  if (technique.has(Trait::kClassicOnly) && !view.layout().is_classic()) return steps;
  const auto sink = [&](Step&& step) {
    steps.push_back(std::move(step));
    return steps.size() < kMostSteps;
  };
  technique.find({view, technique, options, sink});
  return steps;
}

void play(Bytes& bytes) {
  View view = next_view(bytes);
  const auto table = technique_table();
  for (int round = 0; round < kMostRounds && !bytes.empty(); ++round) {
    const Judge judge = judge_of(view);
    const Technique& technique = table[bytes.next() % table.size()];
    const unsigned which = bytes.next();
    if (is_too_slow(view, technique)) continue;
    const std::vector<Step> steps = some_steps(view, technique, judge);
    for (const Step& step : steps) hold_to_solutions(view, step, judge);
    if (steps.empty()) continue;
    const Step& chosen = steps[which % steps.size()];
    require(!explain_step(view.layout(), chosen, Language::kEnglish).empty());
    require(!hint_for(view.layout(), chosen, 4, Language::kTraditionalChinese).text.empty());
    view.apply(chosen);
    hold_facts(view);
  }
}

}  // namespace
}  // namespace shudu::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::Bytes bytes(data, size);
  shudu::fuzz::play(bytes);
  return 0;
}
