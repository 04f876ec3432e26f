#include "cli/canon/watched_forms.h"

#include <utility>

#include "cli/output/terminal.h"
#include "cli/watch.h"
#include "shudu/core/error.h"

namespace shudu::cli {

Result<LayoutForms, int> make_watched_forms(const Layout& layout, const Options& options,
                                            const Process& process) {
  WatchSetup setup;
  setup.signal_fd = process.signal_fd;
  const Watch watch(setup);
  Result<LayoutForms> forms = LayoutForms::make(layout, watch.stop_flag(0));
  if (watch.is_interrupted()) return static_cast<int>(kExitInterrupted);
  if (forms) return std::move(forms).value();
  complain(sentence(forms.error(), options.language).view());
  return static_cast<int>(kExitUsage);
}

}  // namespace shudu::cli
