// Each kind of rule as clauses, written from its words alone.
#pragma once

#include "propagation/cnf.h"
#include "shudu/variant/puzzle.h"

namespace shudu::propagation::test {

/// Adds the clauses of one rule. `rule` has no fault in the puzzle. What is said of thirds, windows
/// and places in boxes is said for 9 x 9 cells with boxes and values 1 to 9.
using ToClauses = void (*)(Cnf& cnf, const variant::Constraint& rule);

/// Of the kind; nullptr where it has none.
ToClauses clauses_of(variant::Kind kind);

/// All rules of the puzzle.
Cnf cnf_of(const variant::VariantPuzzle& puzzle);

// What cnf_rules.cpp lists, by family.
void clauses_of_rules(Cnf& cnf, const std::vector<variant::Constraint>& rules);
std::int64_t number_said(const Cnf& cnf, const variant::Constraint& rule, std::size_t index = 0);

using KindClauses = std::pair<variant::Kind, ToClauses>;
std::vector<KindClauses> clauses_of_grid_kinds();     // cnf_grids.cpp
std::vector<KindClauses> clauses_of_sum_kinds();      // cnf_sums.cpp
std::vector<KindClauses> clauses_of_line_kinds();     // cnf_lines.cpp
std::vector<KindClauses> clauses_of_outside_kinds();  // cnf_outside.cpp
std::vector<KindClauses> clauses_of_count_kinds();    // cnf_counts.cpp

}  // namespace shudu::propagation::test
