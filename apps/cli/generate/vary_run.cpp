// `generate --base FILE --vary N+M`: every puzzle that is reached from a puzzle of the base by
// taking N givens away and adding M others, none of them twice up to symmetry, none of the base.
//
// Choices of givens that go are handed out in parts; workers make puzzles and canonical forms, and
// the main thread takes the parts in order, leaves out what has been seen, and writes. So the
// output is the same with any --jobs. A run that ends early says where to go on: `--resume P.C.K`
// is puzzle P of the base, choice C of it, behind K of its puzzles.
#include <algorithm>
#include <memory>
#include <vector>

#include "cli/answer_text.h"
#include "cli/canon/watched_forms.h"
#include "cli/generate/ordered_work.h"
#include "cli/generate/research_methods.h"
#include "cli/generate/research_values.h"
#include "cli/intake.h"
#include "cli/jobs.h"
#include "cli/output.h"
#include "cli/run_end.h"
#include "cli/sources.h"
#include "cli/terminal.h"
#include "cli/watch.h"
#include "cli/words.h"
#include "shudu/canonical/form.h"
#include "shudu/canonical/form_set.h"
#include "shudu/canonical/layout_forms.h"
#include "shudu/core/clash.h"
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
    std::vector<Grid> known;
    if (!load(options_.research.base, bases_)) return kExitInputOutput;
    if (!options_.research.known.empty() && !load(options_.research.known, known)) {
      return kExitInputOutput;
    }
    // The puzzles of the base themselves are no news.
    for (const std::vector<Grid>* puzzles : {&bases_, &known}) {
      for (const Grid& puzzle : *puzzles) seen_.insert(form_of(puzzle));
    }
    number_parts();
    output_ = &output;
    const int jobs = worker_count(options_);
    makers_.resize(static_cast<std::size_t>(jobs));
    WatchSetup setup;
    setup.signal_fd = process_.signal_fd;
    setup.workers = jobs;
    Watch watch(setup);
    watch_ = &watch;
    const auto make = [this](int worker, std::uint64_t index) { return make_part(worker, index); };
    OrderedWork<VaryPart>::run(jobs, parts_.back(), make,
                               [this](VaryPart& part) { return take(part); });
    watch_ = nullptr;
    return end(watch);
  }

 private:
  // The readable puzzles of a file; what is not is said and passed over. False: no file.
  bool load(const std::string& path, std::vector<Grid>& puzzles) {
    Options reading = options_;
    reading.operands = {path};
    const std::vector<Source> sources = find_sources(reading);
    IntakeProgress progress;
    IntakeSetup setup;
    setup.sources = &sources;
    setup.options = &reading;
    setup.read = read_options(reading);
    setup.progress = &progress;
    setup.language = options_.language;
    Batch batch;
    Intake intake(setup, &batch);
    intake.run([&](Batch*& full) {
      for (const Item& item : full->items) take_record(*full, item, puzzles);
      full->clear();
      return true;
    });
    return !intake.has_failed();
  }

  // Without --layout: a puzzle of another layout is no puzzle of this run.
  [[nodiscard]] bool names_other_layout(const Batch& batch, const Item& item) const {
    return item.rules >= 0 &&
           batch.rules[static_cast<std::size_t>(item.rules)].layout_name != layout_name_ &&
           !options_.layout;
  }

  void take_record(const Batch& batch, const Item& item, std::vector<Grid>& puzzles) {
    std::optional<Error> error;
    if (item.error >= 0) {
      error = batch.errors[static_cast<std::size_t>(item.error)];
    } else if (item.givens.size() != layout_.size()) {
      error.emplace();
      error->code = ErrorCode::kLayoutMismatch;
      error->found = static_cast<std::uint64_t>(item.givens.size());
      error->expected = static_cast<std::uint64_t>(layout_.size());
    } else if (names_other_layout(batch, item)) {
      error.emplace();
      error->code = ErrorCode::kMismatch;
      error->token = escape_token("layout");
    } else {
      error = find_clash(layout_, item.givens);
    }
    if (!error) {
      puzzles.push_back(item.givens);
      return;
    }
    has_bad_records_ = true;
    complain(say(options_.language, Phrase::kPassedOver, item.line,
                 sentence(*error, options_.language).view()));
  }

  FormHash form_of(const Grid& puzzle) const { return hash_of(forms_.form(puzzle)->form); }

  [[nodiscard]] std::uint64_t choices_of(const Grid& base) const {
    return Variations::choice_count(base.filled_count(), wanted_.removed);
  }

  // parts_[b] is the number of parts before puzzle b of the base; the resumed part is the first.
  void number_parts() {
    const VaryState from = options_.research.resume.value_or(VaryState{});
    from_ = from;
    parts_.assign(1, 0);
    for (std::size_t b = 0; b < bases_.size(); ++b) {
      std::uint64_t choices = b < from.base ? 0 : choices_of(bases_[b]);
      if (b == from.base) choices -= std::min(choices, from.choice);
      parts_.push_back(parts_.back() + (choices + kPartChoices - 1) / kPartChoices);
    }
    state_ = from;
  }

  // --- Workers ---

  Variations& maker_of(int worker) {
    auto& maker = makers_[static_cast<std::size_t>(worker)];
    if (!maker) maker = std::make_unique<Variations>(layout_, kernel_);
    return *maker;
  }

  VaryPart make_part(int worker, std::uint64_t index) {
    const auto behind = std::upper_bound(parts_.begin(), parts_.end(), index);
    VaryPart part;
    part.base = static_cast<std::uint64_t>(behind - parts_.begin()) - 1;
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
    left_out_ += part.left_out;
    std::string out;
    for (const VaryPart::Found& found : part.found) {
      if (found.choice != state_.choice || part.base != state_.base) {
        state_ = {part.base, found.choice, 0};
      }
      if (is_resumed(part.base, found.choice)) continue;
      ++state_.listed;
      ++listed_;
      if (!seen_.insert(found.form)) continue;
      write(found, part.base, out);
      if (++written_ == most()) {
        is_full_ = true;
        break;
      }
    }
    if (!output_->write(out)) return false;
    if (!is_full_) state_ = {part.base, part.next_choice, 0};
    return !is_full_;
  }

  // Was this one listed before the run that is gone on with had ended?
  bool is_resumed(std::uint64_t base, std::uint64_t choice) {
    if (base != from_.base || choice != from_.choice || skipped_ == from_.listed) return false;
    ++skipped_;
    state_.listed = skipped_;
    return true;
  }

  [[nodiscard]] std::uint64_t most() const {
    return options_.generate.has_number ? options_.generate.number : kUnlimited;
  }

  void write(const VaryPart::Found& found, std::uint64_t base, std::string& out) const {
    if (!options_.json) {
      append_grid(found.puzzle, out);
    } else {
      JsonObject object(out);
      object.number("schema", 1);
      object.number("index", written_);
      add_grid(object, "puzzle", found.puzzle);
      service::add_rules(object, layout_name_, {});
      object.number("clues", static_cast<std::uint64_t>(found.puzzle.filled_count()));
      object.number("base", base);
      object.number("choice", found.choice);
      object.text("state", state_text(state_));
      object.end();
    }
    out += '\n';
  }

  int end(const Watch& watch) {
    if (output_->is_closed_pipe()) return kExitFine;
    const bool is_cut = !is_full_ && watch.is_interrupted();
    output_->commit();
    if (const int code = check_output(options_, *output_)) return code;
    const Language language = options_.language;
    if (is_full_ || is_cut) {
      complain(say(language, Phrase::kVaryResume, written_, state_text(state_)));
    } else if (!options_.quiet) {
      complain(say(language, Phrase::kVaryEnd, written_, listed_));
    }
    if (left_out_ > 0 && !options_.quiet) {
      complain(say(language, Phrase::kVaryLeftOut, left_out_));
    }
    if (is_cut) return kExitInterrupted;
    if (has_bad_records_) return kExitUnreadable;
    return written_ > 0 ? kExitFine : kExitPuzzle;
  }

  const Options& options_;
  const Process& process_;
  const Kernel& kernel_;
  const Layout& layout_;
  std::string layout_name_;
  LayoutForms forms_;
  VaryOptions wanted_;
  std::vector<Grid> bases_;
  bool has_bad_records_ = false;
  VaryState from_;
  std::vector<std::uint64_t> parts_;
  Watch* watch_ = nullptr;
  Output* output_ = nullptr;
  std::vector<std::unique_ptr<Variations>> makers_;  // each made by its own thread
  FormSet seen_;
  VaryState state_;
  std::uint64_t skipped_ = 0;
  std::uint64_t listed_ = 0;
  std::uint64_t written_ = 0;
  std::uint64_t left_out_ = 0;
  bool is_full_ = false;
};

}  // namespace

int run_vary(const Options& options, const Process& process, const Kernel& kernel) {
  const Layout& layout = options.layout ? *options.layout : Layout::classic();
  Result<LayoutForms, int> forms = make_watched_forms(layout, options, process);
  if (!forms) return forms.error();
  Output output(options.output);
  if (const int code = check_output(options, output)) return code;
  return VaryRun(options, process, kernel, layout, std::move(forms).value()).run(output);
}

}  // namespace shudu::cli
