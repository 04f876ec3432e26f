// See point_scales.h. Tested in tests/cli/rate_test.cpp and by the golden transcripts.
#include "cli/rate/point_scales.h"

#include <fmt/format.h>

#include "cli/json.h"
#include "cli/step_json.h"
#include "cli/words.h"
#include "shudu/rating/hodoku.h"
#include "shudu/rating/shudu_scale.h"

namespace shudu::cli {
namespace {

Error unsupported(const Layout& layout) {
  Error error;
  error.code = ErrorCode::kUnsupportedLayout;
  error.found = static_cast<std::uint64_t>(layout.size());
  return error;
}

std::string tenths_text(int tenths) { return fmt::format("{}.{}", tenths / 10, tenths % 10); }

std::string at_least(bool is_stopped, const std::string& score) {
  return is_stopped ? "at least " + score : score;
}

void add_hardest(JsonObject& object, std::string_view slug, std::string_view name) {
  object.text("technique", slug);
  object.text("name", name);
}

// A digit of the solution is no step of a technique.
std::string hodoku_step_json(const Layout& layout, const HodokuStep& taken, Language language) {
  std::string text;
  JsonObject object(text);
  const bool is_trial = taken.step.technique == nullptr;
  if (is_trial) {
    object.text("technique", "brute-force");
    object.text("name", say(language, Phrase::kTrial));
  } else {
    object.text("technique", taken.step.technique->slug);
    object.text("name", taken.step.technique->names.in(language));
  }
  object.number("score", static_cast<std::uint64_t>(taken.score));
  add_step_parts(object, taken.step, {layout, language, taken.step.digits});
  if (!is_trial) object.text("text", explain_step(layout, taken.step, language));
  object.end();
  return text;
}

std::string hodoku_json(const HodokuRating& rating, Language language) {
  std::string text;
  JsonObject object(text);
  object.text("scale", "hodoku");
  object.text("version", rating.version);
  object.text("level", row_of(rating.level).slug);
  object.number("score", static_cast<std::uint64_t>(rating.score));
  object.number("length", static_cast<std::uint64_t>(rating.step_count));
  object.number("trials", static_cast<std::uint64_t>(rating.trial_count));
  if (rating.end == HodokuEnd::kStopped) object.boolean("at_least", true);
  if (rating.hardest != nullptr) {
    add_hardest(object, rating.hardest->slug, rating.hardest->names.in(language));
  }
  object.end();
  return text;
}

std::string stage_json(const ShuduStage& stage, Language language) {
  std::string text;
  JsonObject object(text);
  object.text("technique", stage.rung->slug);
  object.text("name", names_of(*stage.rung).in(language));
  object.number("alternatives", static_cast<std::uint64_t>(stage.alternatives));
  object.name("effort") += tenths_text(stage.effort);
  object.end();
  return text;
}

std::string shudu_json(const ShuduRating& rating, Language language) {
  std::string text;
  JsonObject object(text);
  object.text("scale", "shudu");
  object.number("version", static_cast<std::uint64_t>(rating.version));
  object.text("level", row_of(rating.level).slug);
  object.name("effort") += tenths_text(rating.effort);
  object.number("length", static_cast<std::uint64_t>(rating.length()));
  object.number("bottlenecks", static_cast<std::uint64_t>(rating.bottlenecks));
  object.number("narrowest", static_cast<std::uint64_t>(rating.narrowest));
  if (rating.end == ShuduEnd::kTrial) object.boolean("needs_trial", true);
  if (rating.end == ShuduEnd::kStopped) object.boolean("at_least", true);
  if (rating.hardest != nullptr) {
    add_hardest(object, rating.hardest->slug, names_of(*rating.hardest).in(language));
  }
  object.end();
  return text;
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
  if (rating->trial_count > 0) rated.technique = say(question.language, Phrase::kTrial);
  if (!question.with_json) return rated;
  rated.json = hodoku_json(*rating, question.language);
  for (const HodokuStep& step : rating->steps) {
    rated.steps_json.push_back(hodoku_step_json(question.layout, step, question.language));
  }
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
  if (rating->end == ShuduEnd::kTrial) rated.technique = say(question.language, Phrase::kTrial);
  if (!question.with_json) return rated;
  rated.json = shudu_json(*rating, question.language);
  for (const ShuduStage& stage : rating->stages) {
    rated.steps_json.push_back(stage_json(stage, question.language));
  }
  return rated;
}

}  // namespace shudu::cli
