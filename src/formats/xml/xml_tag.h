// One piece of XML: a tag with its attributes, or the text between two tags.
//
// pugixml parses a single tag at a time, made into an empty element, so there is no nesting to
// worry about. Only XML's own five entities and character references are resolved; pugixml knows no
// other, and nothing is fetched. What a format keeps in the context's header begins with `<` and
// the name of its files' first element, so that inside the files of one no other takes a tag for
// its own. Tested in tests/formats_xml/opensudoku_test.cpp.
#pragma once

#include <cstdint>
#include <pugixml.hpp>
#include <string>
#include <string_view>

namespace shudu {

/// What pieces of XML there are.
enum class PieceKind : std::uint8_t { kText, kOpening, kClosing, kRemark, kDeclaration };

[[nodiscard]] PieceKind kind_of(std::string_view piece);

/// The name of a tag: what follows `<` or `</`.
[[nodiscard]] std::string_view tag_name(std::string_view piece);

/// Where the first tag of a piece ends, quotes respected: the offset of its `>`, or npos.
[[nodiscard]] std::size_t end_of_tag(std::string_view piece);

/// The text between two tags, with its references resolved.
[[nodiscard]] std::string text_of_piece(std::string_view piece);

/// Escapes for an attribute. What XML cannot hold at all (control characters) becomes U+FFFD.
void append_escaped(std::string_view text, std::string& out);

/// One tag with its attributes. Not movable: the values lie in the buffer.
class XmlTag {
 public:
  /// Parses the first tag of a piece; `is_parsed` tells whether it is one.
  explicit XmlTag(std::string_view piece);
  XmlTag(const XmlTag&) = delete;
  XmlTag& operator=(const XmlTag&) = delete;
  ~XmlTag() = default;

  [[nodiscard]] bool is_parsed() const { return result_.status == pugi::status_ok; }
  /// Where the parser stopped.
  [[nodiscard]] std::size_t offset() const;
  [[nodiscard]] pugi::xml_attribute attribute(const char* name) const {
    return document_.first_child().attribute(name);
  }
  /// Where the value of an attribute begins in the piece.
  [[nodiscard]] std::size_t place(const pugi::xml_attribute& attribute) const {
    return static_cast<std::size_t>(attribute.value() - buffer_.data());
  }

 private:
  std::size_t length_;  // of the piece
  std::string buffer_;
  pugi::xml_document document_;
  pugi::xml_parse_result result_;
};

}  // namespace shudu
