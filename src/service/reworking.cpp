// `canon` and `minimize`; see reworking.h. Answers are those of the verbs of these names with
// --json. Tested in tests/service/reworking_test.cpp.
#include "service/reworking.h"

#include <optional>
#include <string>

#include "service/record.h"
#include "service/solving.h"
#include "shudu/service/form_json.h"
#include "shudu/service/grid_text.h"
#include "shudu/service/json_list.h"
#include "shudu/verbs/canon.h"
#include "shudu/verbs/reworking.h"

namespace shudu::service {
namespace {

class CanonTeller {
 public:
  explicit CanonTeller(Call& call)
      : call_(call),
        parts_{call.flag("automorphisms"), call.flag("band_classes"), call.flag("symmetry")} {}

  // The form of the puzzle of `same`, where there is one.
  Outcome prepare() {
    if (!call_.has("same")) return std::nullopt;
    std::string unused;
    JsonObject object(unused);
    const auto take = [&](const Position& position, JsonObject& /*object*/) -> Outcome {
      const Result<CanonicalForm> form =
          forms_.form(position.layout, position.givens, call_.stop());
      if (!form) return call_.goes_on(1) ? call_.fail(form.error()) : call_.halted();
      same_ = *form;
      return std::nullopt;
    };
    return answer_puzzle_of(call_, "same", object, take);
  }

  Outcome tell(const Position& position, JsonObject& object) {
    const bool of_solution = call_.flag("grid");
    const auto canon = verbs::canon(call_, position, forms_, {.of_solution = of_solution});
    if (!canon) return tell_unanswered(call_, canon.error(), object);
    if (of_solution) {
      object.text("status", status_name(1));
      add_grid(object, "solution", canon->grid);
    }
    if (same_) {
      compare(canon->form, object);
    } else {
      write(position.layout, *canon, object);
    }
    return std::nullopt;
  }

 private:
  void compare(const CanonicalForm& form, JsonObject& object) const {
    const bool is_same = same_->form == form.form;
    object.boolean("same", is_same);
    if (is_same && parts_.symmetry) {
      add_symmetry(same_->symmetry.then(form.symmetry.inverse()), object);
    }
  }

  void write(const Layout& layout, const verbs::Canon& canon, JsonObject& object) const {
    const CanonicalForm& form = canon.form;
    FoundForm found{&form.form, form.automorphisms, {}, &form.symmetry};
    if (parts_.band_classes && layout.is_classic()) found.classes = band_classes_of(canon.grid);
    add_form(found, parts_, object);
  }

  Call& call_;
  FormParts parts_;
  verbs::Forms forms_;
  std::optional<CanonicalForm> same_;
};

Outcome minimize(Call& call, const Position& position, verbs::MinimizerMemory& memory,
                 JsonObject& object) {
  const verbs::MinimizeWish wish{.seed = call.whole("seed"), .item = position.index};
  const auto minimized = verbs::minimize(call, position, wish, memory);
  if (!minimized) return tell_unanswered(call, minimized.error(), object);
  object.text("status", status_name(1));
  add_grid(object, "minimized", minimized->grid());
  object.number("givens", static_cast<std::uint64_t>(minimized->kept.size()));
  add_cells(object, "removed", minimized->puzzle.givens - minimized->kept, position.layout.size());
  return std::nullopt;
}

Outcome list_minimal(Call& call, const Position& position, verbs::MinimizerMemory& memory,
                     JsonObject& object) {
  const auto puzzle = verbs::proper_puzzle(call, position);
  if (!puzzle) return tell_unanswered(call, puzzle.error(), object);
  object.text("status", status_name(1));
  const std::uint64_t most = call.whole("limit").value_or(call.limits().solutions);
  JsonList puzzles(object.name("minimal_puzzles"));
  const auto take = [&](CellSet givens) {
    append_json_grid(givens_of({puzzle->solution, givens}), puzzles.next());
    return true;
  };
  Minimizer& minimizer = memory.of(position.layout, nullptr);
  const MinimalList list = verbs::list_minimal(call, *puzzle, most, minimizer, take);
  if (call.halt() != Halt::kNone) return call.halted();
  puzzles.end();
  object.number("minimal_count", list.count);
  object.boolean("minimal_count_is_exact", list.end == SearchEnd::kComplete);
  return std::nullopt;
}

}  // namespace

Outcome answer_canon(Call& call, JsonObject& answer) {
  CanonTeller teller(call);
  if (Outcome bad = teller.prepare()) return bad;
  return answer_puzzles(call, answer, [&](const Position& position, JsonObject& object) {
    return teller.tell(position, object);
  });
}

Outcome answer_minimize(Call& call, JsonObject& answer) {
  if (call.has("limit") && !call.flag("all")) {
    return call.fail(Reason::kMissingField, {.field = "all"});
  }
  if (Outcome bad = call.limit_fault(call.limits().solutions)) return bad;
  verbs::MinimizerMemory memory;
  const auto one = call.flag("all") ? list_minimal : minimize;
  return answer_puzzles(call, answer, [&](const Position& position, JsonObject& object) {
    return one(call, position, memory, object);
  });
}

}  // namespace shudu::service
