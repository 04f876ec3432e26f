// The passes by what every processor of the build has. See vector_passes.h.
#include <array>
#include <cstdint>
#include <cstring>
#include <span>

#include "propagation/cpu/passes.h"
// clang-format off
#include "propagation/cpu/vec_pair.h"
#include "propagation/cpu/vector_passes.h"
// clang-format on

namespace shudu::propagation {

const Passes& passes_scalar() {
  static constexpr Passes kPasses = {&singles,      &wide_singles, &doubles, &wide_doubles, &claims,
                                     &combinations, &partition,    &reached, &leading};
  return kPasses;
}

}  // namespace shudu::propagation
