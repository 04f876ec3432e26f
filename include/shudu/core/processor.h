// What the processor can do, in the groups that kernels ask for: a kernel may run where its group
// is there whole. The regions of code for these groups are opened by shudu/core/target/begin_*.inc.
//
// Pure and thread-safe. Covered by the tests of both tables of kernels (solver, canonical).
#pragma once

#pragma GCC visibility push(default)
namespace shudu {

/// AVX-512 with byte permutations and population count: Ice Lake, Zen 4 and later.
[[nodiscard]] bool has_avx512();
/// AVX2 and the bit instructions that came with it: Haswell, Zen and later.
[[nodiscard]] bool has_avx2();
/// SSE4.2: x86-64 processors since 2008.
[[nodiscard]] bool has_sse4();
/// 128-bit vectors: AVX on x86-64 (Sandy Bridge, Bulldozer and later); on ARM64 and WebAssembly
/// what the program is built for.
[[nodiscard]] bool has_simd128();

}  // namespace shudu
#pragma GCC visibility pop
