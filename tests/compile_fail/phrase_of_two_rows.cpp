// error: two_phrases_have_this_name
// A name is that of one row.
#include "shudu/words/section.h"

namespace shudu {

inline constexpr auto kRows = std::to_array<words::NamedText>({
    {"found", {"{n} at {cell}", "{cell} 有 {n} 个", "{cell} 有 {n} 個"}},
    {"found", {"found", "找到", "找到"}},
});
static_assert(words::is_sound(kRows));

std::string found() { return words::said<kRows>(Language::kEnglish, "found", 1, "r1c1"); }

}  // namespace shudu
