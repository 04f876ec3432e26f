// `generate --base FILE --vary N+M`: every puzzle that is reached from a puzzle of the base by
// taking N givens away and adding M others, none of them twice up to symmetry, none of the base.
//
// Choices of givens that go are handed out in parts; workers make puzzles and canonical forms, and
// the main thread takes the parts in order, leaves out what has been seen, and writes. So the
// output is the same with any --jobs. A run that ends early says where to go on: `--resume P.C.K`
// is puzzle P of the base, choice C of it, after K of its puzzles. FILE.part of -o FILE knows that
// by itself, and what has been seen (vary_notes.h).
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "cli/canon/watched_forms.h"
#include "cli/generate/form_notes.h"
#include "cli/generate/ordered_work.h"
#include "cli/generate/plan.h"
#include "cli/generate/research_values.h"
#include "cli/generate/vary_base.h"
#include "cli/generate/vary_notes.h"
#include "cli/options/jobs.h"
#include "cli/output/answer_text.h"
#include "cli/output/going_on.h"
#include "cli/output/output.h"
#include "cli/output/run_end.h"
#include "cli/output/terminal.h"
#include "cli/stream_hash.h"
#include "cli/watch.h"
#include "cli/words.h"
#include "shudu/canonical/form.h"
#include "shudu/canonical/form_set.h"
#include "shudu/canonical/layout_forms.h"
#include "shudu/generator/vary.h"
#include "shudu/service/record_json.h"

namespace shudu::cli {
namespace {

// Choices of a part: some hundred milliseconds at most.
constexpr std::uint64_t kPartChoices = 64;

// What came of some choices of one puzzle of the base.
struct VaryPart {
  struct Found {
    Grid puzzle;
    std::uint64_t choice = 0;
    FormHash form;
  };
  std::uint64_t base = 0;
  std::vector<Found> found;
  std::uint64_t left_out = 0;
  std::uint64_t next_choice = 0;
  bool is_whole = false;  // false: the run was ended
};

class VaryRun {
 public:
  VaryRun(const Options& options, const Process& process, const Kernel& kernel,
          const Layout& layout, LayoutForms forms)
      : options_(options),
        process_(process),
        kernel_(kernel),
        layout_(layout),
        layout_name_(kept_name(layout)),
        forms_(std::move(forms)) {
    wanted_.removed = options.research.vary->removed;
    wanted_.added = options.research.vary->added;
    wanted_.minimal = options.minimal;
    if (options.has_limit) wanted_.most_solutions = options.limit;
  }

  int run(Output& output) {
    VaryBase base;
    VaryBase known;
    if (!load(options_.research.base, base)) return kExitInputOutput;
    if (!options_.research.known.empty() && !load(options_.research.known, known)) {
      return kExitInputOutput;
    }
    has_bad_records_ = base.has_bad_records || known.has_bad_records;
    bases_ = std::move(base.puzzles);
    left_out_ = std::move(base.left_out);
    // The puzzles of the base themselves are no news.
    for (const std::vector<Grid>* puzzles : {&bases_, &known.puzzles}) {
      for (const Grid& puzzle : *puzzles) seen_.insert(form_of(puzzle));
    }
    begin(output, known.puzzles);
    if (const int code = check_output(options_, output)) return code;
    number_parts();
    output_ = &output;
    const int jobs = worker_count(options_);
    makers_.resize(static_cast<std::size_t>(jobs));
    Watch watch({process_.signal_fd, jobs, {}, {}});
    watch_ = &watch;
    const auto make = [this](int worker, std::uint64_t index) { return make_part(worker, index); };
    OrderedWork<VaryPart>::run(jobs, parts_.back(), make,
                               [this](VaryPart& part) { return take(part); });
    watch_ = nullptr;
    return end(watch);
  }

 private:
  bool load(const std::string& path, VaryBase& base) const {
    return load_base(path, options_, layout_, base);
  }

  // Takes over what the part of an ended run holds, if it is of this one.
  void begin(Output& output, const std::vector<Grid>& known) {
    const VaryState asked = options_.research.resume.value_or(VaryState{});
    std::string input = state_text(asked) + '\n';
    for (const std::vector<Grid>* puzzles : {&std::as_const(bases_), &known}) {
      for (const Grid& puzzle : *puzzles) append_grid(puzzle, input);
      input += '\n';
    }
    mark_.input = hash_of_text(input);
    progress_.state = asked;
    if (PartFile* part = output.part(); part != nullptr && part->start().records > 0) {
      if (part->start().input != mark_.input) part->refuse();
      mark_.records = part->start().records;
      mark_.tally = part->start().tally;
      progress_ = read_progress(part->start().more, progress_, seen_);
    }
    from_ = progress_.state;
  }

  FormHash form_of(const Grid& puzzle) const { return hash_of(forms_.form(puzzle)->form); }

  [[nodiscard]] std::uint64_t choices_of(const Grid& base) const {
    return Variations::choice_count(base.filled_count(), wanted_.removed);
  }

  // parts_[b] is the number of parts before puzzle b of the base; the resumed part is the first.
  void number_parts() {
    parts_.assign(1, 0);
    for (std::size_t b = 0; b < bases_.size(); ++b) {
      std::uint64_t choices = b < from_.base ? 0 : choices_of(bases_[b]);
      if (b == from_.base) choices -= std::min(choices, from_.choice);
      parts_.push_back(parts_.back() + (choices + kPartChoices - 1) / kPartChoices);
    }
  }

  // --- Workers ---

  Variations& maker_of(int worker) {
    auto& maker = makers_[static_cast<std::size_t>(worker)];
    if (!maker) maker = std::make_unique<Variations>(layout_, kernel_);
    return *maker;
  }

  VaryPart make_part(int worker, std::uint64_t index) {
    const auto next = std::upper_bound(parts_.begin(), parts_.end(), index);
    VaryPart part;
    part.base = static_cast<std::uint64_t>(next - parts_.begin()) - 1;
    std::uint64_t first = (index - parts_[part.base]) * kPartChoices;
    if (part.base == from_.base) first += from_.choice;
    VaryOptions wanted = wanted_;
    wanted.stop = watch_->stop_flag(worker);
    const auto keep = [&part](const Grid& puzzle, std::uint64_t choice) {
      part.found.push_back({puzzle, choice, {}});
      return true;
    };
    const VaryResult result =
        maker_of(worker).list(bases_[part.base], wanted, first, kPartChoices, keep);
    part.is_whole = result.end == SearchEnd::kComplete;
    part.left_out = result.left_out;
    part.next_choice = result.next_choice;
    if (part.is_whole) find_forms(part);
    return part;
  }

  void find_forms(VaryPart& part) const {
    if (!layout_.is_classic()) {
      for (VaryPart::Found& found : part.found) found.form = form_of(found.puzzle);
      return;
    }
    std::vector<Grid> puzzles;
    for (const VaryPart::Found& found : part.found) puzzles.push_back(found.puzzle);
    std::vector<BatchForm> forms(puzzles.size());
    canonical_forms(puzzles, forms);
    for (std::size_t i = 0; i < forms.size(); ++i) part.found[i].form = hash_of(forms[i].form);
  }

  // --- The main thread ---

  // False when the run is to end.
  bool take(VaryPart& part) {
    if (!part.is_whole || watch_->is_ending()) return false;
    progress_.left_out += part.left_out;
    VaryState& state = progress_.state;
    std::string out;
    for (const VaryPart::Found& found : part.found) {
      if (found.choice != state.choice || part.base != state.base) {
        state = {part.base, found.choice, 0};
      }
      if (is_resumed(part.base, found.choice)) continue;
      ++state.listed;
      ++progress_.listed;
      if (!seen_.insert(found.form)) continue;
      write(found, part.base, out);
      if (output_->part() != nullptr) note_form(found.form, mark_.more);
      mark_.tally.add(Verdict::kUnasked);
      if (++mark_.records == most()) {
        is_full_ = true;
        break;
      }
    }
    if (!output_->write(out)) return false;
    if (!is_full_) state = {part.base, part.next_choice, 0};
    mark();
    return !is_full_;
  }

  void mark() {
    if (output_->part() == nullptr || is_full_) return;
    note_progress(progress_, mark_.more);
    output_->part()->mark(std::exchange(mark_, {mark_.records, mark_.input, mark_.tally, {}}));
  }

  // Was this one listed before the run that is gone on with had ended?
  bool is_resumed(std::uint64_t base, std::uint64_t choice) {
    if (base != from_.base || choice != from_.choice || skipped_ == from_.listed) return false;
    ++skipped_;
    progress_.state.listed = skipped_;
    return true;
  }

  [[nodiscard]] std::uint64_t most() const {
    return options_.generate.has_number ? options_.generate.number : kUnlimited;
  }

  void write(const VaryPart::Found& found, std::uint64_t base, std::string& out) const {
    if (!options_.json) {
      Answer answer;
      answer.left_out = left_out_[base];
      append_grid(found.puzzle, out);
      append_remarks(answer, options_.language, out);
    } else {
      JsonObject object(out);
      object.number("schema", 1);
      object.number("index", mark_.records);
      add_grid(object, "puzzle", found.puzzle);
      service::add_rules(object, layout_name_, left_out_[base]);
      object.number("clues", static_cast<std::uint64_t>(found.puzzle.filled_count()));
      object.number("base", base);
      object.number("choice", found.choice);
      object.text("state", state_text(progress_.state));
      object.end();
    }
    out += '\n';
  }

  int end(const Watch& watch) {
    if (output_->is_closed_pipe()) return kExitFine;
    const bool is_cut = !is_full_ && watch.is_interrupted();
    if (!is_cut) output_->commit();
    if (const int code = check_output(options_, *output_)) {
      keep_part(options_, *output_, is_cut);
      return code;
    }
    if (is_cut) keep_part(options_, *output_, true);
    const Language language = options_.language;
    if (is_full_ || is_cut) {
      complain(say(language, "vary-resume", mark_.records, state_text(progress_.state)));
    } else if (!options_.quiet) {
      complain(say(language, "vary-end", mark_.records, progress_.listed));
    }
    if (progress_.left_out > 0 && !options_.quiet) {
      complain(say(language, "vary-left-out", progress_.left_out));
    }
    if (is_cut) return kExitInterrupted;
    if (has_bad_records_) return kExitUnreadable;
    return mark_.records > 0 ? kExitFine : kExitPuzzle;
  }

  const Options& options_;
  const Process& process_;
  const Kernel& kernel_;
  const Layout& layout_;
  std::string layout_name_;
  LayoutForms forms_;
  VaryOptions wanted_;
  std::vector<Grid> bases_;
  std::vector<std::string> left_out_;  // of each of them
  bool has_bad_records_ = false;
  VaryState from_;
  std::vector<std::uint64_t> parts_;
  Watch* watch_ = nullptr;
  Output* output_ = nullptr;
  std::vector<std::unique_ptr<Variations>> makers_;  // each made by its own thread
  FormSet seen_;
  VaryProgress progress_;
  RunMark mark_;  // of what is written
  std::uint64_t skipped_ = 0;
  bool is_full_ = false;
};

}  // namespace

int run_vary(const Options& options, const Process& process, const Kernel& kernel) {
  const Layout& layout = options.layout ? *options.layout : Layout::classic();
  Result<LayoutForms, int> forms = make_watched_forms(layout, options, process);
  if (!forms) return forms.error();
  PartWish wish = part_wish(options);
  // The same command again, with the state it began with, goes on with its part, too.
  wish.resumes = options.resume || (options.research.resume && !options.force);
  Output output(options.output, wish);
  if (const int code = check_output(options, output)) return code;
  return VaryRun(options, process, kernel, layout, std::move(forms).value()).run(output);
}

}  // namespace shudu::cli
