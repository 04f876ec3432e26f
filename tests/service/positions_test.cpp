// The positions that the pages of the web app practise on: each has a step of its technique, is a
// puzzle with one solution, and can be practised; no technique is passed over.
#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "service/helpers.h"
#include "shudu/logic/technique.h"
#include "support/build_kind.h"
#include "support/paths.h"

namespace shudu::service {
namespace {

using nlohmann::json;

json committed() {
  std::ifstream file(test::source_dir() / "web/src/learn/positions.json");
  return json::parse(file);
}

TEST(Positions, EachTechniqueHasSomeOrTheReasonWhyNot) {
  const json all = committed();
  std::set<std::string> seen;
  for (const std::string part : {"positions", "without"}) {
    for (const auto& [slug, told] : all.at(part).items()) {
      EXPECT_NE(find_technique(slug), nullptr) << slug;
      EXPECT_TRUE(seen.insert(slug).second) << slug;
      EXPECT_FALSE(told.empty()) << slug;
    }
  }
  EXPECT_EQ(seen.size(), technique_table().size());
  EXPECT_GE(all.at("positions").size(), 180U);
}

TEST(Positions, EachHasAStepOfItsTechnique) {
  std::set<std::string> lines;
  const json all = committed();
  for (const auto& [slug, positions] : all.at("positions").items()) {
    for (const json& line : positions) {
      EXPECT_TRUE(lines.insert(slug + line.get<std::string>()).second) << slug << line;
      json request = request_for("steps", line);
      request["techniques"] = json::array({slug});
      request["limit"] = 1;
      const json answer = ask(request);
      ASSERT_TRUE(answer.at("ok")) << slug << answer;
      EXPECT_EQ(answer.at("status"), "unique") << slug << line;
      EXPECT_FALSE(answer.contains("message")) << slug << line;
      ASSERT_EQ(answer.at("steps").size(), 1U) << slug << line;
      EXPECT_EQ(answer.at("steps").at(0).at("technique"), slug);
    }
  }
}

TEST(Positions, CanBePractised) {
  const json all = committed();
  int number = 0;
  for (const auto& [slug, positions] : all.at("positions").items()) {
    if (find_technique(slug)->has(Trait::kSlow)) continue;  // all steps of these take seconds
    if (++number % test::by_build(1, 3) != 0) continue;
    json request = request_for("practise", positions.at(0));
    request["technique"] = slug;
    const json answer = ask(request);
    ASSERT_TRUE(answer.at("ok")) << slug << answer;
    EXPECT_FALSE(answer.at("over").get<bool>()) << slug;
  }
}

}  // namespace
}  // namespace shudu::service
