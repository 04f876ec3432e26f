// What the processor can do, in the groups that the kernels of canonical forms ask for. The same
// groups as the solver's kernels, whose folder is no business of this room.
#pragma once

namespace shudu {

/// AVX-512 with byte permutations of two registers: Ice Lake, Zen 4 and later.
[[nodiscard]] bool form_has_avx512();
/// AVX2 and the bit instructions that came with it: Haswell, Zen and later.
[[nodiscard]] bool form_has_avx2();

}  // namespace shudu
