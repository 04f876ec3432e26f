// The rows; how a key finds its row stands in binding.cpp.
#include "faces/key_table.h"

#include <array>
#include <cstddef>

#include "faces/binding.h"
#include "shudu/core/rows_in_order.h"

namespace shudu::faces {
namespace {

using C = Command;
using G = KeyGroup;

// clang-format off
constexpr std::array<KeyRow, static_cast<std::size_t>(Command::kCount)> kKeyRows{{
    {C::kUp, "up", G::kMove, "Up k w", {"up", "上移", "上移"}},
    {C::kDown, "down", G::kMove, "Down j s", {"down", "下移", "下移"}},
    {C::kLeft, "left", G::kMove, "Left h a", {"left", "左移", "左移"}},
    {C::kRight, "right", G::kMove, "Right l d", {"right", "右移", "右移"}},
    {C::kBoxUp, "box-up", G::kMove, "Ctrl+Up", {"box above", "上面的宫", "上面的宮"}},
    {C::kBoxDown, "box-down", G::kMove, "Ctrl+Down", {"box below", "下面的宫", "下面的宮"}},
    {C::kBoxLeft, "box-left", G::kMove, "Ctrl+Left", {"box to the left", "左边的宫", "左邊的宮"}},
    {C::kBoxRight, "box-right", G::kMove, "Ctrl+Right",
     {"box to the right", "右边的宫", "右邊的宮"}},
    {C::kRowStart, "row-start", G::kMove, "Home", {"start of the row", "行首", "列首"}},
    {C::kRowEnd, "row-end", G::kMove, "End", {"end of the row", "行尾", "列尾"}},
    {C::kFirstCell, "first-cell", G::kMove, "Ctrl+Home", {"first cell", "第一格", "第一格"}},
    {C::kLastCell, "last-cell", G::kMove, "Ctrl+End", {"last cell", "最后一格", "最後一格"}},
    {C::kThreeUp, "three-up", G::kMove, "PageUp", {"three rows up", "上移三行", "上移三列"}},
    {C::kThreeDown, "three-down", G::kMove, "PageDown",
     {"three rows down", "下移三行", "下移三列"}},
    {C::kNextEmpty, "next-empty", G::kMove, "n",
     {"next empty cell; digit first: next place for it", "下一个空格；先选数字时为可填处",
      "下一個空格；先選數字時為可填處"}},
    {C::kPreviousEmpty, "previous-empty", G::kMove, "N",
     {"previous empty cell", "上一个空格", "上一個空格"}},
    {C::kGoToCell, "go-to-cell", G::kMove, "g",
     {"go to: row, column", "跳到：行号、列号", "跳到：列號、行號"}},
    {C::kPick, "pick", G::kSelect, "o",
     {"pick or unpick; moves keep picks until Esc", "选取或取消选取，移动时保留，Esc 结束",
      "選取或取消選取，移動時保留，Esc 結束"}},
    {C::kPickSame, "pick-same", G::kSelect, "=",
     {"pick all with this digit", "选取所有相同数字", "選取所有相同數字"}},
    {C::kPickEmpty, "pick-empty", G::kSelect, "Ctrl+a",
     {"pick all empty cells", "选取所有空格", "選取所有空格"}},
    {C::kPickRow, "pick-row", G::kSelect, "",
     {"pick the row", "选取整行", "選取整列"}, "", "Shift+Space"},
    {C::kPickColumn, "pick-column", G::kSelect, "",
     {"pick the column", "选取整列", "選取整行"}, "", "Ctrl+Space"},
    {C::kDigit, "digit", G::kWrite, "1-9",
     {"digit, by mode", "按当前模式输入数字", "依目前模式輸入數字"}},
    {C::kCorner, "corner", G::kWrite, "Shift+1-9", {"corner mark", "角标", "角標"}},
    {C::kCentre, "centre", G::kWrite, "Alt+1-9 Ctrl+1-9", {"centre mark", "中心标", "中心標"}},
    {C::kColour, "colour", G::kWrite, "Ctrl+Shift+1-9",
     {"cell colour, where the terminal can tell", "格子颜色（终端支持时）", "格子顏色（終端機支援時）"}, "", "",
     {"cell colour", "格子颜色", "格子顏色"}},
    {C::kErase, "erase", G::kWrite, "0 Backspace Delete",
     {"erase one layer", "擦除一层", "清除一層"}},
    {C::kEraseAll, "erase-all", G::kWrite, "Shift+Delete", {"erase all", "全部擦除", "全部清除"}},
    {C::kDigitMode, "digit-mode", G::kWrite, "z y", {"digit mode", "数字模式", "數字模式"}},
    {C::kCornerMode, "corner-mode", G::kWrite, "x", {"corner mark mode", "角标模式", "角標模式"}},
    {C::kCentreMode, "centre-mode", G::kWrite, "c",
     {"centre mark mode", "中心标模式", "中心標模式"}},
    {C::kColourMode, "colour-mode", G::kWrite, "v", {"colour mode", "颜色模式", "顏色模式"}},
    {C::kNextMode, "next-mode", G::kWrite, "Space", {"next mode", "下一个模式", "下一個模式"}},
    {C::kTint, "tint", G::kWrite, "V",
     {"colour a mark: digit, colour; colour 0 removes", "给候选数上色：数字、颜色；0 为去色",
      "給候選數上色：數字、顏色；0 為去色"}},
    {C::kNumberFirst, "number-first", G::kWrite, "b",
     {"digit first, on or off", "先选数字，开或关", "先選數字，開或關"}},
    {C::kEnter, "enter", G::kWrite, "Enter",
     {"apply the hint; digit first: put it; else cell menu",
      "应用提示；先选数字时填入；否则打开菜单", "套用提示；先選數字時填入；否則開啟選單"}},
    {C::kFillSelection, "fill-selection", G::kWrite, "f",
     {"fill marks here", "填写此处候选数", "填寫此處候選數"}},
    {C::kFillAll, "fill-all", G::kWrite, "F",
     {"fill all marks", "填写全部候选数", "填寫全部候選數"}},
    {C::kUndo, "undo", G::kHistory, "u [", {"undo", "撤销", "復原"}, "", "Ctrl+z"},
    {C::kRedo, "redo", G::kHistory, "U ]",
     {"redo", "重做", "重做"}, "Ctrl+r", "Ctrl+y Ctrl+Shift+z"},
    {C::kSavepoint, "savepoint", G::kHistory, "m", {"savepoint", "存档点", "存檔點"}},
    {C::kHistory, "history", G::kHistory, "M", {"history", "历史", "歷史"}},
    {C::kBack, "back", G::kHistory, "r",
     {"back to before the first mistake", "退回到第一个错误之前", "退回到第一個錯誤之前"}},
    {C::kCheck, "check", G::kHelp, "i", {"check now", "立即检查", "立即檢查"}},
    {C::kHintMore, "hint-more", G::kHelp, "t",
     {"hint, one stage more", "提示，再多一点", "提示，再多一點"}},
    {C::kHintLess, "hint-less", G::kHelp, "T",
     {"hint, one stage less", "提示，少一点", "提示，少一點"}},
    {C::kWhy, "why", G::kHelp, "e",
     {"why not: digit, or Enter for all", "为什么不行：数字，或 Enter 看全部",
      "為什麼不行：數字，或 Enter 看全部"}},
    {C::kReadCell, "read-cell", G::kHelp, ".", {"read the cell", "读出这一格", "讀出這一格"}},
    {C::kReadRow, "read-row", G::kHelp, "R", {"read the row", "读出这一行", "讀出這一列"}},
    {C::kReadColumn, "read-column", G::kHelp, "C", {"read the column", "读出这一列", "讀出這一行"}},
    {C::kReadBox, "read-box", G::kHelp, "B", {"read the box", "读出这一宫", "讀出這一宮"}},
    {C::kReadLeft, "read-left", G::kHelp, ",", {"digits left", "还剩哪些数字", "還剩哪些數字"}},
    {C::kRepeat, "repeat", G::kHelp, ";",
     {"last message again", "重复上一条消息", "重複上一則訊息"}},
    {C::kPause, "pause", G::kGame, "p", {"pause", "暂停", "暫停"}},
    {C::kHelp, "help", G::kGame, "? F1", {"help", "帮助", "說明"}},
    {C::kCommandLine, "command-line", G::kGame, ":", {"command", "命令", "指令"}},
    {C::kCancel, "cancel", G::kGame, "Esc",
     {"cancel the innermost thing", "取消当前操作", "取消目前操作"}},
    {C::kHome, "home", G::kGame, "q",
     {"home; the game is kept", "主菜单，游戏会保留", "主選單，遊戲會保留"}},
    {C::kLeave, "leave", G::kGame, "",
     {"leave; the game is kept", "退出，游戏会保留", "離開，遊戲會保留"}, "Q Ctrl+c"},
    {C::kStop, "stop", G::kGame, "",
     {"stop the program; fg goes on", "挂起程序，用 fg 继续", "暫停程式，用 fg 繼續"}, "Ctrl+z"},
    {C::kRedraw, "redraw", G::kGame, "",
     {"draw the screen again", "重画屏幕", "重畫畫面"}, "Ctrl+l"},
    {C::kNextRegion, "next-region", G::kGame, "",
     {"next part of the screen", "屏幕的下一部分", "畫面的下一部分"}, "Tab"},
}};
// clang-format on

static_assert(are_in_order(kKeyRows, &KeyRow::command), "a row stands where its command counts");

constexpr bool can_be_read() {
  for (const KeyRow& row : kKeyRows) {
    for (std::string_view keys : {row.keys, row.in_terminal, row.in_browser}) {
      while (!keys.empty()) {
        if (!read_key_text(next_word(keys)).is_valid) return false;
      }
    }
  }
  return true;
}
static_assert(can_be_read(), "every key is written as binding.h reads it");

constexpr std::array kNotes{
    KeyNote{G::kMove,
            {"Shift with a move, or H J K L W A S D", "Shift 加移动键，或大写 H J K L W A S D",
             "Shift 加移動鍵，或大寫 H J K L W A S D"},
            {"grow the selection", "扩大选区", "擴大選取範圍"}},
    KeyNote{G::kSelect, {"Click, drag", "单击、拖动", "點選、拖曳"}, {"select", "选择", "選取"}},
    KeyNote{G::kSelect,
            {"Ctrl+click", "Ctrl+单击", "Ctrl+點選"},
            {"pick or unpick", "选取或取消选取", "選取或取消選取"}},
    KeyNote{G::kSelect,
            {"Double click", "双击", "連按兩下"},
            {"select all with this digit", "选取所有相同数字", "選取所有相同數字"}},
    KeyNote{G::kSelect, {"Right click", "右击", "按右鍵"}, {"cell menu", "格子菜单", "格子選單"}},
};

constexpr std::array kKeyGroups{
    KeyGroupRow{G::kMove, "move", {"Moving", "移动", "移動"}},
    KeyGroupRow{G::kSelect, "select", {"Selecting", "选择", "選取"}},
    KeyGroupRow{G::kWrite, "write", {"Writing", "填写", "填寫"}},
    KeyGroupRow{G::kHistory, "history", {"History", "历史", "歷史"}},
    KeyGroupRow{G::kHelp, "help", {"Help", "帮助", "求助"}},
    KeyGroupRow{G::kGame, "game", {"The game", "游戏", "遊戲"}},
};
static_assert(are_in_order(kKeyGroups, &KeyGroupRow::group, G::kCount));
static_assert(have_words(kKeyGroups, &KeyGroupRow::words));

}  // namespace

std::span<const KeyRow> key_table() { return kKeyRows; }

const KeyRow& row_of(Command command) { return kKeyRows[static_cast<std::size_t>(command)]; }

std::span<const KeyNote> key_notes() { return kNotes; }

std::span<const KeyGroupRow> key_groups() { return kKeyGroups; }

const KeyGroupRow& row_of(KeyGroup group) { return kKeyGroups[static_cast<std::size_t>(group)]; }

}  // namespace shudu::faces
