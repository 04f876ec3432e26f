// What the drawing module gives the program: the writers of shudu/render/cairo/writer.h as a table
// of functions.
//
// The module is a library of its own that the program loads when there is something to draw. Linked
// to the program, Pango and cairo with their forty libraries took every start of it, also of verbs
// that draw nothing, from 2 to 7 ms of processor time.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "shudu/render/picture.h"

namespace shudu::drawing {

/// Both sides are of one build: `version` says so.
struct DrawingCalls {
  std::string_view version;  ///< kLibraryVersion of the module

  std::shared_ptr<void> (*make_writer)();
  bool (*write_svg)(void* writer, const Picture& picture, std::string& out);
  bool (*write_png)(void* writer, const Picture& picture, int width, std::string& out);

  std::shared_ptr<void> (*make_pdf)(ByteSink sink, std::string_view title);
  bool (*add_page)(void* pdf, const Picture& picture);
  bool (*finish)(void* pdf);
};

/// The name of the module's one function and its type.
inline constexpr const char* kDrawingSymbol = "shudu_drawing_calls";
using GetDrawingCalls = const DrawingCalls* (*)();

}  // namespace shudu::drawing
