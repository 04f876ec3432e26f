// The validator can fail, keyword by keyword; and the schema says of the requests what the table
// says.
#include "service/schema.h"

#include <gtest/gtest.h>

#include <fstream>

#include "service/check_fields.h"
#include "service/request_table.h"
#include "support/paths.h"

namespace shudu::service {
namespace {

using nlohmann::json;

bool holds(const std::string& schema, const std::string& value) {
  const json tree = json::parse(schema);
  return schema_faults(tree, tree, json::parse(value)).empty();
}

TEST(Schema, EveryKeywordCanFail) {
  struct Case {
    const char* schema;
    const char* good;
    const char* bad;
  };
  for (const Case& c : {
           Case{R"({"type":"integer"})", "1", "\"1\""},
           Case{R"({"type":["string","null"]})", "null", "1"},
           Case{R"({"const":1})", "1", "2"},
           Case{R"({"enum":["a","b"]})", "\"b\"", "\"c\""},
           Case{R"({"properties":{"a":{"type":"object"}}})", R"({"a":{}})", R"({"a":[]})"},
           Case{R"({"required":["a"]})", R"({"a":1})", "{}"},
           Case{R"({"properties":{"a":{}},"additionalProperties":false})", R"({"a":1})",
                R"({"b":1})"},
           Case{R"({"items":{"type":"boolean"}})", "[true]", "[true,1]"},
           Case{R"({"oneOf":[{"minimum":2},{"maximum":3}]})", "1", "2"},
           Case{R"({"anyOf":[{"const":1},{"const":2}]})", "2", "3"},
           Case{R"({"allOf":[{"minimum":1},{"maximum":2}]})", "2", "3"},
           Case{R"({"minItems":1})", "[1]", "[]"},
           Case{R"({"maxItems":1})", "[1]", "[1,2]"},
           Case{R"({"minLength":2})", "\"数独\"", "\"数\""},
           Case{R"({"maxLength":2})", "\"数独\"", "\"abc\""},
           Case{R"({"$ref":"#/$defs/a","$defs":{"a":{"type":"number"}}})", "1.5", "\"\""},
       }) {
    EXPECT_TRUE(holds(c.schema, c.good)) << c.schema;
    EXPECT_FALSE(holds(c.schema, c.bad)) << c.schema;
  }
  EXPECT_FALSE(holds(R"({"pattern":"x"})", "1"));
}

TEST(Schema, KnowsTheRequestsAndFieldsOfTheTable) {
  std::ifstream file(test::source_dir() / "docs/service.schema.json");
  const json schema = json::parse(file);
  std::vector<std::string> names;
  for (const RequestRow& row : request_table()) {
    const std::string name = std::string(row.name) + "_request";
    ASSERT_TRUE(schema.at("$defs").contains(name)) << name;
    const json& properties = schema.at("$defs").at(name).at("properties");
    EXPECT_EQ(properties.size(), row.fields.size() + common_fields().size()) << name;
    for (const Field& field : row.fields) {
      ASSERT_TRUE(properties.contains(std::string(field.name))) << name << " " << field.name;
    }
    EXPECT_EQ(properties.at("do").at("const"), row.name);
    names.push_back("#/$defs/" + name);
  }
  std::vector<std::string> listed;
  for (const json& branch : schema.at("$defs").at("request").at("oneOf")) {
    listed.push_back(branch.at("$ref").get<std::string>());
  }
  EXPECT_EQ(listed, names);
}

}  // namespace
}  // namespace shudu::service
