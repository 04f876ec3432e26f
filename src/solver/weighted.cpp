// See weighted.h. Propagation is plain: naked and hidden singles, house by house, as long as there
// is news; a node takes about five microseconds. It is the order of the choices that does the work.
//
// Nodes on 121 puzzles that a climber made the kernels worst of (mean / most; kernels take up to
// 100,000):
//   choose among cells, weights of cells and houses                 680 / 13,500
//   among cells and digits of houses, by their own weights          160 /  8,900
//   the same, each failure adding 1.01 times what the last one did   50 /  1,600    kept
//   by their own weights and those of all they touch                490 / 30,700
//   the same, each failure adding 1.3 times what the last one did    19 /    400    kept
// A climber set on the last of these alone soon found puzzles of 8,000 nodes for it and of at most
// 5,400 for the one with own weights and 1.01; both are used in turns (turns.cpp).
#include "solver/weighted.h"

#include <bit>
#include <cstddef>

#include "shudu/core/layout.h"
#include "solver/count_by.h"
#include "solver/search_run.h"

namespace shudu {
namespace {

constexpr unsigned kAllDigits = 0x1FF;

// The candidates of each cell, bit d for digit d + 1.
using Board = std::array<std::uint16_t, 81>;

using HouseSet = std::uint32_t;  // bit h for house h
constexpr HouseSet kAllHouses = 0x7FF'FFFF;

// Cells of each house; houses of each cell.
struct Houses {
  std::array<std::array<std::uint8_t, 9>, 27> cells{};
  std::array<std::array<std::uint8_t, 3>, 81> of{};
  std::array<HouseSet, 81> sets{};  // the same as sets
};

constexpr Houses make_houses() {
  Houses houses;
  for (unsigned cell = 0; cell < 81; ++cell) {
    const unsigned row = cell / 9;
    const unsigned column = cell % 9;
    const unsigned box = row / 3 * 3 + column / 3;
    const std::array<unsigned, 3> house = {row, 9 + column, 18 + box};
    const std::array<unsigned, 3> place = {column, row, row % 3 * 3 + column % 3};
    for (std::size_t i = 0; i < 3; ++i) {
      houses.cells[house[i]][place[i]] = static_cast<std::uint8_t>(cell);
      houses.of[cell][i] = static_cast<std::uint8_t>(house[i]);
      houses.sets[cell] |= HouseSet{1} << house[i];
    }
  }
  return houses;
}
constexpr Houses kHouses = make_houses();

// One over the number of bits: a table, for the machine may have no instruction for either.
constexpr std::array<double, 512> make_shares() {
  std::array<double, 512> shares{};
  for (unsigned bits = 1; bits < shares.size(); ++bits) shares[bits] = 1.0 / std::popcount(bits);
  return shares;
}
constexpr std::array<double, 512> kShare = make_shares();

constexpr bool is_single(unsigned digits) { return (digits & (digits - 1)) == 0; }

// What a house holds: digits that stand somewhere, in several cells, settled, and settled twice.
struct HouseView {
  unsigned any = 0;
  unsigned twice = 0;
  unsigned settled = 0;
  unsigned clash = 0;
};

HouseView view_of(const Board& board, std::size_t house) {
  HouseView view;
  for (const std::uint8_t cell : kHouses.cells[house]) {
    const unsigned digits = board[cell];
    view.twice |= view.any & digits;
    view.any |= digits;
    const unsigned settled = is_single(digits) ? digits : 0;
    view.clash |= view.settled & settled;
    view.settled |= settled;
  }
  return view;
}

// Where a search goes on: a cell, or a digit of a house, and the candidates to try.
struct Choice {
  double score = 0;  // weight for each possibility; 0: there is nothing to choose
  std::size_t cell = 0;
  std::size_t house = 0;
  unsigned digit = 0;  // of the house, as a bit; 0: the cell is chosen
  unsigned left = 0;   // digits of the cell, or places in the house
};

class WeightedSearch {
 public:
  WeightedSearch(SearchRun& run, FailureWeights& weights) : run_(run), weights_(weights) {}

  void search(const Board& start) {
    enter(start, kAllHouses);
    while (depth_ > 0 && !run_.has_ended()) {
      Level& level = levels_[depth_ - 1];
      Choice& choice = level.choice;
      if (choice.left == 0) {
        --depth_;
        continue;
      }
      const auto next = static_cast<std::size_t>(std::countr_zero(choice.left));
      choice.left &= choice.left - 1;
      if (!run_.visit()) return;
      const bool is_of_cell = choice.digit == 0;
      const std::size_t cell = is_of_cell ? choice.cell : kHouses.cells[choice.house][next];
      Board child = level.board;
      child[cell] = static_cast<std::uint16_t>(is_of_cell ? 1U << next : choice.digit);
      enter(child, kHouses.sets[cell]);
    }
  }

 private:
  struct Level {
    Board board;
    Choice choice;
  };

  // A level for the board if it is open, a report if it is full; `news` are houses that are not
  // settled.
  void enter(Board board, HouseSet news) {
    if (!settle(board, news)) return;
    Choice best;
    choose_cell(board, best);
    if (best.score == 0) return report(board);
    choose_digit(board, best);
    levels_[depth_++] = {board, best};
  }

  void choose_cell(const Board& board, Choice& best) const {
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
      if (is_single(board[cell])) continue;
      double weight = 1.0 + weights_.cell[cell];
      unsigned digits = weights_.weighing.counts_touched ? board[cell] : 0U;
      for (; digits != 0; digits &= digits - 1) {
        const auto d = static_cast<std::size_t>(std::countr_zero(digits));
        for (const std::uint8_t house : kHouses.of[cell]) weight += weights_.digit[house][d];
      }
      const double score = weight * kShare[board[cell]];
      if (score > best.score) best = {score, cell, 0, 0, board[cell]};
    }
  }

  void choose_digit(const Board& board, Choice& best) const {
    for (std::size_t house = 0; house < kHouses.cells.size(); ++house) {
      std::array<unsigned, 9> places{};
      std::array<double, 9> weight{};
      for (std::size_t place = 0; place < 9; ++place) {
        const std::size_t cell = kHouses.cells[house][place];
        for (unsigned digits = board[cell]; digits != 0; digits &= digits - 1) {
          const auto d = static_cast<std::size_t>(std::countr_zero(digits));
          places[d] |= 1U << place;
          if (weights_.weighing.counts_touched) weight[d] += weights_.cell[cell];
        }
      }
      for (std::size_t d = 0; d < 9; ++d) {
        if (is_single(places[d])) continue;
        const double score = (1.0 + weights_.digit[house][d] + weight[d]) * kShare[places[d]];
        if (score > best.score) best = {score, 0, house, 1U << d, places[d]};
      }
    }
  }

  // Naked and hidden singles to the end, in the houses of `news` and those that change; false, and
  // a weight more, at a contradiction.
  bool settle(Board& board, HouseSet news) {
    while (news != 0) {
      const auto house = static_cast<std::size_t>(std::countr_zero(news));
      news &= news - 1;
      if (!settle_house(board, house, news)) return false;
    }
    return true;
  }

  bool settle_house(Board& board, std::size_t house, HouseSet& news) {
    const HouseView view = view_of(board, house);
    const unsigned wrong = view.any != kAllDigits ? kAllDigits & ~view.any : view.clash;
    if (wrong != 0)
      return fail(weights_.digit[house][static_cast<std::size_t>(std::countr_zero(wrong))]);
    const unsigned hidden = view.any & ~view.twice;
    for (const std::uint8_t cell : kHouses.cells[house]) {
      const unsigned old = board[cell];
      if (is_single(old)) continue;
      const unsigned own = old & hidden;
      const unsigned left = own != 0 ? own : old & ~view.settled;
      if (left == 0 || !is_single(own)) return fail(weights_.cell[cell]);
      if (left == old) continue;
      board[cell] = static_cast<std::uint16_t>(left);
      news |= kHouses.sets[cell];
    }
    return true;
  }

  // Always false.
  bool fail(double& weight) {
    constexpr double kMost = 1e100;
    weight += weights_.next;
    weights_.next *= weights_.weighing.growth;
    if (weights_.next > kMost) scale(1 / kMost);
    return false;
  }
  void scale(double factor) {
    weights_.next *= factor;
    for (double& weight : weights_.cell) weight *= factor;
    for (auto& house : weights_.digit) {
      for (double& weight : house) weight *= factor;
    }
  }

  void report(const Board& board) {
    Grid grid(9);
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
      grid.place(Cell(static_cast<int>(cell)), Digit::from_index(std::countr_zero(board[cell])));
    }
    static_cast<void>(run_.report(grid));  // the loop asks the run
  }

  SearchRun& run_;
  FailureWeights& weights_;
  std::array<Level, 82> levels_;  // each stands under one with a cell more settled
  std::size_t depth_ = 0;
};

}  // namespace

SearchResult search_by_weights(const Pencilmarks& marks, const SearchOptions& options,
                               FailureWeights& weights) {
  SearchRun run(options, kGoOn, 9);
  Board board;
  for (const Cell cell : Layout::classic().all_cells()) {
    board[static_cast<std::size_t>(cell.index())] = static_cast<std::uint16_t>(marks[cell].bits());
  }
  if (!run.has_ended()) WeightedSearch(run, weights).search(board);
  return run.result();
}

}  // namespace shudu
