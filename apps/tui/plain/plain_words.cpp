// See plain_words.h: the rows.
#include "tui/plain/plain_words.h"

#include <array>
#include <cstddef>

namespace shudu::tui {
namespace {

using P = PlainPhrase;

constexpr std::array kTable{
    PlainWords{P::kHello,
               {"{0}. Empty cells: {1}. Time {2}.", "{0}。还有 {1} 格空。用时 {2}。",
                "{0}。還有 {1} 格空。用時 {2}。"}},
    PlainWords{P::kGoesOn, {"Going on with the last game.", "继续上一局。", "繼續上一局。"}},
    PlainWords{P::kFirstGame,
               {"There is no game to go on with, so here is an easy one.",
                "没有可继续的游戏，先出一道简单的题。", "沒有可繼續的遊戲，先出一道簡單的題。"}},
    PlainWords{
        P::kSayHelp,
        {"Say {0} for the words.", "输入 {0} 可查看所有命令。", "輸入 {0} 可檢視所有指令。"}},
    PlainWords{P::kUnknownWord,
               {"There is no word {0}.", "没有 {0} 这个命令。", "沒有 {0} 這個指令。"}},
    PlainWords{P::kUnknownWordNear,
               {"There is no word {0}. Near it: {1}.", "没有 {0} 这个命令。相近的有：{1}。",
                "沒有 {0} 這個指令。相近的有：{1}。"}},
    PlainWords{P::kUsage, {"It is said so: {0}", "用法：{0}", "用法：{0}"}},
    PlainWords{P::kNotInGrid,
               {"There is no cell {0} here.", "这里没有格子 {0}。", "這裡沒有格子 {0}。"}},
    PlainWords{P::kNoHouse,
               {"There is no such row, column or box: {0}.", "没有这样的行、列或宫：{0}。",
                "沒有這樣的列、行或宮：{0}。"}},
    PlainWords{
        P::kTooLong,
        {"The line is too long. It was left out.", "这一行太长，已略过。", "這一行太長，已略過。"}},
    PlainWords{P::kNoGame,
               {"There is no game. Say {0} or {1}.", "现在没有游戏。请输入 {0} 或 {1}。",
                "現在沒有遊戲。請輸入 {0} 或 {1}。"}},
    PlainWords{P::kNotSaved, {"NOT SAVED: {0}", "未保存：{0}", "未儲存：{0}"}},
    PlainWords{P::kOnlyHere,
               {"NOT SAVED: the game is not kept.", "未保存：这局游戏不会保留。",
                "未儲存：這局遊戲不會保留。"}},
    PlainWords{P::kSayAgain,
               {"Say it again to leave without these moves, or {0} FILE to keep them.",
                "再输入一次就放弃这些步骤并离开，或输入 {0} 文件名 保留。",
                "再輸入一次就放棄這些步驟並離開，或輸入 {0} 檔名 保留。"}},
    PlainWords{P::kSaved, {"All is saved.", "全部已保存。", "全部已儲存。"}},
    PlainWords{P::kMovedOn,
               {"Say {0} to load it afresh.", "输入 {0} 重新载入。", "輸入 {0} 重新載入。"}},
    PlainWords{P::kReadOnly,
               {"You can look at it here, but not play it.", "这里只能看，不能玩。",
                "這裡只能看，不能玩。"}},
    PlainWords{P::kBye, {"Goodbye.", "再见。", "再見。"}},
    PlainWords{P::kConfirm,
               {"Say {0} to do it.", "确定的话，请输入 {0}。", "確定的話，請輸入 {0}。"}},
    PlainWords{P::kEmptyCells, {"Empty cells: {0}.", "空格：{0}。", "空格：{0}。"}},
    PlainWords{
        P::kStands,
        {"{0} stands at {1}. {2} left.", "{0} 在 {1}。还剩 {2} 个。", "{0} 在 {1}。還剩 {2} 個。"}},
    PlainWords{P::kStandsNowhere,
               {"{0} stands nowhere. {1} left.", "还没有 {0}。还剩 {1} 个。",
                "還沒有 {0}。還剩 {1} 個。"}},
    PlainWords{P::kMarkedAt, {"Marked at {0}.", "标在 {0}。", "標在 {0}。"}},
    PlainWords{P::kNoMarks, {"No cell has marks.", "没有带标记的格子。", "沒有帶標記的格子。"}},
    PlainWords{P::kNoEmpty, {"No cell is empty.", "没有空格了。", "沒有空格了。"}},
    PlainWords{P::kHintStage, {"Hint {0} of {1}. {2}", "提示 {0}/{1}。{2}", "提示 {0}/{1}。{2}"}},
    PlainWords{P::kNoHintOpen,
               {"No hint is open. Say {0}.", "没有打开的提示。请输入 {0}。",
                "沒有開啟的提示。請輸入 {0}。"}},
    PlainWords{P::kNoMore,
               {"There is no more to tell. Say {0} to do it.", "没有更多内容了。输入 {0} 执行。",
                "沒有更多內容了。輸入 {0} 執行。"}},
    PlainWords{
        P::kNoMoreWrong,
        {"There is no more to tell. Say {0} to go back to before it.",
         "没有更多内容了。输入 {0} 回到出错之前。", "沒有更多內容了。輸入 {0} 回到出錯之前。"}},
    PlainWords{P::kNoLess, {"This is the first stage.", "这已是第一级。", "這已是第一級。"}},
    PlainWords{P::kNoOther, {"There is no other step.", "没有别的步骤。", "沒有別的步驟。"}},
    PlainWords{P::kSayShow,
               {"Say {0} to hear it (counts as a hint).", "输入 {0} 可查看理由（算作提示）。",
                "輸入 {0} 可檢視理由（算作提示）。"}},
    PlainWords{P::kNothingToShow,
               {"There is nothing to show. Say {0} first.", "没有可说明的。请先输入 {0}。",
                "沒有可說明的。請先輸入 {0}。"}},
    PlainWords{P::kWrongAt, {"Wrong: {0}.", "错在：{0}。", "錯在：{0}。"}},
    PlainWords{P::kNotKept,
               {"This game is not kept: {0}", "本局不会保存：{0}", "本局不會儲存：{0}"}},
    PlainWords{P::kMove, {"{0}. {1}", "{0}. {1}", "{0}. {1}"}},
    PlainWords{P::kNoMoves, {"No moves yet.", "还没有步骤。", "還沒有步驟。"}},
    PlainWords{P::kSavepointAt,
               {"Savepoint '{0}' after move {1}.", "存档点“{0}”，第 {1} 步之后。",
                "存檔點「{0}」，第 {1} 步之後。"}},
    PlainWords{P::kForks,
               {"Other ways lead off after move {0}.", "第 {0} 步之后另有分支。",
                "第 {0} 步之後另有分支。"}},
    PlainWords{P::kMoves, {"{0} moves.", "{0} 步。", "{0} 步。"}},
    PlainWords{P::kMaking,
               {"Making a puzzle. Ctrl-C stops.", "正在出题，按 Ctrl-C 停止。",
                "正在出題，按 Ctrl-C 停止。"}},
    PlainWords{P::kUnknownWish,
               {"{0} is no level, technique or option of a new game.",
                "{0} 不是难度、技巧或新游戏的选项。", "{0} 不是難度、技巧或新遊戲的選項。"}},
    PlainWords{P::kExported, {"Written to {0}.", "已写入 {0}。", "已寫入 {0}。"}},
    PlainWords{P::kNotExported, {"{0} could not be written.", "无法写入 {0}。", "無法寫入 {0}。"}},
    PlainWords{P::kIsThere,
               {"There is a file {0} already.", "文件 {0} 已存在。", "檔案 {0} 已存在。"}},
    PlainWords{P::kGame,
               {"{0}. {1}, {2} of {3} cells, {4}, {5}", "{0}. {1}，{2}/{3} 格，{4}，{5}",
                "{0}. {1}，{2}/{3} 格，{4}，{5}"}},
    PlainWords{P::kGameEnded,
               {"{0}. {1}, finished, {2}, {3}", "{0}. {1}，已结束，{2}，{3}",
                "{0}. {1}，已結束，{2}，{3}"}},
    PlainWords{
        P::kMoreGames,
        {"And {0} more. Say {1}.", "还有 {0} 局。请输入 {1}。", "還有 {0} 局。請輸入 {1}。"}},
    PlainWords{P::kNoGames, {"No game is kept.", "没有存档。", "沒有存檔。"}},
    PlainWords{
        P::kNoSuchNumber,
        {"There is no game {0} in the list.", "列表里没有第 {0} 局。", "列表裡沒有第 {0} 局。"}},
    PlainWords{P::kDeleted, {"Deleted.", "已删除。", "已刪除。"}},
    PlainWords{P::kIsOpen,
               {"This game is open. Leave it first by opening another.",
                "这局正开着。请先打开另一局。", "這局正開著。請先開啟另一局。"}},
    PlainWords{P::kTitled, {"The title is now: {0}", "标题现为：{0}", "標題現為：{0}"}},
    PlainWords{P::kNoTitle, {"This cannot be a title.", "不能用作标题。", "不能用作標題。"}},
    PlainWords{P::kSetting, {"{0} {1}: {2} ({3})", "{0} {1}：{2}（{3}）", "{0} {1}：{2}（{3}）"}},
    PlainWords{P::kUnknownSetting,
               {"There is no setting {0}. Near it: {1}.", "没有设置 {0}。相近的有：{1}。",
                "沒有設定 {0}。相近的有：{1}。"}},
    PlainWords{P::kBadSetting, {"{0} takes {1}.", "{0} 可取 {1}。", "{0} 可取 {1}。"}},
    PlainWords{P::kSet, {"{0} is now {1}.", "{0} 现为 {1}。", "{0} 現為 {1}。"}},
    PlainWords{P::kTime, {"{0}. {1}", "{0}。{1}", "{0}。{1}"}},
    PlainWords{P::kTimePaused, {"{0}, paused. {1}", "{0}，已暂停。{1}", "{0}，已暫停。{1}"}},
    PlainWords{P::kStoodStill,
               {"The clock stood still while nothing was done.", "没有操作期间没有计时。",
                "沒有操作期間沒有計時。"}},
    PlainWords{P::kStatsAll,
               {"{0} solved of {1} played, {2} unaided. Days in a row: {3}, longest {4}.",
                "玩过 {1} 局，完成 {0} 局，独立完成 {2} 局。连续 {3} 天，最长 {4} 天。",
                "玩過 {1} 局，完成 {0} 局，獨力完成 {2} 局。連續 {3} 天，最長 {4} 天。"}},
    PlainWords{P::kStatsLevel,
               {"{0}: {1} solved of {2}. Best {3}, mean {4}, best unaided {5}.",
                "{0}：{2} 局中完成 {1} 局。最佳 {3}，平均 {4}，独立最佳 {5}。",
                "{0}：{2} 局中完成 {1} 局。最佳 {3}，平均 {4}，獨力最佳 {5}。"}},
    PlainWords{P::kStatsNone,
               {"No game has ended yet.", "还没有结束的游戏。", "還沒有結束的遊戲。"}},
    PlainWords{P::kWordLine, {"{0} {1}: {2}", "{0} {1}：{2}", "{0} {1}：{2}"}},
    PlainWords{
        P::kCells,
        {"RC is a cell, as 27, r2c7 or 2 7; several with commas. D is a digit, DS digits, K a "
         "colour, N a number.",
         "RC 是格子，如 27、r2c7 或 2 7；多个用逗号。D 是数字，DS 是多个数字，K 是颜色，N 是编号。",
         "RC 是格子，如 27、r2c7 或 2 7；多個用逗號。D 是數字，DS 是多個數字，K 是顏色，N "
         "是編號。"}},
    PlainWords{P::kSayNew,
               {"Say {0} for another game.", "输入 {0} 再来一局。", "輸入 {0} 再來一局。"}},
    PlainWords{
        P::kManyMoves,
        {"This game is getting long. Say {0} to go on in a copy.",
         "这局步骤很多了。输入 {0} 在副本里继续。", "這局步驟很多了。輸入 {0} 在副本裡繼續。"}},
    PlainWords{P::kNoSolutionMany,
               {"The puzzle does not decide a digit: it has several solutions.",
                "此题不止一个解，无法确定数字。", "此題不只一個解，無法確定數字。"}},
    PlainWords{P::kUntitled, {"Game", "游戏", "遊戲"}},
    PlainWords{P::kUnknownTechnique,
               {"There is no technique {0}.", "没有技巧 {0}。", "沒有技巧 {0}。"}},
    PlainWords{P::kUnknownTechniqueNear,
               {"There is no technique {0}. Near it: {1}.", "没有技巧 {0}。相近的有：{1}。",
                "沒有技巧 {0}。相近的有：{1}。"}},
    PlainWords{P::kPracticeWords,
               {"Empty cells: {0}, with all their candidates. Say {1} RC D, RC D or {2}; {3} ends.",
                "还有 {0} 格空，候选数齐全。输入 {1} RC D、RC D 或 {2}；输入 {3} 结束。",
                "還有 {0} 格空，候選數齊全。輸入 {1} RC D、RC D 或 {2}；輸入 {3} 結束。"}},
    PlainWords{P::kPracticeNext,
               {"Say {0} for the next position or {1} to end.",
                "输入 {0} 换下一个，输入 {1} 结束。", "輸入 {0} 換下一個，輸入 {1} 結束。"}},
    PlainWords{P::kPractising,
               {"That is for games. Say {0} to end the practice.",
                "这个命令用于游戏。输入 {0} 结束练习。", "這個指令用於遊戲。輸入 {0} 結束練習。"}},
    PlainWords{P::kJudged, {"{0} at {1}: {2}", "{1} 的 {0}：{2}", "{1} 的 {0}：{2}"}},
    PlainWords{P::kHintEnds, {"There is no more to tell.", "没有更多内容了。", "沒有更多內容了。"}},
    PlainWords{P::kHintClosed, {"The hint is closed.", "提示已收起。", "提示已收起。"}},
};

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < kTable.size(); ++i) {
    if (static_cast<std::size_t>(kTable[i].phrase) != i) return false;
  }
  return kTable.size() == static_cast<std::size_t>(PlainPhrase::kCount);
}
static_assert(is_in_order());

}  // namespace

std::span<const PlainWords> plain_words() { return kTable; }

std::string_view text_of(PlainPhrase phrase, Language language) {
  return kTable[static_cast<std::size_t>(phrase)].words.in(language);
}

}  // namespace shudu::tui
