// Tested in tests/cli/rate_test.cpp and by the golden transcripts.
#include "cli/rate/point_scales.h"

#include <fmt/format.h>

#include "shudu/rating/hodoku.h"
#include "shudu/rating/shudu_scale.h"
#include "shudu/service/rating_json.h"

namespace shudu::cli {
namespace {

using service::append_rating;
using service::append_rating_steps;
using service::tenths_text;
using service::trial_name;

Error unsupported(const Layout& layout) {
  Error error;
  error.code = ErrorCode::kUnsupportedLayout;
  error.found = static_cast<std::uint64_t>(layout.size());
  return error;
}

std::string at_least(bool is_stopped, const std::string& score) {
  return is_stopped ? "at least " + score : score;
}

}  // namespace

Result<Rated> rate_on_hodoku(const RateQuestion& question) {
  if (!question.layout.is_classic()) return unsupported(question.layout);
  HodokuOptions options;
  options.with_path = question.with_json;
  options.stop = question.stop;
  const Result<HodokuRating> rating = rate_hodoku(question.givens, options);
  if (!rating) return rating.error();
  Rated rated;
  rated.is_stopped = rating->end == HodokuEnd::kStopped;
  const std::string_view level = row_of(rating->level).slug;
  rated.score = at_least(rated.is_stopped, fmt::format("{}/{}", level, rating->score));
  if (rating->hardest != nullptr) rated.technique = rating->hardest->names.in(question.language);
  if (rating->trial_count > 0) rated.technique = trial_name(question.language);
  if (!question.with_json) return rated;
  append_rating(*rating, question.language, rated.json);
  append_rating_steps(question.layout, *rating, question.language, rated.steps_json);
  return rated;
}

Result<Rated> rate_on_shudu(const RateQuestion& question) {
  ShuduOptions options;
  options.stop = question.stop;
  const Result<ShuduRating> rating = rate_shudu(question.layout, question.givens, options);
  if (!rating) return rating.error();
  Rated rated;
  rated.is_stopped = rating->end == ShuduEnd::kStopped;
  const std::string_view level = row_of(rating->level).slug;
  rated.score =
      at_least(rated.is_stopped, fmt::format("{}/{}", level, tenths_text(rating->effort)));
  if (rating->hardest != nullptr) {
    rated.technique = names_of(*rating->hardest).in(question.language);
  }
  if (rating->end == ShuduEnd::kTrial) rated.technique = trial_name(question.language);
  if (!question.with_json) return rated;
  append_rating(*rating, question.language, rated.json);
  append_rating_steps(*rating, question.language, rated.steps_json);
  return rated;
}

}  // namespace shudu::cli
