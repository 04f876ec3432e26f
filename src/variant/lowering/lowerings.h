// The lowering of each kind, for its row of the table (kinds.h). A lowering may count on what
// `find_fault` holds its rule to.
#pragma once

#include "shudu/variant/puzzle.h"
#include "variant/lowering.h"

namespace shudu::variant {

// Rules of the whole grid: grid_rules.cpp, negative_rules.cpp.
void lower_all_different(const Constraint& rule, Lowering& out);
void lower_diagonal_up(const Constraint& rule, Lowering& out);
void lower_diagonal_down(const Constraint& rule, Lowering& out);
void lower_windoku(const Constraint& rule, Lowering& out);
void lower_disjoint_groups(const Constraint& rule, Lowering& out);
void lower_anti_knight(const Constraint& rule, Lowering& out);
void lower_anti_king(const Constraint& rule, Lowering& out);
void lower_nonconsecutive(const Constraint& rule, Lowering& out);
void lower_anti_taxicab(const Constraint& rule, Lowering& out);
void lower_global_entropy(const Constraint& rule, Lowering& out);
void lower_global_modular(const Constraint& rule, Lowering& out);
void lower_dutch_flatmates(const Constraint& rule, Lowering& out);
void lower_strict_kropki(const Constraint& rule, Lowering& out);
void lower_negative_ratio(const Constraint& rule, Lowering& out);
void lower_negative_difference(const Constraint& rule, Lowering& out);
void lower_strict_xv(const Constraint& rule, Lowering& out);
void lower_region_same_values(const Constraint& rule, Lowering& out);

// Sums: sums.cpp.
void lower_cage(const Constraint& rule, Lowering& out);
void lower_sum(const Constraint& rule, Lowering& out);
void lower_rellik(const Constraint& rule, Lowering& out);
void lower_equality(const Constraint& rule, Lowering& out);
void lower_arrow(const Constraint& rule, Lowering& out);
void lower_double_arrow(const Constraint& rule, Lowering& out);
void lower_zipper(const Constraint& rule, Lowering& out);
void lower_region_sum(const Constraint& rule, Lowering& out);
void lower_equal_sum(const Constraint& rule, Lowering& out);
void lower_sum_line(const Constraint& rule, Lowering& out);

// Lines: lines.cpp.
void lower_thermometer(const Constraint& rule, Lowering& out);
void lower_slow_thermometer(const Constraint& rule, Lowering& out);
void lower_whisper(const Constraint& rule, Lowering& out);
void lower_renban(const Constraint& rule, Lowering& out);
void lower_nabner(const Constraint& rule, Lowering& out);
void lower_modular(const Constraint& rule, Lowering& out);
void lower_entropic(const Constraint& rule, Lowering& out);
void lower_palindrome(const Constraint& rule, Lowering& out);
void lower_between(const Constraint& rule, Lowering& out);
void lower_lockout(const Constraint& rule, Lowering& out);

// Two cells: pairs.cpp.
void lower_difference(const Constraint& rule, Lowering& out);
void lower_ratio(const Constraint& rule, Lowering& out);
void lower_pair_sum(const Constraint& rule, Lowering& out);
void lower_greater(const Constraint& rule, Lowering& out);
void lower_not_difference(const Constraint& rule, Lowering& out);
void lower_not_ratio(const Constraint& rule, Lowering& out);
void lower_not_pair_sum(const Constraint& rule, Lowering& out);
void lower_relation(const Constraint& rule, Lowering& out);
void lower_relation_all(const Constraint& rule, Lowering& out);
void lower_clone(const Constraint& rule, Lowering& out);

// Clues outside: outside_clues.cpp, full_rank.cpp.
void lower_sandwich(const Constraint& rule, Lowering& out);
void lower_lunchbox(const Constraint& rule, Lowering& out);
void lower_x_sum(const Constraint& rule, Lowering& out);
void lower_skyscraper(const Constraint& rule, Lowering& out);
void lower_hidden_skyscraper(const Constraint& rule, Lowering& out);
void lower_numbered_room(const Constraint& rule, Lowering& out);
void lower_full_rank(const Constraint& rule, Lowering& out);
void lower_full_rank_ties(const Constraint& rule, Lowering& out);

// Places, counts and signs: counts.cpp.
void lower_indexer(const Constraint& rule, Lowering& out);
void lower_value_index(const Constraint& rule, Lowering& out);
void lower_contains(const Constraint& rule, Lowering& out);
void lower_contains_exactly(const Constraint& rule, Lowering& out);
void lower_look_and_say(const Constraint& rule, Lowering& out);
void lower_circles(const Constraint& rule, Lowering& out);
void lower_count_distinct(const Constraint& rule, Lowering& out);
void lower_same_values(const Constraint& rule, Lowering& out);
void lower_odd(const Constraint& rule, Lowering& out);
void lower_even(const Constraint& rule, Lowering& out);
void lower_minimum(const Constraint& rule, Lowering& out);
void lower_maximum(const Constraint& rule, Lowering& out);
void lower_given(const Constraint& rule, Lowering& out);

// Automata, and rules of rules: logic.cpp.
void lower_automaton(const Constraint& rule, Lowering& out);
void lower_or(const Constraint& rule, Lowering& out);
void lower_and(const Constraint& rule, Lowering& out);

}  // namespace shudu::variant
