// Where values of JSON stand in their text (src/formats/json_place.h), and that errors point there.
#include "formats/json_place.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "formats/json_tree.h"
#include "shudu/formats/reader.h"

namespace shudu {
namespace {

using nlohmann::json;

// Every value of a tree is found where its own text stands. NOLINTNEXTLINE(misc-no-recursion)
void expect_found(const std::string& text, const json& root, const json& value, int& count) {
  const std::size_t place = place_in_json(text, root, value);
  ASSERT_LT(place, text.size());
  // The longest text from there on that is JSON and comes to the same.
  bool is_there = false;
  for (std::size_t size = 1; place + size <= text.size() && !is_there; ++size) {
    is_there = json::parse(text.substr(place, size), nullptr, false) == value;
  }
  EXPECT_TRUE(is_there) << value.dump() << " at " << place << " of " << text;
  EXPECT_EQ(std::string(" \t\r\n,:").find(text[place]), std::string::npos);
  ++count;
  for (const json& child : value) {
    if (&child != &value) expect_found(text, root, child, count);
  }
}

TEST(JsonPlace, EveryValueStandsWhereItIsFound) {
  const std::vector<std::pair<std::string, int>> texts{
      {"[]", 1},
      {" { } ", 1},
      {"[1,22,[333,[],{}],\"a,b]\"]", 8},
      {R"({ "z" : [ -1 , 2.5e3 ], "a":{"b\"}":null,"\u0063": "\\" },
  "deep":[[[[true]]], false]})",
       13}};
  for (const auto& [text, values] : texts) {
    const Result<JsonTree> tree = parse_json(text);
    ASSERT_TRUE(tree.has_value()) << text;
    int count = 0;
    expect_found(text, tree->root, tree->root, count);
    EXPECT_EQ(count, values) << text;
  }
}

TEST(JsonPlace, AValueOfAnotherTreeIsNowhere) {
  const std::string text = "[1,[2]]";
  const json other = 2;
  EXPECT_EQ(place_in_json(text, parse_json(text)->root, other), text.size());
}

// The error of the first record that has one, and the character that it points at.
struct Pointed {
  Error error;
  char at = '\0';
};

Pointed pointed_in(const std::string& text) {
  Pointed found;
  RecordReader reader({});
  const auto sink = [&](const Record& record) {
    if (record.puzzle != nullptr) return true;
    found.error = record.error;
    return false;
  };
  if (reader.feed(text, sink)) reader.finish(sink);
  std::size_t begin = 0;
  for (std::uint64_t line = 1; line < found.error.at.line; ++line) {
    begin = text.find('\n', begin) + 1;
  }
  const std::size_t place = begin + static_cast<std::size_t>(found.error.at.column) - 1;
  if (found.error.at.column > 0 && place < text.size()) found.at = text[place];
  return found;
}

const std::string kGridStart =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// Rows of numbers, a line each, with `wrong` in the place of r3c4.
std::string rows_with(const std::string& wrong) {
  std::string text = "[\n";
  for (std::size_t i = 0; i < kGridStart.size(); ++i) {
    text += i % 9 == 0 ? "  [" : ", ";
    text += i == 21 ? wrong : kGridStart[i] == '.' ? "0" : std::string(1, kGridStart[i]);
    if (i % 9 == 8) text += i == 80 ? "]\n]" : "],\n";
  }
  return text;
}

struct Nested {
  std::string before;
  std::string after;
};

const std::vector<Nested> kNested{
    {"", ""},
    {"{\"puzzle\": ", "}"},
    {"{\"title\": \"a\\\"[\",\n \"data\": {\"x\": [1], \"puzzle\": ", "}}"},
    {"{\"newboard\":\n{\"grids\":[{\"board\":", ",\"n\":1}]}}"},
};

struct Wrong {
  std::string value;
  std::string_view code;
};

TEST(JsonPlace, ErrorsPointAtTheValueInItsRow) {
  for (const Wrong& wrong : {Wrong{"12", "bad_number"}, Wrong{"5.5", "bad_syntax"},
                             Wrong{"{\"a\":1}", "bad_syntax"}, Wrong{"true", "bad_syntax"}}) {
    for (const Nested& nested : kNested) {
      const std::string text = nested.before + rows_with(wrong.value) + nested.after;
      const auto lines = std::count(nested.before.begin(), nested.before.end(), '\n');
      const Pointed found = pointed_in(text);
      EXPECT_EQ(error_slug(found.error.code), wrong.code) << text;
      EXPECT_EQ(found.error.at.line, static_cast<std::uint64_t>(lines) + 4) << text;
      EXPECT_EQ(found.at, wrong.value.front()) << text;
    }
  }
}

TEST(JsonPlace, ErrorsPointAtTheCharacterOfAText) {
  std::string wrong = kGridStart;
  wrong[30] = '#';
  for (const Nested& nested : {kNested[1], kNested[2], kNested[3]}) {
    const std::string one = nested.before + '"' + wrong + '"' + nested.after;
    EXPECT_EQ(pointed_in(one).at, '#') << one;
    std::string rows = nested.before + "[\n";
    for (std::size_t row = 0; row < 9; ++row) {
      rows += (row == 0 ? " \"" : ",\n \"") + wrong.substr(row * 9, 9) + '"';
    }
    rows += ']' + nested.after;
    EXPECT_EQ(pointed_in(rows).at, '#') << rows;
  }
}

// What is wrong with the whole is said of the whole.
TEST(JsonPlace, ErrorsOfTheWholePointAtItsBeginning) {
  std::string rows = rows_with("0");
  rows.erase(rows.rfind(','), rows.rfind(']') - rows.rfind(','));
  rows.insert(rows.rfind(']'), "]\n");
  const std::string text = kNested[2].before + rows + kNested[2].after;
  const Pointed found = pointed_in(text);
  EXPECT_EQ(error_slug(found.error.code), "too_short") << text;
  EXPECT_EQ(found.error.at.line, 2U);
  EXPECT_EQ(found.at, '[');
}

TEST(JsonPlace, ErrorsPointAtTheEntryOfAListOfMarks) {
  std::string text = "{\"puzzle\":\"" + kGridStart + "\",\n\"marks\":[\n";
  for (int i = 0; i < 81; ++i) text += i == 0 ? "[1]" : i == 40 ? ",\n  \"x?q\"" : ",[1,2]";
  const Pointed found = pointed_in(text + "]}");
  EXPECT_EQ(found.error.at.line, 4U);
  EXPECT_EQ(found.at, '"');
}

}  // namespace
}  // namespace shudu
