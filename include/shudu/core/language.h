// The three languages Shudu speaks, and the row type of every catalogue of words.
//
// zh-TW is never derived from zh-CN: in Taiwan a row is 列 and a column is 行, the other way round
// than on the mainland, so each text is written by hand in each language. Every catalogue is an
// array of rows that hold a `Words`; a test walks them all and fails on an empty entry.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#pragma GCC visibility push(default)
namespace shudu {

enum class Language : std::uint8_t { kEnglish, kSimplifiedChinese, kTraditionalChinese };

/// One text in the three languages, UTF-8.
struct Words {
  std::string_view en;
  std::string_view zh_cn;
  std::string_view zh_tw;

  [[nodiscard]] constexpr std::string_view in(Language language) const {
    if (language == Language::kSimplifiedChinese) return zh_cn;
    if (language == Language::kTraditionalChinese) return zh_tw;
    return en;
  }
};

/// The language of a tag as people write it (`en`, `zh-CN`, `zh-Hant`) or of a POSIX locale
/// (`zh_TW.UTF-8`, `C`); case does not matter. Empty when it is none of the three.
[[nodiscard]] std::optional<Language> find_language(std::string_view tag);

/// The tag of a language: `en`, `zh-CN`, `zh-TW`.
[[nodiscard]] std::string_view language_tag(Language language);

}  // namespace shudu
#pragma GCC visibility pop
