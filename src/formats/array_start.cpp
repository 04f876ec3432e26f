#include "formats/array_start.h"

#include <algorithm>
#include <array>

#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

constexpr std::size_t kMaxPrefix = 120;

// Where the brackets after a type end, or of the size of a list: `[]`, `[9]`, `[,]`, as far as what
// follows is no cell but the rest of a type or a bracket. npos where no such begin at `i`.
std::size_t end_of_type_brackets(std::string_view line, std::size_t i) {
  if (line[i] != '[') return line.npos;
  const std::size_t close = line.find(']', i);
  if (close == line.npos || close - i > 6) return line.npos;
  const std::string_view inside = line.substr(i + 1, close - i - 1);
  const bool is_name = !inside.empty() && std::all_of(inside.begin(), inside.end(), is_letter);
  if (!is_name && !consists_of(inside, "0123456789, ")) return line.npos;
  const std::size_t next = line.find_first_not_of(" \t", close + 1);
  if (next == line.npos) return line.npos;
  const char c = line[next];
  const bool is_type = c == '[' || c == '{' || c == '=' || c == '>' || c == ';' || is_letter(c);
  return is_type ? close + 1 : line.npos;
}

// Where the angle brackets that begin at `i` end: `<std::array<int, 9>, 9>`.
std::size_t end_of_angles(std::string_view line, std::size_t i) {
  std::size_t depth = 0;
  for (; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '<') ++depth;
    if (c == '>' && --depth == 0) return i + 1;
    if (!is_word(c) && std::string_view("<>:, &[]").find(c) == line.npos) break;
  }
  return line.npos;
}

// Is a bracket that calls or groups followed by data, or by another one that is?
bool holds_data(std::string_view line, std::size_t i) {
  const std::size_t next = line.find_first_not_of(" \t([", i + 1);
  if (next == line.npos) return false;
  const char c = line[next];
  return is_digit(c) || c == '"' || c == '\'' || is_blank_mark(c);
}

// A bracket that is the literal's own.
bool is_bare_start(std::string_view line, std::size_t first) {
  if (line[first] == '[') return end_of_type_brackets(line, first) == line.npos;
  return line[first] == '{' || (line[first] == '(' && holds_data(line, first));
}

// What may stand before a literal on its line.
bool may_stand_before(char c) {
  constexpr std::string_view kPunctuation = "_.:<>,*&=()[] \t\"'!;@$-";
  return is_letter(c) || is_digit(c) || kPunctuation.find(c) != kPunctuation.npos;
}

// Does the brace at `i` begin a block of a program: `int main() {`, `class Main {`?
bool begins_block(std::string_view line, std::size_t i) {
  constexpr std::array<std::string_view, 24> kBlocks = {
      "class", "struct", "enum",   "union", "interface", "trait", "impl",     "namespace",
      "if",    "for",    "while",  "do",    "else",      "try",   "catch",    "finally",
      "loop",  "switch", "unsafe", "fn",    "func",      "fun",   "function", "object"};
  const std::size_t last = line.find_last_not_of(" \t", i == 0 ? 0 : i - 1);
  if (i == 0 || last == line.npos) return false;
  // Of a literal with its type, `(int[9][9]){`, it is a bracket that is closed there.
  if (line[last] == ')') return last == 0 || line[last - 1] != ']';
  for (std::size_t at = 0; at < i;) {
    const std::size_t begin = line.find_first_not_of(" \t", at);
    at = std::min(line.find_first_of(" \t", begin), i);
    const std::string_view word = line.substr(begin, at - begin);
    if (std::find(kBlocks.begin(), kBlocks.end(), word) != kBlocks.end()) return true;
    at = std::min(line.find_first_not_of(" \t", at), i);
  }
  return false;
}

// A brace begins the literal also where nothing is assigned: `vvint d{`.
bool is_start(std::string_view line, std::size_t i, bool is_assigned, bool has_equals) {
  const char c = line[i];
  if (c == '{' && begins_block(line, i)) return false;
  if (c == '(') return is_assigned && holds_data(line, i);
  return (is_assigned && (c == '{' || c == '[')) || (!has_equals && c == '{');
}

}  // namespace

std::size_t find_constructed(std::string_view line, std::size_t i) {
  bool has_letter = false;
  for (const std::size_t end = std::min(line.size(), i + kMaxPrefix); i < end;) {
    const char c = line[i];
    const bool is_angle = c == '<' && has_letter;
    const std::size_t part = is_angle ? end_of_angles(line, i) : end_of_type_brackets(line, i);
    if (part != line.npos) {
      i = part;
    } else if (is_opening(c)) {
      return has_letter ? i : line.npos;
    } else if (is_letter(c) || c == '&') {
      has_letter = true;
      ++i;
    } else if (has_letter && (is_word(c) || c == ':' || c == '!' || c == ' ')) {
      ++i;
    } else {
      return line.npos;
    }
  }
  return line.npos;
}

std::size_t find_assigned(std::string_view line) {
  const std::size_t equals = line.substr(0, kMaxPrefix).find('=');
  return equals == line.npos || line.substr(equals, 2) == "==" ? line.npos : equals + 1;
}

std::size_t find_start(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == line.npos) return line.npos;
  if (is_bare_start(line, first)) return first;
  constexpr std::string_view kBeforeNames = "_@$[&*";
  if (!is_letter(line[first]) && kBeforeNames.find(line[first]) == line.npos) return line.npos;
  const std::size_t assigned = find_assigned(line);
  bool is_assigned = line.substr(first, 7) == "return " || line[first] == '[';
  std::size_t run = 0;  // of cells: a line with a puzzle in it is no beginning
  for (std::size_t i = first; i < line.size() && i < kMaxPrefix;) {
    const char c = line[i];
    run = is_cell_mark(c) ? run + 1 : 0;
    if (run == kShortestPuzzle) return line.npos;
    is_assigned = is_assigned || i == assigned;
    const std::size_t type = end_of_type_brackets(line, i);
    if (type != line.npos) {
      i = type;
      continue;
    }
    if (is_start(line, i, is_assigned, assigned != line.npos)) return i;
    if (!may_stand_before(c)) return line.npos;
    is_assigned = is_assigned || (assigned == line.npos && (c == ':' || c == '('));
    ++i;
  }
  const std::size_t last = line.find_last_not_of(" \t");
  const bool is_open = line[last] == '=' || (line[last] == '(' && assigned != line.npos);
  return is_open ? line.size() : line.npos;
}

}  // namespace shudu
