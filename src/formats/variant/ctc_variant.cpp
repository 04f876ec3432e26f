#include "formats/variant/ctc_variant.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "formats/ctc_json.h"
#include "formats/json_tree.h"
#include "formats/json_values.h"
#include "formats/record_text.h"
#include "formats/variant/ctc_drawing.h"
#include "formats/variant/ctc_rules.h"
#include "formats/variant/json_reading.h"
#include "formats/variant/plain_parts.h"
#include "formats/variant/rule_error.h"
#include "shudu/core/as_index.h"
#include "shudu/core/characters.h"
#include "shudu/variant/fault.h"
#include "shudu/variant/kinds.h"

namespace shudu::variant {
namespace {

using nlohmann::json;
using Why = NotTaken::Why;

// Members that are read, or that say nothing of the puzzle, under both names.
constexpr std::array<std::string_view, 25> kCtcRead = {
    "cells",    "ce",     "regions", "re",       "cages",  "ca",        "lines",
    "l",        "arrows", "a",       "overlays", "o",      "underlays", "u",
    "metadata", "global", "title",   "t",        "author", "rules",     "solution",
    "cellSize", "cs",     "id",      "settings"};
// Pictures, and what hides parts of the grid until digits stand there.
constexpr std::array<std::string_view, 3> kCtcDrawn = {"foglight", "triggereffect", "duration"};

struct GlobalRule {
  std::string_view name;
  Kind kind;
};
constexpr std::array kGlobalRules{
    GlobalRule{"antiknight", Kind::kAntiKnight},
    GlobalRule{"antiking", Kind::kAntiKing},
    GlobalRule{"nonconsecutive", Kind::kNonconsecutive},
    GlobalRule{"disjoint", Kind::kDisjointGroups},
    GlobalRule{"antiratio", Kind::kNegativeRatio},
    GlobalRule{"antixv", Kind::kStrictXv},
};

class CtcVariant {
 public:
  explicit CtcVariant(const JsonSource& source) : source_(source), root_(source.root()) {}

  Result<VariantText> read() {
    if (!root_.is_object()) return source_.bad_type(root_);
    for (const auto step : {&CtcVariant::read_cells, &CtcVariant::read_regions,
                            &CtcVariant::read_drawing_parts, &CtcVariant::read_notes}) {
      const Status status = (this->*step)();
      if (!status) return status.error();
    }
    read_globals();
    name_others();
    const Status sound = check_faults(puzzle());
    if (!sound) return sound.error();
    return std::move(text_);
  }

 private:
  VariantPuzzle& puzzle() { return text_.puzzle; }
  void leave(std::string_view name, Why why) { add_not_taken(name, why, text_); }

  Constraint& add(Kind kind, Variables cells) {
    puzzle().constraints.emplace_back();
    puzzle().constraints.back().kind = kind;
    puzzle().constraints.back().cells = std::move(cells);
    return puzzle().constraints.back();
  }

  Status read_cells() {
    const json* const rows = ctc_member(root_, "cells");
    if (rows == nullptr) return source_.error(root_, ErrorCode::kMissingField, "cells");
    if (!rows->is_array()) return source_.bad_type(*rows);
    if (rows->size() > as_index(kMostLines)) return source_.bad_number(*rows, kMostLines);
    size_ = static_cast<int>(rows->size());
    puzzle() = open_grid(size_, size_, 1, size_);
    Variable next = 0;
    for (const json& row : *rows) {
      if (!row.is_array()) return source_.bad_type(row);
      if (row.size() != rows->size()) return source_.error(row, ErrorCode::kMismatch, "cells");
      for (const json& object : row) {
        const Status status = read_cell(object, next++);
        if (!status) return status;
      }
    }
    return kDone;
  }

  Status read_cell(const json& object, Variable cell) {
    if (object.is_null()) return kDone;
    if (!object.is_object()) return source_.bad_type(object);
    for (const auto& [key, value] : object.items()) {
      const std::string_view name = plain_ctc_name(key);
      if (!is_stated(value) || name == "value") continue;
      const bool is_mark = name == "center" || name.find("ark") != name.npos;
      leave(name, is_mark ? Why::kOfPlayer : Why::kDrawn);
    }
    const json* const value = ctc_member(object, "value");
    if (value == nullptr) return kDone;
    const auto number = shudu::number_of(*value);
    if (!number || *number < 1 || *number > size_) return source_.bad_number(*value, size_);
    give(puzzle(), cell, *number);
    return kDone;
  }

  Status read_regions() {
    const json* const regions = ctc_member(root_, "regions");
    if (regions == nullptr) return kDone;
    if (!regions->is_array()) return source_.bad_type(*regions);
    std::set<Variable> taken;
    for (const json& region : *regions) {
      if (!region.is_array()) return source_.bad_type(region);
      Variables cells;
      for (const json& pair : region) {
        const auto cell = cell_of_pair(pair);
        if (!cell) return source_.error(pair, ErrorCode::kBadSyntax, pair.dump());
        cells.push_back(*cell);
        if (!taken.insert(*cell).second) {
          return source_.error(pair, ErrorCode::kMismatch, "regions");
        }
      }
      if (!cells.empty()) puzzle().regions.push_back(std::move(cells));
    }
    return kDone;
  }

  // [row, column], from 0.
  [[nodiscard]] std::optional<Variable> cell_of_pair(const json& pair) const {
    if (!pair.is_array() || pair.size() != 2) return std::nullopt;
    const auto row = shudu::number_of(pair[0]);
    const auto column = shudu::number_of(pair[1]);
    if (!row || !column || *row >= size_ || *column >= size_) return std::nullopt;
    return static_cast<Variable>(*row * size_ + *column);
  }

  Status read_drawing_parts() {
    int broken = 0;
    Drawing drawing = read_drawing(root_, size_, broken);
    if (broken > 0) leave("parts", Why::kUnknown);
    for (const DrawnCage& cage : drawing.cages) read_cage(cage);
    VariantPuzzle alone = puzzle();
    for (Constraint& rule : rules_of_drawing(drawing, size_)) {
      // A drawing that cannot be a rule, as windows in a grid without boxes, is none.
      alone.constraints = {rule};
      if (find_fault(alone)) {
        leave(row_of(rule.kind).slug, Why::kDrawn);
      } else {
        puzzle().constraints.push_back(std::move(rule));
      }
    }
    const auto name_unused = [this](const auto& parts, std::string_view name) {
      const bool is_left =
          std::any_of(parts.begin(), parts.end(), [](const auto& part) { return !part.is_used; });
      if (is_left) leave(name, Why::kDrawn);
    };
    name_unused(drawing.arrows, "arrows");
    name_unused(drawing.lines, "lines");
    name_unused(drawing.overlays, "overlays");
    name_unused(drawing.underlays, "underlays");
    return kDone;
  }

  void read_cage(const DrawnCage& cage) {
    if (cage.cells.empty()) {
      if (!read_note(cage.value)) leave("cages", Why::kDrawn);
      return;
    }
    if (cage.style == "extraregion" || cage.type == "disjoint") {
      has_disjoint_cages_ = has_disjoint_cages_ || cage.type == "disjoint";
      add(Kind::kAllDifferent, cage.cells);
      return;
    }
    const bool has_sum = cage.sum.value_or(0) > 0;
    if (!has_sum && !cage.value.empty()) {
      leave("cages", cage.is_unique ? Why::kNoNumber : Why::kDrawn);
    }
    if (has_sum) {
      add(cage.may_repeat ? Kind::kSum : Kind::kCage, cage.cells).numbers = {*cage.sum};
    } else if (cage.is_unique) {
      add(Kind::kCage, cage.cells);
    } else if (cage.value.empty()) {
      leave("cages", Why::kDrawn);
    }
  }

  // `title: ...`; false for what is no note.
  bool read_note(std::string_view value) {
    const std::size_t colon = value.find(':');
    if (colon == value.npos) return false;
    const std::string name = lower_case(trimmed(value.substr(0, colon)));
    const std::string_view rest = trimmed(value.substr(colon + 1));
    if (name == "title") text_.title = rest;
    if (name == "author") text_.author = rest;
    if (name == "rules") text_.rules = rest;
    if (name == "solution") read_solution(rest);
    return true;
  }

  Status read_notes() {
    for (const char* const place : {"", "metadata"}) {
      const json* const object = *place == '\0' ? &root_ : ctc_member(root_, place);
      if (object == nullptr || !object->is_object()) continue;
      take_text(*object, "title", text_.title);
      take_text(*object, "author", text_.author);
      take_text(*object, "rules", text_.rules);
      std::string solution;
      take_text(*object, "solution", solution);
      if (!solution.empty()) read_solution(solution);
    }
    return kDone;
  }

  // A text, or a list of its lines.
  static void take_text(const json& object, const char* name, std::string& place) {
    const json* const value = ctc_member(object, name);
    if (value == nullptr) return;
    if (value->is_string()) place = value->get<std::string>();
    if (value->is_number_integer()) place = value->dump();
    if (!value->is_array()) return;
    std::string lines;
    for (const json& line : *value) {
      if (!line.is_string()) return;
      if (!lines.empty()) lines += '\n';
      lines += line.get<std::string>();
    }
    place = lines;
  }

  // A character a cell; others than digits of the grid are blanks.
  void read_solution(std::string_view solution) {
    if (solution.size() != as_index(puzzle().cells())) {
      leave("solution", Why::kUnknown);
      return;
    }
    text_.solution.clear();
    for (const char c : solution) {
      const int value = is_digit(c) && c - '0' <= size_ ? c - '0' : 0;
      text_.solution.push_back(value);
    }
  }

  void read_globals() {
    std::set<std::string> names;
    const auto list = root_.find("global");
    if (list != root_.end() && list->is_array()) {
      for (const json& name : *list) {
        if (name.is_string()) names.insert(name.get<std::string>());
      }
    }
    const json* const metadata = ctc_member(root_, "metadata");
    for (const char* const name : {"antiknight", "antiking"}) {
      if (metadata != nullptr && is_on(*metadata, name)) names.insert(name);
    }
    for (const GlobalRule& rule : kGlobalRules) {
      if (names.erase(std::string(rule.name)) == 0) continue;
      const bool is_said = rule.kind == Kind::kDisjointGroups && has_disjoint_cages_;
      if (!is_said) add(rule.kind, {});
    }
    for (const std::string& name : names) leave(name, Why::kUnknown);
  }

  void name_others() {
    const auto is_in = [](const auto& names, std::string_view key) {
      return std::find(names.begin(), names.end(), key) != names.end();
    };
    for (const auto& item : root_.items()) {
      if (!is_stated(item.value()) || is_in(kCtcRead, item.key())) continue;
      leave(item.key(), is_in(kCtcDrawn, item.key()) ? Why::kDrawn : Why::kUnknown);
    }
  }

  const JsonSource& source_;
  const json& root_;
  int size_ = 0;
  bool has_disjoint_cages_ = false;
  VariantText text_;
};

}  // namespace

Result<VariantText> read_ctc_variant(std::string_view text) {
  const Status length = check_length(text);
  if (!length) return length.error();
  const auto tree = parse_json(text);
  if (tree) return CtcVariant(JsonSource(text, tree->root)).read();
  const auto whole = lengthened_json(text, kMostVariantBytes);
  if (!whole) return whole.error();
  const auto whole_tree = parse_json(*whole);
  // A text that is JSON but for one place has its error there.
  if (!whole_tree) return text.find('"') != text.npos ? tree.error() : whole_tree.error();
  auto read = CtcVariant(JsonSource(*whole, whole_tree->root)).read();
  if (read) return read;
  Error error = read.error();
  error.at = {};
  return error;
}

}  // namespace shudu::variant
