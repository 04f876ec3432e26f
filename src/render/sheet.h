// A sheet of paper with what all pages have: the title above, the number below. In page.cpp.
#pragma once

#include <string_view>

#include "shudu/render/page.h"

namespace shudu {

/// An empty page of the setup's paper, in the colour of its style.
[[nodiscard]] Picture sheet_of(const PageSetup& setup);

/// Draws title and page number, where there are some; the room that is left between them.
Box draw_frame(std::string_view title, const PageSetup& setup, int number, Picture& picture);

}  // namespace shudu
