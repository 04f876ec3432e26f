// Numbers with blanks between them, on any number of lines.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/record_list.h"

namespace shudu::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const std::string kNumbersCells =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// The cells as numbers, `per_line` on a line.
std::string numbers(const std::string& cells, std::size_t per_line, std::string_view gap = " ") {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool ends_line = i % per_line == per_line - 1 || i + 1 == cells.size();
    text += cells[i] == '.' ? '0' : cells[i];
    text += ends_line ? "\n" : gap;
  }
  return text;
}

TEST(Numbers, ReadsAnyNumberOnALine) {
  for (const std::size_t per_line : {1U, 2U, 5U, 9U, 10U, 27U, 40U, 80U, 81U}) {
    const std::vector<Entry> entries = read_all(numbers(kNumbersCells, per_line));
    ASSERT_EQ(entries.size(), 1U) << per_line << describe(entries[0]);
    EXPECT_EQ(entries[0].cells, kNumbersCells) << per_line << describe(entries[0]);
    EXPECT_EQ(read_as("numbers", numbers(kNumbersCells, per_line))[0].cells, kNumbersCells)
        << per_line;
  }
}

TEST(Numbers, ReadsOtherGapsAndBlanks) {
  EXPECT_EQ(read_as("numbers", numbers(kNumbersCells, 81, "\t"))[0].cells, kNumbersCells);
  EXPECT_EQ(read_as("numbers", numbers(kNumbersCells, 81, ", "))[0].cells, kNumbersCells);
  EXPECT_EQ(read_as("numbers", numbers(kNumbersCells, 81, ","))[0].cells, kNumbersCells);
  std::string dots = numbers(kNumbersCells, 20);
  std::replace(dots.begin(), dots.end(), '0', '.');
  EXPECT_EQ(read_as("numbers", dots)[0].cells, kNumbersCells);
}

TEST(Numbers, ReadsSmallerSizesInSquaresAndOnOneLine) {
  const std::string four = "1234......4321..";
  const std::string six = "123456" + std::string(24, '.') + "654321";
  const std::string eight = "12345678" + std::string(48, '.') + "87654321";
  for (const std::string& cells : {four, six, eight}) {
    const std::size_t size = cells.size() == 16 ? 4 : cells.size() == 36 ? 6 : 8;
    for (const std::size_t per_line : {size, cells.size()}) {
      // Three in a row are three.
      const std::string text = numbers(cells, per_line);
      const std::vector<Entry> entries = read_as("numbers", text + text + "\n" + text);
      ASSERT_EQ(entries.size(), 3U) << text;
      for (const Entry& entry : entries) EXPECT_EQ(entry.cells, cells);
    }
  }
}

TEST(Numbers, NeverTakesAPartOf81ForASmallerGrid) {
  std::string text = numbers(kNumbersCells, 1);
  text.erase(text.size() - 2);  // 80 numbers, one a line
  EXPECT_THAT(read_as("numbers", text).size(), 1U);
  EXPECT_EQ(read_as("numbers", text)[0].error.code, ErrorCode::kUnfinished);
}

TEST(Numbers, SaysWhatIsWrong) {
  std::string large = numbers(kNumbersCells, 9);
  large.replace(large.find("1 9 5"), 1, "12");
  EXPECT_THAT(describe_all(large), ElementsAre("2:7 bad_number"));
  EXPECT_THAT(describe_all(numbers(kNumbersCells + "1", 82)), ElementsAre("1:163 too_long"));
  EXPECT_THAT(describe_all(numbers(kNumbersCells.substr(1), 80)),
              ElementsAre(HasSubstr("unfinished")));
}

TEST(Numbers, RefusesSizesWithoutALayout) {
  std::string text;
  for (int i = 0; i < 256; ++i) text += i % 16 == 15 ? "16\n" : "0 ";
  const std::vector<Entry> entries = read_all(text);
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].error.code, ErrorCode::kUnsupportedLayout);
  EXPECT_EQ(entries[0].error.found, 16U);
  std::replace(text.begin(), text.end(), '\n', ' ');
  EXPECT_EQ(read_as("numbers", text)[0].error.found, 16U);
}

TEST(Numbers, TakesNothingElse) {
  for (const std::string_view text : {"42", "1.5 2", "-1 -2", "a b", "1234 5678", ",,,"}) {
    for (const Entry& entry : read_as("numbers", text)) {
      EXPECT_EQ(entry.error.code, ErrorCode::kNotAPuzzle) << text;
    }
  }
}

TEST(Numbers, GivesUpWhenThereIsNoEnd) {
  std::string text;
  for (int i = 0; i < 100; ++i) text += "1 2 3 4 5 6 7 8 9 10\n";
  for (const Entry& entry : read_as("numbers", text)) EXPECT_TRUE(entry.failed());
}

}  // namespace
}  // namespace shudu::test
