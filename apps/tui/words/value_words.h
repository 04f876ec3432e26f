// The values of settings in words: `off` is 关 in Chinese. Values that are names (keyboards,
// letters, numbers) stay as they are.
#pragma once

#include <string>
#include <string_view>

#include "shudu/core/language.h"

namespace shudu::tui {

/// What a value of a setting is called; the value itself where it has no word.
[[nodiscard]] std::string value_text(std::string_view value, Language language);

}  // namespace shudu::tui
