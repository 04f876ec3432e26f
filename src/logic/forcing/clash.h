// How a premise refutes itself: a candidate both on and off, a cell without candidate, a digit
// without place in a house.
#pragma once

#include <array>
#include <cstdint>

#include "shudu/core/house.h"

namespace shudu::forcing {

enum class ClashKind : std::uint8_t {
  kNone,
  kBoth,       ///< a candidate (or group) on and off: two ends
  kTwoOn,      ///< a digit twice in a house, or two digits in a cell: two ends
  kCellEmpty,  ///< all candidates of a cell off: an end each
  kNoPlace,    ///< all places of a digit in a house off: an end each
};

/// The ends are nodes of the engine that found it: places in a trail, or literals of a walk.
struct Clash {
  ClashKind kind = ClashKind::kNone;
  bool has_house = false;
  House house{0};  ///< without a place, or with the digit twice
  std::uint8_t count = 0;
  std::array<std::int16_t, kMaxSize> ends{};
  int nodes = 0;  ///< that lead there

  explicit operator bool() const { return kind != ClashKind::kNone; }
  void add(int end) { ends[count++] = static_cast<std::int16_t>(end); }
};

}  // namespace shudu::forcing
