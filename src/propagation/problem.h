// A model made ready for search: equal variables are one, what must differ stands in a table, rules
// are propagators with a priority, and it is known whom a change of a variable wakes.
//
// Values are counted from 0 here, whatever is shown. A search changes nothing of it, so threads
// share one.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "propagation/combinations.h"
#include "propagation/cpu/passes.h"
#include "propagation/sets.h"

namespace shudu::propagation {

/// A table of two variables; images of sets are looked up by pieces of the set.
struct RelationTable {
  /// Of the first in the second, and the other way.
  std::vector<Set> forth;
  std::vector<Set> back;
};

// The rules, each with its variables in Propagator::cells. What they mean stands in primitive.h,
// how they are propagated in rules/.

struct Relation {
  const RelationTable* table = nullptr;
};
/// Whom all of some cells differ from, for each subset of a few cells: rows of bits, that of the
/// subset with number m at m times the words of a row. Empty where there are too many cells.
using Watchers = std::vector<std::uint64_t>;
/// Mutually distinct cells with a sum.
struct Cage {
  int sum = 0;
  Watchers watchers;
};
/// A house in parts: cages, and what is left of it. A lane is one way to deal out the values.
struct Partition {
  std::vector<std::uint8_t> ends;  ///< of the parts among the cells
  std::vector<Lanes> ways;         ///< block after block; in each the values of part after part
  std::vector<Watchers> watchers;  ///< of the parts
};
struct SetChoice {
  std::vector<Set> sets;
  std::vector<Lanes> blocks;  ///< the same, up to 16 values
  Watchers watchers;
};
/// Weighted cells in groups of one weight whose cells are mutually distinct.
struct Linear {
  std::vector<std::int64_t> weights;  ///< of the cells
  std::vector<std::uint16_t> groups;  ///< where each begins, and the end
  std::int64_t low = 0;
  std::int64_t high = 0;
  bool is_by_bounds = false;  ///< exact sums would take longer than they win
};
/// Most cells of a segment.
inline constexpr std::size_t kMostOfSegment = 32;
/// Segments with equal sums, each of groups of mutually distinct cells.
struct EqualSegments {
  std::vector<std::uint16_t> groups;    ///< where each begins, and the end
  std::vector<std::uint16_t> segments;  ///< the first group of each, and the end
};
struct Automaton {
  struct Edge {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    Set values = 0;
  };
  std::vector<Edge> edges;            ///< by the state they come from, states layer by layer
  std::vector<std::uint32_t> states;  ///< how many lie before each layer; from 0 in each
  std::vector<std::uint32_t> starts;  ///< where the edges of each state of all layers begin
  bool is_narrow = false;             ///< at most 64 states a layer
  std::vector<std::uint64_t>
      bits;                     ///< of a narrow one, as cpu/passes.h has Edges: from, to, values
  std::size_t first_layer = 0;  ///< in the memory of narrow automata
  bool is_exact = false;        ///< no cell stands there twice

  /// Of a narrow one, from a layer to the next.
  [[nodiscard]] Edges edges_behind(std::size_t layer) const {
    const std::uint32_t first = starts[states[layer]];
    const std::uint64_t* const from = bits.data() + first;
    return {from, from + edges.size(), from + 2 * edges.size(), starts[states[layer + 1]] - first};
  }
};
struct Tally {
  std::vector<variant::Occurrences::Bound> bounds;
};
/// The first and the last cell are the ends.
struct Ends {
  bool is_outside = false;
  int apart = 0;
  int distinct = 0;  ///< so many of the middle are mutually distinct
};
struct Extremes {
  std::int64_t sum = 0;  ///< as shown
};
/// Cells of a line whose first ones say what the others are.
inline constexpr std::size_t kMostOfLine = 64;
struct Prefix {
  std::int64_t sum = 0;  ///< as shown
  bool is_distinct = false;
};
inline constexpr std::size_t kMostCliques = 256;
struct SelfCount {
  std::vector<Set> choices;  ///< the sets of values that can occur; empty where there are too many
  /// Covers by cliques of mutually distinct cells: of each cell, in which clique it is.
  std::vector<std::vector<std::uint8_t>> covers;
};
/// The first cell counts the others.
struct DistinctCount {};
struct Multiset {
  std::vector<std::uint16_t> groups;
};
/// Index, target, line.
struct Indexed {};
/// Pairs, a cell of the first line and one of the second.
struct Lexical {};
struct Ranking {
  std::size_t length = 0;  ///< of a line; they stand one after another
  std::vector<int> ranks;
  int each = 0;  ///< so many lines begin with each value; 0: not known
  bool no_ties = false;
  bool is_distinct = false;  ///< no line has equal values
};
struct Within {
  Set values = 0;
};
/// Two houses that cross: the cells of both, of the first alone, of the second alone.
struct Crossing {
  std::uint16_t first = 0;   ///< where the cells of the first alone begin
  std::uint16_t second = 0;  ///< and those of the second
};
struct Propagator;
struct Choice {
  std::vector<std::vector<Propagator>> branches;
};

using Rule = std::variant<Relation, Cage, Partition, SetChoice, Linear, EqualSegments, Automaton,
                          Tally, Ends, Extremes, Prefix, SelfCount, DistinctCount, Multiset,
                          Indexed, Lexical, Ranking, Within, Crossing, Choice>;

struct Propagator {
  Variables cells;
  Rule rule;
};

/// Whom a change of a variable wakes in one word of the queue.
struct Waking {
  std::uint32_t word = 0;
  std::uint64_t always = 0;
  std::uint64_t by_bounds = 0;  ///< where the lowest or the highest value has gone
};

/// Lists of one kind, one after another.
template <typename T>
struct Lists {
  std::vector<std::uint32_t> starts;
  std::vector<T> items;
  [[nodiscard]] std::span<const T> operator[](std::size_t i) const {
    return {items.data() + starts[i], starts[i + 1] - starts[i]};
  }
};

/// Bits of variables.
using Bits = std::vector<std::uint64_t>;
inline bool has_bit(std::span<const std::uint64_t> bits, std::size_t i) {
  return ((bits[i / 64] >> (i % 64)) & 1) != 0;
}
inline void set_bit(std::span<std::uint64_t> bits, std::size_t i) {
  bits[i / 64] |= std::uint64_t{1} << (i % 64);
}
inline void clear_bit(std::span<std::uint64_t> bits, std::size_t i) {
  bits[i / 64] &= ~(std::uint64_t{1} << (i % 64));
}
/// take(i) for each bit, from the lowest.
template <typename Take>
void for_each_bit(std::span<const std::uint64_t> bits, Take take) {
  for (std::size_t word = 0; word < bits.size(); ++word) {
    for (std::uint64_t left = bits[word]; left != 0; left &= left - 1) {
      take(64 * word + static_cast<std::size_t>(std::countr_zero(left)));
    }
  }
}

/// Sets as bits, in rows of one length, one after another.
class BitRows {
 public:
  BitRows() = default;
  explicit BitRows(std::size_t words) : words_(words) {}

  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] std::span<const std::uint64_t> operator[](std::size_t i) const {
    return {bits_.data() + i * words_, words_};
  }
  [[nodiscard]] std::span<std::uint64_t> operator[](std::size_t i) {
    return {bits_.data() + i * words_, words_};
  }
  /// No rows, of a new length.
  void clear(std::size_t words) {
    words_ = words;
    count_ = 0;
    bits_.clear();
  }
  void reserve(std::size_t rows) { bits_.reserve(rows * words_); }
  /// A row more, without bits; rows may move.
  std::span<std::uint64_t> add() {
    bits_.resize(bits_.size() + words_);
    return (*this)[count_++];
  }
  void add(std::span<const Variable> variables) {
    const std::span<std::uint64_t> row = add();
    for (const Variable variable : variables) set_bit(row, variable);
  }
  void drop_last() {
    bits_.resize(bits_.size() - words_);
    --count_;
  }

 private:
  std::size_t words_ = 0;
  std::size_t count_ = 0;
  std::vector<std::uint64_t> bits_;
};

/// The copy of the domains by houses: blocks of lanes, a lane a house.
struct HouseBlocks {
  bool is_wide = false;  ///< 8 lanes of 32 bits, else 16 of 16
  std::size_t blocks = 0;
  std::vector<std::int32_t> cells;  ///< the variable of each place, -1 where there is none
  Lists<std::uint32_t> places;      ///< of each variable
  std::vector<std::uint64_t> bits;  ///< the variables of each lane, in rows like those of `differs`

  [[nodiscard]] std::size_t lanes() const { return is_wide ? 8 : 16; }
};

struct Problem {
  std::array<Segments, 2> segments;  ///< the boxes along rows and columns, where they are regular
  int values = 0;
  int columns = 0;
  int low = 0;  ///< the lowest value as it is shown
  Set all = 0;
  bool is_impossible = false;
  bool is_of_sums = false;  ///< most rules of the model are sums, some of cells that may be equal
  bool has_boxes = false;   ///< regular ones; then block 0 has the rows, block 1 the columns
  std::vector<Variable> same_as;  ///< the one that stands for each variable
  std::vector<Set> domains;       ///< of those that stand for themselves
  std::vector<Variables> houses;  ///< sorted; as many cells as values
  BitRows house_bits;             ///< the cells of each house
  std::size_t words = 0;          ///< of a row of `differs`
  std::vector<std::uint64_t> differs;
  Lists<Variable> peers;

  std::vector<Propagator> rules;  ///< by priority
  std::size_t first_dear = 0;     ///< from here on priorities are over 2
  int house_sums = 0;             ///< sums that were derived from houses
  int choice_depth = 0;           ///< of choices within choices
  Lists<Waking> waking;
  HouseBlocks blocks;

  const Combinations* combinations = nullptr;  ///< of so many values
  std::vector<std::unique_ptr<const RelationTable>> tables;
  std::size_t narrow_layers = 0;     ///< of all narrow automata
  std::size_t automaton_states = 0;  ///< of the largest automaton
  std::size_t automaton_edges = 0;   ///< of the largest

  [[nodiscard]] std::size_t variables() const { return same_as.size(); }
  [[nodiscard]] bool stands(std::size_t variable) const { return same_as[variable] == variable; }
  [[nodiscard]] std::span<const std::uint64_t> differing(std::size_t variable) const {
    return {differs.data() + variable * words, words};
  }
  [[nodiscard]] bool are_different(std::size_t a, std::size_t b) const {
    return has_bit(differing(a), b);
  }
};

/// Bits of a piece of a set that is looked up in a RelationTable.
constexpr int piece_bits(int values) { return values <= 10 ? values : 8; }

}  // namespace shudu::propagation
