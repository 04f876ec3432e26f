// From the process to an exit code: the arguments are read, the verb runs. See process.h.
// Everything below it gets what it needs as arguments.
#include <unistd.h>

#include <optional>
#include <string>

#include "cli/commands/verb_table.h"
#include "cli/descriptor.h"
#include "cli/input/own_input.h"
#include "cli/options/args.h"
#include "cli/options/help_text.h"
#include "cli/output/say_output.h"
#include "cli/output/terminal.h"
#include "cli/process.h"
#include "cli/words.h"

namespace shudu::cli {
namespace {

int refuse(const ParsedArguments& parsed) {
  const Language language = parsed.options.language;
  const std::string see = parsed.verb == nullptr ? say(language, "see-help")
                                                 : say(language, "see-help-of", parsed.verb->name);
  complain(parsed.error + (language == Language::kEnglish ? " - " : "　") + see);
  return kExitUsage;
}

// `shudu < FILE`: what comes on standard input is solved.
Process with_solve(const Process& process) {
  Process solving = process;
  solving.arguments.emplace(solving.arguments.begin(), "solve");
  return solving;
}

}  // namespace

Language choose_language(const Process& process) {
  if (const std::optional<Language> wish = find_language(process.language_wish)) return *wish;
  return find_language(process.locale).value_or(Language::kEnglish);
}

int run_program(const Process& process) {
  const ParsedArguments parsed = parse_arguments(process);
  if (!parsed.error.empty()) return refuse(parsed);
  if (parsed.verb == nullptr) {
    if (has_bytes(STDIN_FILENO, process.signal_fd)) return run_program(with_solve(process));
    static_cast<void>(write_all(2, overview_text(parsed.options.language)));
    return kExitUsage;
  }
  if (parsed.options.help) {
    return write_text(parsed.options, verb_help_text(*parsed.verb, parsed.options.language));
  }
  if (const UsageError error = check_own_input(*parsed.verb, parsed.options)) {
    complain(*error);
    return kExitUsage;
  }
  return parsed.verb->run(parsed.options, process);
}

}  // namespace shudu::cli
