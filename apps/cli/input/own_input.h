// Is the file that -o names one that is read? Asked before a verb begins, for all verbs at once:
// files by whatever name and link, standard input too.
#pragma once

#include "cli/commands/verb_table.h"
#include "cli/options/options.h"

namespace shudu::cli {

/// The sentence for an output that would be written over an input: over the file itself unless
/// --force says so, over the part beside it in any case.
[[nodiscard]] UsageError check_own_input(const Verb& verb, const Options& options);

}  // namespace shudu::cli
