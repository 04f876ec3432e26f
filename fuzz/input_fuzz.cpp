// Fuzzes the parser of a terminal's bytes (apps/tui/input): the same inputs however the bytes are
// cut, valid values only, and always a way back to the beginning.
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bytes.h"
#include "tui/input/parser.h"

namespace {

using shudu::fuzz::require;
using shudu::tui::Input;
using shudu::tui::InputParser;
using shudu::tui::Key;
using shudu::tui::KeyCode;
using shudu::tui::kMostPaste;
using shudu::tui::Mouse;
using shudu::tui::Paste;

void check(const Input& input) {
  if (const auto* key = std::get_if<Key>(&input)) {
    const bool has_number = key->code == KeyCode::kFunction;
    if (has_number) require(key->character >= 1 && key->character <= 12);
    if (!has_number && key->code != KeyCode::kCharacter) require(key->character == 0);
    require(key->character <= 0x10FFFF && (key->character < 0xD800 || key->character > 0xDFFF));
    if (key->code == KeyCode::kCharacter) require(key->character >= U' ');
  } else if (const auto* mouse = std::get_if<Mouse>(&input)) {
    require(mouse->row >= 0 && mouse->column >= 0 && mouse->row < 9999 && mouse->column < 9999);
  } else {
    require(std::get<Paste>(input).text.size() <= kMostPaste);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  const std::string_view bytes = text;
  std::vector<Input> whole;
  InputParser parser;
  parser.feed(bytes, whole);
  for (const Input& input : whole) check(input);

  std::vector<Input> cut;
  InputParser slow;
  for (const char& byte : bytes) slow.feed({&byte, 1}, cut);
  require(cut == whole);
  require(slow.is_waiting() == parser.is_waiting());

  parser.time_out(whole);
  parser.feed("\x1b[201~", whole);
  parser.time_out(whole);
  require(!parser.is_waiting());
  std::vector<Input> last;
  parser.feed("5", last);
  require(last == std::vector<Input>{Key{.character = U'5'}});
  return 0;
}
