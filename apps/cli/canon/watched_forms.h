// The forms of layouts for a verb that needs them before its run. Finding the symmetries of one may
// take a third of a second, so signals are watched meanwhile.
#pragma once

#include "cli/options/options.h"
#include "cli/process.h"
#include "shudu/canonical/layout_forms.h"
#include "shudu/core/function_ref.h"

namespace shudu::cli {

/// Calls `prepare`, whose error is of an option. The exit code; where it is not kExitFine, why has
/// been said.
[[nodiscard]] int prepare_watched(const Options& options, const Process& process,
                                  FunctionRef<std::optional<Error>(Stop)> prepare);

/// The forms; else the exit code, and why has been said.
[[nodiscard]] Result<LayoutForms, int> make_watched_forms(const Layout& layout,
                                                          const Options& options,
                                                          const Process& process);

}  // namespace shudu::cli
