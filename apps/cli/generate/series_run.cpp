#include "cli/generate/series_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/generate/unlike.h"
#include "cli/options/jobs.h"
#include "cli/output/run_end.h"
#include "cli/output/terminal.h"
#include "cli/words.h"

namespace shudu::cli {

SeriesRun::SeriesRun(const Options& options, const Process& process, std::uint64_t seed,
                     RunMark start, Unlike* unlike)
    : options_(options),
      process_(process),
      seed_(seed),
      unlike_(unlike),
      start_(std::move(start)),
      talk_(options) {}

int SeriesRun::run(Output& output) {
  const int jobs = worker_count(options_);
  prepare(jobs);
  WatchSetup setup{process_.signal_fd, jobs, options_.timeout, {}};
  if (wants_progress(options_)) setup.on_progress = [this] { show_progress(); };
  progress_.total_bytes = options_.generate.number;
  Watch watch(setup);
  std::uint64_t written = 0;
  {
    const auto answer_batch = [this](Workplace& at) {
      if (!at.watch.is_ending() && at.batch.run.index <= first_failure().index) answer(at);
    };
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

void SeriesRun::feed(Pipeline& pipeline, int jobs) {
  const std::uint64_t all = options_.generate.number;
  const std::uint64_t share = all / static_cast<std::uint64_t>(jobs) + 1;
  const std::uint64_t most = std::clamp<std::uint64_t>(share, 1, block());
  Batch* batch = pipeline.first();
  for (std::uint64_t first = start_.records; first < all || unlike_ != nullptr; first += most) {
    batch->run.index = first;
    batch->run.line = first + 1;
    const std::uint64_t left = unlike_ != nullptr ? most : all - first;
    batch->run.count = static_cast<std::size_t>(std::min(most, left));
    if (first > first_failure().index || !pipeline.submit(batch)) return;
  }
}

// In the order of the series. False ends the run: there is enough, or no more to be had.
bool SeriesRun::write_new(Batch& batch, Output& output) {
  kept_lines_.clear();
  unlike_->keep(batch, kept_lines_);
  kept_ = unlike_->kept();
  return output.write(kept_lines_) && !unlike_->has_all() && !unlike_->gives_up();
}

bool SeriesRun::is_drawn() const {
  const bool is_single = options_.generate.number == 1 && is_for_people(options_);
  return options_.board || (is_single && !options_.line_format);
}

void SeriesRun::note_failure(NothingFound failure) {
  const std::lock_guard lock(mutex_);
  if (failure.index < failure_.index) failure_ = failure;
}

NothingFound SeriesRun::first_failure() {
  const std::lock_guard lock(mutex_);
  return failure_;
}

void SeriesRun::show_progress() {
  const Pipeline* pipeline = pipeline_.load();
  if (pipeline == nullptr) return;
  progress_.bytes =
      unlike_ != nullptr ? kept_.load() : start_.records + pipeline->records_written();
  talk_.show_progress(progress_.bytes, progress_);
}

int SeriesRun::end(Output& output, const Watch& watch, std::uint64_t written) {
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
  return has_all ? kExitFine : end_without_all(gives_up, written);
}

int SeriesRun::end_without_all(bool gives_up, std::uint64_t written) {
  if (gives_up) {
    complain(say(options_.language, "nothing-new", unlike_->kept(), unlike_->in_vain()));
    return kExitPuzzle;
  }
  const std::uint64_t number = options_.generate.skip + written;
  const NothingFound failure = first_failure();
  complain(failure.tries == 0 ? say(options_.language, "not-in-time", number,
                                    fmt::format("{}", options_.timeout.value_or(0)))
                              : say(options_.language, "not-made", number, failure.tries));
  if (failure.tries > 0) explain(failure);
  return kExitPuzzle;
}

AnswerStyle series_style(const Options& options, const Process& process) {
  AnswerStyle style;
  style.line_text = [](const Answer& answer, const Options& /*options*/, std::string& out) {
    append_puzzle(answer, out);
  };
  style.for_people = true;  // a board without words would be no answer
  style.color = wants_color(options, process);
  return style;
}

RunMark start_of_series(Output& output, std::uint64_t input) {
  RunMark start;
  if (output.part() != nullptr) start = output.part()->start();
  if (start.records > 0 && start.input != input) output.part()->refuse();
  start.input = input;
  return start;
}

}  // namespace shudu::cli
