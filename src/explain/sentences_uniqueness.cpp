// Why deadly patterns work, in words; see reasons.h. Each step has an opening, which says what
// would have two solutions, and a sentence of its type.
#include <array>

#include "explain/sentence_rows.h"

namespace shudu {
namespace {

// clang-format off
constexpr auto kUniquenessSentences = std::to_array<SentenceRow>({
    {SentenceName::kRectangle,
     {"If {corners} held only {digits}, these two digits could change places and there would "
      "be two solutions.",
      "若 {corners} 都只填 {digits}，两数可以互换，题目就有两个解。",
      "若 {corners} 都只填 {digits}，兩數可以互換，題目就有兩個解。"}},
    {SentenceName::kUniqueLoop,
     {"{corners} form a loop: every house has two of them or none. If they held only {digits}, "
      "these two digits could change places all round and there would be two solutions.",
      "{corners} 连成一个环，每个区域含有其中两格或者没有。若都只填 {digits}，两数可以沿环互"
      "换，题目就有两个解。",
      "{corners} 連成一個環，每個區域含有其中兩格或者沒有。若都只填 {digits}，兩數可以沿環互"
      "換，題目就有兩個解。"}},
    {SentenceName::kRoofOfOne,
     {"Only {roof} can prevent that, so it holds another digit than these two.",
      "只有 {roof} 还有别的候选数，所以它不能填这两个数。",
      "只有 {roof} 還有別的候選數，所以它不能填這兩個數。"}},
    {SentenceName::kRoofOfOneDigit,
     {"Only {roof} have another candidate, {extras}. So one of these cells is {extras}, and no "
      "cell that sees them all can be.",
      "只有 {roof} 还有候选数 {extras}，其中必有一格填 {extras}，同时看到它们的格不能填 "
      "{extras}。",
      "只有 {roof} 還有候選數 {extras}，其中必有一格填 {extras}，同時看到它們的格不能填 "
      "{extras}。"}},
    {SentenceName::kRoofWithSet,
     {"Only {roof} have further candidates, {extras}, so one of them holds one of these. In "
      "{house}, this one cell and {setcells} are {setcount} cells for the {setcount} digits "
      "{setdigits}: a naked set. So these digits are used up there.",
      "只有 {roof} 还有别的候选数 {extras}，其中必有一格填这些数之一。这一格与 {setcells} 在"
      "{house}共{setcount}格，只含 {setdigits} 这{setcount}个数，构成显性数组，其余格不能填这些"
      "数。",
      "只有 {roof} 還有別的候選數 {extras}，其中必有一格填這些數之一。這一格與 {setcells} 在"
      "{house}共{setcount}格，只含 {setdigits} 這{setcount}個數，構成顯性數組，其餘格不能填這些"
      "數。"}},
    {SentenceName::kRoofLosesToo,
     {"That goes for {setpattern} in {roof}, too.",
      "其中 {setpattern} 必在数组的其他格里，{roof} 也不能填。",
      "其中 {setpattern} 必在數組的其他格裡，{roof} 也不能填。"}},
    {SentenceName::kRoofLocked,
     {"In {house}, {x} fits only in {roof}, so one of these two is {x}. If the other were {y}, "
      "the pattern would be complete; so neither of them is {y}.",
      "{house}的 {x} 只能填在 {roof}，其中必有一格填 {x}；若另一格填 {y}，就成为上述结构，所以"
      "两格都不能填 {y}。",
      "{house}的 {x} 只能填在 {roof}，其中必有一格填 {x}；若另一格填 {y}，就成為上述結構，所以"
      "兩格都不能填 {y}。"}},
    {SentenceName::kRectangleXWing,
     {"In {base} and in {cover}, {y} fits only in these corners, so it stands in two that are "
      "across from each other. If these were {roof}, the other two would both be {x} and the "
      "pattern would be complete; so {roof} cannot be {y}.",
      "{base}和{cover}的 {y} 都只能填在这四格，所以 {y} 占据一条对角线上的两格。若是 {roof}，另"
      "外两格都填 {x}，就成为上述结构，所以 {roof} 不能填 {y}。",
      "{base}和{cover}的 {y} 都只能填在這四格，所以 {y} 佔據一條對角線上的兩格。若是 {roof}，另"
      "外兩格都填 {x}，就成為上述結構，所以 {roof} 不能填 {y}。"}},
    {SentenceName::kRectangleHidden,
     {"In {base}, {x} fits only in these corners. If {target} were {y}, the two corners beside "
      "it would be {x} and the one across from it {y}, which completes the pattern.",
      "{base}的 {x} 都只能填在这四格。若 {target} 填 {y}，与它相邻的两角都填 {x}，对角填 {y}，"
      "就成为上述结构。",
      "{base}的 {x} 都只能填在這四格。若 {target} 填 {y}，與它相鄰的兩角都填 {x}，對角填 {y}，"
      "就成為上述結構。"}},
    {SentenceName::kAvoidableOne,
     {"{entered} are entered digits, not givens. If {target} were {y}, {cells} would hold only "
      "{digits}; these two digits could change places and there would be two solutions.",
      "{entered} 是填入的数而非提示数。若 {target} 填 {y}，{cells} 就只有 {digits}，两数可以互"
      "换，题目就有两个解。",
      "{entered} 是填入的數而非提示數。若 {target} 填 {y}，{cells} 就只有 {digits}，兩數可以互"
      "換，題目就有兩個解。"}},
    {SentenceName::kAvoidableTwo,
     {"{entered} are entered digits, not givens. If {roof} held the same two digits, {digits}, "
      "these could change places in the four cells and there would be two solutions. So one of "
      "{roof} is {extras}, and no cell that sees both can be.",
      "{entered} 是填入的数而非提示数。若 {roof} 也填 {digits}，四格中两数可以互换，题目就有两"
      "个解。所以 {roof} 必有一格填 {extras}，同时看到两格的格不能填 {extras}。",
      "{entered} 是填入的數而非提示數。若 {roof} 也填 {digits}，四格中兩數可以互換，題目就有兩"
      "個解。所以 {roof} 必有一格填 {extras}，同時看到兩格的格不能填 {extras}。"}},
    {SentenceName::kGraveOfOne,
     {"{cell} is the only open cell with more than two candidates. Were it not {extras}, every "
      "open cell would have two candidates and every digit two places in each house, and such "
      "a grid never has just one solution. So {cell} is {extras}.",
      "{cell} 是唯一多于两个候选数的空格。若它不填 {extras}，所有空格都是双值格，每个数在各区域"
      "恰有两处，这样的盘面不会恰有一个解。所以 {cell} 必填 {extras}。",
      "{cell} 是唯一多於兩個候選數的空格。若它不填 {extras}，所有空格都是雙值格，每個數在各區域"
      "恰有兩處，這樣的盤面不會恰有一個解。所以 {cell} 必填 {extras}。"}},
    {SentenceName::kGrave,
     {"Without {guardians}, every open cell would have two candidates and every digit two "
      "places in each house, and such a grid never has just one solution. So one of these "
      "candidates is true.",
      "若没有 {guardians}，所有空格都是双值格，每个数在各区域恰有两处，这样的盘面不会恰有一个"
      "解。所以这些候选数至少一个为真。",
      "若沒有 {guardians}，所有空格都是雙值格，每個數在各區域恰有兩處，這樣的盤面不會恰有一個"
      "解。所以這些候選數至少一個為真。"}},
    {SentenceName::kGraveOfOneDigit,
     {"No cell that sees all of them can be {extras}.",
      "同时看到它们的格不能填 {extras}。",
      "同時看到它們的格不能填 {extras}。"}},
    {SentenceName::kGraveWithSet,
     {"In {house}, the cell that holds it and {setcells} are {setcount} cells for the "
      "{setcount} digits {setdigits}: a naked set. So these digits are used up there.",
      "填它的那一格与 {setcells} 在{house}共{setcount}格，只含 {setdigits} 这{setcount}个数，构"
      "成显性数组，其余格不能填这些数。",
      "填它的那一格與 {setcells} 在{house}共{setcount}格，只含 {setdigits} 這{setcount}個數，構"
      "成顯性數組，其餘格不能填這些數。"}},
    {SentenceName::kGraveLocked,
     {"In {house}, {x} fits only in {roof}, so one of these two is {x}; the other then holds "
      "the candidate named above. Nothing else is possible in them.",
      "{house}的 {x} 只能填在 {roof}，其中一格填 {x}，另一格就要填上述候选数，两格都没有别的可"
      "能。",
      "{house}的 {x} 只能填在 {roof}，其中一格填 {x}，另一格就要填上述候選數，兩格都沒有別的可"
      "能。"}},
    {SentenceName::kGraveWithMany,
     {"What each of them would rule out is false whichever is true.",
      "无论哪一个为真都会被排除的候选数可以删去。",
      "無論哪一個為真都會被排除的候選數可以刪去。"}},
    {SentenceName::kDeadly,
     {"If {guardians} were all false, {cells} could be filled in two ways.",
      "若 {guardians} 全为假，{cells} 就有两种填法。",
      "若 {guardians} 全為假，{cells} 就有兩種填法。"}},
});
// clang-format on

static_assert(
    words::kIsSound<words::first_unsound(kUniquenessSentences, words::SameFields::kChinese)>);

}  // namespace

std::span<const SentenceRow> uniqueness_sentences() { return kUniquenessSentences; }

}  // namespace shudu
