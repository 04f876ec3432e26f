// Grids and variants are asked about alike: a grid is a variant with the houses of its layout. The
// service remembers what was found, so that a puzzle is answered soon again after an edit.
// Tested in tests/service/variants_test.cpp.
#include "service/candidates.h"

#include <memory>

#include "service/games.h"
#include "service/record.h"
#include "service/solving.h"
#include "shudu/service/variant_json.h"
#include "shudu/variant/layout_form.h"
#include "shudu/verbs/variant/solving.h"

namespace shudu::service {

struct FoundCandidates {
  verbs::CandidateMemory memory;
};

namespace {

constexpr std::uint64_t kCounted = 1'000'000;  // solutions, where nobody says

Outcome tell_candidates(Call& call, const variant::VariantPuzzle& puzzle, JsonObject& object) {
  const std::uint64_t limit = call.flag("counts") ? call.whole("limit").value_or(kCounted) : 0;
  auto& before = call.games().found_candidates();
  if (before == nullptr) before = std::make_shared<FoundCandidates>();
  const auto found = verbs::candidates(call, puzzle, limit, &before->memory);
  if (!found) return call.fail(found.error());
  object.text("status", status_name(solutions_told(*found)));
  add_true_candidates(object, *found, puzzle);
  return std::nullopt;
}

}  // namespace

Outcome answer_candidates(Call& call, JsonObject& answer) {
  if (call.has("limit") && !call.flag("counts")) {
    return call.fail(Reason::kMissingField, {.field = "counts"});
  }
  const auto grid = [&](const Position& position, JsonObject& object) {
    return tell_candidates(call, variant::from_layout({position.layout, position.marks}), object);
  };
  const auto other = [&](const Record& record, JsonObject& object) {
    return tell_candidates(call, record.puzzle->variant->puzzle, object);
  };
  return answer_puzzles(call, answer, {grid, other});
}

}  // namespace shudu::service
