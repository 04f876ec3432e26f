// See plain_lines.h. A line is looked at 16 bytes at a time, without branches. A loop over bytes
// that the compiler was to make vectors of took four times as long, more than a third of all that
// `check` did on an easy list.
#include "shudu/formats/plain_lines.h"

#include <array>
#include <cstdint>
#include <cstring>

#include "formats/record_text.h"
#include "shudu/core/cell.h"

namespace shudu {
namespace {

constexpr std::size_t kCells = kMaxCells;

// 16 bytes at once; the compiler's own vectors, so that every target has them.
using Bytes [[gnu::vector_size(16)]] = std::uint8_t;

Bytes bytes_at(const char* place) {
  Bytes bytes;
  std::memcpy(&bytes, place, sizeof bytes);
  return bytes;
}

// The last of the six looks overlaps the fifth.
constexpr std::array<std::size_t, 6> kPlaces{0, 16, 32, 48, 64, kCells - sizeof(Bytes)};

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

// Digits and dots only, as nearly all files have them.
bool has_common_marks(const char* cells) {
  Bytes bad{};
  for (const std::size_t place : kPlaces) bad |= not_digit_or_dot(bytes_at(cells + place));
  return is_zero(bad);
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

// How many bytes the line end after the 81 cells has; 0: there is none.
std::size_t line_end_at(std::string_view rest) {
  if (rest.starts_with('\n')) return 1;
  return rest.starts_with("\r\n") ? 2 : 0;
}

}  // namespace

PlainLines plain_lines_at_front(std::string_view text) {
  PlainLines lines;
  if (text.size() <= kCells) return lines;
  const std::size_t end = line_end_at(text.substr(kCells));
  if (end == 0) return lines;
  lines.stride = kCells + end;
  const char* line = text.data();
  for (std::size_t left = text.size(); left >= lines.stride; left -= lines.stride) {
    if (line[lines.stride - 1] != '\n' || (end == 2 && line[kCells] != '\r')) break;
    if (!is_plain(line)) break;
    ++lines.count;
    line += lines.stride;
  }
  return lines;
}

bool begins_plain_line(std::string_view text) {
  if (text.size() > kCells + 1) return false;
  if (text.size() == kCells + 1 && text.back() != '\r') return false;
  const std::string_view cells = text.substr(0, kCells);
  for (const char c : cells) {
    if (!is_cell_mark(c)) return false;
  }
  return true;
}

}  // namespace shudu
