// A request as a tree of values: what is left of JSON once its text has been checked. Handlers see
// no JSON library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shudu::service {

enum class ValueKind : std::uint8_t { kNull, kFlag, kWhole, kReal, kText, kList, kObject };

/// Only the members of its kind mean something. Of reals no request knows the value.
struct Value {
  ValueKind kind = ValueKind::kNull;
  bool flag = false;
  bool is_negative = false;     ///< of kWhole
  std::uint64_t magnitude = 0;  ///< of kWhole, without its sign
  std::string text;
  std::vector<Value> items;        ///< of a list or an object
  std::vector<std::string> names;  ///< of an object: names[i] is the name of items[i]

  /// The member of that name, or nullptr.
  [[nodiscard]] const Value* find(std::string_view name) const {
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == name) return &items[i];
    }
    return nullptr;
  }
};

}  // namespace shudu::service
