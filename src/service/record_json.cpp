#include "shudu/service/record_json.h"

#include <charconv>

#include "shudu/core/characters.h"
#include "shudu/core/error.h"
#include "shudu/service/grid_text.h"

namespace shudu::service {
namespace {

void append_unit(std::uint32_t unit, std::string& out) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) out += kHex[(unit >> shift) & 0xFU];
}

// The number in `\x9b`, `\u202e` or `\U000e0001`; several escapes stand for bytes that are no
// character, as does one of a byte above 7F.
char32_t code_of_escape(std::string_view escape, std::string_view character) {
  std::uint32_t code = 0;
  const char* const end = escape.data() + escape.size();
  const auto [last, error] = std::from_chars(escape.data() + 2, end, code, 16);
  const bool is_bad_byte = character.size() == 1 && static_cast<unsigned char>(character[0]) > 0x7F;
  return last != end || error != std::errc() || is_bad_byte ? kNoCharacter : char32_t{code};
}

void append_code(std::uint32_t code, std::string& out) {
  constexpr std::uint32_t kFirstPair = 0x10000;
  if (code < kFirstPair) return append_unit(code, out);
  append_unit(0xD800U + ((code - kFirstPair) >> 10U), out);
  append_unit(0xDC00U + ((code - kFirstPair) & 0x3FFU), out);
}

}  // namespace

void append_json_text(std::string_view text, std::string& out) {
  out += '"';
  while (!text.empty()) {
    const std::string_view character = text.substr(0, length_of_character(text));
    const Token shown = escape_token(character);
    if (shown.view() != character) {
      append_code(code_of_escape(shown.view(), character), out);
    } else {
      if (character == "\"" || character == "\\") out += '\\';
      out += character;
    }
    text.remove_prefix(character.size());
  }
  out += '"';
}

void add_question(JsonObject& object, const Grid& givens, const Pencilmarks* marks) {
  if (marks == nullptr) return add_grid(object, "puzzle", givens);
  add_candidates(object, "puzzle", *marks);
  object.boolean("marks_are_puzzle", true);
}

void add_entered(JsonObject& object, const Puzzle& puzzle) {
  if (!puzzle.placed.filled().empty()) add_grid(object, "entered", puzzle.placed);
  if (puzzle.marks && !puzzle.marks_are_puzzle) {
    add_candidates(object, "pencilmarks", *puzzle.marks);
  }
  if (!puzzle.notes.title.empty()) append_json_text(puzzle.notes.title, object.name("title"));
}

void add_rules(JsonObject& object, std::string_view layout, std::string_view left_out) {
  if (!layout.empty()) object.text("layout", layout);
  if (!left_out.empty()) append_json_text(left_out, object.name("left_out"));
}

}  // namespace shudu::service
