#include "shudu/service/json_object.h"

namespace shudu {

void append_json_string(std::string_view text, std::string& out) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') out += '\\';
    if (byte < 0x20U) {
      out += "\\u00";
      out += kHex[byte >> 4U];
      out += kHex[byte & 0xFU];
    } else {
      out += c;
    }
  }
  out += '"';
}

std::string& JsonObject::name(std::string_view key) {
  if (!is_empty_) out_ += ',';
  is_empty_ = false;
  append_json_string(key, out_);
  out_ += ':';
  return out_;
}

}  // namespace shudu
