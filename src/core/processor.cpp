// Asks the processor through the compiler's own table, which also knows whether the operating
// system saves the wide registers.
#include "shudu/core/processor.h"

namespace shudu {

#if defined(__x86_64__)

bool has_avx512() {
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
         __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2") &&
         __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("avx512bitalg");
}

bool has_avx2() {
  return has_simd128() && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2");
}

bool has_simd128() { return has_sse4() && __builtin_cpu_supports("avx"); }

bool has_sse4() { return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt"); }

#else

bool has_avx512() { return false; }
bool has_avx2() { return false; }
bool has_sse4() { return false; }

bool has_simd128() {
#if defined(__aarch64__) || defined(__wasm_simd128__)
  return true;
#else
  return false;
#endif
}

#endif

}  // namespace shudu
