// The drawing module, shudu_drawing.so: hands the writers of pictures to the program that has
// loaded it. See drawing_calls.h.
#include <utility>

#include "drawing/drawing_calls.h"
#include "shudu/render/cairo/writer.h"
#include "shudu/version.h"

namespace shudu::drawing {
namespace {

PictureWriter& writer_at(void* writer) { return *static_cast<PictureWriter*>(writer); }
PdfWriter& pdf_at(void* pdf) { return *static_cast<PdfWriter*>(pdf); }

constexpr DrawingCalls kCalls{
    kLibraryVersion,
    []() -> std::shared_ptr<void> { return std::make_shared<PictureWriter>(); },
    [](void* writer, const Picture& picture, std::string& out) {
      return writer_at(writer).write_svg(picture, out);
    },
    [](void* writer, const Picture& picture, int width, std::string& out) {
      return writer_at(writer).write_png(picture, width, out);
    },
    [](ByteSink sink, std::string_view title) -> std::shared_ptr<void> {
      return std::make_shared<PdfWriter>(std::move(sink), title);
    },
    [](void* pdf, const Picture& picture) { return pdf_at(pdf).add_page(picture); },
    [](void* pdf) { return pdf_at(pdf).finish(); }};

}  // namespace
}  // namespace shudu::drawing

extern "C" __attribute__((visibility("default"))) const shudu::drawing::DrawingCalls*
shudu_drawing_calls();

const shudu::drawing::DrawingCalls* shudu_drawing_calls() { return &shudu::drawing::kCalls; }
