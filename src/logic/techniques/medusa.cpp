// 3D Medusa: two colours on candidates of several digits at once (clusters.h): in each cluster one
// colour is entirely true, the other entirely false. Six rules; A is any of the two colours.
//
//   1 two candidates of A in one cell            A is false: both cannot be true
//   2 two places of a digit in A see each other  A is false, for the same reason
//   3 a cell has candidates of both colours      its other candidates go: one of the two is there
//   4 a candidate sees its digit in both colours it goes: one of the two is true
//   5 a candidate shares its cell with a colour, and sees its digit in the other: it goes likewise
//   6 A rules out all candidates of a cell       A is false: the cell could not be filled
//
// A step: `marks` are the cluster, colour A of the lowest candidate and B; where a colour is false
// that one is A, and `cells` the cell of rule 1 or 6 (its candidates are marked as off), or the two
// of rule 2; else all cells of the cluster. A colour that several rules refute is one step, by the
// first of 1, 2, 6; a candidate goes by rule 3, 5 or 4 as its cell has both colours, one or none.
// Clusters of one digit are simple colours and left to them. Order: clusters; false colours, then
// rules 3, 4, 5. Names and rules: 3D Medusa of sudokuwiki.org (Andrew Stuart). Tests: tests/cases.
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "logic/clusters.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/techniques/medusa.h"

namespace shudu {
namespace {

// Rule 1: the first cell with two candidates of a colour.
std::vector<Cell> doubled_cell(const View& view, const CandidateSet& color) {
  for (const Cell cell : view.open_cells()) {
    if (digits_in(color, view, cell).size() > 1) return {cell};
  }
  return {};
}

// Rule 2: the first two cells that see each other and have the colour in the same digit.
std::vector<Cell> doubled_digit(const View& view, const CandidateSet& color) {
  std::vector<Cell> cells;
  color.for_each([&](Candidate candidate) {
    if (!cells.empty()) return;
    for (const Cell other : view.layout().peers(candidate.cell) & view.cells_of(candidate.digit)) {
      if (!color.contains({other, candidate.digit})) continue;
      cells = {candidate.cell, other};
      return;
    }
  });
  return cells;
}

// Rule 6: the first cell whose candidates are all ruled out.
std::vector<Cell> emptied_cell(const View& view, const CandidateSet& killed) {
  for (const Cell cell : view.open_cells()) {
    const DigitSet digits = view.candidates(cell);
    if (!digits.empty() && digits_in(killed, view, cell) == digits) return {cell};
  }
  return {};
}

// A step about a cluster: the colour `first` is A.
Step step_of_cluster(const Technique& technique, const Cluster& cluster, std::size_t first) {
  const CandidateSet all = cluster.colored[0] | cluster.colored[1];
  CellSet cells;
  all.for_each([&cells](Candidate candidate) { cells.insert(candidate.cell); });
  Step step = step_of(technique, digits_of(all), cells);
  add_color(cluster.colored[first], MarkRole::kColorA, step);
  add_color(cluster.colored[1 - first], MarkRole::kColorB, step);
  return step;
}

bool give_false_colors(const FindTask& task, const Cluster& cluster) {
  for (std::size_t color = 0; color < 2; ++color) {
    std::vector<Cell> cells = medusa_refutation(task.view, cluster, color);
    if (cells.empty()) continue;
    Step step = step_of_cluster(task.technique, cluster, color);
    step.cells = std::move(cells);
    if (step.cells.size() == 1 &&
        digits_in(cluster.colored[color], task.view, step.cells[0]).empty()) {
      for (const Digit digit : task.view.candidates(step.cells[0])) {
        step.marks.push_back({{step.cells[0], digit}, MarkRole::kOff});
      }
    }
    cluster.colored[color].for_each(
        [&step](Candidate candidate) { step.eliminations.push_back(candidate); });
    if (!hand_over(std::move(step), task.sink)) return false;
  }
  return true;
}

bool give_traps(const FindTask& task, const Cluster& cluster) {
  // By how many of the two colours the cell of the candidate has: rules 4, 5, 3.
  std::array<std::vector<Candidate>, 3> trapped;
  medusa_traps(cluster).for_each([&](Candidate candidate) {
    std::size_t colors = 0;
    for (const CandidateSet& color : cluster.colored) {
      if (!digits_in(color, task.view, candidate.cell).empty()) ++colors;
    }
    trapped[colors].push_back(candidate);
  });
  for (const std::size_t colors : {2U, 0U, 1U}) {
    Step step = step_of_cluster(task.technique, cluster, 0);
    step.eliminations = trapped[colors];
    if (!hand_over(std::move(step), task.sink)) return false;
  }
  return true;
}

}  // namespace

void add_color(const CandidateSet& candidates, MarkRole role, Step& step) {
  candidates.for_each([&](Candidate candidate) { step.marks.push_back({candidate, role}); });
}

std::vector<Cell> medusa_refutation(const View& view, const Cluster& cluster, std::size_t color) {
  std::vector<Cell> cells = doubled_cell(view, cluster.colored[color]);
  if (cells.empty()) cells = doubled_digit(view, cluster.colored[color]);
  if (cells.empty()) cells = emptied_cell(view, cluster.killed[color]);
  return cells;
}

CandidateSet medusa_traps(const Cluster& cluster) {
  return (cluster.killed[0] & cluster.killed[1]) - (cluster.colored[0] | cluster.colored[1]);
}

bool find_medusa_3d(const FindTask& task) {
  for (const Cluster& cluster : clusters_of(task.view)) {
    if (task.options.is_stopped()) return false;
    if (digits_of(cluster.colored[0] | cluster.colored[1]).size() < 2) continue;
    if (!give_false_colors(task, cluster)) return false;
    if (!give_traps(task, cluster)) return false;
  }
  return true;
}

}  // namespace shudu
