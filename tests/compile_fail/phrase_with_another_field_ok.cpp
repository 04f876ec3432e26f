// A phrase has the same fields in each language.
#include "shudu/words/section.h"

namespace shudu {

inline constexpr auto kRows = std::to_array<words::NamedText>({
    {"found", {"{n} at {cell}", "{cell} 有 {n} 个", "{cell} 有 {n} 個"}},
    {"lost", {"lost {n}", "丢失 {n}", "遺失 {n}"}},
});
static_assert(words::is_sound(kRows));

std::string found() { return words::said<kRows>(Language::kEnglish, "found", 1, "r1c1"); }

}  // namespace shudu
