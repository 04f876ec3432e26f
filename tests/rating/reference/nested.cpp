// What levels 1 to 5 add to a branch whose queues have run empty: the first family that finds
// something on what is left of the candidates and depends on this branch. With linked objects.
#include <algorithm>
#include <cstring>

#include "rating/reference/branch.h"
#include "rating/reference/inner_results.h"
#include "rating/reference/links.h"
#include "rating/se/producers.h"

namespace shudu::se::reference {
namespace {

constexpr int kStaticFamily = -10;

class Adding {
 public:
  Adding(const Position& g, const Position& s, const Branch& branch, Arena& arena)
      : g_(g), s_(s), branch_(branch), arena_(arena) {}

  std::vector<const Node*> take() { return std::move(result_); }
  [[nodiscard]] bool is_empty() const { return result_.empty(); }

  void simple(bool (*find)(const Position&, int, HintSink)) {
    find(s_, 0, [&](const Hint& hint) {
      parents_.clear();
      rule_parents(hint);
      add(hint, nullptr);
      return true;
    });
  }

  void chains(const ChainHints& hints) {
    for (const auto& hint : hints) {
      parents_.clear();
      for (const CausedNode& caused : hint->causes) caused_parents(caused);
      add(hint->hint, hint);
    }
  }

 private:
  [[nodiscard]] bool is_gone(int cell, int digit) const {
    return g_.has(cell, digit) && !s_.has(cell, digit);
  }

  void want(int cell, int digit) {
    if (!is_gone(cell, digit)) return;
    const Node* node = branch_.off[candidate_id(cell, digit)];
    if (std::find(parents_.begin(), parents_.end(), node) == parents_.end()) {
      parents_.push_back(node);
    }
  }

  void caused_parents(const CausedNode& caused) {
    const int cell = cell_of(caused.candidate);
    const int digit = digit_of(caused.candidate);
    if (caused.cause == SeCause::kCell) {
      for (int other = 0; other < 9; ++other) want(cell, other);
    } else {
      const int kind = static_cast<int>(caused.cause) - static_cast<int>(SeCause::kBox);
      for (const int other : kGeometry.cell[kGeometry.house[cell][kind]]) want(other, digit);
    }
  }

  void rule_parents(const Hint& hint) {
    if (hint.rule == Rule::kNakedPair) return naked_pair_parents(hint);
    if (hint.rule == Rule::kHiddenPair) return hidden_pair_parents(hint);
    // Locking and X-wing.
    const int digit = lowest(hint.digits);
    CellSet covered;
    for (int house = 0; house < kHouses; ++house) {
      if (((hint.houses & ~hint.bases) >> house & 1) != 0) covered |= kGeometry.cells[house];
    }
    for (int house = 0; house < kHouses; ++house) {
      if ((hint.bases >> house & 1) == 0) continue;
      for (const int cell : kGeometry.cell[house]) {
        if (!covered.contains(Cell(cell))) want(cell, digit);
      }
    }
  }

  void hidden_pair_parents(const Hint& hint) {
    const int a = lowest(hint.digits);
    const int b = lowest(hint.digits & (hint.digits - 1U));
    for (const int cell : kGeometry.cell[lowest(hint.houses)]) {
      if (s_.has(cell, a) || s_.has(cell, b)) continue;
      want(cell, a);
      want(cell, b);
    }
  }

  void naked_pair_parents(const Hint& hint) {
    for (const int cell : kGeometry.cell[lowest(hint.houses)]) {
      if (!hint.cells.contains(Cell(cell))) continue;
      for (int digit = 0; digit < 9; ++digit) {
        if ((hint.digits >> digit & 1) == 0) want(cell, digit);
      }
    }
  }

  void add(const Hint& hint, const std::shared_ptr<const ChainHint>& nested) {
    if (parents_.empty()) return;
    hint.eliminations.for_each([&](Candidate gone) {
      result_.push_back(arena_.make(node_id(gone.index(), false), SeCause::kAdvanced, parents_));
      arena_.last().nested = nested;
    });
  }

  const Position& g_;
  const Position& s_;
  const Branch& branch_;
  Arena& arena_;
  std::vector<const Node*> parents_;
  std::vector<const Node*> result_;
};

const ChainHints& inner_hints(const Position& s, int family, InnerResults& inner) {
  std::string key(sizeof s.marks, '\0');
  std::memcpy(key.data(), s.marks, sizeof s.marks);
  const auto at = std::pair{family, key};
  const auto found = inner.known.find(at);
  if (found != inner.known.end()) return found->second;
  ChainHints hints = family == kStaticFamily ? static_hints(s, inner.with_proof)
                                             : branch_hints(s, family, inner.with_proof, inner);
  return inner.known[at] = std::move(hints);
}

}  // namespace

std::vector<const Node*> advanced(const Position& g, const Position& s, const Nesting& nesting,
                                  const Branch& branch, Arena& arena) {
  const int level = nesting.level;
  Adding adding(g, s, branch, arena);
  for (const auto find : {find_locking, of_size<find_hidden_set, 2>, of_size<find_naked_set, 2>,
                          of_size<find_fish, 2>}) {
    adding.simple(find);
    if (!adding.is_empty()) return adding.take();
  }
  std::vector<int> families;
  if (level == 2 || level == 3) families.push_back(kStaticFamily);
  if (level == 3) families.push_back(kMultiple);
  if (level >= 4) families.push_back(0);
  if (level == 5) families.push_back(2);
  for (const int family : families) {
    adding.chains(inner_hints(s, family, nesting.inner));
    if (!adding.is_empty()) return adding.take();
  }
  return {};
}

}  // namespace shudu::se::reference
