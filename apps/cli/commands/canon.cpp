// `shudu canon`: the canonical form of each puzzle or grid, and what goes with it.
//
//   FORM                                        PUZZLE with --dedupe, same / different with --same
//   FORM<TAB>72<TAB>416 416 ...<TAB>rows ...    further columns, as asked for
//   -<TAB>invalid: ...                          what has no form, with the reason
//
// Plain lines of the classic size go through the kernels in blocks, all else record by record. The
// givens alone count, with --grid those of the solution.
#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "cli/canon/form_text.h"
#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/input/refused_record.h"
#include "cli/options/kernel_choice.h"
#include "cli/output/terminal.h"
#include "cli/watch.h"
#include "cli/words.h"
#include "shudu/canonical/form_set.h"
#include "shudu/canonical/layout_forms.h"
#include "shudu/core/layout_table.h"

namespace shudu::cli {
namespace {

constexpr std::size_t kLinesAtOnce = 1024;  // lines that go through a kernel together

// The kernel of the same name, or the one below it.
const FormKernel* form_kernel_of(const Kernel& kernel) {
  if (const FormKernel* same = find_form_kernel(kernel.name)) return same;
  const bool is_wider = kernel.name == "avx512";
  return is_wider ? &best_form_kernel() : &form_kernel_table().back();
}

// The classes of all bands and stacks; none on other layouts than the classic one.
std::array<std::optional<BandClass>, 6> classes_of(const Layout& layout, const Grid& grid) {
  if (!layout.is_classic()) return {};
  return band_classes_of(grid);
}

// What all workers share. With --dedupe there is one worker.
class Forms {
 public:
  Forms(const Options& options, const FormKernel* kernel) : options_(options), kernel_(kernel) {}

  /// Makes the forms of the layouts that come when records name none, and that of --same. An error
  /// of --layout or --same, or a stop.
  std::optional<Error> prepare(Stop stop) {
    const std::array<int, 4> sizes{9, 8, 6, 4};
    std::vector<const Layout*> layouts;
    if (options_.layout) layouts.push_back(&*options_.layout);
    for (const int size : sizes) {
      if (!options_.layout) layouts.push_back(*default_layout(size));
    }
    for (const Layout* layout : layouts) {
      Result<LayoutForms> forms = LayoutForms::make(*layout, stop);
      if (!forms) return forms.error();
      by_size_.emplace(layout->size(), std::make_shared<const LayoutForms>(std::move(*forms)));
    }
    return prepare_same(stop);
  }

  /// The form under that layout. `name`: what a record calls its layout where it is not the usual
  /// one. An error also where it was stopped. Any thread.
  [[nodiscard]] Result<CanonicalForm> form(const Layout& layout, std::string_view name,
                                           const Grid& grid, Stop stop) {
    const bool is_prepared = options_.layout || name.empty();
    if (is_prepared) return by_size_.at(grid.size())->form(grid);
    const Result<std::shared_ptr<const LayoutForms>> forms = named(layout, name, stop);
    if (!forms) return forms.error();
    return (*forms)->form(grid);
  }
  [[nodiscard]] const std::optional<CanonicalForm>& same() const { return same_; }
  [[nodiscard]] const FormKernel* kernel() const { return kernel_; }

  /// With --dedupe: is it one that was not there before? Under another layout it is another.
  bool is_new(const Grid& form, std::string_view layout_name = {}) {
    if (!options_.canon.dedupe) return true;
    return layout_name.empty() ? seen_.insert(hash_of(form))
                               : seen_elsewhere_[std::string(layout_name)].insert(hash_of(form));
  }
  /// Is `form`, of a layout of that name, the one of --same?
  [[nodiscard]] bool is_same(const Grid& form, std::string_view layout_name) const {
    return same_->form == form && (options_.layout || options_.canon.same->layout == layout_name);
  }

 private:
  // Made once, for as long as few layouts come one after another.
  Result<std::shared_ptr<const LayoutForms>> named(const Layout& layout, std::string_view name,
                                                   Stop stop) {
    constexpr std::size_t kMostKept = 16;
    const std::lock_guard lock(mutex_);
    const auto found = by_name_.find(name);
    if (found != by_name_.end()) return found->second;
    Result<LayoutForms> forms = LayoutForms::make(layout, stop);
    if (!forms) return forms.error();
    if (by_name_.size() == kMostKept) by_name_.clear();
    const auto made = std::make_shared<const LayoutForms>(std::move(*forms));
    by_name_.emplace(name, made);
    return made;
  }

  std::optional<Error> prepare_same(Stop stop) {
    if (!options_.canon.same) return std::nullopt;
    const Puzzle& puzzle = *options_.canon.same;
    const Grid& grid = puzzle.givens;
    Error error;
    if (!by_size_.contains(grid.size())) {
      error.code = ErrorCode::kLayoutMismatch;
      error.found = static_cast<std::uint64_t>(grid.size());
      error.expected = static_cast<std::uint64_t>(by_size_.begin()->first);
      return error;
    }
    const Result<Layout> layout = layout_of(puzzle);
    if (!layout) return layout.error();
    const Result<CanonicalForm> found = form(*layout, puzzle.layout, grid, stop);
    if (!found) return found.error();
    same_ = *found;
    return std::nullopt;
  }

  const Options& options_;
  const FormKernel* kernel_;
  std::map<int, std::shared_ptr<const LayoutForms>> by_size_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<const LayoutForms>, std::less<>> by_name_;
  std::optional<CanonicalForm> same_;
  FormSet seen_;
  std::map<std::string, FormSet> seen_elsewhere_;
};

// The form of one record.
class FormTeller {
 public:
  FormTeller(const Options& options, const Question& question, Answer& answer, Desk& desk,
             const AnswerWriter& writer)
      : options_(options), question_(question), answer_(answer), desk_(desk), writer_(writer) {}

  // False when the run was ended.
  bool tell(Forms& forms) {
    if (answer_.marks != nullptr) return refuse_candidates();
    answer_.verdict = Verdict::kUnasked;
    if (options_.canon.grid) {
      answer_.solution = find_only_solution(question_, question_.marks, answer_);
      if (!answer_.solution) return refuse_record(options_, answer_, desk_, writer_);
    }
    const Grid& grid = answer_.solution ? *answer_.solution : *answer_.givens;
    const std::string_view name = answer_.layout_name;
    const Stop stop = question_.budget.stop();
    const Result<CanonicalForm> form = forms.form(question_.layout, name, grid, stop);
    if (!form) return stop.is_asked() ? end_early() : refuse(form.error());
    if (forms.same()) {
      compare(*forms.same(), *form, forms.is_same(form->form, name));
    } else if (forms.is_new(form->form, options_.layout ? std::string_view() : name)) {
      write(grid, *form);
    }
    return true;
  }

 private:
  bool end_early() {
    answer_.verdict = Verdict::kTimeout;
    return refuse_record(options_, answer_, desk_, writer_);
  }
  // What has no form.
  bool refuse(const Error& error) {
    answer_.verdict = Verdict::kUnreadable;
    answer_.error = error;
    return refuse_record(options_, answer_, desk_, writer_);
  }
  // Candidates can be a puzzle without givens; then there is nothing to bring to a form.
  bool refuse_candidates() {
    Error error;
    error.code = ErrorCode::kMissingField;
    error.token = escape_token("givens");
    return refuse(error);
  }

  void compare(const CanonicalForm& same, const CanonicalForm& form, bool is_same) {
    if (!is_same) ++desk_.tally.failed;
    const Symmetry way =
        is_same ? same.symmetry.then(form.symmetry.inverse()) : Symmetry(form.form.size());
    std::string& out = desk_.out;
    if (options_.json) {
      JsonObject object = writer_.open_json(answer_, out);
      object.boolean("same", is_same);
      if (is_same && options_.canon.moves) add_symmetry(way, object);
      object.end();
    } else {
      out += is_same ? "same" : "different";
      FoundForm found;
      found.symmetry = &way;
      if (is_same) append_columns(found, options_.canon, out);
      append_remarks(answer_, options_.language, out);
    }
    out += '\n';
  }

  void write(const Grid& grid, const CanonicalForm& form) {
    FoundForm found{&form.form, form.automorphisms, {}, &form.symmetry};
    if (options_.canon.band_class) found.classes = classes_of(question_.layout, grid);
    std::string& out = desk_.out;
    if (options_.json) {
      JsonObject object = writer_.open_json(answer_, out);
      add_form(found, options_.canon, object);
      object.end();
    } else {
      append_grid(options_.canon.dedupe ? *answer_.givens : form.form, out);
      append_columns(found, options_.canon, out);
      append_remarks(answer_, options_.language, out);
    }
    out += '\n';
  }

  const Options& options_;
  const Question& question_;
  Answer& answer_;
  Desk& desk_;
  const AnswerWriter& writer_;
};

using AnswerOne = FunctionRef<bool(const Item& item, Desk& desk)>;

// The forms of a run of plain lines.
class RunTeller {
 public:
  RunTeller(const CanonOptions& wanted, Forms& forms, Desk& desk, AnswerOne one)
      : wanted_(wanted), forms_(forms), desk_(desk), one_(one) {}

  void tell() {
    const LineRun& run = desk_.batch.run;
    std::vector<Grid> grids(std::min(kLinesAtOnce, run.count));
    std::vector<BatchForm> answers(grids.size());
    std::vector<Symmetry> symmetries(wanted_.moves ? grids.size() : 0);
    for (std::size_t begin = 0; begin < run.count; begin += kLinesAtOnce) {
      const std::size_t count = std::min(kLinesAtOnce, run.count - begin);
      for (std::size_t i = 0; i < count; ++i) grids[i] = grid_at(begin + i);
      FormOptions options;
      options.kernel = forms_.kernel();
      if (wanted_.moves) options.symmetries = std::span(symmetries).first(count);
      options.stop = desk_.stop;
      const std::span block = std::span(answers).first(count);
      if (!canonical_forms(std::span(grids).first(count), block, options)) return;
      for (std::size_t i = 0; i < count; ++i) {
        if (desk_.watch.is_ending()) return;
        const Symmetry* const symmetry = wanted_.moves ? &symmetries[i] : nullptr;
        if (!write(begin + i, grids[i], answers[i], symmetry)) return;
        ++desk_.batch.done;
      }
    }
  }

 private:
  [[nodiscard]] Grid grid_at(std::size_t line) const {
    const LineRun& run = desk_.batch.run;
    const char* const text = desk_.batch.text.data() + run.offset + line * run.stride;
    std::array<std::uint8_t, kMaxCells> values;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const auto above = static_cast<std::uint8_t>(text[i] - '0');
      values[i] = above <= kMaxSize ? above : 0;
    }
    return Grid::from_values(values, kMaxSize);
  }

  bool write(std::size_t line, const Grid& grid, const BatchForm& answer,
             const Symmetry* symmetry) {
    if (answer.automorphisms == 0) return refuse(line, grid);
    desk_.tally.add(Verdict::kUnasked);
    if (!forms_.is_new(answer.form)) return true;
    FoundForm found{&answer.form, answer.automorphisms, {}, symmetry};
    if (wanted_.band_class) found.classes = band_classes_of(grid);
    append_line(wanted_.dedupe ? grid : answer.form);
    append_columns(found, wanted_, desk_.out);
    desk_.out += '\n';
    return true;
  }

  // All 81 characters at once, which the compiler makes into a few vectors.
  void append_line(const Grid& grid) {
    std::array<char, kMaxCells> text;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const std::uint8_t value = grid.values()[i];
      text[i] = static_cast<char>(value == 0 ? '.' : '0' + value);
    }
    desk_.out.append(text.data(), text.size());
  }

  // Its givens clash.
  bool refuse(std::size_t line, const Grid& grid) {
    const LineRun& run = desk_.batch.run;
    Item item;
    item.index = run.index + line;
    item.line = run.line + line;
    item.source = run.source;
    item.givens = grid;
    return one_(item, desk_);
  }

  const CanonOptions& wanted_;
  Forms& forms_;
  Desk& desk_;
  AnswerOne one_;
};

// The symmetries of a layout may take a third of a second, so signals are watched already.
int prepare(Forms& forms, const Options& options, const Process& process) {
  WatchSetup setup;
  setup.signal_fd = process.signal_fd;
  const Watch watch(setup);
  const auto error = forms.prepare(watch.stop_flag(0));
  if (watch.is_interrupted()) return kExitInterrupted;
  if (!error) return kExitFine;
  complain(std::string(sentence(*error, options.language).view()));
  return kExitUsage;
}

}  // namespace

int run_canon(const Options& options, const Process& process) {
  const Kernel* kernel = choose_kernel(process, options.language);
  if (kernel == nullptr) return kExitUsage;
  Forms forms(options, form_kernel_of(*kernel));
  if (const int code = prepare(forms, options, process)) return code;
  RecordVerb verb;
  verb.style.line_text = append_reason;
  verb.tells_alone = options.canon.dedupe;
  verb.looks_back = options.canon.dedupe;
  verb.tell = [&](const Question& question, Answer& answer, Desk& desk,
                  const AnswerWriter& writer) {
    return FormTeller(options, question, answer, desk, writer).tell(forms);
  };
  if (!options.canon.grid && !options.canon.same) {
    verb.tell_run = [&](Desk& desk, AnswerOne one) {
      RunTeller(options.canon, forms, desk, one).tell();
    };
  }
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
