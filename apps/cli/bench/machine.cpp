// The compiler says its name in a macro, the one kind of thing that is looked at here.
#include "cli/bench/machine.h"

#include <sys/utsname.h>

#include <fstream>

#include "text/text.h"

namespace shudu::cli {

std::string processor_model() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    if (line.rfind("model name", 0) != 0) continue;
    const std::size_t colon = line.find(": ");
    if (colon != std::string::npos) return escaped(std::string_view(line).substr(colon + 2));
  }
  utsname names{};
  return ::uname(&names) == 0 ? escaped(static_cast<const char*>(names.machine)) : "?";
}

std::string_view compiler_name() {
#if defined(__clang__)
  return __VERSION__;  // "Debian Clang 14.0.6"
#else
  return "g++ " __VERSION__;  // "12.2.0"
#endif
}

}  // namespace shudu::cli
