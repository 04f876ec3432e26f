// Links to SudokuPad; see sudokupad.h.
#include "formats/sudokupad.h"

#include <algorithm>
#include <array>

#include "formats/ctc_json.h"
#include "formats/fpuzzles.h"
#include "formats/fpuzzles_json.h"
#include "formats/link.h"
#include "formats/long_notes.h"
#include "formats/lz_string.h"
#include "formats/scf.h"
#include "formats/sudokupad_code.h"

namespace shudu {

namespace {

constexpr std::string_view kAddress = "https://sudokupad.app/";
Result<Puzzle> read_compact(const Piece& data) {
  const std::string text = percent_decoded(data.view());
  Result<Puzzle> puzzle = read_scf(text);
  if (puzzle) return puzzle;
  Error error = puzzle.error();
  const bool is_plain = text == data.view();
  const std::size_t offset = is_plain ? static_cast<std::size_t>(error.at.column - 1) : 0;
  error.at = position_in(data.text, data.begin + offset);
  return error;
}

Result<Puzzle> read_ctc(const Piece& data) {
  const Result<std::string> json_text = unpack_lz(packed_data(data.view()));
  if (!json_text) return error_at(data, json_text.error());
  Result<Puzzle> puzzle = read_ctc_json(*json_text);
  if (!puzzle) return error_at(data, puzzle.error());
  return puzzle;
}

Result<Puzzle> read_coded(const Piece& data, SudokupadCoding coding) {
  switch (coding) {
    case SudokupadCoding::kCompact:
      return read_compact(data);
    case SudokupadCoding::kFpuzzles:
      return read_packed_fpuzzles(data);
    case SudokupadCoding::kOwn:
      break;
  }
  return read_ctc(data);
}

Fit fit_sudokupad(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  return lines.size() == 1 && sudokupad_code_in(lines[0]) ? Fit::kWhole : Fit::kNo;
}

Result<Puzzle> read_sudokupad(std::span<const std::string_view> lines, ReadContext& /*context*/) {
  const Piece code = sudokupad_code_in(lines[0]).value_or(trimmed(whole_of(lines[0])));
  if (code.view().empty()) return code.error(0, ErrorCode::kMissingField, "puzzle");
  const SudokupadPrefix* const row = sudokupad_prefix_of(code.view());
  if (row == nullptr) return code.error(0, ErrorCode::kShortLink, code.view());
  return read_coded({code.text, code.begin + row->prefix.size(), code.end}, row->coding);
}

void write_sudokupad(const Puzzle& puzzle, std::string& out) {
  std::string json_text;
  append_fpuzzles_json(puzzle, json_text);
  out.append(kAddress).append("fpuz").append(pack_lz(json_text, LzAlphabet::kBase64)) += '\n';
}

void write_scf(const Puzzle& puzzle, std::string& out) {
  out.append(kAddress).append("scf");
  append_scf(puzzle, out);
  out += '\n';
}

Holdings lacks_in_scf(const Puzzle& puzzle) {
  constexpr std::array<std::string_view, 4> kHeld = {"", "x", "windoku", "x+windoku"};
  const bool is_held = std::find(kHeld.begin(), kHeld.end(), puzzle.layout) != kHeld.end();
  return is_held ? Holdings() : Holdings(Part::kLayout);
}

}  // namespace

constinit const Format kSudokupadFormat = {
    .name = "sudokupad",
    .words = {"SudokuPad links: https://sudokupad.app/fpuz..., scf..., scl...",
              "SudokuPad 链接：https://sudokupad.app/fpuz…、scf…、scl…",
              "SudokuPad 連結：https://sudokupad.app/fpuz…、scf…、scl…"},
    .reads = kEverything,
    .writes = kEverything,
    .fit = fit_sudokupad,
    .read = read_sudokupad,
    .write = write_sudokupad,
    .lacks = lacks_long_notes<append_fpuzzles_json>,
};

constinit const Format kScfFormat = {
    .name = "scf",
    .words = {"SudokuPad links in the short form: givens of a classic puzzle, X or windoku",
              "SudokuPad 短格式链接：标准、对角线或窗口数独的已知数",
              "SudokuPad 短格式連結：標準、對角線或窗口數獨的已知數"},
    .reads = kEverything,
    .writes = Part::kGivens | Part::kLayout,
    .fit = fit_sudokupad,
    .read = read_sudokupad,
    .write = write_scf,
    .lacks = lacks_in_scf,
};

}  // namespace shudu
