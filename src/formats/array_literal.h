// `array`: array literals as people paste them from code.
// Its syntax stands in array_parser.h. Tested in tests/formats/array_literal_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

extern const Format kArrayFormat;

}  // namespace shudu
