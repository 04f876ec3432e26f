#include "explain/places.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "shudu/core/characters.h"
#include "shudu/core/diagonal.h"
#include "shudu/core/error.h"

namespace shudu {
namespace {

// A kind of house around its numbers, one and several, by HouseKind.
struct HouseWords {
  Words one_before, many_before, after;
};
constexpr std::array<HouseWords, 4> kHouseWords = {{
    {{"row ", "第 ", "第 "}, {"rows ", "第 ", "第 "}, {"", " 行", " 列"}},
    {{"column ", "第 ", "第 "}, {"columns ", "第 ", "第 "}, {"", " 列", " 行"}},
    {{"box ", "第 ", "第 "}, {"boxes ", "第 ", "第 "}, {"", " 宫", " 宮"}},
    {{"extra region ", "第 ", "第 "},
     {"extra regions ", "第 ", "第 "},
     {"", " 个额外区域", " 個額外區域"}},
}};
// What stands in the place of the boxes of a jigsaw.
constexpr HouseWords kJigsawWords = {
    {"region ", "第 ", "第 "}, {"regions ", "第 ", "第 "}, {"", " 宫", " 宮"}};

const HouseWords& words_for(const Speech& speech, HouseKind kind) {
  const bool is_of_jigsaw = kind == HouseKind::kBox && speech.layout.is_jigsaw();
  if (is_of_jigsaw) return kJigsawWords;
  return kHouseWords[static_cast<std::size_t>(kind)];
}

// Diagonals are named by their ends; empty for any other house.
std::string say_diagonal(const Speech& speech, House house) {
  if (!is_diagonal(speech.layout, house)) return {};
  const std::span<const Cell> cells = speech.layout.cell_list(house);
  const Words before = {"the diagonal from ", "从 ", "從 "};
  const Words between = {" to ", " 到 ", " 到 "};
  const Words after = {"", " 的对角线", " 的對角線"};
  return std::string(before.in(speech.language)) + say_cell(speech, cells.front()) +
         std::string(between.in(speech.language)) + say_cell(speech, cells.back()) +
         std::string(after.in(speech.language));
}

std::string joined(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += separator;
    text += word;
  }
  return text;
}

std::string say_kind(const Speech& speech, HouseKind kind,
                     const std::vector<std::string>& numbers) {
  const HouseWords& words = words_for(speech, kind);
  const Words& before = numbers.size() == 1 ? words.one_before : words.many_before;
  std::string text(before.in(speech.language));
  text += say_list(speech, numbers);
  text += words.after.in(speech.language);
  return text;
}

// Lists of lists: `a and b`, `a; b; and c`.
std::string say_groups(const Speech& speech, const std::vector<std::string>& words) {
  if (words.size() < 2) return joined(words, "");
  const std::vector<std::string> first(words.begin(), words.end() - 1);
  if (!is_english(speech)) return joined(first, "，") + " 和 " + words.back();
  return joined(first, "; ") + (words.size() > 2 ? "; and " : " and ") + words.back();
}

}  // namespace

std::string say_list(const Speech& speech, const std::vector<std::string>& words) {
  if (!is_english(speech)) return joined(words, "、");
  if (words.size() < 2) return joined(words, "");
  const std::vector<std::string> first(words.begin(), words.end() - 1);
  return joined(first, ", ") + " and " + words.back();
}

std::string say_choice(const Speech& speech, const std::vector<std::string>& words) {
  if (words.size() < 2) return joined(words, "");
  const std::vector<std::string> first(words.begin(), words.end() - 1);
  return is_english(speech) ? joined(first, ", ") + " or " + words.back()
                            : joined(first, "、") + "或" + words.back();
}

std::string say_clauses(const Speech& speech, const std::vector<std::string>& words) {
  return joined(words, is_english(speech) ? "; " : "；");
}

std::string say_count(const Speech& speech, std::size_t count) {
  constexpr std::array<Words, 11> kNumbers = {{{"no", "零", "零"},
                                               {"one", "一", "一"},
                                               {"two", "两", "兩"},
                                               {"three", "三", "三"},
                                               {"four", "四", "四"},
                                               {"five", "五", "五"},
                                               {"six", "六", "六"},
                                               {"seven", "七", "七"},
                                               {"eight", "八", "八"},
                                               {"nine", "九", "九"},
                                               {"ten", "十", "十"}}};
  if (count >= kNumbers.size()) return std::to_string(count);
  return std::string(kNumbers[count].in(speech.language));
}

std::string say_cell(const Speech& speech, Cell cell) {
  return std::string(cell_name(cell, speech.layout.size()).view());
}

std::string say_cells(const Speech& speech, std::span<const Cell> cells) {
  std::vector<std::string> words;
  for (const Cell cell : cells) words.push_back(say_cell(speech, cell));
  return say_list(speech, words);
}

std::string say_cells(const Speech& speech, CellSet cells) {
  const std::vector<Cell> list(cells.begin(), cells.end());
  return say_cells(speech, list);
}

std::string cells_in_short(const Speech& speech, CellSet cells) {
  const int size = speech.layout.size();
  // Rows with cells in the same columns are merged.
  std::vector<std::pair<DigitSet, DigitSet>> blocks;  // columns, rows
  for (int row = 0; row < size; ++row) {
    DigitSet columns;
    for (const Cell cell : cells) {
      if (cell.row_in(size) == row) columns.insert(Digit(cell.column_in(size) + 1));
    }
    if (columns.empty()) continue;
    const auto same = std::find_if(blocks.begin(), blocks.end(),
                                   [&](const auto& block) { return block.first == columns; });
    if (same == blocks.end()) {
      blocks.emplace_back(columns, DigitSet::only(Digit(row + 1)));
    } else {
      same->second.insert(Digit(row + 1));
    }
  }
  std::string text;
  for (const auto& [columns, rows] : blocks) {
    if (!text.empty()) text += ',';
    text += 'r';
    for (const Digit row : rows) text += std::to_string(row.value());
    text += 'c';
    for (const Digit column : columns) text += std::to_string(column.value());
  }
  return text;
}

std::string say_house(const Speech& speech, House house) {
  const HouseKind kind = speech.layout.kind(house);
  if (kind == HouseKind::kRegion) {
    std::string diagonal = say_diagonal(speech, house);
    if (!diagonal.empty()) return diagonal;
  }
  return say_kind(speech, kind, {std::to_string(speech.layout.number(house) + 1)});
}

std::string say_houses(const Speech& speech, std::span<const House> houses) {
  std::vector<std::string> kinds;
  std::vector<std::string> diagonals;
  for (const HouseKind kind :
       {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox, HouseKind::kRegion}) {
    std::vector<std::string> numbers;
    for (const House house : houses) {
      if (speech.layout.kind(house) != kind) continue;
      const bool is_region = kind == HouseKind::kRegion;
      const std::string diagonal = is_region ? say_diagonal(speech, house) : std::string();
      if (!diagonal.empty()) {
        diagonals.push_back(diagonal);
        continue;
      }
      numbers.push_back(std::to_string(speech.layout.number(house) + 1));
    }
    if (!numbers.empty()) kinds.push_back(say_kind(speech, kind, numbers));
  }
  kinds.insert(kinds.end(), diagonals.begin(), diagonals.end());
  return say_list(speech, kinds);
}

std::string say_digits(const Speech& speech, DigitSet digits) {
  std::vector<std::string> words;
  for (const Digit digit : digits) words.push_back(std::to_string(digit.value()));
  return say_list(speech, words);
}

std::string say_any_digit(const Speech& speech, DigitSet digits) {
  std::vector<std::string> words;
  for (const Digit digit : digits) words.push_back(std::to_string(digit.value()));
  return say_choice(speech, words);
}

std::string say_any_cell(const Speech& speech, CellSet cells) {
  std::vector<std::string> words;
  for (const Cell cell : cells) words.push_back(say_cell(speech, cell));
  return say_choice(speech, words);
}

// Digits that stand in the same cells are named together.
std::string say_candidates(const Speech& speech, std::span<const Candidate> candidates) {
  std::vector<std::pair<std::vector<Cell>, DigitSet>> groups;
  for (const Digit digit : speech.layout.all_digits()) {
    std::vector<Cell> cells;
    for (const Candidate& candidate : candidates) {
      if (candidate.digit == digit) cells.push_back(candidate.cell);
    }
    if (cells.empty()) continue;
    const auto same = std::find_if(groups.begin(), groups.end(),
                                   [&](const auto& group) { return group.first == cells; });
    if (same != groups.end()) {
      same->second.insert(digit);
    } else {
      groups.emplace_back(cells, DigitSet::only(digit));
    }
  }
  std::vector<std::string> words;
  for (const auto& [cells, digits] : groups) {
    std::vector<std::string> names;
    for (const Cell cell : cells) names.push_back(say_cell(speech, cell));
    words.push_back(is_english(speech) ? say_digits(speech, digits) + " in " + joined(names, ", ")
                                       : joined(names, "、") + " 的 " + say_digits(speech, digits));
  }
  return say_groups(speech, words);
}

std::string say_placements(const Speech& speech, std::span<const Candidate> placements) {
  std::vector<std::string> words;
  for (const Candidate& placed : placements) {
    const std::string number = std::to_string(placed.digit.value());
    words.push_back(say_cell(speech, placed.cell) + (is_english(speech) ? " is " : " 填 ") +
                    number);
  }
  return is_english(speech) ? say_list(speech, words) : joined(words, "，");
}

namespace {

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

bool is_latin(char c) { return is_letter(c) || is_digit(c) || c == '(' || c == ')'; }

// A character of Chinese writing, no sign: in UTF-8 three bytes, the first of them 0xE4 to 0xE9.
bool is_ideograph(std::string_view character) {
  const auto first = static_cast<unsigned char>(character.front());
  return character.size() == 3 && first >= 0xE4 && first <= 0xE9;
}

// Between writing and Latin letters or figures always, elsewhere as the text has it, but never
// beside a sign of Chinese writing or between two of its characters.
bool wants_blank(std::string_view before, std::string_view after, bool has_blank) {
  const bool is_between = is_ideograph(before) && is_latin(after.front());
  if (is_between || (is_latin(before.front()) && is_ideograph(after))) return true;
  const bool are_both_wide = before.size() > 1 && after.size() > 1;
  const bool is_beside_sign =
      (before.size() > 1 && !is_ideograph(before)) || (after.size() > 1 && !is_ideograph(after));
  return has_blank && !are_both_wide && !is_beside_sign;
}

}  // namespace

std::string typeset(const Speech& speech, std::string_view text) {
  if (is_english(speech)) {
    std::string sentence(text);
    if (text.size() > 1 && is_lower(text[0]) && is_lower(text[1])) {
      sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
    }
    return sentence;
  }
  std::string spaced;
  std::string_view before;  // the character before, blanks left out
  bool has_blank = false;
  while (!text.empty()) {
    const std::string_view character = text.substr(0, length_of_character(text));
    text.remove_prefix(character.size());
    if (character == " ") {
      has_blank = true;
      continue;
    }
    if (!before.empty() && wants_blank(before, character, has_blank)) spaced += ' ';
    spaced += character;
    before = character;
    has_blank = false;
  }
  return spaced;
}

}  // namespace shudu
