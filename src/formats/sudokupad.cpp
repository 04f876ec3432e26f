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
#include "shudu/core/find_row.h"

namespace shudu {

namespace {

constexpr std::array<std::string_view, 3> kSudokupadSites = {
    "sudokupad.app", "crackingthecryptic.com", "sudokupad.svencodes.com"};
constexpr std::string_view kAddress = "https://sudokupad.app/";
constexpr std::size_t kShortestCode = 16;  // 81 blanks in scf are 14 characters and `scf`

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

struct Coding {
  std::string_view prefix;
  Result<Puzzle> (*read)(const Piece& data);
};
// A longer prefix before one that it begins with.
constexpr std::array kCodings{
    Coding{"scf", read_compact},
    Coding{"fpuzzles", read_packed_fpuzzles},
    Coding{"fpuz", read_packed_fpuzzles},
    Coding{"scl", read_ctc},
    Coding{"ctc", read_ctc},
};

const Coding* find_coding(std::string_view code) {
  return find_row(kCodings, [&](const Coding& row) { return code.starts_with(row.prefix); });
}

// What the link carries: in its path, or in `puzzleid`.
Piece code_of(const Link& link) {
  if (const std::optional<Piece> id = query_value(link, "puzzleid")) return *id;
  Piece code = link.path;
  constexpr std::string_view kFolder = "sudoku";
  const std::string_view path = code.view();
  if (path == kFolder) code.begin = code.end;
  if (path.starts_with(kFolder) && path.substr(kFolder.size()).starts_with('/')) {
    code.begin += kFolder.size() + 1;
  }
  return code;
}

// A line that is the data alone: nothing but characters of packed data.
bool is_bare_code(std::string_view line) {
  constexpr std::string_view kCharactersOfCodes =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=-*%";
  return line.size() >= kShortestCode && find_coding(line) != nullptr &&
         line.find_first_not_of(kCharactersOfCodes) == line.npos;
}

Fit fit_sudokupad(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  if (lines.size() != 1) return Fit::kNo;
  return is_bare_code(trimmed(lines[0])) || link_at(lines, kSudokupadSites) ? Fit::kWhole
                                                                            : Fit::kNo;
}

Result<Puzzle> read_sudokupad(std::span<const std::string_view> lines, ReadContext& /*context*/) {
  const std::optional<Link> link = link_at(lines, kSudokupadSites);
  const Piece code = link ? code_of(*link) : trimmed(whole_of(lines[0]));
  if (code.view().empty()) return code.error(0, ErrorCode::kMissingField, "puzzle");
  const Coding* coding = find_coding(code.view());
  if (coding == nullptr) return code.error(0, ErrorCode::kShortLink, code.view());
  return coding->read({code.text, code.begin + coding->prefix.size(), code.end});
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
