// Two lines of a chute in which some crossing lines could exchange their two cells: that leaves the
// crossing lines, the boxes and, if both lines have the same digits there, the lines as they are.
//
//   clue cover   n crossing lines that have all givens of the two lines, and n digits. If all cells
//                there held just these, both lines would have the same digits in the others, too;
//                as no given stands there, they could exchange these, and there would be two
//                solutions. So an open cell holds another digit.
// Qiu's pattern, the second with this reason, and what a step holds stand below. For 9x9 with
// boxes. Source: uniqueness clue cover, Serg and others, the New Sudoku Players' Forum, thread
// 40814; the exchange of lines is as old as the count of grids. Qiu: name as in Sudoku Studio.
#include <vector>

#include "logic/digit_choice.h"
#include "logic/finders.h"

//   Qiu          a square of the two lines and of two crossing lines of a chute, and a pair on
//                these crossing lines in another box. Every other crossing line is filled in both
//                lines or open in both, and what is filled in them differs by one digit each, d in
//                the one line, c in the other. If the pair held just a and b and the square just a,
//                b, c and d, then c and d would be in it, each in the line that lacks it, with a
//                and b across. From where the first line has a, go to the digit in the other line
//                and on to that digit in the first, until it is b: these crossing lines exchange, a
//                and b change places in the square and in the pair. So one of the six cells holds
//                another digit. (All fillings are listed in tests/logic/deadly_patterns_test.cpp.)
//
// Types 1 to 4 are in deadly.h. A step of the first kind has as cells those filled, then those
// open; as `cover` the two lines, then the n crossing lines; Qiu: the two lines. Order: pairs of
// lines, rows first; crossing lines; digits.

namespace shudu {
namespace {

constexpr int kMostCrossings = 4;

// Two rows of a band or two columns of a stack.
struct LinePair {
  House one{0};
  House other{0};
};

std::vector<LinePair> line_pairs() {
  std::vector<LinePair> pairs;
  for (int first = 0; first < 18; ++first) {
    for (int second = first + 1; second / 3 == first / 3; ++second) {
      pairs.push_back({House(first), House(second)});
    }
  }
  return pairs;
}

Cell cell_of(const View& view, House line, std::size_t crossing) {
  return view.layout().cell_list(line)[crossing];
}
House crossing_line(const LinePair& lines, std::size_t crossing) {
  return House((lines.one.index() < 9 ? 9 : 0) + static_cast<int>(crossing));
}

CellSet cells_at_crossings(const View& view, const LinePair& lines, unsigned crossings) {
  return cells_at(view.layout(), lines.one, crossings) |
         cells_at(view.layout(), lines.other, crossings);
}

DigitSet digits_on(const View& view, CellSet cells) {
  DigitSet digits;
  for (const Cell cell : cells) {
    if (!view.grid().is_blank(cell)) digits.insert(*view.grid()[cell]);
  }
  return digits;
}

class ClueCover {
 public:
  explicit ClueCover(const FindTask& task) : task_(task), view_(task.view) {}

  bool run(const LinePair& lines) {
    unsigned given = 0;
    for (std::size_t i = 0; i < 9; ++i) {
      const CellSet pair = cells_at_crossings(view_, lines, 1U << i);
      if (pair.intersects(view_.givens().filled())) given |= 1U << i;
    }
    const int count = std::popcount(given);
    for (int n = std::max(2, count); n <= kMostCrossings; ++n) {
      const bool goes_on = for_each_subset(
          0x1FFU & ~given, n - count, [&](unsigned more) { return look_at(lines, given | more); });
      if (!goes_on) return false;
    }
    return true;
  }

 private:
  bool look_at(const LinePair& lines, unsigned crossings) {
    const CellSet cells = cells_at_crossings(view_, lines, crossings);
    const CellSet open = cells & view_.open_cells();
    const DigitSet held = digits_on(view_, cells);
    const int n = std::popcount(crossings);
    if (open.empty() || held.size() > n) return true;
    return for_each_digit_choice(view_, open, n, held, [&](DigitSet digits) {
      DigitsByCell own{};
      for (const Cell cell : open) own[static_cast<std::size_t>(cell.index())] = digits;
      DeadlyPattern pattern = deadly_pattern(view_, open, own);
      const CellSet filled = cells - open;
      std::vector<Cell> order(filled.begin(), filled.end());
      order.insert(order.end(), open.begin(), open.end());
      pattern.order = order;
      const auto add_lines = [&](Step&& step) {
        step.cover = {lines.one, lines.other};
        for (std::size_t i = 0; i < 9; ++i) {
          if ((crossings >> i & 1U) != 0) step.cover.push_back(crossing_line(lines, i));
        }
        return task_.sink(std::move(step));
      };
      return hand_over_all_types(task_.with(add_lines), pattern);
    });
  }

  const FindTask& task_;
  const View& view_;
};

// Qiu's pattern on two lines, the first and the second of which may stand for either.
class QiuSearch {
 public:
  QiuSearch(const FindTask& task, const LinePair& lines)
      : task_(task), view_(task.view), lines_(lines) {}

  bool run() {
    if (!note_filled()) return true;
    for (std::size_t one = 0; one < 9; ++one) {
      for (std::size_t other = one + 1; other / 3 == one / 3; ++other) {
        if ((open_ >> one & open_ >> other & 1U) != 0 && !look_at(one, other)) return false;
      }
    }
    return true;
  }

 private:
  // False: a crossing line is filled in one line alone, or the digits do not differ by one each.
  bool note_filled() {
    std::array<DigitSet, 2> filled;
    for (std::size_t i = 0; i < 9; ++i) {
      const Cell one = cell_of(view_, lines_.one, i);
      const Cell other = cell_of(view_, lines_.other, i);
      const bool is_open = view_.open_cells().contains(one);
      if (is_open != view_.open_cells().contains(other)) return false;
      if (is_open) {
        open_ |= 1U << i;
      } else {
        filled[0].insert(*view_.grid()[one]);
        filled[1].insert(*view_.grid()[other]);
      }
    }
    const DigitSet only_first = filled[0] - filled[1];
    const DigitSet only_second = filled[1] - filled[0];
    if (only_first.size() != 1 || only_second.size() != 1) return false;
    missing_ = {only_second, only_first};
    free_ = view_.layout().all_digits() - (filled[0] | filled[1]);
    return true;
  }

  bool look_at(std::size_t one, std::size_t other) {
    const unsigned columns = 1U << one | 1U << other;
    const CellSet first = cells_at(view_.layout(), lines_.one, columns);
    const CellSet second = cells_at(view_.layout(), lines_.other, columns);
    const int chute = lines_.one.index() / 3;
    for (int line = chute / 3 * 9; line < chute / 3 * 9 + 9; ++line) {
      if (line / 3 == chute) continue;
      const CellSet pair = cells_at(view_.layout(), House(line), columns);
      if (!view_.open_cells().contains_all(pair)) continue;
      const bool goes_on = for_each_subset(free_.bits(), 2, [&](unsigned bits) {
        return show(first, second, pair, DigitSet::from_bits(bits));
      });
      if (!goes_on) return false;
    }
    return true;
  }

  bool show(CellSet first, CellSet second, CellSet pair, DigitSet digits) {
    DigitsByCell own{};
    const auto give = [&own](CellSet cells, DigitSet some) {
      for (const Cell cell : cells) own[static_cast<std::size_t>(cell.index())] = some;
    };
    give(first, digits | missing_[0]);
    give(second, digits | missing_[1]);
    give(pair, digits);
    const DeadlyPattern pattern = deadly_pattern(view_, first | second | pair, own);
    if (pattern.roof.empty() || (pattern.roof.size() > 2 && pattern.extras.size() > 1)) return true;
    for (const Cell cell : pattern.cells) {
      if (!pattern.digits_in(cell).intersects(view_.candidates(cell))) return true;
    }
    const auto add_lines = [this](Step&& step) {
      step.cover = {lines_.one, lines_.other};
      return task_.sink(std::move(step));
    };
    return hand_over_all_types(task_.with(add_lines), pattern);
  }

  const FindTask& task_;
  const View& view_;
  LinePair lines_;
  unsigned open_ = 0;
  std::array<DigitSet, 2> missing_;  // that the other line has in what is filled
  DigitSet free_;
};

}  // namespace

bool find_uniqueness_clue_cover(const FindTask& task) {
  ClueCover cover(task);
  for (const LinePair& lines : line_pairs()) {
    if (!cover.run(lines)) return false;
  }
  return true;
}

bool find_qiu_deadly_pattern(const FindTask& task) {
  for (const LinePair& lines : line_pairs()) {
    if (!QiuSearch(task, lines).run()) return false;
  }
  return true;
}

}  // namespace shudu
