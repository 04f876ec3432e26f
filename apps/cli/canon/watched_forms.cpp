#include "cli/canon/watched_forms.h"

#include <utility>

#include "cli/output/terminal.h"
#include "cli/watch.h"
#include "shudu/core/error.h"

namespace shudu::cli {

int prepare_watched(const Options& options, const Process& process,
                    FunctionRef<std::optional<Error>(Stop)> prepare) {
  const Watch watch({process.signal_fd, 1, {}, {}});
  const std::optional<Error> error = prepare(watch.stop_flag(0));
  if (watch.is_interrupted()) return kExitInterrupted;
  if (!error) return kExitFine;
  complain(sentence(*error, options.language).view());
  return kExitUsage;
}

Result<LayoutForms, int> make_watched_forms(const Layout& layout, const Options& options,
                                            const Process& process) {
  std::optional<LayoutForms> made;
  const auto make = [&](Stop stop) -> std::optional<Error> {
    Result<LayoutForms> forms = LayoutForms::make(layout, stop);
    if (!forms) return forms.error();
    made = *std::move(forms);
    return std::nullopt;
  };
  if (const int code = prepare_watched(options, process, make)) return code;
  return *std::move(made);
}

}  // namespace shudu::cli
