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
#include <span>

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

std::size_t at(Cell cell) { return static_cast<std::size_t>(cell.index()); }
std::size_t at(House house) { return static_cast<std::size_t>(house.index()); }

HouseSet houses_of(const Layout& layout, Cell cell) {
  HouseSet set = 0;
  for (const House house : layout.houses_of(cell)) set |= HouseSet{1} << house.index();
  return set;
}

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

HouseView view_of(const Board& board, std::span<const Cell> house) {
  HouseView view;
  for (const Cell cell : house) {
    const unsigned digits = board[at(cell)];
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
  Cell cell{0};
  House house{0};
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
      const Cell cell = is_of_cell ? choice.cell : layout_.cell_list(choice.house)[next];
      Board child = level.board;
      child[at(cell)] = static_cast<std::uint16_t>(is_of_cell ? 1U << next : choice.digit);
      enter(child, houses_of(layout_, cell));
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
    for (const Cell cell : layout_.all_cells()) {
      const unsigned here = board[at(cell)];
      if (is_single(here)) continue;
      double weight = 1.0 + weights_.cell[at(cell)];
      unsigned digits = weights_.weighing.counts_touched ? here : 0U;
      for (; digits != 0; digits &= digits - 1) {
        const auto d = static_cast<std::size_t>(std::countr_zero(digits));
        for (const House house : layout_.houses_of(cell)) weight += weights_.digit[at(house)][d];
      }
      const double score = weight * kShare[here];
      if (score > best.score) best = {score, cell, House(0), 0, here};
    }
  }

  void choose_digit(const Board& board, Choice& best) const {
    for (int h = 0; h < layout_.house_count(); ++h) {
      const House house(h);
      std::array<unsigned, 9> places{};
      std::array<double, 9> weight{};
      for (std::size_t place = 0; place < 9; ++place) {
        const std::size_t cell = at(layout_.cell_list(house)[place]);
        for (unsigned digits = board[cell]; digits != 0; digits &= digits - 1) {
          const auto d = static_cast<std::size_t>(std::countr_zero(digits));
          places[d] |= 1U << place;
          if (weights_.weighing.counts_touched) weight[d] += weights_.cell[cell];
        }
      }
      for (std::size_t d = 0; d < 9; ++d) {
        if (is_single(places[d])) continue;
        const double score = (1.0 + weights_.digit[at(house)][d] + weight[d]) * kShare[places[d]];
        if (score > best.score) best = {score, Cell(0), house, 1U << d, places[d]};
      }
    }
  }

  // Naked and hidden singles to the end, in the houses of `news` and those that change; false, and
  // a weight more, at a contradiction.
  bool settle(Board& board, HouseSet news) {
    while (news != 0) {
      const House house(std::countr_zero(news));
      news &= news - 1;
      if (!settle_house(board, house, news)) return false;
    }
    return true;
  }

  bool settle_house(Board& board, House house, HouseSet& news) {
    const HouseView view = view_of(board, layout_.cell_list(house));
    const unsigned wrong = view.any != kAllDigits ? kAllDigits & ~view.any : view.clash;
    if (wrong != 0) {
      return fail(weights_.digit[at(house)][static_cast<std::size_t>(std::countr_zero(wrong))]);
    }
    const unsigned hidden = view.any & ~view.twice;
    for (const Cell cell : layout_.cell_list(house)) {
      const unsigned old = board[at(cell)];
      if (is_single(old)) continue;
      const unsigned own = old & hidden;
      const unsigned left = own != 0 ? own : old & ~view.settled;
      if (left == 0 || !is_single(own)) return fail(weights_.cell[at(cell)]);
      if (left == old) continue;
      board[at(cell)] = static_cast<std::uint16_t>(left);
      news |= houses_of(layout_, cell);
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
    for (const Cell cell : layout_.all_cells()) {
      grid.place(cell, Digit::from_index(std::countr_zero(unsigned{board[at(cell)]})));
    }
    static_cast<void>(run_.report(grid));  // the loop asks the run
  }

  const Layout& layout_ = Layout::classic();
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
    board[at(cell)] = static_cast<std::uint16_t>(marks[cell].bits());
  }
  if (!run.has_ended()) WeightedSearch(run, weights).search(board);
  return run.result();
}

}  // namespace shudu
