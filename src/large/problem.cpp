#include "large/problem.h"

#include <bit>
#include <cstddef>

namespace shudu::large {

namespace {

// The places of a value in a house, and the values of a cell, are the four views of the same
// candidates; each has a number: kind * n * n + a * n + b.
class Opening {
 public:
  explicit Opening(const LargeGrid& grid)
      : order_(static_cast<std::size_t>(grid.order())),
        box_rows_(static_cast<std::size_t>(grid.box_rows)),
        box_columns_(static_cast<std::size_t>(grid.box_columns)),
        open_(order_ * order_ * order_, 0),
        left_(kGroupsOfCandidate * order_ * order_, 0),
        is_done_(left_.size(), 0),
        cells_(grid.cells) {}

  // Opens what the givens leave, and follows the singles; false where that is impossible.
  bool follow_singles() {
    for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
      if (cells_[cell] == 0) continue;
      for (const std::size_t view : views(cell, cells_[cell] - 1U)) is_done_[view] = 1;
    }
    for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
      if (cells_[cell] == 0) open_cell(cell);
    }
    for (std::size_t view = 0; view < left_.size(); ++view) {
      if (is_done_[view] != 0) continue;
      if (left_[view] == 0) return false;
      if (left_[view] == 1) singles_.push_back(view);
    }
    while (!singles_.empty()) {
      const std::size_t view = singles_.back();
      singles_.pop_back();
      if (is_done_[view] == 0 && !place_single(view)) return false;
    }
    return true;
  }

  [[nodiscard]] bool is_open(std::size_t cell, std::size_t value) const {
    return open_[cell * order_ + value] != 0;
  }
  [[nodiscard]] const std::vector<std::uint16_t>& cells() const { return cells_; }
  [[nodiscard]] std::size_t order() const { return order_; }

  // The views of a candidate: its cell, and its value in row, column and box.
  [[nodiscard]] std::array<std::size_t, kGroupsOfCandidate> views(std::size_t cell,
                                                                  std::size_t value) const {
    const std::size_t square = order_ * order_;
    const std::size_t row = cell / order_;
    const std::size_t column = cell % order_;
    return {cell, square + row * order_ + value, 2 * square + column * order_ + value,
            3 * square + box(row, column) * order_ + value};
  }

 private:
  [[nodiscard]] std::size_t box(std::size_t row, std::size_t column) const {
    return row / box_rows_ * box_rows_ + column / box_columns_;
  }

  // Cell and value of member `index` of a view.
  [[nodiscard]] std::pair<std::size_t, std::size_t> member(std::size_t view,
                                                           std::size_t index) const {
    const std::size_t square = order_ * order_;
    const std::size_t first = view % square / order_;
    const std::size_t second = view % order_;
    switch (view / square) {
      case 0:
        return {view, index};
      case 1:
        return {first * order_ + index, second};
      case 2:
        return {index * order_ + first, second};
      default:
        break;
    }
    const std::size_t row = first / box_rows_ * box_rows_ + index / box_columns_;
    const std::size_t column = first % box_rows_ * box_columns_ + index % box_columns_;
    return {row * order_ + column, second};
  }

  // The candidates of a cell that no given of its houses has.
  void open_cell(std::size_t cell) {
    const auto first = views(cell, 0);
    for (std::size_t value = 0; value < order_; ++value) {
      const std::size_t done =
          is_done_[first[1] + value] | is_done_[first[2] + value] | is_done_[first[3] + value];
      if (done != 0) continue;
      open_[cell * order_ + value] = 1;
      ++left_[cell];
      for (std::size_t i = 1; i < first.size(); ++i) ++left_[first.at(i) + value];
    }
  }

  // Precondition: the candidate is open.
  bool place(std::size_t cell, std::size_t value) {
    const auto of_candidate = views(cell, value);
    for (const std::size_t view : of_candidate) is_done_[view] = 1;
    bool is_possible = strike(cell, value);
    for (const std::size_t view : of_candidate) {
      for (std::size_t index = 0; left_[view] > 0; ++index) {
        const auto [other_cell, other_value] = member(view, index);
        if (cells_[other_cell] == 0 && is_open(other_cell, other_value)) {
          is_possible = strike(other_cell, other_value) && is_possible;
        }
      }
    }
    cells_[cell] = static_cast<std::uint16_t>(value + 1);
    return is_possible;
  }

  bool strike(std::size_t cell, std::size_t value) {
    open_[cell * order_ + value] = 0;
    bool is_possible = true;
    for (const std::size_t view : views(cell, value)) {
      --left_[view];
      if (is_done_[view] != 0) continue;
      if (left_[view] == 1) singles_.push_back(view);
      if (left_[view] == 0) is_possible = false;
    }
    return is_possible;
  }

  bool place_single(std::size_t view) {
    for (std::size_t index = 0; index < order_; ++index) {
      const auto [cell, value] = member(view, index);
      if (cells_[cell] == 0 && is_open(cell, value)) return place(cell, value);
    }
    return false;
  }

  std::size_t order_;
  std::size_t box_rows_;
  std::size_t box_columns_;
  std::vector<std::uint8_t> open_;
  std::vector<std::uint16_t> left_;
  std::vector<std::uint8_t> is_done_;
  std::vector<std::uint16_t> cells_;
  std::vector<std::size_t> singles_;
};

constexpr std::uint32_t kUnnumbered = 0xffffffffU;

// Numbers the candidates that are open, and the groups that they are in.
void number_candidates(const Opening& board, Problem& problem) {
  const std::size_t order = board.order();
  std::vector<std::uint32_t> number(kGroupsOfCandidate * order * order, kUnnumbered);
  std::uint32_t groups = 0;
  for (std::size_t cell = 0; cell < order * order; ++cell) {
    if (problem.cells[cell] != 0) continue;
    for (std::size_t value = 0; value < order; ++value) {
      if (!board.is_open(cell, value)) continue;
      problem.cell_of.push_back(static_cast<std::uint32_t>(cell));
      problem.value_of.push_back(static_cast<std::uint16_t>(value + 1));
      auto& own = problem.groups_of.emplace_back();
      const auto views = board.views(cell, value);
      for (std::size_t i = 0; i < views.size(); ++i) {
        if (number[views[i]] == kUnnumbered) number[views[i]] = groups++;
        own.at(i) = number[views[i]];
      }
    }
  }
  problem.starts.assign(groups + 1, 0);
}

// Members of groups, by counting.
void list_members(Problem& problem) {
  for (const auto& own : problem.groups_of) {
    for (const std::uint32_t group : own) ++problem.starts[group + 1];
  }
  for (std::size_t g = 1; g < problem.starts.size(); ++g) {
    problem.starts[g] += problem.starts[g - 1];
  }
  problem.members.resize(problem.starts.back());
  std::vector<std::uint32_t> next(problem.starts.begin(), problem.starts.end() - 1);
  for (std::uint32_t candidate = 0; candidate < problem.candidates(); ++candidate) {
    for (const std::uint32_t group : problem.groups_of[candidate]) {
      problem.members[next[group]++] = candidate;
    }
  }
}

}  // namespace

Problem make_problem(const LargeGrid& grid) {
  Problem problem;
  Opening board(grid);
  problem.is_impossible = !board.follow_singles();
  problem.cells = board.cells();
  problem.starts.assign(1, 0);
  if (problem.is_impossible) return problem;
  number_candidates(board, problem);
  list_members(problem);
  return problem;
}

}  // namespace shudu::large
