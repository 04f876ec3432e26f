// The name of an enumerator in a list that has them in the order of the enumeration.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#pragma GCC visibility push(default)
namespace shudu {

template <typename Enum, std::size_t kSize>
[[nodiscard]] constexpr std::string_view name_in(const std::array<std::string_view, kSize>& names,
                                                 Enum value) {
  return names[static_cast<std::size_t>(value)];
}

}  // namespace shudu
#pragma GCC visibility pop
