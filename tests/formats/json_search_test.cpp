// Where in JSON the puzzle stands (src/formats/json_search.h).
#include "formats/json_search.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "shudu/core/grid_text.h"
#include "shudu/formats/reader.h"

namespace shudu {
namespace {

const std::string kStart =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kFinish =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kSecondStart =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

// Nine lists of nine numbers, blanks as `blank`.
std::string as_rows(const std::string& cells, const std::string& blank = "0") {
  std::string text = "[";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    text += i % 9 == 0 ? (i == 0 ? "[" : "],[") : ",";
    text += cells[i] == '.' ? blank : std::string(1, cells[i]);
  }
  return text + "]]";
}

std::string as_cells(const std::string& cells, const std::string& name) {
  std::string text = "[";
  for (const char c : cells) {
    text += text.size() == 1 ? "" : ",";
    text +=
        "{\"" + name + "\":" + (c == '.' ? "null,\"candidates\":[1,2]" : std::string(1, c)) + "}";
  }
  return text + "]";
}

// What the records of a text hold, one a line: givens, `+` and placed digits, the solution.
std::vector<std::string> records_in(const std::string& text, std::string_view field = {}) {
  ReadOptions options;
  options.field = field;
  RecordReader reader(options);
  std::vector<std::string> all;
  const auto sink = [&](const Record& record) {
    std::string said;
    if (record.puzzle == nullptr) {
      said = sentence(record.error, Language::kEnglish).view();
    } else {
      append_grid(record.puzzle->givens, said);
      if (!record.puzzle->placed.filled().empty()) append_grid(record.puzzle->placed, said += '+');
      if (record.puzzle->solution) append_grid(*record.puzzle->solution, said += ' ');
    }
    all.push_back(said);
    return true;
  };
  if (reader.feed(text, sink)) reader.finish(sink);
  return all;
}

using Records = std::vector<std::string>;

TEST(JsonSearch, FindsTheOnlyGridWhereverItStands) {
  const std::string rows = as_rows(kStart);
  const std::string full = as_rows(kFinish);
  for (const std::string& text : std::vector<std::string>{
           "{\"mission\":\"" + kStart + "\"}", "{\"data\":{\"a\":[1,2],\"x\":" + rows + "}}",
           "{\"status\":\"ok\",\"matrix\":" + rows + "}", "{\"r\":[{\"q\":\"" + kStart + "\"}]}",
           "{\"board\":{\"cells\":" + rows + "}}", "{\"x\":" + as_cells(kStart, "val") + "}",
           "{\"cells\":" + as_cells(kStart, "value") + "}",
           "{\n\"x\":\n" + as_rows(kStart, "null") + "\n}\n",
           "{\"a\":" + rows + ",\"b\":\"" + kStart + "\"}",
           "{\"a\":" + rows + ",\"marks_of_player\":\"" + std::string(81, '0') + "\"}"}) {
    EXPECT_EQ(records_in(text), Records{kStart}) << text;
  }
  const Records both{kStart + " " + kFinish};
  for (const std::string& text : std::vector<std::string>{
           "{\"mission\":\"" + kStart + "\",\"solution\":\"" + kFinish + "\"}",
           "{\"data\":{\"x\":" + rows + ",\"Solution\":" + full + "}}",
           "{\"data\":{\"x\":" + rows + "},\"answer\":" + full + "}",
           "{\"start\":" + rows + ",\"finish\":" + full + "}",
           "{\"puzzle\":\"" + kStart + "\",\"solutions\":[\"" + kFinish + "\"]}",
           "{\"newboard\":{\"grids\":[{\"value\":" + rows + ",\"solution\":" + full +
               ",\"difficulty\":\"Hard\"}],\"results\":1,\"message\":\"All Ok\"}}"}) {
    EXPECT_EQ(records_in(text), both) << text;
  }
}

TEST(JsonSearch, EachGridOfAListIsARecord) {
  const std::string text = "{\"newboard\":{\"grids\":[{\"value\":" + as_rows(kStart) +
                           "},{\"value\":" + as_rows(kSecondStart) + "}]}}\n" + kFinish + "\n";
  EXPECT_EQ(records_in(text), (Records{kStart, kSecondStart, kFinish}));
  EXPECT_EQ(records_in("{\"boards\":[\"" + kStart + "\",\"" + kSecondStart + "\"]}"),
            (Records{kStart, kSecondStart}));
  EXPECT_EQ(records_in(text, "newboard.grids.1.value"), (Records{kSecondStart, kFinish}));
}

TEST(JsonSearch, TheFieldSaysWhichOfSeveral) {
  const std::string text =
      "{\"data\":{\"now\":\"" + kStart + "\"},\"later\":" + as_rows(kSecondStart) + "}";
  EXPECT_EQ(records_in(text), Records{"several fields may be the puzzle: data.now, later; the "
                                      "option field says which"});
  EXPECT_EQ(records_in(text, "Data.Now"), Records{kStart});
  EXPECT_EQ(records_in(text, "data"), Records{kStart});
  EXPECT_EQ(records_in(text, "later"), Records{kSecondStart});
  EXPECT_EQ(records_in(text, "data.late"), Records{"the field 'data.late' is missing"});
  EXPECT_EQ(records_in(text, ".."), Records{"the field '..' is missing"});
  // A name that is known does not outweigh what the caller says.
  EXPECT_EQ(records_in("{\"puzzle\":\"" + kStart + "\",\"x\":\"" + kSecondStart + "\"}", "x"),
            Records{kSecondStart});
}

TEST(JsonSearch, WhatIsNoGridIsNone) {
  for (const std::string& text : std::vector<std::string>{
           "{\"id\":\"1234567812345678\"}", "{\"scores\":[1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4]}",
           "{\"x\":[[1,2,3],[4,5,6],[7,8,9]]}", "{\"x\":\"" + kStart.substr(1) + "\"}",
           "{\"x\":" + as_rows(kStart, "10") + "}", "{}"}) {
    EXPECT_EQ(records_in(text), Records{"the field 'puzzle' is missing"}) << text;
  }
}

TEST(JsonSearch, PlacedDigitsAreNoGivens) {
  std::string cells = "[";
  for (std::size_t i = 0; i < kStart.size(); ++i) {
    const std::string value = kStart[i] == '.' ? "null" : std::string(1, kStart[i]);
    cells += std::string(i == 0 ? "" : ",") + "{\"value\":" + value +
             ",\"given\":" + (i == 0 || kStart[i] == '.' ? "false" : "true") + "}";
  }
  const std::string rest = "." + kStart.substr(1);
  const std::string first = "5" + std::string(80, '.');
  EXPECT_EQ(records_in("{\"grid\":" + cells + "]}"), Records{rest + "+" + first});
  EXPECT_EQ(records_in("{\"GridString\":\"+" + kStart + ":711 113\"}"),
            Records{rest + "+" + first});
  EXPECT_EQ(records_in("{\"BaseGrid\":\"" + kStart + "\"}"), Records{kStart});
}

// Candidates, or cells of which one is missing, under the best name: what else is a grid there,
// such as the board at the end of a path, is not taken instead.
TEST(JsonSearch, WhatWasMeantIsNotPassedOver) {
  std::string candidates;
  for (const char c : kStart) {
    for (char digit = '1'; digit <= '9'; ++digit) {
      candidates += c == '.' || c == digit ? digit : '.';
    }
  }
  const std::string board = ",\"board\":\"" + kFinish + "\"}";
  EXPECT_EQ(records_in("{\"puzzle\":\"" + candidates + "\"" + board), Records{kStart});
  const Records cut = records_in("{\"puzzle\":\"" + kStart.substr(1) + "\"" + board);
  ASSERT_EQ(cut.size(), 1U);
  EXPECT_EQ(cut.front().find(kFinish), std::string::npos) << cut.front();
  EXPECT_NE(cut.front().find("80"), std::string::npos) << cut.front();
}

}  // namespace
}  // namespace shudu
