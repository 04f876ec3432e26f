// What every rule of a variant comes to: a few neutral constraints over numbered variables.
//
// A kind of rule (kinds.h) is lowered to these, and solvers know these alone. The first variables
// are the cells of the grid, row by row; others may stand behind it, for rules that need a number
// of their own. All variables have one range of values; a set of values has a bit for each, the
// lowest value at bit 0. Sums are of values as they are shown, so the lowest value counts.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#pragma GCC visibility push(default)
namespace shudu::variant {

/// Bit i: the i-th value of the range, the lowest at 0.
using ValueSet = std::uint32_t;

/// So many values a range may have.
inline constexpr int kMostValues = 32;

/// The number of a variable.
using Variable = std::uint16_t;

using Variables = std::vector<Variable>;

/// No two are equal. As many variables as values: each value occurs.
struct AllDifferent {
  Variables cells;
  friend bool operator==(const AllDifferent&, const AllDifferent&) = default;
};

/// All are equal.
struct AllEqual {
  Variables cells;
  friend bool operator==(const AllEqual&, const AllEqual&) = default;
};

/// Two variables by a table, with as many rows as there are values: `allowed[i]` is what `second`
/// may be where `first` has the i-th value.
struct Related {
  Variable first = 0;
  Variable second = 0;
  std::vector<ValueSet> allowed;
  friend bool operator==(const Related&, const Related&) = default;
};

/// `low` <= sum of weight times value <= `high`. A variable may stand there twice.
struct WeightedSum {
  struct Term {
    Variable cell = 0;
    std::int32_t weight = 1;
    friend bool operator==(const Term&, const Term&) = default;
  };
  std::vector<Term> terms;
  std::int64_t low = 0;
  std::int64_t high = 0;
  friend bool operator==(const WeightedSum&, const WeightedSum&) = default;
};

/// No two are equal, and the set of their values is one of `sets`, each as large as `cells`.
struct OneOfSets {
  Variables cells;
  std::vector<ValueSet> sets;
  friend bool operator==(const OneOfSets&, const OneOfSets&) = default;
};

/// All segments have the same sum. A variable may stand in several.
struct EqualSums {
  std::vector<Variables> segments;
  friend bool operator==(const EqualSums&, const EqualSums&) = default;
};

/// The values along `cells` are a word of the automaton: a path from a start to an accepting state
/// over edges that hold the values. Not deterministic; a variable may stand there twice.
struct Word {
  struct Edge {
    std::uint32_t from = 0;
    ValueSet values = 0;
    std::uint32_t to = 0;
    friend bool operator==(const Edge&, const Edge&) = default;
  };
  Variables cells;
  std::uint32_t states = 0;
  std::vector<std::uint32_t> starts;
  std::vector<std::uint32_t> accepting;
  std::vector<Edge> edges;
  friend bool operator==(const Word&, const Word&) = default;
};

/// So many of `cells` have a value of the set, for each of the bounds.
struct Occurrences {
  struct Bound {
    ValueSet values = 0;
    int least = 0;
    int most = 0;
    friend bool operator==(const Bound&, const Bound&) = default;
  };
  Variables cells;
  std::vector<Bound> bounds;
  friend bool operator==(const Occurrences&, const Occurrences&) = default;
};

/// Each of `middle` lies strictly between the ends, or outside them.
struct BetweenEnds {
  Variable first = 0;
  Variable last = 0;
  Variables middle;
  bool is_outside = false;  ///< equal to an end is neither
  int apart = 0;            ///< the ends differ by so much at least
  friend bool operator==(const BetweenEnds&, const BetweenEnds&) = default;
};

/// The cells between the lowest and the highest value of the line sum to `sum`. The line has no
/// equal values.
struct BetweenExtremes {
  Variables line;
  std::int64_t sum = 0;
  friend bool operator==(const BetweenExtremes&, const BetweenExtremes&) = default;
};

/// The first X cells sum to `sum`, X the value of the first, which is one of them.
struct PrefixSum {
  Variables line;
  std::int64_t sum = 0;
  friend bool operator==(const PrefixSum&, const PrefixSum&) = default;
};

/// A value that occurs in `cells` occurs there as often as it says.
struct CountsItself {
  Variables cells;
  friend bool operator==(const CountsItself&, const CountsItself&) = default;
};

/// `count` is the number of different values in `cells`.
struct CountDistinct {
  Variable count = 0;
  Variables cells;
  friend bool operator==(const CountDistinct&, const CountDistinct&) = default;
};

/// The sets, of one size, hold the same values, each as often.
struct SameValues {
  std::vector<Variables> sets;
  friend bool operator==(const SameValues&, const SameValues&) = default;
};

/// `target` equals the cell of `line` whose place, from 1, is the value of `index`.
struct Element {
  Variables line;
  Variable index = 0;
  Variable target = 0;
  friend bool operator==(const Element&, const Element&) = default;
};

/// The first line is less than the second, compared from their beginnings; lines of one length.
struct LessLine {
  Variables first;
  Variables second;
  friend bool operator==(const LessLine&, const LessLine&) = default;
};

/// The place, from 1, of a line among all of `lines` in the order of their readings: `ranks[i]` of
/// `lines[i]`, 0 where it is not told. With `no_ties` no two of all lines are equal; else equal
/// lines share the place of the first of them.
struct Ranks {
  std::vector<Variables> lines;
  std::vector<int> ranks;
  bool no_ties = false;
  friend bool operator==(const Ranks&, const Ranks&) = default;
};

struct Primitive;

/// All primitives of at least one branch hold. A branch without any always holds.
struct AnyOf {
  std::vector<std::vector<Primitive>> branches;
  friend bool operator==(const AnyOf& a, const AnyOf& b);
};

/// Nothing can be: a rule that no grid keeps.
struct Impossible {
  friend bool operator==(const Impossible&, const Impossible&) = default;
};

struct Primitive {
  std::variant<AllDifferent, AllEqual, Related, WeightedSum, OneOfSets, EqualSums, Word,
               Occurrences, BetweenEnds, BetweenExtremes, PrefixSum, CountsItself, CountDistinct,
               SameValues, Element, LessLine, Ranks, AnyOf, Impossible>
      rule;
  friend bool operator==(const Primitive&, const Primitive&) = default;
};

inline bool operator==(const AnyOf& a, const AnyOf& b) { return a.branches == b.branches; }

/// A puzzle as a solver takes it. Preconditions: variables are those of `domains`, sets have no bit
/// above `values`, shapes are as each primitive says.
struct Model {
  int rows = 0;
  int columns = 0;
  int low = 1;                    ///< the lowest value as it is shown
  int values = 9;                 ///< how many there are
  std::vector<ValueSet> domains;  ///< of each variable; the grid's first
  std::vector<Primitive> rules;

  [[nodiscard]] int cells() const { return rows * columns; }
};

}  // namespace shudu::variant
#pragma GCC visibility pop
