// (The finders stand in exocets.cpp and double_exocet.cpp.)
#include "logic/techniques/exocet.h"

#include "logic/als_step.h"
#include "shudu/core/as_index.h"

namespace shudu {
namespace {

// The cells of a cross-line where a digit of the base may be.
std::vector<Cell> places_in(const View& view, const ExocetBase& base, int cross, Digit digit) {
  std::vector<Cell> places;
  for (int line = 0; line < 9; ++line) {
    const bool is_in_box = line / 3 == base.band() && cross / 3 == base.stack;
    if (line == base.line || is_in_box) continue;
    const Cell cell = base.at(line, cross);
    if (may_hold(view, cell, digit)) places.push_back(cell);
  }
  return places;
}

// The other lines of the band.
std::array<int, 2> other_lines(const ExocetBase& base) {
  const int first = 3 * base.band();
  const int place = base.line - first;
  return {first + (place + 1) % 3, first + (place + 2) % 3};
}

// The two cross-lines that do not cross the base box, ascending.
std::array<int, 2> target_crosses(const ExocetBase& base) {
  std::array<int, 2> crosses{};
  std::size_t count = 0;
  for (const int cross : base.crosses) {
    if (cross / 3 != base.stack) crosses[count++] = cross;
  }
  return crosses;
}

bool holds_none(const View& view, Cell cell, DigitSet digits) {
  for (const Digit digit : digits) {
    if (may_hold(view, cell, digit)) return false;
  }
  return true;
}

bool has_any(const Placing& placing, const std::array<Cell, 2>& targets) {
  for (const Cell cell : placing) {
    if (cell == targets[0] || cell == targets[1]) return true;
  }
  return false;
}

void add_bases(const View& view, bool is_row, int line, int stack, std::vector<ExocetBase>& all) {
  for (int free = 0; free < 3; ++free) {
    ExocetBase base;
    base.is_row = is_row;
    base.line = line;
    base.stack = stack;
    base.free = free;
    const int first = 3 * stack;
    base.cells = {base.at(line, first + (free == 0 ? 1 : 0)),
                  base.at(line, first + (free == 2 ? 1 : 2))};
    if (!view.open_cells().contains_all({base.cells[0], base.cells[1]})) continue;
    base.digits = view.candidates(base.cells[0]) | view.candidates(base.cells[1]);
    if (base.digits.size() < 3 || base.digits.size() > 4) continue;
    for (int pair = 0; pair < 9; ++pair) {
      std::array<int, 2> others = {pair / 3, pair % 3};
      std::size_t next = 0;
      for (int s = 0; s < 3; ++s) {
        base.crosses[static_cast<std::size_t>(s)] = 3 * s + (s == stack ? free : others[next++]);
      }
      all.push_back(base);
    }
  }
}

bool has_mirror_place(const View& view, const Exocet& exocet, std::size_t target, Digit digit) {
  if (!exocet.has_mirrors) return true;
  const auto mirrors = mirrors_of(exocet, target);
  return may_hold(view, mirrors[0], digit) || may_hold(view, mirrors[1], digit);
}

bool has_placing(const Exocet& exocet, std::size_t target, Digit digit) {
  for (const Placing& placing : exocet.placings[as_index(digit)]) {
    if (has_only(placing, exocet.targets[target], exocet.targets[1 - target])) return true;
  }
  return false;
}

// Which base digits each target may hold.
std::array<DigitSet, 2> target_digits(const View& view, const Exocet& exocet) {
  std::array<DigitSet, 2> digits;
  for (std::size_t t = 0; t < 2; ++t) {
    for (const Digit digit : exocet.base.digits& view.candidates(exocet.targets[t])) {
      if (has_mirror_place(view, exocet, t, digit) && has_placing(exocet, t, digit)) {
        digits[t].insert(digit);
      }
    }
  }
  return digits;
}

}  // namespace

std::vector<ExocetBase> exocet_bases(const View& view) {
  std::vector<ExocetBase> all;
  for (const bool is_row : {true, false}) {
    for (int line = 0; line < 9; ++line) {
      for (int stack = 0; stack < 3; ++stack) add_bases(view, is_row, line, stack, all);
    }
  }
  return all;
}

std::vector<Placing> placings_of(const View& view, const ExocetBase& base, Digit digit) {
  const Layout& layout = view.layout();
  std::vector<Placing> placings;
  const auto second = places_in(view, base, base.crosses[1], digit);
  const auto third = places_in(view, base, base.crosses[2], digit);
  for (const Cell a : places_in(view, base, base.crosses[0], digit)) {
    for (const Cell b : second) {
      if (layout.peers(a).contains(b)) continue;
      for (const Cell c : third) {
        if (layout.peers(c).contains(a) || layout.peers(c).contains(b)) continue;
        placings.push_back({a, b, c});
      }
    }
  }
  return placings;
}

std::vector<Exocet> junior_exocets(const View& view, const ExocetBase& base) {
  std::vector<Exocet> all;
  const auto lines = other_lines(base);
  const auto crosses = target_crosses(base);
  for (int way = 0; way < 4; ++way) {
    const std::array<std::size_t, 2> at = {static_cast<std::size_t>(way / 2),
                                           static_cast<std::size_t>(way % 2)};
    Exocet exocet{base, {}, true, {}};
    bool fits = true;
    for (std::size_t t = 0; t < 2 && fits; ++t) {
      const Cell target = base.at(lines[at[t]], crosses[t]);
      const Cell companion = base.at(lines[1 - at[t]], crosses[t]);
      exocet.targets[t] = target;
      fits = view.candidates(target).intersects(base.digits) &&
             holds_none(view, companion, base.digits);
    }
    for (const Digit digit : base.digits) {
      if (!fits) break;
      std::vector<Placing>& placings = exocet.placings[as_index(digit)];
      placings = placings_of(view, base, digit);
      for (const Placing& placing : placings) fits &= has_any(placing, exocet.targets);
    }
    if (fits) all.push_back(std::move(exocet));
  }
  return all;
}

std::vector<ExocetChoice> choices_of(const View& view, const Exocet& exocet) {
  std::vector<ExocetChoice> choices;
  const auto in_targets = target_digits(view, exocet);
  for (const Digit one : view.candidates(exocet.base.cells[0])) {
    for (const Digit other : view.candidates(exocet.base.cells[1]) - DigitSet::only(one)) {
      if (in_targets[0].contains(one) && in_targets[1].contains(other)) {
        choices.push_back({{one, other}, {one, other}});
      }
      if (in_targets[0].contains(other) && in_targets[1].contains(one)) {
        choices.push_back({{one, other}, {other, one}});
      }
    }
  }
  return choices;
}

std::array<Cell, 2> mirrors_of(const Exocet& exocet, std::size_t target) {
  const ExocetBase& base = exocet.base;
  const auto crosses = target_crosses(base);
  const auto lines = other_lines(base);
  const int line =
      base.at(lines[0], crosses[target]) == exocet.targets[target] ? lines[1] : lines[0];
  const int cross = crosses[1 - target];
  const int first = cross / 3 * 3;
  const int place = cross - first;
  return {base.at(line, first + (place == 0 ? 1 : 0)), base.at(line, first + (place == 2 ? 1 : 2))};
}

bool has_only(const Placing& placing, Cell target, Cell other) {
  bool has_target = false;
  for (const Cell cell : placing) {
    if (cell == other) return false;
    has_target |= cell == target;
  }
  return has_target;
}

void DigitCases::eliminate(const View& view, Digit digit, Step& step) const {
  const Layout& layout = view.layout();
  if (!bases_.empty()) eliminate_from(view, view.common_peers(bases_), digit, step);
  if (placings_.empty()) return;
  CellSet seen = view.cells_of(digit);
  for (const Placing& placing : placings_) {
    CellSet cells;
    CellSet peers;
    for (const Cell cell : placing) {
      cells.insert(cell);
      peers |= layout.peers(cell);
    }
    seen &= peers - cells;
  }
  eliminate_from(view, seen, digit, step);
}

void describe_exocet(const View& view, const Exocet& exocet, Step& step) {
  const ExocetBase& base = exocet.base;
  step.digits |= base.digits;
  step.base.push_back(base.base_line());
  const auto mark = [&](Cell cell, MarkRole role) {
    for (const Digit digit : view.candidates(cell) & base.digits) {
      add_mark(step, {cell, digit}, role);
    }
  };
  for (const Cell cell : base.cells) {
    step.cells.push_back(cell);
    mark(cell, MarkRole::kColorA);
  }
  for (const Cell cell : exocet.targets) {
    step.cells.push_back(cell);
    mark(cell, MarkRole::kColorB);
  }
  step.cover.clear();
  for (const int cross : base.crosses) {
    step.cover.push_back(base.cross_line(cross));
    for (int line = 0; line < 9; ++line) {
      if (line / 3 != base.band()) mark(base.at(line, cross), MarkRole::kPattern);
    }
  }
}

}  // namespace shudu
