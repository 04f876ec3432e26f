// Links that carry 81 digits; see site_link.h.
#include "formats/site_link.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "formats/link.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"
#include "shudu/core/grid_text.h"

namespace shudu {

namespace {

constexpr std::array<std::string_view, 1> kExchange = {"sudokuexchange.com"};
constexpr std::array<std::string_view, 1> kCoach = {"sudoku.coach"};
constexpr std::string_view kCoachState = "SCv";

// 81 cells, whatever size was asked for.
Result<Puzzle> read_classic(const Piece& data) {
  const Result<Grid> givens = read_cells(data, &Layout::classic());
  if (!givens) return givens.error();
  if (givens->size() == kMaxSize) return puzzle_of(*givens);
  Error error = data.error(data.view().size(), ErrorCode::kTooShort);
  error.found = data.view().size();
  error.expected = kMaxCells;
  return error;
}

template <const std::array<std::string_view, 1>& kSites>
Fit fit_at(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  return link_at(lines, kSites) ? Fit::kWhole : Fit::kNo;
}

Result<Puzzle> read_exchange(std::span<const std::string_view> lines, ReadContext& /*context*/) {
  const std::optional<Link> link = link_at(lines, kExchange);
  const std::optional<Piece> data = link ? query_value(*link, "s") : std::nullopt;
  if (!data) return error_in(lines[0], lines[0].size(), ErrorCode::kMissingField, "s");
  Result<Puzzle> puzzle = read_classic(*data);
  if (!puzzle) return puzzle;
  if (const std::optional<Piece> level = query_value(*link, "d")) {
    puzzle->notes.level = percent_decoded(level->view());
  }
  return puzzle;
}

// The last part of the path that is not empty.
Piece last_part(Piece path) {
  while (path.begin < path.end && path.text[path.end - 1] == '/') --path.end;
  const std::size_t slash = path.view().rfind('/');
  if (slash != std::string_view::npos) path.begin += slash + 1;
  return path;
}

Result<Puzzle> read_coach(std::span<const std::string_view> lines, ReadContext& /*context*/) {
  const std::optional<Link> link = link_at(lines, kCoach);
  if (!link) return error_in(lines[0], 0, ErrorCode::kNotAPuzzle, lines[0]);
  const Piece data = last_part(link->path);
  if (data.view().starts_with(kCoachState)) {
    return data.error(0, ErrorCode::kNotReadHere, excerpt_of(data.view(), kCoachState.size() + 1));
  }
  constexpr std::size_t kShortest = 16;  // else it is the name of a page
  if (data.view().size() < kShortest) {
    return error_in(lines[0], lines[0].size(), ErrorCode::kMissingField, "puzzle");
  }
  return read_classic(data);
}

// The one grid that an address holds: a part of its path, query or fragment. Where there is a full
// one as well, it is a solution.
std::optional<std::string> find_linked_cells(const Link& link) {
  constexpr std::string_view kBetween = "/?&=#:;,|";
  const std::string text = percent_decoded(link.path.text.substr(link.path.begin));
  std::vector<std::string> grids;
  bool has_puzzle = false;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = std::min(text.find_first_of(kBetween, i), text.size());
    const std::string part = text.substr(i, end - i);
    i = end + 1;
    const std::size_t side = side_of(part.size());
    if (side < 6 || !is_board_size(side) || !are_cell_marks(part)) continue;
    has_puzzle = has_puzzle || std::any_of(part.begin(), part.end(), is_blank_mark);
    if (std::find(grids.begin(), grids.end(), part) == grids.end()) grids.push_back(part);
  }
  if (has_puzzle) {
    std::erase_if(grids, [](const std::string& grid) {
      return std::none_of(grid.begin(), grid.end(), is_blank_mark);
    });
  }
  return grids.size() == 1 ? std::optional(grids.front()) : std::nullopt;
}

// Of a host with letters: dots and digits alone are cells.
std::optional<std::string> cells_of_link(std::span<const std::string_view> lines) {
  if (lines.size() != 1) return std::nullopt;
  const std::optional<Link> link = parse_link(lines[0]);
  if (!link || std::none_of(link->host.begin(), link->host.end(), is_letter)) return std::nullopt;
  if (is_at(link->host, kExchange) || is_at(link->host, kCoach)) return std::nullopt;
  return find_linked_cells(*link);
}

Fit fit_weblink(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  return cells_of_link(lines) ? Fit::kWhole : Fit::kNo;
}

Result<Puzzle> read_weblink(std::span<const std::string_view> lines, ReadContext& context) {
  const std::optional<std::string> cells = cells_of_link(lines);
  if (!cells) return error_in(lines[0], 0, ErrorCode::kWebAddress, trimmed(lines[0]));
  const Result<Grid> givens = read_cells(whole_of(*cells), context.layout);
  if (!givens) {
    Error error = givens.error();
    error.at = {1, 1};
    return error;
  }
  return puzzle_of(*givens);
}

void write_exchange(const Puzzle& puzzle, std::string& out) {
  out.append("https://sudokuexchange.com/play/?s=");
  append_grid(puzzle.givens, out, '0');
  out += '\n';
}

void write_coach(const Puzzle& puzzle, std::string& out) {
  out.append("https://sudoku.coach/en/solver/");
  append_grid(puzzle.givens, out, '0');
  out += '\n';
}

void write_weblink(const Puzzle& puzzle, std::string& out) {
  out.append("https://sudoku.secuso.org/");
  append_grid(puzzle.givens, out, '0');
  out += '\n';
}

}  // namespace

constinit const Format kSudokuexchangeFormat = {
    .name = "sudokuexchange",
    .words = {"SudokuExchange links: https://sudokuexchange.com/play/?s=...",
              "SudokuExchange 链接：https://sudokuexchange.com/play/?s=…",
              "SudokuExchange 連結：https://sudokuexchange.com/play/?s=…"},
    .reads = Part::kGivens | Part::kNotes,
    .writes = Part::kGivens,
    .fit = fit_at<kExchange>,
    .read = read_exchange,
    .write = write_exchange,
};

constinit const Format kSudokucoachFormat = {
    .name = "sudokucoach",
    .words = {"sudoku.coach links: https://sudoku.coach/en/solver/...",
              "sudoku.coach 链接：https://sudoku.coach/en/solver/…",
              "sudoku.coach 連結：https://sudoku.coach/en/solver/…"},
    .reads = Part::kGivens,
    .writes = Part::kGivens,
    .fit = fit_at<kCoach>,
    .read = read_coach,
    .write = write_coach,
};

constinit const Format kWeblinkFormat = {
    .name = "weblink",
    .words = {"links of other sites with the cells in the address",
              "其他网站的链接，网址中含有各格数字", "其他網站的連結，網址中含有各格數字"},
    .reads = Part::kGivens | Part::kOtherSizes,
    .writes = Part::kGivens,
    .fit = fit_weblink,
    .read = read_weblink,
    .write = write_weblink,
};

}  // namespace shudu
