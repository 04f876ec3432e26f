// Boxes that fill the size.
#include "shudu/core/layout_builder.h"

namespace shudu {
constexpr Layout kGood = make_layout({.size = 6, .box_rows = 2}).value();

}  // namespace shudu
