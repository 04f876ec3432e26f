// Names of techniques inside English sentences.
#pragma once

#include <string>
#include <string_view>

namespace shudu {

/// Does the English name of a technique stand for several things and without article: "Locked
/// Candidates"?
[[nodiscard]] bool is_plural(std::string_view name);
/// "an X-Wing", "a Skyscraper", "Locked Candidates".
[[nodiscard]] std::string with_article(std::string_view name);

}  // namespace shudu
