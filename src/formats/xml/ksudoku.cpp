// KSudoku's saved games; see ksudoku.h.
#include "formats/xml/ksudoku.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "formats/packed_fields.h"
#include "formats/played_cells.h"
#include "formats/record_text.h"
#include "formats/xml/ksudoku_graph.h"
#include "formats/xml/ksudoku_letters.h"
#include "formats/xml/xml_tag.h"
#include "shudu/core/characters.h"
#include "shudu/formats/reader.h"
#include "shudu/formats/variant/record_formats.h"
#include "shudu/formats/xml/variant_formats_xml.h"

namespace shudu {

namespace {

constexpr std::string_view kKsudokuMark = "<ksudoku";
constexpr std::string_view kRoot = "ksudoku";
constexpr std::size_t kMostText = 1024;  // of an element that matters
constexpr std::size_t kMostCliques = 64;

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = code == std::errc() && end == text.data() + text.size();
  return is_whole ? std::optional(number) : std::nullopt;
}

// What the tags so far have said.
struct GameState {
  std::string element;  // whose text comes next, where it matters
  std::string text;     // of that element, so far
  std::string values;
  std::string solution;
  std::string source;  // from the graph on, to be read as a variant
  KsudokuGraph graph;
  bool in_game = false;
  bool has_puzzle = false;  // </puzzle> has been there, and all is well
  bool is_played = false;   // there have been events
  bool has_failed = false;  // an error has been told: the rest of the game is passed over
  PlayedCells cells;
};

std::string packed_cells(const std::vector<CellSet>& cliques) {
  std::string text;
  for (const CellSet cells : cliques) {
    for (const Cell cell : cells) text += static_cast<char>(' ' + 1 + cell.index());
    text += ' ';
  }
  return text;
}

std::vector<CellSet> unpacked_cells(std::string_view text) {
  std::vector<CellSet> cliques;
  CellSet cells;
  for (const char c : text) {
    if (c == ' ') {
      cliques.push_back(cells);
      cells = CellSet();
    } else {
      cells.insert(Cell(c - ' ' - 1));
    }
  }
  return cliques;
}

std::string header_of_state(const GameState& state) {
  std::string header(kKsudokuMark);
  for (const std::string* text : {&state.element, &state.text, &state.values, &state.solution,
                                  &state.graph.kind, &state.source}) {
    put_field(*text, header);
  }
  put_field(packed_cells(state.graph.cliques), header);
  std::string flags(1, static_cast<char>('0' + state.graph.order));
  for (const bool flag : {state.graph.has_lines, state.graph.has_blocks, state.graph.has_cages,
                          state.in_game, state.has_puzzle, state.is_played, state.has_failed}) {
    flags += flag ? '1' : '0';
  }
  put_field(flags, header);
  state.cells.pack(header);
  return header;
}

bool is_in_ksudoku(const ReadContext& context) { return context.header.starts_with(kKsudokuMark); }

GameState state_of_header(std::string_view header) {
  GameState state;
  header.remove_prefix(kKsudokuMark.size());
  for (std::string* text : {&state.element, &state.text, &state.values, &state.solution,
                            &state.graph.kind, &state.source}) {
    *text = take_field(header);
  }
  state.graph.cliques = unpacked_cells(take_field(header));
  const std::string_view flags = take_field(header);
  const std::array<bool*, 7> places = {
      &state.graph.has_lines, &state.graph.has_blocks, &state.graph.has_cages, &state.in_game,
      &state.has_puzzle,      &state.is_played,        &state.has_failed};
  if (flags.size() != places.size() + 1) return state;
  state.graph.order = flags[0] - '0';
  for (std::size_t i = 0; i < places.size(); ++i) *places[i] = flags[i + 1] == '1';
  state.cells = PlayedCells::unpack(header);
  return state;
}

Error error_of_tag(std::string_view piece, ErrorCode code, std::string_view token = {}) {
  return error_in(piece, 0, code, token);
}

// ---- opening tags

Status open_graph(std::string_view piece, const XmlTag& tag, GameState& state) {
  KsudokuGraph& graph = state.graph;
  graph = KsudokuGraph();
  graph.kind = tag.attribute("specific-type").value();
  const std::string_view type = tag.attribute("type").value();
  const std::string_view order = tag.attribute("order").value();
  if (graph.kind.empty()) graph.kind = type;
  if (order.empty()) return error_of_tag(piece, ErrorCode::kMissingField, "order");
  const auto is_size = [&](const char* name, std::string_view wanted) {
    const pugi::xml_attribute attribute = tag.attribute(name);
    return !attribute || wanted == attribute.value();
  };
  const bool is_square =
      is_size("sizeX", order) && is_size("sizeY", order) && is_size("sizeZ", "1");
  const std::optional<int> number = whole_number(order);
  if (type == "roxdoku" || !is_square || !number || graph.kind == "Mathdoku") {
    return error_of_tag(piece, ErrorCode::kNotReadHere, graph.kind);
  }
  constexpr int kSmallest = 4;
  if (*number < kSmallest || *number > variant::kMostLines) {
    Error error = error_of_tag(piece, ErrorCode::kUnsupportedLayout);
    error.found = static_cast<std::uint64_t>(std::max(*number, 0));
    return error;
  }
  graph.order = *number;
  return kDone;
}

Status open_groups(std::string_view piece, const XmlTag& tag, GameState& state) {
  const std::string_view at = tag.attribute("at").as_string("0");
  if (at != "0") return error_of_tag(piece, ErrorCode::kNotReadHere, state.graph.kind);
  state.graph.has_lines = true;
  state.graph.has_blocks = std::string_view(tag.attribute("withblocks").as_string("1")) == "1";
  return kDone;
}

std::optional<DigitSet> marks_of(std::string_view text, int order) {
  if (text.size() != static_cast<std::size_t>(order) || !consists_of(text, "01")) {
    return std::nullopt;
  }
  DigitSet digits;
  for (int i = 0; i < order; ++i) {
    if (text[static_cast<std::size_t>(i)] == '1') digits.insert(Digit::from_index(i));
  }
  return digits;
}

Status take_event(std::string_view piece, const XmlTag& tag, GameState& state) {
  const int order = state.graph.order;
  state.is_played = true;
  if (order > kMaxSize) return kDone;  // there is no place for them
  const std::string_view place = tag.attribute("index").value();
  const std::optional<int> number = whole_number(place);
  if (!number || *number < 0 || *number >= order * order) {
    return error_of_tag(piece, ErrorCode::kBadSyntax, place);
  }
  const Cell cell = ksudoku_cell(*number, order);
  const std::size_t index = PlayedCells::index_of(cell.row_in(order), cell.column_in(order));
  if (const pugi::xml_attribute markers = tag.attribute("markers")) {
    const std::optional<DigitSet> marks = marks_of(markers.value(), order);
    if (!marks) return error_of_tag(piece, ErrorCode::kBadSyntax, markers.value());
    state.cells.set_marks(index, *marks);
    return kDone;
  }
  const std::string_view value = tag.attribute("value").value();
  const std::optional<int> digit = whole_number(value);
  if (!digit || *digit < 0 || *digit > order) {
    return error_of_tag(piece, ErrorCode::kBadSyntax, value);
  }
  state.cells.place(index, *digit);
  return kDone;
}

Status open_element(std::string_view piece, GameState& state) {
  const std::string_view name = tag_name(piece);
  state.element.clear();
  state.text.clear();
  if (name == "game" || name == kRoot) {
    state = GameState();
    state.in_game = name == "game";
    return kDone;
  }
  const XmlTag tag(piece);
  if (!tag.is_parsed())
    return error_in(piece, tag.offset(), ErrorCode::kBadSyntax, excerpt_of(piece, 40));
  if (name == "graph") return open_graph(piece, tag, state);
  if (name == "sudokugroups") return open_groups(piece, tag, state);
  if (name == "simple-event" && state.has_puzzle) return take_event(piece, tag, state);
  if (name == "roxdokugroups") return error_of_tag(piece, ErrorCode::kNotReadHere, "roxdoku");
  if (name == "cage") state.graph.has_cages = true;
  const bool has_text = name == "values" || name == "solution" || name == "clique";
  if (has_text) state.element = name;
  return kDone;
}

// ---- text

Status take_text(std::string_view piece, GameState& state) {
  if (state.element.empty()) return kDone;
  const bool is_clique = state.element == "clique";
  for (std::size_t i = 0; i < piece.size(); ++i) {
    const char c = piece[i];
    const bool is_good = is_clique ? is_digit(c) : c == '_' || is_letter(c);
    if (is_good || (is_clique && is_space(c))) {
      state.text += c;
    } else if (!is_space(c)) {
      Error error = error_in(piece, i, ErrorCode::kBadCharacter);
      error.token = escape_first(piece.substr(i));
      return error;
    }
  }
  if (is_clique) state.text += ' ';  // numbers end with their line
  if (state.text.size() <= kMostText) return kDone;
  Error error = error_of_tag(piece, ErrorCode::kTooLarge);
  error.expected = kMostText;
  return error;
}

// ---- closing tags

Status close_clique(std::string_view piece, GameState& state) {
  const int order = state.graph.order;
  if (order == 0 || order > kMaxSize) return kDone;  // outside of a graph, or not for a layout
  CellSet cells;
  std::string_view text = state.text;
  while (!trimmed(text).empty() && cells.size() < order) {
    text.remove_prefix(text.find_first_not_of(' '));
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::optional<int> number = whole_number(text.substr(0, end));
    if (!number || *number >= order * order) {
      return error_of_tag(piece, ErrorCode::kBadSyntax, text.substr(0, end));
    }
    cells.insert(ksudoku_cell(*number, order));
    text.remove_prefix(end);
  }
  if (cells.size() != order || state.graph.cliques.size() == kMostCliques) {
    return error_of_tag(piece, ErrorCode::kNotReadHere, state.graph.kind);
  }
  state.graph.cliques.push_back(cells);
  return kDone;
}

Status close_puzzle(std::string_view piece, GameState& state) {
  if (state.graph.order == 0) return error_of_tag(piece, ErrorCode::kMissingField, "graph");
  if (state.values.empty()) return error_of_tag(piece, ErrorCode::kMissingField, "values");
  const auto count = static_cast<std::size_t>(state.graph.order * state.graph.order);
  if (state.values.size() != count) {
    const bool is_long = state.values.size() > count;
    Error error = error_of_tag(piece, is_long ? ErrorCode::kTooLong : ErrorCode::kTooShort);
    error.found = state.values.size();
    error.expected = count;
    return error;
  }
  state.has_puzzle = true;
  return kDone;
}

Status close_element(std::string_view piece, GameState& state) {
  const std::string_view name = tag_name(piece);
  const std::string element = std::exchange(state.element, {});
  if (name == "puzzle") return close_puzzle(piece, state);
  if (element != name) return kDone;
  if (name == "values") state.values = std::exchange(state.text, {});
  if (name == "solution") state.solution = std::exchange(state.text, {});
  return name == "clique" ? close_clique(piece, state) : Status(kDone);
}

// Keeps the piece where it belongs to the graph and what follows, until the puzzle is over.
Status add_source(std::string_view piece, GameState& state) {
  const bool begins = kind_of(piece) == PieceKind::kOpening && tag_name(piece) == "graph";
  if (begins) state.source.clear();
  if (state.has_puzzle || (!begins && state.source.empty())) return kDone;
  const bool is_over = kind_of(piece) == PieceKind::kClosing && tag_name(piece) == "puzzle";
  if (!is_over) state.source.append(piece).append(1, '\n');
  if (state.source.size() <= kMaxRecordBytes) return kDone;
  Error error = error_of_tag(piece, ErrorCode::kTooLarge);
  error.expected = kMaxRecordBytes;
  return error;
}

// The state after a piece of a game; an error in `status` has been noted in it.
GameState state_after(std::string_view piece, const ReadContext& context, Status& status) {
  GameState state = is_in_ksudoku(context) ? state_of_header(context.header) : GameState();
  const PieceKind kind = kind_of(piece);
  const bool begins = kind == PieceKind::kOpening && tag_name(piece) == "game";
  if (state.has_failed && !begins) return state;
  status = add_source(piece, state);
  if (!status) {
    state.has_failed = true;
    return state;
  }
  if (kind == PieceKind::kOpening) status = open_element(piece, state);
  if (kind == PieceKind::kText) status = take_text(text_of_piece(piece), state);
  if (kind == PieceKind::kClosing) status = close_element(piece, state);
  state.has_failed = !status.has_value();
  return state;
}

// Does a record end with this piece?
bool ends_record(std::string_view piece, const GameState& state) {
  if (!state.has_puzzle || state.has_failed || kind_of(piece) != PieceKind::kClosing) return false;
  return tag_name(piece) == (state.in_game ? "game" : "puzzle");
}

Fit fit_ksudoku(std::span<const std::string_view> lines, const ReadContext& context) {
  if (lines.size() != 1) return Fit::kNo;
  const std::string_view piece = trimmed(lines[0]);
  const PieceKind kind = kind_of(piece);
  if (kind == PieceKind::kDeclaration) {
    constexpr std::string_view kDeclaration = "<!DOCTYPE ksudoku";
    return piece.starts_with(kDeclaration) ? Fit::kHeader : Fit::kNo;
  }
  if (kind == PieceKind::kOpening && tag_name(piece) == kRoot) return Fit::kHeader;
  if (!is_in_ksudoku(context)) return Fit::kNo;
  Status status = kDone;
  return ends_record(piece, state_after(piece, context, status)) ? Fit::kWhole : Fit::kHeader;
}

// ---- the record

// The letters as a character a cell, row by row. kBadNumber for a letter that is too high.
Result<std::string> cells_of_letters(std::string_view letters, int size, char first) {
  const Result<std::vector<int>> numbers = ksudoku_numbers(letters, size, first);
  if (!numbers) return numbers.error();
  std::string cells;
  for (const int number : *numbers) {
    cells += number == 0 ? '.' : static_cast<char>('0' + number);
  }
  return cells;
}

Result<Puzzle> grid_of_game(const GameState& state) {
  const int size = state.graph.order;
  const Result<Layout> layout = layout_of_graph(state.graph);
  if (!layout) return layout.error();
  const char first = first_ksudoku_letter(size, state.values, state.solution);
  const Result<std::string> cells = cells_of_letters(state.values, size, first);
  if (!cells) return cells.error();
  const Result<Grid> givens = read_cells(whole_of(*cells), &*layout);
  if (!givens) return givens.error();
  Puzzle puzzle = puzzle_of(*givens);
  puzzle.layout = kept_name(*layout);
  if (state.graph.has_cages) puzzle.left_out = "killer-cage";
  if (state.solution.size() == cells->size()) {
    const Result<std::string> solution = cells_of_letters(state.solution, size, first);
    if (solution) take_solution(*solution, puzzle);
  }
  const Status added = state.cells.add_to(puzzle, "history");
  if (!added) return added.error();
  return puzzle;
}

// With its cages, without boxes, or over 9x9.
Result<Puzzle> puzzle_of_game(const GameState& state) {
  const bool is_large = state.graph.order > kMaxSize;
  Result<Puzzle> grid = is_large ? error_with(ErrorCode::kNotReadHere, {}) : grid_of_game(state);
  const bool is_layout = grid || grid.error().code != ErrorCode::kNotReadHere;
  if (is_layout && !state.graph.has_cages) return grid;
  const std::string_view history = state.is_played ? "<history><event/></history>" : "";
  std::string source = "<ksudoku><game><puzzle>" + state.source + "</puzzle>";
  source.append(history).append("</game></ksudoku>");
  const variant::VariantFormat& row = variant::ksudoku_variant_format();
  if (!is_large) return with_rules(std::move(grid), row, source);
  Result<variant::VariantText> read = row.read(source);
  return read ? record_of(*std::move(read)) : Result<Puzzle>(read.error());
}

Result<Puzzle> read_ksudoku(std::span<const std::string_view> lines, ReadContext& context) {
  const std::string_view piece = trimmed(lines[0]);
  if (kind_of(piece) == PieceKind::kDeclaration) return Puzzle();
  Status status = kDone;
  GameState state = state_after(piece, context, status);
  const bool is_record = ends_record(piece, state);
  const bool is_over = kind_of(piece) == PieceKind::kClosing && tag_name(piece) == kRoot;
  context.header = is_over ? std::string() : header_of_state(is_record ? GameState() : state);
  if (!status) return status.error();
  if (!is_record) return Puzzle();
  Result<Puzzle> puzzle = puzzle_of_game(state);
  if (puzzle) return puzzle;
  Error error = puzzle.error();
  error.at = {1, 1};
  return error;
}

constinit const Format kKsudokuFormat = {
    .name = "ksudoku",
    .extensions = "ksudoku",
    .words = {"saved games of KSudoku", "KSudoku 存档", "KSudoku 存檔"},
    .reads = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kSolution | Part::kOtherSizes |
             Part::kLayout | Part::kVariant,
    .writes = {},
    .fit = fit_ksudoku,
    .read = read_ksudoku,
    .write = nullptr,
};

}  // namespace

const Format& ksudoku_format() { return kKsudokuFormat; }

}  // namespace shudu
