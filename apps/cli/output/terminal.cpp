#include "cli/output/terminal.h"

#include <unistd.h>

#include <cstdlib>
#include <string>

#include "cli/descriptor.h"

namespace shudu::cli {

bool is_terminal(int fd) { return ::isatty(fd) == 1; }

bool wants_color(const Options& options, const Process& process) {
  if (options.color != When::kAuto) return options.color == When::kAlways;
  return options.output.empty() && is_terminal(STDOUT_FILENO) && !process.no_color;
}

bool is_for_people(const Options& options) {
  return options.output.empty() && is_terminal(STDOUT_FILENO);
}

bool wants_progress(const Options& options) {
  if (options.progress != When::kAuto) return options.progress == When::kAlways;
  return !options.quiet && is_terminal(STDERR_FILENO) && !is_for_people(options);
}

void complain(std::string_view sentence) {
  const std::string line = "shudu: " + std::string(sentence) + "\n";
  static_cast<void>(write_all(STDERR_FILENO, line));
}

}  // namespace shudu::cli
