// Lists in JSON, read back by a parser of another house.
#include "shudu/service/json_list.h"

#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>
#include <vector>

#include "shudu/core/cell_set.h"

namespace shudu {
namespace {

TEST(JsonLists, CommasStandBetweenItems) {
  for (const std::size_t count : {0U, 1U, 2U, 5U}) {
    const std::vector<int> numbers(count, 7);
    std::string out;
    append_list(numbers, out, [](int n, std::string& text) { text += std::to_string(n); });
    EXPECT_EQ(nlohmann::json::parse(out).get<std::vector<int>>(), numbers) << out;
  }
}

// An item may begin with a bracket or be a list itself; the comma before it is due all the same.
TEST(JsonLists, ListsStandInLists) {
  std::string out;
  JsonList outer(out);
  for (int i = 0; i < 2; ++i) {
    JsonList inner(outer.next());
    JsonList(inner.next()).end();
    append_json_string("[", inner.next());
    inner.end();
  }
  outer.end();
  EXPECT_EQ(out, R"([[[],"["],[[],"["]])");
}

// Long lists are written out in parts: what has been written is taken away, up to nothing.
TEST(JsonLists, TheTextMayBeTakenAwayBetweenItems) {
  std::string whole;
  std::string out;
  JsonList list(out);
  for (const char c : {'1', '2', '3'}) {
    list.next() += c;
    whole += out;
    out.clear();
  }
  list.end();
  EXPECT_EQ(whole + out, "[1,2,3]");
}

TEST(JsonLists, FieldsOfAnObject) {
  std::string out;
  JsonObject object(out);
  add_texts(object, "texts", std::array{"a\"b", ""});
  add_cells(object, "cells", CellSet{Cell(0), Cell(5)}, 4);
  add_list(object, "none", std::vector<int>(), [](int, std::string&) {});
  object.end();
  EXPECT_EQ(out, R"({"texts":["a\"b",""],"cells":["r1c1","r2c2"],"none":[]})");
}

}  // namespace
}  // namespace shudu
