// The words of HTML: tags with their attributes, and text as ASCII.
//
// A character that no board has, or that is no ASCII, is `!`; blanks of all kinds are blanks.
// Tested in tests/formats/html_table_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace shudu {

/// Of a character that no board has.
inline constexpr char kUnknownCharacter = '!';
inline constexpr std::string_view kUnknownText = "!";

struct HtmlTag {
  std::string name;             ///< in lower case, with `/` before that of a closing tag
  std::string_view attributes;  ///< of the text it was read in
  std::size_t length = 0;
};

/// May the name of a tag or attribute end here?
[[nodiscard]] bool ends_html_name(char c);

[[nodiscard]] bool begins_html_tag(std::string_view text);

/// The tag that the text begins with.
[[nodiscard]] HtmlTag tag_at(std::string_view text);

/// The value of an attribute; nothing when the tag has none of that name.
[[nodiscard]] std::optional<std::string_view> attribute_of(std::string_view attributes,
                                                           std::string_view wanted);

/// Is it a cell over several columns or rows?
[[nodiscard]] bool spans_several(const HtmlTag& tag);

/// Is what stands in it not shown?
[[nodiscard]] bool is_hidden(const HtmlTag& tag);

/// Appends the character, or the reference to one, at `offset` as plain text; says how many bytes
/// it has.
std::size_t take_character(std::string_view html, std::size_t offset, std::string& out);

/// A text without tags as plain text.
[[nodiscard]] std::string plain_text(std::string_view html);

}  // namespace shudu
