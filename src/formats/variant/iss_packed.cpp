// Rules of constraint strings with a packed argument: relations, automata, expressions; see
// iss_codes.h for what is packed.
#include <algorithm>

#include "formats/variant/iss_codes.h"
#include "formats/variant/iss_reader.h"

namespace shudu::variant {
namespace {

// `%5B` as it stands in addresses.
std::optional<std::string> strictly_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      decoded += text[i];
      continue;
    }
    constexpr std::string_view kHex = "0123456789ABCDEFabcdef";
    unsigned byte = 0;
    for (std::size_t digit = i + 1; digit <= i + 2; ++digit) {
      const std::size_t at = digit < text.size() ? kHex.find(text[digit]) : std::string_view::npos;
      if (at == std::string_view::npos) return std::nullopt;
      byte = byte * 16 + static_cast<unsigned>(at < 16 ? at : at - 6);
    }
    decoded += static_cast<char>(byte);
    i += 2;
  }
  return decoded;
}

}  // namespace

std::vector<IssReader::Arguments> IssReader::groups_of(Arguments arguments) const {
  std::vector<Arguments> groups;
  for (std::size_t from = 0; from < arguments.size();) {
    const auto is_end = [](const std::string& text) { return text.empty() || text[0] == '_'; };
    const auto begin = arguments.begin() + static_cast<std::ptrdiff_t>(from);
    const auto end = std::find_if(begin, arguments.end(), is_end);
    const auto length = static_cast<std::size_t>(end - begin);
    if (length > 0) groups.push_back(arguments.subspan(from, length));
    from += length + 1;
  }
  return groups;
}

// `Pair~KEY~_name~R1C1~R1C2~~R3C1~R3C2`; old keys (Binary) have `-` and `_` the other way round.
Status IssReader::read_relation(const IssItem& item, Rules& rules) {
  if (item.arguments.empty()) return wrong(item, {});
  std::string key = item.arguments[0];
  if (item.name[0] == 'B') {
    for (char& c : key) c = c == '-' ? '_' : c == '_' ? '-' : c;
  }
  const auto table = unpack_relation(key, shape().values);
  if (!table) return wrong(item, item.arguments[0]);
  const Kind kind = item.name.back() == 'X' ? Kind::kRelationAll : Kind::kRelation;
  for (const Arguments group : groups_of(rest_of(item, 1))) {
    auto cells = cells_of(item, group);
    if (!cells) return cells.error();
    if (cells->size() < 2) continue;
    Constraint rule = rule_of(kind, std::move(*cells));
    rule.table = *table;
    const Status status = add(item, std::move(rule), rules);
    if (!status) return status;
  }
  return kDone;
}

Status IssReader::read_automaton(const IssItem& item, Rules& rules) {
  if (item.arguments.empty()) return wrong(item, {});
  const auto automaton = unpack_automaton(item.arguments[0], shape().values);
  if (!automaton) return wrong(item, item.arguments[0]);
  for (const Arguments group : groups_of(rest_of(item, 1))) {
    auto segments = segments_of(item, group);
    if (!segments) return segments.error();
    Constraint rule = rule_of(Kind::kAutomaton, {});
    rule.lists = std::move(*segments);
    rule.automaton = *automaton;
    const Status status = add(item, std::move(rule), rules);
    if (!status) return status;
  }
  return kDone;
}

Status IssReader::read_expression(const IssItem& item, Rules& rules) {
  if (item.arguments.empty()) return wrong(item, {});
  const std::string& packed = item.arguments[0];
  const bool is_plain = packed.find('%') != std::string::npos;
  auto pattern = is_plain ? strictly_decoded(packed) : unpack_bytes(packed);
  if (!pattern) return wrong(item, packed);
  std::erase_if(*pattern, [](char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; });
  const auto automaton = automaton_of_expression(*pattern, shape().low, shape().values);
  if (!automaton) return wrong(item, *pattern);
  for (const Arguments group : groups_of(rest_of(item, 1))) {
    auto cells = cells_of(item, group);
    if (!cells) return cells.error();
    Constraint rule = rule_of(Kind::kAutomaton, {});
    rule.lists = {std::move(*cells)};
    rule.automaton = *automaton;
    const Status status = add(item, std::move(rule), rules);
    if (!status) return status;
  }
  return kDone;
}

}  // namespace shudu::variant
