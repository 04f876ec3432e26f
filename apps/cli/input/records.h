// What the verbs that answer puzzle by puzzle have in common: from the sources to the exit code.
//
// A verb gives a function that works out one answer and one that words it; this runs the intake,
// the workers, the output, totals and progress, and sees to signals and failures.
#pragma once

#include <functional>

#include "cli/input/line_answers.h"
#include "cli/input/pipeline.h"
#include "cli/input/searching.h"
#include "cli/options/options.h"
#include "cli/output/answer.h"
#include "cli/output/answer_text.h"
#include "cli/process.h"

namespace shudu::cli {

/// How a verb answers plain lines of which a batch has looked for two solutions each.
struct LineVerb {
  /// The line of a puzzle with one solution, without line end; empty: that solution.
  std::string_view unique;
  /// Works the answer out from what was found; false: `RecordVerb::work` has to.
  bool (*settle)(const LineResult& found, Answer& answer) = nullptr;
  /// `unique` is only for puzzles whose givens are all needed.
  bool asks_minimal = false;
};

/// The part of a run that a verb brings. All functions must be thread-safe.
struct RecordVerb {
  AnswerStyle style;
  /// Draw a single puzzle when the answers go to a terminal.
  bool draws_single = false;
  /// Works out the answer to a question; false when its search was stopped.
  std::function<bool(const Question& question, Answer& answer)> work;
  /// The same for plain lines, where these options let them go in batches.
  std::optional<LineVerb> lines;
  /// In place of `work`, for answers of a form of their own: writes the answer too. False when the
  /// run was ended before the answer was.
  std::function<bool(const Question& question, Answer& answer, Desk& desk,
                     const AnswerWriter& writer)>
      tell;
  /// There is one worker for `tell`.
  bool tells_alone = false;
  /// With `tell`, for answers that are no text: takes what `tell` has left in Batch::parcel. Called
  /// as DeliverBatch is; of `tell` only errors are then written, to standard error.
  DeliverBatch deliver;
  /// When all is delivered, also where the run was ended: writes what comes last. False: the output
  /// is not to appear.
  std::function<bool()> close;
  /// Beside `tell`: answers a run of plain lines by itself and counts them in desk.batch.done; what
  /// is to be answered as a record goes to `one`. Both end early where the run is ended.
  std::function<void(Desk& desk, FunctionRef<bool(const Item& item, Desk& desk)> one)> tell_run;
  /// An answer depends on the records before it: a run that goes on answers all of them again.
  bool looks_back = false;
  /// Question::record is the whole record. A batch has few of them then: their answers are long.
  bool wants_wholes = false;
};

/// Answers every record of the sources; the exit code.
[[nodiscard]] int run_records(const Options& options, const Process& process,
                              const RecordVerb& verb);

/// The same with an output that is open and fine.
[[nodiscard]] int run_records(const Options& options, const Process& process,
                              const RecordVerb& verb, Output& output);

/// Compares the solution that the record claims, if it does, with what a whole search for two
/// solutions found.
void compare_claim(const Question& question, const SearchResult& found, Answer& answer);

/// Turns the answer to a question whose search was stopped by its time limit into a timeout.
void become_timeout(Answer& answer, const Options& options);

}  // namespace shudu::cli
