// The dark modules are one path, filled at once: side by side as shapes of their own they showed
// hairlines between them. Runs of a row are one rectangle.
#include "shudu/render/qr.h"

#include <qrencode.h>

#include <memory>
#include <string>

#include "render/paths.h"

namespace shudu {

std::optional<QrMatrix> qr_matrix(std::string_view text) {
  const bool is_empty = text.empty() || text.find('\0') != std::string_view::npos;
  if (is_empty || text.size() > kMostLinkBytes) return std::nullopt;
  constexpr int kAnyVersion = 0;
  constexpr int kMindsCase = 1;
  const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
      QRcode_encodeString(std::string(text).c_str(), kAnyVersion, QR_ECLEVEL_M, QR_MODE_8,
                          kMindsCase),
      &QRcode_free);
  if (code == nullptr) return std::nullopt;
  QrMatrix matrix;
  matrix.size = code->width;
  const auto count = static_cast<std::size_t>(code->width) * static_cast<std::size_t>(code->width);
  matrix.modules.assign(code->data, code->data + count);
  for (std::uint8_t& module : matrix.modules) module &= 1U;  // the other bits say what it is for
  return matrix;
}

void draw_qr(const QrMatrix& matrix, Point at, double side, Picture& picture) {
  const double unit = side / (matrix.size + 2 * kQuietModules);
  add_filled(PathMaker().rectangle({at, side, side}), {255, 255, 255}, picture);
  PathMaker path;
  for (int row = 0; row < matrix.size; ++row) {
    for (int column = 0; column < matrix.size;) {
      int end = column;
      while (end < matrix.size && matrix.is_dark(row, end)) ++end;
      if (end > column) {
        path.rectangle(
            {{at.x + unit * (kQuietModules + column), at.y + unit * (kQuietModules + row)},
             unit * (end - column),
             unit});
      }
      column = end + 1;
    }
  }
  add_filled(path, {0, 0, 0}, picture);
}

}  // namespace shudu
