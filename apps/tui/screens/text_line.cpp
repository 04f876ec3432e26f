#include "tui/screens/text_line.h"

#include <string_view>

#include "shudu/core/characters.h"

namespace shudu::tui {
namespace {

void take_last_away(std::string& text) {
  while (!text.empty()) {
    const char last = text.back();
    text.pop_back();
    if (!is_continuation(last)) return;
  }
}

}  // namespace

void TextLine::add(std::string_view text) {
  if (text_.size() + text.size() <= most_) text_ += text;
}

bool TextLine::take(const Key& key) {
  if (key.code == KeyCode::kBackspace) {
    take_last_away(text_);
    return true;
  }
  if (key.code != KeyCode::kCharacter || key.alt) return false;
  if (key.ctrl) {
    if (key.character != U'u') return false;
    text_.clear();
    return true;
  }
  if (key.character < 0x20 || key.character == 0x7F) return false;
  add(utf8_of(key.character));
  return true;
}

void TextLine::take(const Paste& paste) {
  std::string clean;
  for (const char c : paste.text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte != 0x7F) clean.push_back(c);
  }
  if (clean.size() > most_) clean.clear();
  add(clean);
}

}  // namespace shudu::tui
