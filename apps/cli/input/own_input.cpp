// Tested in tests/cli/faults_test.cpp.
#include "cli/input/own_input.h"

#include <algorithm>

#include "cli/output/going_on.h"
#include "cli/words.h"
#include "text/text.h"
#include "text/write_target.h"

namespace shudu::cli {
namespace {

constexpr std::string_view kInput = "/proc/self/fd/0";

}  // namespace

UsageError check_own_input(const Verb& verb, const Options& options) {
  if (options.output.empty()) return std::nullopt;
  const std::string target = find_write_target(options.output).path;
  std::vector<std::string> inputs = inputs_of(verb, options);
  std::replace(inputs.begin(), inputs.end(), std::string("-"), std::string(kInput));
  const auto reads = [&inputs](const std::string& path) {
    return std::any_of(inputs.begin(), inputs.end(),
                       [&path](const std::string& input) { return is_same_file(input, path); });
  };
  for (const char* ending : {".part", ".part.state"}) {
    const std::string path = target + ending;
    if (reads(path)) return say(options.language, "part-is-input", echoed(path));
  }
  if (options.force || !reads(target)) return std::nullopt;
  return say(options.language, "onto-input", echoed(options.output));
}

}  // namespace shudu::cli
