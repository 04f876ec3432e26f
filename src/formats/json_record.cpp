// From a JSON tree to a record: which members mean what, and in which shapes; see json.h.
// Tested in tests/formats/json_test.cpp.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "formats/digit_base.h"
#include "formats/json.h"
#include "formats/json_cells.h"
#include "formats/json_members.h"
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

/// A value and where it stands.
struct Member {
  const json* value = nullptr;  ///< nullptr: there is none
  std::size_t place = 0;
};

bool is_empty_text(const json& value) {
  return value.is_string() && value.get_ref<const std::string&>().empty();
}

/// Reads the record of one JSON text.
class RecordOfJson {
 public:
  RecordOfJson(std::string_view text, const JsonTree& tree, const ReadContext& context)
      : text_(text), tree_(&tree), layout_(context.layout), digits_from_(context.digits_from) {}

  Result<Puzzle> read() {
    const json& root = tree_->root;
    const Status named = read_layout();
    if (!named) return named.error();
    const std::size_t begin = std::min(text_.find_first_not_of(" \t\r\n"), text_.size());
    if (root.is_string() || root.is_array()) return read_puzzle({&root, begin});
    if (!root.is_object()) return error_in(text_, begin, ErrorCode::kNotAPuzzle, root.dump());
    const Member puzzle = find(kPuzzleKeys);
    const Member cells = find(std::array<std::string_view, 1>{"cells"});
    const Member marks = find_marks();
    if (puzzle.value == nullptr && cells.value != nullptr && cells.value->is_array()) {
      return with_notes(read_gnome(cells));
    }
    if (puzzle.value != nullptr)
      return with_notes(with_marks(with_placed(read_puzzle(puzzle)), marks));
    if (marks.value != nullptr) return with_notes(read_sukaku(marks));
    return error_in(text_, begin, ErrorCode::kMissingField, "puzzle");
  }

 private:
  template <std::size_t kCount>
  [[nodiscard]] Member find(const std::array<std::string_view, kCount>& keys) const {
    for (const std::string_view key : keys) {
      const auto found = tree_->root.find(std::string(key));
      if (found == tree_->root.end() || found->is_null()) continue;
      return {&*found, tree_->places.find(key)->second};
    }
    return {};
  }

  /// Candidates; what a picture of a hint shows (`{"cells":[...],...}`) is none.
  [[nodiscard]] Member find_marks() const {
    constexpr std::array<std::string_view, 4> kDrawn = {"cells", "candidates", "houses", "links"};
    const Member marks = find(kMarksKeys);
    if (marks.value == nullptr || !marks.value->is_object()) return marks;
    const bool is_drawing = std::any_of(kDrawn.begin(), kDrawn.end(), [&](std::string_view name) {
      return marks.value->contains(std::string(name));
    });
    return is_drawing ? Member() : marks;
  }

  [[nodiscard]] bool says_marks_are_puzzle() const {
    const Member flag = find(kFlagKeys);
    return flag.value != nullptr && *flag.value == true;
  }

  [[nodiscard]] Error error_at(const Member& member, ErrorCode code, std::string_view token) const {
    return error_in(text_, member.place, code, token);
  }

  /// The layout that the record names. It also says how many cells a grid has, but where the caller
  /// has said that.
  Status read_layout() {
    if (!tree_->root.is_object()) return kDone;
    const Member member = find(std::array<std::string_view, 1>{"layout"});
    if (member.value == nullptr) return kDone;
    if (!member.value->is_string()) return error_at(member, ErrorCode::kBadSyntax, "layout");
    const Result<Layout> layout = parse_layout(member.value->get_ref<const std::string&>());
    if (!layout) {
      Error error = layout.error();
      error.at = position_in(text_, member.place);
      return error;
    }
    named_layout_ = *layout;
    if (layout_ == nullptr) layout_ = &*named_layout_;
    return kDone;
  }

  /// Moves an error in the cells to the text: to the character where that is known.
  [[nodiscard]] Error in_place(const Member& member, const JsonCells& cells, Error error) const {
    const auto column = static_cast<std::size_t>(std::max<std::uint64_t>(error.at.column, 1) - 1);
    if (cells.large && error.code == ErrorCode::kBadCharacter) {
      error = error_at(member, ErrorCode::kBadNumber, *cells.large);
      error.expected = kMaxSize;
    }
    error.at = position_in(text_, member.place + (cells.is_exact ? 1 + column : 0));
    return error;
  }

  /// The cells of a value, or why it has none.
  [[nodiscard]] Result<JsonCells> cells_of(const Member& member) const {
    JsonCells cells;
    if (!append_value(*member.value, cells)) {
      return error_at(
          member, ErrorCode::kBadSyntax,
          member.value->dump(-1, ' ', false, json::error_handler_t::replace).substr(0, 40));
    }
    if (!member.value->is_string()) return cells;
    const std::string written = member.value->get<std::string>();
    cells.marks = cells_of_text(written, layout_);
    cells.is_exact = text_.substr(member.place + 1, written.size() + 1) == written + '"' &&
                     cells.marks.size() == written.size();
    return cells;
  }

  /// Cells that are numbers, by the lowest digit that they have.
  [[nodiscard]] Result<JsonCells> counted(JsonCells cells, const Member& member) {
    const int size = size_of_cells(cells.numbers.size(), layout_);
    if (size == 0 || cells.numbers.size() != cells.marks.size()) return cells;
    const Result<int> lowest = lowest_digit(cells.numbers, size, digits_from_);
    if (!lowest) {
      Error error = lowest.error();
      error.at = position_in(text_, member.place);
      return error;
    }
    digits_from_ = *lowest;
    if (*lowest == 0) cells.marks = marks_from_zero(cells.numbers);
    const auto large = std::find_if(cells.numbers.begin(), cells.numbers.end(),
                                    [&](int number) { return *lowest == 0 && number >= size; });
    if (large == cells.numbers.end() || cells.large) return cells;
    Error error = error_at(member, ErrorCode::kBadNumber, std::to_string(*large));
    error.expected = static_cast<std::uint64_t>(size - 1);
    return error;
  }

  [[nodiscard]] Result<Puzzle> read_puzzle(const Member& member) {
    Result<JsonCells> cells = cells_of(member);
    if (cells) cells = counted(*std::move(cells), member);
    if (!cells) return cells.error();
    for (const int size : kSukakuSizes) {
      const auto length = static_cast<std::size_t>(size * size * size);
      // 64 characters are an 8x8 grid where nothing says that they are candidates.
      const bool is_said = size > 4 || (says_marks_are_puzzle() && find_marks().value == nullptr);
      if (is_said && cells->marks.size() == length) return read_marks_of(*cells, size, member);
    }
    const Result<Grid> givens = read_cells(whole_of(cells->marks), layout_);
    if (!givens) return in_place(member, *cells, givens.error());
    return with_solution(puzzle_of(*givens));
  }

  [[nodiscard]] Result<Puzzle> read_marks_of(const JsonCells& cells, int size,
                                             const Member& member) {
    const Result<Pencilmarks> marks = read_marks(whole_of(cells.marks), size);
    if (!marks) return in_place(member, cells, marks.error());
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
    if (!tree_->root.is_object()) return puzzle;
    const Member member = find(kSolutionKeys);
    if (member.value == nullptr || is_empty_text(*member.value)) return puzzle;
    Result<JsonCells> cells = cells_of(member);
    if (cells) cells = counted(*std::move(cells), member);
    if (!cells && cells.error().code == ErrorCode::kAmbiguousDigits) return cells.error();
    take_solution(cells ? cells->marks : std::string(), puzzle);
    return puzzle;
  }

  [[nodiscard]] Result<Puzzle> with_placed(Result<Puzzle> puzzle) {
    if (!puzzle || !tree_->root.is_object()) return puzzle;
    const Member member = find(kPlacedKeys);
    if (member.value == nullptr || is_whole_number(*member.value)) return puzzle;
    Result<JsonCells> cells = cells_of(member);
    if (cells) cells = counted(*std::move(cells), member);
    if (!cells) return cells.error();
    const Result<Grid> placed = read_placed(whole_of(cells->marks), puzzle->givens, "placed");
    if (!placed) return in_place(member, *cells, placed.error());
    puzzle->placed = *placed;
    return puzzle;
  }

  [[nodiscard]] Result<Puzzle> with_marks(Result<Puzzle> puzzle, const Member& member) const {
    if (!puzzle || member.value == nullptr) return puzzle;
    const Result<Pencilmarks> marks = marks_of(member, puzzle->size());
    if (!marks) return marks.error();
    puzzle->marks = *marks;
    puzzle->marks_are_puzzle = says_marks_are_puzzle();
    settle_marks(*puzzle);
    return puzzle;
  }

  /// Marks without a puzzle: they are the puzzle.
  [[nodiscard]] Result<Puzzle> read_sukaku(const Member& member) {
    const int size = size_of_marks(*member.value);
    const Result<Pencilmarks> marks = marks_of(member, size);
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

  [[nodiscard]] Result<Pencilmarks> marks_of(const Member& member, int size) const {
    if (member.value->is_string()) {
      const Result<JsonCells> cells = cells_of(member);
      if (!cells) return cells.error();
      const Result<Pencilmarks> marks = read_marks(whole_of(cells->marks), size);
      if (!marks) return in_place(member, *cells, marks.error());
      return marks;
    }
    Pencilmarks marks(size);
    int cell = 0;
    if (append_marks(*member.value, marks, cell) && cell == marks.cell_count()) return marks;
    return error_at(member, ErrorCode::kBadSyntax, "marks");
  }

  /// Takes cell after cell of a list, or of a list of rows; false for what is no cell.
  static bool append_marks(const json& list, Pencilmarks& marks, int& cell) {
    if (!list.is_array()) return false;
    for (const json& child : list) {
      // A list of lists of anything but numbers is a list of rows.
      const bool is_row = child.is_array() && !child.empty() && !is_whole_number(child.front()) &&
                          list.size() == static_cast<std::size_t>(marks.size());
      if (is_row) {
        if (!append_marks(child, marks, cell)) return false;
        continue;
      }
      const std::optional<DigitSet> digits = digits_of(child, marks.size());
      if (!digits || cell >= marks.cell_count()) return false;
      marks.set(Cell(cell++), *digits);
    }
    return true;
  }

  /// `"135"`, `[1,3,5]`, `["1","3"]`, null.
  static std::optional<DigitSet> digits_of(const json& value, int size) {
    JsonCells cells;
    if (!append_value(value, cells) || cells.large) return std::nullopt;
    DigitSet digits;
    for (const char c : cells.marks) {
      if (c == '.' || c == '0') continue;
      if (c < '1' || c - '0' > size) return std::nullopt;
      digits.insert(Digit(c - '0'));
    }
    return digits;
  }

  /// GNOME Sudoku's saved game: only cells that are not empty are listed, places count from 0.
  [[nodiscard]] Result<Puzzle> read_gnome(const Member& member) const {
    Puzzle puzzle = puzzle_of(Grid(kMaxSize));
    Pencilmarks marks(kMaxSize);
    for (int i = 0; i < kMaxCells; ++i) marks.set(Cell(i), DigitSet());
    bool has_marks = false;
    for (const json& entry : *member.value) {
      const std::optional<Cell> cell = gnome_cell(entry);
      const int value = small_number(entry, "value", kMaxSize);
      const auto earmarks = entry.is_object() ? entry.find("earmarks") : entry.end();
      const bool marked = cell && earmarks != entry.end() && !earmarks->empty();
      const auto digits = marked ? digits_of(*earmarks, kMaxSize) : DigitSet();
      if (!cell || value < 0 || !digits) return error_at(member, ErrorCode::kBadSyntax, "cells");
      const bool fixed = entry.contains("fixed") && entry["fixed"] == true;
      if (value > 0) (fixed ? puzzle.givens : puzzle.placed).place(*cell, Digit(value));
      marks.set(*cell, *digits);
      has_marks = has_marks || marked;
    }
    if (has_marks) puzzle.marks = marks;
    settle_marks(puzzle);
    return puzzle;
  }

  static std::optional<Cell> gnome_cell(const json& entry) {
    if (!entry.is_object() || !entry.contains("position")) return std::nullopt;
    const json& position = entry["position"];
    if (!position.is_array() || position.size() != 2) return std::nullopt;
    const json named = {{"row", position[0]}, {"column", position[1]}};
    const int row = small_number(named, "row", kMaxSize - 1);
    const int column = small_number(named, "column", kMaxSize - 1);
    if (row < 0 || column < 0) return std::nullopt;
    return Cell::at(row, column, kMaxSize);
  }

  /// A member from 0 to `most`; 0 when it is missing or null, -1 when it is anything else.
  static int small_number(const json& object, const char* name, int most) {
    if (!object.is_object() || !object.contains(name) || object[name].is_null()) return 0;
    const json& value = object[name];
    if (!is_whole_number(value) || value < 0 || value > most) return -1;
    return value.get<int>();
  }

  [[nodiscard]] Result<Puzzle> with_notes(Result<Puzzle> puzzle) const {
    if (!puzzle) return puzzle;
    for (const NoteField& field : kNoteFields) {
      note(std::string(field.name), puzzle->notes.*(field.text));
    }
    for (const char* name : {"difficulty", "rating", "difficulty_category"}) {
      if (puzzle->notes.level.empty()) note(name, puzzle->notes.level);
    }
    read_left_out(*puzzle);
    if (!named_layout_) return puzzle;
    if (named_layout_->size() != puzzle->size()) {
      Error error =
          error_in(text_, tree_->places.find("layout")->second, ErrorCode::kLayoutMismatch);
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

  void note(const std::string& name, std::string& text) const {
    const auto found = tree_->root.find(name);
    if (found == tree_->root.end()) return;
    if (found->is_string()) text = found->get<std::string>();
    if (found->is_number()) text = found->dump();
  }

  std::string_view text_;
  const JsonTree* tree_;
  const Layout* layout_;  ///< the caller's, else the record's own
  std::optional<Layout> named_layout_;
  std::optional<int> digits_from_;  ///< the caller's, then what the puzzle's own cells say
};

}  // namespace

Result<Puzzle> read_json(std::span<const std::string_view> lines, ReadContext& context) {
  std::string text(lines[0]);
  for (const std::string_view line : lines.subspan(1)) text.append(1, '\n').append(line);
  const Result<JsonTree> tree = parse_json(text);
  if (!tree) return tree.error();
  return RecordOfJson(text, *tree, context).read();
}

}  // namespace shudu
