// What the texts of setters' tools say of a variant, and those texts: f-puzzles' JSON, constraint
// strings of the Interactive Sudoku Solver (ISS), killer texts, and a JSON of our own.
//
// Reading takes text of any origin: what it gives has no fault (find_fault), and memory and depth
// are bounded. What a text states and a puzzle has no place for is named, never dropped silently.
// Tested in tests/formats_variant.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/result.h"
#include "shudu/variant/puzzle.h"

#pragma GCC visibility push(default)
namespace shudu::variant {

/// The longest text that is read: 1 MiB.
inline constexpr std::size_t kMostVariantBytes = std::size_t{1} << 20U;

/// Something that a text has and the puzzle has not.
struct NotTaken {
  enum class Why : std::uint8_t {
    kDrawn,      ///< a picture without a rule
    kOfPlayer,   ///< digits placed and marks made while solving
    kNoNumber,   ///< what says nothing: a clue without a number, a line of one cell
    kUnknown,    ///< a member that nobody here knows
    kOfProgram,  ///< a wish to a program, as the order of a search
  };
  std::string name;
  Why why = Why::kUnknown;
  friend bool operator==(const NotTaken&, const NotTaken&) = default;
};

struct VariantText {
  VariantPuzzle puzzle;
  std::vector<int> solution;  ///< of the cells of the grid; empty where none is told, 0 for a blank
  std::string title;
  std::string author;
  std::string rules;                ///< in words
  std::vector<NotTaken> not_taken;  ///< in the order of their names, each once
  friend bool operator==(const VariantText&, const VariantText&) = default;
};

/// Our own JSON, docs/variant.schema.json. It holds every puzzle without a fault, and reading gives
/// back the same. Errors, with their place: those of JSON, kMissingField, kBadNumber, kBadRule.
[[nodiscard]] Result<VariantText> read_variant_json(std::string_view text);
/// Precondition: the puzzle has no fault.
[[nodiscard]] std::string write_variant_json(const VariantText& text);

/// The JSON of f-puzzles, as fpuzzles_json.h shows it.
[[nodiscard]] Result<VariantText> read_fpuzzles_variant(std::string_view text);
/// The data of a link to f-puzzles: LZ-string's base64 of that JSON.
[[nodiscard]] Result<VariantText> read_packed_fpuzzles_variant(std::string_view packed);
/// kCannotHold names the kind, or the part of the grid, that f-puzzles has not.
[[nodiscard]] Result<std::string> write_fpuzzles_variant(const VariantText& text);

/// Everything that ISS reads: `.Shape~6x6.Cage~10~R1C1~R1C2.~R3C4_5`, grids of 81 characters and of
/// other squares, candidates of 729, killer texts, jigsaws. Chaos construction, connected values
/// and doppelgangers are kNotReadHere. A number in a plain grid over 9x9 is a letter, A for 1.
[[nodiscard]] Result<VariantText> read_iss(std::string_view text);
/// A constraint string. kCannotHold names the kind, or the part of the grid, that ISS has not.
[[nodiscard]] Result<std::string> write_iss(const VariantPuzzle& puzzle);

}  // namespace shudu::variant
#pragma GCC visibility pop
