// `array`: array literals as people paste them from code.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

extern const Format kArrayFormat;

}  // namespace shudu
