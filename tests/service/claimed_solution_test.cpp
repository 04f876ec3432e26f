// The solution that a record claims (shudu/service/claimed_solution.h). The solution of the example
// is Wikipedia's; the two of the 16-clue puzzle were listed by hand-checked exact cover.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "service/helpers.h"
#include "shudu/core/layout_table.h"

namespace shudu::service {
namespace {

using nlohmann::json;

const std::string kEasySolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::string with_digit(std::string cells, std::size_t place, char digit) {
  cells[place] = digit;
  return cells;
}

json claim_of(const std::string& name, const std::string& puzzle, const std::string& claim,
              const std::string& language = "en") {
  json request = request_for(name, json{{"puzzle", puzzle}, {"solution", claim}}.dump());
  request["language"] = language;
  const json answer = ask(request);
  EXPECT_EQ(code_of(answer), "") << answer;
  return answer.contains("claimed_solution") ? answer["claimed_solution"] : json();
}

TEST(ClaimedSolution, IsRightWhereItIs) {
  for (const char* name : {"check", "solve"}) {
    EXPECT_EQ(claim_of(name, kEasyPuzzle, kEasySolution), (json{{"status", "right"}}));
    const json answer = ask(request_for(name, kEasyPuzzle));
    EXPECT_FALSE(answer.contains("claimed_solution")) << answer;
  }
}

TEST(ClaimedSolution, DiffersContradictsOrIsNotFull) {
  for (const char* name : {"check", "solve"}) {
    // r1c3 is 4; 8 stands there in no row, but another digit does.
    const json differs = claim_of(name, kEasyPuzzle, with_digit(kEasySolution, 2, '8'));
    EXPECT_EQ(differs["status"], "solution_differs");
    EXPECT_EQ(differs["cells"], json({"r1c3"}));
    EXPECT_EQ(differs["message"], "solution differs at r1c3");
    const json contradicts = claim_of(name, kEasyPuzzle, with_digit(kEasySolution, 0, '4'));
    EXPECT_EQ(contradicts["status"], "solution_contradicts");
    EXPECT_EQ(contradicts["cells"], json({"r1c1"}));
    const json shorter = claim_of(name, kEasyPuzzle, kEasySolution.substr(1));
    EXPECT_EQ(shorter["status"], "solution_not_full");
    EXPECT_EQ(shorter["message"], "solution is no full grid: 80 of 81 cells hold a digit");
    EXPECT_EQ(claim_of(name, kEasyPuzzle, "1234341221434321")["status"], "solution_not_full");
    EXPECT_EQ(claim_of(name, kEasyPuzzle, with_digit(kEasySolution, 5, '.'))["status"],
              "solution_not_full");
  }
}

TEST(ClaimedSolution, IsSaidInThreeLanguages) {
  const std::string wrong = with_digit(kEasySolution, 2, '8');
  EXPECT_EQ(claim_of("check", kEasyPuzzle, wrong, "zh-CN")["message"],
            "所附的解在 r1c3 处与正解不同");
  EXPECT_EQ(claim_of("check", kEasyPuzzle, wrong, "zh-TW")["message"],
            "所附的解在 r1c3 處與正解不同");
}

TEST(ClaimedSolution, OneOfSeveralSolutionsIsRight) {
  const std::vector<std::string> both = judged_solutions(kTwoSolutions, 3);
  ASSERT_EQ(both.size(), 2U);
  for (const std::string& one : both) {
    for (const char* name : {"check", "solve"}) {
      EXPECT_EQ(claim_of(name, kTwoSolutions, one), (json{{"status", "right"}}));
    }
  }
  // A digit of the first where the second has another: it agrees with the givens and breaks a rule.
  std::size_t place = 0;
  while (both[0][place] == both[1][place]) ++place;
  const json mixed = claim_of("check", kTwoSolutions, with_digit(both[0], place, both[1][place]));
  EXPECT_EQ(mixed["status"], "solution_breaks_rules");
  EXPECT_FALSE(mixed["cells"].empty());
}

TEST(ClaimedSolution, ManyCellsAreCutInTheSentenceOnly) {
  std::string turned = kEasySolution;
  for (std::size_t i = 0; i < turned.size(); ++i) {
    if (kEasyPuzzle[i] == '.')
      turned[i] = turned[i] == '9' ? '1' : static_cast<char>(turned[i] + 1);
  }
  const json differs = claim_of("check", kEasyPuzzle, turned);
  EXPECT_EQ(differs["cells"].size(), 51U);
  EXPECT_LT(differs["message"].get<std::string>().size(), 100U);
}

// Candidates that are the puzzle rule digits out as givens do.
TEST(ClaimedSolution, CandidatesThatAreThePuzzleCount) {
  std::string marks;
  for (const char c : kEasyPuzzle) {
    for (char digit = '1'; digit <= '9'; ++digit) marks += c == '.' || c == digit ? digit : '.';
  }
  marks[2 * 9 + 3] = '.';  // r1c3 is not 4
  const json claim = claim_of("check", marks, kEasySolution);
  EXPECT_EQ(claim["status"], "solution_contradicts");
  EXPECT_EQ(claim["cells"], json({"r1c3"}));
}

}  // namespace
}  // namespace shudu::service
