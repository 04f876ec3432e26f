// Why leftovers, subsets by counting, oddagons, fireworks, exocets and sets of rank 0 work, in
// words; see reasons.h.
#include <array>

#include "explain/sentence_rows.h"

namespace shudu {
namespace {

// clang-format off
constexpr auto kModernSentences = std::to_array<SentenceRow>({
    {SentenceName::kLeftovers,
     {"{base} and {cover} have every digit equally often, and the cells that they share count "
      "for both. So what is left over, {innies} on the one side and {outies} on the other, has "
      "the same digits, each equally often.",
      "{base}与{cover}含有每个数的次数相同，共有的格两边都算。所以剩下的格，一边是 {innies}，另一"
      "边是 {outies}，所含的数也完全相同。",
      "{base}與{cover}含有每個數的次數相同，共有的格兩邊都算。所以剩下的格，一邊是 {innies}，另一"
      "邊是 {outies}，所含的數也完全相同。"}},
    {SentenceName::kLeftoversRoom,
     {"A digit that one side can have only as often as the other has it already, or not at all, "
      "goes nowhere else in the other.",
      "某数在一边至多能填的次数若不超过另一边已填的次数（可能是零），另一边的其余格就不能填它。",
      "某數在一邊至多能填的次數若不超過另一邊已填的次數（可能是零），另一邊的其餘格就不能填它。"}},
    {SentenceName::kLeftoversFilling,
     {"What fits with no such filling of the two sides is false.",
      "两边所有这样的填法都容不下的候选数可以删去。",
      "兩邊所有這樣的填法都容不下的候選數可以刪去。"}},
    {SentenceName::kAlmostLocked,
     {"In {house1}, {color1} can be nothing but {anydigit}. In {house2}, {digits} fit only into "
      "the crossing with {house1} and into {color2}. As {color2} cannot take them all, at least "
      "one is in the crossing; as {color1} must take all but one, it is just one. So {house1} "
      "has these digits nowhere else, and {color2} can be nothing else.",
      "{house1}的 {color1} 只能填 {anydigit}。{house2}的 {digits} 只能填在与{house1}的交叉处和 "
      "{color2}。{color2} 少一格，容不下全部，所以至少一个数在交叉处；{color1} 占去其中除一个以外"
      "的全部，所以恰有一个。于是{house1}的其余格不能填这些数，{color2} 不能填别的数。",
      "{house1}的 {color1} 只能填 {anydigit}。{house2}的 {digits} 只能填在與{house1}的交叉處和 "
      "{color2}。{color2} 少一格，容不下全部，所以至少一個數在交叉處；{color1} 佔去其中除一個以外"
      "的全部，所以恰有一個。於是{house1}的其餘格不能填這些數，{color2} 不能填別的數。"}},
    {SentenceName::kDisjointSubset,
     {"{cells} are {n} cells with {count} digits. All places of a digit among them lie in one "
      "house ({locks}), so each digit fits there only once, and each of them is needed. So no "
      "other cell that sees all places of a digit can have it.",
      "{cells} 共 {n} 格，含{count}个数。每个数在其中的位置都在同一区域（{locks}），至多填一次，"
      "而 {n} 格正好要用到每个数。所以看到某数全部位置的其余格不能填它。",
      "{cells} 共 {n} 格，含{count}個數。每個數在其中的位置都在同一區域（{locks}），至多填一次，"
      "而 {n} 格正好要用到每個數。所以看到某數全部位置的其餘格不能填它。"}},
    {SentenceName::kSubsetCounting,
     {"{cells} are {n} cells. Places of a digit that see each other can be used only one at a "
      "time. So the digits have room there only so often: {times}, {n} times in all. Each is then "
      "used as often as it fits, and a candidate that would leave less room for its digit is "
      "false.",
      "{cells} 共 {n} 格。同一个数互相看到的位置只能用一处，所以这些数在其中至多填：{times}，合计"
      "正好 {n} 次。所以每个数都要填满次数，会使自己的数填不满的候选数可以删去。",
      "{cells} 共 {n} 格。同一個數互相看到的位置只能用一處，所以這些數在其中至多填：{times}，合計"
      "正好 {n} 次。所以每個數都要填滿次數，會使自己的數填不滿的候選數可以刪去。"}},
    {SentenceName::kBivalueOddagon,
     {"{corners} form a ring of an odd number of cells, each seeing the next. Filled with "
      "{digits} alone, the two digits would have to alternate around the ring, which an odd "
      "ring does not allow. So one of the other candidates there, the guardians, is true: "
      "{guardians}.",
      "{corners} 连成一个奇数格的环，每格看到下一格。若只填 {digits}，两数要沿环交替，奇数环做不"
      "到。所以环上其余的候选数（守护者）至少一个为真：{guardians}。",
      "{corners} 連成一個奇數格的環，每格看到下一格。若只填 {digits}，兩數要沿環交替，奇數環做不"
      "到。所以環上其餘的候選數（守護者）至少一個為真：{guardians}。"}},
    {SentenceName::kTridagon,
     {"{base} each have three of these cells, in three different rows and columns: {corners}. "
      "Filled with {digits} alone, each box would fix which way round its neighbours take the "
      "three digits, and going once round the four boxes this comes back reversed. So one of "
      "the other candidates there, the guardians, is true: {guardians}.",
      "{base}各有三格，分在不同的行和列上：{corners}。若只填 {digits}，每个宫里三数的轮转方向都"
      "决定相邻宫的方向，绕四宫一周却得到相反的方向。所以这些格其余的候选数（守护者）至少一个为"
      "真：{guardians}。",
      "{base}各有三格，分在不同的列和行上：{corners}。若只填 {digits}，每個宮裡三數的輪轉方向都"
      "決定相鄰宮的方向，繞四宮一周卻得到相反的方向。所以這些格其餘的候選數（守護者）至少一個為"
      "真：{guardians}。"}},
    {SentenceName::kFirework,
     {"{cell1} is where {row} and {column} cross. Apart from {box}, {row} has room for {digits} "
      "at most in {cell2}, and {column} at most in {cell3}. A digit in neither would be in "
      "{box} for both lines, that is in {cell1}. So each of {digits} is in one of {cells}: "
      "{count} digits for {count} cells, and nothing else goes there.",
      "{cell1} 在{row}与{column}的交叉处。除{box}外，{row}的 {digits} 至多填在 {cell2}，{column}"
      "的至多填在 {cell3}。若某数两处都不填，{row}和{column}的这个数就都在{box}里，只能是 "
      "{cell1}。所以 {digits} 都在 {cells} 之中，{count}个数占{count}格，这些格不能填别的数。",
      "{cell1} 在{row}與{column}的交叉處。除{box}外，{row}的 {digits} 至多填在 {cell2}，{column}"
      "的至多填在 {cell3}。若某數兩處都不填，{row}和{column}的這個數就都在{box}裡，只能是 "
      "{cell1}。所以 {digits} 都在 {cells} 之中，{count}個數佔{count}格，這些格不能填別的數。"}},
    {SentenceName::kFireworkElsewhere,
     {"None of them takes both {cell2} and {cell3}, so in {box} each lies in {row} or {column}; "
      "and no other cell that sees all its places among these can have it.",
      "每个数不会同在 {cell2} 和 {cell3}，所以它在{box}里必在{row}或{column}上；看到它在这些格"
      "中全部位置的其余格也不能填它。",
      "每個數不會同在 {cell2} 和 {cell3}，所以它在{box}裡必在{row}或{column}上；看到它在這些格"
      "中全部位置的其餘格也不能填它。"}},
    {SentenceName::kFireworkQuadruple,
     {"{cell1} is where {row} and {column} cross. Apart from {box}, these have room for "
      "{digits1} at most in {cell2} and in {cell3}. A digit in neither would be in {box} for "
      "both lines, that is in {cell1}; so each of {digits1} is in one of the three cells. In "
      "the same way each of {digits2} is in {cell4}, where {row2} and {column2} cross in "
      "{box2}, or in {cell2} or {cell3}. Four digits for four cells: nothing else goes there, "
      "{cell1} is one of {digits1}, and {cell4} is one of {digits2}.",
      "{cell1} 在{row}与{column}的交叉处。除{box}外，这两处的 {digits1} 至多填在 {cell2} 和 "
      "{cell3}。若某数两处都不填，{row}和{column}的这个数就都在{box}里，只能是 {cell1}；所以 "
      "{digits1} 都在这三格之中。同理，{digits2} 都在 {cell4}（{box2}里{row2}与{column2}的交叉"
      "处）、{cell2}、{cell3} 之中。四个数占四格，这些格不能填别的数，{cell1} 只能填 {digits1} "
      "之一，{cell4} 只能填 {digits2} 之一。",
      "{cell1} 在{row}與{column}的交叉處。除{box}外，這兩處的 {digits1} 至多填在 {cell2} 和 "
      "{cell3}。若某數兩處都不填，{row}和{column}的這個數就都在{box}裡，只能是 {cell1}；所以 "
      "{digits1} 都在這三格之中。同理，{digits2} 都在 {cell4}（{box2}裡{row2}與{column2}的交叉"
      "處）、{cell2}、{cell3} 之中。四個數佔四格，這些格不能填別的數，{cell1} 只能填 {digits1} "
      "之一，{cell4} 只能填 {digits2} 之一。"}},
    {SentenceName::kFireworkQuadrupleElsewhere,
     {"No digit takes both {cell2} and {cell3}, so in {box} each of {digits1} lies in {row} or "
      "{column}, and in {box2} each of {digits2} in {row2} or {column2}; and no other cell that "
      "sees all places of such a digit among these can have it.",
      "每个数不会同在 {cell2} 和 {cell3}，所以 {digits1} 在{box}里必在{row}或{column}上，"
      "{digits2} 在{box2}里必在{row2}或{column2}上；看到某数在这些格中全部位置的其余格也不能填"
      "它。",
      "每個數不會同在 {cell2} 和 {cell3}，所以 {digits1} 在{box}裡必在{row}或{column}上，"
      "{digits2} 在{box2}裡必在{row2}或{column2}上；看到某數在這些格中全部位置的其餘格也不能填"
      "它。"}},
    {SentenceName::kFireworkPair,
     {"{cell1} is where {row} and {column} cross. Apart from {box}, {row} has room for {digits} "
      "at most in {cell2}, and {column} at most in {cell3}. A digit in neither would be in "
      "{box} for both lines, that is in {cell1}, which cannot have it. So {cell2} and {cell3} "
      "hold {digits} and nothing else.",
      "{cell1} 在{row}与{column}的交叉处。除{box}外，{row}的 {digits} 至多填在 {cell2}，{column}"
      "的至多填在 {cell3}。若某数两处都不填，{row}和{column}的这个数就都在{box}里，只能是 "
      "{cell1}，而 {cell1} 不能填它。所以 {cell2} 和 {cell3} 只能填 {digits}。",
      "{cell1} 在{row}與{column}的交叉處。除{box}外，{row}的 {digits} 至多填在 {cell2}，{column}"
      "的至多填在 {cell3}。若某數兩處都不填，{row}和{column}的這個數就都在{box}裡，只能是 "
      "{cell1}，而 {cell1} 不能填它。所以 {cell2} 和 {cell3} 只能填 {digits}。"}},
    {SentenceName::kFireworkPairWithSet,
     {"{cell1} is where {row} and {column} cross. Apart from {box}, {row} has room for {digits} "
      "at most in {cell2}, and {column} at most in {cell3}. A digit in neither would be in "
      "{box} for both lines, that is in {cell1}; so each of {digits} is in one of the three "
      "cells. {als1} has one digit more than cells, so it has {anydigit}, and it sees {cell2} "
      "and {cell3} with both. Whichever it has is then in neither of these, so it is in "
      "{cell1}.",
      "{cell1} 在{row}与{column}的交叉处。除{box}外，{row}的 {digits} 至多填在 {cell2}，{column}"
      "的至多填在 {cell3}。若某数两处都不填，{row}和{column}的这个数就都在{box}里，只能是 "
      "{cell1}；所以 {digits} 都在这三格之中。{als1} 的数字只比格数多一个，必含有 {anydigit}，而"
      "其中的 {digits} 都看到 {cell2} 和 {cell3}。它含有的那个数不能在这两格，只能在 {cell1}。",
      "{cell1} 在{row}與{column}的交叉處。除{box}外，{row}的 {digits} 至多填在 {cell2}，{column}"
      "的至多填在 {cell3}。若某數兩處都不填，{row}和{column}的這個數就都在{box}裡，只能是 "
      "{cell1}；所以 {digits} 都在這三格之中。{als1} 的數字只比格數多一個，必含有 {anydigit}，而"
      "其中的 {digits} 都看到 {cell2} 和 {cell3}。它含有的那個數不能在這兩格，只能在 {cell1}。"}},
    {SentenceName::kFireworkPairSetElsewhere,
     {"It cannot have both, so it keeps its other digits, and each of {digits} is either in it "
      "or in {cell2} or {cell3}. A cell that sees all places that a digit is bound to so "
      "cannot have it.",
      "它不能两个都有，所以其余数字都留在其中，{digits} 则各在其中或在 {cell2}、{cell3} 中。看到"
      "某数所有这些位置的格不能填它。",
      "它不能兩個都有，所以其餘數字都留在其中，{digits} 則各在其中或在 {cell2}、{cell3} 中。看到"
      "某數所有這些位置的格不能填它。"}},
    {SentenceName::kExocet,
     {"{basecells} take two of {digits}. Whichever these are, they are used up in {house} and in "
      "their box, so each of {cover} needs them elsewhere. Without {targets} there is no room "
      "for such a digit in all three of these lines at once. So each of the two is in one of "
      "{targets}, and these hold nothing else. What fits with no choice of two digits is false.",
      "{basecells} 填 {digits} 中的两个数。无论是哪两个，{house}和所在宫的其余格都不能再填，所以"
      "{cover}都要在别处填它们。除去 {targets}，这样的数无法同时填进这三个区域，所以两数各在 "
      "{targets} 之一，这两格不能填别的数。与任何一种两数的选法都不相容的候选数可以删去。",
      "{basecells} 填 {digits} 中的兩個數。無論是哪兩個，{house}和所在宮的其餘格都不能再填，所以"
      "{cover}都要在別處填它們。除去 {targets}，這樣的數無法同時填進這三個區域，所以兩數各在 "
      "{targets} 之一，這兩格不能填別的數。與任何一種兩數的選法都不相容的候選數可以刪去。"}},
    {SentenceName::kExocetMirrors,
     {"(The digit of one target also needs a place in the box of the other: in the line of the "
      "band that has neither the base nor that target. The cell beside it there is neither of "
      "the two digits.)",
      "（一个目标格的数在另一个目标格的宫里也要有位置：必在基准格和该目标格都不在的那条线上，其旁"
      "的一格不是这两个数。）",
      "（一個目標格的數在另一個目標格的宮裡也要有位置：必在基準格和該目標格都不在的那條線上，其旁"
      "的一格不是這兩個數。）"}},
    {SentenceName::kDoubleExocet,
     {"Two exocets have {cover} as their cross-lines: {base1} with the targets {targets1}, and "
      "{base2} with {targets2}. Two digits that are true in a base are used up in its line and "
      "its box, and without the targets there is no room for one of them in all three "
      "cross-lines at once; so the targets repeat the digits of their base. Only some ways to "
      "share out {digits} suit both exocets. What fits with none of them is false, and so is a "
      "digit where it sees, in each of them, a cell that has it.",
      "两个飞鱼共用{cover}：{base1} 的目标格是 {targets1}，{base2} 的是 {targets2}。基准格所填的"
      "两个数在其行列和宫里不能再填，而除去目标格，这样的数无法同时填进这三个区域，所以目标格重复"
      "各自基准格的两个数。{digits} 只有几种分法能同时满足两边；与每种分法都不相容的候选数，以及在"
      "每种分法中都看到同数格的候选数，可以删去。",
      "兩個飛魚共用{cover}：{base1} 的目標格是 {targets1}，{base2} 的是 {targets2}。基準格所填的"
      "兩個數在其行列和宮裡不能再填，而除去目標格，這樣的數無法同時填進這三個區域，所以目標格重複"
      "各自基準格的兩個數。{digits} 只有幾種分法能同時滿足兩邊；與每種分法都不相容的候選數，以及在"
      "每種分法中都看到同數格的候選數，可以刪去。"}},
    {SentenceName::kRank,
     {"In {cells}, {n} cells, every candidate is counted in one of these houses: {locks}. A "
      "house has each of its digits once, so there is room for {n} digits in all, just as many "
      "as cells. So each digit is used there as often as it fits, and a candidate that would "
      "leave room for fewer of its own digit is false.",
      "{cells} 共 {n} 格，其中每个候选数都算在以下区域里：{locks}。一个区域里每个数只填一次，合计"
      "正好 {n} 个数，与格数相等。所以每个数都要填满次数，会使自己的数填不满的候选数可以删去。",
      "{cells} 共 {n} 格，其中每個候選數都算在以下區域裡：{locks}。一個區域裡每個數只填一次，合計"
      "正好 {n} 個數，與格數相等。所以每個數都要填滿次數，會使自己的數填不滿的候選數可以刪去。"}},
    {SentenceName::kMultiFish,
     {"{base} still need {truths} cells for {digits}, and have room for them only so: {locks}, "
      "each of these once, and {cells}, one digit each. That makes {truths}, so all of "
      "this room is needed: {cover} have the digits named for them nowhere else, and {cells} "
      "hold nothing but {digits}.",
      "{base}还要填 {digits} 共 {truths} 次，而能填的位置只有：{locks}，各一次；{cells}，每格一个"
      "数。合计也是 {truths}，所以都要用到：{cover}的其余格不能填所列的数，{cells} 只能填 "
      "{digits}。",
      "{base}還要填 {digits} 共 {truths} 次，而能填的位置只有：{locks}，各一次；{cells}，每格一個"
      "數。合計也是 {truths}，所以都要用到：{cover}的其餘格不能填所列的數，{cells} 只能填 "
      "{digits}。"}},
    {SentenceName::kMultiFishFilled,
     {"(Where such a house has just as many of these cells as digits, they fill its cells.)",
      "（这些区域中格数与数的个数相等时，那些格也只能填这些数。）",
      "（這些區域中格數與數的個數相等時，那些格也只能填這些數。）"}},
});
// clang-format on

static_assert(words::kIsSound<words::first_unsound(kModernSentences, words::SameFields::kChinese)>);

}  // namespace

std::span<const SentenceRow> modern_sentences() { return kModernSentences; }

}  // namespace shudu
