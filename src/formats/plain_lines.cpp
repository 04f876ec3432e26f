// A line is looked at 16 bytes at a time, without branches. A loop over bytes that the compiler was
// to make vectors of took four times as long, more than a third of all that `check` did on an easy
// list.
#include "shudu/formats/plain_lines.h"

#include <array>
#include <cstdint>
#include <cstring>

#include "formats/record_text.h"
#include "shudu/core/cell.h"

namespace shudu {
namespace {

// 16 bytes at once; the compiler's own vectors, so that every target has them.
using Bytes [[gnu::vector_size(16)]] = std::uint8_t;

Bytes bytes_at(const char* place) {
  Bytes bytes;
  std::memcpy(&bytes, place, sizeof bytes);
  return bytes;
}

// The last of the six looks overlaps the fifth.
constexpr std::array<std::size_t, 6> kPlaces{0, 16, 32, 48, 64, kMaxCells - sizeof(Bytes)};

bool is_zero(Bytes bytes) {
  std::array<std::uint64_t, 2> halves{};
  std::memcpy(halves.data(), &bytes, sizeof bytes);
  return (halves[0] | halves[1]) == 0;
}

// 0 where a byte is a digit or a dot, which are one range with a gap.
Bytes not_digit_or_dot(Bytes bytes) {
  static_assert('.' + 1 == '/' && '/' + 1 == '0');
  constexpr std::uint8_t kRange = '9' - '.';
  const Bytes from_dot = bytes - static_cast<std::uint8_t>('.');
  return static_cast<Bytes>(from_dot > kRange) | static_cast<Bytes>(from_dot == 1);
}

// The largest code among the cells of a line and `most`, byte by byte, where digits and dots, and
// they alone, have codes up to kLargestCode: the exchange of neighbours closes the gap between dot
// and 0.
//
//   byte      .    /    0 1 2 3 4 5 6 7 8  9    : ; ...
//   code      0  255    2 1 4 3 6 5 8 7 10 9   12 11 ...
constexpr std::uint8_t kLargestCode = 10;

Bytes largest_codes(const char* cells, Bytes most) {
  static_assert('.' + 1 == '/' && '/' + 1 == '0' && ('.' ^ 1) == '/');
  for (const std::size_t place : kPlaces) {
    const Bytes codes =
        (bytes_at(cells + place) ^ std::uint8_t{1}) - static_cast<std::uint8_t>('/');
    most = codes > most ? codes : most;
  }
  return most;
}

bool are_common(Bytes codes) { return is_zero(static_cast<Bytes>(codes > kLargestCode)); }

// Digits and dots only, as nearly all files have them.
bool has_common_marks(const char* cells) { return are_common(largest_codes(cells, Bytes{})); }

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
  for (const std::size_t place : kPlaces) {
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
