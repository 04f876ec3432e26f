// error: (constant expression|non-.*constexpr.* function)
// A wrong layout that is known at compile time does not compile.
#include "shudu/core/layout_builder.h"

namespace shudu {
constexpr Layout kBad = make_layout({.size = 6}).value();

}  // namespace shudu
