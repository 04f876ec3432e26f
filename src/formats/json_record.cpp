// From a JSON tree to a record: which members mean what, and in which shapes; see json.h.
// Tested in tests/formats/json_test.cpp.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "formats/digit_base.h"
#include "formats/field_names.h"
#include "formats/json.h"
#include "formats/json_cells.h"
#include "formats/json_gnome.h"
#include "formats/json_marks.h"
#include "formats/json_members.h"
#include "formats/json_place.h"
#include "formats/json_search.h"
#include "formats/json_tree.h"
#include "formats/left_out.h"
#include "formats/marks.h"
#include "formats/note_lines.h"
#include "formats/record_text.h"
#include "formats/rule_names.h"
#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

using nlohmann::json;

constexpr std::array<int, 4> kSukakuSizes = {4, 6, 8, 9};
constexpr std::array<std::string_view, 1> kLayoutKeys = {"layout"};

bool is_empty_text(const json& value) {
  return value.is_string() && value.get_ref<const std::string&>().empty();
}

/// Reads the record of one JSON text.
class RecordOfJson {
 public:
  RecordOfJson(std::string_view text, const JsonTree& tree, const ReadContext& context)
      : text_(text), tree_(&tree), layout_(context.layout), digits_from_(context.digits_from) {}

  Result<Puzzle> read(const JsonSpot* spot) {
    const json& root = tree_->root;
    const Status named = read_layout();
    if (!named) return named.error();
    const std::size_t begin = std::min(text_.find_first_not_of(" \t\r\n"), text_.size());
    if (root.is_string() || (root.is_array() && spot == nullptr)) {
      return read_puzzle(root);
    }
    if (!root.is_structured()) return error_in(text_, begin, ErrorCode::kNotAPuzzle, root.dump());
    const json* const cells = find(std::array<std::string_view, 1>{"cells"});
    const json* const marks = find_marks();
    const json* const unread = first_named();
    const bool is_of_root = spot != nullptr && spot->owner == &root && spot->is_named;
    const bool has_cells = cells != nullptr && cells->is_array();
    if (has_cells && !is_of_root && unread == nullptr) {
      const std::optional<Puzzle> saved = read_gnome_cells(*cells);
      if (saved) return with_notes(*saved);
      if (spot == nullptr) return error_at(*cells, ErrorCode::kBadSyntax, "cells");
    }
    if (!is_of_root && unread == nullptr && marks != nullptr) {
      return with_notes(read_sukaku(*marks));
    }
    if (spot == nullptr && unread == nullptr) {
      return error_in(text_, begin, ErrorCode::kMissingField, "puzzle");
    }
    spot_ = spot;
    const json& puzzle = spot == nullptr ? *unread : *spot->value;
    return with_notes(with_marks(with_placed(read_puzzle(puzzle)), marks));
  }

 private:
  /// The member of the record with the best name of a puzzle, whatever it holds.
  [[nodiscard]] const json* first_named() const {
    const json& root = tree_->root;
    if (!root.is_object()) return nullptr;
    const auto best = best_named(root, [](const json& value) { return !value.is_null(); });
    return best == root.end() ? nullptr : &*best;
  }

  template <std::size_t kCount>
  [[nodiscard]] const json* find(const std::array<std::string_view, kCount>& keys) const {
    for (const std::string_view key : keys) {
      const auto found = tree_->root.find(std::string(key));
      if (found == tree_->root.end() || found->is_null()) continue;
      return &*found;
    }
    return nullptr;
  }

  /// Candidates; what a picture of a hint shows (`{"cells":[...],...}`) is none.
  [[nodiscard]] const json* find_marks() const {
    constexpr std::array<std::string_view, 4> kDrawn = {"cells", "candidates", "houses", "links"};
    const json* const marks = find(kMarksKeys);
    if (marks == nullptr || !marks->is_object()) return marks;
    const bool is_drawing = std::any_of(kDrawn.begin(), kDrawn.end(), [&](std::string_view name) {
      return marks->contains(std::string(name));
    });
    return is_drawing ? nullptr : marks;
  }

  [[nodiscard]] bool says_marks_are_puzzle() const {
    const json* const flag = find(kFlagKeys);
    return flag != nullptr && *flag == true;
  }

  [[nodiscard]] std::size_t place_of(const json& value) const {
    return place_in_json(text_, tree_->root, value);
  }

  [[nodiscard]] Error error_at(const json& value, ErrorCode code, std::string_view token) const {
    return error_in(text_, place_of(value), code, token);
  }

  /// The layout that the record names. It also says how many cells a grid has, but where the caller
  /// has said that.
  Status read_layout() {
    if (!tree_->root.is_object()) return kDone;
    const json* const name = find(kLayoutKeys);
    if (name == nullptr) return kDone;
    if (!name->is_string()) return error_at(*name, ErrorCode::kBadSyntax, "layout");
    const Result<Layout> layout = parse_layout(name->get_ref<const std::string&>());
    if (!layout) {
      Error error = layout.error();
      error.at = position_in(text_, place_of(*name));
      return error;
    }
    named_layout_ = *layout;
    if (layout_ == nullptr) layout_ = &*named_layout_;
    return kDone;
  }

  /// Moves an error in the cells of a value to the text: to the cell, and in it to the character
  /// where that is known.
  [[nodiscard]] Error in_place(const json& value, const JsonCells& cells, Error error) const {
    const auto column = static_cast<std::size_t>(std::max<std::uint64_t>(error.at.column, 1) - 1);
    const bool has_cell = error.code != ErrorCode::kUnsupportedLayout || value.is_string();
    const auto [cell, offset] = has_cell ? cell_at(value, column) : JsonCell{&value, 0};
    if (error.code == ErrorCode::kBadCharacter && is_whole_number(*cell)) {
      error = error_at(*cell, ErrorCode::kBadNumber, cell->dump());
      error.expected = kMaxSize;
    }
    std::size_t place = place_of(*cell);
    if (cell->is_string()) {
      const auto& written = cell->get_ref<const std::string&>();
      const bool is_exact = text_.substr(place + 1, written.size() + 1) == written + '"' &&
                            (cell != &value || cells.marks.size() == written.size());
      if (is_exact) place += 1 + offset;
    }
    error.at = position_in(text_, place);
    return error;
  }

  /// The cells of a value, or why it has none.
  [[nodiscard]] Result<JsonCells> cells_of(const json& value) const {
    JsonCells cells;
    if (!append_value(value, cells)) {
      const json& bad = *first_bad_cell(value);
      return error_at(bad, ErrorCode::kBadSyntax,
                      excerpt_of(bad.dump(-1, ' ', false, json::error_handler_t::replace), 40));
    }
    if (value.is_string()) read_text_cells(value.get_ref<const std::string&>(), layout_, cells);
    return cells;
  }

  /// Cells that are numbers, by the lowest digit that they have.
  [[nodiscard]] Result<JsonCells> counted(JsonCells cells, const json& value) {
    const int size = size_of_cells(cells.numbers.size(), layout_);
    if (size == 0 || cells.numbers.size() != cells.marks.size()) return cells;
    const Result<int> lowest = lowest_digit(cells.numbers, size, digits_from_);
    if (!lowest) {
      Error error = lowest.error();
      error.at = position_in(text_, place_of(value));
      return error;
    }
    digits_from_ = *lowest;
    if (*lowest == 0) cells.marks = marks_from_zero(cells.numbers);
    const auto large = std::find_if(cells.numbers.begin(), cells.numbers.end(),
                                    [&](int number) { return *lowest == 0 && number >= size; });
    if (large == cells.numbers.end() || cells.large) return cells;
    const auto place = static_cast<std::size_t>(large - cells.numbers.begin());
    const json& cell = *cell_at(value, place).value;
    Error error = error_at(cell, ErrorCode::kBadNumber, std::to_string(*large));
    error.expected = static_cast<std::uint64_t>(size - 1);
    return error;
  }

  [[nodiscard]] Result<Puzzle> read_puzzle(const json& value) {
    Result<JsonCells> cells = cells_of(value);
    if (cells) cells = counted(*std::move(cells), value);
    if (!cells) return cells.error();
    part_givens(*cells);
    for (const int size : kSukakuSizes) {
      const auto length = static_cast<std::size_t>(size * size * size);
      // 64 characters are an 8x8 grid where nothing says that they are candidates.
      const bool is_said = size > 4 || (says_marks_are_puzzle() && find_marks() == nullptr);
      if (is_said && cells->marks.size() == length) return read_marks_of(*cells, size, value);
    }
    const Result<Grid> givens = read_cells(whole_of(cells->marks), layout_);
    if (!givens) return in_place(value, *cells, givens.error());
    Puzzle puzzle = puzzle_of(*givens);
    if (!cells->placed.empty()) {
      const Result<Grid> placed = read_placed(whole_of(cells->placed), *givens, "placed");
      if (placed) puzzle.placed = *placed;
    }
    take_notes(*cells, puzzle);
    return with_solution(std::move(puzzle));
  }

  [[nodiscard]] Result<Puzzle> read_marks_of(const JsonCells& cells, int size, const json& value) {
    const Result<Pencilmarks> marks = read_marks(whole_of(cells.marks), size);
    if (!marks) return in_place(value, cells, marks.error());
    return with_solution(puzzle_of_candidates(*marks));
  }

  /// Which of them are givens is said as in the format `sukaku`, so that an answer about one is
  /// read back as the same.
  [[nodiscard]] Puzzle puzzle_of_candidates(const Pencilmarks& marks) const {
    const bool has_layout = layout_ != nullptr && layout_->size() == marks.size();
    return puzzle_of_marks(marks, has_layout ? layout_ : nullptr);
  }

  /// A solution that is none is no reason to refuse the puzzle: how far it goes is kept.
  [[nodiscard]] Result<Puzzle> with_solution(Puzzle puzzle) {
    const json& root = tree_->root;
    JsonSpot none;
    none.owner = root.is_object() ? &root : nullptr;
    const json* claim = find_claim(root, spot_ == nullptr ? none : *spot_);
    if (claim == nullptr || is_empty_text(*claim)) return puzzle;
    Result<JsonCells> cells = cells_of(*claim);
    if (cells) cells = counted(*std::move(cells), *claim);
    if (!cells && cells.error().code == ErrorCode::kAmbiguousDigits) return cells.error();
    take_solution(cells ? cells->marks : std::string(), puzzle);
    return puzzle;
  }

  [[nodiscard]] Result<Puzzle> with_placed(Result<Puzzle> puzzle) {
    if (!puzzle || !is_own_record()) return puzzle;
    const json* const value = find(kPlacedKeys);
    if (value == nullptr || is_whole_number(*value)) return puzzle;
    Result<JsonCells> cells = cells_of(*value);
    if (cells) cells = counted(*std::move(cells), *value);
    if (!cells) return cells.error();
    const Result<Grid> placed = read_placed(whole_of(cells->marks), puzzle->givens, "placed");
    if (!placed) return in_place(*value, *cells, placed.error());
    puzzle->placed = *placed;
    return puzzle;
  }

  [[nodiscard]] Result<Puzzle> with_marks(Result<Puzzle> puzzle, const json* value) const {
    if (!puzzle || value == nullptr || !is_own_record()) return puzzle;
    const Result<Pencilmarks> marks = marks_of(*value, puzzle->size());
    if (!marks) return marks.error();
    puzzle->marks = *marks;
    puzzle->marks_are_puzzle = says_marks_are_puzzle();
    settle_marks(*puzzle);
    return puzzle;
  }

  /// Marks without a puzzle: they are the puzzle.
  [[nodiscard]] Result<Puzzle> read_sukaku(const json& value) {
    const int size = size_of_marks(value);
    const Result<Pencilmarks> marks = marks_of(value, size);
    if (!marks) return marks.error();
    return with_solution(puzzle_of_candidates(*marks));
  }

  /// The size of the grid that a text or a list of marks has so many entries for.
  [[nodiscard]] int size_of_marks(const json& marks) const {
    int size = layout_ != nullptr ? layout_->size() : kMaxSize;
    for (const int other : {4, 6, 8, 9}) {
      const auto n = static_cast<std::size_t>(other);
      const bool fits = marks.is_string() ? marks.get_ref<const std::string&>().size() == n * n * n
                                          : marks.size() == n || marks.size() == n * n;
      if (fits) size = other;
    }
    return size;
  }

  [[nodiscard]] Result<Pencilmarks> marks_of(const json& value, int size) const {
    if (value.is_string()) {
      const Result<JsonCells> cells = cells_of(value);
      if (!cells) return cells.error();
      const Result<Pencilmarks> marks = read_marks(whole_of(cells->marks), size);
      if (!marks) return in_place(value, *cells, marks.error());
      return marks;
    }
    Pencilmarks marks(size);
    int cell = 0;
    const json* bad = append_marks(value, marks, cell);
    if (bad == nullptr && cell == marks.cell_count()) return marks;
    return error_at(bad == nullptr ? value : *bad, ErrorCode::kBadSyntax, "marks");
  }

  /// Is the puzzle a member of the outermost object, so that what stands beside it belongs to it?
  [[nodiscard]] bool is_own_record() const {
    return tree_->root.is_object() && (spot_ == nullptr || spot_->owner == &tree_->root);
  }

  [[nodiscard]] Result<Puzzle> with_notes(Result<Puzzle> puzzle) const {
    if (!puzzle) return puzzle;
    for (const NoteField& field : kNoteFields) {
      std::string& text = puzzle->notes.*(field.text);
      note(field.name, text);
      for (const FieldName& other : kFieldNames) {
        if (text.empty() && other.role == field.letter) note(other.name, text);
      }
    }
    read_left_out(*puzzle);
    if (!named_layout_) return puzzle;
    if (named_layout_->size() != puzzle->size()) {
      Error error = error_at(*find(kLayoutKeys), ErrorCode::kLayoutMismatch, {});
      error.found = static_cast<std::uint64_t>(puzzle->size());
      error.expected = static_cast<std::uint64_t>(named_layout_->size());
      return error;
    }
    puzzle->layout = kept_name(*named_layout_);
    return puzzle;
  }

  /// What the record says that it had left out before, and rules that it states.
  void read_left_out(Puzzle& puzzle) const {
    note("left_out", puzzle.left_out);
    LeftOut rules;
    for (const auto& item : tree_->root.items()) {
      if (states_rule(item.key(), item.value())) rules.add(rule_name(item.key()));
    }
    const std::string named = rules.text();
    if (named.empty() || puzzle.left_out.find(named) != std::string::npos) return;
    if (!puzzle.left_out.empty()) puzzle.left_out += ", ";
    puzzle.left_out += named;
  }

  void note(std::string_view name, std::string& text) const {
    const json* owner = spot_ == nullptr ? &tree_->root : spot_->owner;
    const json* found = owner == nullptr ? nullptr : member_named(*owner, name);
    if (found == nullptr) return;
    if (found->is_string()) text = found->get<std::string>();
    if (found->is_number()) text = found->dump();
  }

  std::string_view text_;
  const JsonTree* tree_;
  const Layout* layout_;  ///< the caller's, else the record's own
  std::optional<Layout> named_layout_;
  const JsonSpot* spot_ = nullptr;  ///< where the puzzle stands; nullptr: as ever
  std::optional<int> digits_from_;  ///< the caller's, then what the puzzle's own cells say
};

}  // namespace

Result<Puzzle> read_json(std::span<const std::string_view> lines, ReadContext& context) {
  std::string text(lines[0]);
  for (const std::string_view line : lines.subspan(1)) text.append(1, '\n').append(line);
  const Result<JsonTree> tree = parse_json(text);
  if (!tree) return tree.error();
  const Result<std::vector<JsonSpot>> spots = find_puzzles(tree->root, context.field);
  if (!spots) {
    Error error = spots.error();
    error.at = position_in(text, std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return error;
  }
  context.parts = std::max<std::size_t>(spots->size(), 1);
  const JsonSpot* spot = context.part < spots->size() ? &(*spots)[context.part] : nullptr;
  return RecordOfJson(text, *tree, context).read(spot);
}

}  // namespace shudu
