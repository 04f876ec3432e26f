// QR codes (ISO/IEC 18004), made by libqrencode: a square of dark and light modules, and its
// drawing with the light margin that readers want.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "shudu/render/picture.h"

#pragma GCC visibility push(default)
namespace shudu {

struct QrMatrix {
  int size = 0;                       ///< modules in a row, 21 to 177
  std::vector<std::uint8_t> modules;  ///< row by row; 1: dark

  [[nodiscard]] bool is_dark(int row, int column) const {
    return modules[static_cast<std::size_t>(row * size + column)] != 0;
  }
};

/// Light modules that a reader wants around a code.
inline constexpr int kQuietModules = 4;
/// Bytes of a link at most: a larger code would have to be printed larger than a puzzle's corner.
inline constexpr std::size_t kMostLinkBytes = 500;

/// The smallest code of the text that survives damage to 15 % of it (level M); nothing for an empty
/// text, a byte 0, or more than kMostLinkBytes. Thread-safe.
[[nodiscard]] std::optional<QrMatrix> qr_matrix(std::string_view text);

/// Adds the code with its quiet modules, `side` wide in all.
void draw_qr(const QrMatrix& matrix, Point at, double side, Picture& picture);

}  // namespace shudu
#pragma GCC visibility pop
