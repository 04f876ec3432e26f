// Other programs that judge what is written: pdftotext, pdfinfo, xmllint; and cairo's own reading
// of a PNG.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/render/picture.h"

namespace shudu::test {

/// Is that program installed?
bool has_tool(std::string_view name);
/// Standard output of `NAME OPTIONS FILE -`-like commands: `@` in `command` is the path of a file
/// that holds `bytes`. Nothing where the program fails.
std::optional<std::string> judged(const std::string& command, std::string_view bytes);

/// A decoded PNG.
struct Pixels {
  int width = 0;
  int height = 0;
  std::vector<Color> colors;  ///< row by row

  [[nodiscard]] Color at(double x, double y) const;
  /// Red, green and blue together, 0 (black) to 765.
  [[nodiscard]] int light(double x, double y) const;
};
std::optional<Pixels> pixels_of(std::string_view png);

}  // namespace shudu::test
