// What it takes to go on with a run that was ended: which run it was, and how it is said again.
//
// The sum of a run tells its part (part_file.h) from those of other commands. It is the same
// however options are written and ordered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/verb_table.h"
#include "cli/options/options.h"
#include "cli/output/part_file.h"

namespace shudu::cli {

/// A sum of all that answers depend on but for the seed and what is read: the verb, its options as
/// `asked` has them, the language, the version.
[[nodiscard]] std::uint64_t sum_of_run(const Verb& verb, const Options& options,
                                       std::string_view asked);

/// The same command with --resume, as a shell takes it. `verb` is the place of the verb in `words`.
[[nodiscard]] std::string command_to_go_on(const std::vector<std::string>& words, std::size_t verb,
                                           bool has_resume);

/// The files that the verb will read, `-` for standard input.
[[nodiscard]] std::vector<std::string> inputs_of(const Verb& verb, const Options& options);

/// The part of the output that the options ask for.
[[nodiscard]] PartWish part_wish(const Options& options);

}  // namespace shudu::cli
