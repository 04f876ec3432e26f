// Tested in tests/service/variants_test.cpp.
#include "service/variant_solving.h"

#include <string>
#include <vector>

#include "service/solving.h"
#include "shudu/service/claim_json.h"
#include "shudu/service/json_list.h"
#include "shudu/service/variant_json.h"
#include "shudu/verbs/variant/solving.h"

namespace shudu::service {
namespace {

// In the order of being found; a claim is compared with what a search of its own finds.
Outcome list_variant(Call& call, const VariantRecord& record, JsonObject& object) {
  verbs::Claim claim;
  if (!record.solution.empty()) {
    const auto checked = verbs::check(call, record, false);
    if (!checked) return call.fail(checked.error());
    claim = checked->claim;
  }
  std::vector<std::string> found;
  const auto take = [&](const std::vector<int>& values) {
    append_json_values(values, record.puzzle, found.emplace_back());
    return true;
  };
  const std::uint64_t limit = call.whole("limit").value_or(call.limits().solutions);
  const auto end = verbs::list_solutions(call, record, limit, take);
  if (!end) return call.fail(end.error());
  if (call.halt() != Halt::kNone) return call.halted();
  object.text("status", status_name(end->count + (end->has_more ? 1 : 0)));
  tell_claim(call, claim, object);
  object.number("count", end->count);
  object.boolean("count_is_exact", !end->has_more);
  add_list(object, "solutions", found,
           [](const std::string& text, std::string& out) { out += text; });
  return std::nullopt;
}

}  // namespace

Outcome solve_variant(Call& call, const Record& record, JsonObject& object) {
  const VariantRecord& asked = *record.puzzle->variant;
  if (call.flag("all")) return list_variant(call, asked, object);
  const auto solved = verbs::solve(call, asked);
  if (!solved) return call.fail(solved.error());
  object.text("status", status_name(solved->solutions));
  tell_claim(call, solved->claim, object);
  if (solved->solutions > 0) {
    append_json_values(solved->solution, asked.puzzle, object.name("solution"));
  }
  return std::nullopt;
}

Outcome count_variant(Call& call, const Record& record, JsonObject& object) {
  const std::uint64_t limit = call.whole("limit").value_or(kUnlimited);
  const auto counted = verbs::count(call, *record.puzzle->variant, limit);
  if (!counted) return call.fail(counted.error());
  tell_count(*counted, object);
  return std::nullopt;
}

Outcome check_variant(Call& call, const Record& record, JsonObject& object) {
  const VariantRecord& asked = *record.puzzle->variant;
  const auto checked = verbs::check(call, asked, call.flag("minimal"));
  if (!checked) return call.fail(checked.error());
  object.text("status", status_name(checked->solutions));
  tell_claim(call, checked->claim, object);
  if (!checked->redundant) return std::nullopt;
  std::vector<std::string> names;
  for (const verbs::SpareClue& clue : *checked->redundant) {
    names.push_back(name_of(clue, asked.puzzle));
  }
  add_spare(object, names);
  return std::nullopt;
}

}  // namespace shudu::service
