// Two 32-bit lanes in one plain word of 64 bits: the specification of the other vector files, and
// the kernel of machines without vectors.
//
// Every vec_*.h defines the same names for its own width:
//   kLanes, kEveryLane, Vec                        lanes of 32 bits
//   splat, load, store, + - & | ^, up<N>, down<N>  lane by lane; load and store are aligned; sums
//                                                  stay inside a lane, only minus_in_fields borrows
//   without, smaller                               the same; what is made of them: vec_logic.h
//   lanes_zero, lanes_nonzero, lanes_equal, clear  between lanes and sets of lanes
//   Deal, deal_to, take                            refilling some of the lanes
//   read_planes, write_planes                      81 characters to and from bit planes (AVX-512
//                                                  has text_avx512.h instead)
//
// Included once, inside a target region, by a kernel's source file; hence the unnamed namespace.
// One lane in a word of 32 bits has six operations of ten and took 1.6 times as long.
#pragma once

#include <algorithm>
#include <bit>

#include "solver/cpu/lane_set.h"

namespace shudu {
namespace {

inline constexpr int kLanes = 2;
inline constexpr LaneSet kEveryLane = 3;
struct Vec {
  std::uint64_t v;
};

constexpr std::uint64_t in_both(std::uint32_t x) { return std::uint64_t{x} << 32 | x; }

inline Vec splat(std::uint32_t x) { return {in_both(x)}; }
inline Vec load(const std::uint32_t* p) { return {p[0] | std::uint64_t{p[1]} << 32}; }
inline void store(std::uint32_t* p, Vec a) {
  p[0] = static_cast<std::uint32_t>(a.v);
  p[1] = static_cast<std::uint32_t>(a.v >> 32);
}
inline Vec operator+(Vec a, Vec b) { return {a.v + b.v}; }
inline Vec operator-(Vec a, Vec b) { return {a.v - b.v}; }
inline Vec operator&(Vec a, Vec b) { return {a.v & b.v}; }
inline Vec operator|(Vec a, Vec b) { return {a.v | b.v}; }
inline Vec operator^(Vec a, Vec b) { return {a.v ^ b.v}; }
template <int N>
inline Vec down(Vec a) {
  return {a.v >> N & in_both(~std::uint32_t{0} >> N)};
}
template <int N>
inline Vec up(Vec a) {
  return {a.v << N & in_both(~std::uint32_t{0} << N)};
}
/// a - b where `b` may be larger in a field: there the result is without meaning. `guards` are the
/// bits above the fields, 0 in a.
inline Vec minus_in_fields(Vec a, Vec b, Vec guards) { return {(a.v | guards.v) - b.v}; }
/// a & ~b
inline Vec without(Vec a, Vec b) { return {a.v & ~b.v}; }

inline LaneSet lanes_of(bool low, bool high) { return (low ? 1U : 0U) | (high ? 2U : 0U); }
inline LaneSet lanes_zero(Vec a) {
  return lanes_of(static_cast<std::uint32_t>(a.v) == 0, a.v >> 32 == 0);
}
inline LaneSet lanes_nonzero(Vec a) { return kEveryLane & ~lanes_zero(a); }
inline LaneSet lanes_equal(Vec a, Vec b) { return lanes_zero(a ^ b); }
/// The smaller of two unsigned numbers.
inline Vec smaller(Vec a, Vec b) {
  const auto low = std::min(static_cast<std::uint32_t>(a.v), static_cast<std::uint32_t>(b.v));
  return {low | std::min(a.v >> 32, b.v >> 32) << 32};
}
inline Vec mask_of(LaneSet lanes) {
  return {((lanes & 1U) != 0 ? 0xFFFF'FFFFU : 0) |
          ((lanes & 2U) != 0 ? ~std::uint64_t{0} << 32 : 0)};
}
/// Zero in the lanes of the set.
inline Vec clear(Vec a, LaneSet lanes) { return without(a, mask_of(lanes)); }

/// Which lanes take a word of kLanes, and which of them: the lanes of the set, from low to high,
/// those from `first` on. Precondition: there are as many.
struct Deal {
  LaneSet lanes;
  unsigned first;
};
inline Deal deal_to(LaneSet lanes, unsigned first) { return {lanes, first}; }
inline Vec take(Vec a, const Deal& deal, const std::uint32_t* words) {
  const std::uint64_t next = words[deal.first];
  const std::uint64_t last = words[1];
  const std::uint64_t dealt = (deal.lanes & 1U) != 0 ? next | last << 32 : next << 32;
  return clear(a, deal.lanes) | (Vec{dealt} & mask_of(deal.lanes));
}

/// The planes of 81 characters; every byte but '1' to '9' is an open cell.
inline Planes read_planes(const char* text) {
  Planes planes{};
  for (unsigned cell = 0; cell < 81; ++cell) {
    const unsigned digit = static_cast<unsigned char>(text[cell]) - unsigned{'0'};
    if (digit > 9) continue;
    for (unsigned j = 0; j < 4; ++j) {
      const std::uint32_t bit = digit >> j & 1U;
      if (cell < 64) {
        planes.low[j] |= std::uint64_t{bit} << cell;
      } else {
        planes.high[j] |= bit << (cell - 64);
      }
    }
  }
  return planes;
}

/// 81 characters from their planes.
inline void write_planes(const Planes& planes, char* text) {
  for (unsigned cell = 0; cell < 81; ++cell) {
    unsigned digit = 0;
    for (unsigned j = 0; j < 4; ++j) {
      const std::uint64_t bit = cell < 64 ? planes.low[j] >> cell : planes.high[j] >> (cell - 64);
      digit |= static_cast<unsigned>(bit & 1U) << j;
    }
    text[cell] = static_cast<char>(unsigned{'0'} + digit);
  }
}

}  // namespace
}  // namespace shudu
