// Random wishes, of all methods and with all words that an origin has.
#pragma once

#include <cstdint>

#include "shudu/generator/origin.h"

namespace shudu::test {

/// Decided by the number. Some cannot be: they contradict themselves.
[[nodiscard]] Origin random_origin(std::uint64_t number);

}  // namespace shudu::test
