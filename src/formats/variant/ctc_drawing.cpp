#include "formats/variant/ctc_drawing.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "formats/json_values.h"
#include "shudu/core/characters.h"
#include "shudu/core/find_row.h"

namespace shudu::variant {
namespace {

using nlohmann::json;

struct CtcName {
  std::string_view plain;
  const char* brief;
};
constexpr std::array kCtcNames{
    CtcName{"cells", "ce"},       CtcName{"regions", "re"},
    CtcName{"cages", "ca"},       CtcName{"value", "v"},
    CtcName{"title", "t"},        CtcName{"arrows", "a"},
    CtcName{"lines", "l"},        CtcName{"overlays", "o"},
    CtcName{"underlays", "u"},    CtcName{"center", "ct"},
    CtcName{"width", "w"},        CtcName{"height", "h"},
    CtcName{"rounded", "r"},      CtcName{"color", "c"},
    CtcName{"borderColor", "c1"}, CtcName{"backgroundColor", "c2"},
    CtcName{"text", "te"},        CtcName{"thickness", "th"},
    CtcName{"wayPoints", "wp"},
};

constexpr double kFarthest = 100;          // of a point or a size
constexpr std::size_t kMostParts = 2'000;  // of a kind: each arrow looks at each shape

std::optional<double> decimal_of(const json* value) {
  if (value == nullptr || !value->is_number()) return std::nullopt;
  const auto number = value->get<double>();
  return std::abs(number) <= kFarthest ? std::optional(number) : std::nullopt;
}

std::optional<DrawnPoint> point_of(const json* value) {
  if (value == nullptr || !value->is_array() || value->size() != 2) return std::nullopt;
  const auto row = decimal_of(&(*value)[0]);
  const auto column = decimal_of(&(*value)[1]);
  if (!row || !column) return std::nullopt;
  return DrawnPoint{*row, *column};
}

std::string text_of(const json* value) {
  if (value == nullptr) return {};
  if (value->is_string()) return value->get<std::string>();
  return value->is_number_integer() ? value->dump() : std::string();
}

// `#CFCFCF`, `#ccc`, `CFCFCF80`: six small digits, nothing for other words.
std::string color_of(const json* value) {
  std::string text = lower_case(text_of(value));
  if (!text.empty() && text[0] == '#') text.erase(0, 1);
  if (text.find_first_not_of("0123456789abcdef") != std::string::npos) return {};
  if (text.size() == 3 || text.size() == 4) {
    return {text[0], text[0], text[1], text[1], text[2], text[2]};
  }
  return text.size() == 6 || text.size() == 8 ? text.substr(0, 6) : std::string();
}

std::optional<DrawnShape> shape_of(const json& object) {
  const auto center = point_of(ctc_member(object, "center"));
  if (!center) return std::nullopt;
  DrawnShape shape;
  shape.center = *center;
  shape.width = decimal_of(ctc_member(object, "width")).value_or(0);
  shape.height = decimal_of(ctc_member(object, "height")).value_or(0);
  const json* const rounded = ctc_member(object, "rounded");
  shape.is_round = rounded != nullptr && *rounded == true;
  shape.fill = color_of(ctc_member(object, "backgroundColor"));
  shape.border = color_of(ctc_member(object, "borderColor"));
  shape.text = text_of(ctc_member(object, "text"));
  return shape;
}

// From cell to cell along a row, a column or a diagonal; false where it goes otherwise.
bool go_to(Variable cell, int size, Variables& cells) {
  if (cells.empty()) {
    cells.push_back(cell);
    return true;
  }
  const int row = cells.back() / size;
  const int column = cells.back() % size;
  const int down = cell / size - row;
  const int right = cell % size - column;
  const int steps = std::max(std::abs(down), std::abs(right));
  const bool is_straight = down == 0 || right == 0 || std::abs(down) == std::abs(right);
  if (!is_straight) return false;
  for (int i = 1; i <= steps; ++i) {
    cells.push_back(
        static_cast<Variable>((row + down / steps * i) * size + column + right / steps * i));
  }
  return true;
}

Variables cells_along(const std::vector<DrawnPoint>& points, int size) {
  constexpr std::size_t kMostCells = 2'000;
  Variables cells;
  for (const DrawnPoint& point : points) {
    const auto cell = cell_of_point(point, size);
    if (!cell || !go_to(*cell, size, cells) || cells.size() > kMostCells) return {};
  }
  return cells;
}

std::optional<DrawnLine> line_of(const json& object, int size) {
  const json* const points = ctc_member(object, "wayPoints");
  if (points == nullptr || !points->is_array()) return std::nullopt;
  DrawnLine line;
  for (const json& each : *points) {
    const auto point = point_of(&each);
    if (!point) return std::nullopt;
    line.points.push_back(*point);
  }
  line.cells = cells_along(line.points, size);
  line.color = color_of(ctc_member(object, "color"));
  line.thickness = decimal_of(ctc_member(object, "thickness")).value_or(0);
  return line;
}

std::optional<std::int64_t> whole_number_of(const std::string& text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc() && end == text.data() + text.size();
  constexpr std::int64_t kMost = 1'000'000'000;
  return is_whole && number >= 0 && number <= kMost ? std::optional(number) : std::nullopt;
}

std::optional<DrawnCage> cage_of(const json& object, int size) {
  DrawnCage cage;
  if (const json* const cells = ctc_member(object, "cells")) {
    if (!cells->is_array()) return std::nullopt;
    for (const json& pair : *cells) {
      const auto corner = point_of(&pair);
      const auto cell =
          corner ? cell_of_point({corner->row + 0.5, corner->column + 0.5}, size) : std::nullopt;
      if (!cell) return std::nullopt;
      cage.cells.push_back(*cell);
    }
  }
  cage.value = text_of(ctc_member(object, "value"));
  cage.sum = whole_number_of(cage.value);
  const auto unique = object.find("unique");
  cage.is_unique = unique != object.end() && *unique == true;
  cage.may_repeat = unique != object.end() && *unique == false;
  cage.style = text_of(ctc_member(object, "style"));
  cage.type = text_of(ctc_member(object, "type"));
  return cage;
}

// The parts of a list; those that `read` gives nothing for are counted.
template <typename Part, typename Read>
std::vector<Part> parts_of(const json& root, const char* name, int& broken, const Read& read) {
  std::vector<Part> parts;
  const json* const list = ctc_member(root, name);
  if (list == nullptr) return parts;
  if (!list->is_array()) {
    ++broken;
    return parts;
  }
  for (const json& object : *list) {
    const bool is_part = object.is_object() && parts.size() < kMostParts;
    auto part = is_part ? read(object) : std::optional<Part>();
    if (part) {
      parts.push_back(std::move(*part));
    } else {
      ++broken;
    }
  }
  return parts;
}

}  // namespace

const json* ctc_member(const json& object, const char* name) {
  if (!object.is_object()) return nullptr;
  auto found = object.find(name);
  if (found == object.end()) {
    const CtcName* const row =
        find_row(kCtcNames, [&](const CtcName& each) { return each.plain == name; });
    if (row != nullptr) found = object.find(row->brief);
  }
  return found != object.end() && is_stated(*found) ? &*found : nullptr;
}

std::string_view plain_ctc_name(std::string_view name) {
  const CtcName* const row =
      find_row(kCtcNames, [&](const CtcName& each) { return each.brief == name; });
  return row != nullptr ? row->plain : name;
}

std::optional<Variable> cell_of_point(const DrawnPoint& point, int size) {
  const double row = std::floor(point.row);
  const double column = std::floor(point.column);
  const bool is_inside = row >= 0 && row < size && column >= 0 && column < size;
  const bool is_on_border = row == point.row || column == point.column;
  if (!is_inside || is_on_border) return std::nullopt;
  return static_cast<Variable>(static_cast<int>(row) * size + static_cast<int>(column));
}

Drawing read_drawing(const json& root, int size, int& broken) {
  const auto line = [size](const json& object) { return line_of(object, size); };
  const auto cage = [size](const json& object) { return cage_of(object, size); };
  Drawing drawing;
  drawing.overlays = parts_of<DrawnShape>(root, "overlays", broken, shape_of);
  drawing.underlays = parts_of<DrawnShape>(root, "underlays", broken, shape_of);
  drawing.lines = parts_of<DrawnLine>(root, "lines", broken, line);
  drawing.arrows = parts_of<DrawnLine>(root, "arrows", broken, line);
  drawing.cages = parts_of<DrawnCage>(root, "cages", broken, cage);
  return drawing;
}

}  // namespace shudu::variant
