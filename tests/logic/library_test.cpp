// HoDoKu's library of cases, where the shared folder is there: every code that a technique has, by
// the rule that some step found is exactly the one wanted, and that none is where none may be.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <sstream>

#include "logic/cases.h"
#include "shudu/logic/library_options.h"
#include "shudu/logic/step_check.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

const char* const kLibraryFile = "data/techniques/reglib-half.txt";

struct LibraryCase {
  std::string code;
  std::string variant;
  std::string digits;
  Case wanted;
};

LibraryCase read_case(const std::string& line) {
  const std::vector<std::string> fields = fields_of(line, 8);
  LibraryCase one;
  const std::size_t dash = fields[1].find('-');
  one.code = fields[1].substr(0, dash);
  one.variant = dash == std::string::npos ? "" : fields[1].substr(dash + 1);
  one.digits = fields[2];
  one.wanted.must_fire = one.variant != "x";
  one.wanted.cells = fields[3];
  one.wanted.deleted = fields[4];
  one.wanted.eliminations = read_candidates(fields[5]);
  one.wanted.placements = read_candidates(fields[6]);
  return one;
}

std::string digits_of(const Step& step) {
  std::string text;
  for (const Digit digit : library_digits(step)) text += std::to_string(digit.value());
  return text;
}

struct Score {
  int cases = 0;
  int found = 0;
  int strict = 0;
};

void judge(const LibraryCase& one, Score& score) {
  const View view = view_of(one.wanted.cells, one.wanted.deleted);
  const Grid solution = solution_of(view);
  bool is_found = false;
  bool is_strict = true;
  bool is_any = false;
  for (const Technique& technique : technique_table()) {
    if (technique.library_code != one.code) continue;
    for (const Step& step : all_steps(view, technique, library_options(one.code, one.variant))) {
      EXPECT_EQ(check_step(view, step, solution), StepFault::kNone) << text_of(step);
      if (digits_of(step) != one.digits) continue;
      is_any = true;
      const bool is_it =
          step.eliminations == one.wanted.eliminations && step.placements == one.wanted.placements;
      is_found = is_found || is_it;
      is_strict = is_strict && is_it;
    }
  }
  const bool is_right = one.wanted.must_fire ? is_found : !is_any;
  ++score.cases;
  if (is_right) ++score.found;
  if (is_right && (is_strict || !one.wanted.must_fire)) ++score.strict;
  if (!is_right && std::getenv("SHUDU_SHOW_CASES") != nullptr) {
    std::printf("not found: %s-%s digits %s eliminations %s\n  %s:%s\n", one.code.c_str(),
                one.variant.c_str(), one.digits.c_str(), text_of(one.wanted.eliminations).c_str(),
                one.wanted.cells.c_str(), one.wanted.deleted.c_str());
  }
}

TEST(Library, CasesAreFound) {
  const auto file = shared_file(kLibraryFile);
  if (!file) GTEST_SKIP() << no_shared(kLibraryFile);
  std::map<std::string, Score> scores;
  for (const std::string& line : lines_of(*file)) {
    if (line.empty() || line[0] != ':') continue;
    const LibraryCase one = read_case(line);
    const auto table = technique_table();
    const bool is_known = std::any_of(
        table.begin(), table.end(), [&](const Technique& t) { return t.library_code == one.code; });
    if (is_known) judge(one, scores[one.code]);
  }
  Score all;
  for (const auto& [code, score] : scores) {
    std::printf("%-6s %3d cases, %3d found, %3d strict\n", code.c_str(), score.cases, score.found,
                score.strict);
    EXPECT_EQ(score.found, score.cases) << code;
    all.cases += score.cases;
    all.found += score.found;
    all.strict += score.strict;
  }
  std::printf("all    %3d cases, %3d found, %3d strict\n", all.cases, all.found, all.strict);
}

}  // namespace
}  // namespace shudu::test
