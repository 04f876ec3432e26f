// Rows of the table of formats for the texts of variants; see record_formats.h.
//
// Each row of variant_format_table() becomes one. Where another format reads the grid of such a
// text (links to f-puzzles, Solo's game IDs), the row stands in its place, with its `fit`, and
// reads with it first: what comes is a grid, and the names of the rules that it is without. Where
// there are some, the same text is read as a variant.
#include "shudu/formats/variant/record_formats.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "formats/ctc_json.h"
#include "formats/fpuzzles.h"
#include "formats/fpuzzles_json.h"
#include "formats/json.h"
#include "formats/sgt.h"
#include "formats/sgt_save.h"
#include "formats/sudokupad.h"
#include "formats/variant/json_record.h"
#include "formats/variant/looks.h"
#include "formats/variant/plain_parts.h"
#include "formats/variant/square_text.h"
#include "shudu/core/as_index.h"
#include "shudu/core/characters.h"
#include "shudu/core/find_row.h"
#include "shudu/formats/variant/variant_formats.h"

namespace shudu {

namespace {

using variant::VariantFormat;
using variant::VariantText;

using Lines = std::span<const std::string_view>;

constexpr Holdings kAllOfVariants = Part::kGivens | Part::kSukaku | Part::kSolution | Part::kNotes |
                                    Part::kOtherSizes | Part::kLayout | Part::kVariant;
// What writes the puzzle alone; solutions and notes are left out, and that is said.
constexpr Holdings kPuzzleAlone =
    Part::kGivens | Part::kSukaku | Part::kOtherSizes | Part::kLayout | Part::kVariant;

std::string joined_lines(Lines lines) {
  std::string text;
  for (const std::string_view line : lines) text.append(line).append(1, '\n');
  return text;
}

// The rows that become formats, by name.
constexpr std::array<std::string_view, 12> kRows = {
    "shudu-variant", "fpuzzles", "fpuzzles-json", "sudokupad", "iss",      "killer-short",
    "killer-long",   "sumocue",  "jigsaw-line",   "solo",      "big-line", "big-numbers"};

constexpr std::size_t index_of_row(std::string_view name) {
  std::size_t index = 0;
  while (kRows[index] != name) ++index;
  return index;
}

const VariantFormat& row_at(std::size_t index) {
  return *variant::variant_format_named(kRows[index]);
}

// ---- reading

template <std::size_t kRow>
Fit fit_row(Lines lines, const ReadContext& /*context*/) {
  return lines.size() == 1 && row_at(kRow).looks_like(lines[0]) ? Fit::kWhole : Fit::kNo;
}

template <std::size_t kRow>
Result<Puzzle> read_row(Lines lines, ReadContext& /*context*/) {
  Result<VariantText> text =
      row_at(kRow).read(lines.size() == 1 ? lines[0] : std::string_view(joined_lines(lines)));
  if (!text) return text.error();
  return record_of(*std::move(text));
}

template <std::size_t kRow, const Format& kGrid>
Result<Puzzle> read_over(Lines lines, ReadContext& context) {
  Result<Puzzle> grid = kGrid.read(lines, context);
  return with_rules(std::move(grid), row_at(kRow), joined_lines(lines));
}

// ---- writing

template <std::size_t kRow>
Result<std::string> text_of(const Puzzle& puzzle) {
  const Result<VariantText> text = variant_text_of(puzzle);
  if (!text) return text.error();
  return row_at(kRow).write(*text);
}

template <std::size_t kRow>
void write_row(const Puzzle& puzzle, std::string& out) {
  const Result<std::string> text = text_of<kRow>(puzzle);
  if (text) out += *text;
  out += '\n';
}

template <std::size_t kRow>
Status try_row(const Puzzle& puzzle) {
  const Result<std::string> text = text_of<kRow>(puzzle);
  return text ? Status(kDone) : Status(text.error());
}

// Notes that a text of a variant has no place for: all but the title, the author and the rules.
Holdings lacks_notes(const Puzzle& puzzle) {
  const Notes& notes = puzzle.notes;
  const bool has_others = !notes.comment.empty() || !notes.date.empty() || !notes.source.empty() ||
                          !notes.level.empty() || !notes.url.empty();
  return has_others ? Holdings(Part::kNotes) : Holdings();
}

// A layout that does not come back by its name: `windoku+windoku` would be another record.
template <std::size_t kRow>
Holdings lacks_layout(const Puzzle& puzzle) {
  if (puzzle.layout.empty() || puzzle.variant) return {};
  const Result<std::string> text = text_of<kRow>(puzzle);
  if (!text) return Part::kLayout;
  Result<VariantText> read = row_at(kRow).read(*text);
  const Result<Puzzle> again = read ? record_of(*std::move(read)) : Result<Puzzle>(read.error());
  return again && again->layout == puzzle.layout ? Holdings() : Part::kLayout;
}

// Records with nothing that only a variant has are written as ever.
template <std::size_t kRow, const Format& kGrid>
void write_over(const Puzzle& puzzle, std::string& out) {
  return puzzle.variant ? write_row<kRow>(puzzle, out) : kGrid.write(puzzle, out);
}

template <std::size_t kRow>
Status try_over(const Puzzle& puzzle) {
  return puzzle.variant ? try_row<kRow>(puzzle) : kDone;
}

// ---- rows

template <std::size_t kRow>
Format format_of() {
  const VariantFormat& row = row_at(kRow);
  return {.name = row.name,
          .extensions = row.extensions,
          .words = row.words,
          .reads = kAllOfVariants,
          .writes = Part::kVariant,
          .fit = fit_row<kRow>,
          .read = read_row<kRow>,
          .write = write_row<kRow>,
          .try_writing = try_row<kRow>};
}

template <std::size_t kRow, const Format& kGrid>
Format format_over() {
  Format format = kGrid;
  format.reads = format.reads | Part::kVariant;
  format.read = read_over<kRow, kGrid>;
  if (format.write == nullptr) return format;
  format.writes = format.writes | Part::kVariant;
  format.write = write_over<kRow, kGrid>;
  format.try_writing = try_over<kRow>;
  return format;
}

// The JSON that f-puzzles' links carry, in a file.
Fit fit_fpuzzles_json(Lines lines, const ReadContext& /*context*/) {
  const bool is_object = lines.size() == 1 && lines[0].starts_with('{');
  return is_object && variant::is_fpuzzles_board(lines[0]) ? Fit::kWhole : Fit::kNo;
}

Result<Puzzle> read_fpuzzles_json_with_rules(Lines lines, ReadContext& /*context*/) {
  return with_rules(read_fpuzzles_json(lines[0]), row_at(index_of_row("fpuzzles-json")), lines[0]);
}

Format fpuzzles_json_format() {
  Format format = format_of<index_of_row("fpuzzles-json")>();
  format.fit = fit_fpuzzles_json;
  format.read = read_fpuzzles_json_with_rules;
  format.writes = Part::kVariant | Part::kSolution | Part::kNotes;
  return format;
}

// The JSON that SudokuPad's links carry, in a file.
Fit fit_sudokupad_json(Lines lines, const ReadContext& /*context*/) {
  const bool is_object = lines.size() == 1 && lines[0].starts_with('{');
  return is_object && row_at(index_of_row("sudokupad")).looks_like(lines[0]) ? Fit::kWhole
                                                                             : Fit::kNo;
}

Result<Puzzle> read_sudokupad_json(Lines lines, ReadContext& /*context*/) {
  return with_rules(read_ctc_json(lines[0]), row_at(index_of_row("sudokupad")), lines[0]);
}

// Read alone: links are written.
Format sudokupad_json_format() {
  return {.name = "sudokupad-json",
          .extensions = "json",
          .words = {"SudokuPad's JSON, with rules", "含规则的 SudokuPad JSON",
                    "含規則的 SudokuPad JSON"},
          .reads = kAllOfVariants,
          .writes = {},
          .fit = fit_sudokupad_json,
          .read = read_sudokupad_json,
          .write = nullptr};
}

// JSON objects with a grid, or else with the text of a variant. The row of JSON lines, which
// claims what stands on one line too, leaves these to this one.
Result<Puzzle> read_json_with_variants(Lines lines, ReadContext& context) {
  Result<Puzzle> grid = read_json(lines, context);
  if (grid) return grid;
  const std::string text = joined_lines(lines);
  const auto found = read_variant_in_json(text, context.field);
  if (found) return *found;
  // An object that is a variant itself is read by its own row; what is wrong is what that one says.
  const VariantFormat* const own = variant::find_variant_format(text);
  const Result<VariantText> read = own != nullptr ? own->read(text) : VariantText();
  return read ? grid : Result<Puzzle>(read.error());
}

Format json_format() {
  Format format = kJsonFormat;
  format.reads = format.reads | Part::kVariant;
  format.read = read_json_with_variants;
  return format;
}

// Rows that write puzzles of layouts, too.
template <std::size_t kRow>
Format grid_format(Holdings writes) {
  Format format = format_of<kRow>();
  format.writes = writes;
  format.lacks = lacks_layout<kRow>;
  return format;
}

// Our own JSON has everything but some notes.
Format own_format() {
  constexpr std::size_t kRow = index_of_row("shudu-variant");
  Format format = grid_format<kRow>(kPuzzleAlone | Part::kSolution | Part::kNotes);
  format.lacks = [](const Puzzle& puzzle) {
    return lacks_layout<kRow>(puzzle) | lacks_notes(puzzle);
  };
  return format;
}

using CountCells = std::size_t (*)(std::string_view);

// A square of `size` in as many lines as it has rows. The lines before the last one were looked at
// when they were the last; with all of them it is looked at as a whole.
Fit fit_rows(Lines lines, std::size_t size, CountCells count,
             bool (*looks_like)(std::string_view)) {
  const auto is_rule = [](std::string_view line) { return consists_of(line, "-+=| "); };
  if (!is_rule(lines.back()) && count(lines.back()) != size) return Fit::kNo;
  const auto rules = std::count_if(lines.begin(), lines.end(), is_rule);
  if (lines.size() - static_cast<std::size_t>(rules) < size) return Fit::kMore;
  return looks_like(joined_lines(lines)) ? Fit::kWhole : Fit::kNo;
}

// The same over 9x9, to 25x25.
Fit fit_square(Lines lines, CountCells count, std::size_t row) {
  const std::size_t size = count(lines[0]);
  const bool is_size = size > as_index(kMaxSize) && size <= as_index(variant::kMostLines);
  return is_size ? fit_rows(lines, size, count, row_at(row).looks_like) : Fit::kNo;
}

// A word of ten letters is no row: some cells are open.
bool may_be_row_of_square(std::string_view line) {
  return std::count_if(line.begin(), line.end(), [](char c) { return c == '.' || c == '_'; }) > 1;
}

template <std::size_t kRow>
Fit fit_characters(Lines lines, const ReadContext& context) {
  const Fit line = fit_row<kRow>(lines, context);
  if (line != Fit::kNo || !may_be_row_of_square(lines[0])) return line;
  return fit_square(lines, variant::count_square_characters, kRow);
}

template <std::size_t kRow>
Fit fit_numbers(Lines lines, const ReadContext& context) {
  const Fit line = fit_row<kRow>(lines, context);
  if (line != Fit::kNo || !consists_of(lines[0], "0123456789.|-_ \t")) return line;
  return fit_square(lines, variant::count_square_numbers, kRow);
}

template <std::size_t kRow>
Format square_format(decltype(Format::fit) fit) {
  Format format = format_of<kRow>();
  format.fit = fit;
  return format;
}

// ---- grids over 25x25

Fit fit_large_numbers(Lines lines, const ReadContext& /*context*/) {
  if (!consists_of(lines[0], "0123456789.|-_, \t")) return Fit::kNo;
  if (lines.size() == 1 && variant::looks_like_large_numbers(lines[0])) return Fit::kWhole;
  const std::size_t size = variant::size_of_large_row(lines[0]);
  if (size == 0) return Fit::kNo;
  return fit_rows(lines, size, variant::count_square_numbers, variant::looks_like_large_numbers);
}

Result<Puzzle> read_large(Lines lines, ReadContext& /*context*/) {
  const auto grid = variant::read_large_numbers(
      lines.size() == 1 ? lines[0] : std::string_view(joined_lines(lines)));
  return grid ? Result<Puzzle>(record_of(*grid)) : Result<Puzzle>(grid.error());
}

Status try_large(const Puzzle& puzzle) {
  const bool is_large = puzzle.variant && puzzle.variant->large;
  return is_large ? Status(kDone) : Status(variant::cannot_hold_part("size"));
}

void write_large(const Puzzle& puzzle, std::string& out) {
  if (try_large(puzzle)) out += variant::write_large_numbers(*puzzle.variant->large);
  out += '\n';
}

Format large_numbers_format() {
  return {.name = "large-numbers",
          .extensions = "txt",
          .words = {"26x26 to 400x400, numbers with blanks between them",
                    "26x26 至 400x400，以空格分隔的数", "26x26 至 400x400，以空格分隔的數"},
          .reads = kAllOfVariants,
          .writes = Part::kVariant,
          .fit = fit_large_numbers,
          .read = read_large,
          .write = write_large,
          .try_writing = try_large};
}

std::vector<Format> list_formats() {
  constexpr std::size_t kBigLine = index_of_row("big-line");
  constexpr std::size_t kBigNumbers = index_of_row("big-numbers");
  constexpr std::size_t kSolo = index_of_row("solo");
  return {own_format(),
          format_over<index_of_row("fpuzzles"), kFpuzzlesFormat>(),
          fpuzzles_json_format(),
          format_over<index_of_row("sudokupad"), kSudokupadFormat>(),
          sudokupad_json_format(),
          json_format(),
          grid_format<index_of_row("iss")>(kPuzzleAlone),
          format_of<index_of_row("killer-short")>(),
          format_of<index_of_row("killer-long")>(),
          format_of<index_of_row("sumocue")>(),
          grid_format<index_of_row("jigsaw-line")>(Part::kGivens | Part::kLayout | Part::kVariant),
          format_over<kSolo, kSgtFormat>(),
          format_over<kSolo, kSgtSaveFormat>(),
          square_format<kBigLine>(fit_characters<kBigLine>),
          square_format<kBigNumbers>(fit_numbers<kBigNumbers>),
          large_numbers_format()};
}

std::vector<const Format*> list_with_rules() {
  const std::span<const Format> variants = record_formats();
  std::vector<const Format*> all;
  for (const Format& format : format_table()) {
    const Format* const with_rules =
        find_row(variants, [&](const Format& row) { return row.name == format.name; });
    all.push_back(with_rules != nullptr ? with_rules : &format);
  }
  for (const Format& format : variants) {
    if (find_format(format.name) == nullptr) all.push_back(&format);
  }
  return all;
}

}  // namespace

Result<Puzzle> with_rules(Result<Puzzle> grid, const VariantFormat& row, std::string_view text) {
  const bool is_done = grid && !find_other_rules(*grid);
  if (is_done) return grid;
  Result<VariantText> rules = row.read(text);
  if (!rules) return grid;  // or what is wrong with it as a grid
  return record_of(*std::move(rules), grid ? &*grid : nullptr);
}

std::span<const Format> record_formats() {
  static const std::vector<Format> kTable = list_formats();
  return kTable;
}

std::span<const Format* const> formats_with_rules() {
  static const std::vector<const Format*> kAll = list_with_rules();
  return kAll;
}

}  // namespace shudu
