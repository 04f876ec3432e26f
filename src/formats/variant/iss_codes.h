// Packed arguments of ISS's constraint strings: relations, sets of cells, automata, expressions.
//
// All are base64 with `-` and `_`. A relation is a bit for each pair of values, row by row, the
// lowest bit of six first. Automata are bits from the highest of each byte on: 2 for the form, 4
// for the bits of a state less 1, 4 for the number of signs less 1, the number of starts, that of
// other accepting states, a bit for each start whether it accepts; then the steps state by state.
// Starts are the first states, accepting ones the next. In form 0 a state has the number of its
// steps, each a sign and where it leads (the bits of the number stand before the first state, in
// 4); in form 1 it has a bit for each sign, and where each of these leads. A sign after the values
// is the break between two lines.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/variant/puzzle.h"

namespace shudu::variant {

/// Steps that are read of an automaton, each from one state to another.
inline constexpr std::size_t kMostIssSteps = 200'000;

/// The bytes that base64 stands for, with or without `=` at its end; or nothing.
[[nodiscard]] std::optional<std::string> unpack_bytes(std::string_view packed);
[[nodiscard]] std::string pack_bytes(std::string_view bytes);

/// Bits, the lowest of each character first; or nothing.
[[nodiscard]] std::optional<std::vector<bool>> unpack_bits(std::string_view packed);
[[nodiscard]] std::string pack_bits(const std::vector<bool>& bits);

/// A table of so many values; or nothing. What is not there is not allowed.
[[nodiscard]] std::optional<std::vector<ValueSet>> unpack_relation(std::string_view packed,
                                                                   int values);
[[nodiscard]] std::string pack_relation(const std::vector<ValueSet>& table);

/// An automaton over so many values and the break; or nothing.
[[nodiscard]] std::optional<Automaton> unpack_automaton(std::string_view packed, int values);
/// Nothing where it has more states than can be packed, or no start.
[[nodiscard]] std::optional<std::string> pack_automaton(const Automaton& automaton, int values);

/// The same automaton with its states in the order above: starts, other accepting states, others
/// that a step leads to or from; its steps by state, then by where they lead, each pair once.
[[nodiscard]] Automaton in_order(const Automaton& automaton);

/// The automaton of a regular expression: values as they are shown (A or a is 10), `.`, classes
/// `[1-3]`, `[^5]`, groups, `|`, `*`, `+`, `?`, `{2}`, `{2,}`, `{2,4}`. Nothing where it does not
/// parse, speaks of values that there are not, is nested too deep or grows too large.
[[nodiscard]] std::optional<Automaton> automaton_of_expression(std::string_view pattern, int low,
                                                               int values);

}  // namespace shudu::variant
