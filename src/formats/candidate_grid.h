// `candidates`: a grid whose cells are groups of candidates.
// Tested in tests/formats/candidate_grid_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

extern const Format kCandidateGridFormat;

}  // namespace shudu
