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
#include "cli/canon/watched_forms.h"
#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/options/jobs.h"
#include "cli/options/kernel_choice.h"
#include "cli/words.h"
#include "shudu/canonical/form_set.h"
#include "shudu/core/layout_table.h"
#include "shudu/verbs/canon.h"
#include "shudu/verbs/lines.h"

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
class FormRun {
 public:
  FormRun(const Options& options, const FormKernel* kernel) : options_(options), kernel_(kernel) {}

  /// Makes the forms of the layouts that come when records name none, and that of --same. An error
  /// of --layout or --same, or a stop.
  std::optional<Error> prepare(Stop stop) {
    verbs::Forms forms;
    if (options_.layout) {
      if (auto error = forms.prepare(*options_.layout, stop)) return error;
    }
    for (const int size : {9, 8, 6, 4}) {
      if (options_.layout) break;
      if (auto error = forms.prepare(**default_layout(size), stop)) return error;
    }
    auto error = prepare_same(forms, stop);
    forms_of_workers_.assign(static_cast<std::size_t>(worker_count(options_)), forms);
    return error;
  }

  [[nodiscard]] verbs::Forms& forms_of(int worker) {
    return forms_of_workers_[static_cast<std::size_t>(worker)];
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
  std::optional<Error> prepare_same(verbs::Forms& forms, Stop stop) {
    if (!options_.canon.same) return std::nullopt;
    const Puzzle& puzzle = *options_.canon.same;
    if (options_.layout && options_.layout->size() != puzzle.size()) {
      return Error{.code = ErrorCode::kLayoutMismatch,
                   .found = static_cast<std::uint64_t>(puzzle.size()),
                   .expected = static_cast<std::uint64_t>(options_.layout->size())};
    }
    const Result<Layout> own = layout_of(puzzle);
    if (!own) return own.error();
    const Layout& layout = options_.layout ? *options_.layout : *own;
    const Result<CanonicalForm> found = forms.form(layout, puzzle.givens, stop);
    if (!found) return found.error();
    same_ = *found;
    return std::nullopt;
  }

  const Options& options_;
  const FormKernel* kernel_;
  std::vector<verbs::Forms> forms_of_workers_;
  std::optional<CanonicalForm> same_;
  FormSet seen_;
  std::map<std::string, FormSet> seen_elsewhere_;
};

// The form of one record.
class FormTeller {
 public:
  explicit FormTeller(const Asked& asked)
      : asked_(asked), options_(asked.options), wanted_(options_.canon) {}

  // False when the run was ended.
  bool tell(FormRun& run) {
    const Question& question = asked_.question;
    Answer& answer = asked_.answer;
    const auto canon = verbs::canon(question.budget, question.position,
                                    run.forms_of(asked_.at.worker), {wanted_.grid, question.wish});
    if (!canon) return asked_.refuse(canon.error());
    answer.verdict = wanted_.grid ? Verdict::kUnique : Verdict::kUnasked;
    if (wanted_.grid) answer.solution = canon->grid;
    const std::string_view name = answer.layout_name;
    if (run.same()) {
      compare(*run.same(), canon->form, run.is_same(canon->form.form, name));
    } else if (run.is_new(canon->form.form, options_.layout ? std::string_view() : name)) {
      write(*canon);
    }
    return true;
  }

 private:
  void compare(const CanonicalForm& same, const CanonicalForm& form, bool is_same) {
    if (!is_same) ++asked_.at.tally.failed;
    const Symmetry way =
        is_same ? same.symmetry.then(form.symmetry.inverse()) : Symmetry(form.form.size());
    if (options_.json) {
      JsonObject object = asked_.open_json();
      object.boolean("same", is_same);
      if (is_same && wanted_.moves) add_symmetry(way, object);
      asked_.end_json(object);
      return;
    }
    asked_.out() += is_same ? "same" : "different";
    FoundForm found;
    found.symmetry = &way;
    if (is_same) append_columns(found, wanted_, asked_.out());
    asked_.end_line();
  }

  void write(const verbs::Canon& canon) {
    const CanonicalForm& form = canon.form;
    FoundForm found{&form.form, form.automorphisms, {}, &form.symmetry};
    if (wanted_.band_class) found.classes = classes_of(asked_.layout(), canon.grid);
    if (options_.json) {
      JsonObject object = asked_.open_json();
      add_form(found, wanted_, object);
      asked_.end_json(object);
      return;
    }
    if (options_.as_table) return write_row(found);
    append_grid(wanted_.dedupe ? *asked_.answer.givens : form.form, asked_.out());
    append_columns(found, wanted_, asked_.out());
    asked_.end_line();
  }

  // The columns of a line, as new ones of the row.
  void write_row(const FoundForm& found) const {
    std::string columns;
    append_grid(*found.form, columns);
    append_columns(found, wanted_, columns);
    std::vector<std::string> fields;
    for (std::size_t begin = 0; begin <= columns.size();) {
      const std::size_t end = std::min(columns.find('\t', begin), columns.size());
      fields.push_back(columns.substr(begin, end - begin));
      begin = end + 1;
    }
    asked_.writer.write_row(asked_.answer, fields, asked_.out());
  }

  const Asked& asked_;
  const Options& options_;
  const CanonOptions& wanted_;
};

using AnswerOne = FunctionRef<bool(const Item& item, Workplace& at)>;

// The forms of a run of plain lines.
class RunTeller {
 public:
  RunTeller(const CanonOptions& wanted, FormRun& forms, Workplace& at, AnswerOne one)
      : wanted_(wanted), forms_(forms), at_(at), one_(one) {}

  void tell() {
    const LineRun& run = at_.batch.run;
    std::vector<Grid> grids(std::min(kLinesAtOnce, run.count));
    std::vector<BatchForm> answers(grids.size());
    std::vector<Symmetry> symmetries(wanted_.moves ? grids.size() : 0);
    for (std::size_t begin = 0; begin < run.count; begin += kLinesAtOnce) {
      const std::size_t count = std::min(kLinesAtOnce, run.count - begin);
      for (std::size_t i = 0; i < count; ++i) grids[i] = grid_at(begin + i);
      FormOptions options;
      options.kernel = forms_.kernel();
      if (wanted_.moves) options.symmetries = std::span(symmetries).first(count);
      options.stop = at_.stop;
      const std::span block = std::span(answers).first(count);
      if (!canonical_forms(std::span(grids).first(count), block, options)) return;
      for (std::size_t i = 0; i < count; ++i) {
        if (at_.watch.is_ending()) return;
        const Symmetry* const symmetry = wanted_.moves ? &symmetries[i] : nullptr;
        if (!write(begin + i, grids[i], answers[i], symmetry)) return;
        ++at_.batch.done;
      }
    }
  }

 private:
  [[nodiscard]] Grid grid_at(std::size_t line) const {
    const LineRun& run = at_.batch.run;
    return verbs::grid_of_line(at_.batch.text.data() + run.offset + line * run.stride);
  }

  bool write(std::size_t line, const Grid& grid, const BatchForm& answer,
             const Symmetry* symmetry) {
    if (answer.automorphisms == 0) return refuse(line, grid);
    at_.tally.add(Verdict::kUnasked);
    if (!forms_.is_new(answer.form)) return true;
    FoundForm found{&answer.form, answer.automorphisms, {}, symmetry};
    if (wanted_.band_class) found.classes = band_classes_of(grid);
    append_line(wanted_.dedupe ? grid : answer.form);
    append_columns(found, wanted_, at_.out);
    at_.out += '\n';
    return true;
  }

  // All 81 characters at once, which the compiler makes into a few vectors.
  void append_line(const Grid& grid) {
    std::array<char, kMaxCells> text;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const std::uint8_t value = grid.values()[i];
      text[i] = static_cast<char>(value == 0 ? '.' : '0' + value);
    }
    at_.out.append(text.data(), text.size());
  }

  // Its givens clash.
  bool refuse(std::size_t line, const Grid& grid) {
    const LineRun& run = at_.batch.run;
    Item item;
    item.index = run.index + line;
    item.line = run.line + line;
    item.source = run.source;
    item.givens = grid;
    return one_(item, at_);
  }

  const CanonOptions& wanted_;
  FormRun& forms_;
  Workplace& at_;
  AnswerOne one_;
};

}  // namespace

int run_canon(const Options& options, const Process& process) {
  const Kernel* kernel = choose_kernel(process, options.language);
  if (kernel == nullptr) return kExitUsage;
  FormRun forms(options, form_kernel_of(*kernel));
  const auto prepare = [&forms](Stop stop) { return forms.prepare(stop); };
  if (const int code = prepare_watched(options, process, prepare)) return code;
  ItemVerb verb{{}, [&](const Asked& asked) { return FormTeller(asked).tell(forms); }};
  verb.manner.style.line_text = append_reason;
  verb.manner.style.columns = {column_names(options.canon)};
  verb.manner.works_alone = options.canon.dedupe;
  verb.manner.looks_back = options.canon.dedupe;
  if (!options.canon.grid && !options.canon.same) {
    verb.tell_run = [&](Workplace& at, AnswerOne one) {
      RunTeller(options.canon, forms, at, one).tell();
    };
  }
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
