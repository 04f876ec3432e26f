// The table of docs/variants.md is that of the kinds, row by row. Where it is not, the test shows
// the whole table as it should stand.
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>
#include <string>

#include "shudu/variant/kinds.h"
#include "support/paths.h"

namespace shudu::variant::test {
namespace {

std::string key_text(std::string_view key) {
  return key.empty() ? std::string("-") : '`' + std::string(key) + '`';
}

// What a constraint of the kind takes, as its JSON names it.
std::string members_of(const Parameters& takes) {
  std::string members;
  const auto add = [&members](std::string_view name) {
    if (name.empty()) return;
    if (!members.empty()) members += ' ';
    members += name;
  };
  if (takes.most_cells > 0) add("cells");
  for (const NumberParameter& number : takes.numbers) add(number.name);
  add(takes.lists.name);
  constexpr std::array<std::string_view, 4> kSeries = {"", "weights", "values",
                                                       "counts_and_values"};
  add(kSeries[static_cast<std::size_t>(takes.series)]);
  if (takes.has_table) add("table");
  if (takes.has_automaton) add("automaton");
  if (takes.has_branches) add("branches");
  return members.empty() ? "-" : '`' + members + '`';
}

std::string table_of_kinds() {
  std::string table =
      "| kind | name | what | members | f-puzzles | SudokuPad | ISS "
      "|\n|---|---|---|---|---|---|---|\n";
  for (const KindRow& row : kind_table()) {
    table += "| `" + std::string(row.slug) + "` | " + std::string(row.name.en) + " | " +
             std::string(row.help.en) + " | " + members_of(row.takes) + " | " +
             key_text(row.keys.fpuzzles) + " | " + key_text(row.keys.sudokupad) + " | " +
             key_text(row.keys.iss) + " |\n";
  }
  return table;
}

TEST(VariantPage, HasEveryKind) {
  std::ifstream file(shudu::test::source_dir() / "docs/variants.md");
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  ASSERT_FALSE(page.empty());
  const std::string table = table_of_kinds();
  EXPECT_NE(page.find(table), page.npos) << table;
}

}  // namespace
}  // namespace shudu::variant::test
