// `shudu minimize`: a minimal puzzle inside each puzzle, or all of them, or how many there are.
//
//   PUZZLE               givens taken away in reading order, or with --seed in a random one
//   PUZZLE, PUZZLE, ...  --all: a line each, up to --limit of them
//   N, N+                --count: how many
//   -<TAB>multiple       and the like: what is no puzzle with one solution
#include <algorithm>
#include <vector>

#include "cli/analysis/minimizers.h"
#include "cli/analysis/proper_record.h"
#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/generator/seeding.h"
#include "shudu/service/json_list.h"

namespace shudu::cli {
namespace {

// The answer to one record.
class MinimalTeller {
 public:
  MinimalTeller(const Options& options, const Question& question, Answer& answer, Desk& desk,
                const AnswerWriter& writer)
      : options_(options), question_(question), answer_(answer), desk_(desk), writer_(writer) {}

  // False when the run was ended.
  bool tell(Minimizers& minimizers) {
    puzzle_ = proper_record(question_, answer_);
    if (!puzzle_) return refuse_record(options_, answer_, desk_, writer_);
    Minimizer& minimizer = minimizers.of(desk_.worker, question_.layout, question_.wish.kernel);
    if (options_.all || options_.analysis.only_count) return tell_all(minimizer);
    const std::vector<Cell> order = removal_order();
    const auto givens = minimizer.minimize(*puzzle_, order, question_.budget.stop());
    if (!givens) {
      answer_.verdict = Verdict::kTimeout;
      return refuse_record(options_, answer_, desk_, writer_);
    }
    write_one(*givens);
    return true;
  }

 private:
  std::vector<Cell> removal_order() const {
    std::vector<Cell> order(puzzle_->givens.begin(), puzzle_->givens.end());
    if (options_.has_seed) {
      Rng rng = item_rng(options_.seed, answer_.index);
      rng.shuffle(std::span(order));
    }
    return order;
  }

  Grid puzzle_of(CellSet givens) const { return givens_of({puzzle_->solution, givens}); }

  void write_one(CellSet givens) {
    if (!options_.json) {
      append_grid(puzzle_of(givens), desk_.out);
      append_remarks(answer_, options_.language, desk_.out);
    } else {
      JsonObject object = writer_.open_json(answer_, desk_.out);
      add_grid(object, "minimized", puzzle_of(givens));
      object.number("givens", static_cast<std::uint64_t>(givens.size()));
      add_cells(object, "removed", puzzle_->givens - givens, question_.layout.size());
      object.end();
    }
    desk_.out += '\n';
  }

  // One object, or a line each; the puzzles stream, so the count stands behind them.
  bool tell_all(Minimizer& minimizer) {
    std::optional<JsonObject> object;
    if (options_.json) object.emplace(writer_.open_json(answer_, desk_.out));
    const bool lists = !options_.analysis.only_count;
    std::optional<JsonList> puzzles;
    if (object && lists) puzzles.emplace(object->name("minimal_puzzles"));
    const auto take = [&](CellSet givens) { return !lists || write_listed(givens, puzzles); };
    const MinimalList list =
        minimizer.list_minimal(*puzzle_, options_.limit, take, question_.budget.stop());
    const bool is_stopped = list.end == SearchEnd::kStopped || list.end == SearchEnd::kCallback;
    if (is_stopped) become_timeout(answer_, options_);
    if (object) {
      if (puzzles) puzzles->end();
      object->number("minimal_count", list.count);
      object->boolean("minimal_count_is_exact", list.end == SearchEnd::kComplete);
      if (is_stopped) object->boolean("stopped", true);
      object->end();
      desk_.out += '\n';
    } else if (!lists && !is_stopped) {
      desk_.out += std::to_string(list.count);
      if (list.end == SearchEnd::kLimit) desk_.out += '+';
      append_remarks(answer_, options_.language, desk_.out);
      desk_.out += '\n';
    }
    if (is_stopped && desk_.watch.is_ending()) return false;
    if (is_stopped && !object) writer_.write(answer_, false, desk_.out);
    if (list.end == SearchEnd::kLimit && lists && !options_.quiet) {
      complain(say(options_.language, Phrase::kMinimalListCut, answer_.line, options_.limit));
    }
    return true;
  }

  // An item of the list, where there is one, or a line.
  bool write_listed(CellSet givens, std::optional<JsonList>& list) {
    if (list) {
      append_json_grid(puzzle_of(givens), list->next());
    } else {
      append_grid(puzzle_of(givens), desk_.out);
      append_remarks(answer_, options_.language, desk_.out);
      desk_.out += '\n';
    }
    return desk_.out.size() < kFlushBytes || desk_.flush();
  }

  const Options& options_;
  const Question& question_;
  Answer& answer_;
  Desk& desk_;
  const AnswerWriter& writer_;
  std::optional<ProperPuzzle> puzzle_;
};

}  // namespace

int run_minimize(const Options& options, const Process& process) {
  Minimizers minimizers;
  RecordVerb verb;
  verb.style.line_text = append_reason;
  verb.tell = [&](const Question& question, Answer& answer, Desk& desk,
                  const AnswerWriter& writer) {
    return MinimalTeller(options, question, answer, desk, writer).tell(minimizers);
  };
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
