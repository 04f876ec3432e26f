#include "formats/pasted_line.h"

#include <algorithm>
#include <array>
#include <optional>

#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

constexpr char kNoCellCharacter = '\x01';

// Where the ten decimal digits of a script begin (Unicode 15, general category Nd).
constexpr std::array<char32_t, 46> kZeros = {
    0x0660,  0x06F0,  0x07C0,  0x0966,  0x09E6,  0x0A66, 0x0AE6,  0x0B66,  0x0BE6,  0x0C66,
    0x0CE6,  0x0D66,  0x0DE6,  0x0E50,  0x0ED0,  0x0F20, 0x1040,  0x1090,  0x17E0,  0x1810,
    0x1946,  0x19D0,  0x1A80,  0x1A90,  0x1B50,  0x1BB0, 0x1C40,  0x1C50,  0xA620,  0xA8D0,
    0xA900,  0xA9D0,  0xA9F0,  0xAA50,  0xABF0,  0xFF10, 0x104A0, 0x11066, 0x110F0, 0x1D7CE,
    0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E950, 0x1FBF0};

// Ranges of characters that all say the same.
struct PlainRange {
  char32_t first;
  char32_t last;
  char plain;
};
constexpr std::array kPlainRanges{
    PlainRange{0xA0, 0xA0, ' '},       // no-break space
    PlainRange{0x2000, 0x200A, ' '},   // spaces of several widths
    PlainRange{0x202F, 0x202F, ' '},   // narrow no-break space
    PlainRange{0x205F, 0x205F, ' '},   // mathematical space
    PlainRange{0x3000, 0x3000, ' '},   // ideographic space
    PlainRange{0xAD, 0xAD, '\0'},      // soft hyphen
    PlainRange{0x200B, 0x200F, '\0'},  // no width, marks of direction
    PlainRange{0x202A, 0x202E, '\0'}, PlainRange{0x2060, 0x2069, '\0'},
    PlainRange{0xFE0E, 0xFE0F, '\0'},  // how a character is shown
    PlainRange{0x20E3, 0x20E3, '\0'},  // the key around a digit
    PlainRange{0xFEFF, 0xFEFF, '\0'},  // byte order mark
    PlainRange{0xB7, 0xB7, '.'},       // dots
    PlainRange{0x2022, 0x2022, '.'},  PlainRange{0x2024, 0x2024, '.'},
    PlainRange{0x2027, 0x2027, '.'},  PlainRange{0x2219, 0x2219, '.'},
    PlainRange{0x22C5, 0x22C5, '.'},  PlainRange{0x25CF, 0x25CF, '.'},
    PlainRange{0x3002, 0x3002, '.'},  PlainRange{0x30FB, 0x30FB, '.'},
    PlainRange{0xFF61, 0xFF61, '.'},  PlainRange{0xFF65, 0xFF65, '.'},
    PlainRange{0x25A0, 0x25A2, '.'},  // squares and circles
    PlainRange{0x25AA, 0x25AB, '.'},  PlainRange{0x25CB, 0x25CB, '.'},
    PlainRange{0x25EF, 0x25EF, '.'},  PlainRange{0x25FB, 0x25FE, '.'},
    PlainRange{0x2B1B, 0x2B1C, '.'},  PlainRange{0x2423, 0x2423, '.'},  // open box
    PlainRange{0x2010, 0x2015, '-'},                                    // dashes
    PlainRange{0x2212, 0x2212, '-'},  PlainRange{0xD7, 0xD7, 'x'},
    PlainRange{0x3001, 0x3001, ','},  PlainRange{0x2018, 0x201B, '\''},
    PlainRange{0x201C, 0x201F, '"'},
};

bool is_drawing_line(char32_t code) { return code >= 0x2500 && code <= 0x257F; }

// What stands in and between cells.
bool is_of_cells(char c) {
  constexpr std::string_view kBetween = " \t\r|+=:,;/\\[](){}\"'`?";
  return is_cell_mark(c) || kBetween.find(c) != kBetween.npos;
}

constexpr std::string_view kQuotes = "\"'`";

// A line with a whole puzzle in plain characters needs no others but blanks around it, or quotes:
// what else stands there belongs to a format, or is a note.
bool is_free_around_puzzle(std::string_view line, std::string_view plain) {
  std::size_t run = 0;
  for (const char c : line) {
    run = is_cell_mark(c) ? run + 1 : 0;
    if (run < kShortestPuzzle) continue;
    const std::size_t first = plain.find_first_not_of(" \t");
    const bool is_quoted = kQuotes.find(plain[first]) != kQuotes.npos;
    const std::size_t end = plain.find_first_of(" \t\r,;)\"'`", first + 1);
    return end == plain.npos ||
           consists_of(plain.substr(end), is_quoted ? " \t\r,;)\"'`" : " \t\r");
  }
  return true;
}

}  // namespace

char cell_character(char32_t code) {
  for (const char32_t zero : kZeros) {
    if (code >= zero && code < zero + 10) return static_cast<char>('0' + (code - zero));
  }
  constexpr char32_t kWide = 0xFEE0;  // from ASCII to its full-width forms
  if (code > kWide + 0x20 && code < kWide + 0x7F) {
    const char c = static_cast<char>(code - kWide);
    return is_of_cells(c) ? c : kNoCellCharacter;
  }
  for (const PlainRange& range : kPlainRanges) {
    if (code >= range.first && code <= range.last) return range.plain;
  }
  return kNoCellCharacter;
}

std::string_view plain_cells(std::string_view line, std::string& buffer) {
  constexpr std::size_t kLongest = 2000;
  if (is_ascii(line) || line.size() > kLongest || line.front() == '#') return line;
  buffer.clear();
  bool has_changed = false;
  for (std::size_t i = 0; i < line.size();) {
    const DecodedCharacter character = decode_character(line.substr(i));
    if (character.code < 0x80) {
      if (!is_of_cells(line[i])) return line;
      buffer += line[i++];
      continue;
    }
    const char plain = cell_character(character.code);
    if (plain == kNoCellCharacter && !is_drawing_line(character.code)) return line;
    if (plain == kNoCellCharacter) buffer.append(line.substr(i, character.length));
    if (plain != kNoCellCharacter && plain != '\0') buffer += plain;
    has_changed = has_changed || plain != kNoCellCharacter;
    i += character.length;
  }
  const bool is_changed = has_changed && is_free_around_puzzle(line, buffer);
  return is_changed ? std::string_view(buffer) : line;
}

std::string_view quoted_cells(std::string_view line) {
  const std::size_t open = line.find_first_of(kQuotes);
  if (open == line.npos || open + 2 >= line.size()) return {};
  const std::size_t close = line.find(line[open], open + 1);
  if (close == line.npos) return {};
  const std::string_view inside = line.substr(open + 1, close - open - 1);
  if (inside.size() < 4 || !are_cell_marks(inside)) return {};
  if (line.find_first_not_of(" \t\r,;)+\\", close + 1) != line.npos) return {};
  const std::string_view before = trimmed(line.substr(0, open));
  const bool is_alone = before.empty() && close + 1 == line.find_last_not_of(" \t\r") + 1;
  if (is_alone && line[open] == '"' && inside.size() >= kShortestPuzzle) return {};
  if (before.empty()) return inside;
  // `puzzle = "..."`, `let s: &str = "..."`, `solve("...")`
  const bool is_name = std::all_of(before.begin(), before.end(), [](char c) {
    constexpr std::string_view kInNames = "_ .:&*<>()[]=$-";
    return is_letter(c) || is_digit(c) || kInNames.find(c) != kInNames.npos;
  });
  const char last = before.back();
  const bool is_given = (last == '=' || last == ':' || last == '(') && is_letter(before.front());
  return is_name && is_given && inside.size() >= kShortestPuzzle ? inside : std::string_view();
}

}  // namespace shudu
