// error: this_phrase_is_not_whole_in_three_languages
// A phrase is there in three languages; the compiler names the one that is not.
#include "shudu/words/section.h"

namespace shudu {

inline constexpr auto kRows = std::to_array<words::NamedText>({
    {"found", {"{n} at {cell}", "{cell} 有 {n} 个", "{cell} 有 {n} 個"}},
    {"lost", {"lost", "", "遺失"}},
});
static_assert(words::is_sound(kRows));

std::string found() { return words::said<kRows>(Language::kEnglish, "found", 1, "r1c1"); }

}  // namespace shudu
