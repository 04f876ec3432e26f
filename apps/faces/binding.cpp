// From a key to its meaning. In this order: the signs of the player's keyboard, which come before
// any meaning of their own; full-width signs and Russian letters as the ASCII that they stand for;
// the setting of letters; the table, first as it stands, then with what Shift adds to a move.
#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "faces/binding.h"
#include "faces/key_table.h"
#include "faces/keyboards.h"

namespace shudu::faces {
namespace {

// Russian letters in the places of the US keyboard, small and capital.
constexpr std::u32string_view kRussian =
    U"йцукенгшщзхъфывапролджэячсмитьбюё"
    U"ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ";
constexpr std::u32string_view kTheirPlaces =
    U"qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
    U"QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~";
static_assert(kRussian.size() == kTheirPlaces.size());

constexpr std::u32string_view kWasd = U"wasd";
constexpr std::u32string_view kZqsd = U"zqsd";

bool is_digit_key(char32_t character) { return character >= U'1' && character <= U'9'; }
bool is_capital(char32_t character) { return character >= U'A' && character <= U'Z'; }
char32_t small(char32_t character) { return is_capital(character) ? character + 32 : character; }
char32_t capital(char32_t character) { return character - 32; }

// Does the key mean this one of the table? The digit, 0 for a key that takes none.
std::optional<int> digit_meant(const KeyText& text, const Key& key) {
  if (!text.is_digits) return text.key == key ? std::optional(0) : std::nullopt;
  Key digit = text.key;
  digit.character = key.character;
  if (!is_digit_key(key.character) || digit != key) return std::nullopt;
  return static_cast<int>(key.character - U'0');
}

// The command whose row holds this key.
std::optional<Bound> in_table(const Key& key) {
  for (const KeyRow& row : key_table()) {
    for (std::string_view keys : {row.keys, row.in_terminal}) {
      while (!keys.empty()) {
        const std::optional<int> digit = digit_meant(read_key_text(next_word(keys)), key);
        if (digit) return Bound{row.command, *digit};
      }
    }
  }
  return std::nullopt;
}

// The letter of the table that a letter stands for, or none where the setting took it away: with
// zqsd the four move and w and a are free, with none all of wasd are.
std::optional<char32_t> through_letters(char32_t letter, std::string_view letters) {
  if (letters == "wasd") return letter;
  const char32_t low = small(letter);
  const std::size_t moved = kZqsd.find(low);
  if (letters == "zqsd" && moved != std::u32string_view::npos) {
    return is_capital(letter) ? capital(kWasd[moved]) : kWasd[moved];
  }
  if (kWasd.find(low) != std::u32string_view::npos) return std::nullopt;
  return letter;
}

// Shift grows the selection by a move: Shift+Up, Ctrl+Shift+Right, and capitals of letters.
std::optional<Bound> as_growing(Key key) {
  if (key.code == KeyCode::kCharacter) {
    if (!is_capital(key.character) || key.ctrl) return std::nullopt;
    key.character = small(key.character);
  } else if (!key.shift) {
    return std::nullopt;
  }
  key.shift = false;
  std::optional<Bound> bound = in_table(key);
  if (!bound || (!is_move(bound->command) && bound->command != Command::kNextRegion)) {
    return std::nullopt;
  }
  bound->grows = true;
  return bound;
}

std::optional<Bound> as_mark(const Key& key, const KeySettings& settings) {
  if (key.code != KeyCode::kCharacter || key.ctrl || key.alt) return std::nullopt;
  const std::optional<Keyboard> keyboard = keyboard_of(settings.keyboard);
  if (!keyboard) return std::nullopt;
  const std::optional<MarkSign> mark = mark_of_sign(*keyboard, key.character);
  if (!mark) return std::nullopt;
  return Bound{mark->is_centre ? Command::kCentre : Command::kCorner, mark->digit};
}

}  // namespace

char32_t plain_character(char32_t character) {
  if (character >= 0xFF01 && character <= 0xFF5E) return character - 0xFF01 + U'!';
  if (character == 0x3000) return U' ';
  const std::size_t at = kRussian.find(character);
  return at == std::u32string_view::npos ? character : kTheirPlaces[at];
}

std::optional<Bound> bound_of(const Key& key, const KeySettings& settings) {
  if (const std::optional<Bound> mark = as_mark(key, settings)) return mark;
  Key plain = key;
  if (key.code == KeyCode::kCharacter) {
    plain.character = plain_character(key.character);
    if (!key.ctrl && !key.alt) {
      const std::optional<char32_t> letter = through_letters(plain.character, settings.letters);
      if (!letter) return std::nullopt;
      plain.character = *letter;
      if (!is_digit_key(plain.character)) plain.shift = false;  // it is part of the character
    }
  }
  if (const std::optional<Bound> bound = in_table(plain)) return bound;
  return as_growing(plain);
}

namespace {

// The key as it is with these settings; empty where they took it away.
std::string shown_key(std::string_view word, Command command, const KeySettings& settings) {
  if (word.size() != 1 || settings.letters == "wasd") return std::string(word);
  const auto letter = static_cast<char32_t>(static_cast<unsigned char>(word.front()));
  const std::size_t moved = kWasd.find(letter);
  if (moved != std::u32string_view::npos && settings.letters == "zqsd") {
    return {static_cast<char>(kZqsd[moved])};
  }
  const std::optional<Bound> bound = bound_of({.character = letter}, settings);
  return bound && bound->command == command ? std::string(word) : std::string();
}

}  // namespace

std::string keys_of(const KeyRow& row, const KeySettings& settings, Face face) {
  std::string shown;
  const std::string_view more = face == Face::kTerminal ? row.in_terminal : row.in_browser;
  for (std::string_view keys : {row.keys, more}) {
    while (!keys.empty()) {
      const std::string key = shown_key(next_word(keys), row.command, settings);
      if (key.empty()) continue;
      if (!shown.empty()) shown += ' ';
      shown += key;
    }
  }
  return shown;
}

}  // namespace shudu::faces
