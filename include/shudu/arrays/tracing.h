// Solving traces of rows (rows.h): the path of each puzzle (shudu/verbs/stepping.h), step by step,
// as arrays of numbers, for whoever learns from them.
//
//   row 0        row 1    row 2 ...
//   s0 s1 s2 s3  s4 s5    s6 ...        steps, offsets 0 4 6 ...
//   |            |
//   technique    effects of s4: (cell, digit) where a digit is placed, (cell, -digit) where a
//   before after candidate goes; cells from 0
//
// What a step places takes candidates from the peers, too; only `after` tells of those. Tested in
// tests/arrays/tracing_test.cpp.
#pragma once

#include <cstdint>

#include "shudu/arrays/rows.h"
#include "shudu/logic/path.h"

#pragma GCC visibility push(default)
namespace shudu::arrays {

/// Room for traces; what is null is not wanted. Steps and effects that have no room are counted
/// and not written.
struct TraceOut {
  std::size_t step_room = 0;                ///< how many steps the arrays can hold
  std::size_t effect_room = 0;              ///< how many effects
  std::uint64_t* offsets = nullptr;         ///< one more than rows: where the steps of each begin
  std::uint16_t* techniques = nullptr;      ///< a step: its row of technique_table()
  std::uint16_t* before = nullptr;          ///< a step and cell: candidates, bit d - 1 for digit d;
                                            ///< of a filled cell its digit
  std::uint16_t* after = nullptr;           ///< the same at the end of the step
  std::uint64_t* effect_offsets = nullptr;  ///< one more than steps
  std::int16_t* effects = nullptr;          ///< two numbers each
  std::uint8_t* ends = nullptr;             ///< a row: its PathEnd
};

/// How many there are, whether they had room or not.
struct TraceSize {
  std::uint64_t steps = 0;
  std::uint64_t effects = 0;
  bool is_whole = true;  ///< the call was not ended
};

/// The paths of the rows by the techniques of the profile. A row without one solution is traced as
/// far as its candidates go and has the status that says so; of clashes and badly written rows
/// there is no step. `statuses` may be null.
[[nodiscard]] TraceSize trace_rows(const Rows& puzzles, const RowTerms& terms,
                                   const Profile& profile, const TraceOut& out,
                                   RowStatus* statuses);

}  // namespace shudu::arrays
#pragma GCC visibility pop
