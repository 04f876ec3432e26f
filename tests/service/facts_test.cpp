// What the service says of itself and of the techniques, held to the tables and pages that there
// are.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "service/request_table.h"
#include "shudu/logic/technique.h"
#include "shudu/service/service.h"
#include "shudu/version.h"
#include "support/paths.h"

namespace shudu::service {
namespace {

using nlohmann::json;

TEST(Facts, EveryTechniqueIsListedWithItsPage) {
  const json answer =
      json::parse(Service().answer(R"({"shudu":1,"do":"techniques","language":"zh-CN"})"));
  const json& listed = answer.at("techniques");
  ASSERT_EQ(listed.size(), technique_table().size());
  for (std::size_t i = 0; i < listed.size(); ++i) {
    const Technique& technique = technique_table()[i];
    EXPECT_EQ(listed[i].at("technique"), technique.slug);
    EXPECT_EQ(listed[i].at("name"), technique.names.zh_cn);
    EXPECT_EQ(listed[i].contains("assumes_unique"), technique.has(Trait::kUniqueness));
    const std::string page = "docs/" + listed[i].at("learn").get<std::string>();
    EXPECT_TRUE(std::filesystem::exists(test::source_dir() / page)) << page;
  }
}

TEST(Facts, TheVersionNamesRequestsAndItsOwnLimits) {
  Limits limits;
  limits.puzzles = 7;
  const json answer = json::parse(Service(limits).answer(R"({"shudu":1,"do":"version"})"));
  EXPECT_EQ(answer.at("version"), kLibraryVersion);
  EXPECT_EQ(answer.at("limits").at("puzzles"), 7);
  ASSERT_EQ(answer.at("requests").size(), request_table().size());
  for (std::size_t i = 0; i < request_table().size(); ++i) {
    EXPECT_EQ(answer.at("requests")[i], request_table()[i].name);
  }
  EXPECT_EQ(answer.at("formats")[0].is_string(), true);
}

}  // namespace
}  // namespace shudu::service
