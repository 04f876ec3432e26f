#include "cli/output/run_talk.h"

#include <unistd.h>

#include <algorithm>
#include <string>

#include "cli/descriptor.h"
#include "cli/output/terminal.h"
#include "cli/output/totals.h"
#include "cli/words.h"

namespace shudu::cli {
namespace {

constexpr std::string_view kEraseLine = "\r\x1b[K";

// What cannot be written to stderr cannot be complained about either.
void say_on_stderr(std::string_view text) { static_cast<void>(write_all(STDERR_FILENO, text)); }

}  // namespace

double RunTalk::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

void RunTalk::show_start(const std::vector<InputSource>& sources) const {
  if (options_.quiet || std::none_of(sources.begin(), sources.end(), is_keyboard)) return;
  complain(say(options_.language, "keyboard"));
}

void RunTalk::show_progress(std::uint64_t records, const IntakeProgress& progress) const {
  ProgressState state;
  state.records = records;
  state.bytes = progress.bytes;
  state.total_bytes = progress.total_bytes;
  state.seconds = seconds();
  say_on_stderr(std::string(kEraseLine) + progress_text(state, options_.language));
}

void RunTalk::show_end(const VerdictTally& tally) const {
  if (wants_progress(options_)) say_on_stderr(kEraseLine);
  const std::uint64_t unread = tally.of(Verdict::kUnreadable);
  if (options_.reads_standard_input && !options_.quiet && unread > 0 && unread == tally.records()) {
    complain(say(options_.language, "nothing-read"));
  }
  const bool watched = is_for_people(options_) && is_terminal(STDERR_FILENO) && !options_.quiet;
  if (!options_.summary && !(watched && tally.records() > 1)) return;
  say_on_stderr(totals_text(tally, seconds(), options_.language) + "\n");
}

}  // namespace shudu::cli
