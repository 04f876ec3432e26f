// See desk_words.h: the rows.
#include "tui/desk/desk_words.h"

#include <array>
#include <cstddef>

namespace shudu::tui {
namespace {

using P = DeskPhrase;

constexpr std::array kTable{
    DeskWords{P::kNothingKept,
              {"Games are played, but not kept: {0}", "游戏可以玩，但不会保存：{0}",
               "遊戲可以玩，但不會儲存：{0}"}},
    DeskWords{P::kNowhereToKeep,
              {"No folder for saved games is known here: games are played, but not kept.",
               "这里没有可存放游戏的文件夹：游戏可以玩，但不会保存。",
               "這裡沒有可存放遊戲的資料夾：遊戲可以玩，但不會儲存。"}},
    DeskWords{P::kPutAside,
              {"The file of saved games was damaged. It now lies at {0}; games read from it: {1}.",
               "游戏存档文件已损坏，现移至 {0}；从中读出 {1} 局游戏。",
               "遊戲存檔已損壞，現移至 {0}；從中讀出 {1} 局遊戲。"}},
    DeskWords{
        P::kMovesLost,
        {"Moves that could not be read: {0}.", "读不出的步骤：{0} 步。", "讀不出的步驟：{0} 步。"}},
    DeskWords{P::kOnlyClassic,
              {"Levels and techniques are for the classic 9x9 layout only.",
               "难度和技巧只用于标准 9x9 数独。", "難度和技巧只用於標準 9x9 數獨。"}},
    DeskWords{P::kUnknownLayout,
              {"There is no layout {0}.", "没有名为 {0} 的布局。", "沒有名為 {0} 的版面。"}},
    DeskWords{P::kUnknownSymmetry,
              {"There is no symmetry {0}.", "没有名为 {0} 的对称。", "沒有名為 {0} 的對稱。"}},
    DeskWords{P::kWishContradicts,
              {"No puzzle can be as wished: level and technique do not go together.",
               "没有这样的题目：难度和技巧对不上。", "沒有這樣的題目：難度和技巧對不上。"}},
    DeskWords{P::kNotMadeFor,
              {"Puzzles are not made for {0}: it is never needed.",
               "不为{0}出题：它从来不是必需的。", "不為{0}出題：它從來不是必需的。"}},
    DeskWords{P::kNotMade,
              {"No such puzzle was found in {0} tries.", "试了 {0} 次，没有做出这样的题目。",
               "試了 {0} 次，沒有做出這樣的題目。"}},
    DeskWords{P::kStopped,
              {"Stopped after {0} tries.", "试了 {0} 次后停止。", "試了 {0} 次後停止。"}},
    DeskWords{P::kNearest,
              {"This is the nearest found: {0}.", "这是找到的最接近的：{0}。",
               "這是找到的最接近的：{0}。"}},
    DeskWords{P::kReadAs,
              {"Read as {0}. {1} givens.", "按 {0} 读入，{1} 个题目数字。",
               "依 {0} 讀入，{1} 個題目數字。"}},
    DeskWords{P::kReadAsSave,
              {"Read as a saved game. Moves: {0}.", "按存档读入，共 {0} 步。",
               "依存檔讀入，共 {0} 步。"}},
    DeskWords{P::kAfresh,
              {"{0} The puzzle can be started afresh; its moves are lost.",
               "{0}这道题可以从头开始，但步骤已丢失。", "{0}這道題可以從頭開始，但步驟已遺失。"}},
    DeskWords{P::kLeftOut,
              {"Left out, as no layout has such rules: {0}.", "已略去没有布局支持的规则：{0}。",
               "已略去沒有版面支援的規則：{0}。"}},
    DeskWords{P::kNoPuzzle,
              {"There is no puzzle in this text.", "这段文字里没有题目。", "這段文字裡沒有題目。"}},
    DeskWords{P::kUnreadable, {"This cannot be read: {0}.", "无法读取：{0}。", "無法讀取：{0}。"}},
    DeskWords{P::kBadLine,
              {"Line {0}, column {1}: {2}.", "第 {0} 行第 {1} 个字符：{2}。",
               "第 {0} 行第 {1} 個字元：{2}。"}},
    DeskWords{P::kMany,
              {"More than one solution. Digits cannot be checked.",
               "此题不止一个解，无法核对数字。", "此題不只一個解，無法核對數字。"}},
    DeskWords{P::kWrongMany,
              {"Things that are not right: {0}.", "不对的地方：{0} 处。", "不對的地方：{0} 處。"}},
    DeskWords{
        P::kNoSolutionLeft,
        {"From here no solution is left.", "从这里已经走不到任何解。", "從這裡已經走不到任何解。"}},
    DeskWords{P::kWhyNoHouse,
              {"{0} at {1}: no digit in row, column or box forbids it.",
               "{1} 的 {0}：行、列、宫里没有数字与它冲突。",
               "{1} 的 {0}：列、行、宮裡沒有數字與它衝突。"}},
    DeskWords{P::kNotPractised,
              {"{0} is not practised: practice begins where singles end.",
               "“{0}”没有练习：练习从不能再直接填数的局面开始。",
               "「{0}」沒有練習：練習從無法再直接填數的局面開始。"}},
    DeskWords{P::kPractice,
              {"Practise {0}: remove what it removes, or place what it places.",
               "练习：{0}。去掉它能去掉的候选数，或填入它能确定的数字。",
               "練習：{0}。去掉它能去掉的候選數，或填入它能確定的數字。"}},
    DeskWords{P::kPracticeNothing,
              {"That is no candidate there.", "那里没有这个候选数。", "那裡沒有這個候選數。"}},
    DeskWords{P::kPracticeWrong, {"That one stays.", "这个不能去掉。", "這個不能去掉。"}},
    DeskWords{P::kPracticeNotHere,
              {"That digit does not go there.", "那里不是这个数字。", "那裡不是這個數字。"}},
    DeskWords{P::kPracticeOther, {"True, but not by {0}.", "对，但不是{0}。", "對，但不是{0}。"}},
    DeskWords{P::kPracticeGone,
              {"True, but not by {0}, of which nothing is left here.",
               "对，但不是{0}；它在这里已无可用之处。", "對，但不是{0}；它在這裡已無可用之處。"}},
    DeskWords{P::kPracticeMore,
              {"Right. The same step does more.", "对了。同一步还能做更多。",
               "對了。同一步還能做更多。"}},
    DeskWords{P::kPracticeRight, {"Right.", "对了。", "對了。"}},
    DeskWords{P::kPracticeKept,
              {"Practised: {0} of {1} solved.", "练习了 {1} 次，解出 {0} 次。",
               "練習了 {1} 次，解出 {0} 次。"}},
    DeskWords{P::kUsualChoices, {"Usual choices", "常用组合", "常用組合"}},
    DeskWords{P::kAssumeOne,
              {"Assume a single solution", "使用以唯一解为前提的技巧", "使用以唯一解為前提的技巧"}},
    DeskWords{P::kEachTechnique, {"Each technique", "逐项选择", "逐項選擇"}},
    DeskWords{P::kTicked, {"{0} ticked", "已选 {0} 项", "已選 {0} 項"}},
    DeskWords{P::kTooManyTicks,
              {"These are too many differences to be kept. Begin from a usual choice that is "
               "nearer.",
               "改动太多，无法保存。请从更接近的常用组合开始。",
               "改動太多，無法儲存。請從更接近的常用組合開始。"}},
    DeskWords{P::kMarks, {"Marks", "标记", "標記"}},
};

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < kTable.size(); ++i) {
    if (static_cast<std::size_t>(kTable[i].phrase) != i) return false;
  }
  return kTable.size() == static_cast<std::size_t>(DeskPhrase::kCount);
}
static_assert(is_in_order());

}  // namespace

std::span<const DeskWords> desk_words() { return kTable; }

std::string_view text_of(DeskPhrase phrase, Language language) {
  return kTable[static_cast<std::size_t>(phrase)].words.in(language);
}

}  // namespace shudu::tui
