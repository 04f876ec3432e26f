// Texts of tables as JSON: one in three languages, or a table of them for each language. Members
// keep the order in which they are written.
#pragma once

#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "shudu/core/language.h"

namespace shudu::tables {

using Json = nlohmann::ordered_json;

inline constexpr std::array kLanguages{Language::kEnglish, Language::kSimplifiedChinese,
                                       Language::kTraditionalChinese};

/// {TAG: text(language)}
template <typename Text>
Json in_each_language(Text text) {
  Json result = Json::object();
  for (const Language language : kLanguages) {
    result[std::string(language_tag(language))] = text(language);
  }
  return result;
}

inline Json in_each_language(const Words& words) {
  return in_each_language([&words](Language language) { return std::string(words.in(language)); });
}

/// [make(row)] of all rows.
template <typename Rows, typename Make>
Json listed(const Rows& rows, Make make) {
  Json list = Json::array();
  for (const auto& row : rows) list.push_back(make(row));
  return list;
}

}  // namespace shudu::tables
