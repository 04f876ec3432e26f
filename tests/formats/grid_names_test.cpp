// Tables with names around their cells: every way of writing a table, of naming columns, of naming
// rows and of leaving cells blank, with each of the others. The board is read without an error.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "formats/record_list.h"

namespace shudu::test {
namespace {

using Words = std::vector<std::string>;

// A way of writing: what stands before, between and after the fields of a line, and one part of
// the line of dashes below the heading of a Markdown table.
struct Container {
  std::string_view name;
  std::string_view before;
  std::string_view between;
  std::string_view behind;
  std::string_view rule;
};

constexpr Container kContainers[] = {
    {"tabs", "", "\t", "", ""},
    {"commas", "", ",", "", ""},
    {"semicolons", "", ";", "", ""},
    {"quotes", "\"", "\",\"", "\"", ""},
    {"markdown", "| ", " | ", " |", "---"},
    {"dense", "|", "|", "|", "-"},
    {"centred", "| ", " | ", " |", ":-:"},
    {"left", "|", "|", "|", ":---"},
    {"right", "| ", " | ", " |", "--:"},
};

Words names(std::string_view prefix, char first, int size) {
  Words words;
  for (int i = 0; i < size; ++i) {
    words.push_back(std::string(prefix) + static_cast<char>(first + i));
  }
  return words;
}

std::vector<Words> all_names(std::string_view prefix, std::string_view word, int size) {
  return {{},
          names("", '1', size),
          names("", 'A', size),
          names("", 'a', size),
          names(prefix, '1', size),
          names(word, '1', size)};
}

std::string line_of(const Container& container, const Words& fields) {
  std::string line(container.before);
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (i != 0) line += container.between;
    const bool is_padded = fields[i].empty() && container.between == " | ";
    line += is_padded ? " " : fields[i];
  }
  return line.append(container.behind).append("\n");
}

struct Around {
  Words columns;
  Words rows;
  std::string corner;
  std::string blank;
};

std::string table_of(const Container& container, std::string_view cells, int size,
                     const Around& around) {
  const auto width = static_cast<std::size_t>(size) + (around.rows.empty() ? 0 : 1);
  const bool is_markdown = !container.rule.empty();
  Words heading = around.columns;
  if (!heading.empty() && !around.rows.empty()) heading.insert(heading.begin(), around.corner);
  if (heading.empty() && is_markdown) heading = Words(width, "");
  std::string text;
  if (!heading.empty()) text += line_of(container, heading);
  if (is_markdown) text += line_of(container, Words(width, std::string(container.rule)));
  for (std::size_t r = 0; r < static_cast<std::size_t>(size); ++r) {
    Words fields;
    if (!around.rows.empty()) fields.push_back(around.rows[r]);
    for (const char c :
         cells.substr(r * static_cast<std::size_t>(size), static_cast<std::size_t>(size))) {
      fields.push_back(c == '.' ? around.blank : std::string(1, c));
    }
    text += line_of(container, fields);
  }
  return text;
}

class Named : public ::testing::TestWithParam<Container> {};

// Numbers on one side of fewer than nine cells, or above few of them, may be cells themselves,
// which is another test (grid_headings_test.cpp); so is a table without any names.
bool is_left_out(const Words& columns, const Words& rows, std::string_view cells) {
  if (columns.empty() && rows.empty()) return true;
  const bool is_sparse = std::count(cells.begin(), cells.end(), '.') > 70;
  if (columns.empty()) return cells.size() < 81 && rows[0] == "1";
  return (cells.size() < 81 || is_sparse) && rows.empty() && columns[0] == "1";
}

// With each corner and each blank that go with these names.
void expect_named(const Container& container, std::string_view cells, int size,
                  const Words& columns, const Words& rows) {
  const std::string expected = "grid " + std::string(cells);
  for (const std::string_view corner : {"", "#", "r/c"}) {
    if (!corner.empty() && (columns.empty() || rows.empty())) continue;
    if (corner == "#" && container.before.empty()) continue;  // a comment
    for (const std::string_view blank : {"", ".", "0"}) {
      const Around around{columns, rows, std::string(corner), std::string(blank)};
      const std::string text = table_of(container, cells, size, around);
      ASSERT_THAT(describe_all(text), ::testing::ElementsAre(expected)) << text;
      ASSERT_THAT(describe_all(text + "\n" + text), ::testing::ElementsAre(expected, expected))
          << text;
    }
  }
}

void expect_read(const Container& container, std::string_view cells, int size) {
  for (const Words& columns : all_names("c", "Col", size)) {
    for (const Words& rows : all_names("r", "R", size)) {
      if (is_left_out(columns, rows, cells)) continue;
      expect_named(container, cells, size, columns, rows);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST_P(Named, NineByNine) {
  expect_read(GetParam(),
              "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              9);
}

TEST_P(Named, SixBySix) { expect_read(GetParam(), "1.3.5.4..1....2.6.1....6...4.65.3...", 6); }

// Names say how large a board is, so few cells in a corner are no smaller board.
TEST_P(Named, FewCells) {
  expect_read(GetParam(), "1.6....3...........4" + std::string(61, '.'), 9);
  expect_read(GetParam(), std::string(26, '.') + "3" + std::string(9, '.'), 6);
}

INSTANTIATE_TEST_SUITE_P(Containers, Named, ::testing::ValuesIn(kContainers),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace shudu::test
