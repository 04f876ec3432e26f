// One 32-bit lane in plain words: the specification of the other vector files, and the kernel of
// machines without vectors.
//
// Every vec_*.h defines the same names for its own width:
//   kLanes, kEveryLane, Vec                        lanes of 32 bits
//   splat, load, store, + - & | ^, up<N>, down<N>  lane by lane; load and store are aligned
//   without, smaller                               the same; what is made of them: vec_logic.h
//   lanes_zero, lanes_nonzero, lanes_equal, clear  between lanes and sets of lanes
//   Deal, deal_to, take                            refilling some of the lanes
//   read_planes, write_planes                      81 characters to and from bit planes (AVX-512
//                                                  has text_avx512.h instead)
// Included once, inside a target region, by a kernel's source file; hence the unnamed namespace.
#pragma once

#include <bit>

#include "solver/cpu/lane_set.h"

namespace shudu {
namespace {

inline constexpr int kLanes = 1;
inline constexpr LaneSet kEveryLane = 1;
struct Vec {
  std::uint32_t v;
};

inline Vec splat(std::uint32_t x) { return {x}; }
inline Vec load(const std::uint32_t* p) { return {*p}; }
inline void store(std::uint32_t* p, Vec a) { *p = a.v; }
inline Vec operator+(Vec a, Vec b) { return {a.v + b.v}; }
inline Vec operator-(Vec a, Vec b) { return {a.v - b.v}; }
inline Vec operator&(Vec a, Vec b) { return {a.v & b.v}; }
inline Vec operator|(Vec a, Vec b) { return {a.v | b.v}; }
inline Vec operator^(Vec a, Vec b) { return {a.v ^ b.v}; }
template <int N>
inline Vec down(Vec a) {
  return {a.v >> N};
}
template <int N>
inline Vec up(Vec a) {
  return {a.v << N};
}
/// a & ~b
inline Vec without(Vec a, Vec b) { return {a.v & ~b.v}; }
/// The smaller of two unsigned numbers.
inline Vec smaller(Vec a, Vec b) { return {a.v < b.v ? a.v : b.v}; }

inline LaneSet lanes_zero(Vec a) { return a.v == 0 ? 1U : 0U; }
inline LaneSet lanes_nonzero(Vec a) { return a.v != 0 ? 1U : 0U; }
inline LaneSet lanes_equal(Vec a, Vec b) { return a.v == b.v ? 1U : 0U; }
/// Zero in the lanes of the set.
inline Vec clear(Vec a, LaneSet lanes) { return {(lanes & 1U) != 0 ? 0U : a.v}; }
/// Which lanes take a word of kLanes, and which of them: the lanes of the set, from low to high,
/// those from `first` on. Precondition: there are as many.
struct Deal {
  LaneSet lanes;
};
inline Deal deal_to(LaneSet lanes, unsigned /*first*/) { return {lanes}; }
inline Vec take(Vec a, const Deal& deal, const std::uint32_t* words) {
  return {(deal.lanes & 1U) != 0 ? *words : a.v};
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
