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

/// Edges between two layers of an automaton: the state each comes from and the one it leads to as
/// a bit, and its values.
struct Edges {
  const std::uint64_t* from = nullptr;
  const std::uint64_t* to = nullptr;
  const std::uint64_t* values = nullptr;
  std::size_t count = 0;
};
/// States that lead on, and the values of the edges that they lead on by.
struct Leading {
  std::uint64_t states = 0;
  std::uint64_t values = 0;
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
  /// The states that those of `from` reach by some of `values`.
  std::uint64_t (*reached)(const Edges& edges, std::uint64_t from, std::uint64_t values);
  /// Of `from` those that reach some of `to` by some of `values`.
  Leading (*leading)(const Edges& edges, std::uint64_t from, std::uint64_t values,
                     std::uint64_t to);
};

/// The passes of this processor.
[[nodiscard]] const Passes& passes();

[[nodiscard]] const Passes& passes_scalar();
[[nodiscard]] const Passes& passes_avx2();

}  // namespace shudu::propagation
