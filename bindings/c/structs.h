// Structs that C hands over, of which older and newer libraries know different sizes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "shudu/shudu.h"

namespace shudu {

// A struct as this library knows it, from one of the size that the caller knew; zeros for what
// the caller does not have. What the caller has and the library does not must be zeros.
template <typename Struct, std::size_t kLeast>
shudu_code read_struct(const Struct& given, Struct& out) {
  constexpr std::size_t kMost =
      4'096;  // no struct will be so large; memory that was never set may be
  const std::size_t size = given.size;
  if (size < kLeast || size > kMost) return SHUDU_ERROR_SIZE;
  std::memcpy(&out, &given, std::min(size, sizeof out));
  const auto* const bytes = reinterpret_cast<const unsigned char*>(&given);  // NOLINT: any type's
  const auto is_set = [](unsigned char byte) { return byte != 0; };
  const bool is_newer = size > sizeof out && std::any_of(bytes + sizeof out, bytes + size, is_set);
  return is_newer ? SHUDU_ERROR_NEWER : SHUDU_OK;
}

}  // namespace shudu
