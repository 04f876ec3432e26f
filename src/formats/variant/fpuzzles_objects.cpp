#include "formats/variant/fpuzzles_objects.h"

#include <charconv>
#include <string>

#include "formats/json_values.h"
#include "formats/record_text.h"

namespace shudu::variant {

using nlohmann::json;

std::optional<std::int64_t> number_in(const json& object) {
  const auto value = object.find("value");
  if (value == object.end()) return std::nullopt;
  if (value->is_number_unsigned()) {
    const auto number = value->get<std::uint64_t>();
    return number <= 1'000'000'000 ? std::optional(static_cast<std::int64_t>(number))
                                   : std::nullopt;
  }
  if (!value->is_string()) return std::nullopt;
  const std::string_view text = trimmed(value->get_ref<const std::string&>());
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc() && end == text.data() + text.size();
  return is_whole && number >= 0 && number <= 1'000'000'000 ? std::optional(number) : std::nullopt;
}

Result<std::vector<const json*>> FpuzzlesObjects::objects_of(std::string_view key) const {
  std::vector<const json*> objects;
  const auto list = source_.root().find(key);
  if (list == source_.root().end() || !is_stated(*list)) return objects;
  if (!list->is_array()) return source_.bad_type(*list);
  for (const json& object : *list) {
    if (object.is_null()) continue;
    if (!object.is_object()) return source_.bad_type(object);
    objects.push_back(&object);
  }
  return objects;
}

Result<Variable> FpuzzlesObjects::cell_in(const json& name) const {
  const auto cell =
      name.is_string() ? grid_.cell_named(name.get_ref<const std::string&>()) : std::nullopt;
  if (!cell) return source_.error(name, ErrorCode::kBadSyntax, name.dump());
  return *cell;
}

Result<Variables> FpuzzlesObjects::cells_in(const json& names) const {
  Variables cells;
  if (names.is_null()) return cells;
  if (!names.is_array()) return source_.bad_type(names);
  for (const json& name : names) {
    const auto cell = cell_in(name);
    if (!cell) return cell.error();
    cells.push_back(*cell);
  }
  return cells;
}

Result<Variables> FpuzzlesObjects::cells_of(const json& object, const char* key) const {
  const auto names = object.find(key);
  if (names != object.end()) return cells_in(*names);
  const auto name = object.find("cell");
  if (name == object.end()) return source_.error(object, ErrorCode::kMissingField, key);
  const auto cell = cell_in(*name);
  return cell ? Result<Variables>(Variables{*cell}) : Result<Variables>(cell.error());
}

Result<std::vector<Variables>> FpuzzlesObjects::lines_of(const json& object) const {
  const auto list = object.find("lines");
  if (list == object.end()) return source_.error(object, ErrorCode::kMissingField, "lines");
  std::vector<Variables> lines;
  if (list->is_null()) return lines;
  if (!list->is_array()) return source_.bad_type(*list);
  for (const json& names : *list) {
    auto cells = cells_in(names);
    if (!cells) return cells.error();
    if (!cells->empty()) lines.push_back(std::move(*cells));
  }
  return lines;
}

}  // namespace shudu::variant
