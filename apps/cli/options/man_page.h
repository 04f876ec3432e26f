// Man pages as scdoc source, from the same tables as the help. English only, as man pages are.
// Tested in tests/cli/help_test.cpp.
#pragma once

#include <string>

#include "cli/commands/verb_table.h"

namespace shudu::cli {

/// shudu(1).
[[nodiscard]] std::string program_man_page();

/// shudu-VERB(1).
[[nodiscard]] std::string verb_man_page(const Verb& verb);

}  // namespace shudu::cli
