// See run_end.h. Tested in tests/cli/faults_test.cpp.
#include "cli/run_end.h"

#include "cli/process.h"
#include "cli/terminal.h"
#include "cli/words.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

std::string output_name(const Options& options) {
  return options.output.empty() ? say(options.language, Phrase::kStandardOutput)
                                : escaped(options.output);
}

std::string interrupted_text(const Options& options, const std::vector<Source>& sources,
                             const Output& output, const RunEnd& end) {
  if (output.is_file()) {
    return say(options.language, Phrase::kInterruptedBefore, output_name(options));
  }
  if (sources.size() < 2) {
    return say(options.language, Phrase::kInterrupted, end.records, end.resume->line);
  }
  return say(options.language, Phrase::kInterruptedIn, end.records, end.resume->line,
             sources[end.resume->source].name);
}

}  // namespace

bool check_output(const Options& options, const Output& output) {
  if (output.error_number() == 0) return true;
  complain(say(options.language, Phrase::kCannotWrite, output_name(options),
               system_error_words(output.error_number(), options.language)));
  return false;
}

int end_run(const Options& options, const std::vector<Source>& sources, Output& output,
            const Watch& watch, const RunEnd& end) {
  if (output.is_closed_pipe()) return kExitFine;
  const bool is_interrupted = watch.is_interrupted() && end.resume;
  const bool is_whole = !is_interrupted && !end.read_failed && !end.is_kept_back;
  if (is_whole) output.commit();
  if (!check_output(options, output)) return kExitInputOutput;
  if (is_interrupted) {
    complain(interrupted_text(options, sources, output, end));
    return kExitInterrupted;
  }
  return end.read_failed ? kExitInputOutput : end.answers;
}

}  // namespace shudu::cli
