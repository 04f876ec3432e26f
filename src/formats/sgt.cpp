// Game IDs of Simon Tatham's Solo; see sgt.h.
#include "formats/sgt.h"

#include <algorithm>
#include <array>

#include "formats/link.h"
#include "formats/sgt_id.h"
#include "formats/sgt_lines.h"
#include "shudu/core/as_index.h"
#include "shudu/core/layout_builder.h"
#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

Fit fit_sgt(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  const std::optional<Piece> id = sgt_id_of(lines);
  if (!id) return Fit::kNo;
  return is_sgt_link(lines) || sgt_parameters_of(id->view()) ? Fit::kWhole : Fit::kNo;
}

Error unsupported(const Piece& piece, int size) {
  Error error = piece.error(0, ErrorCode::kUnsupportedLayout);
  error.found = static_cast<std::uint64_t>(size);
  return error;
}

Result<Grid> read_grid(const Piece& piece, int size) {
  const Result<std::vector<int>> numbers = read_sgt_numbers(piece, size * size, size);
  if (!numbers) return numbers.error();
  Grid grid(size);
  for (int i = 0; i < grid.cell_count(); ++i) {
    const int number = (*numbers)[static_cast<std::size_t>(i)];
    if (number != 0) grid.place(Cell(i), Digit(number));
  }
  return grid;
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
  const std::optional<Piece> cells = take_sgt_part(rest);
  const Result<Grid> givens = read_grid(*cells, parameters.size());
  if (!givens) return givens.error();
  Puzzle puzzle = puzzle_of(*givens);
  std::string map;
  if (parameters.is_jigsaw()) {
    const std::optional<Piece> lines = take_sgt_part(rest);
    if (!lines) return piece.error(piece.view().size(), ErrorCode::kMissingField, "regions");
    const Result<std::vector<int>> regions = read_sgt_lines(*lines, parameters.size());
    if (!regions) return regions.error();
    for (const int region : *regions) map += static_cast<char>('1' + region);  // at most 81
  }
  if (parameters.is_killer) {
    const bool is_whole = take_sgt_part(rest) && take_sgt_part(rest);
    if (!is_whole) return piece.error(piece.view().size(), ErrorCode::kMissingField, "cages");
    puzzle.left_out = "killer-cage";
  }
  if (const std::optional<Piece> more = take_sgt_part(rest)) {
    return more->error(0, ErrorCode::kBadSyntax, more->view());
  }
  const Result<Layout> layout = layout_with(parameters, map);
  if (!layout) return error_at(piece, layout.error());
  puzzle.layout = kept_name(*layout);
  return puzzle;
}

}  // namespace

Result<Puzzle> read_sgt_id(const Piece& piece) {
  const std::optional<SgtParameters> parameters = sgt_parameters_of(piece.view());
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
  const std::optional<Piece> id = sgt_id_of(lines);
  if (!id) return error_in(lines[0], 0, ErrorCode::kNotReadHere, lines[0]);
  const std::string decoded = is_sgt_link(lines) ? percent_decoded(id->view()) : std::string();
  if (decoded.empty() || decoded == id->view()) return read_sgt_id(*id);
  Result<Puzzle> puzzle = read_sgt_id(whole_of(decoded));
  if (!puzzle) return error_at(*id, puzzle.error());
  return puzzle;
}

std::vector<int> map_of(const Layout& layout) {
  std::vector<int> map;
  for (const Cell cell : layout.all_cells()) map.push_back(layout.number(layout.box_of(cell)));
  return map;
}

std::vector<int> numbers_of(const Grid& grid) {
  std::vector<int> numbers;
  numbers.reserve(as_index(grid.cell_count()));
  for (int i = 0; i < grid.cell_count(); ++i) {
    numbers.push_back(grid.is_blank(Cell(i)) ? 0 : grid[Cell(i)]->value());
  }
  return numbers;
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
  append_sgt_numbers(numbers_of(puzzle.givens), out);
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
  const Result<std::vector<int>> map = read_sgt_lines(whole_of(lines), layout.size());
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
