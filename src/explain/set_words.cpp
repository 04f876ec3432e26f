#include "explain/set_words.h"

#include "explain/step_parts.h"

namespace shudu {
namespace {

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

// Digits with their house or cells: `1 and 3 in r2c6`.
std::string say_digits_in(const Speech& speech, DigitSet digits, const std::string& where) {
  const std::string words = say_digits(speech, digits);
  return is_english(speech) ? words + " in " + where : where + "的 " + words;
}

// The set that loses the digit under an assumption: `if it is 3, {...} loses its 3 and is locked`.
std::string say_petal(const Speech& speech, const std::string& assumption, const std::string& set,
                      Digit digit) {
  const std::string figure = std::to_string(digit.value());
  if (is_english(speech)) {
    return assumption + ", " + set + " loses its " + figure + " and is locked";
  }
  const Words locked = {"", " 而锁定", " 而鎖定"};
  return assumption + "，" + set + "失去 " + figure + std::string(locked.in(speech.language));
}

// `1 and 3 twice`
std::string say_digits_and_times(const Speech& speech, DigitSet digits, std::size_t times) {
  const std::string words = say_digits(speech, digits);
  if (!is_english(speech)) {
    const bool is_simplified = speech.language == Language::kSimplifiedChinese;
    const std::string count = times == 2 ? (is_simplified ? "两" : "兩") : say_count(speech, times);
    return words + ' ' + count + "次";
  }
  if (times == 1) return words + " once";
  return words + (times == 2 ? " twice" : ' ' + say_count(speech, times) + " times");
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
    words.push_back(say_digits_in(speech, kept, cells_of_set(speech, als.cells)));
  }
  return is_english(speech) ? say_clauses(speech, words) : say_list(speech, words);
}

std::string say_petals(const Speech& speech, const Step& step) {
  std::vector<std::string> words;
  std::size_t place = 0;
  for (const Digit digit : digits_marked(step, step.cells[0])) {
    const std::string figure = std::to_string(digit.value());
    const std::string assumption = (is_english(speech) ? "if it is " : "若填 ") + figure;
    words.push_back(say_petal(speech, assumption, say_set(speech, step, place++), digit));
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
    const std::string where = say_any_cell(speech, places);
    const std::string assumption = (is_english(speech) ? "if it is in " : "若在 ") + where;
    const Digit digit = step.chains[0].front().digit;
    words.push_back(say_petal(speech, assumption, say_set(speech, step, petal), digit));
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
    words.push_back(say_digits_in(speech, step.als[i].digits, say_house(speech, step.cover[i])));
  }
  return say_clauses(speech, words);
}

std::string say_times(const Speech& speech, const Step& step) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < step.als.size(); ++i) {
    if (step.als[i].digits.empty()) continue;
    words.push_back(say_digits_and_times(speech, step.als[i].digits, i + 1));
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
