// The only place where cairo and Pango are used to draw: a Picture onto a cairo context.
//
// Text is laid out without hinting and without rounding, so that all outputs agree. Short texts,
// the digits of boards above all, are laid out once and kept. Tested through writer.h.
#pragma once

#include <pango/pangocairo.h>

#include <map>
#include <memory>
#include <string>
#include <tuple>

#include "shudu/render/picture.h"

namespace shudu {

/// Frees what GLib counts references of.
struct Unreference {
  void operator()(void* object) const;
};
template <typename T>
using Referenced = std::unique_ptr<T, Unreference>;

class CairoCanvas {
 public:
  CairoCanvas();

  /// Draws the shapes; the context's unit is a point.
  void draw(const Picture& picture, cairo_t* context);

 private:
  /// A text that is laid out, and where its ink is, in points.
  struct Setting {
    Referenced<PangoLayout> layout;
    double baseline = 0;      ///< of its first line, below the layout's top
    double ink_center = 0;    ///< of its first line, right of its left end
    double width = 0;         ///< of its longest line
    double digit_height = 0;  ///< of its font
  };

  void draw_shape(const PathShape& shape, cairo_t* context) const;
  void draw_shape(const TextShape& shape, cairo_t* context);
  [[nodiscard]] Setting set(const TextShape& shape) const;
  const Setting& setting_of(const TextShape& shape);
  [[nodiscard]] Referenced<PangoLayout> lay_out(const TextShape& shape) const;

  Referenced<PangoFontMap> fonts_;
  Referenced<PangoContext> context_;
  std::map<std::tuple<std::string, double, bool>, Setting> kept_;
  Setting last_;  // of a text that is not kept
};

}  // namespace shudu
