// Writing a variant as f-puzzles' JSON; see fpuzzles_rules.h. A grid that f-puzzles has not, and a
// kind without a key, are errors that name it.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "formats/variant/fpuzzles_rules.h"
#include "formats/variant/plain_parts.h"
#include "formats/variant/rule_error.h"
#include "formats/variant/square_grid.h"
#include "shudu/core/as_index.h"
#include "shudu/formats/variant/variant_text.h"

namespace shudu::variant {
namespace {

using Json = nlohmann::ordered_json;

class FpuzzlesText {
 public:
  explicit FpuzzlesText(const VariantText& text)
      : text_(text), puzzle_(text.puzzle), grid_(text.puzzle.rows) {}

  Result<std::string> write() {
    Status status = write_head();
    for (const Constraint& rule : puzzle_.constraints) {
      if (status) status = write_rule(rule);
    }
    if (!status) return status.error();
    return out_.dump(-1, ' ', false, Json::error_handler_t::replace);
  }

 private:
  Status write_head() {
    const bool is_usual = puzzle_.rows == puzzle_.columns && puzzle_.low == 1 &&
                          puzzle_.high == puzzle_.rows && puzzle_.rows_differ &&
                          puzzle_.columns_differ;
    if (!is_usual) return cannot_hold_part("grid");
    if (puzzle_.free_variables > 0) return cannot_hold_part("variables");
    out_["size"] = puzzle_.rows;
    if (!text_.title.empty()) out_["title"] = text_.title;
    if (!text_.author.empty()) out_["author"] = text_.author;
    if (!text_.rules.empty()) out_["ruleset"] = text_.rules;
    if (!text_.solution.empty()) out_["solution"] = text_.solution;
    return write_cells();
  }

  Status write_cells() {
    const auto cells = as_index(puzzle_.cells());
    std::vector<int> regions(cells, -1);
    for (std::size_t i = 0; i < puzzle_.regions.size(); ++i) {
      for (const Variable cell : puzzle_.regions[i]) {
        if (regions[cell] >= 0) return cannot_hold_part("regions");
        regions[cell] = static_cast<int>(i);
      }
    }
    const bool has_usual = puzzle_.regions == grid_.usual_boxes();
    Json rows = Json::array();
    for (std::size_t i = 0; i < cells; ++i) {
      if (i % as_index(puzzle_.columns) == 0) rows.push_back(Json::array());
      Json cell = Json::object();
      if (!has_usual) cell["region"] = regions[i] < 0 ? Json() : Json(regions[i]);
      if (puzzle_.candidates[i] == 0) return cannot_hold_part("candidates");
      write_candidates(puzzle_.candidates[i], cell);
      rows.back().push_back(std::move(cell));
    }
    out_["grid"] = std::move(rows);
    return kDone;
  }

  void write_candidates(ValueSet set, Json& cell) const {
    if (set == puzzle_.all_values()) return;
    std::vector<int> values;
    for (int i = 0; i < puzzle_.values(); ++i) {
      if ((set >> static_cast<unsigned>(i) & 1U) != 0) values.push_back(i + 1);
    }
    if (values.size() > 1) {
      cell["givenPencilMarks"] = values;
      return;
    }
    cell["value"] = values[0];
    cell["given"] = true;
  }

  [[nodiscard]] Json names(const Variables& cells) const {
    Json list = Json::array();
    for (const Variable cell : cells) list.push_back(grid_.name_of(cell));
    return list;
  }

  Status put(std::string_view key, Json object) {
    out_[key].push_back(std::move(object));
    return kDone;
  }

  Status write_rule(const Constraint& rule) {
    for (const FpuzzlesRule& row : kFpuzzlesRules) {
      if (row.kind == rule.kind) return write_row(row, rule);
    }
    switch (rule.kind) {
      case Kind::kCage:
        return write_cage(rule);
      case Kind::kArrow:
        return write_arrow(rule);
      case Kind::kLittleKiller:
        return write_little_killer(rule);
      case Kind::kClone:
        if (rule.lists.size() != 2) return cannot_hold(rule.kind);
        return put("clone",
                   {{"cells", names(rule.lists[0])}, {"cloneCells", names(rule.lists[1])}});
      case Kind::kQuadruple:
        return put("quadruple", {{"cells", names(rule.cells)}, {"values", rule.series}});
      case Kind::kIndexer:
        return write_indexer(rule);
      default:
        return write_negative(rule);
    }
  }

  Status write_row(const FpuzzlesRule& row, const Constraint& rule) {
    switch (row.form) {
      case FpuzzlesForm::kFlag:
        out_[row.key] = true;
        return kDone;
      case FpuzzlesForm::kCells:
        return put(row.key, {{"cells", names(rule.cells)}});
      case FpuzzlesForm::kSigns:
        return write_signs(row, rule);
      case FpuzzlesForm::kLines: {
        Json object = {{"lines", Json::array({names(rule.cells)})}};
        if (!rule.numbers.empty()) object["value"] = std::to_string(rule.numbers[0]);
        return put(row.key, std::move(object));
      }
      case FpuzzlesForm::kDots:
        return write_dot(row, rule);
      case FpuzzlesForm::kClues:
        break;
    }
    const auto outside = grid_.name_outside(rule.cells);
    const bool is_clue = rule.numbers[0] > 0 || rule.kind == Kind::kSandwich;
    if (!outside || !is_clue) return cannot_hold(rule.kind);
    return put(row.key, {{"cell", *outside}, {"value", std::to_string(rule.numbers[0])}});
  }

  // All signs of a kind are one rule, which matters where they excuse each other.
  Status write_signs(const FpuzzlesRule& row, const Constraint& rule) {
    const bool excuse = rule.kind == Kind::kMinimum || rule.kind == Kind::kMaximum;
    if (excuse && out_.contains(row.key)) return cannot_hold(rule.kind);
    for (const Variable cell : rule.cells) out_[row.key].push_back({{"cell", grid_.name_of(cell)}});
    return kDone;
  }

  // A difference of 0 has no dot.
  Status write_dot(const FpuzzlesRule& row, const Constraint& rule) {
    Json object = {{"cells", names(rule.cells)}};
    const auto number = number_of(puzzle_, rule);
    if (rule.kind == Kind::kPairSum) {
      if (*number != 10 && *number != 5) return cannot_hold(rule.kind);
      object["value"] = *number == 10 ? "X" : "V";
    } else if (!rule.numbers.empty()) {
      if (*number == 0) return cannot_hold(rule.kind);
      object["value"] = std::to_string(*number);
    }
    return put(row.key, std::move(object));
  }

  // A cage of 0 would be one without a sum.
  Status write_cage(const Constraint& rule) {
    Json object = {{"cells", names(rule.cells)}};
    if (!rule.numbers.empty()) {
      if (rule.numbers[0] == 0) return cannot_hold(rule.kind);
      object["value"] = std::to_string(rule.numbers[0]);
    }
    return put("killercage", std::move(object));
  }

  // The line begins in the circle.
  Status write_arrow(const Constraint& rule) {
    Variables line = rule.cells;
    line.insert(line.begin(), rule.lists[0].back());
    return put("arrow", {{"lines", Json::array({names(line)})}, {"cells", names(rule.lists[0])}});
  }

  // The place outside before the first cell, where the line goes from there to the other border.
  Status write_little_killer(const Constraint& rule) {
    const int row = puzzle_.row_of(rule.cells[0]) + 1;
    const int column = puzzle_.column_of(rule.cells[0]) + 1;
    for (const auto& [down, right] : {std::pair(1, 1), {1, -1}, {-1, 1}, {-1, -1}}) {
      const SquarePlace place{row - down, column - right};
      const bool is_outside = place.row == 0 || place.column == 0 || place.row > grid_.size() ||
                              place.column > grid_.size();
      if (!is_outside || grid_.cells_from(place, down, right) != rule.cells) continue;
      if (rule.numbers[0] == 0) break;
      const std::string direction = {down > 0 ? 'D' : 'U', right > 0 ? 'R' : 'L'};
      return put("littlekillersum",
                 {{"cell", 'R' + std::to_string(place.row) + 'C' + std::to_string(place.column)},
                  {"direction", direction},
                  {"cells", names(rule.cells)},
                  {"value", std::to_string(rule.numbers[0])}});
    }
    return cannot_hold(rule.kind);
  }

  // The number is the place of the control cell in its own row, column or region.
  Status write_indexer(const Constraint& rule) {
    const Variable control = rule.lists[0][0];
    const auto at = std::find(rule.cells.begin(), rule.cells.end(), control);
    const bool is_own = at != rule.cells.end() && at - rule.cells.begin() + 1 == rule.numbers[0];
    if (!is_own) return cannot_hold(rule.kind);
    const int row = puzzle_.row_of(control) + 1;
    const int column = puzzle_.column_of(control) + 1;
    const Json object = {{"cells", names({control})}};
    if (rule.cells == grid_.cells_from({row, 0}, 0, 1)) return put("columnindexer", object);
    if (rule.cells == grid_.cells_from({0, column}, 1, 0)) return put("rowindexer", object);
    const auto& regions = puzzle_.regions;
    const bool is_region = std::count(regions.begin(), regions.end(), rule.cells) > 0;
    return is_region ? put("boxindexer", object) : Status(cannot_hold(rule.kind));
  }

  // `nonconsecutive` excuses dots and forbids differences of 1.
  Status write_negative(const Constraint& rule) {
    const auto is_dot = [](const Constraint& each) {
      return each.kind == Kind::kDifference || each.kind == Kind::kRatio;
    };
    const auto is_one = [&](const Constraint& each) {
      return each.kind != Kind::kDifference || number_of(puzzle_, each) == 1;
    };
    const auto& rules = puzzle_.constraints;
    const bool has_dots = std::any_of(rules.begin(), rules.end(), is_dot);
    const bool are_one = std::all_of(rules.begin(), rules.end(), is_one);
    if (rule.kind == Kind::kNegativeRatio) return put("negative", "ratio");
    if (rule.kind == Kind::kStrictXv) return put("negative", "xv");
    const bool is_next = (rule.kind == Kind::kNonconsecutive && !has_dots) ||
                         (rule.kind == Kind::kNegativeDifference && are_one);
    if (!is_next) return cannot_hold(rule.kind);
    out_["nonconsecutive"] = true;
    return kDone;
  }

  const VariantText& text_;
  const VariantPuzzle& puzzle_;
  SquareGrid grid_;
  Json out_ = Json::object();
};

}  // namespace

Result<std::string> write_fpuzzles_variant(const VariantText& text) {
  return FpuzzlesText(text).write();
}

}  // namespace shudu::variant
