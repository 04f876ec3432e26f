// The scale of Sudoku Explainer in its three dialects, as `rate` writes it: `ER/EP/ED`, and with
// --json the path with the rating of each step and its words.
#pragma once

#include "cli/rate/scale_table.h"

namespace shudu::cli {

Result<Rated> rate_on_se(const RateQuestion& question);
Result<Rated> rate_on_se_corrected(const RateQuestion& question);
Result<Rated> rate_on_se_nouniq(const RateQuestion& question);

}  // namespace shudu::cli
