#include "formats/html_text.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "formats/drawn_text.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"
#include "shudu/core/find_row.h"

namespace shudu {
namespace {

// The value after a `=`, in quotes or up to a blank; moves `at` past it.
std::string_view take_value(std::string_view attributes, std::size_t& at) {
  const std::size_t begin = attributes.find_first_not_of(" \t\r\n", at);
  at = attributes.size();
  if (begin == attributes.npos) return {};
  const char quote = attributes[begin];
  const bool is_quoted = quote == '"' || quote == '\'';
  const std::size_t from = is_quoted ? begin + 1 : begin;
  const std::size_t end =
      is_quoted ? attributes.find(quote, from) : attributes.find_first_of(" \t\r\n", from);
  if (end != attributes.npos) at = is_quoted ? end + 1 : end;
  return attributes.substr(from, std::min(end, attributes.size()) - from);
}

// A character of text by its number: a blank, nothing, itself, or one that no board has.
std::string_view plain_character(unsigned code) {
  constexpr std::string_view kPlain =
      " !\"#$%&'()*+,-./"
      "0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz"
      "{|}~";
  if (code > ' ' && code <= '~') return kPlain.substr(code - ' ', 1);
  const bool is_blank = code == '\t' || code == '\n' || code == '\r' || code == '\f' ||
                        code == ' ' || code == 0xA0 || (code >= 0x2000 && code <= 0x200A) ||
                        code == 0x202F || code == 0x3000;
  if (is_blank) return " ";
  return code == 0x200B || code == 0xFEFF ? std::string_view() : kUnknownText;
}

struct NamedCharacter {
  std::string_view name;
  unsigned code;
};
constexpr std::array kNamedCharacters = {
    NamedCharacter{"nbsp", 0xA0},     NamedCharacter{"NonBreakingSpace", 0xA0},
    NamedCharacter{"ensp", 0x2002},   NamedCharacter{"emsp", 0x2003},
    NamedCharacter{"thinsp", 0x2009}, NamedCharacter{"ZeroWidthSpace", 0x200B},
    NamedCharacter{"period", '.'},    NamedCharacter{"lowbar", '_'},
    NamedCharacter{"ast", '*'},       NamedCharacter{"Tab", '\t'},
    NamedCharacter{"NewLine", '\n'},
};

unsigned code_of_reference(std::string_view name) {
  if (name.substr(0, 1) != "#") {
    const NamedCharacter* const row = find_row(
        kNamedCharacters, [name](const NamedCharacter& known) { return known.name == name; });
    return row == nullptr ? unsigned{kUnknownCharacter} : row->code;
  }
  const bool is_hex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
  const std::string_view digits = name.substr(is_hex ? 2 : 1);
  unsigned code = 0;
  const char* const end = digits.data() + digits.size();
  const auto parsed = std::from_chars(digits.data(), end, code, is_hex ? 16 : 10);
  return parsed.ec == std::errc() && parsed.ptr == end ? code : unsigned{kUnknownCharacter};
}

}  // namespace

bool ends_html_name(char c) { return is_space(c) || c == '>' || c == '/' || c == '='; }

bool begins_html_tag(std::string_view text) {
  const std::size_t at = text.substr(0, 2) == "</" ? 2 : 1;
  return text.size() > at && text[0] == '<' && is_letter(text[at]);
}

HtmlTag tag_at(std::string_view text) {
  HtmlTag tag;
  std::size_t i = 1;
  if (text[i] == '/') tag.name += text[i++];
  const std::size_t begin = i;
  while (i < text.size() && !ends_html_name(text[i])) ++i;
  tag.name += lower_case(text.substr(begin, i - begin));
  const std::size_t attributes = i;
  char quote = '\0';
  while (i < text.size() && (quote != '\0' || text[i] != '>')) {
    if (quote == '\0' && (text[i] == '"' || text[i] == '\'')) {
      quote = text[i];
    } else if (text[i] == quote) {
      quote = '\0';
    }
    ++i;
  }
  tag.attributes = text.substr(attributes, i - attributes);
  tag.length = std::min(i + 1, text.size());
  return tag;
}

std::optional<std::string_view> attribute_of(std::string_view attributes, std::string_view wanted) {
  std::size_t i = 0;
  while (i < attributes.size()) {
    while (i < attributes.size() && ends_html_name(attributes[i])) ++i;
    const std::size_t begin = i;
    while (i < attributes.size() && !ends_html_name(attributes[i])) ++i;
    const bool is_wanted = lower_case(attributes.substr(begin, i - begin)) == wanted;
    const std::size_t sign = attributes.find_first_not_of(" \t\r\n", i);
    std::string_view value;
    if (sign != attributes.npos && attributes[sign] == '=') {
      i = sign + 1;
      value = take_value(attributes, i);
    }
    if (is_wanted) return value;
  }
  return std::nullopt;
}

bool spans_several(const HtmlTag& tag) {
  return attribute_of(tag.attributes, "colspan").value_or("1") != "1" ||
         attribute_of(tag.attributes, "rowspan").value_or("1") != "1";
}

bool is_hidden(const HtmlTag& tag) {
  if (attribute_of(tag.attributes, "hidden")) return true;
  std::string style = lower_case(attribute_of(tag.attributes, "style").value_or(""));
  std::erase_if(style, is_space);
  return style.find("display:none") != style.npos || style.find("visibility:hidden") != style.npos;
}

std::size_t take_character(std::string_view html, std::size_t offset, std::string& out) {
  const char c = html[offset];
  if (c == '&') {
    std::size_t end = offset + 1;
    while (end < html.size() && end < offset + 20 &&
           (is_letter(html[end]) || is_digit(html[end]) || html[end] == '#')) {
      ++end;
    }
    out += plain_character(code_of_reference(html.substr(offset + 1, end - offset - 1)));
    return (end < html.size() && html[end] == ';' ? end + 1 : end) - offset;
  }
  if (static_cast<unsigned char>(c) < 0x80) {
    out += plain_character(static_cast<unsigned char>(c));
    return 1;
  }
  std::size_t length = 1;
  const char drawn = drawn_character(html, offset, length);
  if (drawn == '\0') return length;
  out += drawn == ' ' ? ' ' : kUnknownCharacter;
  while (offset + length < html.size() && is_continuation(html[offset + length])) ++length;
  return length;
}

std::string plain_text(std::string_view html) {
  std::string text;
  for (std::size_t i = 0; i < html.size();) i += take_character(html, i, text);
  return text;
}

}  // namespace shudu
