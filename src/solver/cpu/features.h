// What the processor can do, in the groups that the kernels ask for: a kernel may run where its
// group is there whole.
#pragma once

namespace shudu {

/// AVX-512 with byte permutations and population count: Ice Lake, Zen 4 and later.
[[nodiscard]] bool has_avx512();
/// AVX2 and the bit instructions that came with it: Haswell, Zen and later.
[[nodiscard]] bool has_avx2();
/// 128-bit vectors: SSE4.2 on x86-64; on ARM64 and WebAssembly what the program is built for.
[[nodiscard]] bool has_simd128();

}  // namespace shudu
