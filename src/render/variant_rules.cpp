// Tested in tests/render/variant_board_test.cpp.
#include "render/variant_rules.h"

#include <algorithm>
#include <array>

#include "render/slot.h"
#include "shudu/core/characters.h"
#include "shudu/render/variant_board.h"
#include "shudu/variant/kinds.h"

namespace shudu {
namespace {

using variant::Constraint;
using variant::Kind;
using variant::KindRow;
using variant::Variable;
using variant::VariantPuzzle;

constexpr Words kValues{"Values: ", "数字：", "數字："};
constexpr Words kRowsRepeat{"A value may occur twice in a row.", "同一行中数字可以重复。",
                            "同一列中數字可以重複。"};
constexpr Words kColumnsRepeat{"A value may occur twice in a column.", "同一列中数字可以重复。",
                               "同一行中數字可以重複。"};

// The cells and numbers of rules as text.
class RuleText {
 public:
  explicit RuleText(const VariantPuzzle& puzzle, Language language)
      : puzzle_(puzzle), language_(language) {}

  // `r1c1 r1c2 / r2c2 (10)`; empty for a rule of the whole grid.
  [[nodiscard]] std::string places(const Constraint& rule) const {
    std::string text = names(rule.cells);
    for (const auto& list : rule.lists) {
      if (!text.empty()) text += " / ";
      text += names(list);
    }
    add_numbers(rule, text);
    if (!rule.table.empty() || !rule.automaton.steps.empty()) append(" \xE2\x80\xA6", text);
    for (std::size_t i = 0; i < rule.branches.size(); ++i) {
      append(i == 0 ? " (" : " | ", text);
      text += branch(rule.branches[i]);
      if (i + 1 == rule.branches.size()) text += ')';
    }
    return text;
  }

 private:
  static void append(std::string_view more, std::string& text) {
    if (text.empty() && more.front() == ' ') more.remove_prefix(1);
    text += more;
  }

  [[nodiscard]] std::string name(Variable variable) const {
    if (variable >= puzzle_.cells()) return "x" + std::to_string(variable - puzzle_.cells() + 1);
    return "r" + std::to_string(puzzle_.row_of(variable) + 1) + "c" +
           std::to_string(puzzle_.column_of(variable) + 1);
  }

  [[nodiscard]] std::string names(const variant::Variables& variables) const {
    std::string text;
    for (const Variable variable : variables) {
      if (!text.empty()) text += ' ';
      text += name(variable);
    }
    return text;
  }

  void add_numbers(const Constraint& rule, std::string& text) const {
    std::string numbers;
    const auto& taken = variant::row_of(rule.kind).takes.numbers;
    for (std::size_t i = 0; i < taken.size(); ++i) {
      if (taken[i].name.empty()) continue;
      const auto number = variant::number_of(puzzle_, rule, i);
      if (number) numbers += (numbers.empty() ? "" : " ") + std::to_string(*number);
    }
    for (const std::int64_t number : rule.series) {
      numbers += (numbers.empty() ? "" : " ") + std::to_string(number);
    }
    if (!numbers.empty()) append(" (" + numbers + ")", text);
  }

  [[nodiscard]] std::string branch(const std::vector<Constraint>& rules) const {
    std::string text;
    for (const Constraint& rule : rules) {
      if (!text.empty()) text += " & ";
      text += variant::row_of(rule.kind).name.in(language_);
      append(" " + places(rule), text);
    }
    return text;
  }

  const VariantPuzzle& puzzle_;
  Language language_;
};

std::string opening(const KindRow& row, Language language) {
  std::string text(row.name.in(language));
  text += language == Language::kEnglish ? ": " : "：";
  text += row.help.in(language);
  return text;
}

bool is_in(const std::vector<std::size_t>& sorted, std::size_t number) {
  return std::binary_search(sorted.begin(), sorted.end(), number);
}

}  // namespace

std::vector<std::size_t> drawn_cages(const VariantPuzzle& puzzle) {
  std::vector<std::size_t> drawn;
  std::vector<bool> is_taken(static_cast<std::size_t>(puzzle.cells()));
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    const Constraint& rule = puzzle.constraints[i];
    const bool is_free = std::all_of(rule.cells.begin(), rule.cells.end(), [&](Variable cell) {
      return cell < puzzle.cells() && !is_taken[cell];
    });
    if (rule.kind != Kind::kCage || !is_free) continue;
    for (const Variable cell : rule.cells) is_taken[cell] = true;
    drawn.push_back(i);
  }
  return drawn;
}

std::vector<std::string> variant_rules(const VariantPuzzle& puzzle, Language language) {
  std::vector<std::string> lines;
  if (puzzle.low != 1 || puzzle.high != std::max(puzzle.rows, puzzle.columns)) {
    lines.push_back(std::string(kValues.in(language)) + std::to_string(puzzle.low) +
                    "\xE2\x80\x93" + std::to_string(puzzle.high));
  }
  if (!puzzle.rows_differ) lines.emplace_back(kRowsRepeat.in(language));
  if (!puzzle.columns_differ) lines.emplace_back(kColumnsRepeat.in(language));
  const std::vector<std::size_t> drawn = drawn_cages(puzzle);
  const RuleText text(puzzle, language);
  constexpr auto kKinds = static_cast<std::size_t>(Kind::kCount);
  std::array<std::size_t, kKinds> line_of{};  // of each kind, from 1; 0: it has none yet
  std::array<bool, kKinds> has_places{};
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    const Constraint& rule = puzzle.constraints[i];
    const auto kind = static_cast<std::size_t>(rule.kind);
    if (line_of[kind] == 0) {
      lines.push_back(opening(variant::row_of(rule.kind), language));
      line_of[kind] = lines.size();
    }
    const std::string places = is_in(drawn, i) ? std::string() : text.places(rule);
    if (places.empty()) continue;
    lines[line_of[kind] - 1] += (has_places[kind] ? "; " : " ") + places;
    has_places[kind] = true;
  }
  return lines;
}

std::vector<std::string> broken_lines(std::string_view text, std::size_t columns) {
  std::vector<std::string> lines;
  std::string line;
  std::string word;  // with the blank before it
  const auto end_word = [&] {
    if (!line.empty() && columns_of(line) + columns_of(word) > columns) {
      lines.push_back(std::move(line));
      line.clear();
      if (word.starts_with(' ')) word.erase(0, 1);
    }
    line += word;
    word.clear();
  };
  constexpr char32_t kFirstWide = 0x2E80;              // signs of Chinese, not dashes and dots
  constexpr std::string_view kStays = "。，；：、）";  // never begins a line
  while (!text.empty()) {
    const auto [code, length] = decode_character(text);
    const std::string_view sign = text.substr(0, length);
    const bool is_wide = code >= kFirstWide && kStays.find(sign) == std::string_view::npos;
    if (code == ' ' || is_wide) end_word();
    word += sign;
    text.remove_prefix(length);
  }
  end_word();
  if (!line.empty()) lines.push_back(std::move(line));
  return lines;
}

}  // namespace shudu
