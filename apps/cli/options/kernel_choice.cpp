#include "cli/options/kernel_choice.h"

#include <vector>

#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/core/characters.h"
#include "text/text.h"

namespace shudu::cli {

std::string kernel_names() {
  std::vector<std::string> names;
  for (const Kernel& kernel : kernel_table()) {
    if (kernel.is_supported()) names.emplace_back(kernel.name);
  }
  return joined(names, ", ");
}

const Kernel* choose_kernel(const Process& process, Language language) {
  if (process.kernel_wish.empty()) return &best_kernel();
  const Kernel* kernel = find_kernel(lower_case(process.kernel_wish));
  if (kernel != nullptr && kernel->is_supported()) return kernel;
  const Phrase phrase = kernel == nullptr ? Phrase("unknown-kernel") : Phrase("unsupported-kernel");
  complain(say(language, phrase, echoed(process.kernel_wish), kernel_names()));
  return nullptr;
}

}  // namespace shudu::cli
