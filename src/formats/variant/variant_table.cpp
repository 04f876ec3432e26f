// The rows of the table, and what their texts look like; see variant_formats.h.
#include <algorithm>
#include <array>
#include <string>

#include "formats/fpuzzles.h"
#include "formats/link.h"
#include "formats/lz_string.h"
#include "formats/record_text.h"
#include "formats/sgt_id.h"
#include "formats/sgt_save_lines.h"
#include "formats/sudokupad_code.h"
#include "formats/variant/ctc_variant.h"
#include "formats/variant/fpuzzles_rules.h"
#include "formats/variant/iss_rules.h"
#include "formats/variant/looks.h"
#include "formats/variant/own_json.h"
#include "formats/variant/rule_error.h"
#include "formats/variant/square_text.h"
#include "shudu/core/as_index.h"
#include "shudu/core/characters.h"
#include "shudu/core/find_row.h"
#include "shudu/formats/variant/variant_formats.h"

namespace shudu::variant {
namespace {

constexpr int kClassicLines = 9;  // up to so many rows texts without rules are other formats'

// ---- our own JSON

Result<std::string> write_own_json(const VariantText& text) {
  std::string out = write_variant_json(text);
  out.pop_back();
  return out;
}

// ---- f-puzzles

constexpr std::string_view kFpuzzlesAddress = "https://www.f-puzzles.com/?load=";

std::optional<std::string> packed_fpuzzles(std::string_view text) {
  const auto data = fpuzzles_data_in(stripped(text));
  return data ? std::optional(packed_data(data->view())) : std::nullopt;
}

bool looks_like_fpuzzles(std::string_view text) {
  const auto packed = packed_fpuzzles(text);
  if (!packed) return is_fpuzzles_with_rules(text);
  const auto unpacked = unpack_lz(*packed, kMostVariantBytes);
  return unpacked && is_fpuzzles_with_rules(*unpacked);
}

Result<VariantText> read_fpuzzles(std::string_view text) {
  const auto packed = packed_fpuzzles(text);
  return packed ? read_packed_fpuzzles_variant(*packed) : read_fpuzzles_variant(text);
}

Result<std::string> write_fpuzzles_link(const VariantText& text) {
  const auto written = write_fpuzzles_variant(text);
  if (!written) return written.error();
  return std::string(kFpuzzlesAddress) + pack_lz(*written, LzAlphabet::kBase64);
}

// ---- SudokuPad

constexpr std::string_view kSudokupadAddress = "https://sudokupad.app/fpuz";

struct SudokupadText {
  SudokupadCoding coding = SudokupadCoding::kOwn;
  std::string json;
};

// The JSON of a link, of its data alone, or itself; errors of packing. kNotReadHere for what is
// not packed, kShortLink for what only the site knows.
Result<SudokupadText> sudokupad_text_of(std::string_view text) {
  const std::string_view line = stripped(text);
  if (line.starts_with('{')) return SudokupadText{SudokupadCoding::kOwn, std::string(text)};
  const auto code = sudokupad_code_in(line);
  const auto* const row = code ? sudokupad_prefix_of(code->view()) : nullptr;
  if (row == nullptr || row->coding == SudokupadCoding::kCompact) {
    const ErrorCode why = code && row == nullptr ? ErrorCode::kShortLink : ErrorCode::kNotReadHere;
    return error_in(text, 0, why, excerpt_of(line, 20));
  }
  const auto unpacked =
      unpack_lz(packed_data(code->view().substr(row->prefix.size())), kMostVariantBytes);
  if (!unpacked) return error_at(*code, unpacked.error());
  return SudokupadText{row->coding, *unpacked};
}

// Rules, a size, or drawings that may be rules.
bool is_ctc_with_rules(std::string_view text) {
  const auto read = read_ctc_variant(text);
  if (!read) return false;
  constexpr int kSmallest = 4;
  const int size = read->puzzle.rows;
  if (size < kSmallest || size > kClassicLines || !read->puzzle.constraints.empty()) return true;
  constexpr std::array<std::string_view, 5> kDrawings = {"arrows", "cages", "lines", "overlays",
                                                         "underlays"};
  return std::any_of(kDrawings.begin(), kDrawings.end(), [&](std::string_view name) {
    return std::any_of(read->not_taken.begin(), read->not_taken.end(),
                       [&](const NotTaken& part) { return part.name == name; });
  });
}

bool looks_like_sudokupad(std::string_view text) {
  if (stripped(text).starts_with('{') && text.find("\"cells\"") == text.npos) return false;
  const auto read = sudokupad_text_of(text);
  if (!read) return false;
  return read->coding == SudokupadCoding::kFpuzzles ? is_fpuzzles_with_rules(read->json)
                                                    : is_ctc_with_rules(read->json);
}

Result<VariantText> read_sudokupad(std::string_view text) {
  const auto inner = sudokupad_text_of(text);
  if (!inner) return inner.error();
  const bool is_packed = !stripped(text).starts_with('{');
  auto read = inner->coding == SudokupadCoding::kFpuzzles ? read_fpuzzles_variant(inner->json)
                                                          : read_ctc_variant(inner->json);
  if (read || !is_packed) return read;
  Error error = read.error();
  error.at = {};
  return error;
}

Result<std::string> write_sudokupad(const VariantText& text) {
  const auto written = write_fpuzzles_variant(text);
  if (!written) return written.error();
  return std::string(kSudokupadAddress) + pack_lz(*written, LzAlphabet::kBase64);
}

bool never(std::string_view /*text*/) { return false; }  // another row reads it

// ---- ISS

constexpr std::array<std::string_view, 1> kIssSites = {"sigh.github.io"};

// What a link carries, or the text itself.
std::string iss_text_of(std::string_view text) {
  const std::array<std::string_view, 1> lines{stripped(text)};
  const auto link = link_at(lines, kIssSites);
  const auto query = link ? query_value(*link, "q") : std::nullopt;
  return query ? percent_decoded(query->view()) : std::string(text);
}

bool is_constraint_string(std::string_view text) {
  const std::string_view string = stripped(text);
  if (!string.starts_with('.')) return false;
  if (string.find('~') != string.npos) return true;
  const std::string_view name = stripped(string.substr(1, string.find_first_of(".\n", 1) - 1));
  return find_row(kIssRules, [&](const IssRule& row) { return row.name == name; }) != nullptr;
}

bool looks_like_iss(std::string_view text) { return is_constraint_string(iss_text_of(text)); }

Result<VariantText> read_iss_text(std::string_view text) { return read_iss(iss_text_of(text)); }

Result<std::string> write_iss_text(const VariantText& text) { return write_iss(text.puzzle); }

// ---- killer texts and jigsaws, which ISS reads too

bool looks_like_short_killer(std::string_view text) {
  constexpr std::string_view kSigns = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijv<>^`',.";
  const std::string_view line = stripped(text);
  return line.size() == as_index(kClassicLines * kClassicLines) && consists_of(line, kSigns) &&
         line.find_first_of("<>^") != line.npos;
}

bool looks_like_long_killer(std::string_view text) {
  const std::string_view line = stripped(text);
  return line.starts_with("3x3::k:") || line.starts_with("3x3:d:k:");
}

bool looks_like_sumo_cue(std::string_view text) { return stripped(text).starts_with("SumoCueV1"); }

// A region of each cell: as many as there are rows, of one size; a row of nothing but different
// ones would be a solution.
bool is_region_map(std::string_view map, int size) {
  std::array<int, 256> counts{};
  for (const char c : map) {
    if (!is_letter(c) && !is_digit(c)) return false;
    if (++counts[static_cast<unsigned char>(c)] > size) return false;
  }
  const std::string_view row = map.substr(0, as_index(size));
  return std::any_of(row.begin(), row.end(),
                     [&](char c) { return std::count(row.begin(), row.end(), c) > 1; });
}

bool looks_like_jigsaw(std::string_view text) {
  const std::string_view line = stripped(text);
  const int size = side_of_square(line.size() / 2);
  if (line.size() % 2 != 0 || size < 2 || size > kClassicLines) return false;
  const std::string_view cells = line.substr(0, line.size() / 2);
  const bool are_cells = std::all_of(cells.begin(), cells.end(), [size](char c) {
    return is_blank_mark(c) || (is_digit(c) && c - '0' <= size);
  });
  return are_cells && is_region_map(line.substr(line.size() / 2), size);
}

// ---- Solo

bool is_solo_variant(std::string_view id) {
  const auto parameters = sgt_parameters_of(id);
  if (!parameters || parameters->is_seed || parameters->size() > kMostLines) return false;
  const std::string_view rest = id.substr(parameters->length + 1);
  constexpr std::string_view kSigns = "0123456789abcdefghijklmnopqrstuvwxyz_,";
  if (rest.empty() || !consists_of(rest, kSigns)) return false;
  constexpr int kSmallestClassic = 4;
  const int size = parameters->size();
  return parameters->is_killer || size > kClassicLines || size < kSmallestClassic;
}

bool looks_like_solo(std::string_view text) {
  if (begins_sgt_save(text)) {
    const auto id = sgt_id_of_save(text);
    return id && is_solo_variant(*id);
  }
  const std::array<std::string_view, 1> lines{stripped(text)};
  const auto id = sgt_id_of(lines);
  return id && is_solo_variant(is_sgt_link(lines) ? percent_decoded(id->view())
                                                  : std::string(id->view()));
}

// ---- squares

// Is it a square of so many cells on one line, or in as many lines as it has rows?
bool is_square_of(std::string_view text, std::size_t cells,
                  std::size_t (*count)(std::string_view)) {
  const int size = side_of_square(cells);
  if (size <= kClassicLines) return false;
  int rows = 0;
  bool are_even = true;
  std::string_view rest = stripped(text);
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    const std::size_t in_line = count(line);
    if (in_line == 0) continue;
    ++rows;
    are_even = are_even && in_line == as_index(size);
  }
  return rows == 1 || (rows == size && are_even);
}

// A square of digits alone may be several smaller puzzles, so there has to be a letter.
bool looks_like_characters(std::string_view text) {
  const std::size_t cells = count_square_characters(text);
  if (cells > as_index(kMostLines * kMostLines) ||
      !is_square_of(text, cells, count_square_characters)) {
    return false;
  }
  return std::any_of(text.begin(), text.end(), is_letter) && square_of_characters(text);
}

bool looks_like_numbers(std::string_view text) {
  const std::size_t cells = count_square_numbers(text);
  if (cells > as_index(kMostLines * kMostLines) ||
      !is_square_of(text, cells, count_square_numbers)) {
    return false;
  }
  const auto square = square_of_numbers(text, kMostLines);
  return square && *std::max_element(square->values.begin(), square->values.end()) > kClassicLines;
}

// ---- the table

constexpr std::array kTable{
    VariantFormat{
        "shudu-variant",
        "json",
        {"Shudu's own JSON of variants", "Shudu 自己的变体 JSON", "Shudu 自己的變體 JSON"},
        is_variant_json,
        read_variant_json,
        write_own_json},
    VariantFormat{"fpuzzles",
                  "",
                  {"f-puzzles links and JSON", "f-puzzles 链接与 JSON", "f-puzzles 連結與 JSON"},
                  looks_like_fpuzzles,
                  read_fpuzzles,
                  write_fpuzzles_link},
    VariantFormat{"fpuzzles-json",
                  "json",
                  {"f-puzzles' JSON", "f-puzzles 的 JSON", "f-puzzles 的 JSON"},
                  never,
                  read_fpuzzles,
                  write_fpuzzles_variant},
    VariantFormat{"sudokupad",
                  "json",
                  {"SudokuPad links and JSON", "SudokuPad 链接与 JSON", "SudokuPad 連結與 JSON"},
                  looks_like_sudokupad,
                  read_sudokupad,
                  write_sudokupad},
    VariantFormat{
        "iss",
        "iss",
        {"constraint strings and links of the Interactive Sudoku Solver",
         "Interactive Sudoku Solver 的约束串与链接", "Interactive Sudoku Solver 的約束串與連結"},
        looks_like_iss,
        read_iss_text,
        write_iss_text},
    VariantFormat{
        "killer-short",
        "",
        {"killer texts of 81 signs: sums, and arrows to them",
         "81 个字符的杀手数独：总和与指向它的箭头", "81 個字元的殺手數獨：總和與指向它的箭頭"},
        looks_like_short_killer,
        read_iss,
        write_short_killer},
    VariantFormat{"killer-long",
                  "",
                  {"killer texts 3x3::k: with 81 numbers", "杀手数独文本 3x3::k: 加 81 个数",
                   "殺手數獨文字 3x3::k: 加 81 個數"},
                  looks_like_long_killer,
                  read_iss,
                  write_long_killer},
    VariantFormat{"sumocue",
                  "",
                  {"SumoCue's texts: SumoCueV1=24=13+1...", "SumoCue 文本：SumoCueV1=24=13+1…",
                   "SumoCue 文字：SumoCueV1=24=13+1…"},
                  looks_like_sumo_cue,
                  read_iss,
                  write_sumo_cue},
    VariantFormat{"jigsaw-line",
                  "",
                  {"a grid and the letters of its regions: 162 characters for 9x9",
                   "盘面与各区域字母：9x9 为 162 个字符", "盤面與各區域字母：9x9 為 162 個字元"},
                  looks_like_jigsaw,
                  read_iss,
                  write_jigsaw},
    VariantFormat{"solo",
                  "sgt sgtpuzzle sav",
                  {"Simon Tatham's Solo with cages, or over 9x9: game IDs and saved games",
                   "Simon Tatham 的 Solo（带笼或大于 9x9）：题号与存档",
                   "Simon Tatham 的 Solo（帶籠或大於 9x9）：題號與存檔"},
                  looks_like_solo,
                  read_solo,
                  write_solo},
    VariantFormat{
        "big-line",
        "",
        {"10x10 to 25x25 as characters: 1 to 9, then letters",
         "10x10 到 25x25 的字符：1 到 9，然后是字母", "10x10 到 25x25 的字元：1 到 9，然後是字母"},
        looks_like_characters,
        read_square_characters,
        write_square_characters},
    VariantFormat{"big-numbers",
                  "txt",
                  {"10x10 to 25x25 as numbers between blanks", "10x10 到 25x25 的数，以空格分隔",
                   "10x10 到 25x25 的數，以空格分隔"},
                  looks_like_numbers,
                  read_square_numbers,
                  write_square_numbers},
};

}  // namespace

std::span<const VariantFormat> variant_format_table() { return kTable; }

const VariantFormat* find_variant_format(std::string_view text) {
  if (text.size() > kMostVariantBytes) return nullptr;
  return find_row(kTable, [&](const VariantFormat& row) { return row.looks_like(text); });
}

const VariantFormat* variant_format_named(std::string_view name) {
  return find_row(kTable, [&](const VariantFormat& row) { return row.name == name; });
}

Result<VariantText> read_any_variant(std::string_view text) {
  const Status length = check_length(text);
  if (!length) return length.error();
  const VariantFormat* const row = find_variant_format(text);
  if (row == nullptr) return error_in(text, 0, ErrorCode::kNotAPuzzle, excerpt_of(text, 20));
  return row->read(text);
}

}  // namespace shudu::variant
