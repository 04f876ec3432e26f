// The lines of a grid as the kernels read them: nine rows and nine columns, sixteen bytes each, in
// bands of four, the fourth blank. Part of a kernel: included once, inside its target region.
#pragma once

namespace shudu {
namespace {

/// The rows (orientation 0) and the columns (orientation 1) of a grid.
struct Lines {
  using Line = std::array<std::uint8_t, 16>;
  /// Digits 0..9 by orientation, band and line in the band; 0 from byte 9 on.
  alignas(64) std::array<std::array<std::array<Line, 4>, 3>, 2> cell;

  const std::uint8_t* at(std::size_t orientation, std::size_t line) const {
    return cell[orientation][line / 3][line % 3].data();
  }
};

/// What the rows of boxes 2 and 3 of a band read: of rows 1, 3 and 2, two keys each, and a filler.
struct alignas(32) MiniKeys {
  std::array<std::uint32_t, 8> key;
};

enum class Filling : std::uint8_t { kPuzzle, kFull, kClash };

}  // namespace
}  // namespace shudu
