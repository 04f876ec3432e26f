#include "formats/variant/ctc_rules.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "formats/variant/square_grid.h"
#include "shudu/core/as_index.h"
#include "shudu/core/characters.h"

namespace shudu::variant {
namespace {

constexpr std::string_view kGrey = "cfcfcf";
constexpr std::string_view kBlack = "000000";
constexpr std::string_view kWhite = "ffffff";
constexpr std::string_view kDiagonalBlue = "34bbe6";

bool is_between(double value, double least, double most) {
  constexpr double kNear = 1e-6;
  return value >= least - kNear && value <= most + kNear;
}

bool is_sized(const DrawnShape& shape, double least, double most) {
  return is_between(shape.width, least, most) && is_between(shape.height, least, most);
}

// The two cells that a point lies between: on one border, in the middle of the other way.
std::optional<Variables> pair_at(const DrawnPoint& point, int size) {
  const auto is_whole = [](double number) { return number == std::floor(number); };
  if (is_whole(point.row) == is_whole(point.column)) return std::nullopt;
  const double down = is_whole(point.row) ? 0.5 : 0;
  const double right = is_whole(point.column) ? 0.5 : 0;
  const auto first = cell_of_point({point.row - down, point.column - right}, size);
  const auto second = cell_of_point({point.row + down, point.column + right}, size);
  if (!first || !second) return std::nullopt;
  return Variables{*first, *second};
}

std::optional<std::int64_t> number_of_text(const std::string& text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc() && end == text.data() + text.size();
  constexpr std::int64_t kMost = 1'000'000;
  return is_whole && number > 0 && number <= kMost ? std::optional(number) : std::nullopt;
}

class CtcRules {
 public:
  CtcRules(Drawing& drawing, int size) : drawing_(drawing), size_(size), grid_(size) {}

  std::vector<Constraint> find() {
    find_arrows();
    find_little_killers();
    find_thermometers();
    for (DrawnShape& shape : drawing_.overlays) find_on_borders(shape);
    find_lines();
    for (DrawnShape& shape : drawing_.underlays) find_parity(shape);
    find_windows();
    if (!odd_.empty()) add(Kind::kOdd, odd_);
    if (!even_.empty()) add(Kind::kEven, even_);
    return std::move(rules_);
  }

 private:
  Constraint& add(Kind kind, Variables cells) {
    rules_.emplace_back();
    rules_.back().kind = kind;
    rules_.back().cells = std::move(cells);
    return rules_.back();
  }

  // The first shape, over or under the lines, that a test takes.
  template <typename Test>
  DrawnShape* find_shape(const Test& test) {
    for (auto* const shapes : {&drawing_.overlays, &drawing_.underlays}) {
      const auto found = std::find_if(shapes->begin(), shapes->end(), test);
      if (found != shapes->end()) return &*found;
    }
    return nullptr;
  }

  [[nodiscard]] bool is_at(const DrawnShape& shape, Variable cell) const {
    return cell_of_point(shape.center, size_) == cell;
  }

  // ---- arrows

  // The cells of a circle or pill, from its upper left end on.
  [[nodiscard]] Variables cells_of_circle(const DrawnShape& shape) const {
    const int rows = static_cast<int>(std::floor(shape.height)) + 1;
    const int columns = static_cast<int>(std::floor(shape.width)) + 1;
    Variables cells;
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        const auto cell = cell_of_point({shape.center.row - (rows - 1) * 0.5 + row,
                                         shape.center.column - (columns - 1) * 0.5 + column},
                                        size_);
        if (!cell) return {};
        cells.push_back(*cell);
      }
    }
    return cells;
  }

  [[nodiscard]] Variables circle_round(const DrawnShape& shape, Variable cell) const {
    constexpr double kShortest = 0.6;
    constexpr double kLongest = 3.9;  // four cells
    const bool is_circle = shape.is_round && !shape.border.empty() && shape.text.empty() &&
                           is_sized(shape, kShortest, kLongest) &&
                           std::min(shape.width, shape.height) < 1;
    if (!is_circle) return {};
    Variables cells = cells_of_circle(shape);
    return std::count(cells.begin(), cells.end(), cell) > 0 ? cells : Variables();
  }

  void find_arrows() {
    for (DrawnLine& arrow : drawing_.arrows) {
      if (arrow.cells.size() < 2) continue;
      Variables circle;
      DrawnShape* const shape = find_shape([&](const DrawnShape& each) {
        circle = circle_round(each, arrow.cells[0]);
        return !circle.empty();
      });
      if (shape == nullptr) continue;
      Variables shaft = arrow.cells;
      while (!shaft.empty() && std::count(circle.begin(), circle.end(), shaft.front()) > 0) {
        shaft.erase(shaft.begin());
      }
      if (shaft.empty()) continue;
      Constraint& rule = add(Kind::kArrow, std::move(shaft));
      rule.lists = {std::move(circle)};
      arrow.is_used = true;
      shape->is_used = true;
    }
  }

  // ---- little killers

  // The place in the ring round the grid that a point lies in.
  [[nodiscard]] std::optional<SquarePlace> place_outside(const DrawnPoint& point) const {
    const SquarePlace place{static_cast<int>(std::floor(point.row)) + 1,
                            static_cast<int>(std::floor(point.column)) + 1};
    const auto is_near = [this](int line) { return line >= 0 && line <= size_ + 1; };
    const auto is_in = [this](int line) { return line >= 1 && line <= size_; };
    const bool is_ring =
        is_near(place.row) && is_near(place.column) && !(is_in(place.row) && is_in(place.column));
    return is_ring ? std::optional(place) : std::nullopt;
  }

  void find_little_killers() {
    for (DrawnLine& arrow : drawing_.arrows) {
      if (arrow.points.size() != 2) continue;
      const double down = arrow.points[1].row - arrow.points[0].row;
      const double right = arrow.points[1].column - arrow.points[0].column;
      const auto place = place_outside(arrow.points[0]);
      const bool slants = down != 0 && right != 0 && std::abs(down) <= 1 && std::abs(right) <= 1;
      if (!place || !slants) continue;
      DrawnShape* const shape = find_shape([&](const DrawnShape& each) {
        const auto other = place_outside(each.center);
        return other && other->row == place->row && other->column == place->column &&
               number_of_text(each.text);
      });
      Variables cells = grid_.cells_from(*place, down > 0 ? 1 : -1, right > 0 ? 1 : -1);
      if (shape == nullptr || cells.empty()) continue;
      Constraint& rule = add(Kind::kLittleKiller, std::move(cells));
      rule.numbers = {*number_of_text(shape->text)};
      arrow.is_used = true;
      shape->is_used = true;
    }
  }

  // ---- thermometers

  DrawnShape* bulb_at(Variable cell, const std::string& color) {
    constexpr double kSmallest = 0.6;
    constexpr double kLargest = 0.9;
    return find_shape([&](const DrawnShape& shape) {
      return shape.is_round && shape.fill == color && is_sized(shape, kSmallest, kLargest) &&
             is_at(shape, cell);
    });
  }

  [[nodiscard]] static bool may_be_thermometer(const DrawnLine& line) {
    constexpr double kThinnest = 4;
    const std::set<Variable> different(line.cells.begin(), line.cells.end());
    return !line.is_used && line.cells.size() > 1 && different.size() == line.cells.size() &&
           line.thickness >= kThinnest && !line.color.empty() && line.color != kWhite;
  }

  void add_thermometer(DrawnLine& line, bool is_turned) {
    Variables cells = line.cells;
    if (is_turned) std::reverse(cells.begin(), cells.end());
    line.cells = cells;
    line.is_used = true;
    for (const Variable cell : cells) heated_.emplace(line.color, cell);
    add(Kind::kThermometer, std::move(cells));
  }

  void find_thermometers() {
    std::vector<DrawnShape*> bulbs;
    for (DrawnLine& line : drawing_.lines) {
      if (!may_be_thermometer(line)) continue;
      DrawnShape* const first = bulb_at(line.cells.front(), line.color);
      DrawnShape* const last = bulb_at(line.cells.back(), line.color);
      if ((first == nullptr) == (last == nullptr)) continue;
      bulbs.push_back(first != nullptr ? first : last);
      add_thermometer(line, first == nullptr);
    }
    for (DrawnShape* const bulb : bulbs) bulb->is_used = true;
    // A branch may begin on a branch that stands after it.
    bool goes_on = true;
    while (std::exchange(goes_on, false)) {
      for (DrawnLine& line : drawing_.lines) goes_on = find_branch(line) || goes_on;
    }
  }

  bool find_branch(DrawnLine& line) {
    if (!may_be_thermometer(line)) return false;
    const bool is_first = heated_.contains({line.color, line.cells.front()});
    const bool is_last = heated_.contains({line.color, line.cells.back()});
    if (is_first == is_last) return false;
    add_thermometer(line, is_last);
    return true;
  }

  // ---- signs on borders and corners

  void find_on_borders(DrawnShape& shape) {
    if (shape.is_used) return;
    const auto pair = pair_at(shape.center, size_);
    shape.is_used = pair ? add_dot(shape, *pair) || add_sign(shape, *pair) : add_quadruple(shape);
  }

  bool add_dot(const DrawnShape& shape, const Variables& pair) {
    constexpr double kSmallest = 0.25;
    constexpr double kLargest = 0.35;
    const bool is_white = shape.fill == kWhite;
    const bool is_dot = shape.is_round && shape.border == kBlack &&
                        (is_white || shape.fill == kBlack) && is_sized(shape, kSmallest, kLargest);
    if (!is_dot) return false;
    const auto number = number_of_text(shape.text);
    if (!number && !shape.text.empty()) return false;
    Constraint& rule = add(is_white ? Kind::kDifference : Kind::kRatio, pair);
    if (number) rule.numbers = {*number};
    return true;
  }

  bool add_sign(const DrawnShape& shape, const Variables& pair) {
    constexpr double kSize = 0.25;
    if (shape.is_round || !is_sized(shape, kSize, kSize)) return false;
    const std::string text = lower_case(shape.text);
    struct Sum {
      std::string_view sign;
      std::int64_t sum;
    };
    for (const Sum& row : {Sum{"x", 10}, Sum{"xv", 15}}) {
      if (text != row.sign) continue;
      add(Kind::kPairSum, pair).numbers = {row.sum};
      return true;
    }
    const bool is_upright = pair[1] - pair[0] == size_ && size_ > 1;
    // A small v between two cells one above the other points at the smaller one.
    if (shape.text == "V" || (text == "v" && !is_upright)) {
      add(Kind::kPairSum, pair).numbers = {5};
      return true;
    }
    if (text == ">" || text == "v") {
      add(Kind::kGreater, pair);
    } else if (text == "<" || text == "^") {
      add(Kind::kGreater, {pair[1], pair[0]});
    } else {
      return false;
    }
    return true;
  }

  bool add_quadruple(const DrawnShape& shape) {
    constexpr double kSize = 0.7;
    const auto& [row, column] = shape.center;
    const bool is_corner = row == std::floor(row) && column == std::floor(column);
    if (!shape.is_round || shape.border != kBlack || !is_corner || !is_sized(shape, kSize, kSize)) {
      return false;
    }
    Variables cells;
    for (const auto& [down, right] :
         {std::pair(-0.5, -0.5), {-0.5, 0.5}, {0.5, -0.5}, {0.5, 0.5}}) {
      const auto cell = cell_of_point({row + down, column + right}, size_);
      if (!cell) return false;
      cells.push_back(*cell);
    }
    std::vector<std::int64_t> values;
    for (const char c : shape.text) {
      if (c == ' ' || c == '\n' || c == ',') continue;
      if (!is_digit(c) || c - '0' > size_ || c == '0') return false;
      values.push_back(c - '0');
    }
    if (values.empty() || values.size() > 4) return false;
    Constraint& rule = add(Kind::kQuadruple, std::move(cells));
    rule.series = std::move(values);
    return true;
  }

  // ---- lines by their colours

  void find_lines() {
    constexpr std::array<double, 3> kOfPalindromes = {11, 12, 16};
    for (DrawnLine& line : drawing_.lines) {
      if (line.is_used) continue;
      const bool is_grey = line.color == kGrey && line.cells.size() > 1;
      const bool is_palindrome = is_grey && std::find(kOfPalindromes.begin(), kOfPalindromes.end(),
                                                      line.thickness) != kOfPalindromes.end();
      if (is_palindrome) {
        add(Kind::kPalindrome, line.cells);
        line.is_used = true;
      } else if (is_grey && line.thickness == 2) {
        line.is_used = add_between(line);
      } else {
        line.is_used = add_diagonal(line);
      }
    }
  }

  bool add_between(const DrawnLine& line) {
    if (line.cells.size() < 3) return false;
    const auto end_at = [this](Variable cell) {
      constexpr double kSize = 0.8;
      return find_shape([&](const DrawnShape& shape) {
        return shape.is_round && shape.fill == kWhite && shape.border == kGrey &&
               is_sized(shape, kSize, kSize) && is_at(shape, cell);
      });
    };
    DrawnShape* const first = end_at(line.cells.front());
    DrawnShape* const last = end_at(line.cells.back());
    if (first == nullptr || last == nullptr) return false;
    first->is_used = true;
    last->is_used = true;
    add(Kind::kBetween, line.cells);
    return true;
  }

  bool add_diagonal(const DrawnLine& line) {
    if (line.color != kDiagonalBlue || line.points.size() != 2) return false;
    const auto& [one, other] = std::pair(line.points[0], line.points[1]);
    const auto is_end = [this](double number) { return number == 0 || number == size_; };
    const bool is_whole = is_end(one.row) && is_end(one.column) && is_end(other.row) &&
                          is_end(other.column) && one.row != other.row &&
                          one.column != other.column;
    if (!is_whole) return false;
    add(one.row == one.column ? Kind::kDiagonalDown : Kind::kDiagonalUp, {});
    return true;
  }

  // ---- underlays

  void find_parity(DrawnShape& shape) {
    constexpr double kSize = 0.7;
    const auto cell = cell_of_point(shape.center, size_);
    const bool is_sign = !shape.is_used && cell && shape.fill == kGrey && shape.border == kGrey &&
                         is_sized(shape, kSize, kSize);
    if (!is_sign) return;
    Variables& cells = shape.is_round ? odd_ : even_;
    if (std::count(cells.begin(), cells.end(), *cell) == 0) cells.push_back(*cell);
    shape.is_used = true;
  }

  void find_windows() {
    constexpr int kSize = 9;
    constexpr double kWindow = 3;
    std::map<std::pair<double, double>, DrawnShape*> windows;
    const auto is_middle = [](double number) { return number == 2.5 || number == 6.5; };
    for (DrawnShape& shape : drawing_.underlays) {
      const auto& [row, column] = shape.center;
      const bool is_window = size_ == kSize && shape.fill == kGrey && is_middle(row) &&
                             is_middle(column) && is_sized(shape, kWindow, kWindow);
      if (is_window) windows[{row, column}] = &shape;
    }
    if (windows.size() != 4) return;
    for (const auto& [center, window] : windows) window->is_used = true;
    add(Kind::kWindoku, {});
  }

  Drawing& drawing_;
  int size_;
  SquareGrid grid_;
  std::vector<Constraint> rules_;
  std::set<std::pair<std::string, Variable>> heated_;  // cells of thermometers, by their colours
  Variables odd_;
  Variables even_;
};

}  // namespace

std::vector<Constraint> rules_of_drawing(Drawing& drawing, int size) {
  return CtcRules(drawing, size).find();
}

}  // namespace shudu::variant
