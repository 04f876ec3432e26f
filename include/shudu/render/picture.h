// A picture as a value: paths and texts on a sheet, nothing else.
//
//   puzzle, step, page  ->  Picture  ->  SVG, PDF or PNG (cairo/writer.h)
//
// What is drawn is decided here, in numbers and colours that a test can read; the writers only hand
// it on to cairo, so the three outputs cannot differ. Lengths are points (1/72 inch), x runs to the
// right and y downwards from the top left corner; a text stands where its digits' middle is, so
// that no font has to be known to lay a page out.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#pragma GCC visibility push(default)
namespace shudu {

/// A colour in sRGB, 0 to 255 each; always opaque.
struct Color {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  friend constexpr bool operator==(Color, Color) = default;
};

struct Point {
  double x = 0;
  double y = 0;
  friend constexpr bool operator==(Point, Point) = default;
};

/// An upright rectangle; `at` is its top left corner.
struct Box {
  Point at;
  double width = 0;
  double height = 0;

  [[nodiscard]] constexpr double right() const { return at.x + width; }
  [[nodiscard]] constexpr double bottom() const { return at.y + height; }
  [[nodiscard]] constexpr Point center() const { return {at.x + width / 2, at.y + height / 2}; }
  friend constexpr bool operator==(const Box&, const Box&) = default;
};

/// A piece of a path. Its points: kMove and kLine one, kCurve (a cubic one) two controls and the
/// end, kClose none.
struct Segment {
  enum class Kind : std::uint8_t { kMove, kLine, kCurve, kClose };
  Kind kind = Kind::kMove;
  Point to;
  Point first;   ///< of kCurve
  Point second;  ///< of kCurve
  friend bool operator==(const Segment&, const Segment&) = default;
};

struct Stroke {
  Color color;
  double width = 1;
  double dash = 0;              ///< length of dashes and of the gaps between them; 0: a solid line
  bool has_round_ends = false;  ///< else lines end square, half their width beyond their points
  friend constexpr bool operator==(const Stroke&, const Stroke&) = default;
};

/// Filled first, then stroked.
struct PathShape {
  std::vector<Segment> segments;
  std::optional<Color> fill;
  std::optional<Stroke> stroke;
  friend bool operator==(const PathShape&, const PathShape&) = default;
};

enum class Align : std::uint8_t { kLeft, kCenter, kRight };

/// Text, UTF-8, of one paragraph.
struct TextShape {
  std::string text;
  /// The middle of the digits' height in the first line; x is the left end, the middle or the right
  /// end. A single digit in the middle is put there by its ink, not by its advance.
  Point at;
  double size = 10;  ///< of the font
  Color color;
  Align align = Align::kLeft;
  bool is_bold = false;
  bool is_turned = false;  ///< upside down, about `at`
  double width = 0;        ///< of a line at most; 0: as long as it is
  int lines = 1;           ///< at most; what does not fit ends in an ellipsis
  friend bool operator==(const TextShape&, const TextShape&) = default;
};

using Shape = std::variant<PathShape, TextShape>;

struct Picture {
  double width = 0;
  double height = 0;
  Color paper{255, 255, 255};
  std::string title;          ///< for screen readers and metadata
  std::string description;    ///< what is to be seen, for those who do not
  std::vector<Shape> shapes;  ///< the first one lowest
  friend bool operator==(const Picture&, const Picture&) = default;
};

/// Pixels in a row or column of a PNG at most.
inline constexpr int kMostPixels = 8192;

/// Takes a piece of a file; false: no more is wanted.
using ByteSink = std::function<bool(std::string_view bytes)>;

/// Adds `part` upside down, so that its middle lies at `center`.
void add_turned(Picture& picture, const Picture& part, Point center);

/// The picture in words, a shape a line, lengths to a hundredth of a point: for tests.
[[nodiscard]] std::string picture_text(const Picture& picture);

}  // namespace shudu
#pragma GCC visibility pop
