// The validator can fail, keyword by keyword; and the schema says of the requests what the table
// says.
#include "service/schema.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "service/check_fields.h"
#include "service/helpers.h"
#include "service/parse.h"
#include "service/record.h"
#include "service/request_table.h"
#include "shudu/solver/search.h"
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
           Case{R"({"prefixItems":[{"type":"integer"},{"type":"array"}]})", "[1,[]]", "[1,1]"},
           Case{R"({"oneOf":[{"minimum":2},{"maximum":3}]})", "1", "2"},
           Case{R"({"anyOf":[{"const":1},{"const":2}]})", "2", "3"},
           Case{R"({"allOf":[{"minimum":1},{"maximum":2}]})", "2", "3"},
           Case{R"({"minItems":1})", "[1]", "[]"},
           Case{R"({"maxItems":1})", "[1]", "[1,2]"},
           Case{R"({"minLength":2})", "\"数独\"", "\"数\""},
           Case{R"({"maxLength":2})", "\"数独\"", "\"abc\""},
           Case{R"({"pattern":"^a+$"})", "\"aa\"", "\"ab\""},
           Case{R"({"$ref":"#/$defs/a","$defs":{"a":{"type":"number"}}})", "1.5", "\"\""},
       }) {
    EXPECT_TRUE(holds(c.schema, c.good)) << c.schema;
    EXPECT_FALSE(holds(c.schema, c.bad)) << c.schema;
  }
  EXPECT_FALSE(holds(R"({"format":"x"})", "1"));
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

// Values that a field may take or not: of every type, and on both sides of its bounds.
std::vector<json> probes_of(const Field& field) {
  std::vector<json> probes{nullptr, true, "", "nonsense", -1, 1.5, json::object(), json::array()};
  if (field.kind == FieldKind::kClues) {
    probes.insert(probes.end(), {"24", "24-26", "1-81", "0-3", "80-82", "24-", "-26", "24-26-28"});
  }
  if (field.kind == FieldKind::kWhole || field.kind == FieldKind::kClues) {
    probes.insert(probes.end(), {field.least, field.most});
    if (field.least > 0) probes.emplace_back(field.least - 1);
    if (field.most < kUnlimited) probes.emplace_back(field.most + 1);
  }
  if (field.kind == FieldKind::kText && field.most > 0) {
    probes.emplace_back(std::string(field.most, 'x'));
    probes.emplace_back(std::string(field.most + 1, 'x'));
  }
  if (field.kind == FieldKind::kTexts) {
    const json item = field.choices == nullptr ? "x" : field.choices().front();
    probes.emplace_back(json::array({item}));
    probes.emplace_back(json::array({item, 1}));
    probes.emplace_back(json(field.most, item));
    probes.emplace_back(json(field.most + 1, item));
  }
  if (field.kind == FieldKind::kChoice) {
    for (const std::string_view choice : field.choices()) probes.emplace_back(choice);
  }
  return probes;
}

// Names that grow with every format and technique: the schema leaves them open.
bool is_open(const Field& field) {
  constexpr std::size_t kMostNames = 40;
  return field.choices == readable_formats || field.choices == writable_formats ||
         (field.choices != nullptr && field.choices().size() > kMostNames);
}

bool is_taken(const RequestRow& row, const json& request) {
  const Result<Value, ParseError> parsed = parse(request.dump(), {});
  return parsed.has_value() && !check_fields(*parsed, row, Language::kEnglish);
}

// A request with all that it must have, of the right type.
json least_request(const RequestRow& row) {
  json request = {{"shudu", 1}, {"do", row.name}};
  for (const Field& field : row.fields) {
    if (!field.is_required) continue;
    json& value = request[std::string(field.name)];
    if (field.kind == FieldKind::kWhole) value = field.least;
    if (field.kind == FieldKind::kText) value = "x";
    if (field.kind == FieldKind::kChoice) value = field.choices().front();
  }
  return request;
}

// Some words for a candidate are refused by its reader alone, after the schema.
bool is_refused_later(const RequestRow& row, const Field& field, const json& probe) {
  return row.name == "why" && field.name == "candidate" && probe.is_string();
}

void expect_same_values(const RequestRow& row, const Field& field, const json& schema,
                        const json& part) {
  const std::string name(field.name);
  for (const json& probe : probes_of(field)) {
    if (is_open(field) && probe.is_string()) continue;
    json request = least_request(row);
    request[name] = probe;
    if (is_refused_later(row, field, probe) && is_taken(row, request)) {
      request["puzzle"] = kEasyPuzzle;
      EXPECT_FALSE(ask(request).at("ok")) << probe;
      continue;
    }
    const bool is_valid = schema_faults(schema, part.at("properties").at(name), probe).empty();
    EXPECT_EQ(is_valid, is_taken(row, request))
        << row.name << ' ' << name << ' ' << probe.dump().substr(0, 80);
  }
}

TEST(Schema, SaysOfEachFieldWhatTheTableSays) {
  std::ifstream file(test::source_dir() / "docs/service.schema.json");
  const json schema = json::parse(file);
  for (const RequestRow& row : request_table()) {
    const json& part = schema.at("$defs").at(std::string(row.name) + "_request");
    const json least = least_request(row);
    ASSERT_TRUE(is_taken(row, least)) << least;
    for (const Field& field : row.fields) {
      const std::string name(field.name);
      expect_same_values(row, field, schema, part);
      json without = least;
      without.erase(name);
      const json& required = part.at("required");
      const bool is_needed = std::find(required.begin(), required.end(), name) != required.end();
      // Of some fields the handler says that they are missing.
      const bool is_taken_without =
          is_needed ? code_of(ask(without)) != "missing_field" : is_taken(row, without);
      EXPECT_NE(is_needed, is_taken_without) << row.name << ' ' << name;
    }
    json more = least;
    more["nonsense"] = 1;
    EXPECT_FALSE(is_taken(row, more));
    EXPECT_FALSE(schema_faults(schema, part, more).empty());
  }
}

}  // namespace
}  // namespace shudu::service
