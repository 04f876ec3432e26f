// What a record of a file can hold: a puzzle, how far a player got, and notes about it.
//
// Most records are just givens. The rest is there so that a file can be converted without losing
// what it held; a format that cannot hold a part says so (`Holdings`) instead of dropping it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/core/result.h"
#include "shudu/large/large_grid.h"
#include "shudu/variant/puzzle.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Text about a puzzle, UTF-8, as it stood in the file (unescaped; escape it before a terminal).
struct Notes {
  std::string title;
  std::string author;
  std::string description;
  std::string comment;
  std::string date;
  std::string source;
  std::string level;
  std::string url;

  [[nodiscard]] bool empty() const;
  friend bool operator==(const Notes&, const Notes&) = default;
};

/// One of them: its name in JSON, its letter in lines such as `#A author`.
struct NoteField {
  std::string_view name;
  char letter;
  std::string Notes::*text;
};

inline constexpr std::array<NoteField, 8> kNoteFields = {{
    {"title", 'T', &Notes::title},
    {"author", 'A', &Notes::author},
    {"description", 'D', &Notes::description},
    {"comment", 'C', &Notes::comment},
    {"date", 'B', &Notes::date},
    {"source", 'S', &Notes::source},
    {"level", 'L', &Notes::level},
    {"url", 'U', &Notes::url},
}};

/// A puzzle that no layout says: with rules of its own, or on a grid that a `Grid` is too small
/// for. Read by the formats of formats/variant alone.
struct VariantRecord {
  variant::VariantPuzzle puzzle;
  /// A classic grid of 26 to 400 rows, the whole question. Then `puzzle` has its rows, columns and
  /// values, and neither candidates nor regions.
  std::optional<large::LargeGrid> large = {};
  /// What the record claims, the values of the cells as they are shown, 0 for a blank where no
  /// value is 0; empty where it claims none.
  std::vector<int> solution;
  /// What the record has and this has not, as `Puzzle::left_out`; no rules.
  std::string left_out;
  /// Are the givens of the `Puzzle` those of this, so that it can be asked about without its rules?
  bool has_grid = false;
  friend bool operator==(const VariantRecord&, const VariantRecord&) = default;
};

/// A variant, or none; copies share it. Equal where the variants are.
class VariantPart {
 public:
  VariantPart() = default;
  explicit VariantPart(VariantRecord record)
      : record_(std::make_shared<const VariantRecord>(std::move(record))) {}
  explicit operator bool() const { return record_ != nullptr; }
  const VariantRecord& operator*() const { return *record_; }
  const VariantRecord* operator->() const { return record_.get(); }
  /// Is it the same one, and not only an equal one?
  [[nodiscard]] bool is_same(const VariantPart& other) const { return record_ == other.record_; }
  friend bool operator==(const VariantPart& a, const VariantPart& b) {
    return a.is_same(b) || (a && b && *a == *b);
  }

 private:
  std::shared_ptr<const VariantRecord> record_;
};

/// One record. All grids have the size of `givens`.
struct Puzzle {
  Grid givens;
  /// Digits that were entered or solved and are not givens.
  Grid placed;
  /// Candidates, where the record holds any; cells with a given or placed digit hold just that one.
  std::optional<Pencilmarks> marks;
  /// True where the marks are the puzzle itself (sukaku, a bare candidate grid) and not notes of a
  /// player on top of the givens.
  bool marks_are_puzzle = false;
  /// What the record claims; readers do not compare it with the givens.
  std::optional<Grid> solution;
  /// Where the record states a solution that is no full grid of its size: how many digits it has.
  std::optional<int> partial_solution;
  Notes notes;
  /// The layout that the record itself names, as `layout_name` writes it (`x`, `jigsaw:...`); empty
  /// where it is the usual one of its size.
  std::string layout;
  /// What the record states and a `Puzzle` has no place for, rules above all, as names joined by
  /// `, ` (`killer-cage, thermometer`), the same in all languages; empty when nothing was left out.
  /// `find_other_rules` tells rules from the rest.
  std::string left_out;
  /// The puzzle with the rules that `left_out` names, where its format was read with them.
  VariantPart variant;

  [[nodiscard]] int size() const { return givens.size(); }
  /// What a solver is asked: the marks where they are the puzzle, else the givens.
  [[nodiscard]] Pencilmarks question() const;
  /// Back to an empty record of the same capacity (strings keep their memory).
  void clear(int size);

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// The parts of a record that a format can hold, as a set of bits.
enum class Part : std::uint16_t {
  kGivens = 1,
  kPlaced = 2,
  kMarks = 4,   // marks beside givens (a player's notes, deleted candidates)
  kSukaku = 8,  // marks that are the puzzle
  kSolution = 16,
  kNotes = 32,
  kOtherSizes = 64,  // sizes other than 9
  kLayout = 128,     // a layout other than the usual one of the size
  kVariant = 256,    // rules of its own, other grids
};

/// A set of `Part`s.
class Holdings {
 public:
  constexpr Holdings() = default;
  constexpr Holdings(Part part) : bits_(static_cast<std::uint16_t>(part)) {}
  [[nodiscard]] constexpr bool has(Part part) const {
    return (bits_ & static_cast<std::uint16_t>(part)) != 0;
  }
  friend constexpr Holdings operator|(Holdings a, Holdings b) {
    Holdings both;
    both.bits_ = static_cast<std::uint16_t>(a.bits_ | b.bits_);
    return both;
  }
  friend constexpr bool operator==(Holdings, Holdings) = default;

 private:
  std::uint16_t bits_ = 0;
};

constexpr Holdings operator|(Part a, Part b) { return Holdings(a) | Holdings(b); }

/// The names in `left_out` that are or may be rules, so that without them it is another puzzle:
/// kOtherRules with the names as token. Nothing where there are none: colors, a player's marks and
/// the like change no solution.
[[nodiscard]] std::optional<Error> find_other_rules(const Puzzle& puzzle);
/// The same of a puzzle that cannot be asked about as a grid of a layout: where its rules may not
/// be left out, and where without them there is no grid.
[[nodiscard]] std::optional<Error> find_refused_rules(const Puzzle& puzzle, bool may_be_left_out);

/// The parts that `puzzle` really has: givens, or the sukaku that they follow from; a placed grid
/// that is not empty; marks, solution, notes and layout that there are; a size other than 9. A
/// variant stands for the givens, the size and the layout.
[[nodiscard]] Holdings parts_of(const Puzzle& puzzle);

/// The layout that `puzzle` names, or the usual one of its size. Errors: those of parse_layout,
/// kUnsupportedLayout; none for what a reader gave.
[[nodiscard]] Result<Layout> layout_of(const Puzzle& puzzle);

/// `layout` as `Puzzle::layout` keeps it: its name, or nothing where it is the usual one.
[[nodiscard]] std::string kept_name(const Layout& layout);

}  // namespace shudu
#pragma GCC visibility pop
