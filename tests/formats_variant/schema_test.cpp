// The schema of our own JSON names every kind and every parameter of the table, and no other kind.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "formats/variant/own_json.h"
#include "support/paths.h"

namespace shudu::variant::test {
namespace {

TEST(VariantSchema, NamesWhatTheTableHas) {
  std::ifstream file(shudu::test::source_dir() / "docs/variant.schema.json");
  const auto schema = nlohmann::json::parse(file);
  const auto& members = schema["$defs"]["constraint"]["properties"];
  std::set<std::string> kinds;
  for (const KindRow& row : kind_table()) {
    kinds.emplace(row.slug);
    for (const NumberParameter& number : row.takes.numbers) {
      EXPECT_TRUE(number.name.empty() || members.contains(number.name)) << number.name;
    }
    const std::string_view lists = row.takes.lists.name;
    EXPECT_TRUE(lists.empty() || members.contains(lists)) << lists;
    const std::string_view series = series_name(row.takes.series);
    EXPECT_TRUE(series.empty() || members.contains(series)) << series;
  }
  EXPECT_EQ(members["kind"]["enum"].get<std::set<std::string>>(), kinds);
}

}  // namespace
}  // namespace shudu::variant::test
