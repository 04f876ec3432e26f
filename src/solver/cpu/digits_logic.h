// Operations of three arguments on Lanes where the machine has none of its own. Needs digits_avx2.h
// or digits_simd128.h before it; digits_avx512.h has its own.
#pragma once

namespace shudu {
namespace {

[[gnu::always_inline]] inline Lanes or3(Lanes a, Lanes b, Lanes c) { return a | b | c; }
[[gnu::always_inline]] inline Lanes xor3(Lanes a, Lanes b, Lanes c) { return a ^ b ^ c; }
[[gnu::always_inline]] inline Lanes majority(Lanes a, Lanes b, Lanes c) {
  return (a & b) | (c & (a | b));
}
[[gnu::always_inline]] inline Lanes and_or(Lanes a, Lanes b, Lanes c) { return (a & b) | c; }
[[gnu::always_inline]] inline Lanes or_xor(Lanes a, Lanes b, Lanes c) { return a | (b ^ c); }
[[gnu::always_inline]] inline Lanes select(Lanes m, Lanes a, Lanes b) {
  return (a & m) | without(b, m);
}

}  // namespace
}  // namespace shudu
