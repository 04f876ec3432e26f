// Fuzzes the texts of variants: each row of their table reads the input, which is also tried as
// what links carry. Held: nothing crashes; what is read has no fault and can be judged; what a row
// writes it reads again, and writes and reads the same from then on; a row that claims a text is
// the one that read_any_variant takes. Large grids likewise.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "bytes.h"
#include "formats/lz_string.h"
#include "shudu/formats/variant/variant_formats.h"
#include "shudu/formats/xml/variant_formats_xml.h"
#include "shudu/variant/fault.h"
#include "shudu/variant/judge.h"

namespace {

using shudu::fuzz::require;
using shudu::variant::VariantFormat;
using shudu::variant::VariantText;

// A few full grids, right or wrong: the definitions take any.
void judge_grids(const VariantText& text) {
  const auto& puzzle = text.puzzle;
  constexpr std::size_t kMostRules = 300;
  if (puzzle.constraints.size() > kMostRules) return;
  std::vector<int> values;
  values.reserve(static_cast<std::size_t>(puzzle.variables()));
  for (int i = 0; i < puzzle.variables(); ++i) {
    values.push_back(puzzle.low + (i + i / puzzle.columns * 2) % puzzle.values());
  }
  (void)shudu::variant::judge(puzzle, values);
  std::fill(values.begin(), values.end(), puzzle.high);
  (void)shudu::variant::judge(puzzle, values);
}

void check_writing(const VariantText& text) {
  for (const VariantFormat& row : shudu::variant::variant_format_table()) {
    const auto written = row.write(text);
    if (!written) continue;
    const auto read = row.read(*written);
    require(read.has_value() || read.error().code == shudu::ErrorCode::kTooLarge);
    if (!read) continue;
    const auto again = row.write(*read);
    require(again.has_value());
    const auto read_again = row.read(*again);
    require(read_again.has_value() && read_again->puzzle == read->puzzle);
  }
}

void check_text(const std::string& text) {
  for (const VariantFormat* const row : shudu::variant::all_variant_formats()) {
    (void)row->looks_like(text);
    const auto read = row->read(text);
    if (!read) continue;
    require(!shudu::variant::find_fault(read->puzzle));
    judge_grids(*read);
    check_writing(*read);
  }
  const VariantFormat* const claims = shudu::variant::find_variant_format(text);
  require(claims != nullptr || !shudu::variant::read_any_variant(text));
}

void check_large(const std::string& text) {
  const auto grid = shudu::variant::read_large_numbers(text);
  if (!grid || shudu::variant::write_large_numbers(*grid).empty()) return;
  const auto again = shudu::variant::read_large_numbers(shudu::variant::write_large_numbers(*grid));
  require(again.has_value() && *again == *grid);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kMostBytes = 16'384;
  if (size > kMostBytes) return 0;
  std::string text;
  for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(data[i]);
  check_text(text);
  check_large(text);
  if (!text.empty() && text[0] == '{') {
    const std::string packed = shudu::pack_lz(text, shudu::LzAlphabet::kBase64);
    check_text("https://sudokupad.app/scl" + packed);
    check_text("https://www.f-puzzles.com/?load=" + packed);
  }
  return 0;
}
