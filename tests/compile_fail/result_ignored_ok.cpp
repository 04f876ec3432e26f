// A result that is looked at.
#include "shudu/core/layout_table.h"
#pragma GCC diagnostic error "-Wunused-result"

namespace shudu {
Status save() { return kDone; }
bool remember() { return save().has_value(); }

}  // namespace shudu
