#include "formats/variant/fpuzzles_cells.h"

#include <map>

#include "formats/json_values.h"
#include "formats/variant/rule_error.h"
#include "formats/variant/square_grid.h"
#include "shudu/core/as_index.h"

namespace shudu::variant {
namespace {

using nlohmann::json;

class FpuzzlesCells {
 public:
  FpuzzlesCells(const JsonSource& source, VariantText& text) : source_(source), text_(text) {}

  Status read() {
    const Status status = read_size();
    return status ? read_grid() : status;
  }

 private:
  VariantPuzzle& puzzle() { return text_.puzzle; }

  Status read_size() {
    const auto grid = source_.root().find("grid");
    if (grid == source_.root().end())
      return source_.error(source_.root(), ErrorCode::kMissingField, "grid");
    if (!grid->is_array()) return source_.bad_type(*grid);
    const auto size = source_.root().find("size");
    const auto number = size == source_.root().end()
                            ? Result<std::int64_t>(static_cast<std::int64_t>(grid->size()))
                            : source_.number(*size, 1, kMostLines);
    if (!number) return number.error();
    if (*number < 1 || *number > kMostLines) return source_.bad_number(*grid, kMostLines);
    grid_ = SquareGrid(static_cast<int>(*number));
    puzzle() = open_grid(grid_.size(), grid_.size(), 1, grid_.size());
    return kDone;
  }

  Status read_grid() {
    const json& rows = source_.root()["grid"];
    const auto size = as_index(grid_.size());
    if (rows.size() != size) return source_.error(rows, ErrorCode::kMismatch, "grid");
    std::map<std::int64_t, Variables> regions;
    const std::vector<std::int64_t> box_of = boxes_where_nothing_is_said();
    for (const json& row : rows) {
      if (!row.is_array()) return source_.bad_type(row);
      if (row.size() != size) return source_.error(row, ErrorCode::kMismatch, "grid");
      for (const json& object : row) {
        const auto cell = static_cast<Variable>(next_cell_++);
        std::int64_t region = box_of[cell];
        const Status status = read_cell(object, cell, region);
        if (!status) return status;
        if (region >= 0) regions[region].push_back(cell);
      }
    }
    if (grid_.usual_boxes().empty() && !states_regions_) return kDone;  // they would be the rows
    for (auto& [number, cells] : regions) puzzle().regions.push_back(std::move(cells));
    return kDone;
  }

  Status read_cell(const json& object, Variable cell, std::int64_t& region) {
    if (object.is_null()) return kDone;
    if (!object.is_object()) return source_.bad_type(object);
    for (const auto& [name, value] : object.items()) {
      Status status = kDone;
      if (name == "region") {
        status = read_region(value, region);
      } else if (name == "value") {
        status = read_value(object, value, cell);
      } else if (name == "givenPencilMarks") {
        status = read_marks(value, cell);
      } else if (name != "given" && is_stated(value)) {
        const bool is_mark = name == "centerPencilMarks" || name == "cornerPencilMarks";
        add_not_taken(name, is_mark ? NotTaken::Why::kOfPlayer : NotTaken::Why::kDrawn, text_);
      }
      if (!status) return status;
    }
    return kDone;
  }

  // Of each cell: its usual box, or its row where the size is a prime.
  [[nodiscard]] std::vector<std::int64_t> boxes_where_nothing_is_said() const {
    const std::vector<Variables> boxes = grid_.usual_boxes();
    const auto size = as_index(grid_.size());
    std::vector<std::int64_t> box_of;
    for (std::size_t i = 0; i < size * size; ++i) {
      box_of.push_back(static_cast<std::int64_t>(i / size));
    }
    for (std::size_t box = 0; box < boxes.size(); ++box) {
      for (const Variable cell : boxes[box]) box_of[cell] = static_cast<std::int64_t>(box);
    }
    return box_of;
  }

  // No region at all: null.
  Status read_region(const json& value, std::int64_t& region) {
    region = -1;
    states_regions_ = true;
    if (value.is_null()) return kDone;
    constexpr std::int64_t kMost = kMostLines;
    const auto number = source_.number(value, 0, kMost * kMost);
    if (!number) return number.error();
    region = *number;
    return kDone;
  }

  Status read_value(const json& object, const json& value, Variable cell) {
    if (!is_stated(value)) return kDone;
    const auto number = shudu::number_of(value);
    if (!number || *number < 1 || *number > grid_.size()) {
      return source_.bad_number(value, grid_.size());
    }
    if (!is_on(object, "given")) {
      add_not_taken("value", NotTaken::Why::kOfPlayer, text_);
      return kDone;
    }
    puzzle().candidates[cell] &= ValueSet{1} << static_cast<unsigned>(*number - 1);
    return kDone;
  }

  Status read_marks(const json& list, Variable cell) {
    if (!is_stated(list)) return kDone;
    const auto values = source_.values(list, puzzle());
    if (!values) return values.error();
    puzzle().candidates[cell] &= *values;
    return kDone;
  }

  const JsonSource& source_;
  SquareGrid grid_{9};
  int next_cell_ = 0;
  bool states_regions_ = false;
  VariantText& text_;
};

}  // namespace

Status read_fpuzzles_cells(const JsonSource& source, VariantText& text) {
  return FpuzzlesCells(source, text).read();
}

}  // namespace shudu::variant
