// Names of techniques inside English sentences, and words put in for placeholders: what the words
// of steps, hints, mistakes and refutations share.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace shudu {

/// Does the English name of a technique stand for several things and without article: "Locked
/// Candidates"?
[[nodiscard]] bool is_plural(std::string_view name);
/// "an X-Wing", "a Skyscraper", "Locked Candidates".
[[nodiscard]] std::string with_article(std::string_view name);

/// The text with each `what` replaced by `by`.
[[nodiscard]] std::string replaced(std::string text, std::string_view what, std::string_view by);

using Filling = std::pair<std::string_view, std::string>;  ///< placeholder, words
[[nodiscard]] std::string filled_in(std::string_view words,
                                    std::initializer_list<Filling> fillings);

}  // namespace shudu
