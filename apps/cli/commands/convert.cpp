// `shudu convert`: any mix of formats in, one format out.
//
// One thread and no queue: reading and writing a record costs less than handing it over. What the
// format cannot hold is an error where it is part of the puzzle or of the play; solutions and notes
// beside it are left out, and one sentence at the end says so. Rules that --other-rules leaves out
// must be named in what is written: a format that cannot do that is an error, too.
//
// Where records are moved, each is before it is written. A symmetry that is drawn is that of seed
// and number of the record, counted through all sources.
#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/fresh_seed.h"
#include "cli/input/intake.h"
#include "cli/input/records.h"
#include "cli/options/jobs.h"
#include "cli/output/going_on.h"
#include "cli/output/run_end.h"
#include "cli/output/run_talk.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/formats/reader.h"
#include "shudu/formats/unsaid_rules.h"
#include "shudu/formats/xml/opensudoku.h"
#include "shudu/verbs/converting.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

constexpr std::size_t kWriteBytes = std::size_t{1} << 18U;

class ConvertRun {
 public:
  ConvertRun(const Options& options, const Process& process, const Format& format, Output& output,
             const verbs::MoveWish& moves)
      : options_(options),
        format_(format),
        output_(output),
        converter_(format, options.layout ? &*options.layout : nullptr),
        moves_records_(!moves.is_empty()),
        mover_(moves, options.layout ? &*options.layout : nullptr),
        sources_(find_sources(options)),
        watch_(watch_setup(process)) {}

  int run() {
    progress_.total_bytes = total_size(sources_);
    talk_.show_start(sources_);
    for (const InputSource& source : sources_) {
      if (!convert(source)) break;
      ++at_.source;
      at_.line = 1;
    }
    if (at_.source < sources_.size()) {
      end_.resume = at_;
    } else {
      converter_.finish(out_);
    }
    flush();
    watch_.end_progress();
    end_.records = tally_.records();
    end_.answers = tally_.exit_code();
    talk_.show_end(tally_);
    say_what_was_not_kept();
    return end_run(options_, sources_, output_, watch_, end_);
  }

 private:
  WatchSetup watch_setup(const Process& process) {
    WatchSetup setup;
    setup.signal_fd = process.signal_fd;
    if (wants_progress(options_)) {
      setup.on_progress = [this] { talk_.show_progress(records_, progress_); };
    }
    return setup;
  }

  // False when the run is to end.
  bool convert(const InputSource& source) {
    RecordReader reader(read_options(options_));
    const auto sink = [&](const Record& record) { return take(record); };
    const auto feed = [&](std::string_view block) { return reader.feed(block, sink) && flush(); };
    const SourceEnd end = read_source(source, watch_.wake_fd(), progress_, feed);
    if (end.is_woken) return false;
    if (end.has_failed()) {
      end_.read_failed = true;
      end_.keeps_on_failure = &source == &sources_.back();
      reader.drop_open_line();
      complain(source_failure(source, end, options_.language));
    }
    return reader.finish(sink);
  }

  bool take(const Record& record) {
    at_.line = record.line;
    if (watch_.is_ending()) return false;
    records_.fetch_add(1, std::memory_order_relaxed);
    if (record.puzzle == nullptr) {
      refuse(record.error, record);
      return true;
    }
    if (is_written_with_rules(*record.puzzle)) return write_record(record);
    const std::string_view file = shown_name(sources_, at_.source);
    if (const auto unsaid = unsaid_rules(*record.puzzle)) {
      lost_rules_ = true;
      refuse(*unsaid, record);
      return true;
    }
    if (const auto refused = look_at_rules(options_, *record.puzzle, record.line, file)) {
      refuse(*refused, record);
      return true;
    }
    return write_record(record);
  }

  // Variants are not moved: the symmetries are those of layouts.
  [[nodiscard]] bool is_written_with_rules(const Puzzle& puzzle) const {
    return puzzle.variant && format_.writes.has(Part::kVariant) && !moves_records_ &&
           !options_.layout;
  }

  bool write_record(const Record& record) {
    const Status status = write(*record.puzzle);
    lost_solutions_ = lost_solutions_ || converter_.lost().solution;
    lost_notes_ = lost_notes_ || converter_.lost().notes;
    if (!status) {
      if (watch_.is_ending()) return false;  // that may be why
      refuse(status.error(), record);
      return true;
    }
    tally_.add(Verdict::kUnasked);
    at_.line = record.line + 1;
    return out_.size() < kWriteBytes || flush();
  }

  // The record that has been counted last.
  Status write(const Puzzle& puzzle) {
    if (puzzle.variant && !is_written_with_rules(puzzle)) {  // left out, as was asked
      Puzzle grid = puzzle;
      grid.variant = {};
      return write(grid);
    }
    if (!moves_records_) return converter_.write(puzzle, out_);
    const Result<Puzzle> moved = mover_.move(puzzle, records_ - 1, Stop(watch_.stop_flag(0)));
    return moved ? converter_.write(*moved, out_) : Status(moved.error());
  }

  // What may be left out must still be said, also where nobody reads standard error.
  [[nodiscard]] std::optional<Error> unsaid_rules(const Puzzle& puzzle) const {
    if (options_.refuses_other_rules || puzzle.left_out.empty()) return std::nullopt;
    return find_unsaid_rules(format_, puzzle);
  }

  void refuse(const Error& error, const Record& record) {
    Answer answer;
    answer.error = error;
    if (answer.error.at.line == 0) answer.error.at.line = record.line;
    answer.line = record.line;
    answer.file = shown_name(sources_, at_.source);
    tally_.add(Verdict::kUnreadable);
    complain(error_sentence(answer, options_.language));
  }

  bool flush() {
    if (!output_.write(out_)) watch_.cancel();
    if (output_.part() != nullptr) output_.part()->mark({tally_.records(), 0, tally_, {}});
    out_.clear();
    return !watch_.is_ending();
  }

  void say_what_was_not_kept() const {
    if (options_.quiet) return;
    if (lost_rules_) complain(say(options_.language, "rules-held-by", "{puzzle} {left_out}"));
    if (!lost_solutions_ && !lost_notes_) return;
    std::vector<std::string> parts;
    if (lost_solutions_) parts.push_back(say(options_.language, "kept-solutions"));
    if (lost_notes_) parts.push_back(say(options_.language, "kept-notes"));
    complain(say(options_.language, "not-kept", format_.name, joined(parts, ", ")));
  }

  const Options& options_;
  const Format& format_;
  Output& output_;
  verbs::Converter converter_;
  bool moves_records_;
  verbs::Mover mover_;
  std::vector<InputSource> sources_;
  std::string out_;
  VerdictTally tally_;
  ResumePoint at_;  // what is being read
  RunEnd end_;
  bool lost_solutions_ = false;
  bool lost_notes_ = false;
  bool lost_rules_ = false;
  RunTalk talk_{options_};
  IntakeProgress progress_;
  std::atomic<std::uint64_t> records_{0};  // also those that were refused
  Watch watch_;                            // last: its thread uses what stands above
};

void append_shown(const Answer& answer, const Options& options, std::string& out) {
  if (answer.givens != nullptr || answer.variant != nullptr) return append_puzzle(answer, out);
  out += "-\terror: ";
  out += error_sentence(answer, options.language);
}

// Writes the record moved; false where the run was ended.
bool show_moved(const Asked& asked, verbs::Mover& mover) {
  Answer& answer = asked.answer;
  const auto way = mover.symmetry(asked.layout(), answer.index, asked.question.budget.stop());
  if (!way && asked.at.watch.is_ending()) return false;  // that may be why
  if (!way) return asked.refuse({verbs::Halt::kNone, way.error(), 1});
  const Grid givens = way->apply(*answer.givens);
  const std::optional<Pencilmarks> marks =
      answer.marks != nullptr ? std::optional(way->apply(*answer.marks)) : std::nullopt;
  answer.givens = &givens;
  answer.marks = marks ? &*marks : nullptr;
  answer.verdict = Verdict::kUnasked;
  asked.writer.write(answer, asked.at.batch.is_drawn, asked.out());
  return true;
}

// --format and --board write what no format does: lines of the user's own, and drawings.
int run_shown(const Options& options, const Process& process, const verbs::MoveWish& moves,
              Output& output) {
  VerbManner manner;
  manner.style.line_text = append_shown;
  manner.style.draws_question = true;
  if (moves.is_empty()) {
    manner.takes_variants = true;
    const auto pass_on = [](const Question& /*question*/, Answer& answer) {
      answer.verdict = Verdict::kUnasked;
      return true;
    };
    return run_records(options, process, LineVerb{manner, pass_on}, output);
  }
  const auto workers = static_cast<std::size_t>(worker_count(options));
  std::vector<verbs::Mover> movers(workers, verbs::Mover(moves));
  const auto tell = [&movers](const Asked& asked) {
    return show_moved(asked, movers[static_cast<std::size_t>(asked.at.worker)]);
  };
  return run_records(options, process, ItemVerb{manner, tell}, output);
}

}  // namespace

int run_convert(const Options& options, const Process& process) {
  const bool is_shown = options.line_format || options.board;
  const Format* format = options.to;
  if (format == nullptr) format = find_format(all_formats(), options.json ? "jsonl" : "line");
  PartWish wish = part_wish(options);
  wish.repeats = !is_shown;  // converting again costs little more than reading
  const bool wants_seed = options.convert.shuffle && !options.has_seed;
  if (wants_seed) wish.seed = fresh_seed();
  wish.takes_seed = wants_seed;
  Output output(options.output, wish);
  if (const int code = check_output(options, output)) return code;
  verbs::MoveWish moves{options.convert.moves, {}};
  if (options.convert.shuffle) {
    moves.shuffle = output.part() != nullptr ? output.part()->seed() : wish.seed;
  }
  if (wants_seed && !options.quiet) complain(say(options.language, "seed-used", *moves.shuffle));
  if (is_shown) return run_shown(options, process, moves, output);
  return ConvertRun(options, process, *format, output, moves).run();
}

}  // namespace shudu::cli
