// The positions of the room `service` as the verbs of the program come to them: with the search
// that was asked for, and with what the options say of techniques.
#pragma once

#include <optional>
#include <string>

#include "cli/input/searching.h"
#include "cli/options/logic_options.h"
#include "cli/output/answer.h"
#include "shudu/service/position_words.h"

namespace shudu::cli {

using service::remark_on;
using verbs::is_broken;
using verbs::marks_of;
using verbs::Position;

/// Stands the record up and counts its solutions; sets the answer's verdict. Nothing where the
/// search was stopped. Precondition: Question::record is set.
[[nodiscard]] std::optional<Position> find_position(const Options& options,
                                                    const Question& question, Answer& answer);

/// The profile asked for, as far as it fits the position.
[[nodiscard]] Profile profile_for(const Position& position, const LogicOptions& options);

/// The sentence of a record that is invalid, unreadable or out of time, without line end.
void append_error_line(const Answer& answer, const Options& options, std::string& out);

/// The name of a step's technique and its full explanation.
[[nodiscard]] std::string named_step(const Layout& layout, const Step& step, Language language);

}  // namespace shudu::cli
