// The pages of the kinds, docs/variants/*.md: every kind has a picture, its keys and an example
// whose only solution stands there, found as it stands there. A page is made anew from its examples
// with SHUDU_UPDATE_GOLDEN=1; look at the difference.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "shudu/formats/variant/values_text.h"
#include "shudu/formats/variant/variant_formats.h"
#include "shudu/variant/kinds.h"
#include "shudu/verbs/variant/solving.h"
#include "support/folder.h"
#include "support/paths.h"
#include "verbs_variant/drawing.h"

namespace shudu::verbs::test {
namespace {

using variant::Constraint;
using variant::Kind;
using variant::KindRow;
using variant::VariantPuzzle;

struct Family {
  std::string_view file;
  std::string_view title;
  std::string_view about;
  Kind first;  ///< its kinds reach to the first of the next family
};

constexpr std::array kFamilies{
    Family{
        "grids", "Rules of the whole grid, and extra regions",
        "What two cells may not be to each other wherever they stand, and cells that all differ.",
        Kind::kAllDifferent},
    Family{"sums", "Cages and sums", "Cells with a number that their values sum to, or may not.",
           Kind::kCage},
    Family{"lines", "Lines and arrows", "Cells along a line, in its order.", Kind::kArrow},
    Family{"pairs", "Dots between cells, relations and clones",
           "What the values of two cells are to each other, or of two groups.", Kind::kDifference},
    Family{"outside", "Clues outside the grid",
           "A number at the end of a line of cells, which are read from there.", Kind::kSandwich},
    Family{"counts", "Places, counts and signs",
           "Where a value stands, how often, and what single cells may be.", Kind::kIndexer},
    Family{"logic", "Automata, and rules of rules",
           "Rules that are made of states and steps, or of other rules.", Kind::kAutomaton},
};

Kind end_of(std::size_t family) {
  return family + 1 < kFamilies.size() ? kFamilies.at(family + 1).first : Kind::kCount;
}

std::string path_of(const Family& family) {
  return (shudu::test::source_dir() / "docs/variants" / (std::string(family.file) + ".md"))
      .string();
}

constexpr std::string_view kBeforeExample = "Example, and its only solution:\n\n```text\n";

// The text of the example of a kind in a page; empty where it has none.
std::string example_in(const std::string& page, const KindRow& row) {
  const std::size_t section = page.find("## `" + std::string(row.slug) + "`:");
  if (section == page.npos) return "";
  const std::size_t example = page.find(kBeforeExample, section);
  const std::size_t next = page.find("\n## ", section);
  if (example == page.npos || example > next) return "";
  const std::size_t begin = example + kBeforeExample.size();
  return page.substr(begin, page.find('\n', begin) - begin);
}

std::string keys_of(const KindRow& row) {
  std::string keys = "`" + std::string(row.slug) + "` in our JSON";
  const auto add = [&](std::string_view program, std::string_view names) {
    if (names.empty()) return;
    keys += "; " + std::string(program) + ": `" + std::string(names) + "`";
  };
  add("f-puzzles", row.keys.fpuzzles);
  add("SudokuPad", row.keys.sudokupad);
  add("ISS", row.keys.iss);
  return keys + '.';
}

std::uint64_t solutions_of(const VariantPuzzle& puzzle) {
  VariantRecord record;
  record.puzzle = puzzle;
  Budget budget;
  const auto solved = solve(budget, record);
  EXPECT_TRUE(solved.has_value());
  return solved ? solved->solutions : 0;
}

// The example as a puzzle: it has a rule of the kind, and without it more than one solution.
VariantPuzzle read_example(const std::string& text, const KindRow& row) {
  const auto read = variant::read_any_variant(text);
  EXPECT_TRUE(read.has_value()) << row.slug << ": has no example that is read: " << text;
  if (!read) return variant::open_grid(1, 1, 1, 1);
  EXPECT_TRUE(read->not_taken.empty()) << row.slug;
  VariantPuzzle without = read->puzzle;
  const auto gone = std::erase_if(without.constraints,
                                  [&](const Constraint& rule) { return rule.kind == row.kind; });
  EXPECT_GT(gone, 0U) << row.slug << ": the example has no rule of the kind";
  EXPECT_GT(solutions_of(without), 1U) << row.slug << ": the example needs no rule of the kind";
  return read->puzzle;
}

std::string section_of(const KindRow& row, const std::string& example) {
  const VariantPuzzle puzzle = read_example(example, row);
  VariantRecord record;
  record.puzzle = puzzle;
  Budget budget;
  const auto solved = solve(budget, record);
  EXPECT_TRUE(solved && solved->solutions == 1) << row.slug << ": the example is not unique";
  std::string solution;
  if (solved) variant::append_values(solved->solution, puzzle, solution);
  return "## `" + std::string(row.slug) + "`: " + std::string(row.name.en) + "\n\n" +
         std::string(row.help.en) + "\n" + keys_of(row) + "\n\n```text\n" + drawing_of(puzzle) +
         "```\n\n" + std::string(kBeforeExample) + example + '\n' + solution + "\n```\n";
}

std::string page_of(std::size_t number, const std::string& old) {
  const Family& family = kFamilies.at(number);
  std::string page =
      "# " + std::string(family.title) + "\n\n" + std::string(family.about) +
      " All kinds are in the table of [variants](../variants.md).\n\nIn the pictures a letter "
      "stands in the cells of each rule, numbered where their order\ncounts; signs between "
      "cells are dots.\n";
  for (const KindRow& row : variant::kind_table()) {
    if (row.kind < family.first || row.kind >= end_of(number)) continue;
    page += '\n' + section_of(row, example_in(old, row));
  }
  return page;
}

class KindPages : public testing::TestWithParam<std::size_t> {};

TEST_P(KindPages, HaveAPictureAndAnExampleOfEachKind) {
  const std::string path = path_of(kFamilies.at(GetParam()));
  const std::string old = shudu::test::read_file(path);
  const std::string page = page_of(GetParam(), old);
  if (std::getenv("SHUDU_UPDATE_GOLDEN") != nullptr) shudu::test::write_file(path, page);
  EXPECT_EQ(page, shudu::test::read_file(path)) << path << ": SHUDU_UPDATE_GOLDEN=1 writes it anew";
}

std::string file_of(const testing::TestParamInfo<std::size_t>& info) {
  return std::string(kFamilies.at(info.param).file);
}

INSTANTIATE_TEST_SUITE_P(Families, KindPages, testing::Range(std::size_t{0}, kFamilies.size()),
                         file_of);

}  // namespace
}  // namespace shudu::verbs::test
