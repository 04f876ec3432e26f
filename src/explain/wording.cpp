#include "explain/wording.h"

#include <algorithm>
#include <array>

namespace shudu {

bool is_plural(std::string_view name) {
  constexpr std::array<std::string_view, 6> kPlurals = {"Locked Candidates", "Simple",   "Multi",
                                                        "Direct P",          "Direct C", "Graded"};
  return std::any_of(kPlurals.begin(), kPlurals.end(), [name](std::string_view begin) {
    return name.substr(0, begin.size()) == begin;
  });
}

std::string with_article(std::string_view name) {
  if (is_plural(name)) return std::string(name);
  // Capitals are spelled out: an X-Wing, an ALS, a UVWXYZ-Wing.
  const std::size_t capitals = name.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const bool is_word = capitals < name.size() && name[capitals] >= 'a' && name[capitals] <= 'z';
  const std::string_view vowel_sounds = is_word ? "AEIOU" : "AEFHILMNORSX";
  const bool is_vowel =
      vowel_sounds.find(name.front()) != std::string_view::npos && name.substr(0, 3) != "Uni";
  return (is_vowel ? "an " : "a ") + std::string(name);
}

}  // namespace shudu
