// Numbers are written without a locale, to a hundredth.
#include "shudu/render/picture.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace shudu {
namespace {

// `12.5`, `3`, `-0.25`: to a hundredth, without zeros at the end.
void append_number(double number, std::string& out) {
  std::array<char, 32> text{};
  const double rounded = std::round(number * 100) / 100;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), rounded + 0.0,
                                 std::chars_format::fixed, 2);
  std::string_view shown(text.data(), static_cast<std::size_t>(end.ptr - text.data()));
  while (shown.back() == '0') shown.remove_suffix(1);
  if (shown.back() == '.') shown.remove_suffix(1);
  out += shown;
}

void append_point(Point point, std::string& out) {
  append_number(point.x, out);
  out += ',';
  append_number(point.y, out);
}

void append_color(Color color, std::string& out) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out += '#';
  for (const unsigned part : {color.red, color.green, color.blue}) {
    out += kHex[part >> 4U];
    out += kHex[part & 15U];
  }
}

void append_shape(const PathShape& shape, std::string& out) {
  out += "path";
  if (shape.fill) {
    out += " fill ";
    append_color(*shape.fill, out);
  }
  if (shape.stroke) {
    out += " stroke ";
    append_color(shape.stroke->color, out);
    out += ' ';
    append_number(shape.stroke->width, out);
    if (shape.stroke->dash > 0) {
      out += " dash ";
      append_number(shape.stroke->dash, out);
    }
    if (shape.stroke->has_round_ends) out += " round";
  }
  for (const Segment& segment : shape.segments) {
    constexpr std::array<std::string_view, 4> kNames{" M ", " L ", " C ", " Z"};
    out += kNames[static_cast<std::size_t>(segment.kind)];
    if (segment.kind == Segment::Kind::kClose) continue;
    if (segment.kind == Segment::Kind::kCurve) {
      append_point(segment.first, out);
      out += ' ';
      append_point(segment.second, out);
      out += ' ';
    }
    append_point(segment.to, out);
  }
}

void append_shape(const TextShape& shape, std::string& out) {
  constexpr std::array<std::string_view, 3> kAligns{" left", " center", " right"};
  out += "text ";
  append_point(shape.at, out);
  out += kAligns[static_cast<std::size_t>(shape.align)];
  out += ' ';
  append_number(shape.size, out);
  out += ' ';
  append_color(shape.color, out);
  if (shape.is_bold) out += " bold";
  if (shape.is_turned) out += " turned";
  if (shape.width > 0) {
    out += " width ";
    append_number(shape.width, out);
  }
  if (shape.lines > 1) out += " lines " + std::to_string(shape.lines);
  out += ": " + shape.text;
}

}  // namespace

void add_turned(Picture& picture, const Picture& part, Point center) {
  const auto turned = [&](Point point) {
    return Point{center.x + part.width / 2 - point.x, center.y + part.height / 2 - point.y};
  };
  for (Shape shape : part.shapes) {
    if (auto* path = std::get_if<PathShape>(&shape)) {
      for (Segment& segment : path->segments) {
        segment.to = turned(segment.to);
        segment.first = turned(segment.first);
        segment.second = turned(segment.second);
      }
    } else if (auto* text = std::get_if<TextShape>(&shape)) {
      text->at = turned(text->at);
      text->is_turned = !text->is_turned;
    }
    picture.shapes.push_back(std::move(shape));
  }
}

std::string picture_text(const Picture& picture) {
  std::string out = "picture ";
  append_number(picture.width, out);
  out += " x ";
  append_number(picture.height, out);
  out += ' ';
  append_color(picture.paper, out);
  out += "\ntitle: " + picture.title + "\ndescription: " + picture.description + '\n';
  for (const Shape& shape : picture.shapes) {
    std::visit([&out](const auto& it) { append_shape(it, out); }, shape);
    out += '\n';
  }
  return out;
}

}  // namespace shudu
