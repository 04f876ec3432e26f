// Logic of three operands, for vectors whose machine has no instruction for it; V is Vec or Lanes.
// Needs the vector's file before it, inside the target region. AVX-512 has its own of most.
#pragma once

namespace shudu {
namespace {

template <typename V>
[[gnu::always_inline]] inline V or3(V a, V b, V c) {
  return a | b | c;
}
template <typename V>
[[gnu::always_inline]] inline V and3(V a, V b, V c) {
  return a & b & c;
}
template <typename V>
[[gnu::always_inline]] inline V xor3(V a, V b, V c) {
  return a ^ b ^ c;
}
template <typename V>
[[gnu::always_inline]] inline V majority(V a, V b, V c) {
  return (a & b) | (c & (a | b));
}
/// m ? a : b, bit by bit
template <typename V>
[[gnu::always_inline]] inline V select(V m, V a, V b) {
  return (a & m) | without(b, m);
}
/// (a & b) | c
template <typename V>
[[gnu::always_inline]] inline V and_or(V a, V b, V c) {
  return (a & b) | c;
}
/// a | (b ^ c)
template <typename V>
[[gnu::always_inline]] inline V or_xor(V a, V b, V c) {
  return a | (b ^ c);
}
/// a & ~b & ~c
template <typename V>
[[gnu::always_inline]] inline V without2(V a, V b, V c) {
  return without(a, b | c);
}
/// a outside m, `part` inside. Precondition: `part` lies in both a and m.
template <typename V>
[[gnu::always_inline]] inline V keep_in(V a, V part, V m) {
  return without(a, m) | part;
}

/// The first cells of mini-rows turned: the next box's bit in place of each, and the one after.
/// What falls beside the first cells means nothing.
template <typename V>
[[gnu::always_inline]] inline Turned<V> turn_boxes(V heads) {
  return {down<3>(heads) | up<6>(heads), down<6>(heads) | up<3>(heads)};
}

}  // namespace
}  // namespace shudu
