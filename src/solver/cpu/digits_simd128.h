// Twelve 32-bit lanes as three 128-bit vectors for the one-puzzle kernel: three quads of three
// digits and a spare lane each. The drawing is in single/quad_layout.h. Needs vec_simd128.h before
// it, inside a target region where one is needed; nothing here is peculiar to a machine.
#pragma once

namespace shudu {
namespace {

/// The three quads.
struct Lanes {
  Vec q[3];
};
/// The first, second and third row of every band.
struct Rows {
  Lanes row[3];
};

[[gnu::always_inline]] inline Lanes all_lanes(std::uint32_t x) {
  return {{splat(x), splat(x), splat(x)}};
}
[[gnu::always_inline]] inline Lanes no_cells() { return all_lanes(0); }
/// Twelve words, at any address.
[[gnu::always_inline]] inline Lanes load_lanes(const std::uint32_t* p) {
  Lanes a;
  __builtin_memcpy(&a, p, sizeof a);
  return a;
}
inline void store_lanes(std::uint32_t* p, Lanes a) { __builtin_memcpy(p, &a, sizeof a); }
[[gnu::always_inline]] inline Lanes operator&(Lanes a, Lanes b) {
  return {{a.q[0] & b.q[0], a.q[1] & b.q[1], a.q[2] & b.q[2]}};
}
[[gnu::always_inline]] inline Lanes operator|(Lanes a, Lanes b) {
  return {{a.q[0] | b.q[0], a.q[1] | b.q[1], a.q[2] | b.q[2]}};
}
[[gnu::always_inline]] inline Lanes operator^(Lanes a, Lanes b) {
  return {{a.q[0] ^ b.q[0], a.q[1] ^ b.q[1], a.q[2] ^ b.q[2]}};
}
[[gnu::always_inline]] inline Lanes operator+(Lanes a, Lanes b) {
  return {{a.q[0] + b.q[0], a.q[1] + b.q[1], a.q[2] + b.q[2]}};
}
[[gnu::always_inline]] inline Lanes operator-(Lanes a, Lanes b) {
  return {{a.q[0] - b.q[0], a.q[1] - b.q[1], a.q[2] - b.q[2]}};
}
[[gnu::always_inline]] inline Lanes without(Lanes a, Lanes b) {
  return {{without(a.q[0], b.q[0]), without(a.q[1], b.q[1]), without(a.q[2], b.q[2])}};
}
template <int N>
[[gnu::always_inline]] inline Lanes down(Lanes a) {
  return {{down<N>(a.q[0]), down<N>(a.q[1]), down<N>(a.q[2])}};
}
template <int N>
[[gnu::always_inline]] inline Lanes up(Lanes a) {
  return {{up<N>(a.q[0]), up<N>(a.q[1]), up<N>(a.q[2])}};
}

/// Is a lane of a digit not zero?
[[gnu::always_inline]] inline bool any(Lanes a) {
  const Words4 all = a.q[0].v | a.q[1].v | a.q[2].v;
  const auto halves = reinterpret_cast<Pair64>(all & Words4{~0U, ~0U, ~0U, 0});
  return (halves[0] | halves[1]) != 0;
}
/// The lanes of digits that are not zero.
inline LaneSet lanes_nonzero(Lanes a) {
  const LaneSet all =
      lanes_nonzero(a.q[0]) | lanes_nonzero(a.q[1]) << 4 | lanes_nonzero(a.q[2]) << 8;
  return all & kDigitLanes;
}

[[gnu::always_inline]] inline Vec turned_left(Vec a) {
  return {__builtin_shufflevector(a.v, a.v, 1, 2, 0, 3)};
}
[[gnu::always_inline]] inline Vec turned_right(Vec a) {
  return {__builtin_shufflevector(a.v, a.v, 2, 0, 1, 3)};
}
/// In each quad the digits one and two further, in a ring.
[[gnu::always_inline]] inline Lanes next_digit(Lanes a) {
  return {{turned_left(a.q[0]), turned_left(a.q[1]), turned_left(a.q[2])}};
}
[[gnu::always_inline]] inline Lanes digit_after_next(Lanes a) {
  return {{turned_right(a.q[0]), turned_right(a.q[1]), turned_right(a.q[2])}};
}
/// Register g of the result holds quad g of row r as its quad r.
[[gnu::always_inline]] inline Rows gather(const Rows& x) {
  const Lanes& a = x.row[0];
  const Lanes& b = x.row[1];
  const Lanes& c = x.row[2];
  return {{{{a.q[0], b.q[0], c.q[0]}}, {{a.q[1], b.q[1], c.q[1]}}, {{a.q[2], b.q[2], c.q[2]}}}};
}
/// Quad R three times.
template <int R>
[[gnu::always_inline]] inline Lanes spread(Lanes a) {
  return {{a.q[R], a.q[R], a.q[R]}};
}

}  // namespace
}  // namespace shudu
