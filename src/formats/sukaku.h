// `sukaku`: all candidates of a grid on one line, n characters for each cell.
// Tested in tests/formats/sukaku_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

extern const Format kSukakuFormat;

}  // namespace shudu
