#include "formats/variant/looks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>

#include "formats/record_text.h"
#include "formats/variant/fpuzzles_rules.h"

namespace shudu::variant {
namespace {

// Those that a layout may be.
constexpr std::array<std::string_view, 6> kOfLayouts = {
    "diagonal+", "diagonal-", "antiknight", "antiking", "disjointgroups", "extraregion"};

void skip_blanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

// What follows a key, without blanks; nothing where the key is not there.
std::optional<std::string_view> value_after(std::string_view text, std::string_view key) {
  const std::string quoted = '"' + std::string(key) + '"';
  for (std::size_t at = text.find(quoted); at != text.npos; at = text.find(quoted, at + 1)) {
    std::string_view rest = text.substr(at + quoted.size());
    skip_blanks(rest);
    if (!rest.starts_with(':')) continue;
    rest.remove_prefix(1);
    skip_blanks(rest);
    return rest;
  }
  return std::nullopt;
}

// `true`, or a list with something in it.
bool is_stated_by(std::string_view text, std::string_view key) {
  auto value = value_after(text, key);
  if (!value) return false;
  if (value->starts_with("true")) return true;
  if (!value->starts_with('[')) return false;
  value->remove_prefix(1);
  skip_blanks(*value);
  return !value->empty() && !value->starts_with(']');
}

}  // namespace

std::string_view stripped(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

bool is_fpuzzles_with_rules(std::string_view text) {
  const std::string_view object = stripped(text);
  const auto grid = value_after(object, "grid");
  if (!object.starts_with('{') || !grid || !grid->starts_with('[')) return false;
  constexpr int kSmallest = 4;
  constexpr int kLargest = 9;
  int size = kLargest;
  if (const auto number = value_after(object, "size")) {
    std::from_chars(number->data(), number->data() + number->size(), size);
  }
  if (size < kSmallest || size > kLargest) return true;
  const auto is_stated = [&](std::string_view key) { return is_stated_by(object, key); };
  if (std::any_of(kFpuzzlesFurtherRules.begin(), kFpuzzlesFurtherRules.end(), is_stated)) {
    return true;
  }
  return std::any_of(kFpuzzlesRules.begin(), kFpuzzlesRules.end(), [&](const FpuzzlesRule& row) {
    const bool is_layout =
        std::find(kOfLayouts.begin(), kOfLayouts.end(), row.key) != kOfLayouts.end();
    return !is_layout && is_stated(row.key);
  });
}

}  // namespace shudu::variant
