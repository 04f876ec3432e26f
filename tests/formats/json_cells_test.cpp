// Cells of JSON that are objects (src/formats/json_cells.h): their candidates, in the forms that
// sites write them in.
#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "shudu/core/grid_text.h"
#include "shudu/formats/reader.h"

namespace shudu {
namespace {

const std::string kCellDigits =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// What was noted: 1 and 4 at r1c3, 2 at r9c2, else nothing.
std::string noted_at(std::size_t cell) {
  return cell == 2 ? "14" : cell == 73 ? "2" : std::string();
}

// An object a cell, in rows: `{"value":5,NOTES}`.
using NotesWriter = std::function<std::string(const std::string& digits)>;
std::string board_with(const NotesWriter& write, const std::string& blank = R"("value":0)") {
  std::string text = R"({"board":[)";
  for (std::size_t i = 0; i < kCellDigits.size(); ++i) {
    text += i % 9 != 0 ? "," : i == 0 ? "[" : "],[";
    std::string digit = blank;
    if (kCellDigits[i] != '.') digit = R"("value":)" + std::string(1, kCellDigits[i]);
    const std::string notes = write(noted_at(i));
    text += '{' + digit + (digit.empty() || notes.empty() ? "" : ",") + notes + '}';
  }
  return text + "]]}\n";
}

std::string digit_list(const std::string& digits, const std::string& quote, const char* comma) {
  std::string text;
  for (const char digit : digits) {
    text += (text.empty() ? "" : comma) + quote + digit + quote;
  }
  return text;
}

// A flag for each digit from `from` to 9.
std::string flag_list(const std::string& digits, char from, const char* no, const char* yes) {
  std::string text = "[";
  for (char digit = from; digit <= '9'; ++digit) {
    text += text.size() == 1 ? "" : ",";
    text += digits.find(digit) == std::string::npos ? no : yes;
  }
  return text + ']';
}

std::string named_flags(const std::string& digits) {
  std::string text = "{";
  for (char digit = '1'; digit <= '9'; ++digit) {
    const bool is_in = digits.find(digit) != std::string::npos;
    text += std::string(digit == '1' ? "\"" : ",\"") + digit + "\":" + (is_in ? "true" : "false");
  }
  return text + '}';
}

std::optional<Puzzle> puzzle_in(const std::string& text) {
  const Result<Puzzle> puzzle = read_puzzle(text, {});
  if (!puzzle) return std::nullopt;
  return *puzzle;
}

void expect_noted(const std::string& text) {
  const std::optional<Puzzle> puzzle = puzzle_in(text);
  ASSERT_TRUE(puzzle.has_value()) << text;
  std::string givens;
  append_grid(puzzle->givens, givens);
  EXPECT_EQ(givens, kCellDigits) << text;
  ASSERT_TRUE(puzzle->marks.has_value()) << text;
  EXPECT_FALSE(puzzle->marks_are_puzzle);
  for (std::size_t i = 0; i < kCellDigits.size(); ++i) {
    const std::string wanted = kCellDigits[i] == '.' ? noted_at(i) : std::string(1, kCellDigits[i]);
    std::string found;
    for (const Digit digit : (*puzzle->marks)[Cell(static_cast<int>(i))]) {
      found += static_cast<char>('0' + digit.value());
    }
    EXPECT_EQ(found, wanted) << i << ' ' << text;
  }
}

const std::vector<NotesWriter> kNotesWriters{
    [](const std::string& digits) {
      return R"("candidates":[)" + digit_list(digits, "", ",") + "]";
    },
    [](const std::string& digits) { return R"("notes":[)" + digit_list(digits, "", ",") + "]"; },
    [](const std::string& digits) {
      return digits.empty() ? R"("pencilMarks":null)"
                            : R"("pencilMarks":[)" + digit_list(digits, "\"", ", ") + "]";
    },
    [](const std::string& digits) { return R"("Marks":")" + digits + "\""; },
    [](const std::string& digits) {
      return R"("possible":")" + digit_list(digits, "", ", ") + "\"";
    },
    [](const std::string& digits) {
      return R"("notes":)" + flag_list(digits, '1', "false", "true");
    },
    [](const std::string& digits) {
      return R"("notes":)" + flag_list(digits, '0', "false", "true");
    },
    [](const std::string& digits) { return R"("notes":)" + flag_list(digits, '1', "0", "1"); },
    [](const std::string& digits) { return R"("notes":)" + named_flags(digits); },
    [](const std::string& digits) {
      return R"("cornerMarks":[],"centerMarks":[)" + digit_list(digits, "", ",") + "]";
    },
};

TEST(JsonCells, CandidatesAreKeptAsNotesInEveryForm) {
  for (const NotesWriter& write : kNotesWriters) {
    expect_noted(board_with(write));
    expect_noted(board_with(write, R"("value":null)"));
    expect_noted(board_with(write, ""));
  }
}

TEST(JsonCells, WhereNothingIsNotedThereAreNoMarks) {
  for (const NotesWriter& write : kNotesWriters) {
    const std::optional<Puzzle> puzzle =
        puzzle_in(board_with([&](const std::string& /*digits*/) { return write({}); }));
    ASSERT_TRUE(puzzle.has_value());
    EXPECT_FALSE(puzzle->marks.has_value());
  }
}

// A remark, and what is no candidate of that size, say nothing about candidates.
TEST(JsonCells, OtherNotesArePassedOver) {
  for (const char* notes :
       {R"("notes":"first try")", R"("notes":[0.5])", R"("notes":{"a":1})", R"("notes":[true])",
        R"("notes":7)", R"("notes":[12])", R"("notes":[true,1,1,1,1,1,1,1,1,1])"}) {
    const auto write = [&](const std::string& digits) {
      return digits.empty() ? std::string() : std::string(notes);
    };
    const std::optional<Puzzle> puzzle = puzzle_in(board_with(write));
    ASSERT_TRUE(puzzle.has_value()) << notes;
    EXPECT_FALSE(puzzle->marks.has_value()) << notes;
  }
}

// The candidates of the record go before those of its cells.
TEST(JsonCells, MarksOfTheRecordGoBefore) {
  std::string text = board_with(kNotesWriters.front());
  std::string marks;
  for (int cell = 0; cell < 81; ++cell) marks += "........9";
  text.insert(1, "\"marks\":\"" + marks + "\",");
  const std::optional<Puzzle> puzzle = puzzle_in(text);
  ASSERT_TRUE(puzzle.has_value());
  EXPECT_EQ((*puzzle->marks)[Cell(2)], DigitSet::only(Digit(9)));
}

// Sixteen of them could be cells without digit.
TEST(JsonCells, RecordsWithNotesAreNoCells) {
  for (const char* notes : {R"("notes":[])", R"("pencilmarks":"")", R"("candidates":[1,2])"}) {
    std::string text = R"({"list":[)";
    for (int i = 0; i < 16; ++i) {
      text += (i == 0 ? "{" : ",{") + std::string(notes) + R"(,"puzzle":")" + kCellDigits + "\"}";
    }
    int count = 0;
    RecordReader reader({});
    const auto sink = [&](const Record& record) {
      count += record.puzzle != nullptr && record.puzzle->size() == kMaxSize ? 1 : 0;
      return true;
    };
    if (reader.feed(text + "]}\n", sink)) reader.finish(sink);
    EXPECT_EQ(count, 16) << notes;
  }
}

}  // namespace
}  // namespace shudu
