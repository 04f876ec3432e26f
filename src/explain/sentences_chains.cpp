// Why chains, almost locked sets, exclusion, forcing, templates and rarer patterns work, in
// words; see reasons.h.
#include <array>

#include "explain/sentence_rows.h"

namespace shudu {
namespace {

// clang-format off
constexpr auto kChainSentences = std::to_array<SentenceRow>({
    {SentenceName::kRemotePair,
     {"{cells} hold only {digits} and each sees the next, so the two digits alternate: "
      "{color1} have the one, {color2} the other. A cell that sees one of each kind can have "
      "neither.",
      "{cells} 都只含 {digits}，且每格看到下一格，所以两数交替出现：{color1} 填其中一个，"
      "{color2} 填另一个。同时看到两类各一格的格不能填这两个数。",
      "{cells} 都只含 {digits}，且每格看到下一格，所以兩數交替出現：{color1} 填其中一個，"
      "{color2} 填另一個。同時看到兩類各一格的格不能填這兩個數。"}},
    {SentenceName::kChain,
     {"If {assumption}, the chain shows that {ending}: {chain}. So one of the two ends is "
      "true, and no cell that sees both can be {z}.",
      "若 {assumption}，沿链推得 {ending}：{chain}。所以两端至少一真，同时看到两端的格不能填 "
      "{z}。",
      "若 {assumption}，沿鏈推得 {ending}：{chain}。所以兩端至少一真，同時看到兩端的格不能填 "
      "{z}。"}},
    {SentenceName::kChainOfTwoDigits,
     {"If {assumption}, the chain shows that {ending}: {chain}. So one of the two ends is "
      "true. The two cells see each other, so {startcell} cannot take the {enddigit}, nor "
      "{endcell} the {startdigit}: then neither end would be true.",
      "若 {assumption}，沿链推得 {ending}：{chain}。所以两端至少一真。两格互相看到，若 "
      "{startcell} 填 {enddigit} 或 {endcell} 填 {startdigit}，两端都会为假。",
      "若 {assumption}，沿鏈推得 {ending}：{chain}。所以兩端至少一真。兩格互相看到，若 "
      "{startcell} 填 {enddigit} 或 {endcell} 填 {startdigit}，兩端都會為假。"}},
    {SentenceName::kLoopOff,
     {"If {assumption}, the chain shows that {ending}: {chain}. That contradicts itself.",
      "若 {assumption}，沿链推得 {ending}：{chain}，矛盾。",
      "若 {assumption}，沿鏈推得 {ending}：{chain}，矛盾。"}},
    {SentenceName::kLoopTwoDigits,
     {"If {assumption}, the chain shows that {ending}: {chain}. A cell cannot be both.",
      "若 {assumption}，沿链推得 {ending}：{chain}。一格不能同时填两个数，矛盾。",
      "若 {assumption}，沿鏈推得 {ending}：{chain}。一格不能同時填兩個數，矛盾。"}},
    {SentenceName::kLoopOn,
     {"If {assumption}, the chain shows that {ending}: {chain}. So {ending} in any case, and "
      "nothing else fits there.",
      "若 {assumption}，沿链推得 {ending}：{chain}。所以无论如何 {ending}，其余候选数都不成立。",
      "若 {assumption}，沿鏈推得 {ending}：{chain}。所以無論如何 {ending}，其餘候選數都不成立。"}},
    {SentenceName::kLoop,
     {"The chain closes: {chain}. Whichever way it is gone round, exactly one end of each link "
      "is true. So no other cell that sees both ends of a weak link can have their digit, and "
      "a cell that holds both ends has no other candidate.",
      "链首尾相接成环：{chain}。沿任一方向推，每条链的两端都恰有一真。所以同时看到弱链两端的其"
      "余格不能填该数；弱链两端在同一格时，该格没有别的候选数。",
      "鏈首尾相接成環：{chain}。沿任一方向推，每條鏈的兩端都恰有一真。所以同時看到弱鏈兩端的其"
      "餘格不能填該數；弱鏈兩端在同一格時，該格沒有別的候選數。"}},
    {SentenceName::kLoopWithSets,
     {"The digits of an almost locked set by which the chain neither enters nor leaves it are "
      "locked in its cells.",
      "待定数组中链不经过的数字也锁定在组内。",
      "待定數組中鏈不經過的數字也鎖定在組內。"}},
    {SentenceName::kCycle,
     {"The chain closes: {chain}. Going round it, its candidates are true and false by turns. "
      "So an outside candidate that sees one of each kind is false either way.",
      "链首尾相接成环：{chain}。沿环各候选数真假交替，所以环外同时看到两类各一个的候选数，无论"
      "如何都为假。",
      "鏈首尾相接成環：{chain}。沿環各候選數真假交替，所以環外同時看到兩類各一個的候選數，無論"
      "如何都為假。"}},
    {SentenceName::kErip,
     {"{cell1} and {cell2} hold only {digits}. In {house}, every place for either digit is seen by "
      "{cell1} or by {cell2}. If both cells had the same digit, {house} would have no place for "
      "it. So they have one each, and no cell that sees both can be either of them.",
      "{cell1} 与 {cell2} 都只含 {digits}。{house}里这两个数的位置都被 {cell1} 或 {cell2} 看到；若"
      "两格填同一个数，{house}就无处可填这个数。所以两格各填其一，同时看到两格的格不能填这两个数。",
      "{cell1} 與 {cell2} 都只含 {digits}。{house}裡這兩個數的位置都被 {cell1} 或 {cell2} 看到；若"
      "兩格填同一個數，{house}就無處可填這個數。所以兩格各填其一，同時看到兩格的格不能填這兩個數。"}},
    {SentenceName::kBlossomLoop,
     {"{cases}. Each case leads to an end of its own, unless it is one: {branches}. All the ends "
      "lie in {meeting}, where only one of them can be true. If one is, the others are false, and "
      "with them the cases that lead to them. So one branch is true from start to end, the others "
      "are false from end to start. What is ruled out whichever branch is the true one is false.",
      "{cases}，每种情况都对应一个不同的终点：{branches}。这些终点都在{meeting}，只能有一个为真；一"
      "个为真，其余终点就为假，通向它们的情况也不成立。所以恰有一条分支从头到尾成立，其余分支从尾到头"
      "都不成立。无论哪条分支成立都被排除的，可以删去。",
      "{cases}，每種情況都對應一個不同的終點：{branches}。這些終點都在{meeting}，只能有一個為真；一"
      "個為真，其餘終點就為假，通向它們的情況也不成立。所以恰有一條分支從頭到尾成立，其餘分支從尾到頭"
      "都不成立。無論哪條分支成立都被排除的，可以刪去。"}},
    {SentenceName::kAlsXz,
     {"{als1} and {als2} are almost locked sets: each has one digit more than cells. All their "
      "cells with {x} see each other, so only one of the sets can contain {x}; the other is "
      "locked and holds {z}. A cell that sees all places for such a digit in both cannot have "
      "it.",
      "{als1} 与 {als2} 是待定数组，数字都只比格数多一个。两组的 {x} 互相看到，至多一组含有 "
      "{x}，另一组就锁定而含有 {z}。所以看到两组中该数全部位置的格不能填它。",
      "{als1} 與 {als2} 是待定數組，數字都只比格數多一個。兩組的 {x} 互相看到，至多一組含有 "
      "{x}，另一組就鎖定而含有 {z}。所以看到兩組中該數全部位置的格不能填它。"}},
    {SentenceName::kAlsXzDouble,
     {"{als1} and {als2} are almost locked sets: each has one digit more than cells. Only one "
      "of them can contain {x}, and only one {y}. A set can lack only one digit, so each has "
      "one of the two and both are locked: {x} and {y} are used up in them, and each keeps its "
      "other digits ({fixed}).",
      "{als1} 与 {als2} 是待定数组，数字都只比格数多一个。{x} 和 {y} 都至多在一组里，而每组只能"
      "少一个数，所以两组各有其一，都被锁定：{x}、{y} 必在两组之内，其余数字也留在各自组内（"
      "{fixed}）。",
      "{als1} 與 {als2} 是待定數組，數字都只比格數多一個。{x} 和 {y} 都至多在一組裡，而每組只能"
      "少一個數，所以兩組各有其一，都被鎖定：{x}、{y} 必在兩組之內，其餘數字也留在各自組內（"
      "{fixed}）。"}},
    {SentenceName::kAlsWing,
     {"{als1}, {alsmid} and {als2} are almost locked sets: each has one digit more than "
      "cells. The middle one shares {x} with the first and {y} with the last, and only one of "
      "the two sets can contain the shared digit. As the middle set can lack only one of {x} "
      "and {y}, the first lacks {x} or the last lacks {y}: one of them is locked and holds "
      "{z}. A cell that sees all places for such a digit in the first and the last set cannot "
      "have it.",
      "{als1}、{alsmid}、{als2} 是待定数组，数字都只比格数多一个。中间一组与首组至多一组含有 "
      "{x}，与末组至多一组含有 {y}。中间一组只能少一个数，所以首组没有 {x} 或末组没有 {y}，其中"
      "一组锁定而含有 {z}。看到首末两组中该数全部位置的格不能填它。",
      "{als1}、{alsmid}、{als2} 是待定數組，數字都只比格數多一個。中間一組與首組至多一組含有 "
      "{x}，與末組至多一組含有 {y}。中間一組只能少一個數，所以首組沒有 {x} 或末組沒有 {y}，其中"
      "一組鎖定而含有 {z}。看到首末兩組中該數全部位置的格不能填它。"}},
    {SentenceName::kAlsChain,
     {"Almost locked sets in a row, each with one digit more than cells: {alschain}. "
      "Neighbours cannot both contain the digit written between them. If the first set "
      "contains its own, the next lacks it and must contain the one after, and so on to the "
      "last, which then lacks a digit. So the first or the last set is locked and holds {z}, "
      "and a cell that sees all places for such a digit in the first and the last set cannot "
      "have it.",
      "待定数组依次相连，数字都只比格数多一个：{alschain}。相邻两组不能同时含有其间所写的数。若"
      "首组含有该数，下一组就没有它而必含有再下一个数，依此推到末组少一个数。所以首组或末组锁定"
      "而含有 {z}，看到首末两组中该数全部位置的格不能填它。",
      "待定數組依次相連，數字都只比格數多一個：{alschain}。相鄰兩組不能同時含有其間所寫的數。若"
      "首組含有該數，下一組就沒有它而必含有再下一個數，依此推到末組少一個數。所以首組或末組鎖定"
      "而含有 {z}，看到首末兩組中該數全部位置的格不能填它。"}},
    {SentenceName::kAlsWWing,
     {"{als1} and {als2} are almost locked sets: each has one digit more than cells. In {house}, "
      "{x} fits only in {places1} or {places2}; {places1} sees every {x} of the first set, "
      "{places2} every {x} of the second. If both sets contained {x}, {house} would have none. So "
      "one of them lacks it, is locked and holds {z}. A cell that sees all places for such a digit "
      "in both cannot have it.",
      "{als1} 与 {als2} 是待定数组，数字都只比格数多一个。{house}的 {x} 只能填在 {places1} 或 "
      "{places2}，{places1} 看到首组的所有 {x}，{places2} 看到末组的所有 {x}；若两组都含有 {x}，"
      "{house}就无处可填 {x}。所以必有一组没有 {x}，锁定而含有 {z}。看到两组中该数全部位置的格不能"
      "填它。",
      "{als1} 與 {als2} 是待定數組，數字都只比格數多一個。{house}的 {x} 只能填在 {places1} 或 "
      "{places2}，{places1} 看到首組的所有 {x}，{places2} 看到末組的所有 {x}；若兩組都含有 {x}，"
      "{house}就無處可填 {x}。所以必有一組沒有 {x}，鎖定而含有 {z}。看到兩組中該數全部位置的格不能"
      "填它。"}},
    {SentenceName::kAlsWRing,
     {"{als1} and {als2} are almost locked sets: each has one digit more than cells. In {house}, "
      "{x} fits only in {places1} or {places2}; {places1} sees every {x} of the first set, "
      "{places2} every {x} of the second. So the sets cannot both contain {x}; nor {y}, as all "
      "its places in the two see each other. A set can lack only one digit, so each lacks one of "
      "these two and both are locked: {y} is in one of them, {x} in the first set or in {places1} "
      "and in the second set or in {places2}, and each keeps its other digits ({fixed}).",
      "{als1} 与 {als2} 是待定数组，数字都只比格数多一个。{house}的 {x} 只能填在 {places1} 或 "
      "{places2}，{places1} 看到首组的所有 {x}，{places2} 看到末组的所有 {x}，所以两组不能都含有 "
      "{x}；两组的 {y} 互相看到，也不能都含有 {y}。每组只能少一个数，所以两组各少其一，都被锁定："
      "{y} 必在其中一组，首组与 {places1} 恰有一处填 {x}，末组与 {places2} 也是，其余数字留在各自"
      "组内（{fixed}）。",
      "{als1} 與 {als2} 是待定數組，數字都只比格數多一個。{house}的 {x} 只能填在 {places1} 或 "
      "{places2}，{places1} 看到首組的所有 {x}，{places2} 看到末組的所有 {x}，所以兩組不能都含有 "
      "{x}；兩組的 {y} 互相看到，也不能都含有 {y}。每組只能少一個數，所以兩組各少其一，都被鎖定："
      "{y} 必在其中一組，首組與 {places1} 恰有一處填 {x}，末組與 {places2} 也是，其餘數字留在各自"
      "組內（{fixed}）。"}},
    {SentenceName::kAhsXz,
     {"In {house1}, all places for {setdigits} are in {setcells}; in {house3}, all places for "
      "{setdigits2} are in {setcells2}: both times one cell more than digits. {color1} belongs "
      "to both, but no digit that both have fits there, so one of the sets goes without it and "
      "needs all its other cells. These then hold nothing else, and a cell that sees all the "
      "places left for one of its digits cannot have that digit. What is ruled out so whichever "
      "set it is, is false.",
      "{house1}里 {setdigits} 的位置都在 {setcells}，{house3}里 {setdigits2} 的位置都在 "
      "{setcells2}，格数都只比数字多一个。{color1} 同属两组，但没有两组共有的数能填在那里，所以必有"
      "一组不用它，而要用到组内其余各格：这些格不能填别的数，看到某数剩余全部位置的格也不能填它。无"
      "论是哪一组，都被排除的可以删去。",
      "{house1}裡 {setdigits} 的位置都在 {setcells}，{house3}裡 {setdigits2} 的位置都在 "
      "{setcells2}，格數都只比數字多一個。{color1} 同屬兩組，但沒有兩組共有的數能填在那裡，所以必有"
      "一組不用它，而要用到組內其餘各格：這些格不能填別的數，看到某數剩餘全部位置的格也不能填它。無"
      "論是哪一組，都被排除的可以刪去。"}},
    {SentenceName::kAhsXzDouble,
     {"In {house1}, all places for {setdigits} are in {setcells}; in {house3}, all places for "
      "{setdigits2} are in {setcells2}: both times one cell more than digits. {color1} belong "
      "to both, but no digit that both have fits there, so each of these two cells serves one set "
      "only. A set can do without just one cell, so each set uses one of the two and all its "
      "other cells. What is ruled out whichever way round it is, is false.",
      "{house1}里 {setdigits} 的位置都在 {setcells}，{house3}里 {setdigits2} 的位置都在 "
      "{setcells2}，格数都只比数字多一个。{color1} 同属两组，但没有两组共有的数能填在那里，所以这两"
      "格各归一组。每组只能少用一格，所以每组恰用其中一格以及组内其余各格。无论怎样分配，都被排除的可"
      "以删去。",
      "{house1}裡 {setdigits} 的位置都在 {setcells}，{house3}裡 {setdigits2} 的位置都在 "
      "{setcells2}，格數都只比數字多一個。{color1} 同屬兩組，但沒有兩組共有的數能填在那裡，所以這兩"
      "格各歸一組。每組只能少用一格，所以每組恰用其中一格以及組內其餘各格。無論怎樣分配，都被排除的可"
      "以刪去。"}},
    {SentenceName::kDeathBlossom,
     {"Each candidate of {stem} has a petal, an almost locked set that sees it: {petals}. In "
      "every case a locked petal holds {z}, so a cell that sees all places for {z} in the "
      "petals cannot have it.",
      "{stem} 的每个候选数都对应一个花瓣（待定数组）：{petals}。无论哪种情况，总有一个锁定的花"
      "瓣含有 {z}，所以看到各花瓣中 {z} 全部位置的格不能填 {z}。",
      "{stem} 的每個候選數都對應一個花瓣（待定數組）：{petals}。無論哪種情況，總有一個鎖定的花"
      "瓣含有 {z}，所以看到各花瓣中 {z} 全部位置的格不能填 {z}。"}},
    {SentenceName::kHouseDeathBlossom,
     {"In {house}, {startdigit} is in {stems}, and each of these has a petal, an almost locked "
      "set of which it sees every {startdigit}: {housepetals}. In every case a locked petal holds "
      "{z}, so a cell that sees all places for {z} in the petals cannot have it.",
      "{house}的 {startdigit} 填在 {stems}，每处都对应一个花瓣（待定数组），看到其中所有的 "
      "{startdigit}：{housepetals}。无论哪种情况，总有一个锁定的花瓣含有 {z}，所以看到各花瓣中 {z} "
      "全部位置的格不能填 {z}。",
      "{house}的 {startdigit} 填在 {stems}，每處都對應一個花瓣（待定數組），看到其中所有的 "
      "{startdigit}：{housepetals}。無論哪種情況，總有一個鎖定的花瓣含有 {z}，所以看到各花瓣中 {z} "
      "全部位置的格不能填 {z}。"}},
    {SentenceName::kSueDeCoq3d,
     {"{cells} lie in {houses} and hold only {digits}: {count} cells for {count} digits. All "
      "places of a digit among them see each other, so it can stand there only once; and as all "
      "the cells must be filled, it does. So no other cell that sees all places of a digit there "
      "can have it.",
      "{cells} 分布在{houses}，这{count}格只含 {digits} 这{count}个数。每个数在其中的位置都互相看到，"
      "至多填一次；而{count}格都要填，所以每个数恰好填一次。看到某数在其中全部位置的其余格不能填该数。",
      "{cells} 分佈在{houses}，這{count}格只含 {digits} 這{count}個數。每個數在其中的位置都互相看到，"
      "至多填一次；而{count}格都要填，所以每個數恰好填一次。看到某數在其中全部位置的其餘格不能填該數。"}},
    {SentenceName::kSueDeCoq,
     {"{crossing} lie where {line} and {box} cross. With {lineset} in {line} and {boxset} in "
      "{box} they are {n} cells, and their digits, {digits}, have room there only {n} times in "
      "all; so each is used as often as it can be. The digits that {boxset} cannot have stand "
      "in {line}, and no other cell of {line} has them; those that {lineset} cannot have stand "
      "in {box}, and no other cell of {box} has them.",
      "{crossing} 在{line}与{box}的交叉处，与{line}的 {lineset}、{box}的 {boxset} 共 {n} 格，而"
      "其中的数字 {digits} 总共恰好只能填 {n} 次，所以每次都要用到。{boxset} 不能填的数必在"
      "{line}内，{line}的其余格不能填；{lineset} 不能填的数必在{box}内，{box}的其余格不能填。",
      "{crossing} 在{line}與{box}的交叉處，與{line}的 {lineset}、{box}的 {boxset} 共 {n} 格，而"
      "其中的數字 {digits} 總共恰好只能填 {n} 次，所以每次都要用到。{boxset} 不能填的數必在"
      "{line}內，{line}的其餘格不能填；{lineset} 不能填的數必在{box}內，{box}的其餘格不能填。"}},
    {SentenceName::kSueDeCoqShared,
     {"({both} is used twice, once in each of these two sets.)",
      "（{both} 在两组中各用一次。）",
      "（{both} 在兩組中各用一次。）"}},
    {SentenceName::kExclusion,
     {"Try every combination for {cells}: {combinations}.",
      "逐一检查 {cells} 的组合：{combinations}。",
      "逐一檢查 {cells} 的組合：{combinations}。"}},
    {SentenceName::kExclusionOfMany,
     {"Try every combination for {cells} with {elims}: each puts a digit twice into a house or "
      "leaves one of {excluders} without a candidate.",
      "逐一检查 {cells} 中含有 {elims} 的组合：不是同一区域重复，就是使 {excluders} 之一无数可"
      "填。",
      "逐一檢查 {cells} 中含有 {elims} 的組合：不是同一區域重複，就是使 {excluders} 之一無數可"
      "填。"}},
    {SentenceName::kContradiction,
     {"Suppose that {assumption}. Then {clash}, which cannot be: {branches}.",
      "假设 {assumption}，则 {clash}，矛盾：{branches}。所以假设不成立。",
      "假設 {assumption}，則 {clash}，矛盾：{branches}。所以假設不成立。"}},
    {SentenceName::kVerity,
     {"{cases}, and each case shows that {result}: {branches}.",
      "{cases}，每一种情况都推出 {result}：{branches}。",
      "{cases}，每一種情況都推出 {result}：{branches}。"}},
    {SentenceName::kOneDigit,
     {"Follow the digit {premisedigit} alone.",
      "只看数字 {premisedigit}。",
      "只看數字 {premisedigit}。"}},
    {SentenceName::kNetContradiction,
     {"Suppose that {assumption}. {consequences}{clash}, which cannot be.",
      "假设 {assumption}，{consequences}{clash}，矛盾，所以假设不成立。",
      "假設 {assumption}，{consequences}{clash}，矛盾，所以假設不成立。"}},
    {SentenceName::kNetVerity,
     {"{cases}, and each case shows that {result}{legend}: {arguments}.",
      "{cases}，每一种情况都推出 {result}{legend}：{arguments}。",
      "{cases}，每一種情況都推出 {result}{legend}：{arguments}。"}},
    {SentenceName::kInnerPatterns,
     {"(Within a branch, locked candidates, pairs and X-wings count as one step.)",
      "（分支内的区块、数对、二阶鱼算作一步。）",
      "（分支內的區塊、數對、二階魚算作一步。）"}},
    {SentenceName::kInnerChains,
     {"(Within a branch, simple patterns and whole chains count as one step.)",
      "（分支内的简单结构和整条链算作一步。）",
      "（分支內的簡單結構和整條鏈算作一步。）"}},
    {SentenceName::kWhip,
     {"Suppose that {assumption}. Then, one after another: {forced}. Now {clash}, which cannot be.",
      "假设 {assumption}，依次推得：{forced}。于是 {clash}，矛盾，所以假设不成立。",
      "假設 {assumption}，依次推得：{forced}。於是 {clash}，矛盾，所以假設不成立。"}},
    {SentenceName::kWhipOfOne,
     {"Suppose that {assumption}. Then {clash}, which cannot be.",
      "假设 {assumption}，则 {clash}，矛盾，所以假设不成立。",
      "假設 {assumption}，則 {clash}，矛盾，所以假設不成立。"}},
    {SentenceName::kTemplateSet,
     {"Think of all ways to complete {digit}, once in each house. They differ, but every one "
      "of them uses {cells}.",
      "想想把数字 {digit} 填满全盘的所有放法（每个区域一个）：放法虽多，都要用到 {cells}。",
      "想想把數字 {digit} 填滿全盤的所有放法（每個區域一個）：放法雖多，都要用到 {cells}。"}},
    {SentenceName::kTemplateDelete,
     {"Think of all ways to complete {digit}, once in each house: none of them uses {cells}.",
      "想想把数字 {digit} 填满全盘的所有放法（每个区域一个）：没有一种用到 {cells}。",
      "想想把數字 {digit} 填滿全盤的所有放法（每個區域一個）：沒有一種用到 {cells}。"}},
    {SentenceName::kTemplatesOfOthers,
     {"(A cell that all ways of another digit use is closed to {digit}.)",
      "（另一个数的所有放法都要用到的格，不能填 {digit}。）",
      "（另一個數的所有放法都要用到的格，不能填 {digit}。）"}},
    {SentenceName::kOddagon,
     {"{cells} form a ring of an odd number of cells, each in a house with the next. If "
      "{digit} had no other place in these houses, {digit} and something else would have to "
      "alternate around the ring, which an odd ring does not allow. So one of the other "
      "places, the guardians, is true: {guardians}.",
      "{cells} 连成一个奇数格的环，每格与下一格同在一个区域。若这些区域里 {digit} 没有别处可"
      "填，环上就要交替地填与不填 {digit}，奇数环做不到。所以环外的守护者至少一个为真："
      "{guardians}。",
      "{cells} 連成一個奇數格的環，每格與下一格同在一個區域。若這些區域裡 {digit} 沒有別處可"
      "填，環上就要交替地填與不填 {digit}，奇數環做不到。所以環外的守護者至少一個為真："
      "{guardians}。"}},
    {SentenceName::kGuardiansExclude,
     {"No cell that sees all of them can be {digit}.",
      "同时看到它们的格不能填 {digit}。",
      "同時看到它們的格不能填 {digit}。"}},
});
// clang-format on

static_assert(words::kIsSound<words::first_unsound(kChainSentences, words::SameFields::kChinese)>);

}  // namespace

std::span<const SentenceRow> chain_sentences() { return kChainSentences; }

}  // namespace shudu
