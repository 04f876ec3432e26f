// The JSON that is written, read back by a parser of another house.
#include "shudu/service/json_object.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace shudu {
namespace {

TEST(Json, StringsComeBackAsTheyWere) {
  std::string text;
  for (int c = 1; c < 128; ++c) text += static_cast<char>(c);
  text += "数独\\\"";
  std::string out;
  append_json_string(text, out);
  EXPECT_EQ(nlohmann::json::parse(out).get<std::string>(), text);
}

TEST(Json, ObjectsHaveTheirFields) {
  std::string out;
  JsonObject object(out);
  object.number("n", ~0ULL);
  object.boolean("b", false);
  object.text("t", "x");
  JsonObject inner(object.name("o"));
  inner.end();
  object.end();
  EXPECT_EQ(out, R"({"n":18446744073709551615,"b":false,"t":"x","o":{}})");
}

}  // namespace
}  // namespace shudu
