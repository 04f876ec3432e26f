// What each answer holds is what `shudu solve`, `count` and `check` print with --json. Tested in
// tests/service/solving_test.cpp.
#include "service/solving.h"

#include <array>

#include "service/line_batch.h"
#include "service/record.h"
#include "service/variant_solving.h"
#include "shudu/service/claim_json.h"
#include "shudu/service/grid_text.h"
#include "shudu/service/json_list.h"
#include "shudu/verbs/solving.h"

namespace shudu::service {
namespace {

Outcome list(Call& call, const Position& position, JsonObject& object) {
  const std::uint64_t limit = call.whole("limit").value_or(call.limits().solutions);
  std::vector<Grid> found;
  const auto take = [&found](const Grid& solution) {
    found.push_back(solution);
    return true;
  };
  const verbs::ListEnd end = verbs::list_solutions(call, position, {.limit = limit}, take);
  if (call.halt() != Halt::kNone) return call.halted();
  SearchResult first;
  first.count = end.count + (end.has_more ? 1 : 0);
  if (!found.empty()) first.first = found.front();
  object.text("status", status_name(first.count));
  tell_claim(call, compare_claim(position, first), object);
  object.number("count", end.count);
  object.boolean("count_is_exact", !end.has_more);
  add_list(object, "solutions", found, append_json_grid);
  return std::nullopt;
}

Outcome solve(Call& call, const Position& position, JsonObject& object) {
  if (call.flag("all")) return list(call, position, object);
  const auto solved = verbs::solve(call, position);
  if (!solved) return call.fail(solved.error());
  object.text("status", status_name(solved->solutions));
  tell_claim(call, solved->claim, object);
  if (solved->solution) add_grid(object, "solution", *solved->solution);
  return std::nullopt;
}

Outcome count(Call& call, const Position& position, JsonObject& object) {
  const auto counted = verbs::count(call, position, call.whole("limit").value_or(kUnlimited));
  if (!counted) return call.fail(counted.error());
  tell_count(*counted, object);
  return std::nullopt;
}

Outcome check(Call& call, const Position& position, JsonObject& object) {
  const auto checked = verbs::check(call, position, call.flag("minimal"));
  if (!checked) return call.fail(checked.error());
  object.text("status", status_name(checked->solutions));
  tell_claim(call, checked->claim, object);
  if (!checked->redundant) return std::nullopt;
  object.boolean("minimal", checked->redundant->empty());
  add_cells(object, "redundant", *checked->redundant, position.layout.size());
  return std::nullopt;
}

// Answers each record that is asked about, by `grid` or by `other`.
Outcome answer_each(Call& call, JsonObject& answer,
                    Outcome (*grid)(Call& call, const Position& position, JsonObject& object),
                    Outcome (*other)(Call& call, const Record& record, JsonObject& object),
                    LineBatch* batch = nullptr) {
  const auto tell_grid = [&](const Position& position, JsonObject& object) {
    return grid(call, position, object);
  };
  const auto tell_variant = [&](const Record& record, JsonObject& object) {
    return other(call, record, object);
  };
  return answer_puzzles(call, answer, {tell_grid, tell_variant, batch});
}

}  // namespace

std::string_view status_name(std::uint64_t count) {
  constexpr std::array<std::string_view, 3> kNames{"none", "unique", "multiple"};
  return kNames[count < 2 ? static_cast<std::size_t>(count) : 2];
}

void tell_claim(const Call& call, const verbs::Claim& claim, JsonObject& object) {
  if (claim.is_made) add_claim(object, claim.fault, call.language());
}

void tell_count(const verbs::Counted& counted, JsonObject& object) {
  object.text("status", status_name(counted.solutions));
  object.number("count", counted.count);
  object.boolean("count_is_exact", counted.is_exact);
}

Outcome tell_unanswered(const Call& call, const verbs::Unanswered& why, JsonObject& object) {
  if (why.solutions == 1) return call.fail(why);
  object.text("status", status_name(why.solutions));
  return std::nullopt;
}

Outcome answer_solve(Call& call, JsonObject& answer) {
  if (call.has("limit") && !call.flag("all")) {
    return call.fail(Reason::kMissingField, {.field = "all"});
  }
  if (Outcome bad = call.limit_fault(call.limits().solutions)) return bad;
  LineBatch batch;
  LineBatch* const lines = takes_line_batch(call) ? &batch : nullptr;
  return answer_each(call, answer, solve, solve_variant, lines);
}

Outcome answer_count(Call& call, JsonObject& answer) {
  return answer_each(call, answer, count, count_variant);
}

Outcome answer_check(Call& call, JsonObject& answer) {
  return answer_each(call, answer, check, check_variant);
}

}  // namespace shudu::service
