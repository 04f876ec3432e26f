#include "explain/exclusion_words.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "explain/step_parts.h"

namespace shudu {
namespace {

constexpr std::size_t kMostListed = 12;

using Combination = std::vector<Candidate>;

// All ways to give the other cells of the step a candidate.
std::vector<Combination> combinations_beside(const Step& step, Cell cell) {
  std::vector<Combination> all = {{}};
  for (const Cell other : step.cells) {
    if (other == cell) continue;
    std::vector<Combination> longer;
    for (const Combination& combination : all) {
      for (const Digit digit : digits_marked(step, other)) {
        longer.push_back(combination);
        longer.back().push_back({other, digit});
      }
    }
    all = std::move(longer);
  }
  return all;
}

bool has_digit_twice(const Layout& layout, const Combination& combination) {
  for (std::size_t i = 0; i < combination.size(); ++i) {
    for (std::size_t j = i + 1; j < combination.size(); ++j) {
      if (combination[i].digit == combination[j].digit &&
          layout.peers(combination[i].cell).contains(combination[j].cell)) {
        return true;
      }
    }
  }
  return false;
}

// The first excluder that would have nothing left.
std::optional<Cell> emptied_cell(const Layout& layout, const Step& step,
                                 const Combination& combination) {
  for (const Cell cell : excluders_of(step)) {
    DigitSet taken;
    for (const Candidate& one : combination) {
      if (layout.peers(cell).contains(one.cell)) taken.insert(one.digit);
    }
    if ((digits_marked(step, cell) - taken).empty()) return cell;
  }
  return std::nullopt;
}

std::string in_short(const Speech& speech, const Combination& combination) {
  std::string text;
  for (const Candidate& one : combination) {
    if (!text.empty()) text += '/';
    text += say_cell(speech, one.cell) + "=" + std::to_string(one.digit.value());
  }
  return text;
}

// Why the combination is impossible: ` (nothing left for r2c4)`.
std::string say_fault(const Speech& speech, const Step& step, const Combination& combination) {
  if (has_digit_twice(speech.layout, combination)) {
    const Words twice = {" (a digit twice in a house)", "（同一区域重复）", "（同一區域重複）"};
    return std::string(twice.in(speech.language));
  }
  const auto cell = emptied_cell(speech.layout, step, combination);
  if (!cell) return {};
  const Words before = {" (nothing left for ", "（", "（"};
  const Words after = {")", " 无数可填）", " 無數可填）"};
  std::string text(before.in(speech.language));
  text += say_cell(speech, *cell);
  return text += after.in(speech.language);
}

// The combinations by their fault: `r1c6=8 (a digit twice in a house) and r1c6=9 (...)`.
std::string say_failures(const Speech& speech, const Step& step, Candidate gone) {
  std::vector<std::pair<std::string, std::vector<std::string>>> faults;
  for (const Combination& others : combinations_beside(step, gone.cell)) {
    Combination combination = others;
    combination.push_back(gone);
    const std::string fault = say_fault(speech, step, combination);
    auto same = std::find_if(faults.begin(), faults.end(),
                             [&fault](const auto& one) { return one.first == fault; });
    if (same == faults.end()) same = faults.insert(same, {fault, {}});
    same->second.push_back(in_short(speech, others));
  }
  std::vector<std::string> words;
  words.reserve(faults.size());
  for (const auto& [fault, combinations] : faults) {
    words.push_back(say_choice(speech, combinations) + fault);
  }
  return say_list(speech, words);
}

}  // namespace

CellSet excluders_of(const Step& step) {
  CellSet cells;
  for (const Mark& mark : step.marks) cells.insert(mark.candidate.cell);
  for (const Cell cell : step.cells) cells.erase(cell);
  return cells;
}

bool can_list_combinations(const Step& step) {
  std::size_t count = 0;
  for (const Candidate& gone : step.eliminations) {
    count += combinations_beside(step, gone.cell).size();
  }
  return count <= kMostListed;
}

std::string say_combinations(const Speech& speech, const Step& step) {
  const Words fails = {" fails with ", " 不能配 ", " 不能配 "};
  std::vector<std::string> clauses;
  for (const Candidate& gone : step.eliminations) {
    clauses.push_back(in_short(speech, {gone}) + std::string(fails.in(speech.language)) +
                      say_failures(speech, step, gone));
  }
  return say_clauses(speech, clauses);
}

}  // namespace shudu
