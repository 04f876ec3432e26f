// A line without what stands at its end by chance. Tested in tests/formats/stream_scanner_test.cpp.
#pragma once

#include <string_view>

namespace shudu {

/// `text` as formats see it: without the CR and the blanks at its end. These are kept where they
/// are blank cells: in a line of exactly 81 digits and spaces, and in a row of cells between tabs
/// or bars.
[[nodiscard]] std::string_view strip_line(std::string_view text);

}  // namespace shudu
