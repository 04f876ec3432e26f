// `sukaku`: all candidates of a grid on one line, n characters for each cell.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

extern const Format kSukakuFormat;

}  // namespace shudu
