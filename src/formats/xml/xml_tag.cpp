// One piece of XML; see xml_tag.h.
#include "formats/xml/xml_tag.h"

#include <algorithm>

namespace shudu {

PieceKind kind_of(std::string_view piece) {
  if (piece.empty() || piece[0] != '<') return PieceKind::kText;
  if (piece.substr(0, 2) == "</") return PieceKind::kClosing;
  if (piece.substr(0, 2) == "<?" || piece.substr(0, 4) == "<!--") return PieceKind::kRemark;
  return piece.substr(0, 2) == "<!" ? PieceKind::kDeclaration : PieceKind::kOpening;
}

std::string_view tag_name(std::string_view piece) {
  const std::size_t begin = std::min<std::size_t>(piece.substr(0, 2) == "</" ? 2 : 1, piece.size());
  const std::size_t end = piece.find_first_of(" \t\r\n/>", begin);
  return piece.substr(begin, end == std::string_view::npos ? end : end - begin);
}

std::size_t end_of_tag(std::string_view piece) {
  char quote = '\0';
  for (std::size_t i = 0; i < piece.size(); ++i) {
    const char c = piece[i];
    if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '>') {
      return i;
    }
  }
  return std::string_view::npos;
}

XmlTag::XmlTag(std::string_view piece) : length_(piece.size()) {
  const std::size_t end = end_of_tag(piece);
  if (end == std::string_view::npos) return;
  buffer_ = piece.substr(0, end);
  while (!buffer_.empty() && buffer_.back() == '/') buffer_.pop_back();
  buffer_ += "/>";
  result_ = document_.load_buffer_inplace(buffer_.data(), buffer_.size(), pugi::parse_escapes,
                                          pugi::encoding_utf8);
}

std::size_t XmlTag::offset() const {
  return std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(result_.offset, 0)), length_);
}

std::string text_of_piece(std::string_view piece) {
  pugi::xml_document document;
  const std::string element = "<a>" + std::string(piece) + "</a>";
  const auto parsed = document.load_buffer(element.data(), element.size(), pugi::parse_escapes,
                                           pugi::encoding_utf8);
  return parsed.status == pugi::status_ok ? document.first_child().text().get()
                                          : std::string(piece);
}

void append_escaped(std::string_view text, std::string& out) {
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\t':
      case '\n':
      case '\r':
        out.append("&#").append(std::to_string(static_cast<int>(c))).append(";");
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20) {
          out += "\xEF\xBF\xBD";
        } else {
          out += c;
        }
    }
  }
}

}  // namespace shudu
