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
#include "support/grids.h"

namespace shudu {

/// Prints a method by its name in messages of GoogleTest.
void PrintTo(const Method& method, std::ostream* out);

namespace test {

// Puzzles that several tests ask about, 81 characters each.

/// As printed in Wikipedia, "Sudoku": no guess is needed.
inline constexpr const char* kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// 17 givens (Gordon Royle's collection).
inline constexpr const char* kSeventeen =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
/// 21 givens, Arto Inkala 2012; some dozen guesses.
inline constexpr const char* kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// Peter Norvig's grid without a solution, which costs plain search minutes.
inline constexpr const char* kImpossible =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
/// No solution; more than 100,000 nodes for exact cover and for every kernel (turns_test.cpp).
inline constexpr const char* kHidden =
    "..5.....1..9.............6............3.....8..6.........39..567...............7.";
/// The first 48 cells of a grid: 588 solutions.
inline constexpr const char* kMany =
    "123456789456789123798132564231675498584923617679.................................";
/// The grid with most automorphisms.
inline constexpr const char* kFull =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

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
