// The sentences stand in said_table.cpp.
#include "shudu/game/said_practice.h"

#include <array>

#include "game/said_table.h"

namespace shudu::game {
namespace {

// In the order of PracticeVerdict.
constexpr std::array kVerdicts{Said::kPracticeNothing, Said::kPracticeWrong, Said::kPracticeOther,
                               Said::kPracticeGone,    Said::kPracticeMore,  Said::kPracticeRight};
static_assert(kVerdicts.size() == static_cast<std::size_t>(PracticeVerdict::kRight) + 1);

std::string say_of(Said said, const Technique& technique, Language language) {
  return say(language, said, {{"technique", std::string(technique.names.in(language))}});
}

}  // namespace

std::string say_practice(const Technique& technique, Language language) {
  return say_of(Said::kPractiseIt, technique, language);
}

std::string say_not_practised(const Technique& technique, Language language) {
  return say_of(Said::kNotPractised, technique, language);
}

std::string say_verdict(PracticeVerdict verdict, const PracticeMove& move,
                        const Technique& technique, Language language) {
  const bool is_wrong_digit = verdict == PracticeVerdict::kWrong && move.is_placement;
  const Said said =
      is_wrong_digit ? Said::kPracticeNotHere : kVerdicts[static_cast<std::size_t>(verdict)];
  return say_of(said, technique, language);
}

}  // namespace shudu::game
