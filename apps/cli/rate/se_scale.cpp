// See se_scale.h. Tested in tests/cli/rate_test.cpp and by the golden transcripts.
#include "cli/rate/se_scale.h"

#include <fmt/format.h>

#include "cli/json.h"
#include "cli/step_json.h"
#include "shudu/rating/se.h"
#include "shudu/rating/se_story.h"

namespace shudu::cli {
namespace {

// 72 is 7.2.
std::string tenths_text(int tenths) { return fmt::format("{}.{}", tenths / 10, tenths % 10); }

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

std::string rating_json(const SeRating& rating, Language language) {
  std::string text;
  JsonObject object(text);
  object.text("scale", "se");
  object.text("dialect", se_dialect_slug(rating.dialect));
  object.text("version", rating.version);
  object.name("er") += tenths_text(rating.er);
  if (rating.ep > 0 || !rating.is_at_least) object.name("ep") += tenths_text(rating.ep);
  if (rating.ed > 0 || !rating.is_at_least) object.name("ed") += tenths_text(rating.ed);
  if (rating.is_at_least) object.boolean("at_least", true);
  if (rating.hardest != nullptr) {
    object.text("technique", rating.hardest->slug);
    object.text("name", rating.hardest->names.in(language));
  }
  object.end();
  return text;
}

// A step that logic cannot tell has its results alone.
Step bare_step(const SeStep& step) {
  Step bare;
  bare.digits = step.digits;
  bare.cells = step.cells;
  bare.eliminations = step.eliminations;
  if (step.placement) bare.placements = {*step.placement};
  return bare;
}

std::string step_json(const View& view, const SeStep& step, Language language) {
  const std::optional<Step> story = se_story(view, step);
  std::string text;
  JsonObject object(text);
  object.text("technique", step.technique->slug);
  object.text("name", step.technique->names.in(language));
  object.name("rating") += tenths_text(step.tenths);
  if (step.complexity > 0) {
    object.number("complexity", static_cast<std::uint64_t>(step.complexity));
  }
  const Step told = story ? *story : bare_step(step);
  add_step_parts(object, told, {view.layout(), language, told.digits});
  if (story) object.text("text", explain_step(view.layout(), told, language));
  object.end();
  return text;
}

// The path in words: each step in the position where it was taken.
std::vector<std::string> steps_json(const RateQuestion& question, const SeRating& rating) {
  std::vector<std::string> texts;
  View view(question.layout, question.givens);
  for (const SeStep& step : rating.steps) {
    texts.push_back(step_json(view, step, question.language));
    for (const Candidate& gone : step.eliminations) {
      if (view.has(gone)) view.eliminate(gone);
    }
    if (step.placement) view.place(step.placement->cell, step.placement->digit);
  }
  return texts;
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
  rated.json = rating_json(*rating, question.language);
  rated.steps_json = steps_json(question, *rating);
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
