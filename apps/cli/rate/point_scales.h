// The scales that sum up what a whole path costs, HoDoKu's and our own, as `rate` writes them:
// `LEVEL/SCORE` and `LEVEL/EFFORT`, and with --json what a step or stage costs.
#pragma once

#include "cli/rate/scale_table.h"

namespace shudu::cli {

Result<Rated> rate_on_hodoku(const RateQuestion& question);
Result<Rated> rate_on_shudu(const RateQuestion& question);

}  // namespace shudu::cli
