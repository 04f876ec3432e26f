// `shudu version`: what was built, and the kernels that run here. There are no kernels yet, only
// the reference methods.
#include <string>

#include "build_info.h"
#include "cli/commands/commands.h"
#include "cli/json.h"
#include "cli/say_output.h"
#include "cli/words.h"

namespace shudu::cli {

int run_version(const Options& options, const Process& /*process*/) {
  std::string text;
  if (!options.json) {
    text = say(options.language, Phrase::kVersion, kVersion, kBuildId) + "\n";
    return write_text(options, text);
  }
  JsonObject object(text);
  object.number("schema", 1);
  object.text("version", kVersion);
  object.text("build", kBuildId);
  object.name("kernels") += "[]";
  object.end();
  text += '\n';
  return write_text(options, text);
}

}  // namespace shudu::cli
