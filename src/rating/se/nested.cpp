// What a level above 0 adds to a branch in which nothing more follows: the first family that finds
// something on what is left of the candidates.
//
//   level 1   locked candidates, hidden pairs, naked pairs, X-wings
//   level 2   these, then static chains and cycles
//   level 3   these, then multiple chains
//   level 4   the four simple ones, then dynamic chains
//   level 5   these, then dynamic chains with static ones inside
//
// Of each hint, in its order, every elimination becomes an OFF node, whose parents are the OFF
// nodes that had to be there first: the candidates that the pattern needs gone. A hint without any
// does not depend on the branch and is left out. Cells are taken row by row (the original takes
// them in an order given by chance). Source: Sudoku Explainer 1.2.1.
#include <algorithm>

#include "rating/se/branch_producers.h"
#include "rating/se/inner_static.h"
#include "rating/se/producers.h"

namespace shudu::se {
namespace {

class Advancing {
 public:
  explicit Advancing(const OpenBranch& open)
      : g_(open.g), s_(open.s), branch_(open.branch), before_(open.branch.off_count) {}

  [[nodiscard]] bool has_added() const { return branch_.off_count > before_; }

  // False: the family finds nothing at all in what changed since.
  bool add_simple(bool (*find)(const Position&, int, HintSink), int since) {
    bool is_clean = true;
    find(s_, since, [&](const Hint& hint) {
      is_clean = false;
      parents_.clear();
      if (hint.rule == Rule::kNakedPair) {
        naked_pair_parents(hint);
      } else if (hint.rule == Rule::kHiddenPair) {
        hidden_pair_parents(hint);
      } else {
        locked_parents(hint);
      }
      std::vector<std::uint16_t> gone;
      hint.eliminations.for_each(
          [&](Candidate one) { gone.push_back(static_cast<std::uint16_t>(spot_of(one.index()))); });
      add(gone, nullptr);
      return true;
    });
    return !is_clean;
  }

  void add_chains(const InnerHints& hints) {
    for (const auto& hint : hints) {
      parents_.clear();
      for (const CausedNode& caused : hint->causes) caused_parents(caused);
      add(hint->gone, hint);
    }
  }

 private:
  void want(int cell, int digit) {
    if (!g_.has(cell, digit) || s_.has(cell, digit)) return;
    const auto spot = static_cast<std::uint16_t>(spot_at(cell, digit));
    if (std::find(parents_.begin(), parents_.end(), spot) == parents_.end()) {
      parents_.push_back(spot);
    }
  }

  // What had to go from its cell, or from its house of the kind, before an ON node could follow.
  void caused_parents(const CausedNode& caused) {
    const int cell = cell_of_spot(caused.spot);
    const int digit = digit_of_spot(caused.spot);
    if (caused.cause == SeCause::kCell) {
      unsigned gone = g_.marks[cell] & ~unsigned{s_.marks[cell]};
      for (; gone != 0; gone &= gone - 1) want(cell, lowest(gone));
      return;
    }
    const int kind = static_cast<int>(caused.cause) - static_cast<int>(SeCause::kBox);
    const int house = kGeometry.house[cell][kind];
    unsigned gone = g_.places[digit][house] & ~unsigned{s_.places[digit][house]};
    for (; gone != 0; gone &= gone - 1) want(kGeometry.cell[house][lowest(gone)], digit);
  }

  // Locked candidates and X-wings: what the base houses lost outside the covers.
  void locked_parents(const Hint& hint) {
    const int digit = lowest(hint.digits);
    CellSet covered;
    for (std::uint32_t left = hint.houses & ~hint.bases; left != 0; left &= left - 1) {
      covered |= kGeometry.cells[std::countr_zero(left)];
    }
    for (std::uint32_t left = hint.bases; left != 0; left &= left - 1) {
      for (const int cell : kGeometry.cell[std::countr_zero(left)]) {
        if (!covered.contains(Cell(cell))) want(cell, digit);
      }
    }
  }

  void hidden_pair_parents(const Hint& hint) {
    const int a = lowest(hint.digits);
    const int b = lowest(hint.digits & (hint.digits - 1U));
    for (const int cell : kGeometry.cell[std::countr_zero(hint.houses)]) {
      if (s_.has(cell, a) || s_.has(cell, b)) continue;
      want(cell, a);
      want(cell, b);
    }
  }

  void naked_pair_parents(const Hint& hint) {
    for (const int cell : kGeometry.cell[std::countr_zero(hint.houses)]) {
      if (!hint.cells.contains(Cell(cell))) continue;
      for (unsigned left = g_.marks[cell] & ~unsigned{hint.digits}; left != 0; left &= left - 1) {
        want(cell, lowest(left));
      }
    }
  }

  void add(const std::vector<std::uint16_t>& gone, const std::shared_ptr<const InnerHint>& inner) {
    if (!parents_.empty()) add_advanced(branch_, gone, {parents_, inner});
  }

  const Position& g_;
  const Position& s_;
  Branch& branch_;
  int before_;
  std::vector<std::uint16_t> parents_;
};

InnerHints find_inner(const Position& s, Family family, bool with_proof, BranchMemory& memory) {
  switch (family) {
    case Family::kStatic:
      return inner_static_hints(s, with_proof, memory.statics);
    case Family::kMultiple:
      return inner_multiple_hints(s, with_proof, memory.multiples);
    case Family::kDynamic:
      return inner_dynamic_hints(s, 0, with_proof, memory);
    case Family::kDynamicWithStatic:
      return inner_dynamic_hints(s, 2, with_proof, memory);
    case Family::kCount:
      break;
  }
  return {};
}

// Shared, for the table may be emptied before the list is read.
std::shared_ptr<const InnerHints> inner_hints(const Position& s, Family family, bool with_proof,
                                              BranchMemory& memory) {
  // About 1 KiB each, with their places in the tables.
  constexpr std::size_t kMostKept = 60'000;
  SpotSet key;
  for (int digit = 0; digit < 9; ++digit) key.add_cells(digit, s.cells_of_digit[digit]);
  InnerResults& results = memory.results[static_cast<int>(family)];
  const auto known = results.find(key);
  if (known != results.end()) return known->second;
  auto hints = std::make_shared<const InnerHints>(find_inner(s, family, with_proof, memory));
  if (memory.meter.is_out) return std::make_shared<const InnerHints>();
  memory.kept_results += 1 + hints->size();
  if (memory.kept_results > kMostKept) memory.forget_results();
  results[key] = hints;
  return hints;
}

struct LevelFamilies {
  Family family[2];
  int count;
};
constexpr LevelFamilies kFamilies[6] = {
    {{}, 0},
    {{}, 0},
    {{Family::kStatic}, 1},
    {{Family::kStatic, Family::kMultiple}, 2},
    {{Family::kDynamic}, 1},
    {{Family::kDynamic, Family::kDynamicWithStatic}, 2},
};

}  // namespace

void BranchMemory::forget_results() {
  for (InnerResults& of_family : results) of_family.clear();
  kept_results = 0;
}

std::size_t SpotSetHash::operator()(const SpotSet& set) const {
  std::uint64_t hash = 0;
  for (const std::uint64_t word : set.words) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15U;
    hash ^= hash >> 29;
  }
  return static_cast<std::size_t>(hash);
}

bool add_advanced_nodes(const OpenBranch& open, const NestedRequest& request,
                        SimpleCursors& cursors, BranchMemory& memory) {
  Advancing advancing(open);
  const Position& s = open.s;
  using Find = bool (*)(const Position&, int, HintSink);
  constexpr Find kSimple[] = {find_locking, of_size<find_hidden_set, 2>, of_size<find_naked_set, 2>,
                              of_size<find_fish, 2>};
  for (int i = 0; i < 4; ++i) {
    if (!advancing.add_simple(kSimple[i], cursors.since[i])) cursors.since[i] = s.clock;
    if (advancing.has_added()) return true;
  }
  for (int i = 0; i < kFamilies[request.level].count; ++i) {
    const Family family = kFamilies[request.level].family[i];
    advancing.add_chains(*inner_hints(s, family, request.with_proof, memory));
    if (advancing.has_added()) return true;
  }
  return false;
}

}  // namespace shudu::se
