// Cases: positions in which a technique must show a certain step, or none. Lines of
// tests/cases/<slug>.cases:
//
//   fires:digits:cells:deleted:eliminations:placements       such a step is among those found
//   misses:digits:cells:deleted:eliminations:                none on these digits is found
//
// Cells are 81 characters: digits given, `+d` entered, `.` open. Deleted candidates, eliminations
// and placements are `drc` (digit, row, column), blank separated. Lines of HoDoKu's library have
// the same fields after another head.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/logic/technique.h"

namespace shudu::test {

struct Case {
  int line = 0;
  bool must_fire = true;
  DigitSet digits;  ///< empty: any
  std::string cells;
  std::string deleted;
  std::vector<Candidate> eliminations;  ///< in order
  std::vector<Candidate> placements;
};

/// Candidates of a `drc` list, in order of cell and digit.
std::vector<Candidate> read_candidates(std::string_view text);
/// The position of a case: digits entered, deleted candidates gone, nothing simplified.
View view_of(std::string_view cells, std::string_view deleted);
/// The lines of tests/cases/<slug>.cases; none where there is no such file.
std::vector<Case> cases_of(std::string_view slug);
/// The only solution of the givens of a position. Precondition: there is one.
Grid solution_of(const View& view);
/// A line of a cases file for a step found in a position.
std::string case_line(const View& view, const Step& step);
/// A step in a few words, for messages.
std::string text_of(const Step& step);
std::string text_of(const std::vector<Candidate>& candidates);

}  // namespace shudu::test
