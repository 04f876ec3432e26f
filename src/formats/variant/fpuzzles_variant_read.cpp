// Reading f-puzzles' JSON as a variant; see fpuzzles_rules.h. What its page draws without a rule, a
// clue or a line that says nothing, and what a player did is named.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "formats/json_tree.h"
#include "formats/json_values.h"
#include "formats/link.h"
#include "formats/lz_string.h"
#include "formats/variant/fpuzzles_cells.h"
#include "formats/variant/fpuzzles_objects.h"
#include "formats/variant/fpuzzles_rules.h"
#include "formats/variant/json_reading.h"
#include "formats/variant/rule_error.h"
#include "formats/variant/square_grid.h"
#include "shudu/core/as_index.h"
#include "shudu/core/characters.h"
#include "shudu/formats/variant/variant_text.h"
#include "shudu/variant/kinds.h"

namespace shudu::variant {
namespace {

using nlohmann::json;

// Parts of the record, or settings of a program.
constexpr std::array<std::string_view, 12> kNoRules = {"size",
                                                       "grid",
                                                       "title",
                                                       "author",
                                                       "ruleset",
                                                       "solution",
                                                       "successMessage",
                                                       "message",
                                                       "msgcorrect",
                                                       "disabledlogic",
                                                       "highlightConflicts",
                                                       "truecandidatesoptions"};

Constraint rule_on(Kind kind, Variables cells) {
  Constraint rule;
  rule.kind = kind;
  rule.cells = std::move(cells);
  return rule;
}

class FpuzzlesVariant {
 public:
  explicit FpuzzlesVariant(const JsonSource& source) : source_(source), root_(source.root()) {}

  Result<VariantText> read() {
    if (!root_.is_object()) return source_.bad_type(root_);
    for (const auto step : {&FpuzzlesVariant::read_cells, &FpuzzlesVariant::read_table,
                            &FpuzzlesVariant::read_specials, &FpuzzlesVariant::read_solution}) {
      const Status status = (this->*step)();
      if (!status) return status.error();
    }
    add_nonconsecutive();
    read_texts();
    name_others();
    const Status sound = check_faults(puzzle());
    if (!sound) return sound.error();
    return std::move(text_);
  }

 private:
  VariantPuzzle& puzzle() { return text_.puzzle; }
  void add(Constraint rule) { puzzle().constraints.push_back(std::move(rule)); }
  void leave(std::string_view name, NotTaken::Why why) { add_not_taken(name, why, text_); }

  Status read_cells() {
    const Status status = read_fpuzzles_cells(source_, text_);
    grid_ = SquareGrid(puzzle().rows);
    return status;
  }

  Status read_table() {
    for (const FpuzzlesRule& row : kFpuzzlesRules) {
      if (row.form == FpuzzlesForm::kFlag) {
        if (is_on(root_, std::string(row.key).c_str())) add(rule_on(row.kind, {}));
        continue;
      }
      const auto objects = objects_.objects_of(row.key);
      if (!objects) return objects.error();
      Variables signs;
      for (const json* const object : *objects) {
        const Status status = read_object(*object, row, signs);
        if (!status) return status;
      }
      if (!signs.empty()) add(rule_on(row.kind, std::move(signs)));
    }
    return kDone;
  }

  Status read_object(const json& object, const FpuzzlesRule& row, Variables& signs) {
    if (row.form == FpuzzlesForm::kLines) return read_lines(object, row);
    if (row.form == FpuzzlesForm::kDots) return read_dot(object, row);
    if (row.form == FpuzzlesForm::kClues) return read_clue(object, row);
    auto cells = objects_.cells_of(object);
    if (!cells) return cells.error();
    if (row.form == FpuzzlesForm::kSigns) {
      signs.insert(signs.end(), cells->begin(), cells->end());
      return kDone;
    }
    if (cells->empty()) return skip(row.key);
    add(rule_on(row.kind, std::move(*cells)));
    return kDone;
  }

  Status read_lines(const json& object, const FpuzzlesRule& row) {
    auto lines = objects_.lines_of(object);
    if (!lines) return lines.error();
    const auto number = row.takes_number ? number_in(object) : std::nullopt;
    for (Variables& line : *lines) {
      if (is_too_short(line, row)) {
        leave(row.key, NotTaken::Why::kNoNumber);
        continue;
      }
      Constraint rule = rule_on(row.kind, std::move(line));
      if (number && (*number > 0 || row.kind != Kind::kModular)) rule.numbers = {*number};
      add(std::move(rule));
    }
    return kDone;
  }

  // A click that drew no line.
  static bool is_too_short(const Variables& line, const FpuzzlesRule& row) {
    return line.size() == 1 && row_of(row.kind).takes.least_cells > 1;
  }

  Status read_dot(const json& object, const FpuzzlesRule& row) {
    auto cells = objects_.cells_of(object);
    if (!cells) return cells.error();
    auto number = number_in(object);
    if (row.kind == Kind::kPairSum) {
      const json mark = object.value("value", json());
      if (mark == "X" || mark == "x") number = 10;
      if (mark == "V" || mark == "v") number = 5;
      if (!number) return skip(row.key);
    }
    Constraint rule = rule_on(row.kind, std::move(*cells));
    if (number && *number > 0) rule.numbers = {*number};
    add(std::move(rule));
    return kDone;
  }

  Status skip(std::string_view key) {
    leave(key, NotTaken::Why::kNoNumber);
    return kDone;
  }

  // A sandwich of 0 is a clue; other clues of 0 are none.
  Status read_clue(const json& object, const FpuzzlesRule& row) {
    const auto found = object.find("cell");
    if (found == object.end() || !found->is_string()) {
      return source_.error(object, ErrorCode::kMissingField, "cell");
    }
    const json& name = *found;
    const auto place = grid_.place_named(name.get_ref<const std::string&>());
    Variables line = place ? grid_.line_from(*place) : Variables();
    if (line.empty()) return source_.error(name, ErrorCode::kBadSyntax, name.dump());
    const auto number = number_in(object);
    if (!number || (*number == 0 && row.kind != Kind::kSandwich)) return skip(row.key);
    Constraint rule = rule_on(row.kind, std::move(line));
    rule.numbers = {*number};
    add(std::move(rule));
    return kDone;
  }

  Status read_specials() {
    using Read = Status (FpuzzlesVariant::*)(const json&);
    struct Special {
      std::string_view key;
      Read read;
    };
    constexpr std::array kSpecials{
        Special{"arrow", &FpuzzlesVariant::read_arrow},
        Special{"killercage", &FpuzzlesVariant::read_cage},
        Special{"littlekillersum", &FpuzzlesVariant::read_little_killer},
        Special{"clone", &FpuzzlesVariant::read_clone},
        Special{"quadruple", &FpuzzlesVariant::read_quadruple},
        Special{"rowindexer", &FpuzzlesVariant::read_row_indexers},
        Special{"columnindexer", &FpuzzlesVariant::read_column_indexers},
        Special{"boxindexer", &FpuzzlesVariant::read_box_indexers},
    };
    for (const Special& special : kSpecials) {
      const auto objects = objects_.objects_of(special.key);
      if (!objects) return objects.error();
      for (const json* const object : *objects) {
        const Status status = (this->*special.read)(*object);
        if (!status) return status;
      }
    }
    return read_negatives();
  }

  // Each shaft is a sum of its own; its first cell is the one of the circle that it leaves from.
  Status read_arrow(const json& object) {
    const auto circle = objects_.cells_of(object);
    if (!circle) return circle.error();
    auto lines = objects_.lines_of(object);
    if (!lines) return lines.error();
    if (circle->empty()) return skip("arrow");
    for (Variables& line : *lines) {
      const bool repeats = std::count(circle->begin(), circle->end(), line[0]) > 0;
      if (repeats) line.erase(line.begin());
      if (line.empty()) continue;
      Constraint rule = rule_on(Kind::kArrow, std::move(line));
      rule.lists = {*circle};
      add(std::move(rule));
    }
    return kDone;
  }

  Status read_cage(const json& object) {
    auto cells = objects_.cells_of(object);
    if (!cells) return cells.error();
    if (cells->empty()) return skip("killercage");
    Constraint rule = rule_on(Kind::kCage, std::move(*cells));
    const auto number = number_in(object);
    if (number && *number > 0) rule.numbers = {*number};
    const bool is_text = !number && is_stated(object.value("value", json()));
    if (is_text) leave("killercage", NotTaken::Why::kNoNumber);
    add(std::move(rule));
    return kDone;
  }

  // Empty and 0 are no clue. The cells follow from the place and the direction where they are not
  // listed.
  Status read_little_killer(const json& object) {
    const auto number = number_in(object);
    if (!number || *number == 0) return skip("littlekillersum");
    const bool are_listed = is_stated(object.value("cells", json()));
    auto cells = are_listed ? objects_.cells_of(object) : diagonal_of(object);
    if (!cells) return cells.error();
    Constraint rule = rule_on(Kind::kLittleKiller, std::move(*cells));
    rule.numbers = {*number};
    add(std::move(rule));
    return kDone;
  }

  [[nodiscard]] Result<Variables> diagonal_of(const json& object) const {
    const json name = object.value("cell", json());
    const json direction = object.value("direction", json());
    const auto place =
        name.is_string() ? grid_.place_named(name.get_ref<const std::string&>()) : std::nullopt;
    const std::string way =
        direction.is_string() ? lower_case(direction.get_ref<const std::string&>()) : "";
    const bool is_way =
        way.size() == 2 && (way[0] == 'u' || way[0] == 'd') && (way[1] == 'l' || way[1] == 'r');
    if (!place || !is_way) return source_.error(object, ErrorCode::kMissingField, "cells");
    return grid_.cells_from(*place, way[0] == 'd' ? 1 : -1, way[1] == 'r' ? 1 : -1);
  }

  Status read_clone(const json& object) {
    auto cells = objects_.cells_of(object);
    if (!cells) return cells.error();
    auto others = objects_.cells_of(object, "cloneCells");
    if (!others) return others.error();
    if (cells->empty() || others->empty()) return skip("clone");
    Constraint rule = rule_on(Kind::kClone, {});
    rule.lists = {std::move(*cells), std::move(*others)};
    add(std::move(rule));
    return kDone;
  }

  Status read_quadruple(const json& object) {
    auto cells = objects_.cells_of(object);
    if (!cells) return cells.error();
    const auto list = object.find("values");
    if (list == object.end() || !is_stated(*list)) return skip("quadruple");
    if (!list->is_array()) return source_.bad_type(*list);
    Constraint rule = rule_on(Kind::kQuadruple, std::move(*cells));
    for (const json& value : *list) {
      const auto number = shudu::number_of(value);
      if (!number) return source_.bad_number(value, grid_.size());
      rule.series.push_back(*number);
    }
    add(std::move(rule));
    return kDone;
  }

  Status read_row_indexers(const json& object) {
    return read_indexers(object, [this](Variable cell) {
      return grid_.cells_from({0, cell % grid_.size() + 1}, 1, 0);
    });
  }
  Status read_column_indexers(const json& object) {
    return read_indexers(object, [this](Variable cell) {
      return grid_.cells_from({cell / grid_.size() + 1, 0}, 0, 1);
    });
  }
  Status read_box_indexers(const json& object) {
    return read_indexers(object, [this](Variable cell) {
      for (const Variables& region : puzzle().regions) {
        if (std::count(region.begin(), region.end(), cell) > 0) return region;
      }
      return Variables{cell};
    });
  }

  // The cell's own place in its line stands in the line at the place that the cell says.
  template <typename LineOf>
  Status read_indexers(const json& object, const LineOf& line_of) {
    const auto cells = objects_.cells_of(object);
    if (!cells) return cells.error();
    for (const Variable cell : *cells) {
      Constraint rule = rule_on(Kind::kIndexer, line_of(cell));
      const auto at = std::find(rule.cells.begin(), rule.cells.end(), cell);
      rule.numbers = {at - rule.cells.begin() + 1};
      rule.lists = {{cell}};
      add(std::move(rule));
    }
    return kDone;
  }

  // All differences of dots are given; which ones, the dots say.
  [[nodiscard]] bool has_differences() {
    const auto& rules = puzzle().constraints;
    return std::any_of(rules.begin(), rules.end(),
                       [](const Constraint& rule) { return rule.kind == Kind::kDifference; });
  }

  Status read_negatives() {
    const auto list = root_.find("negative");
    if (list == root_.end() || !is_stated(*list)) return kDone;
    if (!list->is_array()) return source_.bad_type(*list);
    for (const json& name : *list) {
      if (name == "ratio") {
        add(rule_on(Kind::kNegativeRatio, {}));
      } else if (name == "difference" && has_differences()) {
        add(rule_on(Kind::kNegativeDifference, {}));
      } else if (name == "xv") {
        add(rule_on(Kind::kStrictXv, {}));
      } else {
        leave("negative", NotTaken::Why::kUnknown);
      }
    }
    return kDone;
  }

  // Dots excuse their cells from it, so it is a negative rule where there are any.
  void add_nonconsecutive() {
    if (!is_on(root_, "nonconsecutive")) return;
    std::vector<Variables> marked;
    bool are_all_one = true;
    for (const Constraint& rule : puzzle().constraints) {
      if (rule.kind != Kind::kDifference && rule.kind != Kind::kRatio) continue;
      marked.push_back(rule.cells);
      std::sort(marked.back().begin(), marked.back().end());
      const bool is_one = rule.numbers.empty() || rule.numbers[0] == 1;
      are_all_one = are_all_one && (rule.kind == Kind::kRatio || is_one);
    }
    if (marked.empty()) return add(rule_on(Kind::kNonconsecutive, {}));
    if (are_all_one) return add(rule_on(Kind::kNegativeDifference, {}));
    for (int i = 0; i < puzzle().cells(); ++i) {
      const auto cell = static_cast<Variable>(i);
      const bool has_right = puzzle().column_of(cell) + 1 < grid_.size();
      const bool has_below = puzzle().row_of(cell) + 1 < grid_.size();
      if (has_right) add_apart(cell, cell + 1, marked);
      if (has_below) add_apart(cell, cell + grid_.size(), marked);
    }
  }

  void add_apart(Variable cell, int other, const std::vector<Variables>& marked) {
    const Variables pair{cell, static_cast<Variable>(other)};
    if (std::count(marked.begin(), marked.end(), pair) > 0) return;
    Constraint rule = rule_on(Kind::kNotDifference, pair);
    rule.numbers = {1};
    add(std::move(rule));
  }

  Status read_solution() {
    const auto list = root_.find("solution");
    if (list == root_.end() || !is_stated(*list)) return kDone;
    if (!list->is_array()) return source_.bad_type(*list);
    if (list->size() != as_index(puzzle().cells())) {
      return source_.error(*list, ErrorCode::kMismatch, "solution");
    }
    for (const json& value : *list) {
      const int number = shudu::number_of(value).value_or(0);
      text_.solution.push_back(number <= grid_.size() ? number : 0);
    }
    return kDone;
  }

  void read_texts() {
    const auto take = [this](const char* key, std::string& place) {
      const auto found = root_.find(key);
      if (found != root_.end() && found->is_string()) place = found->get<std::string>();
    };
    take("title", text_.title);
    take("author", text_.author);
    take("ruleset", text_.rules);
  }

  void name_others() {
    const auto is_in = [](const auto& names, std::string_view key) {
      return std::find(names.begin(), names.end(), key) != names.end();
    };
    for (const auto& item : root_.items()) {
      const std::string& key = item.key();
      const bool is_rule = is_in(kFpuzzlesFurtherRules, key) ||
                           std::any_of(kFpuzzlesRules.begin(), kFpuzzlesRules.end(),
                                       [&](const FpuzzlesRule& row) { return row.key == key; });
      if (is_rule || is_in(kNoRules, key) || !is_stated(item.value())) continue;
      leave(key, is_in(kFpuzzlesDrawn, key) ? NotTaken::Why::kDrawn : NotTaken::Why::kUnknown);
    }
  }

  const JsonSource& source_;
  const json& root_;
  SquareGrid grid_{9};
  FpuzzlesObjects objects_{source_, grid_};
  VariantText text_;
};

}  // namespace

Result<VariantText> read_fpuzzles_variant(std::string_view text) {
  const Status length = check_length(text);
  if (!length) return length.error();
  const Result<JsonTree> tree = parse_json(text);
  if (!tree) return tree.error();
  return FpuzzlesVariant(JsonSource(text, tree->root)).read();
}

Result<VariantText> read_packed_fpuzzles_variant(std::string_view packed) {
  const Status length = check_length(packed);
  if (!length) return length.error();
  const Result<std::string> text = unpack_lz(packed_data(packed), kMostVariantBytes);
  if (!text) return text.error();
  auto read = read_fpuzzles_variant(*text);
  if (read) return read;
  Error error = read.error();
  error.at = {};
  return error;
}

}  // namespace shudu::variant
