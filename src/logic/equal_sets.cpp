#include "logic/equal_sets.h"

#include <algorithm>
#include <array>

#include "logic/counted_sets.h"
#include "logic/finding.h"

namespace shudu {
namespace {

// What a set has of a digit.
struct Supply {
  int filled = 0;
  CellSet places;
  int most = 0;  // filled and open together
};

Supply supply_of(const View& view, CellSet cells, Digit digit) {
  Supply supply;
  for (const Cell cell : cells - view.open_cells()) {
    if (*view.grid()[cell] == digit) ++supply.filled;
  }
  supply.places = cells & view.cells_of(digit);
  supply.most = supply.filled + most_times(view.layout(), supply.places);
  return supply;
}

// The other set has the digit no more often than `set` has it filled in.
void conclude_from_room(const View& view, Digit digit, const Supply& set, const Supply& other,
                        Step& step) {
  if (other.most <= set.filled) eliminate_from(view, set.places, digit, step);
}

// `set` must have the digit as often as it fits, for the other has it filled in as often.
void conclude_from_need(const View& view, Digit digit, const Supply& set, const Supply& other,
                        Step& step) {
  if (set.places.empty() || set.most != other.filled) return;
  eliminate_by_count(view, set.places, digit, step);
  const int open = set.most - set.filled;
  if (open == 1 && set.places.size() > 1) return;
  for (const Cell cell : set.places) {
    if (most_times(view.layout(), set.places - CellSet::only(cell)) == open) continue;
    for (const Digit rest : view.candidates(cell) - DigitSet::only(digit)) {
      step.eliminations.push_back({cell, rest});
    }
  }
}

// A way to fill a set: the digits of its cells, and how often each digit is used, three bits each.
struct FilledSet {
  std::vector<Candidate> candidates;
  std::uint32_t times = 0;
};

void fill(const View& view, const std::vector<Cell>& cells, FilledSet& filling,
          std::vector<FilledSet>& all) {
  if (filling.candidates.size() == cells.size()) {
    all.push_back(filling);
    return;
  }
  const Cell cell = cells[filling.candidates.size()];
  const bool is_open = view.open_cells().contains(cell);
  for (const Digit digit : is_open ? view.candidates(cell) : DigitSet{*view.grid()[cell]}) {
    const bool clashes = std::any_of(
        filling.candidates.begin(), filling.candidates.end(), [&](const Candidate& earlier) {
          return earlier.digit == digit && view.layout().peers(cell).contains(earlier.cell);
        });
    if (clashes) continue;
    const auto shift = 3U * static_cast<unsigned>(digit.index());
    filling.candidates.push_back({cell, digit});
    filling.times += 1U << shift;
    fill(view, cells, filling, all);
    filling.times -= 1U << shift;
    filling.candidates.pop_back();
  }
}

std::vector<FilledSet> fillings_of(const View& view, CellSet cells) {
  std::vector<FilledSet> all;
  FilledSet filling;
  fill(view, std::vector<Cell>(cells.begin(), cells.end()), filling, all);
  return all;
}

bool agree(const Layout& layout, const FilledSet& one, const FilledSet& other) {
  if (one.times != other.times) return false;
  for (const Candidate& a : one.candidates) {
    for (const Candidate& b : other.candidates) {
      if (a.digit == b.digit && layout.peers(a.cell).contains(b.cell)) return false;
    }
  }
  return true;
}

void conclude_jointly(const View& view, const EqualSets& sets, Step& step) {
  const std::vector<FilledSet> ones = fillings_of(view, sets.in_base);
  const std::vector<FilledSet> others = fillings_of(view, sets.in_cover);
  CandidateSet possible;
  for (const FilledSet& one : ones) {
    for (const FilledSet& other : others) {
      if (!agree(view.layout(), one, other)) continue;
      for (const Candidate& candidate : one.candidates) possible.insert(candidate);
      for (const Candidate& candidate : other.candidates) possible.insert(candidate);
    }
  }
  for (const Cell cell : (sets.in_base | sets.in_cover) & view.open_cells()) {
    for (const Digit digit : view.candidates(cell)) {
      if (!possible.contains({cell, digit})) step.eliminations.push_back({cell, digit});
    }
  }
}

void describe(const View& view, const EqualSets& sets, Step& step) {
  step.base = sets.base;
  step.cover = sets.cover;
  for (const Candidate& gone : step.eliminations) step.digits.insert(gone.digit);
  for (const bool is_base : {true, false}) {
    for (const Cell cell : is_base ? sets.in_base : sets.in_cover) {
      step.cells.push_back(cell);
      mark_in(view, cell, step.digits, is_base ? MarkRole::kColorA : MarkRole::kColorB, step);
    }
  }
}

DigitSet filled_digits(const View& view, CellSet cells) {
  DigitSet digits;
  for (const Cell cell : cells - view.open_cells()) digits.insert(*view.grid()[cell]);
  return digits;
}

DigitSet digits_in(const View& view, CellSet cells) {
  DigitSet digits;
  for (const Cell cell : cells) digits |= view.candidates(cell);
  return digits;
}

}  // namespace

bool hand_over_equal_sets(const FindTask& task, const EqualSets& sets) {
  const View& view = task.view;
  Step plain = step_of(task.technique, DigitSet(), CellSet());
  Step full = plain;
  const DigitSet filled = filled_digits(view, sets.in_base | sets.in_cover);
  for (const Digit digit : view.layout().all_digits()) {
    const CellSet places = view.cells_of(digit);
    const bool is_idle = places.intersects(sets.in_base) == places.intersects(sets.in_cover);
    if (is_idle && !filled.contains(digit)) continue;  // both have room, and neither needs it
    const Supply base = supply_of(view, sets.in_base, digit);
    const Supply cover = supply_of(view, sets.in_cover, digit);
    conclude_from_room(view, digit, base, cover, plain);
    conclude_from_room(view, digit, cover, base, plain);
    conclude_from_need(view, digit, base, cover, full);
    conclude_from_need(view, digit, cover, base, full);
  }
  if (sets.in_base.size() <= kMostJoint) conclude_jointly(view, sets, full);
  full.eliminations.insert(full.eliminations.end(), plain.eliminations.begin(),
                           plain.eliminations.end());
  sort_eliminations(full);
  sort_eliminations(plain);
  const bool proves_more = full.eliminations.size() > plain.eliminations.size();
  if (!plain.eliminations.empty()) {
    describe(view, sets, plain);
    if (!hand_over(std::move(plain), task.sink)) return false;
  }
  if (!proves_more) return true;
  describe(view, sets, full);
  full.als = {{sets.in_base, digits_in(view, sets.in_base)},
              {sets.in_cover, digits_in(view, sets.in_cover)}};
  return hand_over(std::move(full), task.sink);
}

}  // namespace shudu
