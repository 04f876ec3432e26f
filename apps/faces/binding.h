// How the text of a key in the table (`Ctrl+Up`, `Shift+1-9`, `u`) is read: as the keys that mean
// it. Read at compile time, so that a misspelt row does not build.
#pragma once

#include <cstddef>
#include <string_view>

#include "faces/key.h"

namespace shudu::faces {

/// A key of the table: one key, or the nine digits with the same modifiers.
struct KeyText {
  Key key;
  bool is_digits = false;
  bool is_valid = false;
};

namespace key_text {

struct Name {
  std::string_view name;
  Key key;
};

inline constexpr Name kNames[] = {
    {"Up", {KeyCode::kUp}},
    {"Down", {KeyCode::kDown}},
    {"Left", {KeyCode::kLeft}},
    {"Right", {KeyCode::kRight}},
    {"Home", {KeyCode::kHome}},
    {"End", {KeyCode::kEnd}},
    {"PageUp", {KeyCode::kPageUp}},
    {"PageDown", {KeyCode::kPageDown}},
    {"Backspace", {KeyCode::kBackspace}},
    {"Delete", {KeyCode::kDelete}},
    {"Enter", {KeyCode::kEnter}},
    {"Esc", {KeyCode::kEscape}},
    {"Tab", {KeyCode::kTab}},
    {"Space", {KeyCode::kCharacter, U' '}},
    {"F1", {KeyCode::kFunction, 1}},
};

constexpr bool take(std::string_view& text, std::string_view prefix) {
  if (text.substr(0, prefix.size()) != prefix || text.size() == prefix.size()) return false;
  text.remove_prefix(prefix.size());
  return true;
}

}  // namespace key_text

/// One word of KeyRow::keys.
constexpr KeyText read_key_text(std::string_view text) {
  KeyText result;
  const bool ctrl = key_text::take(text, "Ctrl+");
  const bool alt = key_text::take(text, "Alt+");
  const bool shift = key_text::take(text, "Shift+");
  result.is_digits = text == "1-9";
  result.is_valid = result.is_digits || text.size() == 1;
  if (text.size() == 1) result.key.character = static_cast<char32_t>(text.front());
  for (const key_text::Name& row : key_text::kNames) {
    if (row.name != text) continue;
    result.key = row.key;
    result.is_valid = true;
  }
  result.key.ctrl = ctrl;
  result.key.alt = alt;
  result.key.shift = shift;
  return result;
}

/// The first word of `keys`, taken off it; empty at the end.
constexpr std::string_view next_word(std::string_view& keys) {
  const std::size_t end = keys.find(' ');
  const std::string_view word = keys.substr(0, end);
  keys.remove_prefix(end == std::string_view::npos ? keys.size() : end + 1);
  return word;
}

}  // namespace shudu::faces
