// `shudu generate`: puzzles, or with --full grids, one a line.
//
// How a series is run is in cli/generate/series_run.h. Tested in tests/cli/generate_test.cpp and by
// the golden transcripts.
#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include "cli/canon/watched_forms.h"
#include "cli/commands/commands.h"
#include "cli/fresh_seed.h"
#include "cli/generate/large_run.h"
#include "cli/generate/method_table.h"
#include "cli/generate/plan.h"
#include "cli/generate/series_run.h"
#include "cli/generate/unlike.h"
#include "cli/generate/wish_text.h"
#include "cli/input/pipeline.h"
#include "cli/options/kernel_choice.h"
#include "cli/output/answer_text.h"
#include "cli/output/going_on.h"
#include "cli/output/run_end.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/service/presolved.h"
#include "shudu/service/record_json.h"

namespace shudu::cli {
namespace {

// Who has nothing after this long is told what else to ask for.
constexpr std::chrono::milliseconds kPatience{1'500};

class Generation : public SeriesRun {
 public:
  /// `unlike`: not null where items that are not new are left out.
  Generation(const Options& options, const Process& process, const Kernel& kernel,
             const GeneratePlan& plan, std::uint64_t seed, Unlike* unlike, RunMark start)
      : SeriesRun(options, process, seed, std::move(start), unlike),
        kernel_(kernel),
        plan_(plan),
        wish_(plan.source->wish()),
        wish_json_(wish_json(*plan.source)),
        layout_name_(kept_name(wish_.layout)),
        writer_(options, series_style(options, process)) {}

 private:
  [[nodiscard]] std::uint64_t block() const override { return plan_.source->block(); }
  void prepare(int jobs) override { makers_.resize(static_cast<std::size_t>(jobs)); }

  // A worker makes its kernel and memory when it is first asked.
  PuzzleMaker& maker_of(int worker) {
    std::optional<PuzzleMaker>& maker = makers_[static_cast<std::size_t>(worker)];
    if (!maker) maker.emplace(*plan_.source, kernel_);
    return *maker;
  }

  void answer(Workplace& at) override {
    const LineRun& run = at.batch.run;
    std::vector<SeriesItem> items(run.count);
    PuzzleMaker& maker = maker_of(at.worker);
    const std::uint64_t first = options().generate.skip + run.index;
    at.watch.begin(at.worker);
    const auto goes_on = [this](std::uint64_t /*tries*/) {
      advise_in_time();
      return true;
    };
    const bool is_made =
        maker.make({seed(), first, plan_.tries, plan_.patterns}, items, Leave(at.stop, goes_on));
    at.watch.end(at.worker);
    if (!is_made) {
      if (!at.watch.is_ending()) note_failure({run.index, 0});
      return;
    }
    if (items.front().made) {
      has_advised_ = true;  // too late for it
      say_others();
    }
    UnlikeItems marked;
    for (const SeriesItem& item : items) {
      const std::uint64_t index = run.index + at.batch.done;
      if (!item.made) {
        note_failure({index, item.tries, maker.tally()});
        break;
      }
      write(item, options().generate.skip + index, at.out);
      at.tally.add(is_full() ? Verdict::kUnasked : Verdict::kUnique);
      ++at.batch.done;
      at.batch.whole = at.out.size();
      if (unlike() == nullptr) continue;
      marked.hashes.push_back(unlike()->hash_of(item.made->puzzle));
      marked.ends.push_back(at.out.size());
    }
    if (unlike() != nullptr) at.batch.parcel = std::move(marked);
  }

  void write(const SeriesItem& item, std::uint64_t index, std::string& out) const {
    Answer answer;
    answer.index = index;
    answer.line = index + 1;
    answer.layout = &wish_.layout;
    answer.layout_name = layout_name_;
    answer.givens = &item.made->puzzle;
    answer.verdict = Verdict::kUnique;
    answer.solution = item.made->solution;
    if (options().json) {
      write_json(item, answer, out);
    } else if (options().wanted.presolved) {
      out += service::presolved_line(item.made->puzzle, wish_.difficulty) + '\n';
    } else {
      if (is_drawn()) answer.solution.reset();  // the puzzle is drawn, not its solution
      writer_.write(answer, is_drawn(), out);
    }
  }

  [[nodiscard]] bool is_full() const {
    return wish_.method == MakeMethod::kFull || wish_.method == MakeMethod::kPlayed;
  }

  void write_json(const SeriesItem& item, const Answer& answer, std::string& out) const {
    JsonObject object(out);
    object.number("schema", 1);
    object.number("index", answer.index);
    add_grid(object, is_full() ? "grid" : "puzzle", *answer.givens);
    service::add_rules(object, layout_name_, {});
    if (!is_full()) {
      add_grid(object, "solution", *answer.solution);
      object.number("clues", static_cast<std::uint64_t>(answer.givens->filled_count()));
      object.text("method", method_name(wish_.method));
    }
    out += wish_json_;
    object.number("seed", seed());
    if (!is_full()) object.number("tries", item.tries);
    Origin origin{wish_, seed(), answer.index};
    if (!plan_.patterns.empty()) {
      const auto mask = static_cast<std::size_t>(answer.index % plan_.patterns.size());
      object.number("mask", mask);
      origin.wish.pattern = plan_.patterns[mask];
    }
    const bool is_weighted =
        wish_.method == MakeMethod::kWeighted || wish_.method == MakeMethod::kControlledBias;
    if (is_weighted) object.name("weight") += fmt::format("{:.17g}", item.weight);
    if (options().wanted.presolved) {
      object.text("presolved", service::presolved_line(*answer.givens, wish_.difficulty));
    }
    object.text("origin", print_origin(origin));
    object.end();
    out += '\n';
  }

  // Once in a run that has made nothing yet.
  void advise() {
    if (options().quiet || has_advised_.exchange(true)) return;
    const std::string advice = advice_text(wish_.difficulty, options().language);
    if (!advice.empty()) complain(advice);
  }
  void advise_in_time() {
    if (!has_advised_ && std::chrono::steady_clock::now() - begun_ > kPatience) advise();
  }

  // Positions in which the technique is there but no hint names it; said once there are any.
  void say_others() {
    const Wish& wish = wish_.difficulty;
    const bool is_asked = options().wanted.practice && options().wanted.presolved;
    if (options().quiet || !is_asked) return;
    const bool is_named =
        wish.use == TechniqueUse::kNext && !wish.technique->has(Trait::kOnRequest);
    if (is_named) return;
    if (has_named_others_.exchange(true)) return;
    complain(say(options().language, "hint-names-others", technique_name(wish, options().language),
                 wish.technique->slug));
  }

  void explain(const NothingFound& failure) override {
    if (!wish_.difficulty.is_empty()) {
      complain(screens_text(wish_, failure.tally, options().language));
    }
    // Of ratings and levels the sentence above says all there is.
    if (wish_.difficulty.technique != nullptr) advise();
  }

  const Kernel& kernel_;
  const GeneratePlan& plan_;
  const PuzzleWish& wish_;
  std::string wish_json_;
  std::string layout_name_;
  AnswerWriter writer_;
  std::vector<std::optional<PuzzleMaker>> makers_;
  const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  std::atomic<bool> has_advised_{false};
  std::atomic<bool> has_named_others_{false};
};

int run_series(const Options& options, const Process& process, const Kernel& kernel,
               std::uint64_t seed, Output& output) {
  const Layout& layout = options.layout ? *options.layout : Layout::classic();
  const GeneratePlan plan = plan_generate(options, layout);
  if (plan.error) {
    complain(*plan.error);
    return plan.exit_code;
  }
  if (plan.vain) {
    complain(*plan.vain);
    return kExitPuzzle;
  }
  const RunMark start = start_of_series(output, plan.input);
  if (const int code = check_output(options, output)) return code;
  std::optional<Unlike> unlike;
  if (options.generate.unlike) {
    Result<LayoutForms, int> forms = make_watched_forms(layout, options, process);
    if (!forms) return forms.error();
    unlike.emplace(std::move(*forms), options.generate.number, plan.tries);
    unlike->restore(start.more);
  }
  if (!options.has_seed && !options.quiet) {
    complain(say(options.language, "seed-used", seed));
  }
  return Generation(options, process, kernel, plan, seed, unlike ? &*unlike : nullptr, start)
      .run(output);
}

// What --again stands for.
Options with_origin(const Options& options) {
  Options again = options;
  const Origin& origin = *options.generate.again;
  again.layout = origin.wish.layout;
  again.seed = origin.seed;
  again.has_seed = true;
  again.generate.skip = origin.item;
  return again;
}

int run_wished(const Options& options, const Process& process, const Kernel& kernel) {
  const std::uint64_t seed = options.has_seed ? options.seed : fresh_seed();
  if (options.research.estimate) return run_estimate(options, process, kernel, seed);
  PartWish wish = part_wish(options);
  wish.seed = seed;
  wish.takes_seed = !options.has_seed;
  Output output(options.output, wish);
  if (const int code = check_output(options, output)) return code;
  const std::uint64_t used = output.part() != nullptr ? output.part()->seed() : seed;
  if (options.large_boxes) return run_large(options, process, used, output);
  return run_series(options, process, kernel, used, output);
}

}  // namespace

int run_generate(const Options& options, const Process& process) {
  const Kernel* kernel = choose_kernel(process, options.language);
  if (kernel == nullptr) return kExitUsage;
  if (!options.research.base.empty()) return run_vary(options, process, *kernel);
  if (options.has_limit) {
    complain(say(options.language, "needs", "--limit", "--base"));
    return kExitUsage;
  }
  return run_wished(options.generate.again ? with_origin(options) : options, process, *kernel);
}

}  // namespace shudu::cli
