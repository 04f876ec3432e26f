// Tested in tests/cli/rate_test.cpp and by the golden transcripts.
#include "cli/rate/rating_text.h"

#include <fmt/format.h>

#include "shudu/generator/wanted.h"
#include "shudu/service/rating_json.h"

namespace shudu::cli {
namespace {

using service::trial_name;

std::string score_of(const SeRating& rating) {
  if (rating.is_at_least) return "at least " + tenths_text(rating.er);
  return tenths_text(rating.er) + '/' + tenths_text(rating.ep) + '/' + tenths_text(rating.ed);
}
std::string score_of(const HodokuRating& rating) {
  return fmt::format("{}{}/{}", rating.end == HodokuEnd::kStopped ? "at least " : "",
                     row_of(rating.level).slug, rating.score);
}
std::string score_of(const ShuduRating& rating) {
  return fmt::format("{}{}/{}", rating.end == ShuduEnd::kStopped ? "at least " : "",
                     row_of(rating.level).slug, tenths_text(rating.effort));
}

template <typename SeOrHodokuRating>
std::string_view hardest_of(const SeOrHodokuRating& rating, Language language) {
  return rating.hardest != nullptr ? rating.hardest->names.in(language) : std::string_view();
}
std::string_view hardest_of(const ShuduRating& rating, Language language) {
  return rating.hardest != nullptr ? names_of(*rating.hardest).in(language) : std::string_view();
}

bool needs_trial(const SeRating& /*rating*/) { return false; }
bool needs_trial(const HodokuRating& rating) { return rating.trial_count > 0; }
bool needs_trial(const ShuduRating& rating) { return rating.end == ShuduEnd::kTrial; }

}  // namespace

std::string score_text(const verbs::Rated& rated) {
  return std::visit([](const auto& rating) { return score_of(rating); }, rated.rating);
}

std::string hardest_name(const verbs::Rated& rated, Language language) {
  const auto name = [language](const auto& rating) {
    return needs_trial(rating) ? trial_name(language) : std::string(hardest_of(rating, language));
  };
  return std::visit(name, rated.rating);
}

}  // namespace shudu::cli
