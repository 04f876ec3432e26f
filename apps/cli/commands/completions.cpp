// `shudu completions SHELL`: the completion script of a shell.
// The scripts themselves come from the tables of verbs and options; see completions.h.
#include "cli/options/completions.h"

#include "cli/commands/commands.h"
#include "cli/commands/verb_table.h"
#include "cli/output/say_output.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/core/characters.h"
#include "text/text.h"

namespace shudu::cli {

int run_completions(const Options& options, const Process& /*process*/) {
  if (options.operands.empty()) {
    complain(say(options.language, "missing-operand", operand_text(Operands::kShell)));
    return kExitUsage;
  }
  const std::string shell = lower_case(options.operands.front());
  if (shell == "bash") return write_text(options, bash_completions());
  if (shell == "zsh") return write_text(options, zsh_completions(options.language));
  if (shell == "fish") return write_text(options, fish_completions(options.language));
  complain(say(options.language, "unknown-shell", echoed(shell), "bash zsh fish"));
  return kExitUsage;
}

}  // namespace shudu::cli
