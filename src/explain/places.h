// Cells, houses, digits and candidates in words: "rows 2 and 6", "第 2、6 行", "5 in r2c3, r7c3".
//
// Cells are written r3c5 in every language; zh-TW has 列 for a row and 行 for a column, and nothing
// here is converted from one Chinese to the other.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/digit_set.h"
#include "shudu/core/language.h"
#include "shudu/core/layout.h"
#include "shudu/logic/candidate.h"

namespace shudu {

/// Whom to speak to, and about which grid. Borrows the layout.
struct Speech {
  const Layout& layout;
  Language language;
};

[[nodiscard]] inline bool is_english(const Speech& speech) {
  return speech.language == Language::kEnglish;
}
[[nodiscard]] inline std::string in_language(const Speech& speech, const Words& words) {
  return std::string(words.in(speech.language));
}

[[nodiscard]] std::string say_cell(const Speech& speech, Cell cell);
/// In the order given: `r1c1, r2c3 and r7c7`.
[[nodiscard]] std::string say_cells(const Speech& speech, std::span<const Cell> cells);
[[nodiscard]] std::string say_cells(const Speech& speech, CellSet cells);
/// Cells in one word, rows or columns merged where they agree: `r13c5`, `r5c138`, `r1c5,r3c56`.
[[nodiscard]] std::string cells_in_short(const Speech& speech, CellSet cells);

[[nodiscard]] std::string say_house(const Speech& speech, House house);
/// Those of one kind together: `rows 2 and 6`, `row 1 and box 4`.
[[nodiscard]] std::string say_houses(const Speech& speech, std::span<const House> houses);

/// `3, 5 and 8`; in Chinese `3、5、8`.
[[nodiscard]] std::string say_digits(const Speech& speech, DigitSet digits);
/// By digit: `5 in r2c3, r7c3 and 6 in r1c1`, `1 and 3 in r2c6`; in Chinese `r2c3、r7c3 的 5 和
/// r1c1 的 6`.
[[nodiscard]] std::string say_candidates(const Speech& speech,
                                         std::span<const Candidate> candidates);
/// `r2c3 is 5 and r4c4 is 7`; in Chinese `r2c3 填 5，r4c4 填 7`.
[[nodiscard]] std::string say_placements(const Speech& speech,
                                         std::span<const Candidate> placements);

/// `3, 5 or 8`; in Chinese `3、5 或 8`.
[[nodiscard]] std::string say_any_digit(const Speech& speech, DigitSet digits);
/// `r1c1, r2c3 or r7c7`; in Chinese `r1c1、r2c3 或 r7c7`.
[[nodiscard]] std::string say_any_cell(const Speech& speech, CellSet cells);
/// `two`, `三`; figures above ten.
[[nodiscard]] std::string say_count(const Speech& speech, std::size_t count);

/// Words in a list: `a, b and c`, `a、b、c`.
[[nodiscard]] std::string say_list(const Speech& speech, const std::vector<std::string>& words);
/// `a, b or c`, `a、b 或 c`.
[[nodiscard]] std::string say_choice(const Speech& speech, const std::vector<std::string>& words);

/// Clauses one after another: `a; b`, `a；b`.
[[nodiscard]] std::string say_clauses(const Speech& speech, const std::vector<std::string>& words);

/// The text as it is set: English sentences begin with a capital unless with the name of a cell; in
/// Chinese there is a blank between a character and a Latin letter or figure.
[[nodiscard]] std::string typeset(const Speech& speech, std::string_view text);

}  // namespace shudu
