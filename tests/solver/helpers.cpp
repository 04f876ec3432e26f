#include "solver/helpers.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "shudu/core/layout_table.h"

namespace shudu {

void PrintTo(const Method& method, std::ostream* out) { *out << method.name; }

namespace test {

namespace {

// Equal digits where the anti-knight or anti-king rule forbids them, seen from `cell`.
bool breaks_move_rule(const Layout& layout, const Grid& grid, Cell cell) {
  if (!layout.is_anti_knight() && !layout.is_anti_king()) return false;
  const int size = grid.size();
  for (const Cell other : layout.all_cells()) {
    if (other == cell || grid.value_at(other) != grid.value_at(cell)) continue;
    const int rows = std::abs(other.row_in(size) - cell.row_in(size));
    const int columns = std::abs(other.column_in(size) - cell.column_in(size));
    if (layout.is_anti_knight() && rows * columns == 2) return true;
    if (layout.is_anti_king() && rows <= 1 && columns <= 1) return true;
  }
  return false;
}

}  // namespace

Pencilmarks marks_of(std::string_view text) { return Pencilmarks::from_grid(grid_of(text)); }

std::string text_of(const Grid& grid) {
  std::string text;
  for (int i = 0; i < grid.cell_count(); ++i) {
    const auto digit = grid[Cell(i)];
    text += digit ? digit->to_char() : '.';
  }
  return text;
}

std::string text_of(const Pencilmarks& marks) {
  std::string text;
  for (int i = 0; i < marks.cell_count(); ++i) {
    if (i > 0) text += ' ';
    if (marks[Cell(i)].empty()) text += '-';
    for (const Digit digit : marks[Cell(i)]) text += digit.to_char();
  }
  return text;
}

Grid first_cells(const Grid& grid, int count) {
  Grid part(grid.size());
  for (int i = 0; i < count; ++i) part.place(Cell(i), *grid[Cell(i)]);
  return part;
}

Layout layout_of(std::string_view text) {
  const Result<Layout> layout = parse_layout(text);
  if (!layout) {
    std::fprintf(stderr, "no layout: %s\n", std::string(text).c_str());
    std::abort();
  }
  return *layout;
}

std::vector<NamedLayout> all_layouts() {
  std::vector<NamedLayout> layouts;
  for (const LayoutRow& row : layout_table()) {
    layouts.push_back({std::string(row.slug), *row.layout});
  }
  for (const char* text :
       {"4x4+x", "6x6+x", "8x8+x", "6x6+anti-knight", "6x6+anti-king", "x+windoku+center-dot",
        "anti-knight+anti-king", "4x4+disjoint-groups", "4x4+anti-king", "jigsaw:123123123",
        "jigsaw:1322132413241344", "jigsaw:1112211222333345344455554",
        "jigsaw:331222311222311444331664555564556664",
        "jigsaw:331222311222311444331664555564556664+x",
        "jigsaw:2211111322221133332443344444655555566666576777777",
        "jigsaw:111222333111222363411225363414255363444555666744585669748885969777788999777888999",
        "jigsaw:111222333111222363411225363414255363444555666744585669748885969777788999777888999"
        "+anti-knight"}) {
    layouts.push_back({text, layout_of(text)});
  }
  return layouts;
}

std::vector<std::string> Answer::sorted() const {
  std::vector<std::string> copy = solutions;
  std::sort(copy.begin(), copy.end());
  return copy;
}

Answer ask(const Method& method, const Layout& layout, const Pencilmarks& marks,
           const SearchOptions& options) {
  Answer answer;
  auto keep = [&answer](const Grid& grid) {
    answer.solutions.push_back(text_of(grid));
    return true;
  };
  answer.result = method.search(layout, marks, options, keep);
  return answer;
}

std::uint64_t count(const Method& method, const Layout& layout, const Pencilmarks& marks,
                    std::uint64_t limit) {
  auto go_on = [](const Grid&) { return true; };
  return method.search(layout, marks, {.limit = limit}, go_on).count;
}

bool is_solution(const Layout& layout, const Pencilmarks& marks, const Grid& grid) {
  if (grid.size() != layout.size()) return false;
  for (const Cell cell : layout.all_cells()) {
    const auto digit = grid[cell];
    if (!digit || !marks[cell].contains(*digit)) return false;
    if (breaks_move_rule(layout, grid, cell)) return false;
  }
  for (int h = 0; h < layout.house_count(); ++h) {
    DigitSet seen;
    for (const Cell cell : layout.cells(House(h))) seen.insert(*grid[cell]);
    if (seen != layout.all_digits()) return false;
  }
  return true;
}

const Method& method_named(std::string_view name) {
  const Method* method = find_method(name);
  if (method == nullptr) std::abort();
  return *method;
}

}  // namespace test
}  // namespace shudu
