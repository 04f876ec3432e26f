// THE table of the kinds of rules: what each is called, takes, means, comes to and looks like.
//
// A row holds all that there is of a kind. Its definition is a predicate on a full grid, written
// from the words of the rule alone, and the judge of all else; its lowering says the same in
// primitives and shares nothing with it. tests/variant/kinds_test.cpp counts the full grids of
// random small puzzles of each kind in both ways.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/variant/kind.h"
#include "shudu/variant/puzzle.h"

#pragma GCC visibility push(default)
namespace shudu::variant {

class Lowering;

/// What a picture shows of a rule.
enum class Shape : std::uint8_t {
  kWholeGrid,    ///< nothing at a place: a sentence
  kRegion,       ///< shaded cells
  kCage,         ///< a dashed outline with its number
  kLine,         ///< along the cells
  kArrow,        ///< a line from a circle or pill to an arrowhead
  kThermometer,  ///< a line from a bulb
  kDot,          ///< on the border of two cells
  kCorner,       ///< where four cells meet
  kOutsideClue,  ///< a number outside, at the end of a line of cells
  kCellSign,     ///< a sign in each cell
  kClone,        ///< alike shaded groups
  kHidden,       ///< has no customary picture
};

/// May a cell stand twice in the cells of a rule?
enum class Repeats : std::uint8_t { kCounted, kTakenOnce, kRefused };

/// What a grid must be for a rule.
enum class GridNeed : std::uint8_t {
  kNone,
  kCellsInGrid,   ///< the rule speaks of no variable behind the grid
  kSquare,        ///< as many rows as columns
  kReading,       ///< a square, of which the cells are a row or column from one of its ends
  kEqualRegions,  ///< regions of one size, at least one
  kBoxes,         ///< the same, and the first of them is a box
};

/// What a number is where it is left out.
enum class LeftOut : std::uint8_t { kRefused, kNothing, kFixed, kHalfOfValues };

/// No number of a rule is larger, or smaller than its negative.
inline constexpr std::int64_t kLargestNumber = 1'000'000'000;
inline constexpr std::int64_t kLargestInSeries = 1'000'000;  // a weight, a value
inline constexpr std::uint32_t kMostStates = 65'536;         // of an automaton
inline constexpr int kAnyNumber = std::numeric_limits<int>::max();

struct NumberParameter {
  std::string_view name = {};  ///< empty: there is none
  std::int64_t least = 0;
  std::int64_t most = kLargestNumber;
  LeftOut left_out = LeftOut::kRefused;
  std::int64_t fixed = 0;
};

struct ListParameter {
  std::string_view name = {};  ///< empty: there are none
  int least = 0;               ///< lists
  int most = 0;
  int least_cells = 1;  ///< of each
  int most_cells = kAnyNumber;
  bool are_equally_long = false;
  Repeats repeats = Repeats::kCounted;
};

enum class SeriesParameter : std::uint8_t { kNone, kWeights, kValues, kCountsAndValues };

/// The fields of a Constraint that a kind takes; what is not named here is refused.
struct Parameters {
  int least_cells = 0;
  int most_cells = 0;
  Repeats repeats = Repeats::kCounted;
  std::array<NumberParameter, 2> numbers = {};
  ListParameter lists = {};
  SeriesParameter series = SeriesParameter::kNone;
  bool has_table = false;
  bool has_automaton = false;
  bool has_branches = false;
  GridNeed grid = GridNeed::kNone;
  bool makes_pairs = false;  ///< counted as pairs of its cells
  bool makes_sets = false;   ///< of values: not more than kMostSets may be as large as its cells
};

/// Sets of values that a lowering looks at for one rule.
inline constexpr std::uint64_t kMostSets = 200'000;

/// A rule that is asked about, and a full grid.
struct Asked {
  const VariantPuzzle& puzzle;
  const Constraint& rule;
  std::span<const int> values;  ///< of each variable, as they are shown

  [[nodiscard]] int at(Variable cell) const { return values[cell]; }
};

/// How programs of setters name a kind: several names with blanks between, none where it has none.
struct ForeignKeys {
  std::string_view fpuzzles = {};
  std::string_view sudokupad = {};
  std::string_view iss = {};
};

struct KindRow {
  Kind kind;
  std::string_view slug;  ///< for programs: `cage`. Stable.
  Words name;
  Parameters takes;
  bool (*holds)(const Asked&);
  void (*lower)(const Constraint&, Lowering&);
  Shape shape;
  ForeignKeys keys;
  Words help;  ///< one line
};

/// All kinds, in the order of `Kind`.
[[nodiscard]] std::span<const KindRow> kind_table();
[[nodiscard]] const KindRow& row_of(Kind kind);
/// The kind of a slug, or nothing.
[[nodiscard]] std::optional<Kind> find_kind(std::string_view slug);

/// The number of a rule: what it says, else what its kind says where it is left out.
[[nodiscard]] std::optional<std::int64_t> number_of(const VariantPuzzle& puzzle,
                                                    const Constraint& rule, std::size_t index = 0);

}  // namespace shudu::variant
#pragma GCC visibility pop
