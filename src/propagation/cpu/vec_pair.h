// 32 bytes of numbers in two registers of 16, as vec_whole.h has them in one: for processors that
// have no more, and for builds that know of no more.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace shudu::propagation {
namespace {

using Words = std::uint64_t __attribute__((vector_size(16)));

template <typename HalfVector>
struct Pair {
  using Half = HalfVector;
  Half low = {};
  Half high = {};

  friend Pair operator&(const Pair& a, const Pair& b) { return {a.low & b.low, a.high & b.high}; }
  friend Pair operator|(const Pair& a, const Pair& b) { return {a.low | b.low, a.high | b.high}; }
  friend Pair operator^(const Pair& a, const Pair& b) { return {a.low ^ b.low, a.high ^ b.high}; }
  friend Pair operator~(const Pair& a) { return {~a.low, ~a.high}; }
  Pair& operator|=(const Pair& b) { return *this = *this | b; }
};

// g++ ignores the attribute where the type of the numbers is a template's.
using Eight = std::uint16_t __attribute__((vector_size(16)));
using Four = std::uint32_t __attribute__((vector_size(16)));
using Vector = Pair<Eight>;
using WideVector = Pair<Four>;

// NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast): of vectors, which keeps their bits

template <typename Half>
inline Pair<Half> is_empty(const Pair<Half>& set) {
  return {reinterpret_cast<Half>(set.low == 0), reinterpret_cast<Half>(set.high == 0)};
}
template <typename Half>
inline Pair<Half> without_lowest_of(const Pair<Half>& set) {
  return {set.low & (set.low - 1), set.high & (set.high - 1)};
}
template <typename Half>
inline std::uint64_t folded(const Pair<Half>& set) {
  const auto both = reinterpret_cast<Words>(set.low | set.high);
  return both[0] | both[1];
}
inline Vector shuffled(const Vector& set, const std::uint16_t* places) {
  std::array<std::uint16_t, 16> lanes;
  std::array<std::uint16_t, 16> moved;
  std::memcpy(lanes.data(), &set, sizeof(set));
  for (std::size_t i = 0; i < moved.size(); ++i) moved[i] = lanes[places[i]];
  Vector result;
  std::memcpy(static_cast<void*>(&result), moved.data(), sizeof(result));
  return result;
}
template <typename V, typename Value>
inline V spread(Value value) {
  using Half = typename V::Half;
  return {Half{} + value, Half{} + value};
}

// NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast)

}  // namespace
}  // namespace shudu::propagation
