// Row by row, breadth first, as puzzle_form.h says, for boxes of R rows and C columns: a line
// crosses R boxes of C cells, a band has R lines. Nothing here is packed or tabulated: rows are
// arrays, and the orders of columns that give the smallest row are found by trying all of them.
// Tested in tests/canonical/layout_forms_test.cpp: 4x4 and 6x6 exhaustively.
#include "canonical/box_forms.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "shudu/core/as_index.h"
#include "shudu/core/sort.h"

namespace shudu {
namespace {

using Row = std::array<std::uint8_t, kMaxSize>;

// Above all names: a digit that has none yet.
constexpr std::uint8_t kUnnamed = kMaxSize + 1;

// A rearrangement of which the first rows are known.
struct Partial {
  bool transposed = false;
  Row line{};                                     // target row -> source line
  Row column = kIdentityPermutation;              // target column -> source column
  std::array<std::uint8_t, kMaxSize + 1> name{};  // digit -> name; 0 -> 0
  unsigned used = 0;                              // lines taken
  int names = 0;                                  // given so far
  std::array<int, kMaxSize> free_columns{};       // of each box, at its left
  int free_boxes = 0;                             // at the left
};

// An order of a few things: entry i comes i-th.
using Order = std::array<std::uint8_t, kMaxSize>;

class Search {
 public:
  Search(BoxShape shape, const Grid& grid) : shape_(shape), size_(shape.size()), grid_(grid) {
    for (int i = 0; i < size_; ++i) {
      for (const bool transposed : {false, true}) {
        bool is_blank = true;
        for (int j = 0; j < size_; ++j) is_blank &= value(transposed, i, j) == 0;
        if (is_blank) blank_[transposed ? 1 : 0] |= 1U << static_cast<unsigned>(i);
      }
    }
  }

  Winners run() {
    start();
    for (level_ = 0; level_ < size_; ++level_) {
      choose();
      write_row();
      std::vector<Partial> next;
      for (const Choice& choice : choices_) expand(states_[choice.state], choice.line, next);
      states_ = std::move(next);
    }
    return winners();
  }

 private:
  struct Choice {
    std::size_t state;
    int line;
  };

  int value(bool transposed, int line, int place) const {
    return transposed ? grid_.value_at(Cell::at(place, line, size_))
                      : grid_.value_at(Cell::at(line, place, size_));
  }

  void start() {
    Partial partial;
    partial.name.fill(kUnnamed);
    partial.name[0] = 0;
    partial.free_columns.fill(shape_.columns);
    partial.free_boxes = shape_.rows;
    states_.push_back(partial);
    if (shape_.rows != shape_.columns) return;
    partial.transposed = true;
    states_.push_back(partial);
  }

  bool may_follow(const Partial& state, int line) const {
    if ((state.used >> static_cast<unsigned>(line) & 1U) != 0) return false;
    return level_ % shape_.rows == 0 ||
           line / shape_.rows == state.line[as_index(level_ - 1)] / shape_.rows;
  }

  // The lines that give the least row. Of blank lines, whose children are equal, only the first of
  // a band and only one of all blank bands.
  void choose() {
    choices_.clear();
    for (std::size_t i = 0; i < states_.size(); ++i) {
      for (int line = 0; line < size_; ++line) {
        if (!may_follow(states_[i], line) || is_repeated_blank(states_[i], line)) continue;
        const Row row = smallest_row(states_[i], line);
        if (!choices_.empty() && row > best_) continue;
        if (choices_.empty() || row < best_) choices_.clear();
        best_ = row;
        choices_.push_back({i, line});
      }
    }
  }

  bool is_repeated_blank(const Partial& state, int line) const {
    const unsigned blank = blank_[state.transposed ? 1 : 0];
    if ((blank >> static_cast<unsigned>(line) & 1U) == 0) return false;
    const bool in_blank_band = is_blank_band(blank, line / shape_.rows);
    for (int before = 0; before < line; ++before) {
      if ((blank >> static_cast<unsigned>(before) & 1U) == 0 || !may_follow(state, before))
        continue;
      if (before / shape_.rows == line / shape_.rows) return true;
      if (in_blank_band && is_blank_band(blank, before / shape_.rows)) return true;
    }
    return false;
  }

  bool is_blank_band(unsigned blank, int band) const {
    const unsigned lines = ((1U << static_cast<unsigned>(shape_.rows)) - 1U)
                           << static_cast<unsigned>(band * shape_.rows);
    return (blank & lines) == lines;
  }

  // The line's values in the column order so far.
  Row values_of(const Partial& state, int line) const {
    Row values{};
    for (int j = 0; j < size_; ++j) {
      const int digit = value(state.transposed, line, state.column[as_index(j)]);
      values[as_index(j)] = state.name[as_index(digit)];
    }
    return values;
  }

  Row smallest_row(const Partial& state, int line) const {
    Row values = values_of(state, line);
    std::vector<std::vector<std::uint8_t>> boxes;
    for (int b = 0; b < shape_.rows; ++b) {
      auto* const begin = &values[as_index(b * shape_.columns)];
      sort_stably(begin, begin + state.free_columns[as_index(b)]);
      boxes.emplace_back(begin, begin + shape_.columns);
    }
    sort_stably(boxes.begin(), boxes.begin() + state.free_boxes);
    auto* to = values.data();
    for (const auto& box : boxes) to = std::copy(box.begin(), box.end(), to);
    return values;
  }

  void write_row() {
    int name = states_.front().names;
    for (int j = 0; j < size_; ++j) {
      const int value = best_[as_index(j)] == kUnnamed ? ++name : best_[as_index(j)];
      if (value != 0) form_.place(Cell::at(level_, j, size_), Digit(value));
    }
  }

  // All orders of the first `count` things in which no neighbours are the wrong way round.
  template <typename IsWrong>
  static std::vector<Order> orders(int count, IsWrong is_wrong) {
    std::vector<Order> found;
    Order order = kIdentityPermutation;
    do {
      bool fits = true;
      for (int i = 0; i + 1 < count; ++i)
        fits &= !is_wrong(order[as_index(i)], order[as_index(i + 1)]);
      if (fits) found.push_back(order);
    } while (std::next_permutation(order.begin(), order.begin() + count));
    return found;
  }

  // The orders of a box's columns that give its smallest values. Columns that stay blank stay free:
  // their order means nothing yet.
  std::vector<Order> column_orders(const Partial& state, const Row& values, int box) const {
    return orders(state.free_columns[as_index(box)], [&](std::size_t left, std::size_t right) {
      const std::uint8_t a = values[as_index(box * shape_.columns) + left];
      const std::uint8_t b = values[as_index(box * shape_.columns) + right];
      return a > b || (a == b && a == 0 && left > right);
    });
  }

  void expand(const Partial& state, int line, std::vector<Partial>& next) const {
    const Row values = values_of(state, line);
    std::vector<std::vector<Order>> inside;
    std::vector<Row> sorted;
    for (int b = 0; b < shape_.rows; ++b) {
      inside.push_back(column_orders(state, values, b));
      Row& box = sorted.emplace_back();
      for (std::size_t i = 0; i < as_index(shape_.columns); ++i) {
        box[i] = values[as_index(b * shape_.columns) + inside.back().front()[i]];
      }
    }
    const auto box_orders = orders(state.free_boxes, [&](std::size_t left, std::size_t right) {
      return sorted[left] > sorted[right] ||
             (sorted[left] == sorted[right] && sorted[left] == Row{} && left > right);
    });
    for (const Order& boxes : box_orders) add_children(state, line, boxes, inside, next);
  }

  // One child for each choice of an order in each box.
  void add_children(const Partial& state, int line, const Order& boxes,
                    const std::vector<std::vector<Order>>& inside,
                    std::vector<Partial>& next) const {
    std::vector<std::size_t> choice(as_index(shape_.rows), 0);
    for (;;) {
      Partial child = state;
      for (int j = 0; j < size_; ++j) {
        const std::size_t box = boxes[as_index(j / shape_.columns)];
        const std::size_t in_box = inside[box][choice[box]][as_index(j % shape_.columns)];
        child.column[as_index(j)] = state.column[box * as_index(shape_.columns) + in_box];
      }
      place(child, line);
      next.push_back(child);
      std::size_t b = 0;
      while (b < choice.size() && ++choice[b] == inside[b].size()) choice[b++] = 0;
      if (b == choice.size()) return;
    }
  }

  // The line in its order of columns: names new digits and sees what is still free.
  void place(Partial& child, int line) const {
    child.line[as_index(level_)] = static_cast<std::uint8_t>(line);
    child.used |= 1U << static_cast<unsigned>(line);
    for (int j = 0; j < size_; ++j) {
      const int digit = value(child.transposed, line, child.column[as_index(j)]);
      if (child.name[as_index(digit)] != kUnnamed) continue;
      child.name[as_index(digit)] = static_cast<std::uint8_t>(++child.names);
    }
    const auto is_blank = [&](int j) {
      return value(child.transposed, line, child.column[as_index(j)]) == 0;
    };
    // Boxes that were free have all columns free; so a free box has the counts of any other.
    const int was_free = child.free_boxes;
    child.free_boxes = 0;
    for (int b = 0; b < shape_.rows; ++b) {
      const int before = b < was_free ? shape_.columns : child.free_columns[as_index(b)];
      int blank = 0;
      while (blank < before && is_blank(b * shape_.columns + blank)) ++blank;
      child.free_columns[as_index(b)] = blank;
      if (b < was_free && blank == shape_.columns) ++child.free_boxes;
    }
  }

  // The identity and every other permutation of blank rows in their band and of blank bands.
  std::vector<Symmetry> exchanges(bool of_columns) const {
    const std::uint64_t columns = stack_orders();
    const std::uint64_t lines = of_columns ? columns : rows_orders();
    std::vector<Symmetry> found;
    for (std::uint64_t i = 0; i < lines; ++i) {
      const Symmetry moves = geometric_symmetry(shape_, of_columns ? i : i * columns);
      if (leaves_filled_cells(moves)) found.push_back(moves);
    }
    return found;
  }

  bool leaves_filled_cells(const Symmetry& moves) const {
    const CellSet filled = form_.filled();
    return std::all_of(filled.begin(), filled.end(),
                       [&](Cell cell) { return moves.apply(cell) == cell; });
  }

  static std::uint64_t factorial(int n) {
    std::uint64_t result = 1;
    for (int i = 2; i <= n; ++i) result *= static_cast<std::uint64_t>(i);
    return result;
  }
  static std::uint64_t orders_of_blocks(int blocks, int length) {
    std::uint64_t result = factorial(blocks);
    for (int i = 0; i < blocks; ++i) result *= factorial(length);
    return result;
  }
  std::uint64_t rows_orders() const { return orders_of_blocks(shape_.columns, shape_.rows); }
  std::uint64_t stack_orders() const { return orders_of_blocks(shape_.rows, shape_.columns); }

  Winners winners() const {
    Winners result{form_, {}, exchanges(false), exchanges(true)};
    for (const Partial& state : states_) {
      Permutation rows = kIdentityPermutation;
      Permutation columns = kIdentityPermutation;
      for (int i = 0; i < size_; ++i) {
        rows[state.line[as_index(i)]] = static_cast<std::uint8_t>(i);
        columns[state.column[as_index(i)]] = static_cast<std::uint8_t>(i);
      }
      result.moves.push_back(Symmetry::moving(size_, rows, columns, state.transposed));
    }
    return result;
  }

  BoxShape shape_;
  int size_;
  const Grid& grid_;
  std::array<unsigned, 2> blank_{};
  int level_ = 0;
  Row best_{};
  std::vector<Partial> states_;
  std::vector<Choice> choices_;
  Grid form_{shape_.size()};
};

}  // namespace

Winners form_by_breadth(BoxShape shape, const Grid& grid) {
  assert(shape.rows >= 2 && shape.columns >= 2 && grid.size() == shape.size());
  return Search(shape, grid).run();
}

}  // namespace shudu
