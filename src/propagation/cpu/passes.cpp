// Which passes run.
#include "propagation/cpu/passes.h"

#include "shudu/core/processor.h"

namespace shudu::propagation {

const Passes& passes() {
#if defined(__x86_64__)
  if (has_avx2()) return passes_avx2();
#endif
  return passes_scalar();
}

}  // namespace shudu::propagation
