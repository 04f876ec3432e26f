#include "shudu/render/cairo/writer.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "render/cairo/canvas.h"
#include "shudu/render/clean_text.h"

namespace shudu {

struct FreeSurface {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using Surface = std::unique_ptr<cairo_surface_t, FreeSurface>;

namespace {

struct FreeContext {
  void operator()(cairo_t* context) const { cairo_destroy(context); }
};
using Context = std::unique_ptr<cairo_t, FreeContext>;

cairo_status_t append_bytes(void* out, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(out)->append(
      std::string_view(static_cast<const char*>(static_cast<const void*>(data)), length));
  return CAIRO_STATUS_SUCCESS;
}

void paint_paper(const Picture& picture, cairo_t* context) {
  cairo_set_source_rgb(context, picture.paper.red / 255.0, picture.paper.green / 255.0,
                       picture.paper.blue / 255.0);
  cairo_paint(context);
}

std::string escaped_markup(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

// cairo numbers its surfaces over the whole life of a program; ours is referred to by nobody.
void drop_surface_number(std::string& svg) {
  constexpr std::string_view kBefore = "<g id=\"surface";
  const std::size_t at = svg.find(kBefore);
  const std::size_t end = at == std::string::npos ? at : svg.find('"', at + kBefore.size());
  if (end != std::string::npos) svg.replace(at, end + 1 - at, "<g id=\"picture\"");
}

// cairo's own SVG with what a screen reader says put after its opening tag.
std::string with_words(const Picture& picture, std::string svg) {
  constexpr std::string_view kTag = "<svg ";
  const std::size_t tag = svg.find(kTag);
  const std::size_t end = tag == std::string::npos ? tag : svg.find('>', tag);
  if (end == std::string::npos) return svg;
  drop_surface_number(svg);
  std::string words;
  const std::string title = clean_text(picture.title);
  const std::string description = clean_text(picture.description, kMostTextCharacters);
  if (!title.empty()) words += "\n<title>" + escaped_markup(title) + "</title>";
  if (!description.empty()) words += "\n<desc>" + escaped_markup(description) + "</desc>";
  svg.insert(end + 1, words);
  svg.insert(tag + kTag.size(), "role=\"img\" ");
  return svg;
}

double most_of_page(double length) {
  constexpr double kMost = 14400;  // points: what PDF allows a page
  return std::clamp(length, 1.0, kMost);
}

}  // namespace

PictureWriter::PictureWriter() : canvas_(std::make_unique<CairoCanvas>()) {}
PictureWriter::~PictureWriter() = default;

bool PictureWriter::write_svg(const Picture& picture, std::string& out) {
  std::string svg;
  {
    const Surface surface(cairo_svg_surface_create_for_stream(
        append_bytes, &svg, most_of_page(picture.width), most_of_page(picture.height)));
    {
      const Context context(cairo_create(surface.get()));
      paint_paper(picture, context.get());
      canvas_->draw(picture, context.get());
      if (cairo_status(context.get()) != CAIRO_STATUS_SUCCESS) return false;
    }
    cairo_surface_finish(surface.get());
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return false;
  }
  out += with_words(picture, std::move(svg));
  return true;
}

bool PictureWriter::write_png(const Picture& picture, int width, std::string& out) {
  if (width < 1 || width > kMostPixels || picture.width <= 0) return false;
  const double scale = width / picture.width;
  const double height = std::ceil(picture.height * scale - 0.001);
  if (height < 1 || height > kMostPixels) return false;
  const Surface surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, static_cast<int>(height)));
  const Context context(cairo_create(surface.get()));
  paint_paper(picture, context.get());
  cairo_scale(context.get(), scale, scale);
  canvas_->draw(picture, context.get());
  if (cairo_status(context.get()) != CAIRO_STATUS_SUCCESS) return false;
  const std::size_t before = out.size();
  const bool is_written =
      cairo_surface_write_to_png_stream(surface.get(), append_bytes, &out) == CAIRO_STATUS_SUCCESS;
  if (!is_written) out.resize(before);
  return is_written;
}

struct PdfWriter::State {
  ByteSink sink;
  CairoCanvas canvas;
  Surface surface;
  bool has_pages = false;
  bool is_finished = false;

  [[nodiscard]] bool has_succeeded() const {
    return cairo_surface_status(surface.get()) == CAIRO_STATUS_SUCCESS;
  }
  static cairo_status_t take(void* state, const unsigned char* data, unsigned length) {
    const std::string_view bytes(static_cast<const char*>(static_cast<const void*>(data)), length);
    const bool is_taken = static_cast<State*>(state)->sink(bytes);
    return is_taken ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
  }
};

PdfWriter::PdfWriter(ByteSink sink, std::string_view title) : state_(std::make_unique<State>()) {
  state_->sink = std::move(sink);
  state_->surface.reset(cairo_pdf_surface_create_for_stream(&State::take, state_.get(), 1, 1));
  cairo_surface_t* surface = state_->surface.get();
  const std::string clean = clean_text(title);
  if (!clean.empty()) {
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, clean.c_str());
  }
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Shudu");
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, kPdfDate.data());
}

// Nothing is to be written behind the caller's back, and cairo writes when it is freed.
PdfWriter::~PdfWriter() {
  state_->sink = [](std::string_view) { return false; };
}

bool PdfWriter::add_page(const Picture& picture) {
  if (!state_->has_succeeded() || state_->is_finished) return false;
  cairo_surface_t* surface = state_->surface.get();
  cairo_pdf_surface_set_size(surface, most_of_page(picture.width), most_of_page(picture.height));
  const Context context(cairo_create(surface));
  state_->canvas.draw(picture, context.get());
  cairo_show_page(context.get());
  state_->has_pages = true;
  return cairo_status(context.get()) == CAIRO_STATUS_SUCCESS && state_->has_succeeded();
}

bool PdfWriter::finish() {
  if (state_->is_finished) return state_->has_succeeded();
  if (!state_->has_pages) {
    Picture empty;
    empty.width = 595;
    empty.height = 842;
    add_page(empty);
  }
  cairo_surface_finish(state_->surface.get());
  state_->is_finished = true;
  return state_->has_succeeded();
}

}  // namespace shudu
