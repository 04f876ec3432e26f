// See hint_words.h.
#include "explain/hint_words.h"

#include <array>
#include <cstddef>

namespace shudu {
namespace {

struct SayingRow {
  Saying saying;
  Words words;
};

// clang-format off
constexpr auto kSayings = std::to_array<SayingRow>({
    {Saying::kThereIs,
     {"There is {a technique} here.", "盘面上有一个{technique}。", "盤面上有一個{technique}。"}},
    {Saying::kCanUse,
     {"There is {a technique} here.", "盘面上可以用{technique}。", "盤面上可以用{technique}。"}},
    {Saying::kLookForSingle,
     {"A cell can be filled: look for {a technique}.", "有一格可以填：找找{technique}。",
      "有一格可以填：找找{technique}。"}},
    {Saying::kLookAtHouse, {"Look at {focus}.", "注意{focus}。", "注意{focus}。"}},
    {Saying::kLookAtDigit,
     {"Look at digit {digit}.", "注意数字 {digit}。", "注意數字 {digit}。"}},
    {Saying::kLookAtDigitIn,
     {"Look at digit {digit} in {focus}.", "注意{focus}的数字 {digit}。",
      "注意{focus}的數字 {digit}。"}},
    {Saying::kLookAtBoard, {"Look at the whole board.", "注意整个盘面。", "注意整個盤面。"}},
    {Saying::kShowCell, {"The cell is {cell}.", "要填的是 {cell}。", "要填的是 {cell}。"}},
    {Saying::kShowCells,
     {"The pattern is in {cells}.", "结构位于 {cells}。", "結構位於 {cells}。"}},
    {Saying::kShowCandidates,
     {"Look at {digits} in {cells}.", "注意 {cells} 的 {digits}。", "注意 {cells} 的 {digits}。"}},
    {Saying::kShowFish,
     {"The base is {base}, the cover {cover}.", "定义域是{base}，删除域是{cover}。",
      "定義域是{base}，刪除域是{cover}。"}},
    {Saying::kShowSiameseFish,
     {"The two fish are {fish}.", "两条鱼是 {fish}。", "兩條魚是 {fish}。"}},
    {Saying::kShowFin, {"The fin is {fincells}.", "鱼鳍是 {fincells}。", "魚鰭是 {fincells}。"}},
    {Saying::kShowFins,
     {"The fins are {fincells}.", "鱼鳍是 {fincells}。", "魚鰭是 {fincells}。"}},
    {Saying::kShowLinks,
     {"One strong link joins {end1} and {mid1}, the other {mid2} and {end2}.",
      "一条强链连接 {end1} 与 {mid1}，另一条连接 {mid2} 与 {end2}。",
      "一條強鏈連接 {end1} 與 {mid1}，另一條連接 {mid2} 與 {end2}。"}},
    {Saying::kShowEmptyRectangle,
     {"The rectangle is {boxcells} in {house}; a strong link joins {mid2} and {end2}.",
      "空矩形是{house}的 {boxcells}；强链连接 {mid2} 与 {end2}。",
      "空矩形是{house}的 {boxcells}；強鏈連接 {mid2} 與 {end2}。"}},
    {Saying::kShowColors,
     {"One colour has {color1}, the other {color2}.", "一色是 {color1}，另一色是 {color2}。",
      "一色是 {color1}，另一色是 {color2}。"}},
    {Saying::kShowTwoColorings,
     {"One group is {color1} against {color3}, the other {color2} against {color4}.",
      "一组是 {color1} 对 {color3}，另一组是 {color2} 对 {color4}。",
      "一組是 {color1} 對 {color3}，另一組是 {color2} 對 {color4}。"}},
    {Saying::kShowCluster,
     {"One colour has {colored1}, the other {colored2}.",
      "一色是 {colored1}，另一色是 {colored2}。", "一色是 {colored1}，另一色是 {colored2}。"}},
    {Saying::kShowRing, {"The ring runs through {cells}.", "环经过 {cells}。", "環經過 {cells}。"}},
    {Saying::kShowRingGuardians,
     {"Its guardians are {guardians}.", "守护者是 {guardians}。", "守護者是 {guardians}。"}},
    {Saying::kShowDeadly,
     {"The cells are {corners}, the digits {digits}.", "格是 {corners}，数字是 {digits}。",
      "格是 {corners}，數字是 {digits}。"}},
    {Saying::kShowGuardians,
     {"It is incomplete because of {guardians}.", "使结构不完整的是：{guardians}。",
      "使結構不完整的是：{guardians}。"}},
    {Saying::kShowSet,
     {"The naked set is made with {setcells}.", "显性数组还用到 {setcells}。",
      "顯性數組還用到 {setcells}。"}},
    {Saying::kShowWing,
     {"It works together with {sets}.", "还要用到 {sets}。", "還要用到 {sets}。"}},
    {Saying::kShowAvoidable,
     {"The corners are {cells}; {entered} are entered digits, not givens.",
      "四角是 {cells}；{entered} 是填入的数而非提示数。",
      "四角是 {cells}；{entered} 是填入的數而非提示數。"}},
    {Saying::kShowEntered,
     {"The cells are {corners}; no given stands in {entered}.",
      "格是 {corners}；{entered} 不是提示数而是填入的数。",
      "格是 {corners}；{entered} 不是提示數而是填入的數。"}},
    {Saying::kShowSymmetry,
     {"The givens have a symmetry: {symmetry}.", "提示数有一种对称：{symmetry}。",
      "提示數有一種對稱：{symmetry}。"}},
    {Saying::kShowGrave,
     {"More than two candidates are left only in {roof}.", "多于两个候选数的只有 {roof}。",
      "多於兩個候選數的只有 {roof}。"}},
    {Saying::kShowPivot,
     {"The pivot is {pivot}, the pincers are {pincers}.", "拐点是 {pivot}，分支格是 {pincers}。",
      "樞紐格是 {pivot}，分支格是 {pincers}。"}},
    {Saying::kShowWWing,
     {"The two equal cells are {cell1} and {cell2}; {cell3} and {cell4} in {house} link them.",
      "相同的两格是 {cell1} 与 {cell2}，由{house}的 {cell3} 与 {cell4} 相连。",
      "相同的兩格是 {cell1} 與 {cell2}，由{house}的 {cell3} 與 {cell4} 相連。"}},
    {Saying::kShowChain,
     {"The chain runs from {startcandidate} to {endcandidate}; its cells are {cells}.",
      "链从 {startcandidate} 到 {endcandidate}，经过的格是 {cells}。",
      "鏈從 {startcandidate} 到 {endcandidate}，經過的格是 {cells}。"}},
    {Saying::kShowLoop,
     {"The chain comes back to where it starts; its cells are {cells}.",
      "链回到起点，经过的格是 {cells}。", "鏈回到起點，經過的格是 {cells}。"}},
    {Saying::kShowSets,
     {"The almost locked sets are {sets}.", "待定数组是 {sets}。", "待定數組是 {sets}。"}},
    {Saying::kShowHiddenSets,
     {"The almost hidden sets are {sets}.", "隐性待定数组是 {sets}。", "隱性待定數組是 {sets}。"}},
    {Saying::kShowPetals,
     {"The stem is {stem}, the petals are {sets}.", "花茎是 {stem}，花瓣是 {sets}。",
      "花莖是 {stem}，花瓣是 {sets}。"}},
    {Saying::kShowSueDeCoq,
     {"The crossing cells are {crossing}; {lineset} in {line} and {boxset} in {box} go with them.",
      "交叉格是 {crossing}，配合{line}的 {lineset} 与{box}的 {boxset}。",
      "交叉格是 {crossing}，配合{line}的 {lineset} 與{box}的 {boxset}。"}},
    {Saying::kShowExclusion,
     {"Fill {cells} together; {excluders} limit how.",
      "一起考虑 {cells}，限制它们的是 {excluders}。",
      "一起考慮 {cells}，限制它們的是 {excluders}。"}},
    {Saying::kShowStart, {"Start from {cells}.", "从 {cells} 出发。", "從 {cells} 出發。"}},
    {Saying::kShowTemplates,
     {"Go house by house through all ways to place the digit, and compare them.",
      "逐个区域列出这个数字的所有放法，比较它们。", "逐個區域列出這個數字的所有放法，比較它們。"}},
    {Saying::kSoRemove,
     {"So {elims} can be removed.", "因此可删去 {elims}。", "因此可刪去 {elims}。"}},
    {Saying::kSoPlace,
     {"So {cell} is {placed}.", "因此 {cell} 填 {placed}。", "因此 {cell} 填 {placed}。"}},
    {Saying::kSoPlaceAll, {"So {places}.", "因此 {places}。", "因此 {places}。"}},
    {Saying::kOneSolution,
     {"(Assumes that the puzzle has exactly one solution.)", "（以题目只有唯一解为前提。）",
      "（以題目只有唯一解為前提。）"}},
});

struct KindRow {
  Family family;
  Words words;
};

constexpr auto kKinds = std::to_array<KindRow>({
    {Family::kSingles,
     {"A cell can be filled now.", "有一格现在就可以填。", "有一格現在就可以填。"}},
    {Family::kDirect,
     {"A cell can be filled: first see how few places a digit has in some house.",
      "有一格可以填：先看某个区域里一个数字只剩哪几处。",
      "有一格可以填：先看某個區域裡一個數字只剩哪幾處。"}},
    {Family::kIntersections,
     {"Look where a box and a line cross: something is confined to the crossing.",
      "看宫与行列相交的地方：有数字只能落在交叉处。",
      "看宮與行列相交的地方：有數字只能落在交叉處。"}},
    {Family::kSubsets,
     {"Look for as many cells as digits in one house that keep to themselves.",
      "在一个区域里找几格恰好包住同样多的数字。",
      "在一個區域裡找幾格恰好包住同樣多的數字。"}},
    {Family::kFish,
     {"Follow one digit through whole rows and columns.", "沿着整行整列追踪一个数字。",
      "沿著整列整行追蹤一個數字。"}},
    {Family::kSingleDigit,
     {"Follow one digit through houses where it has only two places.",
      "在只剩两处的区域里追踪一个数字。", "在只剩兩處的區域裡追蹤一個數字。"}},
    {Family::kColoring,
     {"Colour candidates by turns where just two are left.",
      "给只剩两种可能的候选数交替染色。", "給只剩兩種可能的候選數交替染色。"}},
    {Family::kUniqueness,
     {"Look for cells that could be filled in two ways.", "找可能有两种填法的几格。",
      "找可能有兩種填法的幾格。"}},
    {Family::kWings,
     {"Look for some cells that see each other and leave each other little choice.",
      "找互相能看到、彼此限制的几格。", "找互相能看到、彼此限制的幾格。"}},
    {Family::kChains,
     {"Follow a chain: if one candidate is false, another is true.",
      "沿着链推：一个候选数为假，另一个就为真。", "沿著鏈推：一個候選數為假，另一個就為真。"}},
    {Family::kAls,
     {"Look in a house for cells and digits whose numbers differ by just one.",
      "在区域里找格数与数字个数只差一的几格。", "在區域裡找格數與數字個數只差一的幾格。"}},
    {Family::kExclusion,
     {"Try how two or three cells can be filled together.", "试试两三格能怎样一起填。",
      "試試兩三格能怎樣一起填。"}},
    {Family::kForcing,
     {"Suppose something and follow what it forces.", "先作一个假设，看它推出什么。",
      "先作一個假設，看它推出什麼。"}},
    {Family::kTemplates,
     {"Think of every way to place one digit in the whole grid.", "想想一个数字在全盘的所有放法。",
      "想想一個數字在全盤的所有放法。"}},
    {Family::kModern,
     {"Look for a large pattern over several boxes.", "找跨越几个宫的大结构。",
      "找跨越幾個宮的大結構。"}},
    {Family::kLastResort,
     {"Only trial is left.", "只剩试填。", "只剩試填。"}},
});
// clang-format on

template <typename Rows, typename Key>
constexpr bool are_in_order(const Rows& rows, Key key) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (static_cast<std::size_t>(key(rows[i])) != i) return false;
  }
  return true;
}
static_assert(are_in_order(kSayings, [](const SayingRow& row) { return row.saying; }));
static_assert(are_in_order(kKinds, [](const KindRow& row) { return row.family; }));

}  // namespace

const Words& words_of(Saying saying) { return kSayings[static_cast<std::size_t>(saying)].words; }

const Words& kind_words(Family family) { return kKinds[static_cast<std::size_t>(family)].words; }

}  // namespace shudu
