// error: (nodiscard|unused-result)
// An error must not be dropped unseen; the pragma makes the warning the error it is in the build.
#include "shudu/core/layout_table.h"
#pragma GCC diagnostic error "-Wunused-result"

namespace shudu {
Status save() { return kDone; }
void forget() { save(); }

}  // namespace shudu
