// What each answer holds is what `shudu rate` prints with --json, the path only where it is asked
// for, since it takes longer. Tested in tests/service/rating_test.cpp.
#include "service/rating.h"

#include <algorithm>

#include "service/record.h"
#include "service/solving.h"
#include "shudu/core/texts_of.h"
#include "shudu/service/rating_json.h"
#include "shudu/verbs/rating.h"
#include "shudu/verbs/searching.h"

namespace shudu::service {
namespace {

// Only a puzzle with one solution has a rating.
Outcome rate(Call& call, const Question& question, JsonObject& object) {
  const SearchResult found = verbs::search_up_to(call, question.layout, question.marks, 2);
  if (call.halt() != Halt::kNone) return call.halted();
  object.text("status", status_name(found.count));
  if (found.count != 1) return std::nullopt;
  const verbs::Scale* const asked = verbs::find_scale(call.text("scale"));
  const verbs::Scale& scale = asked != nullptr ? *asked : verbs::scale_table().front();
  const std::uint64_t most = call.limits().branches;
  verbs::RateWish wish;
  wish.with_path = call.flag("steps");
  wish.branches = std::min(call.whole("branches").value_or(most), most);
  const Grid& givens = question.puzzle.givens;
  const Result<verbs::Rated> rated = scale.rate(call, question.layout, givens, wish);
  if (!rated) return call.fail(rated.error());
  if (call.halt() != Halt::kNone) return call.halted();
  append_rating(rated->rating, call.language(), object.name("rating"));
  if (!wish.with_path) return std::nullopt;
  append_rating_steps(question.layout, givens, rated->rating, call.language(),
                      object.name("steps"));
  return std::nullopt;
}

}  // namespace

std::vector<std::string_view> scale_names() {
  return texts_of(verbs::scale_table(), &verbs::Scale::name);
}

Outcome answer_rate(Call& call, JsonObject& answer) {
  return answer_puzzles(call, answer, [&](const Question& question, JsonObject& object) {
    return rate(call, question, object);
  });
}

}  // namespace shudu::service
