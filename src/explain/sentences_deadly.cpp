// Why further deadly patterns work, in words; see reasons.h. Each step has an opening, which says
// what would have two solutions, and a sentence for the way in which that can be prevented.
#include <array>

#include "explain/sentence_rows.h"

namespace shudu {
namespace {

// clang-format off
constexpr auto kDeadlySentences = std::to_array<SentenceRow>({
    {SentenceName::kGuardedCell,
     {"Only {roof} can prevent that: it must be {anyextra}.",
      "只有 {roof} 能避免这种情况，所以它只能填 {anyextra}。",
      "只有 {roof} 能避免這種情況，所以它只能填 {anyextra}。"}},
    {SentenceName::kGuardedDigit,
     {"Only {extras} in {roof} can prevent that. So one of these cells is {extras}, and no cell "
      "that sees them all can be.",
      "只有 {roof} 的 {extras} 能避免这种情况，所以其中必有一格填 {extras}，同时看到它们的格不能"
      "填 {extras}。",
      "只有 {roof} 的 {extras} 能避免這種情況，所以其中必有一格填 {extras}，同時看到它們的格不能"
      "填 {extras}。"}},
    {SentenceName::kGuardedSet,
     {"Only {guardians} can prevent that, so one of these candidates is true. In {base}, the "
      "cell that holds it and {setcells} are {setcount} cells for the {setcount} digits "
      "{setdigits}: a naked set. So these digits are used up there.",
      "只有 {guardians} 能避免这种情况，所以这些候选数至少一个为真。填它的那一格与 {setcells} 在"
      "{base}共{setcount}格，只含 {setdigits} 这{setcount}个数，构成显性数组，其余格不能填这些"
      "数。",
      "只有 {guardians} 能避免這種情況，所以這些候選數至少一個為真。填它的那一格與 {setcells} 在"
      "{base}共{setcount}格，只含 {setdigits} 這{setcount}個數，構成顯性數組，其餘格不能填這些"
      "數。"}},
    {SentenceName::kGuardedLocked,
     {"Only {guardians} can prevent that. In {base}, {startdigit} fits only in {roof}, so one of "
      "these two is {startdigit}; the other must hold one of the candidates named. Nothing else "
      "is possible in them.",
      "只有 {guardians} 能避免这种情况。{base}的 {startdigit} 只能填在 {roof}，其中一格填 "
      "{startdigit}，另一格就要填上述候选数，两格都没有别的可能。",
      "只有 {guardians} 能避免這種情況。{base}的 {startdigit} 只能填在 {roof}，其中一格填 "
      "{startdigit}，另一格就要填上述候選數，兩格都沒有別的可能。"}},
    {SentenceName::kGuardedMany,
     {"Only {guardians} can prevent that, so one of these candidates is true. What each of them "
      "would rule out is false whichever it is.",
      "只有 {guardians} 能避免这种情况，所以这些候选数至少一个为真。无论哪一个为真都会被排除的候"
      "选数可以删去。",
      "只有 {guardians} 能避免這種情況，所以這些候選數至少一個為真。無論哪一個為真都會被排除的候"
      "選數可以刪去。"}},
    {SentenceName::kStrongFill,
     {"If {target} were {y}, every other one of these cells would have to be {x} or {y}, too: "
      "those with further candidates because of {links}, any others because they have just "
      "these two. That completes the pattern.",
      "若 {target} 填 {y}，其余各格也都只能填 {x} 或 {y}：还有别的候选数的格是由于{links}，其他"
      "的格则只有这两个候选数。这样就成为上述结构。",
      "若 {target} 填 {y}，其餘各格也都只能填 {x} 或 {y}：還有別的候選數的格是由於{links}，其他"
      "的格則只有這兩個候選數。這樣就成為上述結構。"}},
    {SentenceName::kGraveXz,
     {"If it is not {startcandidate}, it is the other one, which leaves {endcell} only {z}. So {z} "
      "is in {startcell} or in {endcell}, and no cell that sees both can be {z}.",
      "若为真的不是 {startcandidate} 而是另一个，{endcell} 就只剩 {z}。所以 {startcell} 与 "
      "{endcell} 必有一格填 {z}，同时看到两格的格不能填 {z}。",
      "若為真的不是 {startcandidate} 而是另一個，{endcell} 就只剩 {z}。所以 {startcell} 與 "
      "{endcell} 必有一格填 {z}，同時看到兩格的格不能填 {z}。"}},
    {SentenceName::kExtendedRectangle,
     {"{corners} lie on two lines. If they held only {digits}, each of the two lines would have "
      "all of these digits there, and the lines could exchange them: there would be two "
      "solutions.",
      "{corners} 分在两条线上。若都只填 {digits}，每条线的这几格恰好含有全部这些数，两条线可以整"
      "体互换，题目就有两个解。",
      "{corners} 分在兩條線上。若都只填 {digits}，每條線的這幾格恰好含有全部這些數，兩條線可以整"
      "體互換，題目就有兩個解。"}},
    {SentenceName::kBugLite,
     {"Take {pairs}. In every house, each of these digits belongs to two of the cells or to none. "
      "If all cells held a digit of their pair, each could take the other one instead, and there "
      "would be two solutions.",
      "看 {pairs}。每个区域里，这些数各属于其中两格，或者一格也没有。若各格都填自己的两数之一，"
      "就可以全部换成另一个，题目就有两个解。",
      "看 {pairs}。每個區域裡，這些數各屬於其中兩格，或者一格也沒有。若各格都填自己的兩數之一，"
      "就可以全部換成另一個，題目就有兩個解。"}},
    {SentenceName::kAvoidable,
     {"No given stands in {entered}. If the other corners held {digits}, too, these two digits "
      "could change places in {corners} and there would be two solutions.",
      "{entered} 不是提示数而是填入的数。若其余各角也填 {digits}，{corners} 中两数可以互换，题目"
      "就有两个解。",
      "{entered} 不是提示數而是填入的數。若其餘各角也填 {digits}，{corners} 中兩數可以互換，題目"
      "就有兩個解。"}},
    {SentenceName::kAvoidableHidden,
     {"In {base}, {x} fits only in corners of this rectangle. If {target} were {y}, every corner "
      "would hold {x} or {y}, which completes the pattern.",
      "{base}的 {x} 只能填在这个矩形的角上。若 {target} 填 {y}，各角就都填 {x} 或 {y}，成为上述"
      "结构。",
      "{base}的 {x} 只能填在這個矩形的角上。若 {target} 填 {y}，各角就都填 {x} 或 {y}，成為上述"
      "結構。"}},
    {SentenceName::kExternal,
     {"If {digits} had no place in {cover} but in {corners}, these four cells would hold nothing "
      "else; the two digits could change places and there would be two solutions.",
      "若{cover}的 {digits} 只能填在 {corners}，这四格就都只填这两个数，两数可以互换，题目就有两"
      "个解。",
      "若{cover}的 {digits} 只能填在 {corners}，這四格就都只填這兩個數，兩數可以互換，題目就有兩"
      "個解。"}},
    {SentenceName::kRectangleWing,
     {"Only {guardians} can prevent that, so one of these candidates is true. Whichever it is, "
      "together with {sets} it puts {z} into {wingends}. So no cell that sees all of these can be "
      "{z}.",
      "只有 {guardians} 能避免这种情况，所以这些候选数至少一个为真。无论是哪一个，由 {sets} "
      "可知 {wingends} 填 {z}，同时看到它们的格不能填 {z}。",
      "只有 {guardians} 能避免這種情況，所以這些候選數至少一個為真。無論是哪一個，由 {sets} "
      "可知 {wingends} 填 {z}，同時看到它們的格不能填 {z}。"}},
    {SentenceName::kReverseBug,
     {"No given stands in {entered}. If {completion}, every house has both {digits} among "
      "{corners} or neither; the two digits could change places there and there would be two "
      "solutions.",
      "{entered} 不是提示数而是填入的数。若 {completion}，每个区域在 {corners} 中都同时含有 "
      "{digits} 两数或者都没有，两数可以互换，题目就有两个解。",
      "{entered} 不是提示數而是填入的數。若 {completion}，每個區域在 {corners} 中都同時含有 "
      "{digits} 兩數或者都沒有，兩數可以互換，題目就有兩個解。"}},
    {SentenceName::kManyWays,
     {"If {corners} held only {digits}, then, however they were filled, there would be another "
      "way with the same digits in every row, column and box, and so two solutions.",
      "若 {corners} 都只填 {digits}，无论怎样填，总有另一种填法使每行、每列、每宫的数不变，题目"
      "就有两个解。",
      "若 {corners} 都只填 {digits}，無論怎樣填，總有另一種填法使每列、每行、每宮的數不變，題目"
      "就有兩個解。"}},
    {SentenceName::kQiu,
     {"In {twolines}, the filled cells stand side by side and hold the same digits but for one in "
      "each line. Suppose that six cells hold just these: {pairs}. However they are filled, they "
      "and open cells of the two lines could be filled in another way with the same digits in "
      "every house, so there would be two solutions.",
      "{twolines}已填的格两两相对，所填的数只各有一个不同。假设以下六格只填这些数：{pairs}。无论"
      "怎样填，它们连同这两条线上的空格总有另一种填法使每个区域的数不变，题目就有两个解。",
      "{twolines}已填的格兩兩相對，所填的數只各有一個不同。假設以下六格只填這些數：{pairs}。無論"
      "怎樣填，它們連同這兩條線上的空格總有另一種填法使每個區域的數不變，題目就有兩個解。"}},
    {SentenceName::kClueCover,
     {"Outside of {crossings}, no given stands in {twolines}. If {corners} held only {digits}, "
      "these two lines would have the same digits outside, too, and could exchange them there: "
      "there would be two solutions.",
      "除了{crossings}，{twolines}没有别的提示数。若 {corners} 都只填 {digits}，这两条线其余部分"
      "的数也相同，可以整体互换，题目就有两个解。",
      "除了{crossings}，{twolines}沒有別的提示數。若 {corners} 都只填 {digits}，這兩條線其餘部分"
      "的數也相同，可以整體互換，題目就有兩個解。"}},
    {SentenceName::kSymmetric,
     {"The givens are symmetric: {symmetry} takes each given to a given, if the digits change at "
      "the same time: {mapping}. It takes the only solution to a solution, so to itself. A "
      "candidate is false if its image is impossible or contradicts it, or the image of that, and "
      "so on.",
      "{symmetry}，同时把数字换成 {mapping}，每个提示数就变到提示数上。唯一的解也就变成它自己。若"
      "一个候选数的像（或像的像，依此类推）不可能成立或与它矛盾，它就为假。",
      "{symmetry}，同時把數字換成 {mapping}，每個提示數就變到提示數上。唯一的解也就變成它自己。若"
      "一個候選數的像（或像的像，依此類推）不可能成立或與它矛盾，它就為假。"}},
});
// clang-format on

static_assert(words::kIsSound<words::first_unsound(kDeadlySentences, words::SameFields::kChinese)>);

}  // namespace

std::span<const SentenceRow> deadly_sentences() { return kDeadlySentences; }

}  // namespace shudu
