// `canon` and `minimize`; see reworking.h. Answers are those of the verbs of these names with
// --json. Tested in tests/service/reworking_test.cpp.
#include "service/reworking.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "service/record.h"
#include "service/solving.h"
#include "shudu/canonical/layout_forms.h"
#include "shudu/core/layout_table.h"
#include "shudu/generator/minimal.h"
#include "shudu/generator/seeding.h"
#include "shudu/service/form_json.h"
#include "shudu/service/grid_text.h"
#include "shudu/service/json_list.h"
#include "shudu/verbs/searching.h"

namespace shudu::service {
namespace {

// Forms of the layouts of one request; each is made once.
class Forms {
 public:
  Result<CanonicalForm> form(const Layout& layout, const Grid& grid, Stop stop) {
    const std::string name = layout_name(layout);
    auto found = made_.find(name);
    if (found == made_.end()) {
      Result<LayoutForms> forms = LayoutForms::make(layout, stop);
      if (!forms) return forms.error();
      found = made_.emplace(name, *std::move(forms)).first;
    }
    return found->second.form(grid);
  }

 private:
  std::map<std::string, LayoutForms, std::less<>> made_;
};

class FormTeller {
 public:
  explicit FormTeller(Call& call)
      : call_(call),
        parts_{call.flag("automorphisms"), call.flag("band_classes"), call.flag("symmetry")} {}

  // The form of the puzzle of `same`, where there is one.
  Outcome prepare() {
    if (!call_.has("same")) return std::nullopt;
    return with_form("same", [&](const Question& question) -> Outcome {
      const Result<CanonicalForm> form = form_of(question.layout, question.puzzle.givens);
      if (!form) return no_form(form.error());
      same_ = *form;
      return std::nullopt;
    });
  }

  Outcome tell(const Question& question, JsonObject& object) {
    Error error;
    if (question.puzzle.marks_are_puzzle) {  // candidates alone have no form
      error.code = ErrorCode::kMissingField;
      error.token = escape_token("givens");
      return call_.fail(error);
    }
    Grid grid = question.puzzle.givens;
    if (call_.flag("grid")) {
      const SearchResult found = verbs::search_up_to(call_, question.layout, question.marks, 2);
      if (call_.halt() != Halt::kNone) return call_.halted();
      object.text("status", status_name(found.count));
      if (found.count != 1) return std::nullopt;
      grid = found.first;
      add_grid(object, "solution", grid);
    }
    const Result<CanonicalForm> form = form_of(question.layout, grid);
    if (!form) return no_form(form.error());
    if (same_) {
      compare(*form, object);
    } else {
      write(question.layout, grid, *form, object);
    }
    return std::nullopt;
  }

 private:
  Result<CanonicalForm> form_of(const Layout& layout, const Grid& grid) {
    return forms_.form(layout, grid, call_.stop());
  }

  // What was stopped says the same as what is too large.
  Outcome no_form(const Error& error) {
    return call_.goes_on(1) ? call_.fail(error) : call_.halted();
  }

  template <typename Take>
  Outcome with_form(std::string_view field, Take take) {
    std::string unused;
    JsonObject object(unused);
    return answer_puzzle_of(
        call_, field, object,
        [&](const Question& question, JsonObject& /*object*/) { return take(question); });
  }

  void compare(const CanonicalForm& form, JsonObject& object) const {
    const bool is_same = same_->form == form.form;
    object.boolean("same", is_same);
    if (is_same && parts_.symmetry) {
      add_symmetry(same_->symmetry.then(form.symmetry.inverse()), object);
    }
  }

  void write(const Layout& layout, const Grid& grid, const CanonicalForm& form,
             JsonObject& object) const {
    FoundForm found{&form.form, form.automorphisms, {}, &form.symmetry};
    if (parts_.band_classes && layout.is_classic()) found.classes = band_classes_of(grid);
    add_form(found, parts_, object);
  }

  Call& call_;
  FormParts parts_;
  Forms forms_;
  std::optional<CanonicalForm> same_;
};

class MinimalTeller {
 public:
  MinimalTeller(Call& call, const Question& question, JsonObject& object)
      : call_(call), question_(question), object_(object), minimizer_(question.layout) {}

  Outcome tell() {
    const Grid& grid = question_.puzzle.givens;
    const SearchResult found =
        verbs::search_up_to(call_, question_.layout, Pencilmarks::from_grid(grid), 2);
    if (call_.halt() != Halt::kNone) return call_.halted();
    object_.text("status", status_name(found.count));
    if (found.count != 1) return std::nullopt;
    puzzle_ = {found.first, grid.filled()};
    return call_.flag("all") ? tell_all() : tell_one();
  }

 private:
  Outcome tell_one() {
    std::vector<Cell> order(puzzle_.givens.begin(), puzzle_.givens.end());
    if (const std::optional<std::uint64_t> seed = call_.whole("seed")) {
      Rng rng = item_rng(*seed, 0);
      rng.shuffle(std::span(order));
    }
    const std::optional<CellSet> kept = minimizer_.minimize(puzzle_, order, call_.stop());
    if (!call_.goes_on(1) || !kept) return call_.halted();
    add_grid(object_, "minimized", givens_of({puzzle_.solution, *kept}));
    object_.number("givens", static_cast<std::uint64_t>(kept->size()));
    add_cells(object_, "removed", puzzle_.givens - *kept, question_.layout.size());
    return std::nullopt;
  }

  Outcome tell_all() {
    const std::uint64_t most = call_.whole("limit").value_or(call_.limits().solutions);
    JsonList puzzles(object_.name("minimal_puzzles"));
    std::uint64_t count = 0;
    const auto take = [&](CellSet givens) {
      if (!call_.goes_on(count)) return false;
      ++count;
      append_json_grid(givens_of({puzzle_.solution, givens}), puzzles.next());
      return true;
    };
    const MinimalList list = minimizer_.list_minimal(puzzle_, most, take, call_.stop());
    if (list.end == SearchEnd::kStopped) call_.end_search(Halt::kCancelled);
    if (call_.halt() != Halt::kNone) return call_.halted();
    puzzles.end();
    object_.number("minimal_count", list.count);
    object_.boolean("minimal_count_is_exact", list.end == SearchEnd::kComplete);
    return std::nullopt;
  }

  Call& call_;
  const Question& question_;
  JsonObject& object_;
  Minimizer minimizer_;
  ProperPuzzle puzzle_;
};

}  // namespace

Outcome answer_canon(Call& call, JsonObject& answer) {
  FormTeller teller(call);
  if (Outcome bad = teller.prepare()) return bad;
  return answer_puzzles(call, answer, [&](const Question& question, JsonObject& object) {
    return teller.tell(question, object);
  });
}

Outcome answer_minimize(Call& call, JsonObject& answer) {
  if (call.has("limit") && !call.flag("all")) {
    return call.fail(Reason::kMissingField, {.field = "all"});
  }
  if (Outcome bad = call.limit_fault(call.limits().solutions)) return bad;
  return answer_puzzles(call, answer, [&](const Question& question, JsonObject& object) {
    return MinimalTeller(call, question, object).tell();
  });
}

}  // namespace shudu::service
