// Four 32-bit lanes on the compiler's own 128-bit vectors: SSE4 on x86-64, NEON on ARM64, simd128
// in WebAssembly. The specification of every function is its twin in vec_scalar.h. Included once,
// inside a target region where one is needed, by one kernel file.
//
// Tried: nothing by hand. g++ and clang turn every line below into the instructions one would pick;
// only "one bit per lane" differs between the machines, and there the shift-and-add form is two
// instructions longer than SSE's movemask and needs no #if.
#pragma once

#include "solver/cpu/lane_set.h"

namespace shudu {
namespace {

inline constexpr int kLanes = 4;
inline constexpr LaneSet kEveryLane = 0xF;
using Words4 = std::uint32_t __attribute__((vector_size(16)));
using Bytes16 = std::uint8_t __attribute__((vector_size(16)));
using Pair64 = std::uint64_t __attribute__((vector_size(16)));
struct Vec {
  Words4 v;
};

inline Vec splat(std::uint32_t x) { return {Words4{x, x, x, x}}; }
inline Vec load(const std::uint32_t* p) { return {*reinterpret_cast<const Words4*>(p)}; }
inline void store(std::uint32_t* p, Vec a) { *reinterpret_cast<Words4*>(p) = a.v; }
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
inline Vec without(Vec a, Vec b) { return {a.v & ~b.v}; }
inline Vec smaller(Vec a, Vec b) { return {a.v < b.v ? a.v : b.v}; }

// Lanes of all ones or all zeros to one bit each.
inline LaneSet lanes_of(Words4 is_set) {
  const Words4 bits = is_set & Words4{1, 2, 4, 8};
  const auto halves = reinterpret_cast<Pair64>(bits);
  const std::uint64_t both = halves[0] | halves[1];
  return static_cast<LaneSet>(both | both >> 32) & kEveryLane;
}
inline LaneSet lanes_equal(Vec a, Vec b) { return lanes_of(reinterpret_cast<Words4>(a.v == b.v)); }
inline LaneSet lanes_zero(Vec a) { return lanes_equal(a, splat(0)); }
inline LaneSet lanes_nonzero(Vec a) { return kEveryLane & ~lanes_zero(a); }
inline Vec mask_of(LaneSet lanes) {
  const Words4 bit = {1, 2, 4, 8};
  return {reinterpret_cast<Words4>((splat(lanes).v & bit) == bit)};
}
inline Vec clear(Vec a, LaneSet lanes) { return without(a, mask_of(lanes)); }
inline Vec expand_into(Vec a, LaneSet lanes, const std::uint32_t* from) {
  for (unsigned lane = 0; lane < 4; ++lane) {
    if ((lanes >> lane & 1U) != 0) a.v[lane] = *from++;
  }
  return a;
}

// Eight bits from the lowest bit of eight bytes, the first byte's lowest.
inline std::uint32_t pack_bytes(std::uint64_t bytes) {
  return static_cast<std::uint32_t>((bytes & 0x0101010101010101U) * 0x0102040810204080U >> 56);
}

// Sixteen characters to sixteen digits, 0 for all that is not a digit.
inline Bytes16 digits_of(const char* text) {
  Bytes16 x;
  __builtin_memcpy(&x, text, 16);
  const Bytes16 y = x - static_cast<std::uint8_t>('0');
  return y & reinterpret_cast<Bytes16>(y <= 9);
}

inline Planes read_planes(const char* text) {
  Planes planes{};
  for (std::size_t part = 0; part < 5; ++part) {
    const auto halves = reinterpret_cast<Pair64>(digits_of(text + 16 * part));
    for (unsigned j = 0; j < 4; ++j) {
      const std::uint32_t bits = pack_bytes(halves[0] >> j) | pack_bytes(halves[1] >> j) << 8;
      if (part < 4) {
        planes.low[j] |= std::uint64_t{bits} << (16 * part);
      } else {
        planes.high[j] = bits;
      }
    }
  }
  const unsigned last = static_cast<unsigned char>(text[80]) - unsigned{'0'};
  for (unsigned j = 0; j < 4 && last <= 9; ++j) planes.high[j] |= (last >> j & 1U) << 16;
  return planes;
}

// Eight bits to eight bytes of 0 or 1.
inline std::uint64_t spread_bits(std::uint64_t bits) {
  const std::uint64_t copies = (bits & 0xFF) * 0x0101010101010101U & 0x8040201008040201U;
  return (copies + 0x7F7F7F7F7F7F7F7FU) >> 7 & 0x0101010101010101U;
}

inline void write_planes(const Planes& planes, char* text) {
  for (std::size_t part = 0; part < 10; ++part) {
    std::uint64_t bytes = 0x3030303030303030U;
    for (unsigned j = 0; j < 4; ++j) {
      const std::uint64_t bits =
          part < 8 ? planes.low[j] >> (8 * part) : planes.high[j] >> (8 * (part - 8));
      bytes += spread_bits(bits) << j;
    }
    __builtin_memcpy(text + 8 * part, &bytes, 8);
  }
  unsigned last = '0';
  for (unsigned j = 0; j < 4; ++j) last += (planes.high[j] >> 16 & 1U) << j;
  text[80] = static_cast<char>(last);
}

}  // namespace
}  // namespace shudu
