// Links to f-puzzles; see fpuzzles.h.
#include "formats/fpuzzles.h"

#include <array>

#include "formats/fpuzzles_json.h"
#include "formats/link.h"
#include "formats/long_notes.h"
#include "formats/lz_string.h"

namespace shudu {

namespace {

constexpr std::array<std::string_view, 1> kFpuzzlesSites = {"f-puzzles.com"};

// A line that is the data alone: how JSON begins, packed, and nothing but packed characters.
bool is_bare_data(std::string_view line) {
  constexpr std::size_t kShortest = 32;
  constexpr std::string_view kPackedBrace = "N4I";  // of `{"`
  constexpr std::string_view kCharactersOfData =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=%";
  return line.size() >= kShortest && line.starts_with(kPackedBrace) &&
         consists_of(line, kCharactersOfData);
}

Fit fit_fpuzzles(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  const bool is_data = lines.size() == 1 && is_bare_data(trimmed(lines[0]));
  return is_data || link_at(lines, kFpuzzlesSites) ? Fit::kWhole : Fit::kNo;
}

Result<Puzzle> read_fpuzzles(std::span<const std::string_view> lines, ReadContext& /*context*/) {
  if (const std::optional<Piece> data = fpuzzles_data_in(lines[0])) {
    return read_packed_fpuzzles(*data);
  }
  const std::optional<Link> link = link_at(lines, kFpuzzlesSites);
  if (!link) return error_in(lines[0], 0, ErrorCode::kNotAPuzzle, lines[0]);
  if (const std::optional<Piece> id = query_value(*link, "id")) {
    return id->error(0, ErrorCode::kShortLink, id->view());
  }
  return error_in(lines[0], lines[0].size(), ErrorCode::kMissingField, "load");
}

void write_fpuzzles(const Puzzle& puzzle, std::string& out) {
  std::string json_text;
  append_fpuzzles_json(puzzle, json_text);
  out.append("https://www.f-puzzles.com/?load=").append(pack_lz(json_text, LzAlphabet::kBase64));
  out += '\n';
}

}  // namespace

std::optional<Piece> fpuzzles_data_in(std::string_view line) {
  const Piece code = trimmed(whole_of(line));
  if (is_bare_data(code.view())) return code;
  const std::array<std::string_view, 1> lines{line};
  const std::optional<Link> link = link_at(lines, kFpuzzlesSites);
  return link ? query_value(*link, "load") : std::nullopt;
}

Result<Puzzle> read_packed_fpuzzles(const Piece& data) {
  const Result<std::string> json_text = unpack_lz(packed_data(data.view()));
  if (!json_text) return error_at(data, json_text.error());
  Result<Puzzle> puzzle = read_fpuzzles_json(*json_text);
  if (!puzzle) return error_at(data, puzzle.error());
  return puzzle;
}

constinit const Format kFpuzzlesFormat = {
    .name = "fpuzzles",
    .words = {"f-puzzles links: https://www.f-puzzles.com/?load=...",
              "f-puzzles 链接：https://www.f-puzzles.com/?load=...",
              "f-puzzles 連結：https://www.f-puzzles.com/?load=..."},
    .reads = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kSukaku | Part::kSolution |
             Part::kNotes | Part::kOtherSizes | Part::kLayout,
    .writes = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kSukaku | Part::kSolution |
              Part::kNotes | Part::kOtherSizes | Part::kLayout,
    .fit = fit_fpuzzles,
    .read = read_fpuzzles,
    .write = write_fpuzzles,
    .lacks = lacks_long_notes<append_fpuzzles_json>,
};

}  // namespace shudu
