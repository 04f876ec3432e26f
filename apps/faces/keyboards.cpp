// The rows, and the text of a learnt keyboard.
#include "faces/keyboards.h"

#include <algorithm>
#include <vector>

#include "shudu/core/characters.h"
#include "text/sign.h"

namespace shudu::faces {
namespace {

constexpr std::string_view kLearnt = "learnt";

constexpr std::array kKeyboards{
    Keyboard{"us", {"!", "@", "#", "$", "%", "^", "&", "*", "("}},
    Keyboard{"uk", {"!", "\"", "£", "$", "%", "^", "&", "*", "("}},
    Keyboard{"de", {"!", "\"", "§", "$", "%", "&", "/", "(", ")"}},
    Keyboard{"es", {"!", "\"", "·", "$", "%", "&", "/", "(", ")"}},
    Keyboard{"it", {"!", "\"", "£", "$", "%", "&", "/", "(", ")"}},
    Keyboard{"pt", {"!", "\"", "#", "$", "%", "&", "/", "(", ")"}},
    Keyboard{"br", {"!", "@", "#", "$", "%", "¨", "&", "*", "("}},
    Keyboard{"se", {"!", "\"", "#", "¤", "%", "&", "/", "(", ")"}},
    Keyboard{"ch", {"+", "\"", "*", "ç", "%", "&", "/", "(", ")"}},
    Keyboard{"jp", {"!", "\"", "#", "$", "%", "&", "'", "(", ")"}},
    Keyboard{"fr", {"&", "é", "\"", "'", "(", "-", "è", "_", "ç"}},
    Keyboard{"cz", {"+", "ě", "š", "č", "ř", "ž", "ý", "á", "í"}},
    Keyboard{"ru", {"!", "\"", "№", ";", "%", ":", "?", "*", "("}},
};

// The words of a text, parted by single blanks.
std::vector<std::string_view> words_in(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

bool may_be_a_mark(char32_t sign) {
  constexpr char32_t kReplacementCharacter = 0xFFFD;
  return sign > U' ' && sign != 0x7F && !(sign >= U'0' && sign <= U'9') &&
         sign != kReplacementCharacter;
}

bool is_one_character(std::string_view text) {
  const std::vector<Sign> signs = signs_of(text);
  return signs.size() == 1 && signs.front().text == text &&
         utf8_of(first_character(text)) == text && may_be_a_mark(first_character(text));
}

std::optional<int> digit_in(const std::array<std::string_view, 9>& signs, std::string_view sign) {
  const auto* const at = std::find(signs.begin(), signs.end(), sign);
  if (at == signs.end()) return std::nullopt;
  return static_cast<int>(at - signs.begin()) + 1;
}

}  // namespace

std::span<const Keyboard> keyboard_table() { return kKeyboards; }

const Keyboard* find_keyboard(std::string_view slug) {
  const auto* const at = std::find_if(kKeyboards.begin(), kKeyboards.end(),
                                      [slug](const Keyboard& row) { return row.slug == slug; });
  return at == kKeyboards.end() ? nullptr : at;
}

std::optional<Keyboard> keyboard_of(std::string_view setting) {
  if (const Keyboard* row = find_keyboard(setting)) return *row;
  const std::vector<std::string_view> words = words_in(setting);
  if ((words.size() != 10 && words.size() != 19) || words.front() != kLearnt) return std::nullopt;
  if (!std::all_of(words.begin() + 1, words.end(), is_one_character)) return std::nullopt;
  std::vector<std::string_view> sorted(words.begin() + 1, words.end());
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return std::nullopt;
  Keyboard keyboard{kLearnt, {}};
  std::copy_n(words.begin() + 1, 9, keyboard.signs.begin());
  if (words.size() == 19) std::copy_n(words.begin() + 10, 9, keyboard.alt_signs.begin());
  return keyboard;
}

std::optional<std::string> learnt_keyboard(std::span<const char32_t> signs,
                                           std::span<const char32_t> alt_signs) {
  if (signs.size() != 9 || (!alt_signs.empty() && alt_signs.size() != 9)) return std::nullopt;
  std::string setting(kLearnt);
  for (const std::span<const char32_t> part : {signs, alt_signs}) {
    for (const char32_t sign : part) setting += " " + utf8_of(sign);
  }
  if (!keyboard_of(setting)) return std::nullopt;
  return setting;
}

std::optional<int> digit_of_sign(const Keyboard& keyboard, char32_t sign) {
  return digit_in(keyboard.signs, utf8_of(sign));
}

std::optional<MarkSign> mark_of_sign(const Keyboard& keyboard, char32_t sign) {
  if (const auto digit = digit_of_sign(keyboard, sign)) return MarkSign{*digit, false};
  if (const auto digit = digit_in(keyboard.alt_signs, utf8_of(sign))) return MarkSign{*digit, true};
  return std::nullopt;
}

}  // namespace shudu::faces
