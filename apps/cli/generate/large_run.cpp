// Tested in tests/cli/generate_large_test.cpp.
#include "cli/generate/large_run.h"

#include <string>
#include <utility>

#include "cli/generate/series_run.h"
#include "cli/output/answer_text.h"
#include "cli/output/run_end.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/formats/variant/values_text.h"
#include "shudu/verbs/variant/generate.h"

namespace shudu::cli {
namespace {

class LargeRun : public SeriesRun {
 public:
  LargeRun(const Options& options, const Process& process, std::uint64_t seed, RunMark start)
      : SeriesRun(options, process, seed, std::move(start), nullptr),
        size_(size_name(*options.large_boxes)),
        writer_(options, series_style(options, process)) {
    wish_.boxes = *options.large_boxes;
    wish_.seed = seed;
    wish_.clues = options.generate.clues;
    wish_.is_minimal = options.minimal || !wish_.clues;
    wish_.most_tries = options.generate.tries.value_or(wish_.most_tries);
  }

 private:
  // One takes from a millisecond (10 x 10) to minutes (25 x 25).
  [[nodiscard]] std::uint64_t block() const override { return 1; }
  void prepare(int /*jobs*/) override {}
  void explain(const NothingFound& /*failure*/) override {}

  void answer(Workplace& at) override {
    const std::uint64_t index = at.batch.run.index;
    verbs::LargeWish wish = wish_;
    wish.item = options().generate.skip + index;
    at.watch.begin(at.worker);
    verbs::Terms terms;
    terms.flag = at.stop;
    verbs::Budget budget(terms);
    const auto made = verbs::generate(budget, wish);
    at.watch.end(at.worker);
    if (made) {
      write(*made, wish.item, at.out);
      at.tally.add(Verdict::kUnique);
      ++at.batch.done;
      at.batch.whole = at.out.size();
    } else if (made.error().why == verbs::LargeNotGenerated::Why::kNotFound) {
      note_failure({index, made.error().tries});
    } else if (!at.watch.is_ending()) {
      note_failure({index, 0});
    }
  }

  void write(const verbs::GeneratedLarge& made, std::uint64_t index, std::string& out) const {
    Answer answer;
    answer.index = index;
    answer.line = index + 1;
    answer.variant = &made.record;
    answer.verdict = Verdict::kUnique;
    if (options().json) return write_json(made, index, out);
    if (!is_drawn()) answer.values = made.record.solution;  // of a board, the puzzle is drawn
    writer_.write(answer, is_drawn(), out);
  }

  void write_json(const verbs::GeneratedLarge& made, std::uint64_t index, std::string& out) const {
    const variant::VariantPuzzle& puzzle = made.record.puzzle;
    std::string solution;
    append_values(made.record.solution, puzzle, solution);
    JsonObject object(out);
    object.number("schema", 1);
    object.number("index", index);
    object.name("variant") += json_line_of(puzzle);
    object.text("solution", solution);
    object.number("clues", static_cast<std::uint64_t>(made.clues));
    object.text("size", size_);
    object.number("seed", seed());
    object.number("tries", made.tries);
    object.end();
    out += '\n';
  }

  std::string size_;
  verbs::LargeWish wish_;
  AnswerWriter writer_;
};

}  // namespace

int run_large(const Options& options, const Process& process, std::uint64_t seed, Output& output) {
  const RunMark start = start_of_series(output, 0);
  if (const int code = check_output(options, output)) return code;
  if (!options.has_seed && !options.quiet) complain(say(options.language, "seed-used", seed));
  return LargeRun(options, process, seed, start).run(output);
}

}  // namespace shudu::cli
