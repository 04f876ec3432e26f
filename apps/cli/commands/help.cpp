// `shudu help [COMMAND|LIST]`, and with --man the source of a man page.
// The texts come from the tables of verbs and options; see help_text.h.
#include "cli/commands/commands.h"
#include "cli/commands/verb_table.h"
#include "cli/options/args.h"
#include "cli/options/help_text.h"
#include "cli/options/man_page.h"
#include "cli/output/say_output.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/core/characters.h"
#include "text/text.h"

namespace shudu::cli {

int run_help(const Options& options, const Process& /*process*/) {
  if (options.operands.empty()) {
    if (options.man) return write_text(options, program_man_page());
    if (options.json) return write_text(options, help_json(options.language));
    return write_text(options, overview_text(options.language));
  }
  const std::string& word = options.operands.front();
  if (const Topic* const topic = find_topic(word)) {
    return write_text(options, options.json ? topic_json(*topic, options.language)
                                            : topic_text(*topic, options.language));
  }
  const Verb* verb = find_verb(lower_case(word));
  if (verb == nullptr) {
    std::vector<std::string> names = topic_names();
    const std::vector<std::string> verbs = verb_names();
    names.insert(names.end(), verbs.begin(), verbs.end());
    complain(unknown_verb_text(word, names, options.language));
    return kExitUsage;
  }
  if (options.man) return write_text(options, verb_man_page(*verb));
  return write_text(options, verb_help_text(*verb, options.language));
}

}  // namespace shudu::cli
