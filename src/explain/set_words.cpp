// See set_words.h.
#include "explain/set_words.h"

#include "explain/step_parts.h"

namespace shudu {
namespace {

bool is_english(const Speech& speech) { return speech.language == Language::kEnglish; }

std::string figures(DigitSet digits, std::string_view separator) {
  std::string text;
  for (const Digit digit : digits) {
    if (!text.empty()) text += separator;
    text += std::to_string(digit.value());
  }
  return text;
}

// Cells in one word where that is short, else as a list.
std::string cells_of_set(const Speech& speech, CellSet cells) {
  std::string text = cells_in_short(speech, cells);
  return text.find(',') == std::string::npos ? text : say_cells(speech, cells);
}

std::string say_one(const Speech& speech, const StepAls& als) {
  const std::string cells = cells_of_set(speech, als.cells);
  return is_english(speech) ? cells + " (" + figures(als.digits, ", ") + ")"
                            : cells + "（" + figures(als.digits, "、") + "）";
}

}  // namespace

std::string say_set(const Speech& speech, const Step& step, std::size_t place) {
  return place < step.als.size() ? say_one(speech, step.als[place]) : std::string();
}

std::string say_sets(const Speech& speech, const Step& step) {
  std::vector<std::string> words;
  for (const StepAls& als : step.als) words.push_back(say_one(speech, als));
  return say_list(speech, words);
}

std::string say_chain_of_sets(const Speech& speech, const Step& step) {
  std::string text;
  for (std::size_t i = 0; i < step.als.size(); ++i) {
    if (i > 0 && i <= step.commons.size()) {
      text += " -" + std::to_string(step.commons[i - 1].digit.value()) + "- ";
    }
    text += say_one(speech, step.als[i]);
  }
  return text;
}

std::string say_digits_of_sets(const Speech& speech, const Step& step) {
  DigitSet commons;
  for (const RestrictedCommon& common : step.commons) commons.insert(common.digit);
  std::vector<std::string> words;
  for (const StepAls& als : step.als) {
    const DigitSet kept = als.digits - commons;
    if (kept.empty()) continue;
    const std::string cells = cells_of_set(speech, als.cells);
    words.push_back(is_english(speech) ? say_digits(speech, kept) + " in " + cells
                                       : cells + " 的 " + say_digits(speech, kept));
  }
  return is_english(speech) ? say_clauses(speech, words) : say_list(speech, words);
}

std::string say_petals(const Speech& speech, const Step& step) {
  std::vector<std::string> words;
  std::size_t place = 0;
  for (const Digit digit : digits_marked(step, step.cells[0])) {
    const std::string figure = std::to_string(digit.value());
    const std::string set = say_set(speech, step, place++);
    if (is_english(speech)) {
      words.push_back("if it is " + figure + ", " + set + " loses its " + figure +
                      " and is locked");
    } else if (speech.language == Language::kSimplifiedChinese) {
      words.push_back("若填 " + figure + "，" + set + "失去 " + figure + " 而锁定");
    } else {
      words.push_back("若填 " + figure + "，" + set + "失去 " + figure + " 而鎖定");
    }
  }
  return say_clauses(speech, words);
}

std::string say_pattern_by_cell(const Speech& speech, const Step& step) {
  std::vector<std::string> words;
  for (const Cell cell : step.cells) {
    const DigitSet digits = digits_of_role(step, MarkRole::kPattern, cell);
    if (!digits.empty()) words.push_back(say_one(speech, {CellSet::only(cell), digits}));
  }
  return say_list(speech, words);
}

std::string say_house_petals(const Speech& speech, const Step& step) {
  std::vector<std::string> words;
  for (std::size_t petal = 0; petal < step.als.size(); ++petal) {
    CellSet places;
    for (const Chain& chain : step.chains) {
      if (chain.back().als == static_cast<int>(petal)) places |= chain.front().cells;
    }
    const std::string figure = std::to_string(step.chains[0].front().digit.value());
    const std::string where = say_any_cell(speech, places);
    const std::string set = say_set(speech, step, petal);
    if (is_english(speech)) {
      words.push_back("if it is in " + where + ", " + set + " loses its " + figure +
                      " and is locked");
    } else if (speech.language == Language::kSimplifiedChinese) {
      words.push_back("若在 " + where + "，" + set + "失去 " + figure + " 而锁定");
    } else {
      words.push_back("若在 " + where + "，" + set + "失去 " + figure + " 而鎖定");
    }
  }
  return say_clauses(speech, words);
}

std::string say_shared_digits(const Speech& speech, const Step& step) {
  return say_digits(
      speech, digits_of_role(step, MarkRole::kColorA) & digits_of_role(step, MarkRole::kColorB));
}

std::string say_locks(const Speech& speech, const Step& step) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < step.cover.size() && i < step.als.size(); ++i) {
    const std::string house = say_house(speech, step.cover[i]);
    const std::string digits = say_digits(speech, step.als[i].digits);
    words.push_back(is_english(speech) ? digits + " in " + house : house + "的 " + digits);
  }
  return say_clauses(speech, words);
}

std::string say_times(const Speech& speech, const Step& step) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < step.als.size(); ++i) {
    if (step.als[i].digits.empty()) continue;
    const std::string digits = say_digits(speech, step.als[i].digits);
    if (is_english(speech)) {
      const std::string count = i == 0   ? "once"
                                : i == 1 ? "twice"
                                         : say_count(speech, i + 1) + " times";
      words.push_back(digits + ' ' + count);
    } else {
      const std::string count = i == 1
                                    ? speech.language == Language::kSimplifiedChinese ? "两" : "兩"
                                    : say_count(speech, i + 1);
      words.push_back(digits + ' ' + count + "次");
    }
  }
  return is_english(speech) ? say_list(speech, words) : say_clauses(speech, words);
}

std::vector<House> lines_of_target(const Speech& speech, const Step& step) {
  const CellSet targets = targets_of_chain(speech.layout, step);
  std::vector<House> lines;
  for (const House house : step.cover) {
    if (speech.layout.cells(house).intersects(targets)) lines.push_back(house);
  }
  return lines;
}

}  // namespace shudu
