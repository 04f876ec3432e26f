// The formats of setters' tools as rows of the table of formats: what they read is a record, a
// plain one where the rules are those of a layout, else one with a variant.
//
// Rows with names of format_table() (f-puzzles) stand in their place: they read all that those
// read, and the rules besides.
#pragma once

#include <span>

#include "shudu/formats/format.h"
#include "shudu/formats/variant/variant_formats.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Static storage; thread-safe.
[[nodiscard]] std::span<const Format> record_formats();

/// Every row of format_table(), with those of the same name of record_formats() in their place, and
/// the others of these: all that is read without XML. Static storage; thread-safe.
[[nodiscard]] std::span<const Format* const> formats_with_rules();

/// The record of a text. `grid`: what those read who know no rules, or nullptr. Errors: kOtherRules
/// where the text has members that may be rules and nobody here knows.
[[nodiscard]] Result<Puzzle> record_of(variant::VariantText text, const Puzzle* grid = nullptr);

/// The record of a grid over 25x25. Precondition: find_fault has nothing on its boxes and size.
[[nodiscard]] Puzzle record_of(large::LargeGrid grid);

/// The record of a text that was read as a grid first: that grid where nothing is left out of it,
/// and where the row cannot read the text, else what record_of says.
[[nodiscard]] Result<Puzzle> with_rules(Result<Puzzle> grid, const variant::VariantFormat& row,
                                        std::string_view text);

/// What a record says as a text of a variant: its variant, or its grid with its layout. Errors:
/// those of layout_of.
[[nodiscard]] Result<variant::VariantText> variant_text_of(const Puzzle& puzzle);

}  // namespace shudu
#pragma GCC visibility pop
