// Which technique a record of HoDoKu's library is about, if any: the head of its line.
//
//   :0606-x:59:...    code 0606, variant x (negative: no such step may exist), digits 59
//
// The reader keeps the head as the title `0606-x:59` (formats/hodoku.h), so it survives every
// format that keeps titles. Tested in tests/formats/hodoku_test.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "shudu/formats/puzzle.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Parts of a title; they live as long as it does.
struct LibraryHead {
  std::string_view code;     ///< four digits, or five of a siamese fish
  std::string_view variant;  ///< what follows the dash; empty where there is none
  std::string_view digits;
};

/// The head of a library line; nothing for a record that is none or names no technique.
[[nodiscard]] std::optional<LibraryHead> library_head(const Notes& notes);

}  // namespace shudu
#pragma GCC visibility pop
