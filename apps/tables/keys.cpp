// The keys of a browser, from the one table of keys. Names of keys are those of the DOM's event.key
// (UI Events KeyboardEvent key values, W3C).
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "faces/binding.h"
#include "faces/key_table.h"
#include "faces/preferences.h"
#include "shudu/core/characters.h"
#include "tables/parts.h"

namespace shudu::tables {
namespace {

using faces::KeyCode;
using faces::KeyRow;

struct CodeName {
  KeyCode code;
  std::string_view name;
};

constexpr std::array kCodeNames{
    CodeName{KeyCode::kUp, "ArrowUp"},          CodeName{KeyCode::kDown, "ArrowDown"},
    CodeName{KeyCode::kLeft, "ArrowLeft"},      CodeName{KeyCode::kRight, "ArrowRight"},
    CodeName{KeyCode::kHome, "Home"},           CodeName{KeyCode::kEnd, "End"},
    CodeName{KeyCode::kPageUp, "PageUp"},       CodeName{KeyCode::kPageDown, "PageDown"},
    CodeName{KeyCode::kInsert, "Insert"},       CodeName{KeyCode::kDelete, "Delete"},
    CodeName{KeyCode::kBackspace, "Backspace"}, CodeName{KeyCode::kEnter, "Enter"},
    CodeName{KeyCode::kEscape, "Escape"},       CodeName{KeyCode::kTab, "Tab"},
};

std::string dom_name(const faces::Key& key) {
  if (key.code == KeyCode::kCharacter) return utf8_of(key.character);
  if (key.code == KeyCode::kFunction) return "F" + std::to_string(key.character);
  const auto* const row = std::find_if(kCodeNames.begin(), kCodeNames.end(),
                                       [&](const CodeName& name) { return name.code == key.code; });
  return row == kCodeNames.end() ? std::string() : std::string(row->name);
}

Json key_json(std::string_view shown) {
  const faces::KeyText text = faces::read_key_text(shown);
  return {
      {"shown", std::string(shown)}, {"key", text.is_digits ? std::string() : dom_name(text.key)},
      {"ctrl", text.key.ctrl},       {"alt", text.key.alt},
      {"shift", text.key.shift},     {"digits", text.is_digits}};
}

// The values of the setting `letters`: each is the keys that move, but the one for none.
std::vector<std::string> letter_choices() {
  return faces::choices_of(*faces::find_preference("letters"));
}

Json keys_in_browser(const KeyRow& row, std::string_view letters) {
  const std::string keys = keys_of(row, {.letters = letters}, faces::Face::kBrowser);
  Json list = Json::array();
  for (std::string_view rest = keys; !rest.empty();)
    list.push_back(key_json(faces::next_word(rest)));
  return list;
}

bool takes_digit(const KeyRow& row) { return row.keys.find("1-9") != std::string_view::npos; }

Json key_json(const KeyRow& row) {
  Json keys = Json::object();
  for (const std::string& letters : letter_choices()) {
    keys[letters] = keys_in_browser(row, letters);
  }
  const Words& does = row.does_in_browser.en.empty() ? row.does : row.does_in_browser;
  return {{"command", row.slug},
          {"group", row_of(row.group).slug},
          {"takes_digit", takes_digit(row)},
          {"grows", is_move(row.command)},
          {"does", in_each_language(does)},
          {"keys", std::move(keys)}};
}

// Every character that counts as another one, with that one.
Json characters() {
  constexpr char32_t kFirst = 0x80;
  constexpr char32_t kLast = 0xFFFF;
  std::string printed;
  std::string stands_for;
  for (char32_t character = kFirst; character <= kLast; ++character) {
    const char32_t plain = faces::plain_character(character);
    if (plain == character) continue;
    printed += utf8_of(character);
    stands_for += utf8_of(plain);
  }
  Json moves = Json::object();
  for (const std::string& letters : letter_choices()) {
    moves[letters] = letters == "none" ? std::string() : letters;
  }
  return {{"moves", moves}, {"printed", printed}, {"stands_for", stands_for}};
}

}  // namespace

void add_keys(Json& tables) {
  Json keys = Json::array();
  for (const KeyRow& row : faces::key_table()) {
    if (!row.keys.empty() || !row.in_browser.empty()) keys.push_back(key_json(row));
  }
  tables["keys"] = std::move(keys);
  tables["key_groups"] = listed(faces::key_groups(), [](const faces::KeyGroupRow& row) {
    return Json{{"group", row.slug}, {"name", in_each_language(row.words)}};
  });
  tables["key_notes"] = listed(faces::key_notes(), [](const faces::KeyNote& note) {
    return Json{{"group", row_of(note.group).slug},
                {"keys", in_each_language(note.keys)},
                {"does", in_each_language(note.does)}};
  });
  tables["letters"] = characters();
}

}  // namespace shudu::tables
