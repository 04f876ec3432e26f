// Game IDs of Simon Tatham's Solo; see sgt.h.
#include "formats/sgt.h"

#include <algorithm>
#include <array>

#include "formats/link.h"
#include "formats/sgt_lines.h"
#include "shudu/core/characters.h"
#include "shudu/core/layout_builder.h"
#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

constexpr std::array<std::string_view, 1> kSgtSites = {"chiark.greenend.org.uk"};
constexpr std::string_view kPage = "solo";

/// What stands before the `:`.
struct SgtParameters {
  int across = 0;  ///< blocks side by side; the size, in a jigsaw
  int down = 0;    ///< blocks one above the other; 1: a jigsaw
  bool has_diagonals = false;
  bool is_killer = false;
  bool is_seed = false;  ///< `#` follows and not `:`
  std::size_t length = 0;

  [[nodiscard]] bool is_jigsaw() const { return down == 1; }
  [[nodiscard]] int size() const { return across * down; }
};

// Takes a number of up to two digits off the front; 0 where there is none.
int take_number(std::string_view text, std::size_t& at) {
  constexpr int kBase = 10;
  int number = 0;
  for (int digits = 0; digits < 2 && at < text.size() && is_digit(text[at]); ++digits) {
    number = number * kBase + (text[at++] - '0');
  }
  return number;
}

// Letters after the sizes; false at one that means nothing.
bool take_flags(std::string_view text, std::size_t& at, SgtParameters& parameters) {
  constexpr std::string_view kDifficulties = "tbiaeu";
  while (at < text.size() && text[at] != ':' && text[at] != '#') {
    const char flag = text[at++];
    if (flag == 'j') {
      parameters.across *= parameters.down;
      parameters.down = 1;
    } else if (flag == 'x') {
      parameters.has_diagonals = true;
    } else if (flag == 'k') {
      parameters.is_killer = true;
    } else if (flag == 'd') {
      if (at < text.size() && kDifficulties.find(text[at]) != kDifficulties.npos) ++at;
    } else if (flag == 'r' || flag == 'm') {
      (void)take_number(text, at);
    } else if (flag != 'a') {
      return false;
    }
  }
  return at < text.size();
}

/// The parameters that a game ID begins with; nothing where it is none of Solo's.
std::optional<SgtParameters> parameters_of(std::string_view text) {
  SgtParameters parameters;
  std::size_t at = 0;
  parameters.across = take_number(text, at);
  if (parameters.across == 0 || at >= text.size()) return std::nullopt;
  parameters.down = 1;
  const bool has_two = text[at] == 'x' && at + 1 < text.size() && is_digit(text[at + 1]);
  if (has_two) {
    parameters.down = take_number(text, ++at);
  } else if (text[at] != 'j') {
    return std::nullopt;  // a time of day, a score
  }
  if (parameters.down == 0 || !take_flags(text, at, parameters)) return std::nullopt;
  parameters.is_seed = text[at] == '#';
  parameters.length = at;
  return parameters;
}

/// The game ID of a record, alone or in a link.
std::optional<Piece> id_of(std::span<const std::string_view> lines) {
  if (lines.size() != 1) return std::nullopt;
  const std::optional<Link> link = link_at(lines, kSgtSites);
  if (!link) return trimmed(whole_of(lines[0]));
  const bool is_ours = link->path.view().find(kPage) != std::string_view::npos;
  return is_ours ? std::optional(link->fragment) : std::nullopt;
}

bool is_link(std::span<const std::string_view> lines) {
  return link_at(lines, kSgtSites).has_value();
}

Fit fit_sgt(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  const std::optional<Piece> id = id_of(lines);
  if (!id) return Fit::kNo;
  return is_link(lines) || parameters_of(id->view()) ? Fit::kWhole : Fit::kNo;
}

Error unsupported(const Piece& piece, int size) {
  Error error = piece.error(0, ErrorCode::kUnsupportedLayout);
  error.found = static_cast<std::uint64_t>(size);
  return error;
}

Result<Grid> read_grid(const Piece& piece, int size) {
  const std::string_view text = piece.view();
  Grid grid(size);
  const int all = grid.cell_count();
  int cell = 0;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    const std::size_t begin = at;
    if (c >= 'a' && c <= 'z') {
      cell += c - 'a' + 1;
      ++at;
    } else if (c == '_') {
      ++at;
    } else if (is_digit(c) && c != '0') {
      const int number = take_number(text, at);
      if (number > size) {
        Error error = piece.error(begin, ErrorCode::kBadNumber, text.substr(begin, at - begin));
        error.expected = static_cast<std::uint64_t>(size);
        return error;
      }
      if (cell < all) grid.place(Cell(cell), Digit(number));
      ++cell;
    } else {
      Error error = piece.error(at, ErrorCode::kBadCharacter);
      error.token = escape_first(text.substr(at));
      return error;
    }
    if (cell > all) return error_of_count(piece, begin, cell, all);
  }
  if (cell == all) return grid;
  return error_of_count(piece, text.size(), cell, all);
}

/// The part up to the next comma, taken off `rest`; nothing when there is no further part.
std::optional<Piece> take_part(Piece& rest) {
  if (rest.begin > rest.end) return std::nullopt;
  Piece part = rest;
  part.end = std::min(rest.text.find(',', rest.begin), rest.end);
  rest.begin = part.end + 1;
  return part;
}

CellSet diagonal(int size, bool rises) {
  CellSet cells;
  for (int i = 0; i < size; ++i) cells.insert(Cell::at(rises ? size - 1 - i : i, i, size));
  return cells;
}

Result<Layout> layout_with(const SgtParameters& parameters, const std::string& map) {
  const int size = parameters.size();
  const std::array<CellSet, 2> diagonals = {diagonal(size, false), diagonal(size, true)};
  LayoutSpec spec;
  spec.size = size;
  spec.box_rows = parameters.across;  // as many blocks across as a block has rows
  spec.box_columns = parameters.down;
  spec.region_map = map;
  if (parameters.has_diagonals) spec.extra_regions = diagonals;
  return make_layout(spec);
}

Result<Puzzle> read_description(const Piece& piece, const SgtParameters& parameters) {
  Piece rest = piece;
  const std::optional<Piece> cells = take_part(rest);
  const Result<Grid> givens = read_grid(*cells, parameters.size());
  if (!givens) return givens.error();
  Puzzle puzzle = puzzle_of(*givens);
  std::string map;
  if (parameters.is_jigsaw()) {
    const std::optional<Piece> lines = take_part(rest);
    if (!lines) return piece.error(piece.view().size(), ErrorCode::kMissingField, "regions");
    const Result<std::string> regions = read_sgt_lines(*lines, parameters.size());
    if (!regions) return regions.error();
    map = *regions;
  }
  if (parameters.is_killer) {
    const bool is_whole = take_part(rest) && take_part(rest);
    if (!is_whole) return piece.error(piece.view().size(), ErrorCode::kMissingField, "cages");
    puzzle.left_out = "killer-cage";
  }
  if (const std::optional<Piece> more = take_part(rest)) {
    return more->error(0, ErrorCode::kBadSyntax, more->view());
  }
  const Result<Layout> layout = layout_with(parameters, map);
  if (!layout) return error_at(piece, layout.error());
  puzzle.layout = kept_name(*layout);
  return puzzle;
}

}  // namespace

Result<Puzzle> read_sgt_id(const Piece& piece) {
  const std::optional<SgtParameters> parameters = parameters_of(piece.view());
  if (!parameters) return piece.error(0, ErrorCode::kBadSyntax, piece.view());
  if (parameters->is_seed) {
    return piece.error(parameters->length, ErrorCode::kNotReadHere,
                       piece.view().substr(parameters->length));
  }
  constexpr int kSmallest = 4;
  const int size = parameters->size();
  if (size < kSmallest || size > kMaxSize) return unsupported(piece, size);
  return read_description({piece.text, piece.begin + parameters->length + 1, piece.end},
                          *parameters);
}

namespace {

Result<Puzzle> read_sgt(std::span<const std::string_view> lines, ReadContext& /*context*/) {
  const std::optional<Piece> id = id_of(lines);
  if (!id) return error_in(lines[0], 0, ErrorCode::kNotReadHere, lines[0]);
  const std::string decoded = is_link(lines) ? percent_decoded(id->view()) : std::string();
  if (decoded.empty() || decoded == id->view()) return read_sgt_id(*id);
  Result<Puzzle> puzzle = read_sgt_id(whole_of(decoded));
  if (!puzzle) return error_at(*id, puzzle.error());
  return puzzle;
}

void append_sgt_grid(const Grid& grid, std::string& out) {
  constexpr int kMostBlanks = 26;
  int blanks = 0;
  const auto append_blanks = [&] {
    for (; blanks > 0; blanks -= std::min(blanks, kMostBlanks)) {
      out += static_cast<char>('a' - 1 + std::min(blanks, kMostBlanks));
    }
  };
  for (int i = 0; i < grid.cell_count(); ++i) {
    if (grid.is_blank(Cell(i))) {
      ++blanks;
      continue;
    }
    if (blanks == 0 && i > 0) out += '_';
    append_blanks();
    out += grid[Cell(i)]->to_char();
  }
  append_blanks();
}

std::string map_of(const Layout& layout) {
  std::string map;
  for (const Cell cell : layout.all_cells()) {
    map += static_cast<char>('1' + layout.number(layout.box_of(cell)));
  }
  return map;
}

void write_sgt(const Puzzle& puzzle, std::string& out) {
  const Layout layout = layout_of(puzzle).value_or(Layout::classic());
  const int size = layout.size();
  if (layout.is_jigsaw()) {
    out.append(std::to_string(size)) += 'j';
  } else {
    out.append(std::to_string(layout.box_rows())) += 'x';
    out.append(std::to_string(layout.box_columns()));
  }
  if (layout.extra_region_count() > 0) out += 'x';
  out += ':';
  append_sgt_grid(puzzle.givens, out);
  if (layout.is_jigsaw()) out.append(",").append(sgt_lines_of(map_of(layout), size));
  out += '\n';
}

/// Regions in one piece each, and nothing else but both diagonals.
bool holds_layout(const Layout& layout) {
  if (layout.is_anti_knight() || layout.is_anti_king()) return false;
  for (int i = 0; i < layout.extra_region_count(); ++i) {
    const CellSet cells = layout.cells(layout.region(i));
    const bool is_diagonal =
        cells == diagonal(layout.size(), false) || cells == diagonal(layout.size(), true);
    if (!is_diagonal || layout.extra_region_count() != 2) return false;
  }
  if (!layout.is_jigsaw()) return true;
  const std::string lines = sgt_lines_of(map_of(layout), layout.size());
  const Result<std::string> map = read_sgt_lines(whole_of(lines), layout.size());
  return map && *map == map_of(layout);
}

Holdings lacks_in_sgt(const Puzzle& puzzle) {
  const Result<Layout> layout = layout_of(puzzle);
  return layout && holds_layout(*layout) ? Holdings() : Holdings(Part::kLayout);
}

}  // namespace

constinit const Format kSgtFormat = {
    .name = "sgt",
    .words = {"game IDs of Simon Tatham's Solo: 3x3:4a5c1a8b9_7c5...",
              "Simon Tatham 的 Solo 的题号：3x3:4a5c1a8b9_7c5…",
              "Simon Tatham 的 Solo 的題號：3x3:4a5c1a8b9_7c5…"},
    .reads = Part::kGivens | Part::kOtherSizes | Part::kLayout,
    .writes = Part::kGivens | Part::kOtherSizes | Part::kLayout,
    .fit = fit_sgt,
    .read = read_sgt,
    .write = write_sgt,
    .lacks = lacks_in_sgt,
};

}  // namespace shudu
