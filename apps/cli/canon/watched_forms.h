// The forms of a layout for a verb that needs them before its run. Finding its symmetries may take
// a third of a second, so signals are watched meanwhile.
#pragma once

#include "cli/options/options.h"
#include "cli/process.h"
#include "shudu/canonical/layout_forms.h"

namespace shudu::cli {

/// The forms; else the exit code, and why has been said.
[[nodiscard]] Result<LayoutForms, int> make_watched_forms(const Layout& layout,
                                                          const Options& options,
                                                          const Process& process);

}  // namespace shudu::cli
