// THE table of the formats of this room. Order matters in one way: of several formats that read
// the same record alike, the first gives it its name. Plain lines come first, formats that say what
// they are next, loose arrangements of cells after them; links, which nobody else reads, last.
// Tested in tests/formats/format_table_test.cpp.
#include <algorithm>
#include <array>

#include "formats/array_literal.h"
#include "formats/candidate_grid.h"
#include "formats/csv.h"
#include "formats/exchange.h"
#include "formats/fpuzzles.h"
#include "formats/gnome_list.h"
#include "formats/grid_text.h"
#include "formats/gsf.h"
#include "formats/hodoku.h"
#include "formats/json.h"
#include "formats/jsonl.h"
#include "formats/line.h"
#include "formats/numbers.h"
#include "formats/sdk.h"
#include "formats/sgt.h"
#include "formats/sgt_save.h"
#include "formats/share.h"
#include "formats/site_link.h"
#include "formats/ss.h"
#include "formats/studio.h"
#include "formats/sudokupad.h"
#include "formats/sudokuwiki.h"
#include "formats/sukaku.h"
#include "formats/tdoku.h"
#include "shudu/core/find_row.h"
#include "shudu/formats/format.h"

namespace shudu {

std::span<const Format> format_table() {
  static const std::array kTable = {
      kLineFormat,          kSdmFormat,
      kSukakuFormat,        kHodokuFormat,
      kStudioFormat,        kGsfFormat,
      kExchangeFormat,      kTdokuFormat,
      kGnomeListFormat,     kArrayFormat,
      kCsvFormat,           kJsonFormat,
      kJsonLinesFormat,     kNumbersFormat,
      kSdkFormat,           kSsFormat,
      kGridFormat,          kGridHodokuFormat,
      kGridSimpleFormat,    kGridPlainFormat,
      kCandidateGridFormat, kFpuzzlesFormat,
      kSudokupadFormat,     kScfFormat,
      kSudokuwikiFormat,    kSudokuexchangeFormat,
      kSudokucoachFormat,   kWeblinkFormat,
      kSgtFormat,           kSgtSaveFormat,
      kShareFormat,
  };
  return kTable;
}

const Format* find_format(std::string_view name) {
  return find_row(format_table(), [name](const Format& row) { return row.name == name; });
}

const Format* find_format(std::span<const Format* const> formats, std::string_view name) {
  const auto found = std::find_if(formats.begin(), formats.end(),
                                  [&](const Format* format) { return format->name == name; });
  return found == formats.end() ? nullptr : *found;
}

}  // namespace shudu
