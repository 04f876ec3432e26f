#include "render/cairo/canvas.h"

#include <array>
#include <cmath>

#include "shudu/render/clean_text.h"

namespace shudu {
namespace {

// DejaVu first, so that a text looks the same wherever it is installed; then what is there.
constexpr const char* kFamilies = "DejaVu Sans, Droid Sans Fallback, sans-serif";
constexpr std::size_t kMostKeptBytes = 2;
constexpr std::size_t kMostKept = 512;

double in_points(int pango_units) { return static_cast<double>(pango_units) / PANGO_SCALE; }

// To a hundredth of a point: files stay short, and no rounding of a compiler shows.
double rounded(double length) { return std::round(length * 100) / 100; }

void set_color(Color color, cairo_t* context) {
  cairo_set_source_rgb(context, color.red / 255.0, color.green / 255.0, color.blue / 255.0);
}

void add_segment(const Segment& segment, cairo_t* context) {
  const double x = rounded(segment.to.x);
  const double y = rounded(segment.to.y);
  switch (segment.kind) {
    case Segment::Kind::kMove:
      return cairo_move_to(context, x, y);
    case Segment::Kind::kLine:
      return cairo_line_to(context, x, y);
    case Segment::Kind::kCurve:
      return cairo_curve_to(context, rounded(segment.first.x), rounded(segment.first.y),
                            rounded(segment.second.x), rounded(segment.second.y), x, y);
    case Segment::Kind::kClose:
      return cairo_close_path(context);
  }
}

}  // namespace

void Unreference::operator()(void* object) const { g_object_unref(object); }

CairoCanvas::CairoCanvas()
    : fonts_(pango_cairo_font_map_new()), context_(pango_font_map_create_context(fonts_.get())) {
  const std::unique_ptr<cairo_font_options_t, void (*)(cairo_font_options_t*)> options(
      cairo_font_options_create(), &cairo_font_options_destroy);
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context_.get(), options.get());
  pango_cairo_context_set_resolution(context_.get(), 72);
  pango_context_set_round_glyph_positions(context_.get(), FALSE);
  // Not that of the locale: the same text is to be the same everywhere.
  pango_context_set_language(context_.get(), pango_language_from_string("en"));
  pango_context_set_base_dir(context_.get(), PANGO_DIRECTION_LTR);
}

void CairoCanvas::draw(const Picture& picture, cairo_t* context) {
  for (const Shape& shape : picture.shapes) {
    std::visit([&](const auto& it) { draw_shape(it, context); }, shape);
  }
}

void CairoCanvas::draw_shape(const PathShape& shape, cairo_t* context) const {
  cairo_new_path(context);
  for (const Segment& segment : shape.segments) add_segment(segment, context);
  if (shape.fill) {
    set_color(*shape.fill, context);
    shape.stroke ? cairo_fill_preserve(context) : cairo_fill(context);
  }
  if (!shape.stroke) return;
  set_color(shape.stroke->color, context);
  cairo_set_line_width(context, rounded(shape.stroke->width));
  const double dash = rounded(shape.stroke->dash);
  const bool is_solid = dash <= 0;
  cairo_set_dash(context, &dash, is_solid ? 0 : 1, 0);
  const cairo_line_cap_t square = is_solid ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT;
  cairo_set_line_cap(context, shape.stroke->has_round_ends ? CAIRO_LINE_CAP_ROUND : square);
  cairo_stroke(context);
}

Referenced<PangoLayout> CairoCanvas::lay_out(const TextShape& shape) const {
  Referenced<PangoLayout> layout(pango_layout_new(context_.get()));
  PangoFontDescription* font = pango_font_description_new();
  pango_font_description_set_family_static(font, kFamilies);
  pango_font_description_set_absolute_size(font, rounded(shape.size) * PANGO_SCALE);
  if (shape.is_bold) pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description(layout.get(), font);
  pango_font_description_free(font);
  pango_layout_set_auto_dir(layout.get(), FALSE);
  const std::string text = clean_text(shape.text, kMostTextCharacters);
  pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
  if (shape.width > 0) {
    pango_layout_set_width(layout.get(), static_cast<int>(shape.width * PANGO_SCALE));
    pango_layout_set_height(layout.get(), -shape.lines);
    pango_layout_set_ellipsize(layout.get(), PANGO_ELLIPSIZE_END);
    pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
  }
  return layout;
}

// A wrapped or cut text is as wide as it may be and aligned by Pango; any other is as wide as it
// is.
CairoCanvas::Setting CairoCanvas::set(const TextShape& shape) const {
  Setting setting;
  setting.layout = lay_out(shape);
  if (shape.width > 0) {
    constexpr std::array kAligns{PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT};
    pango_layout_set_alignment(setting.layout.get(),
                               kAligns[static_cast<std::size_t>(shape.align)]);
  }
  PangoRectangle ink;
  PangoRectangle logical;
  PangoLayoutLine* line = pango_layout_get_line_readonly(setting.layout.get(), 0);
  pango_layout_line_get_extents(line, &ink, &logical);
  setting.ink_center = in_points(ink.x) + in_points(ink.width) / 2;
  setting.width = shape.width > 0 ? shape.width : in_points(logical.width);
  setting.baseline = in_points(pango_layout_get_baseline(setting.layout.get()));
  TextShape digit = shape;  // a flat one, that neither overshoots its line nor its height
  digit.text = "1";
  digit.width = 0;
  const Referenced<PangoLayout> measure = lay_out(digit);
  pango_layout_line_get_extents(pango_layout_get_line_readonly(measure.get(), 0), &ink, nullptr);
  setting.digit_height = in_points(ink.height);
  return setting;
}

const CairoCanvas::Setting& CairoCanvas::setting_of(const TextShape& shape) {
  if (shape.text.size() > kMostKeptBytes || shape.width > 0) return last_ = set(shape);
  if (kept_.size() >= kMostKept) kept_.clear();
  const auto [found, is_new] = kept_.try_emplace({shape.text, shape.size, shape.is_bold});
  if (is_new) found->second = set(shape);
  return found->second;
}

void CairoCanvas::draw_shape(const TextShape& shape, cairo_t* context) {
  if (shape.text.empty() || shape.size <= 0) return;
  const Setting& setting = setting_of(shape);
  double left = 0;
  if (shape.align == Align::kCenter) {
    const bool is_single = shape.text.size() == 1 && shape.width <= 0;
    left = is_single ? -setting.ink_center : -setting.width / 2;
  } else if (shape.align == Align::kRight) {
    left = -setting.width;
  }
  cairo_save(context);
  cairo_translate(context, rounded(shape.at.x), rounded(shape.at.y));
  if (shape.is_turned) cairo_scale(context, -1, -1);
  set_color(shape.color, context);
  cairo_move_to(context, rounded(left), rounded(setting.digit_height / 2 - setting.baseline));
  pango_cairo_show_layout(context, setting.layout.get());
  cairo_restore(context);
}

}  // namespace shudu
