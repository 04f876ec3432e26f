// Widths follow Unicode's East Asian Width for the blocks that the catalogues use: CJK ideographs,
// CJK and full-width punctuation, kana, Hangul.
#include "text/text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "shudu/core/characters.h"
#include "shudu/core/error.h"

namespace shudu {
namespace {

constexpr std::array kWide{CharacterRange{0x1100, 0x115F},  CharacterRange{0x2E80, 0x303E},
                           CharacterRange{0x3041, 0xA4CF},  CharacterRange{0xAC00, 0xD7A3},
                           CharacterRange{0xF900, 0xFAFF},  CharacterRange{0xFE30, 0xFE6F},
                           CharacterRange{0xFF00, 0xFF60},  CharacterRange{0x1F300, 0x1FAFF},
                           CharacterRange{0x20000, 0x3FFFD}};

// Marks that must not begin a line.
bool is_closing(std::string_view character) {
  constexpr std::string_view kClosing = "。，、；：？！」』”）";
  return character.size() > 1 && kClosing.find(character) != std::string_view::npos;
}

// Marks that must not end a line.
bool is_opening(std::string_view character) {
  constexpr std::string_view kOpening = "「『“（";
  return character.size() > 1 && kOpening.find(character) != std::string_view::npos;
}

// May a line break between two neighbouring characters? Before a blank, and beside a wide character
// where neither mark clings to the other.
bool may_break(std::string_view before, std::string_view after) {
  if (after == " ") return true;
  if (before == " " || is_closing(after) || is_opening(before)) return false;
  return is_in(kWide, first_character(before)) || is_in(kWide, first_character(after));
}

// The pieces between which a line may break; a word carries the blank before it.
std::vector<std::string> pieces(std::string_view text) {
  std::vector<std::string> result;
  std::string_view before;
  while (!text.empty()) {
    const std::string_view character = text.substr(0, decode_character(text).length);
    text.remove_prefix(character.size());
    if (before.empty() || may_break(before, character)) {
      result.emplace_back(character);
    } else {
      result.back() += character;
    }
    before = character;
  }
  return result;
}

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = diagonal + static_cast<std::size_t>(a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string echoed(std::string_view word) {
  constexpr std::size_t kMostShown = 200;
  std::string result;
  std::size_t shown = 0;
  while (!word.empty()) {
    const std::size_t length = decode_character(word).length;
    const std::string next = escaped(word.substr(0, length));
    shown += count_characters(next);
    if (shown > kMostShown) return result + "…";
    result += next;
    word.remove_prefix(length);
  }
  return result;
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string result;
  for (const std::string& word : words) {
    if (!result.empty()) result += between;
    result += word;
  }
  return result;
}

std::size_t display_width(std::string_view text) {
  std::size_t width = 0;
  while (!text.empty()) {
    const DecodedCharacter character = decode_character(text);
    width += is_in(kWide, character.code) ? 2U : 1U;
    text.remove_prefix(character.length);
  }
  return width;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  std::vector<std::string> lines;
  std::string line;
  for (const std::string& piece : pieces(text)) {
    if (!line.empty() && display_width(line) + display_width(piece) > width) {
      lines.push_back(std::exchange(line, std::string()));
    }
    const bool skip_blank = line.empty() && piece.front() == ' ';
    line += skip_blank ? piece.substr(1) : piece;
  }
  lines.push_back(line);
  return lines;
}

std::string grouped(unsigned long long number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, 1, ',');
  return digits;
}

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
  constexpr std::size_t kLongestWord = 40;
  if (word.size() > kLongestWord) return {};
  std::string best;
  // Two letters exchanged are two changes; a short word allows one.
  std::size_t best_distance = word.size() < 4 ? 2 : 3;
  for (const std::string& candidate : candidates) {
    const std::size_t next = distance(word, candidate);
    if (next < best_distance) {
      best = candidate;
      best_distance = next;
    }
  }
  return best;
}

}  // namespace shudu
