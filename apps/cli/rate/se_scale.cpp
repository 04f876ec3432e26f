// Tested in tests/cli/rate_test.cpp and by the golden transcripts.
#include "cli/rate/se_scale.h"

#include "shudu/rating/se.h"
#include "shudu/service/rating_json.h"

namespace shudu::cli {
namespace {

using service::tenths_text;

SeOptions options_of(const RateQuestion& question, SeDialect dialect) {
  const RateOptions& wanted = question.wanted;
  SeOptions options;
  options.dialect = dialect;
  options.with_path = question.with_json;
  options.pearl = wanted.pearls || wanted.diamonds;
  options.diamond = wanted.diamonds;
  options.most_tenths = wanted.max_tenths.value_or(0);
  // A lower limit alone needs no more than that it is reached.
  const bool is_lower_alone = !wanted.max_tenths && !options.pearl && !question.with_json;
  if (is_lower_alone) options.enough_tenths = wanted.min_tenths.value_or(0);
  options.stop = question.stop;
  return options;
}

// What is only known to be at least so hard may be wanted; what is known to be too hard is not.
bool is_wanted(const SeRating& rating, const RateOptions& wanted) {
  if (wanted.max_tenths && rating.er > *wanted.max_tenths) return false;
  const bool is_open = rating.end == SeEnd::kStopped;
  if (wanted.min_tenths && rating.er < *wanted.min_tenths && !is_open) return false;
  if ((wanted.pearls || wanted.diamonds) && rating.er != rating.ep && !is_open) return false;
  return !wanted.diamonds || is_open || rating.ep == rating.ed;
}

std::string score_of(const SeRating& rating) {
  if (rating.is_at_least) return "at least " + tenths_text(rating.er);
  return tenths_text(rating.er) + '/' + tenths_text(rating.ep) + '/' + tenths_text(rating.ed);
}

Result<Rated> rate_in(const RateQuestion& question, SeDialect dialect) {
  if (!question.layout.is_classic()) {
    Error error;
    error.code = ErrorCode::kUnsupportedLayout;
    error.found = static_cast<std::uint64_t>(question.layout.size());
    return error;
  }
  const Result<SeRating> rating = rate_se(question.givens, options_of(question, dialect));
  if (!rating) return rating.error();
  Rated rated;
  rated.score = score_of(*rating);
  if (rating->hardest != nullptr) rated.technique = rating->hardest->names.in(question.language);
  rated.is_wanted = is_wanted(*rating, question.wanted);
  rated.is_stopped = rating->end == SeEnd::kStopped;
  if (!question.with_json || !rated.is_wanted) return rated;
  service::append_rating(*rating, question.language, rated.json);
  service::append_rating_steps(question.layout, question.givens, *rating, question.language,
                               rated.steps_json);
  return rated;
}

}  // namespace

Result<Rated> rate_on_se(const RateQuestion& question) {
  return rate_in(question, SeDialect::kOriginal);
}
Result<Rated> rate_on_se_corrected(const RateQuestion& question) {
  return rate_in(question, SeDialect::kCorrected);
}
Result<Rated> rate_on_se_nouniq(const RateQuestion& question) {
  return rate_in(question, SeDialect::kNoUniqueness);
}

}  // namespace shudu::cli
