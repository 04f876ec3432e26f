#include "propagation/compile/regions.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "propagation/compile/house_shapes.h"

namespace shudu::propagation {
namespace {

constexpr std::size_t kLongestRun = 6;
constexpr std::size_t kMostBoxes = 30;
constexpr auto kNone = std::numeric_limits<std::size_t>::max();

bool are_disjoint(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if ((a[i] & b[i]) != 0) return false;
  }
  return true;
}

void unite(Bits& a, std::span<const std::uint64_t> b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] |= b[i];
}

std::size_t lowest_cell(std::span<const std::uint64_t> cells) {
  std::size_t word = 0;
  while (cells[word] == 0) ++word;
  return 64 * word + static_cast<std::size_t>(std::countr_zero(cells[word]));
}

}  // namespace

Regions::Regions(const Problem& problem)
    : problem_(problem), cells_(problem.words), newest_(problem.variables(), kNone) {
  list_lines();
  for (std::size_t i = 0; i < problem.houses.size(); ++i) add(problem.house_bits[i], 1);
  for (const std::vector<std::size_t>& lines : lines_) add_runs(lines);
  add_pairs();
}

/// The cells are not those of a region that was there before.
void Regions::add(std::span<const std::uint64_t> cells, int houses) {
  std::size_t& newest = newest_[lowest_cell(cells)];
  for (std::size_t i = newest; i != kNone; i = older_[i]) {
    if (std::equal(cells.begin(), cells.end(), (*this)[i].begin())) return;
  }
  older_.push_back(newest);
  newest = cells_.size();
  houses_.push_back(houses);
  std::copy(cells.begin(), cells.end(), cells_.add().begin());
}

void Regions::list_lines() {
  if (problem_.columns != problem_.values) return;
  const auto size = static_cast<std::size_t>(problem_.values);
  for (std::vector<std::size_t>& lines : lines_) lines.assign(size, kNone);
  for (std::size_t i = 0; i < problem_.houses.size(); ++i) {
    const auto line = line_of(problem_.values, problem_.houses[i]);
    if (line) lines_[line->is_row ? 0 : 1][line->number] = i;
  }
  for (std::vector<std::size_t>& lines : lines_) {
    if (std::find(lines.begin(), lines.end(), kNone) != lines.end()) lines.clear();
  }
}

void Regions::add_runs(const std::vector<std::size_t>& lines) {
  Bits cells;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto first = problem_.house_bits[lines[i]];
    cells.assign(first.begin(), first.end());
    const std::size_t longest = std::min(kLongestRun, lines.size() - 1);
    for (std::size_t j = i + 1; j < lines.size() && j - i < longest; ++j) {
      unite(cells, problem_.house_bits[lines[j]]);
      add(cells, static_cast<int>(j - i + 1));
    }
  }
}

/// The cells beside those of a house. No houses have variables behind the grid.
void Regions::look_beside(const Variables& house, Bits& beside) const {
  std::fill(beside.begin(), beside.end(), 0);
  const int columns = problem_.columns;
  const auto look = [&](int cell, bool is_there) {
    const bool is_in_grid = cell >= 0 && cell < static_cast<int>(problem_.variables());
    if (is_there && is_in_grid) set_bit(beside, static_cast<std::size_t>(cell));
  };
  for (const Variable cell : house) {
    const int column = cell % columns;
    look(cell - columns, true);
    look(cell + columns, true);
    look(cell - 1, column > 0);
    look(cell + 1, column + 1 < columns);
  }
}

void Regions::add_pairs() {
  std::vector<bool> is_line(problem_.houses.size());
  for (const std::vector<std::size_t>& lines : lines_) {
    for (const std::size_t line : lines) is_line[line] = true;
  }
  std::vector<std::size_t> boxes;
  for (std::size_t i = 0; i < is_line.size(); ++i) {
    if (!is_line[i]) boxes.push_back(i);
  }
  if (boxes.size() == is_line.size() || boxes.size() > kMostBoxes) return;
  Bits beside(problem_.words);
  Bits both;
  for (const std::size_t a : boxes) {
    const auto first = problem_.house_bits[a];
    look_beside(problem_.houses[a], beside);
    for (const std::size_t b : boxes) {
      const auto second = problem_.house_bits[b];
      if (b <= a || !are_disjoint(first, second) || are_disjoint(beside, second)) continue;
      both.assign(first.begin(), first.end());
      unite(both, second);
      add(both, 2);
    }
  }
}

}  // namespace shudu::propagation
