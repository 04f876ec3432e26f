// A text is given as many values as it has fields.
#include "shudu/words/section.h"

namespace shudu {

inline constexpr auto kRows = std::to_array<words::NamedText>({
    {"found", {"{n} at {cell}", "{cell} 有 {n} 个", "{cell} 有 {n} 個"}},
});
static_assert(words::is_sound(kRows));

std::string found() { return words::said<kRows>(Language::kEnglish, "found", 1, "r1c1"); }

}  // namespace shudu
