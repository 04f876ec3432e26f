// The named layouts, and the language in which a person asks for one: a name, a map, or several
// parts joined by `+`. Tested in tests/core/layout_test.cpp and tests/core/layout_text_test.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/core/layout.h"
#include "shudu/core/result.h"

#pragma GCC visibility push(default)
namespace shudu {

/// One named layout.
struct LayoutRow {
  std::string_view slug;  ///< `classic`, `6x6`, `windoku`, ...
  Words words;            ///< one line for people
  const Layout* layout;   ///< static storage
};

/// Every named layout: classic 4x4 6x6 (boxes of 2 rows x 3 columns) 6x6-3x2 8x8 (2x4) 8x8-4x2 x
/// windoku asterisk center-dot girandola disjoint-groups anti-knight anti-king.
[[nodiscard]] std::span<const LayoutRow> layout_table();

/// The layout that `text` names: one of these parts or several joined by `+`, their union
/// (`x+windoku+anti-knight`, `6x6+x`, `jigsaw:...+x`). A repeated part changes nothing.
///
/// - a slug of the table, in any case; also `9x9` (classic), `6x6-2x3`, `8x8-2x4`, `diagonal` (x),
///   `nrc` (windoku), `centre-dot`;
/// - `jigsaw:MAP`, size*size characters row by row, cells of one region share a character;
/// - `extra:MAP`, as many characters as there are cells, cells of one extra region share a
///   character, `.` is none.
///
/// Of the parts that state size and boxes (`classic`, `4x4`, `6x6`, `8x8`, `jigsaw:`, ...) there
/// may be one; the others fit any size (`x`, `anti-knight`, `anti-king`, `extra:`), any with boxes
/// (`disjoint-groups`), or 9x9 only. Maps cannot use `+` as a character.
/// Errors: kUnknownLayout, kUnsupportedLayout (`16x16`), kMismatch (two sizes or box shapes, or
/// disjoint groups of a jigsaw), kPartNeedsSize, kBadRegionMap, or what make_layout says of the
/// parts together. Thread-safe.
[[nodiscard]] Result<Layout> parse_layout(std::string_view text);

/// The text for which `parse_layout` gives that layout back, always the same one for the same
/// rules: the base (`classic`, `6x6-3x2`, `jigsaw:MAP` with regions 1 to 9 in the order of
/// appearance), then the named parts in an order of their own, `extra:MAP` for other regions,
/// `anti-knight`, `anti-king`; `classic` itself is left out before a part. A jigsaw of boxes has
/// the name of the boxes. The regions may come back in another order.
[[nodiscard]] std::string layout_name(const Layout& layout);

/// The layout meant by a puzzle of `size` when nobody names one: classic, 8x8, 6x6, 4x4; else
/// kUnsupportedLayout.
[[nodiscard]] Result<const Layout*> default_layout(int size);

/// The name of the layout for the sentence of an error; a long one is cut and ends in `...`.
[[nodiscard]] LayoutLabel layout_label(const Layout& layout);

/// Why what does not know layouts of that size does nothing: kUnsupportedLayout.
[[nodiscard]] Error unsupported_layout(int size);

}  // namespace shudu
#pragma GCC visibility pop
