// The definition of each kind, for its row of the table (kinds.h): does a full grid keep the rule?
// Written from the words of the rule, short rather than fast; nothing here knows of primitives.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "shudu/variant/kinds.h"

namespace shudu::variant {

/// The values in the cells, in their order.
std::vector<int> values_in(const Asked& asked, std::span<const Variable> cells);
/// The values in the cells, each cell once.
std::vector<int> values_once(const Asked& asked, std::span<const Variable> cells);
bool all_differ(std::vector<int> values);
std::int64_t sum_of(std::span<const int> values);
/// The number of the rule. Precondition: it has one.
std::int64_t said(const Asked& asked);

// Rules of the whole grid: of_grids.cpp, of_negatives.cpp.
bool keeps_all_different(const Asked& asked);
bool keeps_diagonal_up(const Asked& asked);
bool keeps_diagonal_down(const Asked& asked);
bool keeps_windoku(const Asked& asked);
bool keeps_disjoint_groups(const Asked& asked);
bool keeps_anti_knight(const Asked& asked);
bool keeps_anti_king(const Asked& asked);
bool keeps_nonconsecutive(const Asked& asked);
bool keeps_anti_taxicab(const Asked& asked);
bool keeps_global_entropy(const Asked& asked);
bool keeps_global_modular(const Asked& asked);
bool keeps_dutch_flatmates(const Asked& asked);
bool keeps_strict_kropki(const Asked& asked);
bool keeps_negative_ratio(const Asked& asked);
bool keeps_negative_difference(const Asked& asked);
bool keeps_strict_xv(const Asked& asked);
bool keeps_region_same_values(const Asked& asked);

// Sums: of_sums.cpp.
bool keeps_cage(const Asked& asked);
bool keeps_sum(const Asked& asked);
bool keeps_rellik(const Asked& asked);
bool keeps_equality(const Asked& asked);
bool keeps_arrow(const Asked& asked);
bool keeps_double_arrow(const Asked& asked);
bool keeps_zipper(const Asked& asked);
bool keeps_region_sum(const Asked& asked);
bool keeps_equal_sum(const Asked& asked);
bool keeps_sum_line(const Asked& asked);

// Lines: of_lines.cpp.
bool keeps_thermometer(const Asked& asked);
bool keeps_slow_thermometer(const Asked& asked);
bool keeps_whisper(const Asked& asked);
bool keeps_renban(const Asked& asked);
bool keeps_nabner(const Asked& asked);
bool keeps_modular(const Asked& asked);
bool keeps_entropic(const Asked& asked);
bool keeps_palindrome(const Asked& asked);
bool keeps_between(const Asked& asked);
bool keeps_lockout(const Asked& asked);

// Two cells: of_pairs.cpp.
bool keeps_difference(const Asked& asked);
bool keeps_ratio(const Asked& asked);
bool keeps_pair_sum(const Asked& asked);
bool keeps_greater(const Asked& asked);
bool keeps_not_difference(const Asked& asked);
bool keeps_not_ratio(const Asked& asked);
bool keeps_not_pair_sum(const Asked& asked);
bool keeps_relation(const Asked& asked);
bool keeps_relation_all(const Asked& asked);
bool keeps_clone(const Asked& asked);

// Clues outside: of_outside_clues.cpp.
bool keeps_sandwich(const Asked& asked);
bool keeps_lunchbox(const Asked& asked);
bool keeps_x_sum(const Asked& asked);
bool keeps_skyscraper(const Asked& asked);
bool keeps_hidden_skyscraper(const Asked& asked);
bool keeps_numbered_room(const Asked& asked);
bool keeps_full_rank(const Asked& asked);
bool keeps_full_rank_ties(const Asked& asked);

// Places, counts and signs: of_counts.cpp.
bool keeps_indexer(const Asked& asked);
bool keeps_value_index(const Asked& asked);
bool keeps_contains(const Asked& asked);
bool keeps_contains_exactly(const Asked& asked);
bool keeps_look_and_say(const Asked& asked);
bool keeps_circles(const Asked& asked);
bool keeps_count_distinct(const Asked& asked);
bool keeps_same_values(const Asked& asked);
bool keeps_odd(const Asked& asked);
bool keeps_even(const Asked& asked);
bool keeps_minimum(const Asked& asked);
bool keeps_maximum(const Asked& asked);
bool keeps_given(const Asked& asked);

// Automata, and rules of rules: of_logic.cpp.
bool keeps_automaton(const Asked& asked);
bool keeps_or(const Asked& asked);
bool keeps_and(const Asked& asked);

}  // namespace shudu::variant
