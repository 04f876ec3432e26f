// What is done on many sets at once, as functions of a table: one translation unit of them for each
// instruction set (passes_NAME.cpp), the same text in each (vector_passes.h).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "propagation/sets.h"

namespace shudu::propagation {

/// 16 sets of up to 16 values, or 8 of up to 32.
struct alignas(32) Lanes {
  std::array<std::uint16_t, 16> of16{};
};
struct alignas(32) WideLanes {
  std::array<std::uint32_t, 8> of32{};
};

/// What a look at a block of houses found.
enum class Found : std::uint8_t { kNothing, kSomething, kContradiction };

/// A board of regular boxes: its rows are the lanes of a block, its columns those of another.
struct Segments {
  int values = 0;    ///< cells of a line
  int length = 0;    ///< cells of a segment, where a line crosses a box
  int parallel = 0;  ///< lines that cross the same boxes
  /// The lane of the line `i` further within the same boxes.
  std::array<Lanes, 16> rotated{};
};

/// For each segment: values that its box has in it alone, and values that its line has in it alone.
struct Claims {
  std::array<Lanes, 16> of_line{};  ///< fall from the rest of the line
  std::array<Lanes, 16> of_box{};   ///< fall from the rest of the box
};

struct Passes {
  /// Values that stand in one open cell of their house alone, by lane. `block[i]` holds the i-th
  /// cells of 16 houses.
  Found (*singles)(const Lanes* block, int cells, Set all, Lanes& found);
  Found (*wide_singles)(const WideLanes* block, int cells, Set all, WideLanes& found);
  /// Values that stand in two cells of their house, by lane.
  void (*doubles)(const Lanes* block, int cells, Lanes& found);
  void (*wide_doubles)(const WideLanes* block, int cells, WideLanes& found);
  /// Locked candidates of all lines of a block. Whether there are any.
  bool (*claims)(const Lanes* block, const Segments& segments, Claims& claims);
  /// Keeps in each domain what some of the sets leaves it, when the cells take all values of a set.
  /// `required`: the values of all sets that are left. False: none is left.
  bool (*combinations)(std::span<const Lanes> sets, std::span<Set> domains, Set& required);
  /// The same for a house in parts: `ends` says where each part ends among the domains, `ways`
  /// holds for each block the sets of part after part, and `required` is filled for each part.
  bool (*partition)(std::span<const Lanes> ways, std::span<const std::uint8_t> ends,
                    std::span<Set> domains, std::span<Set> required);
};

/// The passes of this processor.
[[nodiscard]] const Passes& passes();

[[nodiscard]] const Passes& passes_scalar();
[[nodiscard]] const Passes& passes_avx2();

}  // namespace shudu::propagation
