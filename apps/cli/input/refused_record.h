// Records that a verb cannot take because they are no puzzle with one solution: finding that out
// and answering with the reason.
#pragma once

#include <optional>
#include <string>

#include "cli/input/pipeline.h"
#include "cli/input/searching.h"
#include "cli/output/answer.h"
#include "cli/output/answer_text.h"

namespace shudu::cli {

/// The one solution that the marks have; nothing where they have none, several, or (verdict
/// kTimeout) the search was stopped. Sets the answer's verdict.
[[nodiscard]] std::optional<Grid> find_only_solution(const Question& question,
                                                     const Pencilmarks& marks, Answer& answer);

/// `-` and the reason: the line of what is no proper puzzle.
void append_reason(const Answer& answer, const Options& options, std::string& out);

/// Answers a record that was not proper or whose work was stopped; false when the run was ended.
[[nodiscard]] bool refuse_record(const Options& options, Answer& answer, Desk& desk,
                                 const AnswerWriter& writer);

}  // namespace shudu::cli
