// Tested by the golden transcripts and tests/cli/faults_test.cpp.
#include "cli/input/records.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

#include "cli/input/input_sum.h"
#include "cli/input/intake.h"
#include "cli/input/line_answers.h"
#include "cli/input/sources.h"
#include "cli/options/jobs.h"
#include "cli/options/kernel_choice.h"
#include "cli/output/going_on.h"
#include "cli/output/run_end.h"
#include "cli/output/run_talk.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/core/clash.h"
#include "shudu/core/layout_table.h"
#include "shudu/verbs/other_layout.h"

namespace shudu::cli {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

AnswerStyle styled(const Options& options, const Process& process, AnswerStyle style) {
  style.for_people = is_for_people(options);
  style.color = wants_color(options, process);
  return style;
}

const VerbManner& manner_of(const RecordVerb& verb) {
  return std::visit([](const auto& kind) -> const VerbManner& { return kind.manner; }, verb);
}

const BatchAnswers* batches_of(const RecordVerb& verb) {
  const auto* const lines = std::get_if<LineVerb>(&verb);
  return lines != nullptr && lines->batches ? &*lines->batches : nullptr;
}

// How the verb itself answers runs of plain lines, where it does.
decltype(ItemVerb::tell_run) tell_run_of(const RecordVerb& verb) {
  const auto* const items = std::get_if<ItemVerb>(&verb);
  return items != nullptr ? items->tell_run : nullptr;
}

int worker_count(const Options& options, const VerbManner& manner) {
  return manner.works_alone ? 1 : worker_count(options);
}

// May plain lines go in batches? Not where each answer has a time, a place or a shape of its own.
bool takes_runs(const Options& options, const RecordVerb& verb) {
  if (batches_of(verb) == nullptr && !tell_run_of(verb)) return false;
  const bool has_time = options.line_format && has_template_field(*options.line_format, "micros");
  const bool has_plain_answers = !options.json && !has_time && !options.board &&
                                 !(manner_of(verb).draws_single && is_for_people(options));
  // A verb that answers runs by itself has one way to write.
  if (batches_of(verb) == nullptr && (options.line_format || options.as_table)) return false;
  const bool is_classic = !options.layout || options.layout->is_classic();
  const bool is_fast = options.method == nullptr || options.method->name == "fast";
  return has_plain_answers && is_classic && is_fast && !options.timeout;
}

// Each may take some milliseconds, and its answer some megabytes.
constexpr std::size_t kMostWholes = 1;

// The position of a record that was read.
verbs::Position position_of(const Batch& batch, const Item& item, const Answer& answer) {
  verbs::Position position = verbs::position_of(*answer.layout, item.givens);
  if (answer.variant != nullptr) return position;
  if (answer.marks != nullptr) {
    position.marks = *answer.marks;
    position.marks_are_puzzle = true;
  }
  if (item.whole >= 0) {
    const WholeRecord& whole = batch.wholes[static_cast<std::size_t>(item.whole)];
    position.record = &whole.puzzle;
    position.format = whole.format;
  }
  return position;
}

// One run over all records of all sources.
class RecordRun {
 public:
  RecordRun(const Options& options, const Process& process, const RecordVerb& verb,
            const Kernel& kernel)
      : options_(options),
        process_(process),
        verb_(verb),
        manner_(manner_of(verb)),
        list_(std::get_if<ListVerb>(&verb)),
        batches_(batches_of(verb)),
        tell_run_(tell_run_of(verb)),
        kernel_(kernel),
        sources_(find_sources(options)),
        writer_(options, styled(options, process, manner_.style)),
        asked_layout_(options.layout ? kept_name(*options.layout) : std::string()),
        times_answers_(options.line_format || (options.json && options.summary)) {}

  int run(Output& output);

 private:
  [[nodiscard]] IntakeSetup intake_setup(const Watch& watch, int jobs);
  [[nodiscard]] WatchSetup watch_setup(int jobs);
  [[nodiscard]] LineSetup line_setup(int jobs) const;
  void begin_part(PartFile& part, Pipeline& pipeline);
  bool pass(Batch& batch, PartFile& part);
  void answer_batch(LineAnswers& lines, Workplace& at) const;
  bool answer_item(const Item& item, const LineResult* found, Workplace& at) const;
  bool is_settled(const Batch& batch, const Item& item, Answer& answer, bool has_solutions) const;
  bool tell_question(const Asked& asked) const;
  bool work_out(const LineVerb& lines, const Question& question, Answer& answer,
                Workplace& at) const;
  void write(const Answer& answer, const Batch& batch, Workplace& at) const;
  void name_layout(const VerdictTally& all) const;
  void show_progress() const;

  const Options& options_;
  const Process& process_;
  const RecordVerb& verb_;
  const VerbManner& manner_;
  const ListVerb* list_;         // the verb, where it is of that kind
  const BatchAnswers* batches_;  // of a verb that answers lines
  decltype(ItemVerb::tell_run) tell_run_;
  const Kernel& kernel_;
  std::vector<InputSource> sources_;
  AnswerWriter writer_;
  std::string asked_layout_;  // where it is not the usual one
  bool times_answers_;
  IntakeProgress progress_;
  std::atomic<const Pipeline*> pipeline_{nullptr};  // for the progress line
  RunTalk talk_{options_};
  std::uint64_t to_pass_ = 0;     // records that are still to be passed over
  std::uint64_t passed_sum_ = 0;  // of those that were
  VerdictTally passed_;
  mutable std::optional<Grid> several_;  // record 0, on the usual layout; its worker sets it
};

IntakeSetup RecordRun::intake_setup(const Watch& watch, int jobs) {
  IntakeSetup setup;
  setup.sources = &sources_;
  setup.options = &options_;
  setup.read = read_options(options_);
  setup.wake_fd = watch.wake_fd();
  const bool has_lines = options_.json || options_.line_format || options_.as_table;
  if (takes_runs(options_, verb_)) setup.run_lines = most_run_lines(jobs);
  const bool shows_rows = options_.line_format && has_template_field(*options_.line_format, "row");
  setup.rows = options_.as_table ? RowKeeping::kTable
               : shows_rows      ? RowKeeping::kLines
                                 : RowKeeping::kNone;
  setup.keeps_wholes = manner_.wants_wholes;
  setup.tells_records = options_.json;
  setup.takes_variants = manner_.takes_variants;
  if (manner_.wants_wholes) setup.most_items = kMostWholes;
  setup.workers = jobs;
  setup.draws_all = options_.board;
  setup.draws_single = manner_.draws_single && is_for_people(options_) && !has_lines;
  setup.progress = &progress_;
  setup.language = options_.language;
  return setup;
}

// A run that goes on passes over what its part holds.
void RecordRun::begin_part(PartFile& part, Pipeline& pipeline) {
  if (manner_.looks_back) {
    pipeline.keep_marks({}, true);
    return;
  }
  to_pass_ = part.start().records;
  passed_ = part.start().tally;
  pipeline.keep_marks(part.start(), true);
}

// Takes from the front of a batch what was answered before. False where it is something else.
bool RecordRun::pass(Batch& batch, PartFile& part) {
  const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(to_pass_, batch.size()));
  passed_sum_ += input_sum(batch, count);
  to_pass_ -= count;
  if (to_pass_ == 0 && passed_sum_ != part.start().input) {
    part.refuse();
    return false;
  }
  if (count == batch.size()) {
    batch.clear();
  } else {
    leave_out(batch, count);
  }
  return true;
}

LineSetup RecordRun::line_setup(int jobs) const {
  LineSetup setup;
  setup.kernel = &kernel_;
  setup.workers = jobs;
  setup.most_lines = takes_runs(options_, verb_) ? most_run_lines(jobs) : 0;
  if (batches_ != nullptr) {
    setup.unique = batches_->unique;
    setup.asks_minimal = batches_->asks_minimal;
    setup.answers_each = options_.line_format || options_.as_table;
  }
  return setup;
}

WatchSetup RecordRun::watch_setup(int jobs) {
  WatchSetup setup{process_.signal_fd, jobs, options_.timeout, {}};
  if (wants_progress(options_)) setup.on_progress = [this] { show_progress(); };
  return setup;
}

int RecordRun::run(Output& output) {
  const int jobs = worker_count(options_, manner_);
  progress_.total_bytes = total_size(sources_);
  talk_.show_start(sources_);
  RunEnd end;
  Watch watch(watch_setup(jobs));
  {
    const auto answer_line = [this](const Item& item, const LineResult* found, Workplace& at) {
      return answer_item(item, found, at);
    };
    LineAnswers lines(line_setup(jobs), answer_line);
    const auto answer = [this, &lines](Workplace& at) { answer_batch(lines, at); };
    Pipeline pipeline(jobs, watch, output, answer, list_ != nullptr ? list_->deliver : nullptr);
    pipeline_ = &pipeline;
    if (output.part() != nullptr) begin_part(*output.part(), pipeline);
    Intake intake(intake_setup(watch, jobs), pipeline.first());
    intake.run([&](Batch*& batch) {
      if (to_pass_ > 0 && !pass(*batch, *output.part())) return false;
      return batch->is_empty() || pipeline.submit(batch);
    });
    pipeline.finish();
    watch.end_progress();
    // An input that ends before the part does is another one.
    if (to_pass_ > 0 && !watch.is_ending() && !intake.has_failed()) output.part()->refuse();
    end.read_failed = intake.has_failed();
    end.keeps_on_failure = intake.failed_at_last();
    VerdictTally all = passed_;
    all.add(pipeline.tally());
    end.answers = all.exit_code();
    end.records = all.records();
    end.resume = pipeline.unanswered();
    if (!end.resume) end.resume = intake.resume_point();
    if (list_ != nullptr) end.is_kept_back = !list_->close();
    talk_.show_end(all);
    if (!watch.is_ending()) name_layout(all);
    pipeline_ = nullptr;
  }
  return end_run(options_, sources_, output, watch, end);
}

void RecordRun::answer_batch(LineAnswers& lines, Workplace& at) const {
  if (at.watch.is_ending()) return;
  if (at.batch.run.count > 0) {
    if (tell_run_) {
      tell_run_(at, [this](const Item& item, Workplace& there) {
        return answer_item(item, nullptr, there);
      });
    } else {
      lines.answer(at);
    }
    at.batch.whole = at.batch.answers().size();
    return;
  }
  for (const Item& item : at.batch.items) {
    if (at.watch.is_ending() || !answer_item(item, nullptr, at)) return;
    ++at.batch.done;
    at.batch.whole = at.out.size();
  }
}

// `found` is what is known of a line that comes out of a run; else nullptr. False when the run was
// ended before there was an answer.
bool RecordRun::answer_item(const Item& item, const LineResult* found, Workplace& at) const {
  const Batch& batch = at.batch;
  Answer answer;
  answer.index = item.index;
  answer.line = item.line;
  answer.file = shown_name(sources_, item.source);
  answer.row = batch.rows.row(item.index);
  answer.heading = &batch.heading;
  const bool is_known = is_settled(batch, item, answer, found != nullptr && found->has_solutions) ||
                        (found != nullptr && batches_->settle(*found, answer));
  if (is_known) {
    write(answer, batch, at);
    return true;
  }
  // Where a puzzle is all there is to do, its search may have all threads.
  const bool is_alone = item.index == 0 && batch.items.size() == 1;
  verbs::Budget budget(
      {.threads = is_alone ? worker_count(options_, manner_) : 1, .flag = at.stop});
  const Question question{position_of(batch, item, answer),
                          {options_.method, options_.seed, &kernel_},
                          budget,
                          answer.variant};
  const auto* const lines = std::get_if<LineVerb>(&verb_);
  if (lines == nullptr) return tell_question({options_, question, answer, at, writer_});
  if (!work_out(*lines, question, answer, at)) return false;
  write(answer, batch, at);
  return true;
}

// Fills in what was read; true when there is nothing to search: the record is unreadable, or its
// givens clash.
bool RecordRun::is_settled(const Batch& batch, const Item& item, Answer& answer,
                           bool has_solutions) const {
  if (item.error >= 0) {
    answer.error = batch.errors[static_cast<std::size_t>(item.error)];
    return true;
  }
  if (item.variant >= 0) {
    answer.variant = &*batch.variants[static_cast<std::size_t>(item.variant)];
    answer.left_out = answer.variant->left_out;
    answer.layout = default_layout(item.givens.size()).value();
    return false;
  }
  const StatedRules* stated =
      item.rules < 0 ? nullptr : &batch.rules[static_cast<std::size_t>(item.rules)];
  if (options_.layout) answer.layout_name = asked_layout_;
  if (stated != nullptr) {
    if (!options_.layout) answer.layout_name = stated->layout_name;
    answer.left_out = stated->left_out;
  }
  if (item.whole >= 0) {
    answer.record = &batch.wholes[static_cast<std::size_t>(item.whole)].puzzle;
  }
  const Layout* asked = options_.layout                       ? &*options_.layout
                        : stated != nullptr && stated->layout ? &*stated->layout
                                                              : nullptr;
  const Result<const Layout*> layout =
      asked != nullptr ? Result<const Layout*>(asked) : default_layout(item.givens.size());
  if (!layout) {
    answer.error = layout.error();
    return true;
  }
  answer.layout = *layout;
  answer.givens = &item.givens;
  if (item.marks >= 0) answer.marks = &batch.marks[static_cast<std::size_t>(item.marks)];
  if (has_solutions) return false;
  const std::optional<Error> clash = find_clash(**layout, item.givens);
  if (!clash) return false;
  answer.verdict = Verdict::kInvalid;
  answer.error = *clash;
  return true;
}

bool RecordRun::tell_question(const Asked& asked) const {
  Workplace& at = asked.at;
  at.watch.begin(at.worker);
  const bool told = list_ != nullptr ? list_->make(asked) : std::get<ItemVerb>(verb_).tell(asked);
  at.watch.end(at.worker);
  if (asked.answer.claim_fault) ++at.tally.failed;
  if (told) at.tally.add(asked.answer.verdict);
  return told;
}

// False when the run is ending and there is no answer.
bool RecordRun::work_out(const LineVerb& lines, const Question& question, Answer& answer,
                         Workplace& at) const {
  const auto start = times_answers_ ? Clock::now() : Clock::time_point();
  at.watch.begin(at.worker);
  const bool answered = lines.work(question, answer);
  at.watch.end(at.worker);
  if (!answered && at.watch.is_ending()) return false;
  if (!answered) become_timeout(answer, options_);
  if (times_answers_) {
    constexpr double kMicros = 1e6;
    answer.micros = static_cast<std::uint64_t>(std::llround(seconds_since(start) * kMicros));
  }
  return true;
}

void RecordRun::write(const Answer& answer, const Batch& batch, Workplace& at) const {
  if (list_ != nullptr) {
    const std::string text = error_sentence(answer, options_.language);
    const bool has_place = answer.verdict == Verdict::kUnreadable;
    complain(has_place ? text : placed(answer, text, options_.language));
    at.tally.add(answer.verdict);
    return;
  }
  const bool is_usual =
      answer.layout_name.empty() && answer.left_out.empty() && answer.variant == nullptr;
  if (answer.index == 0 && answer.verdict == Verdict::kMultiple && is_usual &&
      answer.marks == nullptr && !options_.layout) {
    several_ = *answer.givens;
  }
  writer_.write(answer, batch.is_drawn, at.out);
  at.tally.add(answer.verdict);
  const bool has_spare =
      (answer.redundant && !answer.redundant->empty()) || (answer.spare && !answer.spare->empty());
  if (answer.verdict == Verdict::kUnique && has_spare) ++at.tally.failed;
  if (answer.claim_fault) ++at.tally.failed;
}

// Of one puzzle alone: in a list that is not of classic puzzles every record would be asked about.
void RecordRun::name_layout(const VerdictTally& all) const {
  if (!manner_.names_layout || options_.quiet || !several_ || all.records() != 1) return;
  verbs::Budget budget({.nodes = verbs::kMostLayoutNodes});
  const LayoutRow* const row = verbs::sole_layout(budget, *several_);
  if (row != nullptr) complain(say(options_.language, "one-as", row->slug));
}

void RecordRun::show_progress() const {
  const Pipeline* pipeline = pipeline_.load();
  if (pipeline != nullptr) talk_.show_progress(pipeline->records_written(), progress_);
}

}  // namespace

int run_records(const Options& options, const Process& process, const RecordVerb& verb) {
  if (choose_kernel(process, options.language) == nullptr) return kExitUsage;
  PartWish wish = part_wish(options);
  wish.repeats = manner_of(verb).looks_back;
  Output output(options.output, wish);
  if (const int code = check_output(options, output)) return code;
  return run_records(options, process, verb, output);
}

int run_records(const Options& options, const Process& process, const RecordVerb& verb,
                Output& output) {
  const Kernel* kernel = choose_kernel(process, options.language);
  if (kernel == nullptr) return kExitUsage;
  return RecordRun(options, process, verb, *kernel).run(output);
}

}  // namespace shudu::cli
