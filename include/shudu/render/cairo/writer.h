// Pictures as files in memory: SVG, PNG, and PDF page by page.
//
// cairo draws, Pango sets the text: DejaVu Sans, and where it lacks a character (Chinese) whatever
// font has it. SVG holds text as outlines, not as words in a font: a digit then stands in the
// middle of its cell in every viewer, whatever fonts that has; what the picture shows is said in
// its title and description. No script, no link, nothing from elsewhere is in it. The same picture
// gives the same bytes, in PDF too, whose date is the constant kPdfDate; other versions of cairo
// or of the fonts may give others. Fonts are found through fontconfig, which reads its own files.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "shudu/render/picture.h"

#pragma GCC visibility push(default)
namespace shudu {

/// What PDFs give as the time of their making.
inline constexpr std::string_view kPdfDate = "2000-01-01T00:00:00Z";

class CairoCanvas;  // src/render/cairo/canvas.h

/// Writes pictures. Fonts are loaded once for all of them, so keep it. One thread at a time.
class PictureWriter {
 public:
  PictureWriter();
  PictureWriter(const PictureWriter&) = delete;
  PictureWriter& operator=(const PictureWriter&) = delete;
  ~PictureWriter();

  /// Appends an SVG file. False, with `out` as it was, when memory ran out.
  [[nodiscard]] bool write_svg(const Picture& picture, std::string& out);
  /// Appends a PNG file, `width` pixels wide (at least 1). False, with `out` as it was, when a side
  /// would be over kMostPixels or memory ran out.
  [[nodiscard]] bool write_png(const Picture& picture, int width, std::string& out);

 private:
  std::unique_ptr<CairoCanvas> canvas_;
};

/// Writes one PDF, a page for each picture, in memory that does not grow with the pages but for
/// some hundred bytes each. One thread at a time.
class PdfWriter {
 public:
  /// `title` is cleaned; empty: none.
  PdfWriter(ByteSink sink, std::string_view title);
  PdfWriter(const PdfWriter&) = delete;
  PdfWriter& operator=(const PdfWriter&) = delete;
  /// Without `finish` the file is left without its end.
  ~PdfWriter();

  /// False once the sink has refused or memory ran out.
  bool add_page(const Picture& picture);
  /// Writes what ends the file; a PDF without pages gets an empty one. False as above.
  bool finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace shudu
#pragma GCC visibility pop
