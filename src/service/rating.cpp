// What each answer holds is what `shudu rate` prints with --json, the path only where it is asked
// for, since it takes longer. Tested in tests/service/rating_test.cpp.
//
// The scale `se` is asked in slices, each with four times the branches of the one before, so that
// the caller can be asked in between: all slices together cost at most a third more than twice the
// work of one go, and usually there is one only.
#include "service/rating.h"

#include <algorithm>
#include <array>

#include "service/record.h"
#include "service/solving.h"
#include "shudu/core/texts_of.h"
#include "shudu/service/rating_json.h"
#include "shudu/verbs/searching.h"

namespace shudu::service {
namespace {

constexpr std::uint64_t kFirstBranches = 20'000;  // some tenths of a second
constexpr std::uint64_t kBranchGrowth = 4;

Result<SeRating> rate_in_slices(Call& call, const Grid& givens, SeOptions options) {
  const std::uint64_t most =
      std::min(call.whole("branches").value_or(call.limits().branches), call.limits().branches);
  options.most_branches = std::min(kFirstBranches, most);
  while (true) {
    Result<SeRating> rating = rate_se(givens, options);
    const bool is_open = rating && rating->end == SeEnd::kStopped;
    const bool goes_on = is_open && call.goes_on(options.most_branches, most);
    if (!goes_on || options.most_branches >= most) return rating;
    options.most_branches =
        options.most_branches > most / kBranchGrowth ? most : options.most_branches * kBranchGrowth;
  }
}

Outcome rate_on_se(Call& call, const Question& question, JsonObject& object, SeDialect dialect) {
  if (!question.layout.is_classic()) return unsupported(call, question.layout);
  SeOptions options;
  options.dialect = dialect;
  options.with_path = call.flag("steps");
  options.stop = call.stop();
  const Grid& givens = question.puzzle.givens;
  const Result<SeRating> rating = rate_in_slices(call, givens, options);
  if (!rating) return call.fail(rating.error());
  if (call.halt() != Halt::kNone) return call.halted();
  append_rating(*rating, call.language(), object.name("rating"));
  if (!options.with_path) return std::nullopt;
  append_rating_steps(question.layout, givens, *rating, call.language(), object.name("steps"));
  return std::nullopt;
}

template <SeDialect kDialect>
Outcome rate_on_se(Call& call, const Question& question, JsonObject& object) {
  return rate_on_se(call, question, object, kDialect);
}

Outcome rate_on_hodoku(Call& call, const Question& question, JsonObject& object) {
  if (!question.layout.is_classic()) return unsupported(call, question.layout);
  HodokuOptions options;
  options.with_path = call.flag("steps");
  options.stop = call.stop();
  const Result<HodokuRating> rating = rate_hodoku(question.puzzle.givens, options);
  if (!rating) return call.fail(rating.error());
  if (!call.goes_on(1)) return call.halted();
  append_rating(*rating, call.language(), object.name("rating"));
  if (!options.with_path) return std::nullopt;
  append_rating_steps(question.layout, *rating, call.language(), object.name("steps"));
  return std::nullopt;
}

Outcome rate_on_shudu(Call& call, const Question& question, JsonObject& object) {
  ShuduOptions options;
  options.stop = call.stop();
  const Result<ShuduRating> rating = rate_shudu(question.layout, question.puzzle.givens, options);
  if (!rating) return call.fail(rating.error());
  if (!call.goes_on(1)) return call.halted();
  append_rating(*rating, call.language(), object.name("rating"));
  if (call.flag("steps")) append_rating_steps(*rating, call.language(), object.name("steps"));
  return std::nullopt;
}

struct Scale {
  std::string_view name;
  Outcome (*rate)(Call& call, const Question& question, JsonObject& object);
};

constexpr std::array kScales{
    Scale{"se", rate_on_se<SeDialect::kOriginal>},
    Scale{"se-corrected", rate_on_se<SeDialect::kCorrected>},
    Scale{"se-nouniq", rate_on_se<SeDialect::kNoUniqueness>},
    Scale{"hodoku", rate_on_hodoku},
    Scale{"shudu", rate_on_shudu},
};

// Only a puzzle with one solution has a rating.
Outcome rate(Call& call, const Question& question, JsonObject& object) {
  const SearchResult found = verbs::search_up_to(call, question.layout, question.marks, 2);
  if (call.halt() != Halt::kNone) return call.halted();
  object.text("status", status_name(found.count));
  if (found.count != 1) return std::nullopt;
  for (const Scale& scale : kScales) {
    if (scale.name == call.text("scale")) return scale.rate(call, question, object);
  }
  return kScales.front().rate(call, question, object);
}

}  // namespace

std::vector<std::string_view> scale_names() { return texts_of(kScales, &Scale::name); }

Outcome answer_rate(Call& call, JsonObject& answer) {
  return answer_puzzles(call, answer, [&](const Question& question, JsonObject& object) {
    return rate(call, question, object);
  });
}

}  // namespace shudu::service
