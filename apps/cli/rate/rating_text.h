// A rating as `rate` and booklets write it: ER/EP/ED, LEVEL/SCORE or LEVEL/EFFORT.
#pragma once

#include <string>

#include "shudu/core/language.h"
#include "shudu/verbs/rating.h"

namespace shudu::cli {

/// `7.2/1.5/1.5`, `hard/42.5`; `at least 9.2` where the search was ended.
[[nodiscard]] std::string score_text(const verbs::Rated& rated);
/// The name of the hardest technique; empty where no step was taken.
[[nodiscard]] std::string hardest_name(const verbs::Rated& rated, Language language);

}  // namespace shudu::cli
