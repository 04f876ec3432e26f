// Why a scale does not rate a puzzle: it knows the classic layout only. The scale `shudu` knows
// all. Tested in tests/rating/limits_test.cpp.
#pragma once

#include <string_view>

#include "shudu/core/error.h"
#include "shudu/core/layout_table.h"

#pragma GCC visibility push(default)
namespace shudu {

/// kScaleNeedsClassic with the names of both.
[[nodiscard]] inline Error scale_needs_classic(std::string_view scale, const Layout& layout) {
  return {.code = ErrorCode::kScaleNeedsClassic,
          .size = static_cast<std::uint8_t>(layout.size()),
          .token = Token(scale),
          .layout = layout_label(layout)};
}
/// The same of a grid without a layout, which is named by its size: `6x6`.
[[nodiscard]] inline Error scale_needs_classic(std::string_view scale, const Grid& grid) {
  const auto size = static_cast<std::uint8_t>(grid.size());
  Error error{.code = ErrorCode::kScaleNeedsClassic, .size = size, .token = Token(scale)};
  error.layout.append_number(size);
  error.layout.append('x');
  error.layout.append_number(size);
  return error;
}

}  // namespace shudu
#pragma GCC visibility pop
