// `solve-lines` says of each line what `solve` says of it alone, wherever it stands and whatever
// its neighbours are; apart from the lines_request or in it, the text is the same. That
// `solve` is right is judged elsewhere (golden_test.cpp, solving_test.cpp).
#include <gtest/gtest.h>

#include <vector>

#include "helpers.h"
#include "shudu/service/service.h"

namespace shudu::service {
namespace {

using nlohmann::json;

json lines_request(const std::string& puzzles) {
  return {{"shudu", 1}, {"do", "solve-lines"}, {"puzzles", puzzles}};
}

// The same puzzle with its digits exchanged, nine ways.
std::string turned(std::string line, std::size_t by) {
  for (char& c : line) {
    if (c >= '1' && c <= '9') {
      c = static_cast<char>('1' + (static_cast<std::size_t>(c - '1') + by) % 9);
    }
  }
  return line;
}

std::vector<std::string> easy_lines(std::size_t count) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < count; ++i) {
    lines.push_back(turned(i % 3 == 0 ? kXWingPuzzle : kEasyPuzzle, i));
  }
  return lines;
}

// All that is answered by a word, what a batch leaves to others, and what is no record.
std::vector<std::string> other_lines() {
  return {
      kTwoSolutions,
      std::string(81, '.'),
      "11" + std::string(79, '.'),
      "12345678." + std::string(8, '.') + "9" + std::string(63, '.'),
      kEasyPuzzle + "  with a remark",
      kEasyPuzzle + ",and,more",
      "1.....2..3.....4",
      "1.....2........4",
      "5" + kEasyPuzzle,
      "what is this?",
      "# a remark",
      "",
      std::string(81, '-'),
      "00302060" + std::string(73, '0'),
  };
}

std::string joined_lines(const std::vector<std::string>& lines, const std::string& end = "\n") {
  std::string text;
  for (const std::string& line : lines) text += line + end;
  return text;
}

// What `solve` says of a line, in the words of `solve-lines`.
std::string judged(const std::string& line) {
  const json answer = ask({{"shudu", 1}, {"do", "solve"}, {"from", "line"}, {"puzzles", line}});
  if (answer.at("results").empty()) return "";
  const json& result = answer.at("results").at(0);
  if (result.contains("claimed_solution")) {
    std::string claim = result.at("claimed_solution").at("status");
    if (claim != "right") return claim;
  }
  return result.at("status") == "unique" ? result.at("solution") : result.at("status");
}

std::string solved(const std::string& text) {
  return ask(lines_request(text)).at("solutions").get<std::string>();
}

std::string solved_apart(const std::string& text, const json& fields = json::object()) {
  json head = {{"shudu", 1}, {"do", "solve-lines"}};
  head.update(fields);
  std::string solutions = "what was there before";
  const json answer = json::parse(Service().answer_lines(head.dump(), text, solutions));
  EXPECT_EQ(answer, (json{{"shudu", 1}, {"ok", true}}));
  return solutions;
}

TEST(SolveLines, SaysOfEachLineWhatSolveSays) {
  // Others at the borders of a batch and between runs of all lengths.
  std::vector<std::string> lines = easy_lines(900);
  const std::vector<std::string> others = other_lines();
  std::size_t next = 0;
  for (const std::size_t at :
       {0U, 5U, 30U, 31U, 56U, 81U, 107U, 337U, 592U, 593U, 594U, 620U, 899U}) {
    lines[at] = others[next++ % others.size()];
  }
  lines.insert(lines.end(), others.begin(), others.end());
  std::vector<std::string> expected;
  for (const std::string& line : lines) expected.push_back(judged(line));
  EXPECT_EQ(expected[0], "multiple");
  EXPECT_EQ(expected[30], "invalid");
  EXPECT_EQ(expected[31], "none");
  EXPECT_EQ(solved(joined_lines(lines)), joined_lines(expected));
  EXPECT_EQ(solved(joined_lines(lines, "\r\n")), joined_lines(expected));
}

// A solution after a puzzle: the right one, another of the same givens, one that breaks them.
TEST(SolveLines, CompareWhatALineClaims) {
  const std::string right = judged_solutions(kEasyPuzzle, 2).at(0);
  std::string other = right;
  std::string against = right;
  std::swap(other[kEasyPuzzle.find('.')], other[kEasyPuzzle.rfind('.')]);
  const std::size_t given = kEasyPuzzle.find_first_not_of('.');
  against[given] = against[given] == '1' ? '2' : '1';
  std::vector<std::string> lines(60, kEasyPuzzle);
  std::vector<std::string> expected(60, right);
  for (const auto& [claim, answer] : {std::pair{right, right},
                                      {other, std::string("solution_differs")},
                                      {against, std::string("solution_contradicts")}}) {
    lines[30] = kEasyPuzzle + "," + claim;
    expected[30] = answer;
    EXPECT_EQ(judged(lines[30]), answer);
    EXPECT_EQ(solved_apart(joined_lines(lines)), joined_lines(expected));
  }
}

TEST(SolveLines, ApartAreTheSame) {
  std::vector<std::string> lines = easy_lines(600);
  for (const std::string& other : other_lines()) lines.push_back(other);
  for (const char* end : {"\n", "\r\n"}) {
    std::string text = joined_lines(lines, end) + kEasyPuzzle;  // and a last line without an end
    EXPECT_EQ(solved(text), solved_apart(text));
    EXPECT_EQ(solved_apart(text, {{"budget", 5'000}}), solved_apart(text));  // without batches
  }
  EXPECT_EQ(solved(""), "");
  EXPECT_EQ(solved_apart(""), "");
  EXPECT_EQ(solved_apart("\n\r\n"), "\n\n");
}

TEST(SolveLines, HaveTheSolutionsOfExactCover) {
  for (const std::string& puzzle : {kEasyPuzzle, kXWingPuzzle}) {
    const std::vector<std::string> all = judged_solutions(puzzle, 2);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(solved_apart(joined_lines(std::vector<std::string>(100, puzzle))),
              joined_lines(std::vector<std::string>(100, all[0])));
  }
}

TEST(SolveLines, SayWhereTheBudgetWasNotEnough) {
  const std::string text =
      joined_lines({std::string(81, '.'), kEasyPuzzle, std::string(80, '.') + "5"});
  const std::string found = solved_apart(text, {{"budget", 1}});
  EXPECT_EQ(found, "budget\n" + judged(kEasyPuzzle) + "\nbudget\n");
}

TEST(SolveLines, KeepToTheLimits) {
  const json asked = lines_request(joined_lines(easy_lines(100)) + std::string(500, '\n'));
  Limits limits;
  limits.puzzles = 100;
  EXPECT_EQ(code_of(ask(asked, {}, limits)), "");
  limits.puzzles = 99;
  EXPECT_EQ(code_of(ask(asked, {}, limits)), "too_many_puzzles");
  limits = {};
  limits.answer_bytes = 5'000;
  EXPECT_EQ(code_of(ask(asked, {}, limits)), "answer_too_large");
}

TEST(SolveLines, ApartKeepToTheLimits) {
  const std::string head = R"({"shudu":1,"do":"solve-lines"})";
  const std::string text = joined_lines(easy_lines(100));
  Limits limits;
  limits.request_bytes = head.size() + text.size();
  std::string solutions;
  EXPECT_TRUE(json::parse(Service(limits).answer_lines(head, text, solutions)).at("ok"));
  EXPECT_EQ(solutions.size(), text.size());
  --limits.request_bytes;
  json answer = json::parse(Service(limits).answer_lines(head, text, solutions));
  EXPECT_EQ(code_of(answer), "request_too_large");
  EXPECT_EQ(solutions, "");
  limits = {};
  limits.puzzles = 99;
  answer = json::parse(Service(limits).answer_lines(head, text, solutions));
  EXPECT_EQ(code_of(answer), "too_many_puzzles");
  EXPECT_EQ(solutions, "");
}

TEST(SolveLines, ApartAreForThatRequestAlone) {
  Service service;
  std::string solutions;
  const auto code = [&](const std::string& head) {
    return code_of(json::parse(service.answer_lines(head, kEasyPuzzle, solutions)));
  };
  EXPECT_EQ(code(R"({"shudu":1,"do":"solve-lines"})"), "");
  EXPECT_EQ(code(R"({"shudu":1,"do":"solve-lines","puzzles":""})"), "unknown_field");
  EXPECT_EQ(code(R"({"shudu":1,"do":"solve"})"), "unknown_request");
  EXPECT_EQ(code("{"), "bad_json");
  EXPECT_EQ(code_of(ask({{"shudu", 1}, {"do", "solve-lines"}})), "missing_field");
}

TEST(SolveLines, TellOfTheirWorkAndCanBeCancelled) {
  const json asked = lines_request(joined_lines(easy_lines(1'000)));
  std::vector<std::uint64_t> told;
  const auto listen = [&told](const Progress& progress) {
    EXPECT_EQ(progress.request, "solve-lines");
    told.push_back(progress.done);
    return progress.done < 300;
  };
  Control control;
  control.progress = listen;
  EXPECT_EQ(code_of(ask(asked, control)), "cancelled");
  EXPECT_EQ(told, (std::vector<std::uint64_t>{0, 256, 512}));
}

TEST(SolveLines, EndByTheFlagOfAnotherThread) {
  StopFlag stop;
  const auto raise = [&stop](const Progress& progress) {
    if (progress.done == 256) stop.set();
    return true;
  };
  Control control;
  control.progress = raise;
  control.stop = &stop;
  EXPECT_EQ(code_of(ask(lines_request(joined_lines(easy_lines(600))), control)), "cancelled");
}

}  // namespace
}  // namespace shudu::service
