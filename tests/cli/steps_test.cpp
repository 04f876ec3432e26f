// `shudu steps` from end to end: the cases of tests/cases and the lines of HoDoKu's library through
// the program. Transcripts in tests/golden/cli.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "cases.h"
#include "logic_answers.h"
#include "program_run.h"
#include "shudu/logic/technique.h"
#include "support/build_kind.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;
class CasesByProgram : public testing::Test {
 protected:
  // The steps that the program finds for a line of tests/cases, by the technique's slug.
  static std::vector<json> steps_for(const std::string& slug, const std::string& line) {
    const std::vector<std::string> fields = fields_of(line, 8);
    const RunResult result =
        run({"steps", "--technique", slug}, ":0000:x:" + fields[2] + ":" + fields[3] + ":::\n");
    EXPECT_EQ(result.exit_code, 0) << line;
    return objects(result.out);
  }
  static bool has_step(const std::vector<json>& steps, const std::string& line) {
    const std::vector<std::string> fields = fields_of(line, 8);
    return std::any_of(steps.begin(), steps.end(), [&](const json& step) {
      const bool is_digits = fields[1].empty() || digits_of(step) == fields[1];
      return is_digits && texts(step["eliminations"]) == names_of(fields[4], "<>") &&
             texts(step["placements"]) == names_of(fields[5], "=");
    });
  }
};

TEST_F(CasesByProgram, DeletedCandidatesAndEnteredDigitsAreReadAsTheyStand) {
  for (const char* slug : {"hidden-single", "locked-pair", "claiming", "hidden-triple", "swordfish",
                           "finned-x-wing", "siamese-finned-swordfish", "dual-empty-rectangle",
                           "avoidable-rectangle-1", "unique-rectangle-4", "w-wing", "xy-chain",
                           "grouped-aic", "als-xz", "sue-de-coq", "template-set"}) {
    int fires = 0;
    const auto file = source_dir() / "tests/cases" / (std::string(slug) + ".cases");
    for (const std::string& line : lines_of(file)) {
      if (line.empty() || line[0] == '#') continue;
      const bool must_fire = line.substr(0, 5) == "fires";
      const std::vector<json> steps = steps_for(slug, line);
      for (const json& step : steps) EXPECT_EQ(step["technique"], slug);
      EXPECT_TRUE(!must_fire || has_step(steps, line)) << slug << " " << line;
      fires += must_fire ? 1 : 0;
    }
    EXPECT_GE(fires, 3) << slug;
  }
}

TEST(Steps, ALibraryLineIsSearchedForItsOwnTechnique) {
  const std::string file = (source_dir() / "tests/golden/cli/files/library.txt").string();
  const RunResult result = run({"steps", "--from", "hodoku", file});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.err, HasSubstr("no technique has the library code 9999"));
  std::map<int, std::vector<json>> by_line;
  for (const json& step : objects(result.out)) by_line[step["line"].get<int>()].push_back(step);
  ASSERT_EQ(by_line.count(3), 1U);
  for (const json& step : by_line[3]) EXPECT_EQ(step["technique"], "finned-swordfish");
  const auto is_wanted = [](const json& step) {
    return digits_of(step) == "8" &&
           texts(step["eliminations"]) == std::vector<std::string>{"r3c1<>8", "r3c2<>8"};
  };
  EXPECT_TRUE(std::any_of(by_line[3].begin(), by_line[3].end(), is_wanted));
  ASSERT_EQ(by_line.count(4), 1U);
  EXPECT_EQ(by_line[4][0]["technique"], "unique-rectangle-1");
  EXPECT_EQ(by_line[4][0]["assumes_unique"], true);
  EXPECT_EQ(by_line[4][0]["index"], 1);
  // Negative, and unknown: nothing.
  EXPECT_EQ(by_line.count(5), 0U);
  EXPECT_EQ(by_line.count(6), 0U);
  const RunResult without = run({"steps", "--from", "hodoku", "--no-uniqueness", "-q", file});
  EXPECT_THAT(without.out, Not(HasSubstr("unique-rectangle")));
  EXPECT_EQ(without.err, "");
}

TEST(Steps, TheFilterTakesSeveralTechniquesInTheirOrder) {
  const RunResult result = run({"steps", "--technique", "pointing", "--technique", "hidden-single"},
                               std::string(kHardest));
  std::vector<std::string> slugs;
  for (const json& step : objects(result.out)) slugs.push_back(step["technique"]);
  EXPECT_EQ(slugs.front(), "pointing");
  EXPECT_EQ(slugs.back(), "hidden-single");
  EXPECT_TRUE(std::all_of(slugs.begin(), slugs.end(), [](const std::string& slug) {
    return slug == "pointing" || slug == "hidden-single";
  }));
  // Most cells have more than two candidates.
  const RunResult none = run({"steps", "--technique", "bug-plus-1"}, std::string(kEasy));
  EXPECT_EQ(none.out, "");
  EXPECT_EQ(none.exit_code, 0);
}

TEST(Steps, EveryLineIsAnObjectWithItsFields) {
  const std::string easy(kEasy);
  const std::string second(by_build<std::string_view>(kEasy, "1.....2..3.....4"));
  const RunResult result = run({"steps"}, easy + "\n" + second + "\n");
  const std::vector<json> steps = objects(result.out);
  ASSERT_FALSE(steps.empty());
  for (const json& step : steps) {
    for (const char* field : {"index", "line", "technique", "name", "digits", "cells", "houses",
                              "eliminations", "placements", "links", "assumes_unique", "text"}) {
      EXPECT_TRUE(step.contains(field)) << field;
    }
    EXPECT_EQ(step["schema"], 1);
    EXPECT_EQ(step["index"].get<int>() + 1, step["line"].get<int>());
  }
}

// The library itself, through the program: by the "must" rule every case that is there.
TEST(Steps, LibraryThroughTheProgram) {
  constexpr const char* kFile = "data/techniques/reglib-half.txt";
  const auto file = shared_file(kFile);
  if (!file) GTEST_SKIP() << no_shared(kFile);
  const RunResult result = run({"steps", "--from", "hodoku", file->string()});
  std::map<int, std::vector<json>> by_line;
  for (const json& step : objects(result.out)) by_line[step["line"].get<int>()].push_back(step);
  int cases = 0;
  int found = 0;
  int line_number = 0;
  for (std::string line : lines_of(*file)) {
    ++line_number;
    if (line.empty() || line[0] != ':') continue;
    while (!line.empty() && line.back() == '\r') line.pop_back();
    const std::vector<std::string> fields = fields_of(line, 8);
    bool is_any = false;
    bool is_met = false;
    for (const json& step : by_line[line_number]) {
      if (digits_of(step) != fields[2]) continue;
      is_any = true;
      is_met = is_met || (texts(step["eliminations"]) == names_of(fields[5], "<>") &&
                          texts(step["placements"]) == names_of(fields[6], "="));
    }
    ++cases;
    const bool is_right = fields[1].back() == 'x' ? !is_any : is_met;
    found += is_right ? 1 : 0;
    if (!is_right) std::printf("not found: line %d, %s\n", line_number, fields[1].c_str());
  }
  std::printf("%d cases, %d found\n", cases, found);
  EXPECT_EQ(cases, 582);
  EXPECT_GE(found, 577);
}

// --- a path

}  // namespace
}  // namespace shudu::test
