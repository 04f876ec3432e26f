// A run that makes a numbered series, whatever its items are.
//
// Seed and number decide each item, so batches of numbers go through the pipeline to the workers
// and come out in order, the same bytes with any --jobs. The first item that nothing is found for
// ends the run after those before it, with a sentence and exit code 1. Tested in
// tests/cli/generate_test.cpp.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <mutex>
#include <string>

#include "cli/input/pipeline.h"
#include "cli/options/options.h"
#include "cli/output/answer_text.h"
#include "cli/output/output.h"
#include "cli/output/part_file.h"
#include "cli/output/run_talk.h"
#include "cli/process.h"
#include "shudu/generator/series.h"

namespace shudu::cli {

class Unlike;

/// The first item for which nothing was found.
struct NothingFound {
  std::uint64_t index = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t tries = 0;  ///< 0: its time was over
  WantedTally tally = {};
};

class SeriesRun {
 public:
  /// `unlike`: not null where items that are not new are left out.
  SeriesRun(const Options& options, const Process& process, std::uint64_t seed, RunMark start,
            Unlike* unlike);
  SeriesRun(const SeriesRun&) = delete;
  SeriesRun& operator=(const SeriesRun&) = delete;
  virtual ~SeriesRun() = default;

  int run(Output& output);

 protected:
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  [[nodiscard]] Unlike* unlike() const { return unlike_; }

  /// Is an item drawn, not a line?
  [[nodiscard]] bool is_drawn() const;

  /// How many items a batch has at most.
  [[nodiscard]] virtual std::uint64_t block() const = 0;
  /// Before the workers begin.
  virtual void prepare(int jobs) = 0;
  /// Makes and writes the items of at.batch.run, from --skip on, up to the first that nothing is
  /// found for. Called by the workers.
  virtual void answer(Workplace& at) = 0;
  /// What there is to say of a failure beside its number.
  virtual void explain(const NothingFound& failure) = 0;

  void note_failure(NothingFound failure);
  [[nodiscard]] NothingFound first_failure();

 private:
  void feed(Pipeline& pipeline, int jobs);
  bool write_new(Batch& batch, Output& output);
  void show_progress();
  int end(Output& output, const Watch& watch, std::uint64_t written);
  int end_without_all(bool gives_up, std::uint64_t written);

  const Options& options_;
  const Process& process_;
  std::uint64_t seed_;
  Unlike* unlike_;
  RunMark start_;  // of the run that is gone on with
  RunTalk talk_;
  IntakeProgress progress_;
  std::atomic<Pipeline*> pipeline_{nullptr};
  std::string kept_lines_;
  std::atomic<std::uint64_t> kept_{0};
  std::mutex mutex_;
  NothingFound failure_;  // under mutex_
};

/// Each item as a line, or drawn.
[[nodiscard]] AnswerStyle series_style(const Options& options, const Process& process);

/// Where the part of an ended run holds some of the series: the mark it ends at. `input`: a sum of
/// what was read besides.
[[nodiscard]] RunMark start_of_series(Output& output, std::uint64_t input);

}  // namespace shudu::cli
