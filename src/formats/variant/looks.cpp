#include "formats/variant/looks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "formats/record_text.h"
#include "formats/variant/fpuzzles_rules.h"
#include "formats/variant/own_json.h"
#include "shudu/core/find_row.h"

namespace shudu::variant {
namespace {

// Those that a layout may be.
constexpr std::array<std::string_view, 6> kOfLayouts = {
    "diagonal+", "diagonal-", "antiknight", "antiking", "disjointgroups", "extraregion"};

void skip_blanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

// A member of the outermost object, and what follows its colon.
struct Member {
  std::string_view name;
  std::string_view value;
};

// Behind the quote that ends the text which begins at `begin`.
std::size_t end_of_text(std::string_view text, std::size_t begin) {
  std::size_t at = begin + 1;
  while (at < text.size() && text[at] != '"')
    at += text[at] == '\\' ? std::size_t{2} : std::size_t{1};
  return std::min(at + 1, text.size());
}

std::vector<Member> members_of(std::string_view object) {
  std::vector<Member> members;
  int depth = 0;
  for (std::size_t at = 0; at < object.size();) {
    const char c = object[at];
    if (c != '"') {
      depth += c == '{' || c == '[' ? 1 : 0;
      depth -= c == '}' || c == ']' ? 1 : 0;
      ++at;
      continue;
    }
    const std::size_t end = end_of_text(object, at);
    std::string_view rest = object.substr(end);
    skip_blanks(rest);
    if (depth == 1 && rest.starts_with(':')) {
      rest.remove_prefix(1);
      skip_blanks(rest);
      members.push_back({object.substr(at + 1, end - at - 2), rest});
    }
    at = end;
  }
  return members;
}

// Nothing where there is no such member.
std::optional<std::string_view> value_of(const std::vector<Member>& members,
                                         std::string_view name) {
  const Member* const found =
      find_row(members, [name](const Member& member) { return member.name == name; });
  return found != nullptr ? std::optional(found->value) : std::nullopt;
}

// `true`, or a list with something in it.
bool is_stated_by(const std::vector<Member>& members, std::string_view key) {
  auto value = value_of(members, key);
  if (!value) return false;
  if (value->starts_with("true")) return true;
  if (!value->starts_with('[')) return false;
  value->remove_prefix(1);
  skip_blanks(*value);
  return !value->empty() && !value->starts_with(']');
}

// Of f-puzzles' JSON, or of what looks like it; none of other texts.
std::vector<Member> members_of_board(std::string_view text) {
  const std::string_view object = stripped(text);
  if (!object.starts_with('{') || object.find("\"grid\"") == object.npos) return {};
  std::vector<Member> members = members_of(object);
  const auto grid = value_of(members, "grid");
  if (!grid || !grid->starts_with('[')) members.clear();
  return members;
}

// A key that no layout stands for, or a size that none has.
bool has_rules(const std::vector<Member>& members) {
  constexpr int kSmallest = 4;
  constexpr int kLargest = 9;
  int size = kLargest;
  if (const auto number = value_of(members, "size")) {
    std::from_chars(number->data(), number->data() + number->size(), size);
  }
  if (size < kSmallest || size > kLargest) return true;
  const auto is_stated = [&](std::string_view key) { return is_stated_by(members, key); };
  if (std::any_of(kFpuzzlesFurtherRules.begin(), kFpuzzlesFurtherRules.end(), is_stated)) {
    return true;
  }
  return std::any_of(kFpuzzlesRules.begin(), kFpuzzlesRules.end(), [&](const FpuzzlesRule& row) {
    const bool is_layout =
        std::find(kOfLayouts.begin(), kOfLayouts.end(), row.key) != kOfLayouts.end();
    return !is_layout && is_stated(row.key);
  });
}

}  // namespace

std::string_view stripped(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

bool is_variant_json(std::string_view text) {
  const std::string_view object = stripped(text);
  if (!object.starts_with('{') || object.find(kOwnFormat) == object.npos) return false;
  const auto format = value_of(members_of(object), "format");
  return format && format->starts_with('"' + std::string(kOwnFormat) + '"');
}

bool is_fpuzzles_with_rules(std::string_view text) {
  const std::vector<Member> members = members_of_board(text);
  return !members.empty() && has_rules(members);
}

bool is_fpuzzles_board(std::string_view text) {
  const std::vector<Member> members = members_of_board(text);
  if (members.empty()) return false;
  if (has_rules(members)) return true;
  std::string_view cells = value_of(members, "grid").value_or("");
  for (const char c : {'[', '['}) {
    if (!cells.starts_with(c)) return false;
    cells.remove_prefix(1);
    skip_blanks(cells);
  }
  constexpr std::array<std::string_view, 4> kOfCells = {"{}", "\"given", "\"region\"",
                                                        "PencilMarks\""};
  return cells.starts_with('{') && value_of(members, "size") &&
         std::any_of(kOfCells.begin(), kOfCells.end(),
                     [&](std::string_view part) { return cells.find(part) != cells.npos; });
}

}  // namespace shudu::variant
