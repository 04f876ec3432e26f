// KSudoku's saved games as variants, and the list of all texts of variants that a program with XML
// knows.
//
//   <graph order="9" type="custom" specific-type="Killer Sudoku" ...>
//     <sudokugroups at="0" withblocks="1"/> <clique size="9">0 1 2 ...</clique>
//     <cage size="2" operator="4" value="7"> 0 1 </cage>
//   </graph>
//
// A cage of operator 4 is a sum, no digit twice; one of a single cell is that cell's digit,
// operator 0, too. Mathdoku and its operators are not read, nor are grids that overlap or stand on
// each other. Cliques that fill the grid are its regions where it has no blocks; what is left of
// them are sets that differ. In the room of XML, so that pugixml stays out of builds that do not
// want it. Tested in tests/formats_xml/ksudoku_variant_test.cpp.
#pragma once

#include <span>

#include "shudu/formats/variant/variant_formats.h"

#pragma GCC visibility push(default)
namespace shudu::variant {

/// The row `ksudoku`: with cages, or over 9x9. Read only.
[[nodiscard]] const VariantFormat& ksudoku_variant_format();

/// Every row of variant_format_table(), then ksudoku. Static storage; thread-safe.
[[nodiscard]] std::span<const VariantFormat* const> all_variant_formats();

/// The first of them that a text looks like, or nullptr.
[[nodiscard]] const VariantFormat* find_any_variant_format(std::string_view text);

}  // namespace shudu::variant
#pragma GCC visibility pop
