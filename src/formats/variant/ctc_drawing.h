// What SudokuPad's JSON draws, as values: shapes, lines, arrows and cages, with cells instead of
// points. Members have a long and a short name; ctc_variant.h shows them.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/variant/puzzle.h"

namespace shudu::variant {

/// A point, in cells from the top left corner of the grid: the first cell's centre is (0.5, 0.5).
struct DrawnPoint {
  double row = 0;
  double column = 0;
};

/// A round or square shape, with a text perhaps.
struct DrawnShape {
  DrawnPoint center;
  double width = 0;
  double height = 0;
  bool is_round = false;
  std::string fill;    ///< six small hexadecimal digits; empty: none
  std::string border;  ///< the same
  std::string text;
  bool is_used = false;  ///< a rule has been made of it
};

struct DrawnLine {
  std::vector<DrawnPoint> points;
  Variables cells;  ///< through which it goes, one step each; empty where it leaves the grid
  std::string color;
  double thickness = 0;
  bool is_used = false;
};

struct DrawnCage {
  Variables cells;
  std::string value;                ///< as it is shown
  std::optional<std::int64_t> sum;  ///< where that is a number
  bool is_unique = false;
  bool may_repeat = false;  ///< says so
  std::string style;
  std::string type;
};

struct Drawing {
  std::vector<DrawnShape> overlays;
  std::vector<DrawnShape> underlays;
  std::vector<DrawnLine> lines;
  std::vector<DrawnLine> arrows;
  std::vector<DrawnCage> cages;
};

/// A member by either of its names; nullptr where it is not there or not stated.
[[nodiscard]] const nlohmann::json* ctc_member(const nlohmann::json& object, const char* name);

/// The long name of a member; the name itself where it has but one.
[[nodiscard]] std::string_view plain_ctc_name(std::string_view name);

/// Parts that are not as they should be are counted in `broken` and left out.
[[nodiscard]] Drawing read_drawing(const nlohmann::json& root, int size, int& broken);

/// The cell that a point lies in; nothing outside of the grid and on borders of cells.
[[nodiscard]] std::optional<Variable> cell_of_point(const DrawnPoint& point, int size);

}  // namespace shudu::variant
