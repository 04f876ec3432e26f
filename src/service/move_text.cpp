// Tested in tests/service/playing_test.cpp and stepping_test.cpp.
#include "service/move_text.h"

#include "shudu/core/cell_named.h"

namespace shudu::service {

std::optional<game::Action> action_in(std::string_view text, int size) {
  const bool is_placed = text.size() == 6 && text[4] == '=';
  const bool is_gone = text.size() == 7 && text.substr(4, 2) == "<>";
  if (!is_placed && !is_gone) return std::nullopt;
  const std::optional<Cell> cell = cell_named(text.substr(0, 4), size);
  const int digit = text.back() - '0';
  if (!cell || digit < 1 || digit > size) return std::nullopt;
  return game::Action{*cell, Digit(digit), is_placed};
}

}  // namespace shudu::service
