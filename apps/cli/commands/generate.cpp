// `shudu generate`: puzzles, or with --full grids, one a line.
//
// The items of a series are numbered; seed and number decide each, so batches of numbers go through
// the pipeline to the workers and come out in order, the same bytes with any --jobs. An item for
// which no puzzle is found in its tries ends the run after those before it, with a sentence and
// exit code 1. Tested in tests/cli/generate_test.cpp and by the golden transcripts.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <limits>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "cli/canon/watched_forms.h"
#include "cli/commands/commands.h"
#include "cli/fresh_seed.h"
#include "cli/generate/method_table.h"
#include "cli/generate/plan.h"
#include "cli/generate/unlike.h"
#include "cli/generate/wish_text.h"
#include "cli/input/intake.h"
#include "cli/input/pipeline.h"
#include "cli/options/jobs.h"
#include "cli/options/kernel_choice.h"
#include "cli/output/answer_text.h"
#include "cli/output/going_on.h"
#include "cli/output/run_end.h"
#include "cli/output/run_talk.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/service/presolved.h"
#include "shudu/service/record_json.h"

namespace shudu::cli {
namespace {

// Who has nothing after this long is told what else to ask for.
constexpr std::chrono::milliseconds kPatience{1'500};

AnswerStyle answer_style(const Options& options, const Process& process) {
  AnswerStyle style;
  style.line_text = [](const Answer& answer, const Options& /*options*/, std::string& out) {
    append_grid(*answer.givens, out);
  };
  style.for_people = true;  // a board without words would be no answer
  style.color = wants_color(options, process);
  return style;
}

// The first item for which nothing was found.
struct NothingFound {
  std::uint64_t index = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t tries = 0;
  WantedTally tally = {};
};

class Generation {
 public:
  /// `unlike`: not null where items that are not new are left out.
  Generation(const Options& options, const Process& process, const Kernel& kernel,
             const GeneratePlan& plan, std::uint64_t seed, Unlike* unlike, RunMark start)
      : options_(options),
        process_(process),
        kernel_(kernel),
        plan_(plan),
        wish_(plan.source->wish()),
        wish_json_(wish_json(*plan.source)),
        layout_name_(kept_name(wish_.layout)),
        seed_(seed),
        unlike_(unlike),
        start_(std::move(start)),
        writer_(options, answer_style(options, process)),
        talk_(options) {}

  int run(Output& output) {
    const int jobs = worker_count(options_);
    makers_.resize(static_cast<std::size_t>(jobs));
    WatchSetup setup{process_.signal_fd, jobs, options_.timeout, {}};
    if (wants_progress(options_)) setup.on_progress = [this] { show_progress(); };
    progress_.total_bytes = options_.generate.number;
    Watch watch(setup);
    std::uint64_t written = 0;
    {
      const auto answer_batch = [this](Workplace& at) { answer(at); };
      DeliverBatch keep_new;
      if (unlike_ != nullptr) {
        keep_new = [this, &output](Batch& batch) { return write_new(batch, output); };
      }
      Pipeline pipeline(jobs, watch, output, answer_batch, std::move(keep_new));
      if (output.part() != nullptr) pipeline.keep_marks(start_, false);
      pipeline_ = &pipeline;
      feed(pipeline, jobs);
      pipeline.finish();
      watch.end_progress();
      written = start_.records + pipeline.records_written();
      talk_.show_end(pipeline.tally());
      pipeline_ = nullptr;
    }
    return end(output, watch, written);
  }

 private:
  void feed(Pipeline& pipeline, int jobs) {
    const std::uint64_t all = options_.generate.number;
    const std::uint64_t share = all / static_cast<std::uint64_t>(jobs) + 1;
    const std::uint64_t block = std::clamp<std::uint64_t>(share, 1, plan_.source->block());
    Batch* batch = pipeline.first();
    for (std::uint64_t first = start_.records; first < all || unlike_ != nullptr; first += block) {
      batch->run.index = first;
      batch->run.line = first + 1;
      const std::uint64_t left = unlike_ != nullptr ? block : all - first;
      batch->run.count = static_cast<std::size_t>(std::min(block, left));
      if (first > first_failure().index || !pipeline.submit(batch)) return;
    }
  }

  // A worker makes its kernel and memory when it is first asked.
  PuzzleMaker& maker_of(int worker) {
    std::optional<PuzzleMaker>& maker = makers_[static_cast<std::size_t>(worker)];
    if (!maker) maker.emplace(*plan_.source, kernel_);
    return *maker;
  }

  void answer(Workplace& at) {
    const LineRun& run = at.batch.run;
    if (at.watch.is_ending() || run.index > first_failure().index) return;
    std::vector<SeriesItem> items(run.count);
    PuzzleMaker& maker = maker_of(at.worker);
    const std::uint64_t first = options_.generate.skip + run.index;
    at.watch.begin(at.worker);
    const auto goes_on = [this](std::uint64_t /*tries*/) {
      advise_in_time();
      return true;
    };
    const bool is_made =
        maker.make({seed_, first, plan_.tries, plan_.patterns}, items, Leave(at.stop, goes_on));
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
      write(item, options_.generate.skip + index, at.out);
      at.tally.add(is_full() ? Verdict::kUnasked : Verdict::kUnique);
      ++at.batch.done;
      at.batch.whole = at.out.size();
      if (unlike_ == nullptr) continue;
      marked.hashes.push_back(unlike_->hash_of(item.made->puzzle));
      marked.ends.push_back(at.out.size());
    }
    if (unlike_ != nullptr) at.batch.parcel = std::move(marked);
  }

  // In the order of the series. False ends the run: there is enough, or no more to be had.
  bool write_new(Batch& batch, Output& output) {
    kept_lines_.clear();
    unlike_->keep(batch, kept_lines_);
    kept_ = unlike_->kept();
    return output.write(kept_lines_) && !unlike_->has_all() && !unlike_->gives_up();
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
    if (options_.json) {
      write_json(item, answer, out);
    } else if (options_.wanted.presolved) {
      out += service::presolved_line(item.made->puzzle, wish_.difficulty) + '\n';
    } else if (options_.board || draws_single()) {
      answer.solution.reset();  // the puzzle is drawn, not its solution
      writer_.write(answer, true, out);
    } else {
      writer_.write(answer, false, out);
    }
  }

  [[nodiscard]] bool is_full() const {
    return wish_.method == MakeMethod::kFull || wish_.method == MakeMethod::kPlayed;
  }
  [[nodiscard]] bool draws_single() const {
    return options_.generate.number == 1 && is_for_people(options_) && !options_.line_format;
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
    object.number("seed", seed_);
    if (!is_full()) object.number("tries", item.tries);
    Origin origin{wish_, seed_, answer.index};
    if (!plan_.patterns.empty()) {
      const auto mask = static_cast<std::size_t>(answer.index % plan_.patterns.size());
      object.number("mask", mask);
      origin.wish.pattern = plan_.patterns[mask];
    }
    const bool is_weighted =
        wish_.method == MakeMethod::kWeighted || wish_.method == MakeMethod::kControlledBias;
    if (is_weighted) object.name("weight") += fmt::format("{:.17g}", item.weight);
    if (options_.wanted.presolved) {
      object.text("presolved", service::presolved_line(*answer.givens, wish_.difficulty));
    }
    object.text("origin", print_origin(origin));
    object.end();
    out += '\n';
  }

  void note_failure(NothingFound failure) {
    const std::lock_guard lock(mutex_);
    if (failure.index < failure_.index) failure_ = failure;
  }
  NothingFound first_failure() {
    const std::lock_guard lock(mutex_);
    return failure_;
  }

  // Once in a run that has made nothing yet.
  void advise() {
    if (options_.quiet || has_advised_.exchange(true)) return;
    const std::string advice = advice_text(wish_.difficulty, options_.language);
    if (!advice.empty()) complain(advice);
  }
  void advise_in_time() {
    if (!has_advised_ && std::chrono::steady_clock::now() - begun_ > kPatience) advise();
  }

  // Positions in which the technique is there but no hint names it; said once there are any.
  void say_others() {
    const Wish& wish = wish_.difficulty;
    const bool is_asked = options_.wanted.practice && options_.wanted.presolved;
    if (options_.quiet || !is_asked) return;
    const bool is_named =
        wish.use == TechniqueUse::kNext && !wish.technique->has(Trait::kOnRequest);
    if (is_named) return;
    if (has_named_others_.exchange(true)) return;
    complain(say(options_.language, "hint-names-others", technique_name(wish, options_.language),
                 wish.technique->slug));
  }

  void show_progress() {
    const Pipeline* pipeline = pipeline_.load();
    if (pipeline == nullptr) return;
    progress_.bytes =
        unlike_ != nullptr ? kept_.load() : start_.records + pipeline->records_written();
    talk_.show_progress(progress_.bytes, progress_);
  }

  int end(Output& output, const Watch& watch, std::uint64_t written) {
    const bool has_failed = first_failure().index == written;
    if (output.is_closed_pipe()) return kExitFine;
    const bool has_all =
        unlike_ != nullptr ? unlike_->has_all() : written == options_.generate.number;
    const bool gives_up = unlike_ != nullptr && unlike_->gives_up();
    const bool is_whole = has_all || has_failed || gives_up;
    if (is_whole) output.commit();
    const bool is_interrupted = !is_whole && watch.is_interrupted();
    if (const int code = check_output(options_, output)) {
      keep_part(options_, output, is_interrupted);
      return code;
    }
    if (is_interrupted) {
      if (keep_part(options_, output, true)) return kExitInterrupted;
      complain(say(options_.language, "generate-interrupted", written, seed_,
                   options_.generate.skip + written));
      return kExitInterrupted;
    }
    if (has_all) return kExitFine;
    if (gives_up) {
      complain(say(options_.language, "nothing-new", unlike_->kept(), unlike_->in_vain()));
      return kExitPuzzle;
    }
    const std::uint64_t number = options_.generate.skip + written;
    const std::uint64_t tries = first_failure().tries;
    const bool is_timeout = tries == 0;
    complain(is_timeout ? say(options_.language, "not-in-time", number,
                              fmt::format("{}", options_.timeout.value_or(0)))
                        : say(options_.language, "not-made", number, tries));
    if (!wish_.difficulty.is_empty() && !is_timeout) {
      complain(screens_text(wish_, first_failure().tally, options_.language));
    }
    // Of ratings and levels the sentence above says all there is.
    if (!is_timeout && wish_.difficulty.technique != nullptr) advise();
    return kExitPuzzle;
  }

  const Options& options_;
  const Process& process_;
  const Kernel& kernel_;
  const GeneratePlan& plan_;
  const PuzzleWish& wish_;
  std::string wish_json_;
  std::string layout_name_;
  std::uint64_t seed_;
  Unlike* unlike_;
  RunMark start_;  // of the run that is gone on with
  AnswerWriter writer_;
  RunTalk talk_;
  IntakeProgress progress_;
  std::atomic<Pipeline*> pipeline_{nullptr};
  std::string kept_lines_;
  std::atomic<std::uint64_t> kept_{0};
  std::vector<std::optional<PuzzleMaker>> makers_;
  const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  std::atomic<bool> has_advised_{false};
  std::atomic<bool> has_named_others_{false};
  std::mutex mutex_;
  NothingFound failure_;  // under mutex_
};

// Where the part of an ended run holds some of the series: the mark it ends at.
RunMark start_of(Output& output, const GeneratePlan& plan) {
  RunMark start;
  if (output.part() != nullptr) start = output.part()->start();
  if (start.records > 0 && start.input != plan.input) output.part()->refuse();
  start.input = plan.input;
  return start;
}

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
  const RunMark start = start_of(output, plan);
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
