// `candidates`: a grid whose cells are groups of candidates.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

extern const Format kCandidateGridFormat;

}  // namespace shudu
