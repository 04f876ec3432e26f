// Reading the JSON of f-puzzles; see fpuzzles_json.h. Size, grid, layout, solution and notes are
// taken one after the other; what is then still stated is named.
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "formats/fpuzzles_json.h"
#include "formats/json_tree.h"
#include "formats/json_values.h"
#include "formats/left_out.h"
#include "formats/note_lines.h"
#include "formats/record_text.h"
#include "formats/rule_names.h"
#include "shudu/core/layout_builder.h"
#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

using nlohmann::json;

// Members that are read elsewhere, or are settings of a program and say nothing of the puzzle.
constexpr std::array<std::string_view, 23> kOtherMembers = {"size",
                                                            "grid",
                                                            "solution",
                                                            "title",
                                                            "author",
                                                            "ruleset",
                                                            "diagonal+",
                                                            "diagonal-",
                                                            "antiknight",
                                                            "antiking",
                                                            "extraregion",
                                                            "comment",
                                                            "disjointgroups",
                                                            "date",
                                                            "source",
                                                            "level",
                                                            "url",
                                                            "message",
                                                            "successMessage",
                                                            "msgcorrect",
                                                            "disabledlogic",
                                                            "highlightConflicts",
                                                            "truecandidatesoptions"};

class RecordOfFpuzzles {
 public:
  explicit RecordOfFpuzzles(const json& root) : root_(root) {}

  Result<Puzzle> read() {
    if (!root_.is_object()) return error_with(ErrorCode::kBadSyntax, root_.type_name());
    for (const auto step : {&RecordOfFpuzzles::read_size, &RecordOfFpuzzles::read_grid,
                            &RecordOfFpuzzles::read_layout, &RecordOfFpuzzles::read_solution}) {
      const Status status = (this->*step)();
      if (!status) return status.error();
    }
    read_notes();
    name_the_rest();
    puzzle_.left_out = left_out_.text();
    return std::move(puzzle_);
  }

 private:
  Status read_size() {
    const auto grid = root_.find("grid");
    if (grid == root_.end() || !grid->is_array()) {
      return error_with(ErrorCode::kMissingField, "grid");
    }
    const auto stated = root_.find("size");
    const std::optional<int> size =
        stated == root_.end() ? std::optional(static_cast<int>(grid->size())) : number_of(*stated);
    if (!size) return error_with(ErrorCode::kBadSyntax, "size");
    constexpr int kSmallest = 4;
    if (*size < kSmallest || *size > kMaxSize) {
      return unsupported_layout(*size);
    }
    size_ = *size;
    puzzle_.clear(size_);
    player_marks_ = given_marks_ = Pencilmarks(size_);
    return kDone;
  }

  Status read_grid() {
    const json& grid = root_["grid"];
    const auto length = static_cast<std::size_t>(size_);
    if (grid.size() != length) return error_with(ErrorCode::kBadSyntax, "grid");
    regions_.assign(length * length, std::nullopt);
    for (std::size_t row = 0; row < length; ++row) {
      if (!grid[row].is_array() || grid[row].size() != length) {
        return error_with(ErrorCode::kBadSyntax, "grid");
      }
      for (std::size_t column = 0; column < length; ++column) {
        const Cell cell(static_cast<int>(row * length + column));
        const Status status = read_cell(cell, grid[row][column]);
        if (!status) return status;
      }
    }
    take_marks();
    return kDone;
  }

  Status read_cell(Cell cell, const json& object) {
    player_marks_.set(cell, {});
    if (object.is_null()) return kDone;
    if (!object.is_object()) return error_with(ErrorCode::kBadSyntax, "grid");
    for (const auto& [key, value] : object.items()) {
      const Status status = read_member(cell, object, key, value);
      if (!status) return status;
    }
    return kDone;
  }

  Status read_member(Cell cell, const json& object, const std::string& key, const json& value) {
    if (key == "given") return kDone;
    if (key == "value") return read_value(cell, value, is_on(object, "given"));
    if (key == "region") return read_region(cell, value);
    if (key == "centerPencilMarks")
      return read_marks(cell, value, player_marks_, has_player_marks_);
    if (key == "givenPencilMarks") return read_marks(cell, value, given_marks_, has_given_marks_);
    if (!is_stated(value)) return kDone;
    const bool is_color =
        key == "c" || key == "cArray" || key == "highlight" || key == "highlightArray";
    left_out_.add(key == "cornerPencilMarks" ? "corner-marks" : is_color ? "colors" : key);
    return kDone;
  }

  Status read_value(Cell cell, const json& value, bool is_given) {
    if (!is_stated(value)) return kDone;
    const std::optional<int> number = number_of(value);
    if (!number || *number > size_) return bad_number(value, size_);
    if (*number > 0) (is_given ? puzzle_.givens : puzzle_.placed).place(cell, Digit(*number));
    return kDone;
  }

  Status read_region(Cell cell, const json& value) {
    const std::optional<int> region = number_of(value);
    if (!region || *region >= size_) return error_with(ErrorCode::kMissingField, "region");
    regions_[static_cast<std::size_t>(cell.index())] = region;
    return kDone;
  }

  Status read_marks(Cell cell, const json& list, Pencilmarks& marks, bool& are_there) const {
    if (!list.is_array()) return is_stated(list) ? Status(bad_number(list, size_)) : Status(kDone);
    DigitSet digits;
    for (const json& value : list) {
      const std::optional<int> number = number_of(value);
      if (!number || *number < 1 || *number > size_) return bad_number(value, size_);
      digits.insert(Digit(*number));
    }
    marks.set(cell, digits);
    // An empty list of given marks states that there are none; one of a player states nothing.
    are_there = are_there || !digits.empty() || &marks == &given_marks_;
    return kDone;
  }

  void take_marks() {
    if (has_given_marks_) {
      puzzle_.marks = given_marks_;
      puzzle_.marks_are_puzzle = true;
      if (has_player_marks_) left_out_.add("center-marks");
    } else if (has_player_marks_) {
      puzzle_.marks = player_marks_;
    }
    settle_marks(puzzle_);
  }

  // The usual boxes, with the numbers that f-puzzles gives them, or nothing.
  [[nodiscard]] const Layout* usual() const { return default_layout(size_).value_or(nullptr); }

  Result<std::string> region_map() const {
    std::string map;
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      if (!regions_[i] && usual() == nullptr) {
        return error_with(ErrorCode::kMissingField, "region");
      }
      const Cell cell(static_cast<int>(i));
      const int region = regions_[i] ? *regions_[i] : usual()->number(usual()->box_of(cell));
      map += static_cast<char>('1' + region);
    }
    return map;
  }

  Status read_layout() {
    const Result<std::string> map = region_map();
    if (!map) return map.error();
    const std::vector<CellSet> extra = extra_regions();
    const Result<Layout> layout = make_layout({.size = size_,
                                               .region_map = *map,
                                               .extra_regions = extra,
                                               .anti_knight = is_on(root_, "antiknight"),
                                               .anti_king = is_on(root_, "antiking")});
    if (!layout) return layout.error();
    puzzle_.layout = kept_name(*layout);
    return kDone;
  }

  std::vector<CellSet> extra_regions() {
    std::vector<CellSet> regions;
    CellSet rising;
    CellSet falling;
    for (int i = 0; i < size_; ++i) {
      rising.insert(Cell::at(size_ - 1 - i, i, size_));
      falling.insert(Cell::at(i, i, size_));
    }
    if (is_on(root_, "diagonal+")) regions.push_back(rising);
    if (is_on(root_, "diagonal-")) regions.push_back(falling);
    if (is_on(root_, "disjointgroups")) add_disjoint_groups(regions);
    const auto stated = root_.find("extraregion");
    if (stated == root_.end() || !stated->is_array()) return regions;
    for (const json& one : *stated) add_extra_region(one, regions);
    return regions;
  }

  void add_disjoint_groups(std::vector<CellSet>& regions) {
    if (usual() == nullptr) return left_out_.add("disjoint-groups");
    for (int place = 0; place < size_; ++place) {
      CellSet cells;
      for (int box = 0; box < size_; ++box) {
        cells.insert(usual()->cell_list(usual()->box(box))[static_cast<std::size_t>(place)]);
      }
      regions.push_back(cells);
    }
  }

  // Only a region of as many cells as there are digits is one of ours.
  void add_extra_region(const json& object, std::vector<CellSet>& regions) {
    const auto cells = object.is_object() ? object.find("cells") : object.end();
    if (!object.is_object() || cells == object.end() || !cells->is_array()) {
      return left_out_.add("extra-region");
    }
    CellSet region;
    for (const json& name : *cells) {
      const std::optional<Cell> cell = cell_named(name);
      if (!cell) return left_out_.add("extra-region");
      region.insert(*cell);
    }
    if (region.size() != size_) return left_out_.add("extra-region");
    regions.push_back(region);
  }

  // `R1C9`
  [[nodiscard]] std::optional<Cell> cell_named(const json& name) const {
    constexpr std::size_t kLength = 4;
    if (!name.is_string()) return std::nullopt;
    const auto& text = name.get_ref<const std::string&>();
    if (text.size() != kLength || text[0] != 'R' || text[2] != 'C') return std::nullopt;
    const int row = text[1] - '1';
    const int column = text[3] - '1';
    if (row < 0 || row >= size_ || column < 0 || column >= size_) return std::nullopt;
    return Cell::at(row, column, size_);
  }

  Status read_solution() {
    const auto stated = root_.find("solution");
    if (stated == root_.end() || !is_stated(*stated)) return kDone;
    std::string cells;
    for (const json& cell : stated->is_array() ? *stated : json::array()) {
      const int number = number_of(cell).value_or(0);
      cells += number >= 1 && number <= size_ ? static_cast<char>('0' + number) : '.';
    }
    take_solution(cells, puzzle_);
    return kDone;
  }

  void read_notes() {
    for (const NoteField& field : kNoteFields) {
      const bool is_description = field.name == "description";
      const auto found = root_.find(is_description ? "ruleset" : std::string(field.name));
      if (found != root_.end() && found->is_string()) {
        puzzle_.notes.*(field.text) = found->get<std::string>();
      }
    }
  }

  void name_the_rest() {
    for (const auto& item : root_.items()) {
      const std::string& key = item.key();
      if (is_one_of(key, kOtherMembers) || !is_stated(item.value())) continue;
      left_out_.add(rule_name(key));
    }
  }

  const json& root_;
  int size_ = 0;
  Puzzle puzzle_;
  Pencilmarks player_marks_;
  Pencilmarks given_marks_;
  bool has_player_marks_ = false;
  bool has_given_marks_ = false;
  std::vector<std::optional<int>> regions_;
  LeftOut left_out_;
};

}  // namespace

Result<Puzzle> read_fpuzzles_json(std::string_view text) {
  const Result<JsonTree> tree = parse_json(text);
  if (!tree) return tree.error();
  return RecordOfFpuzzles(tree->root).read();
}

}  // namespace shudu
