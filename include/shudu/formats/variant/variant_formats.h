// The texts of variants as rows of one table, and one entry that reads any of them.
//
// A row says of a text whether it is one of its own, cheaply and strictly: what the formats of
// classic puzzles read (formats/format.h) is claimed only where it states rules, or a size, that
// they have not. docs/formats.md shows each syntax. Tested in
// tests/formats_variant/variant_formats_test.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/core/result.h"
#include "shudu/formats/variant/variant_text.h"
#include "shudu/large/large_grid.h"

#pragma GCC visibility push(default)
namespace shudu::variant {

struct VariantFormat {
  std::string_view name;        ///< for people and programs: `fpuzzles`
  std::string_view extensions;  ///< usual file endings, blank-separated, without dots
  Words words;                  ///< one line for people
  /// Is the whole text a record of this format? Linear in the text.
  bool (*looks_like)(std::string_view text);
  /// Errors have their place where the text is not packed.
  Result<VariantText> (*read)(std::string_view text);
  /// One record without a line end. kCannotHold names what the format has not. nullptr: none.
  Result<std::string> (*write)(const VariantText& text);
};

/// All rows of this room, in the order in which they are asked.
[[nodiscard]] std::span<const VariantFormat> variant_format_table();

/// The first row that the text looks like, or nullptr.
[[nodiscard]] const VariantFormat* find_variant_format(std::string_view text);
/// The row of that name, or nullptr.
[[nodiscard]] const VariantFormat* variant_format_named(std::string_view name);

/// Reads a text by what it looks like. Errors: kNotAPuzzle where no row claims it; those of the
/// row. kTooLarge over kMostVariantBytes.
[[nodiscard]] Result<VariantText> read_any_variant(std::string_view text);

/// A square of so many cells, a character each, blanks and line ends between them passed over: 1 to
/// 9, then letters. `square_text.h` says which letter is which value. Boxes as square as can be.
[[nodiscard]] Result<VariantText> read_square_characters(std::string_view text);
[[nodiscard]] Result<std::string> write_square_characters(const VariantText& text);

/// Numbers between blanks, commas or bars, for a square of up to 25 rows.
[[nodiscard]] Result<VariantText> read_square_numbers(std::string_view text);
[[nodiscard]] Result<std::string> write_square_numbers(const VariantText& text);

/// The same for 26 to 400 rows: it has no rules but those of its houses.
[[nodiscard]] bool looks_like_large_numbers(std::string_view text);
[[nodiscard]] Result<large::LargeGrid> read_large_numbers(std::string_view text);
[[nodiscard]] std::string write_large_numbers(const large::LargeGrid& grid);

/// Killer texts in their three spreads, and jigsaws of a grid and the letters of its regions;
/// read_iss reads them.
[[nodiscard]] Result<std::string> write_short_killer(const VariantText& text);
[[nodiscard]] Result<std::string> write_long_killer(const VariantText& text);
[[nodiscard]] Result<std::string> write_sumo_cue(const VariantText& text);
[[nodiscard]] Result<std::string> write_jigsaw(const VariantText& text);

/// Game IDs and saved games of Simon Tatham's Solo: boxes or jigsaw, diagonals, cages, to 25x25.
[[nodiscard]] Result<VariantText> read_solo(std::string_view text);
[[nodiscard]] Result<std::string> write_solo(const VariantText& text);

}  // namespace shudu::variant
#pragma GCC visibility pop
