// The sentences, each written by hand in its language, and the filling in of their fields.
//
// A row is 行 on the mainland and 列 in Taiwan, a column the other way round.
#include "game/said_table.h"

#include <array>

#include "shudu/core/characters.h"
#include "shudu/core/placeholders.h"
#include "shudu/core/rows_in_order.h"

namespace shudu::game {
namespace {

using enum Said;

// clang-format off
constexpr std::array kSaidRows{
    SaidRow{kPosition, "cell.pos",
            {"row {r} column {c}", "第{r}行第{c}列", "第{r}列第{c}行"}},
    SaidRow{kRow, "house.row", {"Row {n}", "第{n}行", "第{n}列"}},
    SaidRow{kColumn, "house.column", {"Column {n}", "第{n}列", "第{n}行"}},
    SaidRow{kBox, "house.box", {"Box {n}", "第{n}宫", "第{n}宮"}},
    SaidRow{kRegion, "house.region",
            {"Extra region {n}", "第{n}个额外区域", "第{n}個額外區域"}},
    SaidRow{kDiagonal, "house.diagonal",
            {"Diagonal from {a} to {b}", "从{a}到{b}的对角线", "從{a}到{b}的對角線"}},
    SaidRow{kCellGiven, "cell.given", {"given", "题目数字", "題目數字"}},
    SaidRow{kCellEmpty, "cell.empty", {"empty", "空", "空"}},
    SaidRow{kCellMarks, "cell.marks", {"marks {list}", "候选{list}", "候選{list}"}},
    SaidRow{kCellCorner, "cell.corner", {"corner {list}", "角标{list}", "角標{list}"}},
    SaidRow{kCellOut, "cell.out", {"ruled out {list}", "已排除{list}", "已排除{list}"}},
    SaidRow{kCellConflict, "cell.conflict",
            {"in conflict with {other}", "与{other}冲突", "與{other}衝突"}},
    SaidRow{kCellWrong, "cell.wrong", {"wrong", "错误", "錯誤"}},
    SaidRow{kCellColours, "cell.colours", {"coloured {list}", "涂色{list}", "塗色{list}"}},
    SaidRow{kCellTint, "cell.tint", {"{d} coloured {k}", "{d}涂色{k}", "{d}塗色{k}"}},
    SaidRow{kCellDiagonal, "cell.diagonal", {"on the diagonal", "在对角线上", "在對角線上"}},
    SaidRow{kCellBothDiagonals, "cell.both-diagonals",
            {"on both diagonals", "在两条对角线上", "在兩條對角線上"}},
    SaidRow{kCellRegion, "cell.region", {"region {n}", "第{n}区", "第{n}區"}},
    SaidRow{kCellExtra, "cell.extra",
            {"extra region {n}", "第{n}个额外区域", "第{n}個額外區域"}},
    SaidRow{kHouse, "read.house",
            {"{house}: {list}. {n} empty, missing {missing}.",
             "{house}：{list}。{n}格空，缺{missing}。", "{house}：{list}。{n}格空，缺{missing}。"}},
    SaidRow{kHouseFull, "read.house.full",
            {"{house}: {list}. Full.", "{house}：{list}。已填满。", "{house}：{list}。已填滿。"}},
    SaidRow{kNothing, "list.nothing", {"nothing", "无", "無"}},
    SaidRow{kLeft, "read.left",
            {"{n} empty. Left: {list}.", "还有{n}格空。剩余：{list}。", "還有{n}格空。剩餘：{list}。"}},
    SaidRow{kNoneLeft, "read.left.none",
            {"Every cell is filled.", "每一格都已填。", "每一格都已填。"}},
    SaidRow{kWhere, "read.where",
            {"{d} at {list}. {n} left.", "{d}在{list}。还剩{n}个。", "{d}在{list}。還剩{n}個。"}},
    SaidRow{kNowhere, "read.nowhere",
            {"No {d} yet. {n} left.", "还没有{d}。还剩{n}个。", "還沒有{d}。還剩{n}個。"}},
    SaidRow{kCells, "list.cells", {"{n|cell|cells}", "{n}格", "{n}格"}},
    SaidRow{kPlaced, "say.placed", {"{d} at {pos}.", "{pos}填入{d}。", "{pos}填入{d}。"}},
    SaidRow{kPlacedMany, "say.placed.many",
            {"{d} in {n|cell|cells}.", "{n}格填入{d}。", "{n}格填入{d}。"}},
    SaidRow{kRemoved, "say.removed",
            {"Removed {d} from the marks of {n|cell|cells}.", "已从{n}格的候选中去掉{d}。",
             "已從{n}格的候選中去掉{d}。"}},
    SaidRow{kConflict, "say.conflict",
            {"In conflict with {other}.", "与{other}冲突。", "與{other}衝突。"}},
    SaidRow{kWrong, "say.wrong", {"Wrong.", "填错了。", "填錯了。"}},
    SaidRow{kErased, "say.erased", {"Erased {d}.", "已擦除{d}。", "已清除{d}。"}},
    SaidRow{kErasedMany, "say.erased.many",
            {"Erased {d} from {n|cell|cells}.", "已从{n}格擦除{d}。", "已從{n}格清除{d}。"}},
    SaidRow{kCorner, "kind.corner", {"Corner", "角标", "角標"}},
    SaidRow{kCentre, "kind.centre", {"Centre", "中心标", "中心標"}},
    SaidRow{kColour, "kind.colour", {"Colour", "颜色", "顏色"}},
    SaidRow{kMarkOn, "say.mark.on", {"{kind} {d} added.", "已加{kind}{d}。", "已加{kind}{d}。"}},
    SaidRow{kMarkOff, "say.mark.off", {"{kind} {d} removed.", "已去{kind}{d}。", "已去{kind}{d}。"}},
    SaidRow{kMarkOnAt, "say.mark.on.at",
            {"{kind} {d} added at {pos}.", "{pos}已加{kind}{d}。", "{pos}已加{kind}{d}。"}},
    SaidRow{kMarkOffAt, "say.mark.off.at",
            {"{kind} {d} removed at {pos}.", "{pos}已去{kind}{d}。", "{pos}已去{kind}{d}。"}},
    SaidRow{kMarkOnMany, "say.mark.on.many",
            {"{kind} {d} added in {n|cell|cells}.", "{n}格已加{kind}{d}。", "{n}格已加{kind}{d}。"}},
    SaidRow{kMarkOffMany, "say.mark.off.many",
            {"{kind} {d} removed in {n|cell|cells}.", "{n}格已去{kind}{d}。",
             "{n}格已去{kind}{d}。"}},
    SaidRow{kTintOn, "say.tint.on",
            {"{d} at {pos} coloured {k}.", "{pos}的{d}已涂色{k}。", "{pos}的{d}已塗色{k}。"}},
    SaidRow{kTintOff, "say.tint.off",
            {"{d} at {pos} no longer coloured.", "{pos}的{d}已去色。", "{pos}的{d}已去色。"}},
    SaidRow{kTintsOff, "say.tints.off",
            {"Colours of marks removed in {n|cell|cells}.", "{n}格的候选已去色。",
             "{n}格的候選已去色。"}},
    SaidRow{kOut, "say.out", {"{d} ruled out at {pos}.", "{pos}已排除{d}。", "{pos}已排除{d}。"}},
    SaidRow{kOutMany, "say.out.many",
            {"{d} ruled out in {n|cell|cells}.", "{n}格已排除{d}。", "{n}格已排除{d}。"}},
    SaidRow{kNotOut, "say.not-out",
            {"{d} at {pos} is open again.", "{pos}不再排除{d}。", "{pos}不再排除{d}。"}},
    SaidRow{kNotOutMany, "say.not-out.many",
            {"{d} in {n|cell|cells} is open again.", "{n}格不再排除{d}。", "{n}格不再排除{d}。"}},
    SaidRow{kFilled, "say.filled",
            {"Marks filled in {n|cell|cells}.", "已填{n}格的候选。", "已填{n}格的候選。"}},
    SaidRow{kFilledCorner, "say.filled.corner",
            {"Corner marks filled in {n|cell|cells}.", "已填{n}格的角标。", "已填{n}格的角標。"}},
    SaidRow{kAutoOn, "say.auto.on",
            {"Centre marks are now kept for you.", "中心标改由程序维护。",
             "中心標改由程式維護。"}},
    SaidRow{kAutoOff, "say.auto.off",
            {"Centre marks are yours again.", "中心标改由你自己填写。", "中心標改由你自己填寫。"}},
    SaidRow{kRevealed, "say.revealed",
            {"{d} at {pos}, revealed.", "{pos}是{d}，已揭示。", "{pos}是{d}，已揭示。"}},
    SaidRow{kRevealedMany, "say.revealed.many",
            {"{n|cell|cells} revealed.", "已揭示{n}格。", "已揭示{n}格。"}},
    SaidRow{kFilledIn, "say.filled-in",
            {"{n|digit|digits} placed.", "已填入{n}个数字。", "已填入{n}個數字。"}},
    SaidRow{kGaveUp, "say.gave-up",
            {"Given up. The solution is shown.", "已放弃，答案已显示。", "已放棄，答案已顯示。"}},
    SaidRow{kUndone, "say.undone", {"Undone: {what}", "已撤销：{what}", "已復原：{what}"}},
    SaidRow{kRedone, "say.redone", {"Redone: {what}", "已重做：{what}", "已重做：{what}"}},
    SaidRow{kBack, "say.back",
            {"Went back {n|move|moves}, to before {d} at {pos}.", "退回{n}步，到{pos}填{d}之前。",
             "退回{n}步，到{pos}填{d}之前。"}},
    SaidRow{kToStart, "say.to-start",
            {"Back at the start.", "已回到开局。", "已回到開局。"}},
    SaidRow{kToMove, "say.to-move", {"Now after move {n}.", "现在在第{n}步之后。", "現在在第{n}步之後。"}},
    SaidRow{kToSavepoint, "say.to-savepoint",
            {"Now at savepoint '{name}', after move {n}.", "现在在存档点“{name}”，第{n}步之后。",
             "現在在存檔點「{name}」，第{n}步之後。"}},
    SaidRow{kSavepoint, "say.savepoint",
            {"Savepoint '{name}' set.", "已设存档点“{name}”。", "已設存檔點「{name}」。"}},
    SaidRow{kDropped, "say.dropped",
            {"Savepoint '{name}' removed.", "已删除存档点“{name}”。", "已刪除存檔點「{name}」。"}},
    SaidRow{kPaused, "pause.on",
            {"Paused. The board is hidden.", "已暂停，盘面已隐藏。", "已暫停，盤面已隱藏。"}},
    SaidRow{kResumed, "say.resumed", {"The game goes on.", "游戏继续。", "遊戲繼續。"}},
    SaidRow{kSet, "say.set",
            {"Setting {key} is now {value}.", "设置 {key} 现为 {value}。", "設定 {key} 現為 {value}。"}},
    SaidRow{kCheckOk, "check.ok", {"No mistake so far.", "目前没有错误。", "目前沒有錯誤。"}},
    SaidRow{kCheckFound, "check.found",
            {"{n|digit is|digits are} wrong. Check again to see where.",
             "有{n}个数字填错了。再检查一次看在哪里。", "有{n}個數字填錯了。再檢查一次看在哪裡。"}},
    SaidRow{kRulesOk, "check.rules.ok",
            {"No digit of yours is in conflict.", "填入的数字没有冲突。", "填入的數字沒有衝突。"}},
    SaidRow{kRulesFound, "check.rules.found",
            {"{n|digit is|digits are} in conflict. Check again to see where.",
             "有{n}个填入的数字冲突。再检查一次看在哪里。",
             "有{n}個填入的數字衝突。再檢查一次看在哪裡。"}},
    SaidRow{kFullButWrong, "full.wrong",
            {"Every cell is filled, but not all is right.", "已填满，但有地方不对。",
             "已填滿，但有地方不對。"}},
    SaidRow{kDone, "done",
            {"Solved in {time}. Mistakes: {m}. Hints: {h}.", "完成！用时 {time}，错误 {m}，提示 {h}。",
             "完成！用時 {time}，錯誤 {m}，提示 {h}。"}},
    SaidRow{kDoneMany, "done.many",
            {"Solved in {time}. Hints: {h}.", "完成！用时 {time}，提示 {h}。",
             "完成！用時 {time}，提示 {h}。"}},
    SaidRow{kGivenUp, "done.given-up",
            {"Given up after {time}.", "已放弃，用时 {time}。", "已放棄，用時 {time}。"}},
    SaidRow{kPlaying, "done.playing",
            {"Played for {time} so far.", "目前用时 {time}。", "目前用時 {time}。"}},
    SaidRow{kHintPlace, "hint.place",
            {"A digit can be placed.", "有一格可以填数字。", "有一格可以填數字。"}},
    SaidRow{kHintRemove, "hint.remove",
            {"No digit yet: first remove a candidate.", "还不能填，先去掉一个候选数。",
             "還不能填，先去掉一個候選數。"}},
    SaidRow{kHintWrong, "hint.wrong",
            {"Something on the board is not right.", "盘面上有些地方不对。", "盤面上有些地方不對。"}},
    SaidRow{kHintNone, "hint.none",
            {"None with the techniques you allow. Easiest: {technique}.",
             "允许的技巧找不到下一步。最简单的是{technique}。",
             "允許的技巧找不到下一步。最簡單的是{technique}。"}},
    SaidRow{kHintNothing, "hint.stuck",
            {"No technique finds a step.", "没有技巧能走下一步。", "沒有技巧能走下一步。"}},
    SaidRow{kHintMany, "hint.many",
            {"The puzzle does not decide the next digit.", "此题本身无法确定下一个数字。",
             "此題本身無法確定下一個數字。"}},
    SaidRow{kHintStopped, "hint.stopped",
            {"The search was stopped.", "已停止寻找。", "已停止尋找。"}},
    SaidRow{kWhyFilled, "why.filled",
            {"The cell holds {held}.", "这一格已是{held}。", "這一格已是{held}。"}},
    SaidRow{kWhyPeer, "why.peer",
            {"{d} at {other} forbids it.", "{other}已是{d}。", "{other}已是{d}。"}},
    SaidRow{kWhyOut, "why.out",
            {"Ruled out at move {n}.", "第{n}步已排除。", "第{n}步已排除。"}},
    SaidRow{kWhyOutAtStart, "why.out.start",
            {"Ruled out by the puzzle itself.", "题目本身已排除。", "題目本身已排除。"}},
    SaidRow{kWhyMarks, "why.marks",
            {"Your marks leave {d} out.", "你的候选里没有{d}。", "你的候選裡沒有{d}。"}},
    SaidRow{kWhyTechnique, "why.technique",
            {"A step removes {d} now: {technique}.", "现在就能去掉{d}：{technique}。",
             "現在就能去掉{d}：{technique}。"}},
    SaidRow{kWhyContradiction, "why.contradiction",
            {"{d} here leads to a contradiction.", "这里填{d}会导致矛盾。",
             "這裡填{d}會導致矛盾。"}},
    SaidRow{kWhyOpen, "why.open",
            {"Nothing found forbids {d} here.", "没找到这里不能填{d}的理由。",
             "沒找到這裡不能填{d}的理由。"}},
    SaidRow{kWrongDigits, "wrong.digits",
            {"{n|digit is|digits are} wrong.", "有{n}个数字填错了。", "有{n}個數字填錯了。"}},
    SaidRow{kWrongMarks, "wrong.marks",
            {"The right digit was ruled out in {n|cell|cells}.", "有{n}格把正确的数字排除了。",
             "有{n}格把正確的數字排除了。"}},
    SaidRow{kWrongConflicts, "wrong.conflicts",
            {"{n|digit is|digits are} in conflict.", "有{n}个填入的数字冲突。",
             "有{n}個填入的數字衝突。"}},
    SaidRow{kWrongUnsolvable, "wrong.unsolvable",
            {"From here no solution is left.", "从这里已经走不到任何解。",
             "從這裡已經走不到任何解。"}},
    SaidRow{kWrongDigitsAt, "wrong.digits.at",
            {"Wrong: {list}.", "填错的是：{list}。", "填錯的是：{list}。"}},
    SaidRow{kWrongMarksAt, "wrong.marks.at",
            {"The right digit was ruled out at {list}.", "把正确的数字排除了的格：{list}。",
             "把正確的數字排除了的格：{list}。"}},
    SaidRow{kWrongConflictsAt, "wrong.conflicts.at",
            {"In conflict: {list}.", "冲突的是：{list}。", "衝突的是：{list}。"}},
    SaidRow{kDigitAt, "wrong.digit.at", {"{d} at {pos}", "{pos}的{d}", "{pos}的{d}"}},
    SaidRow{kExcluded, "excluded", {"{pos}: {list}", "{pos}：{list}", "{pos}：{list}"}},
    SaidRow{kExcludedNothing, "excluded.nothing",
            {"{pos}: nothing is excluded at a glance.", "{pos}：一眼看去没有被排除的数字。",
             "{pos}：一眼看去沒有被排除的數字。"}},
    SaidRow{kExcludedFilled, "excluded.filled",
            {"{pos} holds {d}.", "{pos}填的是{d}。", "{pos}填的是{d}。"}},
    SaidRow{kExcludedGiven, "excluded.given",
            {"{pos} holds {d}, which belongs to the puzzle.", "{pos}是题目给出的{d}。",
             "{pos}是題目給的{d}。"}},
    SaidRow{kExcludedOut, "excluded.out", {"ruled out", "已排除", "已排除"}},
    SaidRow{kExcludedMarks, "excluded.marks", {"marks", "标记", "標記"}},
    SaidRow{kPractiseIt, "practice.do",
            {"Practise {technique}: remove what it removes, or place what it places.",
             "练习：{technique}。去掉它能去掉的候选数，或填入它能确定的数字。",
             "練習：{technique}。去掉它能去掉的候選數，或填入它能確定的數字。"}},
    SaidRow{kNotPractised, "practice.not",
            {"{technique} is not practised: practice begins where singles end.",
             "“{technique}”没有练习：练习从不能再直接填数的局面开始。",
             "「{technique}」沒有練習：練習從無法再直接填數的局面開始。"}},
    SaidRow{kPracticeNothing, "practice.nothing",
            {"That is no candidate there.", "那里没有这个候选数。", "那裡沒有這個候選數。"}},
    SaidRow{kPracticeWrong, "practice.wrong",
            {"That one stays.", "这个不能去掉。", "這個不能去掉。"}},
    SaidRow{kPracticeNotHere, "practice.not-here",
            {"That digit does not go there.", "那里不是这个数字。", "那裡不是這個數字。"}},
    SaidRow{kPracticeOther, "practice.other",
            {"True, but not by {technique}.", "对，但不是{technique}。", "對，但不是{technique}。"}},
    SaidRow{kPracticeGone, "practice.gone",
            {"True, but not by {technique}, of which nothing is left here.",
             "对，但不是{technique}；它在这里已无可用之处。",
             "對，但不是{technique}；它在這裡已無可用之處。"}},
    SaidRow{kPracticeMore, "practice.more",
            {"Right. The same step does more.", "对了。同一步还能做更多。",
             "對了。同一步還能做更多。"}},
    SaidRow{kPracticeRight, "practice.right", {"Right.", "对了。", "對了。"}},
};
// clang-format on

static_assert(are_in_order(kSaidRows, &SaidRow::said, Said::kCount));

constexpr bool is_figure(char c) { return is_digit(c) || is_letter(c); }

// The first byte of a Chinese character, U+4000 to U+9FFF; punctuation of the script lies
// elsewhere.
constexpr bool begins_character(std::string_view text) {
  return !text.empty() && text[0] >= '\xE4' && text[0] <= '\xE9';
}

constexpr bool ends_in_character(std::string_view text) {
  return text.size() >= 3 && begins_character(text.substr(text.size() - 3));
}

// Adds a piece, with the blank that stands between the two scripts.
void join(std::string& text, std::string_view piece) {
  if (text.empty() || piece.empty()) {
    text += piece;
    return;
  }
  if (is_figure(text.back()) ? begins_character(piece)
                             : ends_in_character(text) && is_figure(piece.front())) {
    text += ' ';
  }
  text += piece;
}

// `{n|cell|cells}` takes the number and its word.
std::string filled(std::string_view field, std::initializer_list<Filling> fillings) {
  const std::string_view name = field.substr(0, field.find('|'));
  for (const Filling& filling : fillings) {
    if (filling.name != name) continue;
    if (name.size() == field.size()) return filling.text;
    const std::string_view words = field.substr(name.size() + 1);
    const std::size_t bar = words.find('|');
    const bool is_one = filling.text == "1";
    return filling.text + ' ' + std::string(is_one ? words.substr(0, bar) : words.substr(bar + 1));
  }
  return std::string(field);
}

}  // namespace

std::span<const SaidRow> said_table() { return kSaidRows; }

std::string say(Language language, Said said, std::initializer_list<Filling> fillings) {
  std::string text;
  for_each_part(
      kSaidRows[static_cast<std::size_t>(said)].words.in(language),
      [&](std::string_view part) { join(text, part); },
      [&](std::string_view field) {
        join(text, filled(field.substr(1, field.size() - 2), fillings));
      });
  return text;
}

}  // namespace shudu::game
