#include "formats/variant/json_reading.h"

#include <limits>
#include <string>

#include "formats/json_place.h"
#include "formats/record_text.h"

namespace shudu::variant {

using nlohmann::json;

Error JsonSource::error(const json& at, ErrorCode code, std::string_view token) const {
  return error_in(text_, place_in_json(text_, root_, at), code, token);
}

Error JsonSource::bad_number(const json& at, std::int64_t most) const {
  using Handler = json::error_handler_t;
  Error wrong = error(at, ErrorCode::kBadNumber, at.dump(-1, ' ', false, Handler::replace));
  wrong.expected = static_cast<std::uint64_t>(most);
  return wrong;
}

Error JsonSource::bad_type(const json& at) const {
  return error(at, ErrorCode::kBadSyntax, at.type_name());
}

Result<std::int64_t> JsonSource::number(const json& value, std::int64_t least,
                                        std::int64_t most) const {
  if (!value.is_number_integer()) return bad_number(value, most);
  if (value.is_number_unsigned() &&
      value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<int>::max())) {
    return bad_number(value, most);
  }
  const auto number = value.get<std::int64_t>();
  if (number < least || number > most) return bad_number(value, most);
  return number;
}

Result<std::vector<std::int64_t>> JsonSource::numbers(const json& list, std::int64_t least,
                                                      std::int64_t most) const {
  if (!list.is_array()) return bad_type(list);
  std::vector<std::int64_t> all;
  for (const json& value : list) {
    const auto one = number(value, least, most);
    if (!one) return one.error();
    all.push_back(*one);
  }
  return all;
}

Result<Variables> JsonSource::cells(const json& list) const {
  const auto all = numbers(list, 0, std::numeric_limits<Variable>::max());
  if (!all) return all.error();
  return Variables(all->begin(), all->end());
}

Result<std::vector<Variables>> JsonSource::lists(const json& list) const {
  if (!list.is_array()) return bad_type(list);
  std::vector<Variables> all;
  for (const json& one : list) {
    auto read = cells(one);
    if (!read) return read.error();
    all.push_back(std::move(*read));
  }
  return all;
}

Result<ValueSet> JsonSource::values(const json& list, const VariantPuzzle& puzzle) const {
  const auto all = numbers(list, puzzle.low, puzzle.high);
  if (!all) return all.error();
  ValueSet set = 0;
  for (const std::int64_t value : *all) {
    set |= ValueSet{1} << static_cast<unsigned>(value - puzzle.low);
  }
  return set;
}

}  // namespace shudu::variant
