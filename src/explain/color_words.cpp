#include "explain/color_words.h"

#include "explain/step_parts.h"

namespace shudu {
namespace {

// Of a cell, what the first colour says of it, with what follows from it.
DigitSet digits_of_first_color(const Step& step, Cell cell) {
  return digits_of_role(step, MarkRole::kColorA, cell) |
         digits_of_role(step, MarkRole::kColorC, cell);
}

std::string say_nothing_left_by_color(const Speech& speech, const Step& step) {
  const std::vector<Candidate> off = candidates_of_role(step, MarkRole::kOff);
  if (step.cover.empty()) {
    return say_cell(speech, off.front().cell) +
           in_language(speech,
                       {" would have no candidate left", " 没有候选数可填", " 沒有候選數可填"});
  }
  return say_house(speech, step.cover.front()) +
         in_language(speech, {" would have no place left for ", "无处可填 ", "無處可填 "}) +
         std::to_string(off.front().digit.value());
}

}  // namespace

std::string say_color_clash(const Speech& speech, const Step& step) {
  if (has_role(step, MarkRole::kOff)) return say_nothing_left_by_color(speech, step);
  if (step.cells.empty()) return {};
  DigitSet digits = digits_of_first_color(step, step.cells.front());
  if (step.cells.size() == 1) {
    return say_cell(speech, step.cells.front()) +
           in_language(speech, {" would be ", " 要同时填 ", " 要同時填 "}) +
           say_digits(speech, digits) + in_language(speech, {" at once", "", ""});
  }
  for (const Cell cell : step.cells) digits &= digits_of_first_color(step, cell);
  return in_language(speech, {"", "互相看到的 ", "互相看到的 "}) + say_cells(speech, step.cells) +
         in_language(speech,
                     {", which see each other, would both be ", " 要同时填 ", " 要同時填 "}) +
         say_digits(speech, digits);
}

std::string say_grades(const Speech& speech, const Step& step) {
  struct Side {
    MarkRole role;
    Words before;
  };
  constexpr Side kSides[] = {
      {MarkRole::kColorC,
       {"if the first colour is right, ", "若前一色为真，依次得 ", "若前一色為真，依次得 "}},
      {MarkRole::kColorD,
       {"if the second colour is right, ", "若后一色为真，依次得 ", "若後一色為真，依次得 "}}};
  std::vector<std::string> sides;
  for (const Side& side : kSides) {
    const std::vector<Candidate> grades = candidates_of_role(step, side.role);
    if (grades.empty()) continue;
    sides.push_back(in_language(speech, side.before) + say_placements(speech, grades));
  }
  return say_clauses(speech, sides);
}

}  // namespace shudu
