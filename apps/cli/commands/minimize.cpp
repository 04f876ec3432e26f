// `shudu minimize`: a minimal puzzle inside each puzzle, or all of them, or how many there are.
//
//   PUZZLE               givens taken away in reading order, or with --seed in a random one
//   PUZZLE, PUZZLE, ...  --all: a line each, up to --limit of them
//   N, N+                --count: how many
//   -<TAB>multiple       and the like: what is no puzzle with one solution
#include <vector>

#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/options/jobs.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/service/json_list.h"
#include "shudu/verbs/reworking.h"

namespace shudu::cli {
namespace {

// False when the run was ended; so below.
bool tell_one(const Asked& asked, verbs::MinimizerMemory& memory) {
  const Question& question = asked.question;
  verbs::MinimizeWish wish{{}, asked.answer.index, question.wish};
  if (asked.options.has_seed) wish.seed = asked.options.seed;
  const auto minimized = verbs::minimize(question.budget, question.position, wish, memory);
  if (!minimized) return asked.refuse(minimized.error());
  asked.answer.verdict = Verdict::kUnique;
  if (!asked.options.json) {
    append_grid(minimized->grid(), asked.out());
    asked.end_line();
    return true;
  }
  JsonObject object = asked.open_json();
  add_grid(object, "minimized", minimized->grid());
  object.number("givens", static_cast<std::uint64_t>(minimized->kept.size()));
  add_cells(object, "removed", minimized->puzzle.givens - minimized->kept, asked.layout().size());
  asked.end_json(object);
  return true;
}

// An item of the list, where there is one, or a line.
bool write_listed(const Asked& asked, const Grid& puzzle, std::optional<JsonList>& list) {
  if (list) {
    append_json_grid(puzzle, list->next());
  } else {
    append_grid(puzzle, asked.out());
    asked.end_line();
  }
  return asked.flush_much();
}

// One object, or a line each; the puzzles stream, so the count stands after them.
bool tell_all(const Asked& asked, verbs::MinimizerMemory& memory) {
  const Question& question = asked.question;
  const Options& options = asked.options;
  const auto puzzle = verbs::proper_puzzle(question.budget, question.position, question.wish);
  if (!puzzle) return asked.refuse(puzzle.error());
  asked.answer.verdict = Verdict::kUnique;
  std::optional<JsonObject> object;
  if (options.json) object.emplace(asked.open_json());
  const bool lists = !options.analysis.only_count;
  std::optional<JsonList> puzzles;
  if (object && lists) puzzles.emplace(object->name("minimal_puzzles"));
  const auto take = [&](CellSet givens) {
    return !lists || write_listed(asked, givens_of({puzzle->solution, givens}), puzzles);
  };
  Minimizer& minimizer = memory.of(asked.layout(), question.wish.kernel);
  const MinimalList list =
      verbs::list_minimal(question.budget, *puzzle, options.limit, minimizer, take);
  const bool is_stopped = list.end == SearchEnd::kStopped || list.end == SearchEnd::kCallback;
  if (is_stopped) become_timeout(asked.answer, options);
  if (object) {
    if (puzzles) puzzles->end();
    object->number("minimal_count", list.count);
    object->boolean("minimal_count_is_exact", list.end == SearchEnd::kComplete);
    if (is_stopped) object->boolean("stopped", true);
    asked.end_json(*object);
  } else if (!lists && !is_stopped) {
    asked.out() += std::to_string(list.count);
    if (list.end == SearchEnd::kLimit) asked.out() += '+';
    asked.end_line();
  }
  if (is_stopped && asked.at.watch.is_ending()) return false;
  if (is_stopped && !object) asked.writer.write(asked.answer, false, asked.out());
  if (list.end == SearchEnd::kLimit && lists && !options.quiet) {
    complain(say(options.language, "minimal-list-cut", asked.answer.line, options.limit));
  }
  return true;
}

}  // namespace

int run_minimize(const Options& options, const Process& process) {
  std::vector<verbs::MinimizerMemory> memories(static_cast<std::size_t>(worker_count(options)));
  const auto tell = options.all || options.analysis.only_count ? tell_all : tell_one;
  ItemVerb verb{{}, [&](const Asked& asked) {
                  return tell(asked, memories[static_cast<std::size_t>(asked.at.worker)]);
                }};
  verb.manner.style.line_text = append_reason;
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
