// The boxes of a classic grid, and its size as people write it: `16x16`, or `12x12-4x3` where its
// boxes, here of 4 rows and 3 columns, are not the usual ones.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace shudu::large {

struct BoxShape {
  int rows = 0;
  int columns = 0;
  /// Of the grid: its rows, columns and values.
  [[nodiscard]] int order() const { return rows * columns; }
  friend bool operator==(const BoxShape&, const BoxShape&) = default;
};

/// The boxes that a grid has where nothing is said: as square as can be, no higher than wide. Of a
/// prime order they are its rows. Precondition: at least 1.
[[nodiscard]] BoxShape usual_boxes(int order);

/// Reads a size, of an order from 1 to kLargestOrder (large_grid.h); boxes that do not fill the
/// grid are none. Thread-safe.
[[nodiscard]] std::optional<BoxShape> parse_size(std::string_view text);
/// As short as parse_size reads it back.
[[nodiscard]] std::string size_name(BoxShape boxes);

}  // namespace shudu::large
#pragma GCC visibility pop
