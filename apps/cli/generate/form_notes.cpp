// Tested in tests/cli/resume_test.cpp by runs that go on: what they have written before is not
// written again.
#include "cli/generate/form_notes.h"

#include <fmt/format.h>

#include <charconv>
#include <iterator>

namespace shudu::cli {
namespace {

constexpr std::size_t kHexOfHalf = 16;
constexpr std::size_t kSize = 1 + 2 * kHexOfHalf;

std::uint64_t hex_at(std::string_view text, std::size_t at) {
  constexpr int kHex = 16;
  std::uint64_t value = 0;
  const std::string_view digits = text.substr(at, kHexOfHalf);
  std::from_chars(digits.data(), digits.data() + digits.size(), value, kHex);
  return value;
}

}  // namespace

void note_form(const FormHash& hash, std::string& out) {
  fmt::format_to(std::back_inserter(out), "h{:016x}{:016x}", hash.high, hash.low);
}

std::optional<FormHash> take_form(std::string_view& noted) {
  if (noted.size() < kSize || noted.front() != 'h') return std::nullopt;
  const FormHash hash{hex_at(noted, 1), hex_at(noted, 1 + kHexOfHalf)};
  noted.remove_prefix(kSize);
  return hash;
}

}  // namespace shudu::cli
