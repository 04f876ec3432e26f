// What the verbs about steps share: the assessment of a record with the search and the techniques
// that were asked for, and a step in one line.
#pragma once

#include <string>

#include "cli/input/asked.h"
#include "cli/options/options.h"
#include "cli/output/answer.h"
#include "shudu/service/position_words.h"
#include "shudu/verbs/stepping.h"

namespace shudu::cli {

using service::remark_on;
using verbs::Assessment;

/// Assesses the record and sets the answer's verdict. Precondition: the position has a record.
[[nodiscard]] Result<Assessment, verbs::Unanswered> assess(const Options& options,
                                                           const Question& question,
                                                           Answer& answer);

/// The name of a step's technique and its full explanation.
[[nodiscard]] std::string named_step(const Layout& layout, const Step& step, Language language);

}  // namespace shudu::cli
