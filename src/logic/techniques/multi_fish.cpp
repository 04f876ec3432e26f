// Multi-fish: several digits in several rows (or columns), each of which needs each of the digits
// that it has not yet: these are the truths. In each column they are taken up either by the column,
// which has room for each of the digits once, or by its cells in these rows, which have room for
// one digit each, whichever are fewer. If the links are as many as the truths, every one is used:
// the columns have these digits nowhere else, the cells have none but these. Where a column and its
// cells are equally many, both hold. (With one digit it is a fish, with one row a hidden subset.)
//
// All sets of digits and lines are looked at; only those that contain no smaller one are shown,
// fish and hidden subsets among the smaller ones. Order: rows, then columns; fewer truths first,
// then digits, lines. In the step: `base` the lines; `cells` those that are links; `cover` the
// crosses that are, als[i] the digits of cover[i] and their places in the lines; marks kPattern.
// Source: "multi-fish" of the Player's Forum; Allan Barker's set logic. Tests: tests/cases,
// tests/logic/rank_test.cpp.
#include <algorithm>

#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/techniques/line_tables.h"
#include "shudu/core/sort.h"

namespace shudu {
namespace {

constexpr std::size_t kMostFish = 4'000;

struct MultiFish {
  unsigned digits = 0;
  unsigned lines = 0;
  int truths = 0;

  [[nodiscard]] bool contains(const MultiFish& other) const {
    return (other.digits & ~digits) == 0 && (other.lines & ~lines) == 0;
  }
};

class MultiFishSearch {
 public:
  MultiFishSearch(const View& view, bool lines_are_rows, const FindOptions& options)
      : view_(view),
        layout_(view.layout()),
        lines_are_rows_(lines_are_rows),
        options_(options),
        tables_(view, lines_are_rows) {
    for (const Digit digit : layout_.all_digits()) {
      auto& lines = lines_with_[static_cast<std::size_t>(digit.index())];
      for (int line = 0; line < layout_.size(); ++line) {
        if (needs(line, digit)) lines |= 1U << line;
      }
    }
  }

  // Fewer truths first, none of which contains an earlier one.
  std::vector<MultiFish> run() {
    const unsigned sets = 1U << layout_.size();
    for (unsigned digits = 1; digits < sets && !options_.is_stopped(); ++digits) {
      note_cells(digits);
      for (unsigned lines = 1; lines < sets; ++lines) try_fish(digits, lines);
    }
    sort_stably(found_.begin(), found_.end(),
                [](const MultiFish& a, const MultiFish& b) { return a.truths < b.truths; });
    std::vector<MultiFish> smallest;
    for (const MultiFish& fish : found_) {
      const bool contains =
          std::any_of(smallest.begin(), smallest.end(),
                      [&fish](const MultiFish& one) { return fish.contains(one); });
      if (!contains) smallest.push_back(fish);
    }
    return smallest;
  }

  [[nodiscard]] Step step_for(const Technique& technique, const MultiFish& fish) {
    note_cells(fish.digits);
    Step step = step_of(technique, DigitSet::from_bits(fish.digits), CellSet());
    CellSet base;
    for (unsigned left = fish.lines; left != 0; left &= left - 1) {
      step.base.push_back(line_house(std::countr_zero(left)));
      base |= layout_.cells(step.base.back());
    }
    for (int cross = 0; cross < layout_.size(); ++cross) add_cross(fish, cross, base, step);
    for (const Digit digit : step.digits) {
      for (const Cell cell : view_.cells_of(digit) & base) step.marks.push_back({{cell, digit}});
    }
    return step;
  }

 private:
  [[nodiscard]] House line_house(int line) const {
    return lines_are_rows_ ? layout_.row(line) : layout_.column(line);
  }
  [[nodiscard]] House cross_house(int cross) const {
    return lines_are_rows_ ? layout_.column(cross) : layout_.row(cross);
  }
  [[nodiscard]] bool needs(int line, Digit digit) const {
    if (view_.places(line_house(line), digit) == 0) return false;
    for (const Cell cell : layout_.cells(line_house(line)) - view_.open_cells()) {
      if (*view_.grid()[cell] == digit) return false;
    }
    return true;
  }
  // Of each cross the lines in which its cell has one of the digits.
  void note_cells(unsigned digits) {
    for (int cross = 0; cross < layout_.size(); ++cross) {
      unsigned& lines = cells_with_[static_cast<std::size_t>(cross)];
      lines = 0;
      for (int line = 0; line < layout_.size(); ++line) {
        if ((tables_.candidates(line, cross).bits() & digits) != 0) lines |= 1U << line;
      }
    }
  }

  [[nodiscard]] int digits_of_cross(const MultiFish& fish, int cross) const {
    return std::popcount(tables_.digits_in(fish.lines, cross) & fish.digits);
  }
  [[nodiscard]] int cells_of_cross(const MultiFish& fish, int cross) const {
    return std::popcount(cells_with_[static_cast<std::size_t>(cross)] & fish.lines);
  }

  void try_fish(unsigned digits, unsigned lines) {
    MultiFish fish{digits, lines, 0};
    unsigned used = 0;
    for (unsigned left = digits; left != 0; left &= left - 1) {
      const unsigned with = lines_with_[static_cast<std::size_t>(std::countr_zero(left))] & lines;
      if (with == 0) return;
      fish.truths += std::popcount(with);
      used |= with;
    }
    if (used != lines) return;
    int links = 0;
    for (int cross = 0; cross < layout_.size(); ++cross) {
      links += std::min(digits_of_cross(fish, cross), cells_of_cross(fish, cross));
      if (links > fish.truths) return;
    }
    if (links == fish.truths && found_.size() < kMostFish) found_.push_back(fish);
  }

  // The links of a cross and what they rule out; where both kinds are as few, those of the cross
  // are the ones that are told.
  void add_cross(const MultiFish& fish, int cross, CellSet base, Step& step) const {
    const int digit_links = digits_of_cross(fish, cross);
    const int cell_links = cells_of_cross(fish, cross);
    if (digit_links == 0) return;
    const CellSet column = layout_.cells(cross_house(cross));
    const auto digits = DigitSet::from_bits(tables_.digits_in(fish.lines, cross) & fish.digits);
    CellSet places;
    for (const Digit digit : digits) places |= view_.cells_of(digit) & column & base;
    if (digit_links <= cell_links) {
      step.cover.push_back(cross_house(cross));
      step.als.push_back({places, digits});
      for (const Digit digit : digits) eliminate_from(view_, column - base, digit, step);
    } else {
      step.cells.insert(step.cells.end(), places.begin(), places.end());
    }
    if (cell_links > digit_links) return;
    for (const Cell cell : places) {
      for (const Digit digit : view_.candidates(cell) - DigitSet::from_bits(fish.digits)) {
        step.eliminations.push_back({cell, digit});
      }
    }
  }

  const View& view_;
  const Layout& layout_;
  bool lines_are_rows_;
  const FindOptions& options_;
  LineTables tables_;
  std::array<unsigned, kMaxSize> lines_with_{};  // of each digit: which need it
  std::array<unsigned, kMaxSize> cells_with_{};
  std::vector<MultiFish> found_;
};

}  // namespace

bool find_multi_fish(const FindTask& task) {
  for (const bool lines_are_rows : {true, false}) {
    MultiFishSearch search(task.view, lines_are_rows, task.options);
    for (const MultiFish& fish : search.run()) {
      if (std::popcount(fish.digits) < 2 || std::popcount(fish.lines) < 2) continue;
      if (!hand_over(search.step_for(task.technique, fish), task.sink)) return false;
    }
  }
  return true;
}

}  // namespace shudu
