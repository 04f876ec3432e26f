// Why wings and bent sets work, in words; see reasons.h. What follows from them is said by
// explain.cpp.
#include <array>

#include "explain/sentence_rows.h"

namespace shudu {
namespace {

// clang-format off
constexpr auto kWingSentences = std::to_array<SentenceRow>({
    {SentenceName::kXyWing,
     {"If {pivot} is {first}, {cell2} is {z}; if it is {second}, {cell3} is {z}. So one of "
      "these two is {z}, and no cell that sees both can be.",
      "若 {pivot} 填 {first}，则 {cell2} 填 {z}；若填 {second}，则 {cell3} 填 {z}。所以 "
      "{pincers} 中必有一格填 {z}，同时看到两格的格不能填 {z}。",
      "若 {pivot} 填 {first}，則 {cell2} 填 {z}；若填 {second}，則 {cell3} 填 {z}。所以 "
      "{pincers} 中必有一格填 {z}，同時看到兩格的格不能填 {z}。"}},
    {SentenceName::kXyzWing,
     {"If {pivot} is {first}, {cell2} is {z}; if it is {second}, {cell3} is {z}; else {pivot} "
      "is {z} itself. So one of the three is {z}, and no cell that sees all of them can be.",
      "若 {pivot} 填 {first}，则 {cell2} 填 {z}；若填 {second}，则 {cell3} 填 {z}；否则 "
      "{pivot} 自己填 {z}。所以三格中必有一格填 {z}，同时看到三格的格不能填 {z}。",
      "若 {pivot} 填 {first}，則 {cell2} 填 {z}；若填 {second}，則 {cell3} 填 {z}；否則 "
      "{pivot} 自己填 {z}。所以三格中必有一格填 {z}，同時看到三格的格不能填 {z}。"}},
    {SentenceName::kWWing,
     {"{cell1} and {cell2} hold only {digits}. In {house}, {x} fits only in {cell3} or "
      "{cell4}; one of these sees {cell1}, the other {cell2}. If both {cell1} and {cell2} were "
      "{x}, {house} would have none. So one of them is {z}, and no cell that sees both can be.",
      "{cell1} 与 {cell2} 都只含 {digits}。{house}的 {x} 只能填在 {cell3} 或 {cell4}，两处分别"
      "被 {cell1} 和 {cell2} 看到；若 {cell1} 与 {cell2} 都填 {x}，{house}就无处可填 {x}。所以"
      "两格中必有一格填 {z}，同时看到两格的格不能填 {z}。",
      "{cell1} 與 {cell2} 都只含 {digits}。{house}的 {x} 只能填在 {cell3} 或 {cell4}，兩處分別"
      "被 {cell1} 和 {cell2} 看到；若 {cell1} 與 {cell2} 都填 {x}，{house}就無處可填 {x}。所以"
      "兩格中必有一格填 {z}，同時看到兩格的格不能填 {z}。"}},
    {SentenceName::kWWingGrouped,
     {"{cell1} and {cell2} hold only {digits}. In {house}, every place for {x} is seen by one of "
      "them: {places1} by {cell1}, {places2} by {cell2}. If both {cell1} and {cell2} were {x}, "
      "{house} would have none. So one of them is {z}, and no cell that sees both can be.",
      "{cell1} 与 {cell2} 都只含 {digits}。{house}里 {x} 的位置都被它们看到：{cell1} 看到 "
      "{places1}，{cell2} 看到 {places2}；若 {cell1} 与 {cell2} 都填 {x}，{house}就无处可填 {x}。"
      "所以两格中必有一格填 {z}，同时看到两格的格不能填 {z}。",
      "{cell1} 與 {cell2} 都只含 {digits}。{house}裡 {x} 的位置都被它們看到：{cell1} 看到 "
      "{places1}，{cell2} 看到 {places2}；若 {cell1} 與 {cell2} 都填 {x}，{house}就無處可填 {x}。"
      "所以兩格中必有一格填 {z}，同時看到兩格的格不能填 {z}。"}},
    {SentenceName::kWWingBranched,
     {"{zcells} hold only {digits}. In {house}, {x} fits only in {offcells}, and each of these "
      "places is seen by one of those cells. If all of {zcells} were {x}, {house} would have none. "
      "So one of them is {z}, and no cell that sees all of them can be.",
      "{zcells} 都只含 {digits}。{house}的 {x} 只能填在 {offcells}，每处都被其中一格看到；若 "
      "{zcells} 都填 {x}，{house}就无处可填 {x}。所以它们中必有一格填 {z}，同时看到它们的格不能填 "
      "{z}。",
      "{zcells} 都只含 {digits}。{house}的 {x} 只能填在 {offcells}，每處都被其中一格看到；若 "
      "{zcells} 都填 {x}，{house}就無處可填 {x}。所以它們中必有一格填 {z}，同時看到它們的格不能填 "
      "{z}。"}},
    {SentenceName::kXyzRing,
     {"In {house}, {wingdigit} fits only in {cell4} or {cell5}. If {cell3} is {wingdigit}, {cell5} "
      "is not, so {cell4} is; then {cell2} must be {first} and {pivot} {second}. If {cell3} is "
      "{second}, {pivot} and {cell2} share {first} and {wingdigit}; then {cell4}, which sees both, "
      "is not {wingdigit}, so {cell5} is. What both cases rule out is false.",
      "{house}的 {wingdigit} 只能填在 {cell4} 或 {cell5}。若 {cell3} 填 {wingdigit}，则 {cell5} 不"
      "填，{cell4} 填 {wingdigit}，于是 {cell2} 填 {first}，{pivot} 填 {second}。若 {cell3} 填 "
      "{second}，则 {pivot} 与 {cell2} 分占 {first} 和 {wingdigit}，同时看到两格的 {cell4} 不填 "
      "{wingdigit}，{cell5} 填 {wingdigit}。两种情况下都被排除的可以删去。",
      "{house}的 {wingdigit} 只能填在 {cell4} 或 {cell5}。若 {cell3} 填 {wingdigit}，則 {cell5} 不"
      "填，{cell4} 填 {wingdigit}，於是 {cell2} 填 {first}，{pivot} 填 {second}。若 {cell3} 填 "
      "{second}，則 {pivot} 與 {cell2} 分佔 {first} 和 {wingdigit}，同時看到兩格的 {cell4} 不填 "
      "{wingdigit}，{cell5} 填 {wingdigit}。兩種情況下都被排除的可以刪去。"}},
    {SentenceName::kBentSet,
     {"{cells} are {count} cells and hold only {count} digits, {digits}. Apart from {z}, each of "
      "these can stand there only once, as all its places there see each other; without {z} that "
      "would not be enough for all the cells. So one of {zcells} is {z}, and no cell that sees "
      "all of them can be.",
      "{cells} 这{count}格只含 {digits} 这{count}个数。除 {z} 外，每个数在其中的位置都互相看到，至"
      "多填一次；若没有 {z}，其余的数不够填满这些格。所以 {zcells} 中必有一格填 {z}，同时看到它们"
      "的格不能填 {z}。",
      "{cells} 這{count}格只含 {digits} 這{count}個數。除 {z} 外，每個數在其中的位置都互相看到，至"
      "多填一次；若沒有 {z}，其餘的數不夠填滿這些格。所以 {zcells} 中必有一格填 {z}，同時看到它們"
      "的格不能填 {z}。"}},
});
// clang-format on

static_assert(words::kIsSound<words::first_unsound(kWingSentences, words::SameFields::kChinese)>);

}  // namespace

std::span<const SentenceRow> wing_sentences() { return kWingSentences; }

}  // namespace shudu
