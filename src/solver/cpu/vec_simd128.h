// Four 32-bit lanes on the compiler's own 128-bit vectors: SSE4 or AVX on x86-64, NEON on ARM64,
// simd128 in WebAssembly. The specification of every function is its twin in vec_scalar.h. Included
// once, inside a target region where one is needed, by one kernel file.
//
// g++ and clang turn every line below into the instructions one would pick, but for the two
// functions on bytes and the one on lanes; there x86-64 has its own (include immintrin.h before the
// region), NEON has (arm_neon.h), and so has WebAssembly, where half of the time of a batch was
// reading and writing text without them (`solve` of 17 givens: 172,000 puzzles a second, with them
// 379,000).
#pragma once

#include "solver/cpu/lane_set.h"

namespace shudu {
namespace {

inline constexpr int kLanes = 4;
inline constexpr LaneSet kEveryLane = 0xF;
using Words4 = std::uint32_t __attribute__((vector_size(16)));
using Bytes16 = std::uint8_t __attribute__((vector_size(16)));
#if defined(__wasm_simd128__)
using SignedWords4 = std::int32_t __attribute__((vector_size(16)));
using SignedBytes16 = signed char __attribute__((vector_size(16)));
#endif
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
inline Vec minus_in_fields(Vec a, Vec b, Vec /*guards*/) { return a - b; }
inline Vec without(Vec a, Vec b) { return {a.v & ~b.v}; }
inline Vec smaller(Vec a, Vec b) { return {a.v < b.v ? a.v : b.v}; }

// Lanes of all ones or all zeros to one bit each.
inline LaneSet lanes_of(Words4 is_set) {
#if defined(__wasm_simd128__)
  return __builtin_wasm_bitmask_i32x4(reinterpret_cast<SignedWords4>(is_set));
#elif defined(__aarch64__)
  const Words4 bits = is_set & Words4{1, 2, 4, 8};
  return vaddvq_u32(reinterpret_cast<uint32x4_t>(bits));
#else
  const Words4 bits = is_set & Words4{1, 2, 4, 8};
  const auto halves = reinterpret_cast<Pair64>(bits);
  const std::uint64_t both = halves[0] | halves[1];
  return static_cast<LaneSet>(both | both >> 32) & kEveryLane;
#endif
}
inline LaneSet lanes_equal(Vec a, Vec b) { return lanes_of(reinterpret_cast<Words4>(a.v == b.v)); }
inline LaneSet lanes_zero(Vec a) { return lanes_equal(a, splat(0)); }
inline LaneSet lanes_nonzero(Vec a) { return kEveryLane & ~lanes_zero(a); }
inline Vec mask_of(LaneSet lanes) {
  const Words4 bit = {1, 2, 4, 8};
  return {reinterpret_cast<Words4>((splat(lanes).v & bit) == bit)};
}
inline Vec clear(Vec a, LaneSet lanes) { return without(a, mask_of(lanes)); }

// Byte index[i] of a at i; 0 where the index has its top bit set. Other indices are below 16.
inline Bytes16 pick_bytes(Bytes16 a, Bytes16 index) {
#if defined(__x86_64__)
  return reinterpret_cast<Bytes16>(
      _mm_shuffle_epi8(reinterpret_cast<__m128i>(a), reinterpret_cast<__m128i>(index)));
#elif defined(__wasm_simd128__)
  return reinterpret_cast<Bytes16>(__builtin_wasm_swizzle_i8x16(
      reinterpret_cast<SignedBytes16>(a), reinterpret_cast<SignedBytes16>(index)));
#elif defined(__aarch64__)
  return reinterpret_cast<Bytes16>(
      vqtbl1q_u8(reinterpret_cast<uint8x16_t>(a), reinterpret_cast<uint8x16_t>(index)));
#else
  Bytes16 picked{};
  for (unsigned i = 0; i < 16; ++i) {
    picked[i] = index[i] > 15 ? std::uint8_t{0} : a[index[i]];
  }
  return picked;
#endif
}

// The top bit of each byte, the first byte's lowest.
inline std::uint32_t top_bits(Bytes16 a) {
#if defined(__x86_64__)
  return static_cast<std::uint32_t>(_mm_movemask_epi8(reinterpret_cast<__m128i>(a)));
#elif defined(__wasm_simd128__)
  return __builtin_wasm_bitmask_i8x16(reinterpret_cast<SignedBytes16>(a));
#elif defined(__aarch64__)
  // NEON has no such instruction: each byte keeps the bit of its place, and eight are added up.
  const Bytes16 place = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const auto bits = reinterpret_cast<uint8x16_t>(reinterpret_cast<Bytes16>(a > 127) & place);
  return vaddv_u8(vget_low_u8(bits)) | static_cast<std::uint32_t>(vaddv_u8(vget_high_u8(bits)))
                                           << 8;
#else
  const Pair64 bits = reinterpret_cast<Pair64>(a) >> 7 & 0x0101010101010101U;
  const Pair64 packed = bits * 0x0102040810204080U >> 56;
  return static_cast<std::uint32_t>(packed[0] | packed[1] << 8);
#endif
}

// For each set of lanes, the bytes that each of its lanes takes in an expand.
using ExpandTable = std::array<std::array<std::uint8_t, 16>, 16>;
constexpr ExpandTable make_expand_table() {
  ExpandTable table{};
  for (unsigned lanes = 0; lanes < 16; ++lanes) {
    unsigned next = 0;
    for (unsigned byte = 0; byte < 16; ++byte) {
      const bool is_in = (lanes >> (byte / 4) & 1U) != 0;
      table[lanes][byte] = static_cast<std::uint8_t>(is_in ? next++ : 0x80);
    }
  }
  return table;
}
alignas(64) constexpr ExpandTable kExpandTable = make_expand_table();

struct Deal {
  Bytes16 index;
  Vec mask;
};
inline Deal deal_to(LaneSet lanes, unsigned first) {
  Bytes16 index;
  __builtin_memcpy(&index, kExpandTable[lanes].data(), 16);
  return {index + static_cast<std::uint8_t>(4 * first), mask_of(lanes)};
}
inline Vec take(Vec a, const Deal& deal, const std::uint32_t* words) {
  const Bytes16 packed = reinterpret_cast<Bytes16>(load(words).v);
  return without(a, deal.mask) | Vec{reinterpret_cast<Words4>(pick_bytes(packed, deal.index))};
}

// Sixteen characters to sixteen digits, 0 for all that is not a digit.
inline Bytes16 digits_of(const char* text) {
  Bytes16 x;
  __builtin_memcpy(&x, text, 16);
  const Bytes16 y = x - static_cast<std::uint8_t>('0');
  return y & reinterpret_cast<Bytes16>(y <= 9);
}

// Bit j of each byte. Shifted as words of 32 bits: what crosses into a byte from below stays below
// its top bit.
inline std::uint32_t plane_of(Bytes16 bytes, unsigned j) {
  return top_bits(reinterpret_cast<Bytes16>(reinterpret_cast<Words4>(bytes) << (7 - j)));
}

inline Planes read_planes(const char* text) {
  Planes planes{};
#pragma GCC unroll 5
  for (std::size_t part = 0; part < 5; ++part) {
    const Bytes16 digits = digits_of(text + 16 * part);
    for (unsigned j = 0; j < 4; ++j) {
      const std::uint32_t bits = plane_of(digits, j);
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

// Sixteen bits to sixteen bytes of 0 or `value`.
inline Bytes16 spread_bits(std::uint64_t bits, unsigned value) {
  const Bytes16 which = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1};
  const Bytes16 bit = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const Vec copies = splat(static_cast<std::uint32_t>(bits));
  const Bytes16 bytes = pick_bytes(reinterpret_cast<Bytes16>(copies.v), which);
  return reinterpret_cast<Bytes16>((bytes & bit) == bit) & static_cast<std::uint8_t>(value);
}

inline void write_planes(const Planes& planes, char* text) {
#pragma GCC unroll 5
  for (std::size_t part = 0; part < 5; ++part) {
    Bytes16 bytes = Bytes16{} + static_cast<std::uint8_t>('0');
    for (unsigned j = 0; j < 4; ++j) {
      const std::uint64_t bits = part < 4 ? planes.low[j] >> (16 * part) : planes.high[j];
      bytes |= spread_bits(bits, 1U << j);
    }
    __builtin_memcpy(text + 16 * part, &bytes, 16);
  }
  unsigned last = '0';
  for (unsigned j = 0; j < 4; ++j) last += (planes.high[j] >> 16 & 1U) << j;
  text[80] = static_cast<char>(last);
}

}  // namespace
}  // namespace shudu
