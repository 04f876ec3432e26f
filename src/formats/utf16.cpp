#include "formats/utf16.h"

#include <array>
#include <cstdint>

namespace shudu {

namespace {

constexpr char16_t kReplacement = 0xFFFD;
constexpr std::uint32_t kFirstPair = 0x10000;
constexpr std::uint32_t kLastPoint = 0x10FFFF;

// Of all bits: U+1D800 and its like end as a surrogate does.
constexpr bool is_high(std::uint32_t unit) { return (unit & ~0x3FFU) == 0xD800U; }
constexpr bool is_low(std::uint32_t unit) { return (unit & ~0x3FFU) == 0xDC00U; }

// A code point and how many bytes it took; no point where the first byte belongs to nothing.
struct Decoded {
  std::optional<std::uint32_t> point;
  std::size_t bytes = 1;
};

std::uint32_t byte_at(std::string_view text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
}

Decoded decode(std::string_view text) {
  const std::uint32_t lead = byte_at(text, 0);
  if (lead < 0x80) return {lead, 1};
  // Continuation bytes, and the smallest point that needs so many.
  struct Form {
    std::uint32_t mask, mark, smallest;
    std::size_t more;
  };
  constexpr std::array<Form, 3> kForms{Form{0xE0, 0xC0, 0x80, 1}, Form{0xF0, 0xE0, 0x800, 2},
                                       Form{0xF8, 0xF0, kFirstPair, 3}};
  for (const Form& form : kForms) {
    if ((lead & form.mask) != form.mark) continue;
    std::uint32_t point = lead & ~form.mask & 0xFFU;
    for (std::size_t i = 1; i <= form.more; ++i) {
      const std::uint32_t next = byte_at(text, i);
      if ((next & 0xC0U) != 0x80U) return {};
      point = point << 6U | (next & 0x3FU);
    }
    const bool is_good =
        point >= form.smallest && point <= kLastPoint && !is_high(point) && !is_low(point);
    return is_good ? Decoded{point, form.more + 1} : Decoded{};
  }
  return {};
}

void append_point(std::uint32_t point, std::string& out) {
  const auto tail = [&](unsigned shift) {
    out += static_cast<char>(0x80U | ((point >> shift) & 0x3FU));
  };
  if (point < 0x80) {
    out += static_cast<char>(point);
  } else if (point < 0x800) {
    out += static_cast<char>(0xC0U | point >> 6U);
    tail(0);
  } else if (point < kFirstPair) {
    out += static_cast<char>(0xE0U | point >> 12U);
    tail(6);
    tail(0);
  } else {
    out += static_cast<char>(0xF0U | point >> 18U);
    tail(12);
    tail(6);
    tail(0);
  }
}

}  // namespace

std::u16string to_utf16(std::string_view text) {
  std::u16string units;
  units.reserve(text.size());
  while (!text.empty()) {
    const Decoded next = decode(text);
    const std::uint32_t point = next.point.value_or(kReplacement);
    if (point >= kFirstPair) {
      units += static_cast<char16_t>(0xD800U + ((point - kFirstPair) >> 10U));
      units += static_cast<char16_t>(0xDC00U + (point & 0x3FFU));
    } else {
      units += static_cast<char16_t>(point);
    }
    text.remove_prefix(next.bytes);
  }
  return units;
}

std::optional<std::string> to_utf8(std::u16string_view units) {
  std::string text;
  text.reserve(units.size());
  for (std::size_t i = 0; i < units.size(); ++i) {
    std::uint32_t point = units[i];
    if (is_high(point)) {
      if (i + 1 == units.size() || !is_low(units[i + 1])) return std::nullopt;
      point = kFirstPair + ((point & 0x3FFU) << 10U) + (units[++i] & 0x3FFU);
    } else if (is_low(point)) {
      return std::nullopt;
    }
    append_point(point, text);
  }
  return text;
}

}  // namespace shudu
