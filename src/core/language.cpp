// Which of the three languages a tag or a locale asks for.
//
// A tag is subtags joined by '-' or '_': the language, then perhaps a script (Hans, Hant), then
// perhaps a region. The script decides; without one, Taiwan, Hong Kong and Macau write traditional
// Chinese (BCP 47; ISO 15924). Tested in tests/core/language_test.cpp.
#include "shudu/core/language.h"

#include <array>
#include <cstddef>

#include "shudu/core/characters.h"

namespace shudu {
namespace {

constexpr std::array<std::string_view, 3> kTags{"en", "zh-CN", "zh-TW"};

// `lower` is in lower case.
constexpr bool is_word(std::string_view text, std::string_view lower) {
  if (text.size() != lower.size()) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (to_lower(text[i]) != lower[i]) return false;
  }
  return true;
}

constexpr std::string_view take_subtag(std::string_view& rest) {
  const std::size_t end = rest.find_first_of("-_");
  const std::string_view subtag = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return subtag;
}

constexpr Language chinese_of(std::string_view rest) {
  Language language = Language::kSimplifiedChinese;
  while (!rest.empty()) {
    const std::string_view subtag = take_subtag(rest);
    if (is_word(subtag, "hans")) return Language::kSimplifiedChinese;
    if (is_word(subtag, "hant")) return Language::kTraditionalChinese;
    if (is_word(subtag, "tw") || is_word(subtag, "hk") || is_word(subtag, "mo")) {
      language = Language::kTraditionalChinese;
    }
  }
  return language;
}

}  // namespace

std::optional<Language> find_language(std::string_view tag) {
  // A locale ends in a character set or a modifier: zh_TW.UTF-8, en_GB@euro.
  std::string_view rest = tag.substr(0, tag.find_first_of(".@"));
  if (is_word(rest, "c") || is_word(rest, "posix")) return Language::kEnglish;
  const std::string_view first = take_subtag(rest);
  if (is_word(first, "en")) return Language::kEnglish;
  if (is_word(first, "zh")) return chinese_of(rest);
  return std::nullopt;
}

std::string_view language_tag(Language language) {
  return kTags[static_cast<std::size_t>(language)];
}

}  // namespace shudu
