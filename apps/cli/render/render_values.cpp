// Tested in tests/cli/render_test.cpp.
#include "cli/render/render_values.h"

namespace shudu::cli {

std::string_view picture_format_name(PictureFormat format) {
  return format == PictureFormat::kUnsaid ? std::string_view()
                                          : kPictureWords[static_cast<std::size_t>(format) - 1];
}

std::vector<std::string> per_page_choices() {
  std::vector<std::string> choices;
  choices.reserve(kPerPage.size());
  for (const int count : kPerPage) choices.push_back(std::to_string(count));
  return choices;
}

}  // namespace shudu::cli
