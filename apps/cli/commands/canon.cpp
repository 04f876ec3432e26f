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
#include <vector>

#include "cli/canon/form_text.h"
#include "cli/commands/commands.h"
#include "cli/kernel_choice.h"
#include "cli/records.h"
#include "cli/refused_record.h"
#include "cli/terminal.h"
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

  /// Makes the forms of the layouts that may come, and that of --same. An error of --layout or
  /// --same.
  std::optional<Error> prepare() {
    const std::array<int, 4> sizes{9, 8, 6, 4};
    std::vector<const Layout*> layouts;
    if (options_.layout) layouts.push_back(&*options_.layout);
    for (const int size : sizes) {
      if (!options_.layout) layouts.push_back(*default_layout(size));
    }
    for (const Layout* layout : layouts) {
      Result<LayoutForms> forms = LayoutForms::make(*layout);
      if (!forms) return forms.error();
      by_size_.emplace(layout->size(), std::move(*forms));
    }
    return prepare_same();
  }

  /// Of the layout that records of this size have; it is one of those prepared.
  [[nodiscard]] const LayoutForms& of(int size) const { return by_size_.at(size); }
  [[nodiscard]] const std::optional<CanonicalForm>& same() const { return same_; }
  [[nodiscard]] const FormKernel* kernel() const { return kernel_; }

  /// With --dedupe: is it one that was not there before?
  bool is_new(const Grid& form) { return !options_.canon.dedupe || seen_.insert(hash_of(form)); }

 private:
  std::optional<Error> prepare_same() {
    if (!options_.canon.same) return std::nullopt;
    const Grid& grid = *options_.canon.same;
    const auto forms = by_size_.find(grid.size());
    Error error;
    if (forms == by_size_.end()) {
      error.code = ErrorCode::kLayoutMismatch;
      error.found = static_cast<std::uint64_t>(grid.size());
      error.expected = static_cast<std::uint64_t>(by_size_.begin()->first);
      return error;
    }
    const Result<CanonicalForm> form = forms->second.form(grid);
    if (!form) return form.error();
    same_ = *form;
    return std::nullopt;
  }

  const Options& options_;
  const FormKernel* kernel_;
  std::map<int, LayoutForms> by_size_;
  std::optional<CanonicalForm> same_;
  FormSet seen_;
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
      answer_.solution = find_only_solution(options_, question_, question_.marks, answer_);
      if (!answer_.solution) return refuse_record(options_, answer_, desk_, writer_);
    }
    const Grid& grid = answer_.solution ? *answer_.solution : *answer_.givens;
    const Result<CanonicalForm> form = forms.of(grid.size()).form(grid);
    if (!form) return refuse(form.error());
    if (forms.same()) {
      compare(*forms.same(), *form);
    } else if (forms.is_new(form->form)) {
      write(grid, *form);
    }
    return true;
  }

 private:
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

  void compare(const CanonicalForm& same, const CanonicalForm& form) {
    const bool is_same = same.form == form.form;
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
      canonical_forms(std::span(grids).first(count), std::span(answers).first(count), options);
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

}  // namespace

int run_canon(const Options& options, const Process& process) {
  const Kernel* kernel = choose_kernel(process, options.language);
  if (kernel == nullptr) return kExitUsage;
  Forms forms(options, form_kernel_of(*kernel));
  if (const auto error = forms.prepare()) {
    complain(std::string(sentence(*error, options.language).view()));
    return kExitUsage;
  }
  RecordVerb verb;
  verb.style.line_text = append_reason;
  verb.tells_alone = options.canon.dedupe;
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
