// The judge of all forms: every one of the 3,359,232 rearrangements is applied and compared.
#pragma once

#include <cstdint>

#include "shudu/core/grid.h"

namespace shudu::test {

struct BruteForm {
  Grid form;
  std::uint32_t automorphisms = 0;
};

/// Classic grids, by the definition; about a second.
BruteForm brute_force_form(const Grid& grid);

}  // namespace shudu::test
