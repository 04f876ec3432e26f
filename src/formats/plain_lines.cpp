// A line is looked at 16 bytes at a time; see cell_bytes.h.
#include "shudu/formats/plain_lines.h"

#include <cstdint>

#include "formats/cell_bytes.h"
#include "formats/record_text.h"

namespace shudu {
namespace {

// 0 where a byte is a digit or a dot, which are one range with a gap.
Bytes not_digit_or_dot(Bytes bytes) {
  static_assert('.' + 1 == '/' && '/' + 1 == '0');
  constexpr std::uint8_t kRange = '9' - '.';
  const Bytes from_dot = bytes - static_cast<std::uint8_t>('.');
  return static_cast<Bytes>(from_dot > kRange) | static_cast<Bytes>(from_dot == 1);
}

// Is the line end of a plain line where it should be?
bool has_end(const char* line, std::size_t stride) {
  return line[stride - 1] == '\n' && (stride == kMaxCells + 1 || line[kMaxCells] == '\r');
}

// The same for so many lines at once, with their ends.
constexpr std::size_t kGroup = 4;

bool are_common_lines(const char* line, std::size_t stride) {
  Bytes most{};
  bool have_ends = true;
  for (std::size_t i = 0; i < kGroup; ++i, line += stride) {
    most = largest_codes(line, most);
    have_ends = have_ends && has_end(line, stride);
  }
  return have_ends && are_common(most);
}

// Any puzzle characters; without a digit or a dot it may be a border, which is not for us to judge.
bool has_marks(const char* cells) {
  constexpr std::uint8_t kLowerCase = 0x20;
  Bytes bad{};
  Bytes seen{};
  for (const std::size_t place : kCellLooks) {
    const Bytes bytes = bytes_at(cells + place);
    const Bytes other = not_digit_or_dot(bytes);
    const auto blank = static_cast<Bytes>(bytes == '*') | static_cast<Bytes>(bytes == '-') |
                       static_cast<Bytes>(bytes == '_') |
                       static_cast<Bytes>((bytes | kLowerCase) == 'x');
    bad |= other & ~blank;
    seen |= ~other;
  }
  return is_zero(bad) && !is_zero(seen);
}

bool is_plain(const char* cells) { return has_common_marks(cells) || has_marks(cells); }

// From line to line, when the first one is plain; 0: its end is no line end.
std::size_t stride_of(std::string_view text) {
  if (text.size() <= kMaxCells) return 0;
  const std::string_view rest = text.substr(kMaxCells);
  if (rest.starts_with('\n')) return kMaxCells + 1;
  return rest.starts_with("\r\n") ? kMaxCells + 2 : 0;
}

}  // namespace

PlainLines plain_lines_at_front(std::string_view text) {
  PlainLines lines;
  const std::size_t stride = stride_of(text);
  if (stride == 0) return lines;
  lines.stride = stride;
  bool takes_groups = true;  // until other marks come, or the end
  for (;;) {
    takes_groups =
        takes_groups && text.size() >= kGroup * stride && are_common_lines(text.data(), stride);
    if (!takes_groups) {
      if (text.size() < stride || !has_end(text.data(), stride) || !is_plain(text.data())) break;
    }
    const std::size_t count = takes_groups ? kGroup : 1;
    lines.count += count;
    text.remove_prefix(count * stride);
  }
  return lines;
}

bool begins_plain_line(std::string_view text) {
  if (text.size() > kMaxCells + 1) return false;
  if (text.size() == kMaxCells + 1 && text.back() != '\r') return false;
  const std::string_view cells = text.substr(0, kMaxCells);
  for (const char c : cells) {
    if (!is_cell_mark(c)) return false;
  }
  return true;
}

}  // namespace shudu
