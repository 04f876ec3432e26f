// What the standard streams are, and what follows from it: colour, boards, progress.
// The environment is looked at here and nowhere deeper.
#pragma once

#include "cli/options/options.h"
#include "cli/process.h"

namespace shudu::cli {

[[nodiscard]] bool is_terminal(int fd);

/// Colour and bold? `--color`, else a terminal without NO_COLOR.
[[nodiscard]] bool wants_color(const Options& options, const Process& process);

/// Answers on a terminal, drawn for people?
[[nodiscard]] bool is_for_people(const Options& options);

/// A line of progress? `--progress`, else stderr is a terminal on which no answers appear.
[[nodiscard]] bool wants_progress(const Options& options);

/// One line to stderr: `shudu: SENTENCE`. What cannot be written is dropped.
void complain(std::string_view sentence);

}  // namespace shudu::cli
