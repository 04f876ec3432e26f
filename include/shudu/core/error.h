// What went wrong, as a value: a code, a place in the text, and the few things that its sentence
// names (cells, a digit, a house, two numbers, a piece of the input).
//
// One table (src/core/error_table.cpp) gives each code its name for programs and its sentence in
// three languages; `sentence` fills the sentence in. Nothing is allocated, so a file with a million
// bad lines costs no more than one with a million good ones. Tested in tests/core/error_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>

#include "shudu/core/cell_set.h"
#include "shudu/core/fixed_text.h"
#include "shudu/core/language.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Why there is no value. The names for programs (`duplicate_in_row`, ...) are those of
/// `error_slug`; their order here is not part of any contract.
enum class ErrorCode : std::uint8_t {
  // Givens that break a rule. Fields: digit, house_number, cells (every cell that clashes), size.
  kDuplicateInRow,
  kDuplicateInColumn,
  kDuplicateInBox,
  kDuplicateInRegion,
  kDuplicateAtKnightsMove,  // cells hold two cells; no house
  kDuplicateAtKingsMove,    // cells hold two cells; no house
  // Text that is no puzzle. Fields: at, and found / expected (counts of characters or cells).
  kTooShort,
  kTooLong,
  kBadCharacter,     // token: the character, escaped
  kBadNumber,        // token: the number; expected: the largest one allowed
  kUnfinished,       // a record of several lines ended early; token: the format's name
  kNotAPuzzle,       // no format reads this; token: how it begins
  kBadSyntax,        // token: what was found; a JSON, XML, CSV or array text that does not parse
  kMissingField,     // token: the field
  kBadRule,          // token: a rule of a variant and what is wrong with it; found: its number or 0
  kTooLarge,         // a line or record over the limit; expected: the limit in bytes
  kTooDeep,          // brackets nested deeper than `expected`
  kMismatch,         // two parts of a record contradict each other; token: which
  kAmbiguousDigits,  // 0 may be a digit or a blank; token: the first row from 0 and from 1
  kAmbiguousField,   // several values may be the puzzle; token: where they stand, as `a.b, c`
  kAmbiguousColumn,  // several columns of a table may be; token: their numbers from 1
  kNoSuchColumn,     // token: the names of those that there are
  // Sources that are no text, or no text of ours.
  kPackedFile,  // token: what packed it, as `xz`
  kNotText,     // token: what kind of file it is, as `PNG`
  kWebPage,     // a page of HTML without a puzzle that is text
  kWebAddress,  // an address without a puzzle in it; token: the address
  // Formats.
  kUnknownFormat,    // token: the name asked for
  kAmbiguousFormat,  // token: the formats that it could be
  kCannotHold,       // token: what the format cannot hold
  // Links.
  kShortLink,     // a link that only the server of its site can follow; token: its name there
  kNotReadHere,   // a kind of link or game that is recognised and not read; token: which
  kBadChecksum,   // token: the checksum as written
  kNewerVersion,  // found: the version; expected: the newest one known
  kOtherRules,    // rules that no layout has, where they were not to be left out; token: which
  // The solution that a record claims beside its puzzle. cells: where it is wrong; token: names of
  // the first of them.
  kSolutionDiffers,      // from the one that there is
  kSolutionContradicts,  // the givens, or the candidates that are the puzzle
  kSolutionBreaksRules,  // it has the same digit twice
  kSolutionNotFull,      // it is no grid of digits; found / expected: cells that hold one
  // Layouts.
  kUnsupportedLayout,     // found: the size
  kUnknownLayout,         // token: the name asked for
  kLayoutMismatch,        // found: the puzzle's size; expected: the layout's
  kBadBoxShape,           // found: rows of a box; expected: columns of a box
  kBadRegionMap,          // found / expected: length of the map
  kBadRegionSize,         // token: the region; found / expected: its cells
  kBadRegionCount,        // found / expected
  kTooManyRegions,        // expected: the most there may be
  kTooManyRegionsAtCell,  // cells: one cell; expected: the most extra regions it may lie in
  kPartNeedsSize,         // token: a part like `windoku`; found: the grid's size; expected: its own
  kTooManySymmetries,     // expected: how many a layout may have for canonical forms
  kScaleNeedsClassic,     // token: the scale; layout: the one that it does not know
  // Moves that are no symmetries of the puzzle they are for.
  kMovesOfOtherSize,  // found: the layout's size; expected: that of the moves
  kMovesBreakLayout,  // token: the moves; layout: the one that they break
  kCount,             // how many codes there are; not a code
};

/// A place in a text: line and column from 1; 0 when unknown. Columns count characters, not bytes.
struct TextPlace {
  std::uint64_t line = 0;
  std::uint64_t column = 0;
  friend constexpr bool operator==(const TextPlace&, const TextPlace&) = default;
};

/// A piece of the offending text, with control characters already escaped.
using Token = FixedText<60>;

/// The name of a layout, cut where it is longer; `layout_label` makes it.
using LayoutLabel = FixedText<30>;

/// A sentence ready to be shown, UTF-8, at most 400 bytes.
using Sentence = FixedText<400>;

/// Trivially copyable; fields that a code does not use stay at their defaults.
struct Error {
  ErrorCode code = ErrorCode::kNotAPuzzle;
  std::uint8_t digit = 0;         ///< 1..9, or 0
  std::uint8_t house_number = 0;  ///< 1-based number among the houses of its kind, or 0
  std::uint8_t size = 9;          ///< of the grid, for the names of cells
  CellSet cells = {};
  TextPlace at = {};
  std::uint64_t found = 0;
  std::uint64_t expected = 0;
  Token token = {};
  LayoutLabel layout = {};

  friend constexpr bool operator==(const Error&, const Error&) = default;
};

/// The name of a code for programs: `duplicate_in_row`. Stable.
[[nodiscard]] std::string_view error_slug(ErrorCode code);

/// The whole sentence without the position: `duplicate 5 in row 3 (r3c2 r3c7)`.
[[nodiscard]] Sentence sentence(const Error& error, Language language);

/// `text` with control characters, DEL, C1 controls, bidirectional overrides and bytes that are not
/// UTF-8 written as visible escapes (`\x1b`, `\u202e`), cut to fit. Text from a file never drives
/// the terminal.
[[nodiscard]] Token escape_token(std::string_view text);

/// The first character of `text`, escaped in the same way; empty when `text` is.
[[nodiscard]] Token escape_first(std::string_view text);

/// An error that shows a piece of the text, escaped.
[[nodiscard]] inline Error error_with(ErrorCode code, std::string_view token) {
  return Error{.code = code, .token = escape_token(token)};
}

/// True for a clash of givens: one of the kDuplicate... codes.
[[nodiscard]] constexpr bool is_clash(ErrorCode code) {
  return code <= ErrorCode::kDuplicateAtKingsMove;
}

}  // namespace shudu
#pragma GCC visibility pop
