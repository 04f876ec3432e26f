// GNOME Sudoku's old lists (src/formats/gnome_list.h).
#include "formats/gnome_list.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "formats/direct.h"
#include "formats/record_list.h"

namespace shudu::test {
namespace {

const std::string kListedCells =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string listed_numbers(std::string_view cells) {
  std::string text;
  for (const char c : cells) {
    if (!text.empty()) text += ' ';
    text += c == '.' ? '0' : c;
  }
  return text;
}

TEST(GnomeList, ReadsNumbersAndDifficulty) {
  const std::string numbers = listed_numbers(kListedCells);
  for (const std::string level : {"0.3125", "0", "1", "1.0", "0.5867120", "5e-05"}) {
    for (const std::string& line :
         {numbers + "\t" + level, numbers + " \t" + level, numbers + "\t" + level + "\r"}) {
      const std::vector<Entry> entries = read_all(line + "\n");
      ASSERT_EQ(entries.size(), 1U) << line;
      EXPECT_EQ(describe(entries[0]), "gnome-list " + kListedCells) << line;
      EXPECT_EQ(entries[0].puzzle.notes.level, level);
    }
  }
}

// The short path of the reader gives what the format alone gives, also after other lines.
TEST(GnomeList, OneAfterAnother) {
  const std::string line = listed_numbers(kListedCells) + "\t0.5\n";
  std::string other = line;
  other[0] = '0';
  other.replace(other.find("0.5"), 3, "0.25");
  const std::vector<Entry> entries =
      read_all("# a remark\n" + line + kListedCells + "\n" + other + line);
  ASSERT_EQ(entries.size(), 4U);
  EXPECT_EQ(describe(entries[0]), "gnome-list " + kListedCells);
  EXPECT_EQ(describe(entries[1]), "line " + kListedCells);
  EXPECT_EQ(describe(entries[2]), "gnome-list ." + kListedCells.substr(1));
  EXPECT_EQ(entries[2].puzzle.notes.level, "0.25");
  EXPECT_EQ(describe(entries[3]), "gnome-list " + kListedCells);
  const std::vector<Entry> table = read_all("id\tpuzzle\n1\t" + kListedCells + "\n" + line);
  ASSERT_EQ(table.size(), 2U);
  EXPECT_EQ(table[0].format, "csv");
}

TEST(GnomeList, WithoutADifficultyItIsNumbers) {
  EXPECT_EQ(describe_all(listed_numbers(kListedCells) + "\n"),
            (std::vector<std::string>{"numbers " + kListedCells}));
}

TEST(GnomeList, ErrorsPointAtTheirColumn) {
  EXPECT_EQ(describe_all(listed_numbers(kListedCells.substr(1)) + "\t0.25\n"),
            (std::vector<std::string>{"1:160 too_short"}));
  EXPECT_EQ(describe_all(listed_numbers(kListedCells + "1") + "\t0.25\n"),
            (std::vector<std::string>{"1:164 too_long"}));
}

TEST(GnomeList, OtherLinesAreNoneOfIt) {
  const std::string numbers = listed_numbers(kListedCells);
  for (const std::string& line : std::vector<std::string>{
           numbers, numbers + "\teasy", numbers + "\t7", numbers + "\t", numbers + " 0.25",
           "x" + numbers + "\t0.25", numbers + "\t0.25\t0.25", kListedCells + "\t0.25",
           "1 2 3\t0.5", ""}) {
    EXPECT_EQ(fit_of(kGnomeListFormat, line), Fit::kNo) << line;
  }
}

}  // namespace
}  // namespace shudu::test
