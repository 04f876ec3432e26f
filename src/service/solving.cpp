// What each answer holds is what `shudu solve`, `count` and `check` print with --json. Tested in
// tests/service/solving_test.cpp.
#include "service/solving.h"

#include <array>

#include "service/line_batch.h"
#include "service/record.h"
#include "shudu/service/claim_json.h"
#include "shudu/service/grid_text.h"
#include "shudu/service/json_list.h"
#include "shudu/solver/redundant.h"
#include "shudu/verbs/claimed_solution.h"
#include "shudu/verbs/searching.h"

namespace shudu::service {
namespace {

// What is wrong with the solution that the record claims, where it claims one.
void compare_claim(const Call& call, const Question& question, const SearchResult& found,
                   JsonObject& object) {
  if (!verbs::claims_solution(question.puzzle)) return;
  add_claim(object, verbs::find_claim_fault(question.layout, question.puzzle, found),
            call.language());
}

Outcome list(Call& call, const Question& question, JsonObject& object) {
  const std::uint64_t limit = call.whole("limit").value_or(call.limits().solutions);
  std::vector<Grid> found;
  const auto take = [&found](const Grid& solution) {
    found.push_back(solution);
    return true;
  };
  const verbs::ListEnd end =
      verbs::list_solutions(call, question.layout, question.marks, {.limit = limit}, take);
  if (call.halt() != Halt::kNone) return call.halted();
  const std::uint64_t count = end.count + (end.has_more ? 1 : 0);
  object.text("status", status_name(count));
  SearchResult first;
  first.count = count;
  if (!found.empty()) first.first = found.front();
  compare_claim(call, question, first, object);
  object.number("count", end.count);
  object.boolean("count_is_exact", !end.has_more);
  add_list(object, "solutions", found, append_json_grid);
  return std::nullopt;
}

Outcome solve(Call& call, const Question& question, JsonObject& object) {
  if (call.flag("all")) return list(call, question, object);
  const SearchResult found = verbs::search_up_to(call, question.layout, question.marks, 2);
  if (call.halt() != Halt::kNone) return call.halted();
  object.text("status", status_name(found.count));
  compare_claim(call, question, found, object);
  if (found.count == 0) return std::nullopt;
  std::optional<Grid> solution = found.first;
  if (found.count > 1)
    solution = verbs::smallest(call, question.layout, question.marks, found.first);
  if (!solution) return call.halted();
  add_grid(object, "solution", *solution);
  return std::nullopt;
}

// Nodes that are used up end a count with what has been found, if that says anything.
Outcome count(Call& call, const Question& question, JsonObject& object) {
  const std::uint64_t limit = call.whole("limit").value_or(kUnlimited);
  // One more than the limit: a puzzle with just as many solutions is counted exactly.
  const std::uint64_t most = limit == kUnlimited ? kUnlimited : limit + 1;
  const SearchResult found = verbs::search_up_to(call, question.layout, question.marks, most);
  const bool is_cut = call.halt() == Halt::kBudget && found.count >= 2;
  if (call.halt() != Halt::kNone && !is_cut) return call.halted();
  const bool is_over = found.count > limit;
  object.text("status", status_name(found.count));
  object.number("count", is_over ? limit : found.count);
  object.boolean("count_is_exact", !is_cut && !is_over && found.count != kUnlimited);
  return std::nullopt;
}

Outcome check(Call& call, const Question& question, JsonObject& object) {
  const SearchResult found = verbs::search_up_to(call, question.layout, question.marks, 2);
  if (call.halt() != Halt::kNone) return call.halted();
  object.text("status", status_name(found.count));
  compare_claim(call, question, found, object);
  if (found.count != 1 || !call.flag("minimal")) return std::nullopt;
  const auto look = [&](const Pencilmarks& marks) -> std::optional<bool> {
    const SearchResult other = verbs::search_up_to(call, question.layout, marks, 1);
    return call.halt() == Halt::kNone ? std::optional(other.count > 0) : std::nullopt;
  };
  const std::optional<CellSet> redundant = redundant_givens(question.layout, question.marks, look);
  if (!redundant) return call.halted();
  object.boolean("minimal", redundant->empty());
  add_cells(object, "redundant", *redundant, question.layout.size());
  return std::nullopt;
}

// Answers by `one` each record that is asked about.
Outcome answer_each(Call& call, JsonObject& answer,
                    Outcome (*one)(Call& call, const Question& question, JsonObject& object),
                    LineBatch* batch = nullptr) {
  const auto handle = [&](const Question& question, JsonObject& object) {
    return one(call, question, object);
  };
  return answer_puzzles(call, answer, handle, batch);
}

}  // namespace

std::string_view status_name(std::uint64_t count) {
  constexpr std::array<std::string_view, 3> kNames{"none", "unique", "multiple"};
  return kNames[count < 2 ? static_cast<std::size_t>(count) : 2];
}

Outcome answer_solve(Call& call, JsonObject& answer) {
  if (call.has("limit") && !call.flag("all")) {
    return call.fail(Reason::kMissingField, {.field = "all"});
  }
  if (Outcome bad = call.limit_fault(call.limits().solutions)) return bad;
  LineBatch batch;
  return answer_each(call, answer, solve, takes_line_batch(call) ? &batch : nullptr);
}

Outcome answer_count(Call& call, JsonObject& answer) { return answer_each(call, answer, count); }

Outcome answer_check(Call& call, JsonObject& answer) { return answer_each(call, answer, check); }

}  // namespace shudu::service
