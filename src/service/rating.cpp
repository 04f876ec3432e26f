// What each answer holds is what `shudu rate` prints with --json, the path only where it is asked
// for, since it takes longer. Tested in tests/service/rating_test.cpp.
#include "service/rating.h"

#include <algorithm>

#include "service/record.h"
#include "service/solving.h"
#include "shudu/core/texts_of.h"
#include "shudu/service/rating_json.h"
#include "shudu/verbs/rating.h"

namespace shudu::service {
namespace {

Outcome rate(Call& call, const Position& position, JsonObject& object) {
  const verbs::Scale* const asked = verbs::find_scale(call.text("scale"));
  const verbs::Scale& scale = asked != nullptr ? *asked : verbs::scale_table().front();
  const std::uint64_t most = call.limits().branches;
  verbs::RateWish wish;
  wish.with_path = call.flag("steps");
  wish.branches = std::min(call.whole("branches").value_or(most), most);
  const auto rated = verbs::rate(call, position, scale, wish);
  if (!rated) return tell_unanswered(call, rated.error(), object);
  if (call.halt() != Halt::kNone) return call.halted();
  object.text("status", status_name(1));
  append_rating(rated->rating, call.language(), object.name("rating"));
  if (!wish.with_path) return std::nullopt;
  append_rating_steps(verbs::puzzle_view(position), rated->rating, call.language(),
                      object.name("steps"));
  return std::nullopt;
}

}  // namespace

std::vector<std::string_view> scale_names() {
  return texts_of(verbs::scale_table(), &verbs::Scale::name);
}

Outcome answer_rate(Call& call, JsonObject& answer) {
  return answer_puzzles(call, answer, [&](const Position& position, JsonObject& object) {
    return rate(call, position, object);
  });
}

}  // namespace shudu::service
