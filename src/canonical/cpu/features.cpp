// Asks the processor through the compiler's own table, which also knows whether the operating
// system saves the wide registers.
#include "canonical/cpu/features.h"

namespace shudu {

#if defined(__x86_64__)

bool form_has_avx512() {
  return form_has_avx2() && __builtin_cpu_supports("avx512f") &&
         __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi");
}

bool form_has_avx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

#else

bool form_has_avx512() { return false; }
bool form_has_avx2() { return false; }

#endif

}  // namespace shudu
