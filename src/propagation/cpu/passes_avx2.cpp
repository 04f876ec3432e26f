// The passes on AVX2: a vector is one register. The region opens before what is written in its
// terms. See vector_passes.h.
#if defined(__x86_64__)
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>

#include "propagation/cpu/passes.h"

// clang-format off
#include "shudu/core/target/begin_avx2.inc"
#include "propagation/cpu/vec_whole.h"
#include "propagation/cpu/vector_passes.h"
// clang-format on

namespace shudu::propagation {

const Passes& passes_avx2() {
  static constexpr Passes kPasses = {&singles,      &wide_singles, &doubles, &wide_doubles, &claims,
                                     &combinations, &partition,    &reached, &leading};
  return kPasses;
}

}  // namespace shudu::propagation

#include "shudu/core/target/end.inc"

#endif
