// Taking givens away, a half at a time.
//
// Whether given i can go is asked with the givens before it that stayed and all behind it. So a
// range of givens is tried on a board that has those of before and behind already, with all that
// follows from them: for its first half the second is added, for its second half what stayed of the
// first. Each given is placed log n times, mostly where it followed already, instead of n times;
// and when a single given is left to be tried, its cell often has its value without it: nothing is
// to be searched then. Else the value is excluded, and a solution looked for.
#include "shudu/large/generate.h"

#include <numeric>
#include <span>
#include <vector>

#include "large/small/backtrack.h"
#include "large/small/board.h"
#include "large/small/other.h"
#include "large/small/shape.h"
#include "shudu/core/rng.h"
#include "shudu/large/solve.h"

namespace shudu::large {

namespace {

constexpr std::uint64_t kMostNodes = 10000;  // of a question; then the learning engine is asked
constexpr std::uint64_t kGridNodes = 500;    // of a try for a full grid

template <typename OneBoard>
class Maker {
 public:
  Maker(const Wish& wish, std::uint64_t index)
      : wish_(wish),
        shape_(wish.box_rows, wish.box_columns),
        other_(shape_),
        rng_(SplitMix64(SplitMix64(wish.seed).next() + index).next()),
        boards_(1, OneBoard(shape_)) {
    made_.puzzle = open_grid(wish.box_rows, wish.box_columns);
  }

  Result<MadePuzzle, MakeRefusal> make() {
    fill_grid();
    std::vector<std::uint16_t> order(shape_.cells);
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    rng_.shuffle(std::span(order));
    made_.puzzle = made_.solution;
    made_.clues = static_cast<int>(shape_.cells);
    if (!reduce(order, 0)) return MakeRefusal::kStopped;
    made_.is_minimal = made_.clues > wish_.clues || wish_.clues == 0;
    return made_;
  }

 private:
  // A random completion of the open grid; tries that take long are given up, because few of them
  // take most of the time.
  void fill_grid() {
    made_.solution = made_.puzzle;
    const auto keep = [&](const OneBoard& board) {
      for (std::size_t cell = 0; cell < shape_.cells; ++cell) {
        made_.solution.cells[cell] = static_cast<std::uint16_t>(board.value(cell) + 1);
      }
      return false;
    };
    Backtrack<OneBoard> backtrack(shape_, rng_);
    while (backtrack.run(OneBoard(shape_), kGridNodes, keep) != Found::kSome) {
    }
    other_.set_known(made_.solution);
  }

  [[nodiscard]] std::size_t value_of(std::size_t cell) const {
    return made_.solution.cells[cell] - 1U;
  }

  // Tries the givens of a range on boards_[depth], which has all others that are left.
  // NOLINTNEXTLINE(misc-no-recursion)
  [[nodiscard]] bool reduce(std::span<const std::uint16_t> range, std::size_t depth) {
    if (range.size() == 1) return try_given(range[0], depth);
    if (boards_.size() == depth + 1) boards_.push_back(boards_[depth]);
    const auto first = range.first(range.size() / 2);
    const auto second = range.subspan(range.size() / 2);
    boards_[depth + 1] = boards_[depth];
    add_givens(second, boards_[depth + 1]);
    if (!reduce(first, depth + 1)) return false;
    boards_[depth + 1] = boards_[depth];
    add_givens(first, boards_[depth + 1]);
    return reduce(second, depth + 1);
  }

  void add_givens(std::span<const std::uint16_t> cells, OneBoard& board) {
    for (const std::uint16_t cell : cells) {
      if (made_.puzzle.cells[cell] == 0 || board.is_placed(cell)) continue;
      (void)board.place(shape_, cell, value_of(cell));  // of a solution, so it can be
    }
  }

  // False where the work was stopped.
  [[nodiscard]] bool try_given(std::size_t cell, std::size_t depth) {
    if (wish_.stop.is_asked()) return false;
    if (made_.clues <= wish_.clues) return true;
    const Found other = find_other(cell, boards_[depth]);
    if (other == Found::kUnknown) return false;
    if (other == Found::kNone) {
      made_.puzzle.cells[cell] = 0;
      --made_.clues;
    }
    return true;
  }

  // Is there a solution in which the cell has another value? Unknown: stopped.
  [[nodiscard]] Found find_other(std::size_t cell, OneBoard board) {
    if (board.is_placed(cell)) return Found::kNone;
    if (!board.exclude(shape_, cell, value_of(cell))) return Found::kNone;
    const Found found = other_.run(board, kMostNodes);
    return found == Found::kUnknown ? ask_learning(cell) : found;
  }

  [[nodiscard]] Found ask_learning(std::size_t cell) const {
    LargeGrid rest = made_.puzzle;
    rest.cells[cell] = 0;
    const auto outcome = count(rest, {.limit = 2, .most_conflicts = 0, .stop = wish_.stop});
    if (outcome->ending == Ending::kStopped || outcome->ending == Ending::kMemory) {
      return Found::kUnknown;
    }
    return outcome->solutions > 1 ? Found::kSome : Found::kNone;
  }

  const Wish& wish_;
  Shape shape_;
  OtherSolution<OneBoard> other_;
  Rng rng_;
  std::vector<OneBoard> boards_;
  MadePuzzle made_;
};

}  // namespace

Result<MadePuzzle, MakeRefusal> make_puzzle(const Wish& wish, std::uint64_t index) {
  const LargeGrid shape{wish.box_rows, wish.box_columns, {}};
  const auto fault = find_fault(shape);
  if (fault && fault->kind == FaultKind::kBadBox) return MakeRefusal::kBadShape;
  if (shape.order() > kLargestMade) return MakeRefusal::kBadShape;
  if (shape.order() <= 16) return Maker<Board<std::uint16_t, 16>>(wish, index).make();
  return Maker<Board<std::uint32_t, 25>>(wish, index).make();
}

}  // namespace shudu::large
