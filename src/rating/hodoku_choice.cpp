#include "rating/hodoku_choice.h"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>
#include <vector>

namespace shudu {
namespace {

// The sum of the cells, the first weighted by 1, the others by 81 and 80 more each, and of the
// digits.
long weighted_sum(const std::vector<Candidate>& candidates) {
  long sum = 0;
  long weight = 1;
  for (const Candidate candidate : candidates) {
    sum += candidate.cell.index() * weight + candidate.digit.value();
    weight += 80;
  }
  return sum;
}

long nodes_of(const Step& step) {
  long count = 0;
  for (const Chain& chain : step.chains) count += static_cast<long>(chain.size());
  return count;
}

long als_cells_of(const Step& step) {
  long count = 0;
  for (const StepAls& als : step.als) count += als.cells.size();
  return count;
}

// Does a chain come back to a cell, other than to its first at its end?
bool repeats_a_cell(const Step& step) {
  for (const Chain& chain : step.chains) {
    CellSet seen;
    for (std::size_t i = 0; i < chain.size(); ++i) {
      const bool is_still_there = i > 0 && chain[i].cells == chain[i - 1].cells;
      const bool is_closing = i + 1 == chain.size() && chain[i].cells == chain.front().cells;
      if (is_still_there || is_closing) continue;
      if (seen.intersects(chain[i].cells)) return true;
      seen |= chain[i].cells;
    }
  }
  return false;
}

// As almost locked sets are numbered: by house, then depth first, a set before those that begin
// with it.
std::pair<int, std::vector<Cell>> number_of(CellSet cells) {
  const Layout& layout = Layout::classic();
  int house = 0;
  while (!layout.cells(House(house)).contains_all(cells)) ++house;
  return {house, {cells.begin(), cells.end()}};
}

bool goes_forward(const Step& step) {
  return std::is_sorted(step.als.begin(), step.als.end(), [](const StepAls& a, const StepAls& b) {
    return number_of(a.cells) < number_of(b.cells);
  });
}

bool is_seen(const Step& step, HodokuChoice choice) {
  if (choice == HodokuChoice::kChain) return !repeats_a_cell(step);
  return choice != HodokuChoice::kAlsChain || goes_forward(step);
}

// Smaller is better.
using Rank = std::tuple<long, long, long, long>;

Rank rank_of(const Step& step, HodokuChoice choice) {
  const auto gone = static_cast<long>(step.eliminations.size());
  switch (choice) {
    case HodokuChoice::kChain:
      return {-gone, weighted_sum(step.eliminations), nodes_of(step), 0};
    case HodokuChoice::kAlsChain:
      return {-gone, als_cells_of(step), 0, 0};
    case HodokuChoice::kForcing: {
      const auto put = static_cast<long>(step.placements.size());
      return {-put, -gone, weighted_sum(put > 0 ? step.placements : step.eliminations),
              nodes_of(step)};
    }
    case HodokuChoice::kFirst:
      break;
  }
  return {};
}

}  // namespace

std::optional<Step> choose_hodoku_step(const View& view, std::span<const HodokuRow> turn,
                                       const FindOptions& options) {
  std::optional<Step> best;
  Rank least;
  for (const HodokuRow& row : turn) {
    visit_steps(view, *find_technique(row.slug), options, [&](Step&& step) {
      if (!is_seen(step, row.choice)) return true;
      const Rank rank = rank_of(step, row.choice);
      if (!best || rank < least) {
        best = std::move(step);
        least = rank;
      }
      return row.choice != HodokuChoice::kFirst;
    });
    if (best && row.choice == HodokuChoice::kFirst) break;
  }
  return best;
}

}  // namespace shudu
