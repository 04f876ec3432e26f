// The three languages, for tests that walk catalogues of words.
#pragma once

#include <array>

#include "shudu/core/language.h"

namespace shudu::test {

inline constexpr std::array kLanguages{Language::kEnglish, Language::kSimplifiedChinese,
                                       Language::kTraditionalChinese};

}  // namespace shudu::test
