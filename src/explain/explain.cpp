// A stage is one or more sentences, filled in from the step.
#include "shudu/explain/explain.h"

#include <algorithm>
#include <string_view>

#include "explain/disclosure.h"
#include "explain/eureka.h"
#include "explain/fields.h"
#include "explain/fish_notation.h"
#include "explain/focus.h"
#include "explain/forcing_words.h"
#include "explain/hint_words.h"
#include "explain/reasons.h"
#include "explain/showing.h"
#include "explain/step_parts.h"
#include "explain/wording.h"
#include "shudu/logic/technique.h"

namespace shudu {
namespace {

// "an X-Wing", "a Skyscraper", "a case of Locked Candidates".
std::string one_of(std::string_view name) {
  return is_plural(name) ? "a case of " + std::string(name) : with_article(name);
}

class Teller {
 public:
  Teller(const Layout& layout, const Step& step, Language language)
      : speech_{layout, language}, step_(step), reason_(find_reason(*step.technique)) {}

  std::string kind() const {
    return std::string(kind_words(step_.technique->family).in(speech_.language));
  }

  std::string technique() const {
    const Family family = step_.technique->family;
    const bool fills = family == Family::kSingles || family == Family::kDirect;
    const bool is_method =
        family == Family::kColoring || family == Family::kForcing || family == Family::kTemplates;
    const Saying saying = fills       ? Saying::kLookForSingle
                          : is_method ? Saying::kCanUse
                                      : Saying::kThereIs;
    const std::string name(step_.technique->names.in(speech_.language));
    return typeset(speech_, words::fill(words_of(saying).in(speech_.language),
                                        {{"a technique", one_of(name)}, {"technique", name}}));
  }

  std::string focus() const {
    const bool names_digit = focuses_on_digit(step_, focus_of_technique());
    const std::vector<House> houses = focus_houses();
    if (houses.empty()) return say(names_digit ? Saying::kLookAtDigit : Saying::kLookAtBoard);
    const Saying saying = names_digit ? Saying::kLookAtDigitIn : Saying::kLookAtHouse;
    return fill(speech_, step_, words_of(saying).in(speech_.language),
                {"focus", say_houses(speech_, houses)});
  }

  std::string pattern() const {
    std::string text;
    for (const Step& part : single_patterns(step_)) {
      for (const Saying saying :
           sayings_of(part, reason_ != nullptr ? reason_->show : Show::kCells)) {
        add(text, fill(speech_, part, words_of(saying).in(speech_.language)));
      }
    }
    return text;
  }

  std::string full() const {
    std::string text;
    if (reason_ != nullptr) {
      for (const Step& part : single_patterns(step_)) {
        for (const SentenceName sentence : sentences_of(part, *reason_)) {
          add(text, fill(speech_, part, words_of(sentence).in(speech_.language)));
        }
      }
    }
    add(text, result());
    if (step_.flags.uniqueness) add(text, say(Saying::kOneSolution));
    return text;
  }

  std::vector<House> focus_houses() const {
    return houses_to_look_at(speech_.layout, step_, focus_of_technique());
  }

 private:
  Focus focus_of_technique() const { return reason_ != nullptr ? reason_->focus : Focus::kBoard; }

  std::string result() const {
    if (step_.placements.empty()) return say(Saying::kSoRemove);
    return say(step_.placements.size() == 1 ? Saying::kSoPlace : Saying::kSoPlaceAll);
  }

  std::string say(Saying saying) const {
    return fill(speech_, step_, words_of(saying).in(speech_.language));
  }

  // Chinese sentences follow each other without a blank.
  void add(std::string& text, const std::string& sentence) const {
    if (!text.empty() && speech_.language == Language::kEnglish) text += ' ';
    text += sentence;
  }

  Speech speech_;
  const Step& step_;
  const ReasonForm* reason_;
};

StepMarks marks_at(const Teller& teller, const Step& step, int stage) {
  StepMarks marks;
  if (stage >= 3) marks.houses = teller.focus_houses();
  if (stage == 4) {
    marks.cells = cells_before_reason(step);
    marks.candidates = marks_before_reason(step);
  }
  if (stage >= 5) {
    marks.cells = step.cells;
    marks.candidates = step.marks;
    marks.links = step.chains;
    marks.eliminations = step.eliminations;
    marks.placements = step.placements;
  }
  return marks;
}

}  // namespace

std::string explain_step(const Layout& layout, const Step& step, Language language) {
  return Teller(layout, step, language).full();
}

Hint hint_for(const Layout& layout, const Step& step, int stage, Language language) {
  const Teller teller(layout, step, language);
  stage = std::clamp(stage, 1, kHintStages);
  Hint hint;
  hint.marks = marks_at(teller, step, stage);
  switch (stage) {
    case 1:
      hint.text = teller.kind();
      break;
    case 2:
      hint.text = teller.technique();
      break;
    case 3:
      hint.text = teller.focus();
      break;
    case 4:
      hint.text = teller.pattern();
      break;
    default:
      hint.text = teller.full();
  }
  return hint;
}

std::string chain_text(const Layout& layout, const Step& step, Language language) {
  const std::vector<std::string> texts = chain_texts(layout, step, language);
  return texts.empty() ? std::string() : texts.front();
}

std::vector<std::string> chain_texts(const Layout& layout, const Step& step, Language language) {
  const Speech speech{layout, language};
  const ReasonForm* reason = find_reason(*step.technique);
  const bool is_net = reason != nullptr && (reason->sentence == SentenceName::kNetContradiction ||
                                            reason->sentence == SentenceName::kNetVerity ||
                                            reason->sentence == SentenceName::kWhip);
  std::vector<std::string> texts;
  for (const Chain& chain : step.chains) {
    texts.push_back(is_net ? argument_in_short(speech, chain) : eureka(speech, step, chain));
  }
  return texts;
}

std::vector<std::string> fish_texts(const Layout& layout, const Step& step) {
  return fish_notation({layout, Language::kEnglish}, step);
}

std::string cell_text(const Layout& layout, Cell cell) {
  return say_cell({layout, Language::kEnglish}, cell);
}

std::string house_name(const Layout& layout, House house, Language language) {
  return say_house({layout, language}, house);
}

std::vector<std::string> house_names(const Layout& layout, const Step& step, Language language) {
  std::vector<std::string> names;
  for (const std::vector<House>* houses : {&step.base, &step.cover}) {
    for (const House house : *houses) {
      const std::string name = house_name(layout, house, language);
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
  }
  return names;
}

std::string elimination_text(const Layout& layout, Candidate gone) {
  return cell_text(layout, gone.cell) + "<>" + std::to_string(gone.digit.value());
}

std::string placement_text(const Layout& layout, Candidate placed) {
  return cell_text(layout, placed.cell) + "=" + std::to_string(placed.digit.value());
}

}  // namespace shudu
