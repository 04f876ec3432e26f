// 32 bytes of numbers in one register. Included inside a target region that has such registers.
#pragma once

#include <cstddef>
#include <cstdint>

namespace shudu::propagation {
namespace {

using Vector = std::uint16_t __attribute__((vector_size(32)));
using WideVector = std::uint32_t __attribute__((vector_size(32)));
using Words = std::uint64_t __attribute__((vector_size(32)));

// NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast): of vectors, which keeps their bits

/// All bits where the set is empty.
template <typename V>
inline V is_empty(const V& set) {
  return reinterpret_cast<V>(set == 0);
}
/// Without the lowest value.
template <typename V>
inline V without_lowest_of(const V& set) {
  return set & (set - 1);
}
template <typename V>
inline std::uint64_t folded(const V& set) {
  const auto words = reinterpret_cast<Words>(set);
  return (words[0] | words[1]) | (words[2] | words[3]);
}
/// The lanes of `set` at `places`.
inline Vector shuffled(const Vector& set, const std::uint16_t* places) {
  Vector result = {};
  for (int i = 0; i < 16; ++i) result[i] = set[places[i]];
  return result;
}
template <typename V, typename Value>
inline V spread(Value value) {
  return V{} + value;
}

// NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast)

}  // namespace
}  // namespace shudu::propagation
