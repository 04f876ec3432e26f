// The sentences that go with a position (shudu/verbs/stepping.h), each in three languages: what is
// to be said before any step, a stage of a hint, how a path ended. Pure and thread-safe. Tested in
// tests/service/stepping_test.cpp and by the transcripts of the program.
#pragma once

#include <string>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/explain/explain.h"
#include "shudu/logic/hint_step.h"
#include "shudu/logic/why.h"
#include "shudu/verbs/stepping.h"

#pragma GCC visibility push(default)
namespace shudu::service {

using verbs::Assessment;

/// What is to be said before any step: that the puzzle has not just one solution, and the first of
/// the mistakes as far as `stage` tells it. Empty where all is as it should be.
[[nodiscard]] std::string remark_on(const Assessment& assessed, int stage, Language language);

/// A stage of what was chosen, with the remark before it: of a step, of a mistake, or that there is
/// none. Precondition: the choice was not stopped.
[[nodiscard]] Hint hint_of(const Assessment& assessed, const HintChoice& choice, int stage,
                           Language language);

/// `solved` `stuck` `contradiction` `until` `timeout`.
[[nodiscard]] std::string_view path_end_name(PathEnd end);
/// How a path that left the view like this ended, after `steps` steps. `until` is the technique of
/// kUntil, of other ends it may be null.
[[nodiscard]] std::string path_end_text(const View& view, PathEnd end, std::size_t steps,
                                        const Technique* until, Language language);

/// `mistake` `held` `filled` `peer` `true` `refuted` `wrong` `open` `stopped`.
[[nodiscard]] std::string_view why_name(WhyKind kind);

/// Joins two sentences: with a blank where the language has blanks.
[[nodiscard]] std::string sentences(std::string first, const std::string& second,
                                    Language language);

}  // namespace shudu::service
#pragma GCC visibility pop
