// A row a kind: what each stage says. A row is read from the first words that fit: those that need
// a house or the digit of the solution have others after them for mistakes without.
#include "shudu/explain/mistake_words.h"

#include <algorithm>
#include <array>

#include "explain/places.h"
#include "shudu/core/rows_in_order.h"
#include "shudu/words/fill.h"

namespace shudu {
namespace {

struct MistakeRow {
  MistakeKind kind;
  Words what;      ///< stage 1
  Words cells;     ///< stage 3
  Words in_full;   ///< stage 4
  Words in_short;  ///< stage 4 where there is neither house nor digit of the solution
};

constexpr Words kLookAt = {"Look at {house}.", "注意{house}。", "注意{house}。"};

// clang-format off
constexpr auto kMistakeRows = std::to_array<MistakeRow>({
    {MistakeKind::kTwice,
     {"A digit stands twice where it may stand only once.", "有一个数字重复了。",
      "有一個數字重複了。"},
     {"{cells} hold the same digit.", "{cells} 填了同一个数字。", "{cells} 填了同一個數字。"},
     {"In {house}, {digit} stands more than once: at {cells}.",
      "{house}里数字 {digit} 不止一个：{cells}。", "{house}裡數字 {digit} 不只一個：{cells}。"},
     {"{digit} stands at {cells}, which see each other.",
      "{cells} 互相能看到，却都填了 {digit}。", "{cells} 互相能看到，卻都填了 {digit}。"}},
    {MistakeKind::kWrongDigit,
     {"A digit that was entered does not agree with the solution.", "有一个填入的数与答案不符。",
      "有一個填入的數與答案不符。"},
     {"{cells} does not agree with the solution.", "{cells} 与答案不符。", "{cells} 與答案不符。"},
     {"{cells} is {truth}, not {digit}.", "{cells} 应填 {truth}，而不是 {digit}。",
      "{cells} 應填 {truth}，而不是 {digit}。"},
     {"{cells} does not agree with the solution.", "{cells} 与答案不符。", "{cells} 與答案不符。"}},
    {MistakeKind::kNoCandidate,
     {"A cell has no candidate left.", "有一格没有候选数了。", "有一格沒有候選數了。"},
     {"{cells} has no candidate left.", "{cells} 没有候选数了。", "{cells} 沒有候選數了。"},
     {"{cells} has no candidate left; {truth} belongs there.",
      "{cells} 没有候选数了，应当有 {truth}。", "{cells} 沒有候選數了，應當有 {truth}。"},
     {"{cells} has no candidate left.", "{cells} 没有候选数了。", "{cells} 沒有候選數了。"}},
    {MistakeKind::kNoPlace,
     {"In some house a digit has no place left.", "有个区域里，一个数字无处可填了。",
      "有個區域裡，一個數字無處可填了。"},
     {"In {house}, {digit} has no place left.", "{house}里，数字 {digit} 无处可填了。",
      "{house}裡，數字 {digit} 無處可填了。"},
     {"In {house}, {digit} has no place left.", "{house}里，数字 {digit} 无处可填了。",
      "{house}裡，數字 {digit} 無處可填了。"},
     {"In {house}, {digit} has no place left.", "{house}里，数字 {digit} 无处可填了。",
      "{house}裡，數字 {digit} 無處可填了。"}},
    {MistakeKind::kErased,
     {"A candidate was removed that belongs to the solution.", "有一个属于答案的候选数被删去了。",
      "有一個屬於答案的候選數被刪去了。"},
     {"The marks of {cells} lack the digit of the solution.", "{cells} 的候选数里缺少答案的数字。",
      "{cells} 的候選數裡缺少答案的數字。"},
     {"{truth} belongs to the marks of {cells}.", "{cells} 的候选数里应当有 {truth}。",
      "{cells} 的候選數裡應當有 {truth}。"},
     {"The marks of {cells} lack the digit of the solution.", "{cells} 的候选数里缺少答案的数字。",
      "{cells} 的候選數裡缺少答案的數字。"}},
});
// clang-format on

static_assert(are_in_order(kMistakeRows, &MistakeRow::kind),
              "a row for each kind, in the order of the enumeration");
static_assert(std::all_of(kMistakeRows.begin(), kMistakeRows.end(), [](const MistakeRow& row) {
  return words::is_whole(row.what) && words::is_whole(row.cells) && words::is_whole(row.in_full) &&
         words::is_whole(row.in_short);
}));

const Words& words_at(const Mistake& mistake, int stage) {
  const MistakeRow& row = kMistakeRows[static_cast<std::size_t>(mistake.kind)];
  if (stage == 1) return row.what;
  if (stage == 2) return kLookAt;
  if (stage == 3) return row.cells;
  return mistake.house || mistake.truth ? row.in_full : row.in_short;
}

House house_of(const Layout& layout, const Mistake& mistake) {
  return mistake.house ? *mistake.house : layout.box_of(mistake.cells.first());
}

std::string digit_text(std::optional<Digit> digit) {
  return digit ? std::to_string(digit->value()) : std::string();
}

}  // namespace

Hint hint_for_mistake(const Layout& layout, const Mistake& mistake, int stage, Language language) {
  stage = std::clamp(stage, 1, kMistakeStages);
  const Speech speech{layout, language};
  const House house = house_of(layout, mistake);
  Hint hint;
  const std::string text = words::fill(words_at(mistake, stage).in(language),
                                       {{"house", say_house(speech, house)},
                                        {"cells", say_cells(speech, mistake.cells)},
                                        {"digit", digit_text(mistake.digit)},
                                        {"truth", digit_text(mistake.truth)}});
  hint.text = typeset(speech, text);
  if (stage >= 2) hint.marks.houses = {house};
  if (stage >= 3) hint.marks.cells.assign(mistake.cells.begin(), mistake.cells.end());
  if (stage >= kMistakeStages && mistake.truth) {
    hint.marks.candidates.push_back({{mistake.cells.first(), *mistake.truth}, MarkRole::kOn});
  }
  return hint;
}

}  // namespace shudu
