// What the verbs that answer puzzle by puzzle have in common: from the sources to the exit code.
//
// A verb brings one of three kinds of work; this runs the intake, the workers, the output, totals
// and progress, and sees to signals and failures.
//
//   LineVerb   works an answer out; it is written as all answers are, plain lines in batches
//   ItemVerb   writes each answer itself
//   ListVerb   makes values of the answers, which are taken in order, such as cards for pages
//
// All functions of a verb must be thread-safe but those that say otherwise.
#pragma once

#include <functional>
#include <variant>

#include "cli/input/asked.h"
#include "cli/input/line_answers.h"
#include "cli/process.h"

namespace shudu::cli {

/// What is the same for all kinds.
struct VerbManner {
  AnswerStyle style = {};
  /// Draw a single puzzle when the answers go to a terminal.
  bool draws_single = false;
  /// Positions have their whole record. A batch has few of them then: their answers are long.
  bool wants_wholes = false;
  /// There is one worker.
  bool works_alone = false;
  /// Where a single puzzle has several solutions, the one layout that leaves it one is named.
  bool names_layout = false;
  /// Questions may be about variants (Question::variant).
  bool takes_variants = false;
  /// An answer depends on the records before it: a run that goes on answers all of them again.
  bool looks_back = false;
};

/// How plain lines are answered of which a batch has looked for two solutions each.
struct BatchAnswers {
  /// The line of a puzzle with one solution, without line end; empty: that solution.
  std::string_view unique;
  /// Works the answer out from what was found; false: `LineVerb::work` has to.
  bool (*settle)(const LineResult& found, Answer& answer) = nullptr;
  /// `unique` is only for puzzles whose givens are all needed.
  bool asks_minimal = false;
};

struct LineVerb {
  VerbManner manner;
  /// Works out the answer to a question; false when its search was stopped.
  std::function<bool(const Question& question, Answer& answer)> work;
  /// The same for plain lines, where the options let them go in batches.
  std::optional<BatchAnswers> batches = {};
};

struct ItemVerb {
  VerbManner manner;
  /// Writes the answer; false when the run was ended before it was.
  std::function<bool(const Asked& asked)> tell;
  /// Answers a run of plain lines by itself and counts them in the batch's `done`; what is to be
  /// answered as a record goes to `one`. Both end early where the run is ended.
  std::function<void(Workplace& at, FunctionRef<bool(const Item& item, Workplace& at)> one)>
      tell_run = {};
};

struct ListVerb {
  VerbManner manner;
  /// Leaves the value in Batch::parcel; false when the run was ended before that. Only errors are
  /// written, to standard error.
  std::function<bool(const Asked& asked)> make;
  /// Takes the values; called as DeliverBatch is.
  DeliverBatch deliver;
  /// When all is delivered, also where the run was ended: writes what comes last. False: the output
  /// is not to appear.
  std::function<bool()> close;
};

using RecordVerb = std::variant<LineVerb, ItemVerb, ListVerb>;

/// Answers every record of the sources; the exit code.
[[nodiscard]] int run_records(const Options& options, const Process& process,
                              const RecordVerb& verb);

/// The same with an output that is open and fine.
[[nodiscard]] int run_records(const Options& options, const Process& process,
                              const RecordVerb& verb, Output& output);

}  // namespace shudu::cli
