#include "formats/sgt_save_lines.h"

#include <algorithm>

#include "shudu/core/characters.h"

namespace shudu {

namespace {

constexpr std::size_t kKeyLength = 8;

bool is_save_key(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return (c >= 'A' && c <= 'Z') || is_digit(c); });
}

}  // namespace

std::optional<std::size_t> save_count(std::string_view text) {
  constexpr std::size_t kMost = 100'000'000;
  std::size_t number = 0;
  for (const char c : text) {
    if (!is_digit(c) || number > kMost) return std::nullopt;
    number = number * 10 + static_cast<std::size_t>(c - '0');
  }
  return text.empty() ? std::nullopt : std::optional(number);
}

std::optional<SaveLine> save_line(std::string_view line) {
  if (line.size() <= kKeyLength || line[kKeyLength] != ':') return std::nullopt;
  const std::string_view key = trimmed(line.substr(0, kKeyLength));
  const std::size_t colon = line.find(':', kKeyLength + 1);
  if (colon == line.npos || key.empty() || !is_save_key(key)) return std::nullopt;
  const std::optional<std::size_t> length =
      save_count(line.substr(kKeyLength + 1, colon - kKeyLength - 1));
  if (!length) return std::nullopt;
  return SaveLine{key, *length, {line, colon + 1, line.size()}};
}

bool begins_sgt_save(std::string_view text) {
  const std::optional<SaveLine> parts = save_line(text.substr(0, text.find('\n')));
  return parts && parts->key == "SAVEFILE";
}

Result<std::string> sgt_id_of_save(std::string_view text) {
  std::string parameters;
  bool has_own_parameters = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view line = text.substr(at, text.find('\n', at) - at);
    const std::optional<SaveLine> parts = save_line(line);
    const std::size_t begin = parts ? at + parts->value.begin : at;
    if (!parts && trimmed(line).empty()) {
      at += line.size() + 1;
      continue;
    }
    if (!parts) return error_in(text, at, ErrorCode::kBadSyntax, excerpt_of(line, 20));
    if (parts->length > text.size() - begin) {
      return error_in(text, at, ErrorCode::kUnfinished, parts->key);
    }
    const std::string_view value = text.substr(begin, parts->length);
    if (parts->key == "GAME" && value != "Solo") {
      return error_in(text, begin, ErrorCode::kNotReadHere, value);
    }
    if (parts->key == "CPARAMS" || (parts->key == "PARAMS" && !has_own_parameters)) {
      parameters = value;
      has_own_parameters = parts->key == "CPARAMS";
    }
    if (parts->key == "DESC") {
      if (parameters.empty()) return error_in(text, at, ErrorCode::kMissingField, "PARAMS");
      return parameters.append(":").append(value);
    }
    at = std::min(text.find('\n', begin + value.size()), text.size() - 1) + 1;
  }
  return error_in(text, text.size(), ErrorCode::kMissingField, "DESC");
}

}  // namespace shudu
