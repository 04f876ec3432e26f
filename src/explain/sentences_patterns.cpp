// Why singles, intersections, subsets, fish, single-digit patterns and colourings work, in words;
// see reasons.h. What follows is said by explain.cpp.
#include <array>

#include "explain/sentence_rows.h"

namespace shudu {
namespace {

// clang-format off
constexpr auto kPatternSentences = std::to_array<SentenceRow>({
    {SentenceName::kFullHouse,
     {"{house} has one open cell left, {cell}, and only {digit} is missing.",
      "{house}只剩 {cell} 一个空格，缺的数字是 {digit}。",
      "{house}只剩 {cell} 一個空格，缺的數字是 {digit}。"}},
    {SentenceName::kLastDigit,
     {"Every row and every column has its {digit} but {cover}, and these cross in {cell}.",
      "除了{cover}，每行每列都已有 {digit}，而{cover}相交于 {cell}。",
      "除了{cover}，每列每行都已有 {digit}，而{cover}相交於 {cell}。"}},
    {SentenceName::kNakedSingle,
     {"In {cell} every digit but {digit} is ruled out.",
      "{cell} 的其他数字都已排除，只剩候选数 {digit}（唯余）。",
      "{cell} 的其他數字都已排除，只剩候選數 {digit}（唯餘）。"}},
    {SentenceName::kHiddenSingle,
     {"In {house}, the only place left for {digit} is {cell}.",
      "{house}里，数字 {digit} 只剩 {cell} 一处可填。",
      "{house}裡，數字 {digit} 只剩 {cell} 一處可填。"}},
    {SentenceName::kDirectLocked,
     {"In {house1}, {digit} fits only in {cells}, which also lie in {house2}; so {house2} has "
      "its {digit} there. In {house3}, that leaves only {cell} for {digit}.",
      "{house1}的数字 {digit} 只能填在 {cells}，这些格也在{house2}，所以{house2}的 {digit} 必在"
      "其中；于是{house3}的 {digit} 只剩 {cell} 可填。",
      "{house1}的數字 {digit} 只能填在 {cells}，這些格也在{house2}，所以{house2}的 {digit} 必在"
      "其中；於是{house3}的 {digit} 只剩 {cell} 可填。"}},
    {SentenceName::kDirectHidden,
     {"In {house}, {digits} fit only in {cells}: {count} digits for {count} cells, so nothing "
      "else goes there. That leaves only {cell} for {placed} in {house}.",
      "{house}里 {digits} 这{count}个数只能填在 {cells} 这{count}格，别的数不能填在那里；于是"
      "{house}的 {placed} 只剩 {cell} 可填。",
      "{house}裡 {digits} 這{count}個數只能填在 {cells} 這{count}格，別的數不能填在那裡；於是"
      "{house}的 {placed} 只剩 {cell} 可填。"}},
    {SentenceName::kLocked,
     {"In {house1}, {digit} fits only in {cells}, which also lie in {house2}. So {house2} has "
      "its {digit} there and nowhere else.",
      "{house1}的数字 {digit} 只能填在 {cells}，这些格也都在{house2}，所以{house2}的其余格不能"
      "填 {digit}。",
      "{house1}的數字 {digit} 只能填在 {cells}，這些格也都在{house2}，所以{house2}的其餘格不能"
      "填 {digit}。"}},
    {SentenceName::kLockedSet,
     {"{cells} lie both in {house1} and in {house2} and hold only {digits}: {count} cells for "
      "{count} digits. So no other cell of the two houses can have these digits.",
      "{cells} 同在{house1}和{house2}，这{count}格只含 {digits} 这{count}个数，所以两个区域的其"
      "余格都不能填这些数。",
      "{cells} 同在{house1}和{house2}，這{count}格只含 {digits} 這{count}個數，所以兩個區域的其"
      "餘格都不能填這些數。"}},
    {SentenceName::kNakedSubset,
     {"In {house}, {cells} hold only {digits}: {count} cells for {count} digits. So these "
      "digits are used up there, and no other cell that sees all of these can have one of them.",
      "{house}的 {cells} 这{count}格只含 {digits} 这{count}个数，这些数必在其中，同时看到这些格"
      "的其余格都不能填它们。",
      "{house}的 {cells} 這{count}格只含 {digits} 這{count}個數，這些數必在其中，同時看到這些格"
      "的其餘格都不能填它們。"}},
    {SentenceName::kHiddenSubset,
     {"In {house}, {digits} fit only in {cells}: {count} digits for {count} cells. So these "
      "cells hold nothing else.",
      "{house}里 {digits} 这{count}个数只能填在 {cells} 这{count}格，所以这些格不能填别的数。",
      "{house}裡 {digits} 這{count}個數只能填在 {cells} 這{count}格，所以這些格不能填別的數。"}},
    {SentenceName::kFish,
     {"In {base}, {digit} fits only in {cover} ({fish}). The {basecount} base houses need one "
      "each, and each of the {basecount} cover houses has room for just one; so {cover} have "
      "their {digit} there and nowhere else.",
      "{base}的数字 {digit} 只出现在{cover}（{fish}）。{basecount}个定义域各要一个 {digit}，"
      "{basecount}个删除域各只能容下一个，所以{cover}的 {digit} 都在其中，其余格不能填 "
      "{digit}。",
      "{base}的數字 {digit} 只出現在{cover}（{fish}）。{basecount}個定義域各要一個 {digit}，"
      "{basecount}個刪除域各只能容下一個，所以{cover}的 {digit} 都在其中，其餘格不能填 "
      "{digit}。"}},
    {SentenceName::kCannibal,
     {"In the fish, a cell in two of the cover houses would use up both at once, so it is "
      "ruled out as well.",
      "鱼成立时，同在两个删除域里的格会一次占去两个删除域，同样不能填 {digit}。",
      "魚成立時，同在兩個刪除域裡的格會一次佔去兩個刪除域，同樣不能填 {digit}。"}},
    {SentenceName::kEndoFins,
     {"(An endo-fin lies in two base houses at once.)",
      "（内鱼鳍同在两个定义域里。）",
      "（內魚鰭同在兩個定義域裡。）"}},
    {SentenceName::kFinnedFish,
     {"Apart from {fins}, {base} have {digit} only in {cover} ({fish}). If all fins are false, "
      "{cover} have their {digit} in {base} and nowhere else; if one is true, no cell that "
      "sees it can be {digit}. What is ruled out in every case is false.",
      "除去{fins}，{base}与{cover}构成数字 {digit} 的鱼（{fish}）。若鱼鳍全为假，鱼成立，"
      "{cover}的其余格不能填 {digit}；若有鱼鳍为真，看到它的格不能填 {digit}。每种情况下都被排"
      "除的可以删去。",
      "除去{fins}，{base}與{cover}構成數字 {digit} 的魚（{fish}）。若魚鰭全為假，魚成立，"
      "{cover}的其餘格不能填 {digit}；若有魚鰭為真，看到它的格不能填 {digit}。每種情況下都被排"
      "除的可以刪去。"}},
    {SentenceName::kFishWithOneFin,
     {"Apart from {fins}, {base} have {digit} only in {cover} ({fish}). If the fin is false, "
      "{cover} have their {digit} in {base} and nowhere else; if it is true, no cell that sees "
      "it can be {digit}. What is ruled out either way is false.",
      "除去{fins}，{base}与{cover}构成数字 {digit} 的鱼（{fish}）。若鱼鳍为假，鱼成立，{cover}"
      "的其余格不能填 {digit}；若鱼鳍为真，看到它的格不能填 {digit}。两种情况下都被排除的可以删"
      "去。",
      "除去{fins}，{base}與{cover}構成數字 {digit} 的魚（{fish}）。若魚鰭為假，魚成立，{cover}"
      "的其餘格不能填 {digit}；若魚鰭為真，看到它的格不能填 {digit}。兩種情況下都被排除的可以刪"
      "去。"}},
    {SentenceName::kSiameseFish,
     {"{base} make two finned fish in {digit} at once: {fish}. For each of them: if its fins "
      "are false, its cover houses have their {digit} in {base} and nowhere else; if one is "
      "true, no cell that sees it can be {digit}. What one of the fish rules out in all its "
      "cases is false.",
      "{base}同时构成数字 {digit} 的两条带鳍的鱼：{fish}。对其中每条鱼：鱼鳍全为假时，删除域的"
      "其余格不能填 {digit}；有鱼鳍为真时，看到它的格不能填 {digit}。任一条鱼在每种情况下都排除"
      "的可以删去。",
      "{base}同時構成數字 {digit} 的兩條帶鰭的魚：{fish}。對其中每條魚：魚鰭全為假時，刪除域的"
      "其餘格不能填 {digit}；有魚鰭為真時，看到它的格不能填 {digit}。任一條魚在每種情況下都排除"
      "的可以刪去。"}},
    {SentenceName::kKrakenFish,
     {"Apart from {fins}, {base} have {digit} only in {cover} ({fish}). If no fin is true, {cover} "
      "have their {digit} in {base} and nowhere else, so {result}. The same follows if a fin is "
      "true: {branches}.",
      "除去{fins}，{base}与{cover}构成数字 {digit} 的鱼（{fish}）。若鱼鳍全为假，鱼成立，"
      "{cover}的其余格不能填 {digit}，即 {result}。鱼鳍为真时也推出同一结论：{branches}。",
      "除去{fins}，{base}與{cover}構成數字 {digit} 的魚（{fish}）。若魚鰭全為假，魚成立，"
      "{cover}的其餘格不能填 {digit}，即 {result}。魚鰭為真時也推出同一結論：{branches}。"}},
    {SentenceName::kKrakenCover,
     {"Apart from {fins}, {base} have {digit} only in {cover} ({fish}). If no fin is true, each of "
      "these covers has its {digit} in {base}. So one of {sources} is {digit}: a fin, or what "
      "{crosscover} has in {base}. Each of them shows that {result}: {branches}.",
      "除去{fins}，{base}与{cover}构成数字 {digit} 的鱼（{fish}）。若鱼鳍全为假，鱼成立，每个删除"
      "域的 {digit} 都在{base}里。所以 {sources} 中必有一格填 {digit}：或是鱼鳍，或是{crosscover}"
      "在{base}里的格。每一种情况都推出 {result}：{branches}。",
      "除去{fins}，{base}與{cover}構成數字 {digit} 的魚（{fish}）。若魚鰭全為假，魚成立，每個刪除"
      "域的 {digit} 都在{base}裡。所以 {sources} 中必有一格填 {digit}：或是魚鰭，或是{crosscover}"
      "在{base}裡的格。每一種情況都推出 {result}：{branches}。"}},
    {SentenceName::kTurbot,
     {"In {house1}, {digit} fits only in {end1} or {mid1}; in {house2}, only in {mid2} or "
      "{end2}. {mid1} and {mid2} see each other, so they are not both {digit}, and one of "
      "{end1} and {end2} is. No cell that sees both ends can be {digit}.",
      "{house1}的数字 {digit} 只能填在 {end1} 或 {mid1}，{house2}的只能填在 {mid2} 或 {end2}。"
      "{mid1} 与 {mid2} 互相看到，不能同为 {digit}，所以 {end1} 和 {end2} 至少一个为 {digit}，"
      "同时看到两端的格不能填 {digit}。",
      "{house1}的數字 {digit} 只能填在 {end1} 或 {mid1}，{house2}的只能填在 {mid2} 或 {end2}。"
      "{mid1} 與 {mid2} 互相看到，不能同為 {digit}，所以 {end1} 和 {end2} 至少一個為 {digit}，"
      "同時看到兩端的格不能填 {digit}。"}},
    {SentenceName::kEmptyRectangle,
     {"In {house}, every {digit} lies in {line1} or in {line2}; in {pairhouse}, {digit} fits "
      "only in {mid2} or {end2}. If {target} were {digit}, {end2} would not be, so {mid2} "
      "would; these two would rule out all places for {digit} in {house}.",
      "{house}的数字 {digit} 都在{line1}或{line2}上；{pairhouse}的 {digit} 只能填在 {mid2} 或 "
      "{end2}。若 {target} 填 {digit}，则 {end2} 不填 {digit}，{mid2} 填 {digit}，{house}就无处"
      "可填 {digit}。",
      "{house}的數字 {digit} 都在{line1}或{line2}上；{pairhouse}的 {digit} 只能填在 {mid2} 或 "
      "{end2}。若 {target} 填 {digit}，則 {end2} 不填 {digit}，{mid2} 填 {digit}，{house}就無處"
      "可填 {digit}。"}},
    {SentenceName::kColorTrap,
     {"Colour the places of {digit} by turns wherever a house has just two of them: {color1} "
      "against {color2}. One colour is {digit} throughout, the other nowhere. A cell that sees "
      "both colours cannot be {digit}, whichever colour is right.",
      "把数字 {digit} 的共轭对交替染色：{color1} 为一色，{color2} 为另一色。必有一色全真、另一"
      "色全假，所以同时看到两色的格不能填 {digit}。",
      "把數字 {digit} 的共軛對交替染色：{color1} 為一色，{color2} 為另一色。必有一色全真、另一"
      "色全假，所以同時看到兩色的格不能填 {digit}。"}},
    {SentenceName::kColorWrap,
     {"Colour the places of {digit} by turns wherever a house has just two of them: {color1} "
      "against {color2}. One colour is {digit} throughout, the other nowhere. {cell1} and "
      "{cell2} have the same colour and see each other, so theirs is the false one.",
      "把数字 {digit} 的共轭对交替染色：{color1} 为一色，{color2} 为另一色。必有一色全真、另一"
      "色全假。{cell1} 与 {cell2} 同色又互相看到，所以它们的颜色全假。",
      "把數字 {digit} 的共軛對交替染色：{color1} 為一色，{color2} 為另一色。必有一色全真、另一"
      "色全假。{cell1} 與 {cell2} 同色又互相看到，所以它們的顏色全假。"}},
    {SentenceName::kMultiColors,
     {"Two groups of places of {digit} can be coloured by turns: {color1} against {color3}, "
      "and {color2} against {color4}; in each group one colour is right. {cell1} and {cell2} "
      "see each other, so their colours are not both right, and one of the two opposite "
      "colours is. A cell that sees both of these cannot be {digit}.",
      "数字 {digit} 的共轭对可以染成两组：一组是 {color1} 对 {color3}，另一组是 {color2} 对 "
      "{color4}，每组必有一色全真。{cell1} 与 {cell2} 互相看到，它们的颜色不能同真，所以两个相"
      "反的颜色至少一色为真，同时看到这两色的格不能填 {digit}。",
      "數字 {digit} 的共軛對可以染成兩組：一組是 {color1} 對 {color3}，另一組是 {color2} 對 "
      "{color4}，每組必有一色全真。{cell1} 與 {cell2} 互相看到，它們的顏色不能同真，所以兩個相"
      "反的顏色至少一色為真，同時看到這兩色的格不能填 {digit}。"}},
    {SentenceName::kMoreMeetings,
     {"The same holds for the colours of {meetings}.",
      "{meetings} 的颜色同理。",
      "{meetings} 的顏色同理。"}},
    {SentenceName::kMultiColorsWrap,
     {"Two groups of places of {digit} can be coloured by turns: {color1} against {color3}, "
      "and {color2} against {color4}; in each group one colour is right. The first of these "
      "colours sees both of the other group: {cell1} sees {cell2}, and {cell3} sees {cell4}. "
      "So whichever of those is right, the first colour is false.",
      "数字 {digit} 的共轭对可以染成两组：一组是 {color1} 对 {color3}，另一组是 {color2} 对 "
      "{color4}，每组必有一色全真。前一色看到另一组的两色：{cell1} 看到 {cell2}，{cell3} 看到 "
      "{cell4}，所以无论另一组哪色为真，前一色全假。",
      "數字 {digit} 的共軛對可以染成兩組：一組是 {color1} 對 {color3}，另一組是 {color2} 對 "
      "{color4}，每組必有一色全真。前一色看到另一組的兩色：{cell1} 看到 {cell2}，{cell3} 看到 "
      "{cell4}，所以無論另一組哪色為真，前一色全假。"}},
    {SentenceName::kMedusaColors,
     {"Colour candidates by turns wherever a cell has just two of them, or a house just two "
      "places for a digit: {colored1} against {colored2}. One colour is right throughout, the "
      "other nowhere.",
      "只有两个候选数的格，以及在某个区域只剩两处的数字，都交替染色：{colored1} 为一色，"
      "{colored2} 为另一色。必有一色全真、另一色全假。",
      "只有兩個候選數的格，以及在某個區域只剩兩處的數字，都交替染色：{colored1} 為一色，"
      "{colored2} 為另一色。必有一色全真、另一色全假。"}},
    {SentenceName::kMedusaWrap,
     {"If the first colour were right, {colorclash}. So it is the wrong one.",
      "若前一色为真，{colorclash}，矛盾，所以前一色全假。",
      "若前一色為真，{colorclash}，矛盾，所以前一色全假。"}},
    {SentenceName::kMedusaCell,
     {"A cell with a candidate of each colour is one of these two, whichever colour is right; so "
      "it is nothing else.",
      "同一格里两色都有时，无论哪色为真，该格总填其中一个，其余候选数都是假的。",
      "同一格裡兩色都有時，無論哪色為真，該格總填其中一個，其餘候選數都是假的。"}},
    {SentenceName::kMedusaSeen,
     {"A candidate that sees its own digit in both colours is false, whichever colour is right.",
      "候选数看到两色中与自己相同的数字，无论哪色为真，它都是假的。",
      "候選數看到兩色中與自己相同的數字，無論哪色為真，它都是假的。"}},
    {SentenceName::kMedusaCellAndSeen,
     {"A candidate that shares its cell with one colour and sees its own digit in the other is "
      "false, whichever colour is right.",
      "候选数与一色同格，又看到另一色中与自己相同的数字，无论哪色为真，它都是假的。",
      "候選數與一色同格，又看到另一色中與自己相同的數字，無論哪色為真，它都是假的。"}},
    {SentenceName::kGradesWrap,
     {"Now go on from the first colour, candidate by candidate, each the last of its cell or the "
      "last place for its digit in a house: {grades}. But then {colorclash}. So the first colour "
      "is the wrong one.",
      "再从前一色推下去，每一步都是某格只剩一数，或某区域里某数只剩一处：{grades}。这时 "
      "{colorclash}，矛盾，所以前一色全假。",
      "再從前一色推下去，每一步都是某格只剩一數，或某區域裡某數只剩一處：{grades}。這時 "
      "{colorclash}，矛盾，所以前一色全假。"}},
    {SentenceName::kGradesTrap,
     {"Now go on from the colours, candidate by candidate, each the last of its cell or the last "
      "place for its digit in a house: {grades}. A candidate is false if with either colour its "
      "cell is another digit or its digit stands where it sees it.",
      "再从两色推下去，每一步都是某格只剩一数，或某区域里某数只剩一处：{grades}。无论哪色为真，"
      "所在格都填了别的数、或看到同数的候选数，都是假的。",
      "再從兩色推下去，每一步都是某格只剩一數，或某區域裡某數只剩一處：{grades}。無論哪色為真，"
      "所在格都填了別的數、或看到同數的候選數，都是假的。"}},
    {SentenceName::kGradesSet,
     {"Now go on from the colours, candidate by candidate, each the last of its cell or the last "
      "place for its digit in a house: {grades}. What follows from both colours is true.",
      "再从两色推下去，每一步都是某格只剩一数，或某区域里某数只剩一处：{grades}。两色都推出的，"
      "必定为真。",
      "再從兩色推下去，每一步都是某格只剩一數，或某區域裡某數只剩一處：{grades}。兩色都推出的，"
      "必定為真。"}},
});
// clang-format on

static_assert(
    words::kIsSound<words::first_unsound(kPatternSentences, words::SameFields::kChinese)>);

}  // namespace

std::span<const SentenceRow> pattern_sentences() { return kPatternSentences; }

}  // namespace shudu
