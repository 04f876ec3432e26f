// `shudu version`: what was built, and its kernels: those that run on this machine, the fastest
// first, then the others.
#include <string>
#include <vector>

#include "build_info.h"
#include "cli/commands/commands.h"
#include "cli/output/say_output.h"
#include "cli/words.h"
#include "shudu/service/json_list.h"
#include "shudu/solver/kernel.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

// A wish that cannot be granted is not this verb's to refuse: it tells what could be wished for.
const Kernel& used_kernel(const Process& process) {
  const Kernel* wished = find_kernel(process.kernel_wish);
  return wished != nullptr && wished->is_supported() ? *wished : best_kernel();
}

std::string kernel_words(const Kernel& kernel, const Kernel& used, Language language) {
  if (!kernel.is_supported()) return say(language, "kernel-unsupported", kernel.name);
  const bool is_used = &kernel == &used;
  return say(language, is_used ? Phrase("kernel-used") : Phrase("kernel-lanes"), kernel.name,
             kernel.lanes);
}

std::string plain_text(const Kernel& used, Language language) {
  std::vector<std::string> kernels;
  for (const bool supported : {true, false}) {
    for (const Kernel& kernel : kernel_table()) {
      if (kernel.is_supported() == supported)
        kernels.push_back(kernel_words(kernel, used, language));
    }
  }
  return say(language, "version", kVersion, kBuildId) + "\n" +
         say(language, "kernels", joined(kernels, ", ")) + "\n";
}

void append_kernels(bool supported, const Kernel& used, std::string& out) {
  JsonList list(out);
  for (const Kernel& kernel : kernel_table()) {
    if (kernel.is_supported() != supported) continue;
    JsonObject entry(list.next());
    entry.text("name", kernel.name);
    entry.number("lanes", static_cast<std::uint64_t>(kernel.lanes));
    entry.boolean("supported", supported);
    entry.boolean("used", &kernel == &used);
    entry.end();
  }
  list.end();
}

std::string json_text(const Kernel& used) {
  std::string text;
  JsonObject object(text);
  object.number("schema", 1);
  object.text("version", kVersion);
  object.text("build", kBuildId);
  append_kernels(true, used, object.name("kernels"));
  append_kernels(false, used, object.name("other_kernels"));
  object.end();
  text += '\n';
  return text;
}

}  // namespace

int run_version(const Options& options, const Process& process) {
  const Kernel& used = used_kernel(process);
  return write_text(options, options.json ? json_text(used) : plain_text(used, options.language));
}

}  // namespace shudu::cli
