// `numbers`: a number for each cell, 0 for a blank, on any number of lines.
// Tested in tests/formats/numbers_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

extern const Format kNumbersFormat;

}  // namespace shudu
