#include "explain/step_parts.h"

#include <algorithm>

#include "shudu/logic/technique.h"

namespace shudu {

CellSet cells_of_role(const Step& step, std::initializer_list<MarkRole> roles) {
  CellSet cells;
  for (const Mark& mark : step.marks) {
    if (std::find(roles.begin(), roles.end(), mark.role) != roles.end()) {
      cells.insert(mark.candidate.cell);
    }
  }
  return cells;
}

std::vector<Candidate> candidates_of_role(const Step& step, MarkRole role) {
  std::vector<Candidate> candidates;
  for (const Mark& mark : step.marks) {
    if (mark.role == role) candidates.push_back(mark.candidate);
  }
  return candidates;
}

bool has_role(const Step& step, MarkRole role) {
  return std::any_of(step.marks.begin(), step.marks.end(),
                     [role](const Mark& mark) { return mark.role == role; });
}

DigitSet digits_of_role(const Step& step, MarkRole role) {
  DigitSet digits;
  for (const Mark& mark : step.marks) {
    if (mark.role == role) digits.insert(mark.candidate.digit);
  }
  return digits;
}

DigitSet digits_of_role(const Step& step, MarkRole role, Cell cell) {
  DigitSet digits;
  for (const Mark& mark : step.marks) {
    if (mark.role == role && mark.candidate.cell == cell) digits.insert(mark.candidate.digit);
  }
  return digits;
}

DigitSet digits_marked(const Step& step, Cell cell) {
  DigitSet digits;
  for (const Mark& mark : step.marks) {
    if (mark.candidate.cell == cell) digits.insert(mark.candidate.digit);
  }
  return digits;
}

DigitSet eliminated_digits(const Step& step) {
  DigitSet digits;
  for (const Candidate& gone : step.eliminations) digits.insert(gone.digit);
  return digits;
}

CellSet eliminated_cells(const Step& step) {
  CellSet cells;
  for (const Candidate& gone : step.eliminations) cells.insert(gone.cell);
  return cells;
}

DigitSet placed_digits(const Step& step) {
  DigitSet digits;
  for (const Candidate& placed : step.placements) digits.insert(placed.digit);
  return digits;
}

std::vector<Cell> pattern_cells(const Step& step) {
  std::vector<Cell> cells;
  CellSet of_sets;
  for (const StepAls& als : step.als) of_sets |= als.cells;
  for (const Cell cell : step.cells) {
    if (!of_sets.contains(cell)) cells.push_back(cell);
  }
  return cells;
}

std::vector<Cell> unmarked_cells(const Step& step) {
  std::vector<Cell> cells;
  for (const Cell cell : step.cells) {
    if (digits_marked(step, cell).empty()) cells.push_back(cell);
  }
  return cells;
}

DigitSet locked_digit(const Step& step) {
  if (has_role(step, MarkRole::kGuardian) &&
      step.digits == digits_of_role(step, MarkRole::kGuardian)) {
    // A grave: the digit that both cells share and keep.
    DigitSet digits = digits_of_role(step, MarkRole::kPattern);
    for (const Cell cell : step.cells) digits &= digits_of_role(step, MarkRole::kPattern, cell);
    return digits - eliminated_digits(step);
  }
  return step.digits - eliminated_digits(step);
}

bool is_color_false(const Step& step) {
  const std::vector<Candidate> first = candidates_of_role(step, MarkRole::kColorA);
  return !step.eliminations.empty() &&
         std::find(first.begin(), first.end(), step.eliminations.front()) != first.end();
}

bool is_closed(const Step& step) {
  if (step.chains.empty() || step.chains[0].size() < 2) return false;
  const ChainNode& start = step.chains[0].front();
  const ChainNode& end = step.chains[0].back();
  return start.cells == end.cells && start.digit == end.digit && start.is_on == end.is_on;
}

CellSet targets_of_chain(const Layout& layout, const Step& step) {
  if (step.chains.empty()) return {};
  CellSet targets;
  const CellSet ends = step.chains[0].front().cells | step.chains[0].back().cells;
  for (const Cell cell : eliminated_cells(step)) {
    if (layout.peers(cell).contains_all(ends)) targets.insert(cell);
  }
  return targets;
}

CellSet sources_of_chains(const Step& step) {
  CellSet cells;
  for (const Chain& chain : step.chains) cells |= chain.front().cells;
  return cells;
}

std::vector<House> house_around(const Layout& layout, CellSet cells) {
  if (cells.empty()) return {};
  for (const House house : layout.houses_of(cells.first())) {
    if (layout.cells(house).contains_all(cells)) return {house};
  }
  return {};
}

std::vector<House> houses_of_sets(const Layout& layout, const Step& step) {
  std::vector<House> houses;
  for (const StepAls& als : step.als) {
    for (const House house : house_around(layout, als.cells)) {
      if (std::find(houses.begin(), houses.end(), house) == houses.end()) houses.push_back(house);
    }
  }
  return houses;
}

std::vector<Step> single_patterns(const Step& step) {
  const bool is_dual = step.technique->family == Family::kSingleDigit && step.chains.size() == 2;
  if (!is_dual) return {step};
  std::vector<Step> patterns(2, step);
  const auto take_half = [](std::vector<House>& houses, std::size_t half) {
    if (houses.size() != 4) return;
    const auto first = houses.begin() + static_cast<std::ptrdiff_t>(2 * half);
    houses = std::vector<House>(first, first + 2);
  };
  for (std::size_t half = 0; half < 2; ++half) {
    Step& pattern = patterns[half];
    pattern.chains = {step.chains[half]};
    pattern.digits = DigitSet::only(step.chains[half].front().digit);
    take_half(pattern.base, half);
  }
  return patterns;
}

}  // namespace shudu
