#include "tui/plain/command_table.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

#include "shudu/core/characters.h"
#include "shudu/core/rows_in_order.h"
#include "text/text.h"
#include "tui/faces.h"

namespace shudu::tui {
namespace {

using P = PlainCommand;

// clang-format off
constexpr auto kPlainRows = std::to_array<PlainRow>({
    {P::kPlace, {"put", "填", "填"}, "RC D",
     {"Puts a digit into a cell. The word may be left out: 27 5 is row 2 column 7. The same digit "
      "again takes it out.",
      "把数字填入格子。可省略命令名：27 5 就是第 2 行第 7 列填 5。再填同一数字即取消。",
      "把數字填入格子。可省略指令名：27 5 就是第 2 列第 7 行填 5。再填同一數字即取消。"}},
    {P::kCorner, {"corner", "角标", "角標"}, "RC DS",
     {"Adds or removes corner marks.", "添加或去掉角标。", "加上或去掉角標。"}},
    {P::kCentre, {"centre center", "中心标", "中心標"}, "RC DS",
     {"Adds or removes centre marks.", "添加或去掉中心标。", "加上或去掉中心標。"}},
    {P::kOut, {"out", "排除", "排除"}, "RC DS",
     {"Rules digits out in a cell, or no longer.", "在格子里排除数字，或取消排除。",
      "在格子裡排除數字，或取消排除。"}},
    {P::kColour, {"colour color", "涂色", "塗色"}, "RC K",
     {"Colours a cell with colour 1 to 9, or no longer.", "给格子涂 1 到 9 号颜色，或去掉。",
      "給格子塗 1 到 9 號顏色，或去掉。"}},
    {P::kTint, {"tint", "标色", "標色"}, "RC D K",
     {"Colours one mark of a cell; colour 0 removes it.", "给格子里的一个候选数涂色，0 去色。",
      "給格子裡的一個候選數塗色，0 去色。"}},
    {P::kErase, {"erase", "擦除", "清除"}, "RC [all]",
     {"Erases the digit of a cell, or its marks; all: everything in it.",
      "擦除格子里的数字或标记；all 擦除全部。", "清除格子裡的數字或標記；all 清除全部。"}},
    {P::kFill, {"fill", "填候选", "填候選"}, "[RC] [missing/snyder]",
     {"Fills in the possible digits as marks, in a cell or in all.",
      "把可能的数字填作标记，一格或全部。", "把可能的數字填作標記，一格或全部。"}},
    {P::kBoard, {"board", "盘面", "盤面"}, "[marks]",
     {"Reads the whole board, or all cells with marks.", "读出整个盘面，或所有带标记的格子。",
      "讀出整個盤面，或所有帶標記的格子。"}},
    {P::kRow, {"row", "行", "列"}, "N", {"Reads a row.", "读出一行。", "讀出一列。"}},
    {P::kColumn, {"col column", "列", "行"}, "N", {"Reads a column.", "读出一列。", "讀出一行。"}},
    {P::kBox, {"box", "宫", "宮"}, "N", {"Reads a box.", "读出一宫。", "讀出一宮。"}},
    {P::kRegion, {"region", "区域", "區域"}, "N",
     {"Reads an extra region, where the layout has some.", "读出一个额外区域（有的布局才有）。",
      "讀出一個額外區域（有的版面才有）。"}},
    {P::kCell, {"cell", "格", "格"}, "RC",
     {"Reads a cell with its marks and colours.", "读出一格及其标记和颜色。",
      "讀出一格及其標記和顏色。"}},
    {P::kWhere, {"where", "哪里", "哪裡"}, "D",
     {"Tells where a digit stands and where it is marked.", "说出某个数字在哪里，哪里标了它。",
      "說出某個數字在哪裡，哪裡標了它。"}},
    {P::kLeft, {"left", "剩余", "剩餘"}, "",
     {"Tells how many cells and digits are left.", "说出还剩多少格和数字。",
      "說出還剩多少格和數字。"}},
    {P::kNext, {"next", "下一格", "下一格"}, "",
     {"Goes to the next empty cell and reads it.", "到下一个空格并读出。", "到下一個空格並讀出。"}},
    {P::kHint, {"hint", "提示", "提示"}, "",
     {"Opens a hint, or says it again.", "打开提示，或再说一遍。", "開啟提示，或再說一遍。"}},
    {P::kMore, {"more", "更多", "更多"}, "",
     {"One stage more of the hint.", "提示再多一点。", "提示再多一點。"}},
    {P::kLess, {"less", "更少", "更少"}, "",
     {"One stage less of the hint.", "提示少一点。", "提示少一點。"}},
    {P::kAnother, {"another", "另一个", "另一個"}, "",
     {"Another step to hint at.", "换一个可提示的步骤。", "換一個可提示的步驟。"}},
    {P::kApply, {"apply", "应用", "套用"}, "",
     {"Does the step of the hint.", "执行提示的步骤。", "執行提示的步驟。"}},
    {P::kWhy, {"why", "为什么", "為什麼"}, "RC D",
     {"Tells why a digit cannot be in a cell.", "说明某格为什么不能是某个数字。",
      "說明某格為什麼不能是某個數字。"}},
    {P::kShow, {"show", "说明", "說明"}, "",
     {"Tells the whole reason of the last why; counts as a hint.",
      "说出上一个“为什么”的完整理由；算作提示。", "說出上一個「為什麼」的完整理由；算作提示。"}},
    {P::kCheck, {"check", "检查", "檢查"}, "",
     {"Tells how many digits are wrong; again: where.",
      "说出有几个数字填错；再输入一次则说出在哪里。",
      "說出有幾個數字填錯；再輸入一次則說出在哪裡。"}},
    {P::kBack, {"back", "退回", "退回"}, "",
     {"Goes back to before the first mistake.", "回到第一次出错之前。", "回到第一次出錯之前。"}},
    {P::kUndo, {"undo", "撤销", "復原"}, "[N]",
     {"Takes back the last move, or the last N.", "撤销上一步，或上 N 步。",
      "復原上一步，或上 N 步。"}},
    {P::kRedo, {"redo", "重做", "重做"}, "[N]",
     {"Does again what was taken back.", "重做撤销的步骤。", "重做已復原的步驟。"}},
    {P::kHistory, {"history", "历史", "歷史"}, "[N/all]",
     {"Lists the last moves and the savepoints.", "列出最近的步骤和存档点。",
      "列出最近的步驟和存檔點。"}},
    {P::kSave, {"save", "存档点", "存檔點"}, "NAME",
     {"Gives this place of the game a name to go back to.", "给现在的局面起名，以便回来。",
      "給現在的局面取名，以便回來。"}},
    {P::kDrop, {"drop", "删点", "刪點"}, "NAME",
     {"Removes a savepoint.", "删除一个存档点。", "刪除一個存檔點。"}},
    {P::kGoto, {"goto", "转到", "轉到"}, "NAME/N",
     {"Goes to a savepoint or to after move N.", "转到存档点，或第 N 步之后。",
      "轉到存檔點，或第 N 步之後。"}},
    {P::kRestart, {"restart", "重来", "重來"}, "",
     {"Goes back to the start of this game.", "回到本局开头。", "回到本局開頭。"}},
    {P::kReveal, {"reveal", "揭示", "揭示"}, "RC yes",
     {"Shows the digit of a cell; counts as help.", "显示一格的答案；算作帮助。",
      "顯示一格的答案；算作幫助。"}},
    {P::kGiveUp, {"giveup", "放弃", "放棄"}, "yes",
     {"Ends the game and shows the solution.", "结束本局并显示答案。", "結束本局並顯示答案。"}},
    {P::kNew, {"new", "新游戏", "新遊戲"}, "[LEVEL] [TECHNIQUE] [seed N] [symmetry S] [layout L]",
     {"Makes a puzzle and starts it.", "出一道题并开始。", "出一道題並開始。"}},
    {P::kPractise, {"practise practice", "练习", "練習"}, "[TECHNIQUE]",
     {"Shows a position to practise a technique on; without one, the next position. out and digits "
      "are judged at once; back ends it.",
      "给出练习某个技巧的局面；不带技巧则给出下一个。排除或填入都立即判断；输入 退回 结束。",
      "給出練習某個技巧的局面；不帶技巧則給出下一個。排除或填入都立即判斷；輸入 退回 結束。"}},
    {P::kImport, {"import", "导入", "匯入"}, "PUZZLE/FILE",
     {"Starts a puzzle or a saved game from this line or a file.", "从本行或文件开始一道题或存档。",
      "從本行或檔案開始一道題或存檔。"}},
    {P::kExport, {"export", "导出", "匯出"}, "[FILE]",
     {"Writes the game to a file; without one says the puzzle and the board.",
      "把本局写入文件；不带文件名则说出题目和盘面。",
      "把本局寫入檔案；不帶檔名則說出題目和盤面。"}},
    {P::kGames, {"games", "存档", "存檔"}, "[all]",
     {"Lists the saved games, the last played first.", "列出存档，最近玩的在前。",
      "列出存檔，最近玩的在前。"}},
    {P::kOpen, {"open", "打开", "開啟"}, "N",
     {"Goes on with a saved game of that list.", "继续列表里的一局。", "繼續列表裡的一局。"}},
    {P::kDelete, {"delete", "删除", "刪除"}, "N yes",
     {"Deletes a saved game; its statistics stay.", "删除一局存档；统计会保留。",
      "刪除一局存檔；統計會保留。"}},
    {P::kTitle, {"title", "标题", "標題"}, "TEXT",
     {"Gives this game a title.", "给本局起标题。", "給本局取標題。"}},
    {P::kCopy, {"copy", "副本", "副本"}, "",
     {"Goes on in a copy without the moves that were left behind.", "在只留当前步骤的副本里继续。",
      "在只留目前步驟的副本裡繼續。"}},
    {P::kSet, {"set", "设置", "設定"}, "[KEY [VALUE]]",
     {"Lists the settings, explains one, or changes it.", "列出设置，说明一项，或修改。",
      "列出設定，說明一項，或修改。"}},
    {P::kTime, {"time", "时间", "時間"}, "",
     {"Tells the time and whether all is saved.", "说出用时和是否已保存。",
      "說出用時和是否已儲存。"}},
    {P::kPause, {"pause", "暂停", "暫停"}, "",
     {"Stops the clock and hides the board.", "停止计时并隐藏盘面。", "停止計時並隱藏盤面。"}},
    {P::kResume, {"resume", "继续", "繼續"}, "",
     {"Goes on after a pause.", "暂停后继续。", "暫停後繼續。"}},
    {P::kStats, {"stats", "统计", "統計"}, "",
     {"Tells the games played, best times and days in a row.",
      "说出玩过的局数、最佳时间和连续天数。", "說出玩過的局數、最佳時間和連續天數。"}},
    {P::kHelp, {"help ?", "帮助", "幫助"}, "[WORD]",
     {"Lists the words, or explains one.", "列出所有命令，或说明其中一个。",
      "列出所有指令，或說明其中一個。"}},
    {P::kQuit, {"quit exit", "退出", "離開"}, "",
     {"Leaves; the game is kept.", "离开；本局会保留。", "離開；本局會保留。"}},
});
// clang-format on

static_assert(are_in_order(kPlainRows, &PlainRow::command, PlainCommand::kCount));

std::vector<std::string> names_in(const PlainRow& row, Language language) {
  std::vector<std::string> names;
  const bool is_english = language == Language::kEnglish;
  for (std::string_view rest : {row.names.en, is_english ? "" : row.names.in(language)}) {
    while (!rest.empty()) names.emplace_back(next_word(rest));
  }
  return names;
}

}  // namespace

std::span<const PlainRow> plain_table() { return kPlainRows; }

const PlainRow& row_of(PlainCommand command) {
  assert(command < PlainCommand::kCount);
  return kPlainRows[static_cast<std::size_t>(command)];
}

std::string_view name_of(PlainCommand command, Language language) {
  const std::string_view names = row_of(command).names.in(language);
  return names.substr(0, names.find(' '));
}

const PlainRow* find_plain(std::string_view word, Language language) {
  const std::string low = lower_case(word);
  for (const PlainRow& row : kPlainRows) {
    const std::vector<std::string> names = names_in(row, language);
    if (std::find(names.begin(), names.end(), low) != names.end()) return &row;
  }
  return nullptr;
}

std::vector<std::string> nearest_names(std::string_view word, Language language) {
  std::vector<std::string> candidates;
  for (const PlainRow& row : kPlainRows) {
    for (std::string& name : names_in(row, language)) {
      if (name.size() > 1) candidates.push_back(std::move(name));
    }
  }
  std::vector<std::string> found;
  const std::string low = lower_case(word.substr(0, 40));
  while (found.size() < 3) {
    const std::string next = nearest(low, candidates);
    if (next.empty()) break;
    found.push_back(next);
    candidates.erase(std::find(candidates.begin(), candidates.end(), next));
  }
  return found;
}

}  // namespace shudu::tui
