// Runs of plain lines are answered by the batch solver, all else record by record. What tells the
// two apart from outside is a small budget, with which nothing goes to the batch: so each text is
// asked about in both ways, and every byte is held to the other's. That single records are right is
// judged elsewhere (golden_test.cpp, solving_test.cpp).
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <vector>

#include "helpers.h"
#include "shudu/service/service.h"
#include "support/paths.h"

namespace shudu::service {
namespace {

using nlohmann::json;

// Below it nothing goes to the batch, and it is enough for every puzzle here.
constexpr int kSmallBudget = 99'999;

std::vector<std::string> example_lines() {
  std::ifstream stream(test::source_dir() / "examples/puzzles.txt");
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) {
    if (line.size() > 81 && line[0] != '#') lines.push_back(line.substr(0, 81));
  }
  return lines;
}

// So many lines, no two alike: the digits of the examples exchanged.
std::vector<std::string> lines_of(std::size_t count) {
  const std::vector<std::string> examples = example_lines();
  EXPECT_GE(examples.size(), 30U);
  if (examples.empty()) return {};
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < count; ++i) {
    std::string line = examples[i % examples.size()];
    for (char& c : line) {
      if (c >= '1' && c <= '9')
        c = static_cast<char>('1' + (static_cast<std::size_t>(c - '1') + i) % 9);
    }
    lines.push_back(line);
  }
  return lines;
}

std::string joined(const std::vector<std::string>& lines, const std::string& end = "\n") {
  std::string text;
  for (const std::string& line : lines) text += line + end;
  return text;
}

json request(const std::string& puzzles) {
  return {{"shudu", 1}, {"do", "solve"}, {"puzzles", puzzles}};
}

std::string answer(json asked, bool by_batch, const Limits& limits = {}) {
  if (!by_batch) asked["budget"] = kSmallBudget;
  return Service(limits).answer(asked.dump());
}

void expect_same(const json& asked, const Limits& limits = {}) {
  EXPECT_EQ(answer(asked, true, limits), answer(asked, false, limits));
}

TEST(LineBatch, AnswersAsSingleRecordsDo) {
  const std::string text = joined(lines_of(1'000));
  expect_same(request(text));
  const json found = json::parse(answer(request(text), true));
  ASSERT_EQ(found.at("results").size(), 1'000U);
  for (const json& result : found.at("results")) EXPECT_EQ(result.at("status"), "unique");
  EXPECT_EQ(found["results"][999].at("line"), 1'000);
}

TEST(LineBatch, LeavesWhatIsNotUniqueToTheOthers) {
  std::vector<std::string> lines = lines_of(300);
  lines[0] = kTwoSolutions;
  lines[7] = std::string(81, '.');
  lines[100] = "11" + std::string(79, '.');
  lines[255] = "12345678." + std::string(8, '.') + "9" + std::string(63, '.');
  lines[256] = kTwoSolutions;
  lines[299] = std::string(80, '.') + "5";
  expect_same(request(joined(lines)));
  const json found = json::parse(answer(request(joined(lines)), true)).at("results");
  EXPECT_EQ(found[0].at("status"), "multiple");
  EXPECT_EQ(found[100].at("error").at("code"), "duplicate_in_row");
  EXPECT_EQ(found[255].at("status"), "none");
}

TEST(LineBatch, KnowsAllBlanksAndLineEnds) {
  std::vector<std::string> lines = lines_of(60);
  const std::string blanks = "0*-_xX";
  for (std::size_t i = 0; i < 50; ++i) {
    std::replace(lines[i].begin(), lines[i].end(), '.', blanks[i % blanks.size()]);
  }
  expect_same(request(joined(lines)));
  expect_same(request(joined(lines, "\r\n")));
  expect_same(request(joined(lines, "  with a remark\n")));
  std::string open_end = joined(lines);
  open_end.pop_back();
  expect_same(request(open_end));
}

TEST(LineBatch, CountsOnBehindOtherRecords) {
  const std::vector<std::string> lines = lines_of(900);
  const auto part = [&](std::size_t from, std::size_t count) {
    return joined({lines.begin() + static_cast<std::ptrdiff_t>(from),
                   lines.begin() + static_cast<std::ptrdiff_t>(from + count)});
  };
  const std::string grid =
      "53. .7. ...\n6.. 195 ...\n.98 ... .6.\n\n8.. .6. ..3\n4.. 8.3 ..1\n7.. .2. ..6\n\n"
      ".6. ... 28.\n... 419 ..5\n... .8. .79\n";
  const std::string text = "# a remark\n" + part(0, 30) + "\n\n" + part(30, 5) +
                           "what is this? 1\n" + part(35, 300) + grid + part(335, 100) +
                           "1.....2..3.....4\n" + part(435, 24) + "# two\n# remarks\n" +
                           part(459, 441);
  expect_same(request(text));
  json asked = request(text);
  asked["from"] = "line";
  expect_same(asked);
  asked["from"] = "csv";
  expect_same(asked);
}

TEST(LineBatch, IsNotUsedWithALayout) {
  json asked = request(joined(lines_of(50)));
  asked["layout"] = "x";
  expect_same(asked);
  asked["layout"] = "4x4";
  expect_same(asked);
}

TEST(LineBatch, KeepsToTheLimits) {
  const json asked = request(joined(lines_of(100)));
  Limits limits;
  limits.puzzles = 60;
  expect_same(asked, limits);
  EXPECT_EQ(code_of(ask(asked, {}, limits)), "too_many_puzzles");
  limits = {};
  limits.answer_bytes = 10'000;
  expect_same(asked, limits);
  EXPECT_EQ(code_of(ask(asked, {}, limits)), "answer_too_large");
}

TEST(LineBatch, TellsOfEveryRecordAndCanBeCancelledThere) {
  const json asked = request(joined(std::vector<std::string>(600, kEasyPuzzle)));
  std::vector<std::uint64_t> told;
  const auto listen = [&told](const Progress& progress) {
    told.push_back(progress.done);
    return progress.done < 300;
  };
  Control control;
  control.progress = listen;
  EXPECT_EQ(code_of(ask(asked, control)), "cancelled");
  ASSERT_EQ(told.size(), 301U);
  for (std::size_t i = 0; i < told.size(); ++i) EXPECT_EQ(told[i], i);
}

TEST(LineBatch, EndsByTheFlagOfAnotherThread) {
  StopFlag stop;
  const auto raise = [&stop](const Progress& progress) {
    if (progress.done == 100) stop.set();
    return true;
  };
  Control control;
  control.progress = raise;
  control.stop = &stop;
  EXPECT_EQ(code_of(ask(request(joined(lines_of(600))), control)), "cancelled");
}

}  // namespace
}  // namespace shudu::service
