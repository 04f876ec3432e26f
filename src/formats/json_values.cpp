#include "formats/json_values.h"

#include <charconv>

namespace shudu {

std::string quoted(const std::string& text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

bool is_stated(const nlohmann::json& value) {
  if (value.is_null() || value == false) return false;
  if (value.is_number()) return value != 0;
  if (value.is_string()) return !value.get_ref<const std::string&>().empty();
  return !value.is_structured() || !value.empty();
}

bool is_on(const nlohmann::json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && *found == true;
}

std::optional<int> number_of(const nlohmann::json& value) {
  constexpr int kMost = 1000;
  if (value.is_number_integer() || value.is_number_unsigned()) {
    if (value < 0 || value > kMost) return std::nullopt;
    return value.get<int>();
  }
  if (!value.is_string()) return std::nullopt;
  const auto& text = value.get_ref<const std::string&>();
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc() && end == text.data() + text.size();
  return is_whole && number >= 0 && number <= kMost ? std::optional(number) : std::nullopt;
}

Error bad_number(const nlohmann::json& value, int most) {
  using Handler = nlohmann::json::error_handler_t;
  Error error = error_with(ErrorCode::kBadNumber, value.dump(-1, ' ', false, Handler::replace));
  error.expected = static_cast<std::uint64_t>(most);
  return error;
}

}  // namespace shudu
