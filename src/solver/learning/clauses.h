// Learned clauses: of each, at least one literal is true in every solution that is still wanted.
//
// Two literals of a clause are watched, its first two; only when one of them becomes false is the
// clause looked at. Whoever watches a literal stands in a list that runs through the clauses
// themselves, so that going back in the search changes nothing here.
// Source of the two watched literals: Moskewicz, Madigan, Zhao, Zhang & Malik, "Chaff: engineering
// an efficient SAT solver", DAC 2001.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "solver/learning/literal.h"

namespace shudu {

class Clauses {
 public:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  /// Has room for `most` clauses besides those that are kept.
  explicit Clauses(std::size_t most) : most_(most) { watched_.fill(kNone); }

  /// Levels of a clause that is never forgotten.
  static constexpr std::uint32_t kForEver = 0;

  /// Two literals at least, the first two watched. `levels` tells how many tries the clause is
  /// about: few make it useful. Returns its number.
  std::uint32_t add(std::span<const Literal> literals, std::uint32_t levels);

  /// The literals of a clause, until the next change of the clauses.
  [[nodiscard]] std::span<const Literal> operator[](std::uint32_t clause) const {
    const Clause& c = clauses_[clause];
    return {literals_.data() + c.begin, c.size};
  }

  /// Is it time to forget?
  [[nodiscard]] bool is_full() const { return clauses_.size() - kept_ >= most_; }
  /// Drops about half, those about most levels first, and makes a tenth more room, without which a
  /// search might never end. Numbers change: no clause may be a reason that the search may still
  /// ask about.
  void forget();

  /// `fallen` has become false. `is_false` and `is_true` know the literals' values; `force(literal,
  /// clause)` is called for each literal that is forced. Returns a clause without hope, or kNone.
  template <class Values>
  std::uint32_t watch(Literal fallen, Values& values);

 private:
  struct Clause {
    std::uint32_t begin;
    std::uint16_t size;
    std::uint16_t levels;
    std::array<std::uint32_t, 2> next;  // in the lists of its first and second literal
  };

  /// Puts a clause before the list of those that watch a literal; returns the rest of the list.
  std::uint32_t enlist(std::uint32_t clause, Literal literal) {
    return std::exchange(watched_[literal.index()], clause);
  }

  std::vector<Clause> clauses_;
  std::vector<Literal> literals_;
  std::array<std::uint32_t, 2 * kCandidates> watched_;  // a clause that watches the literal
  std::size_t most_;
  std::size_t kept_ = 0;
};

template <class Values>
std::uint32_t Clauses::watch(Literal fallen, Values& values) {
  std::uint32_t* link = &watched_[fallen.index()];
  while (*link != kNone) {
    const std::uint32_t number = *link;
    Clause& clause = clauses_[number];
    Literal* const literals = literals_.data() + clause.begin;
    const std::size_t side = literals[0] == fallen ? 0 : 1;
    const Literal other = literals[1 - side];
    std::uint32_t* const next = &clause.next[side];
    if (values.is_true(other)) {
      link = next;
      continue;
    }
    std::size_t free = 2;
    while (free < clause.size && values.is_false(literals[free])) ++free;
    if (free < clause.size) {
      *link = *next;
      literals[side] = literals[free];
      literals[free] = fallen;
      *next = enlist(number, literals[side]);
      continue;
    }
    if (values.is_false(other)) return number;
    values.force(other, number);
    link = next;
  }
  return kNone;
}

}  // namespace shudu
