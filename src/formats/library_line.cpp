#include "shudu/formats/library_line.h"

#include "formats/record_text.h"

namespace shudu {
namespace {

constexpr std::size_t kCodeLength = 4;

}  // namespace

std::optional<LibraryHead> library_head(const Notes& notes) {
  const std::string_view title = notes.title;
  const std::size_t colon = title.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::string_view technique = title.substr(0, colon);
  const std::size_t dash = technique.find('-');
  LibraryHead head;
  head.code = technique.substr(0, dash);
  if (dash != std::string_view::npos) head.variant = technique.substr(dash + 1);
  head.digits = title.substr(colon + 1);
  const bool has_code = head.code.size() == kCodeLength || head.code.size() == kCodeLength + 1;
  const bool is_head = has_code && consists_of(head.code, "0123456789") &&
                       consists_of(head.variant, "0123456789x") &&
                       consists_of(head.digits, "123456789 ") &&
                       (dash == std::string_view::npos || !head.variant.empty());
  if (!is_head) return std::nullopt;
  return head;
}

}  // namespace shudu
