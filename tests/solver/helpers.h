// What the tests of the solver share: positions from and to text, one way to ask any method, and a
// slow oracle that knows the rules by itself.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/solver/method.h"

namespace shudu {

/// Prints a method by its name in messages of GoogleTest.
void PrintTo(const Method& method, std::ostream* out);

namespace test {

/// The grid of n*n characters, '1'..'9' or anything else for a blank.
Grid grid_of(std::string_view text);
/// The candidates of such a text.
Pencilmarks marks_of(std::string_view text);
/// n*n characters, '.' for a blank.
std::string text_of(const Grid& grid);
/// n*n fields of candidates, "-" for an empty one.
std::string text_of(const Pencilmarks& marks);
/// The first `count` cells of a grid.
Grid first_cells(const Grid& grid, int count);

/// A layout with a name for messages.
struct NamedLayout {
  std::string name;
  Layout layout;
};
/// The layout of parse_layout; fails loudly when there is none.
Layout layout_of(std::string_view text);
/// One of every kind and size: named ones, jigsaws, unions.
std::vector<NamedLayout> all_layouts();

/// What a method answered, solutions included.
struct Answer {
  SearchResult result;
  std::vector<std::string> solutions;  ///< in the order found
  /// The same, ascending.
  std::vector<std::string> sorted() const;
};
Answer ask(const Method& method, const Layout& layout, const Pencilmarks& marks,
           const SearchOptions& options = {});
/// Only the count, for many solutions.
std::uint64_t count(const Method& method, const Layout& layout, const Pencilmarks& marks,
                    std::uint64_t limit = kUnlimited);

/// The rules worked out anew from size, box shape, regions and moves: is `grid` full, does it break
/// no rule and take its digits from `marks`? Uses the layout's houses but neither its peers nor
/// houses_of.
bool is_solution(const Layout& layout, const Pencilmarks& marks, const Grid& grid);

/// A method by name, for parameterised tests.
const Method& method_named(std::string_view name);

}  // namespace test
}  // namespace shudu
