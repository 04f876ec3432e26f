#include "explain/focus.h"

#include <algorithm>

#include "explain/disclosure.h"
#include "explain/step_parts.h"

namespace shudu {
namespace {

void add_once(House house, std::vector<House>& houses) {
  if (std::find(houses.begin(), houses.end(), house) == houses.end()) houses.push_back(house);
}

void add_boxes(const Layout& layout, const std::vector<Cell>& cells, std::size_t most,
               std::vector<House>& houses) {
  for (std::size_t i = 0; i < cells.size() && i < most; ++i) {
    add_once(layout.box_of(cells[i]), houses);
  }
}

}  // namespace

bool focuses_on_digit(const Step& step, Focus focus) {
  return (focus == Focus::kDigit || focus == Focus::kDigitAndHouses) && may_name_digits(step);
}

std::vector<House> houses_to_look_at(const Layout& layout, const Step& step, Focus focus) {
  std::vector<House> houses;
  switch (focus) {
    case Focus::kHouse:
    case Focus::kDigitAndHouses:
      for (const House house : step.base) add_once(house, houses);
      break;
    case Focus::kCrossing:
      if (!step.base.empty()) add_once(step.base.front(), houses);
      for (const House house : step.cover) add_once(house, houses);
      break;
    case Focus::kBox:
      add_boxes(layout, step.cells, 1, houses);
      break;
    case Focus::kBoxes:
      add_boxes(layout, pattern_cells(step), step.cells.size(), houses);
      break;
    case Focus::kSets:
      houses = houses_of_sets(layout, step);
      break;
    case Focus::kStart:
      for (const House house : step.base) add_once(house, houses);
      if (houses.empty()) add_boxes(layout, step.cells, 1, houses);
      break;
    case Focus::kDigit:
      // Without its digit, at least where it is.
      if (!may_name_digits(step)) {
        for (const House house : step.base) add_once(house, houses);
      }
      break;
    case Focus::kBoard:
      break;
  }
  return houses;
}

}  // namespace shudu
