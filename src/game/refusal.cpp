// The rows of the table of refusals, and how a sentence is filled in.
//
// Each text is written by hand in its language. Two equal givens are told by the sentence of core,
// in which a row is 列 in Taiwan and 行 on the mainland.
#include "shudu/game/refusal.h"

#include <array>
#include <cstddef>

#include "game/refusal_table.h"
#include "shudu/words/fill.h"

namespace shudu::game {
namespace {

// clang-format off
constexpr std::array kRefusalRows{
    RefusalRow{RefusalCode::kGiven, "given",
               {"{cell} belongs to the puzzle and stays.", "{cell} 是题目给出的数字，不能改。",
                "{cell} 是題目給的數字，不能改。"}},
    RefusalRow{RefusalCode::kHoldsDigit, "holds-digit",
               {"{cell} holds a digit. Erase it first.", "{cell} 已有数字，请先擦除。",
                "{cell} 已有數字，請先清除。"}},
    RefusalRow{RefusalCode::kNothingSelected, "nothing-selected",
               {"No cell is picked.", "没有选中的格。", "沒有選取的格。"}},
    RefusalRow{RefusalCode::kNothingToErase, "nothing-to-erase",
               {"Nothing to erase.", "没有可擦除的。", "沒有可清除的。"}},
    RefusalRow{RefusalCode::kNothingToUndo, "nothing-to-undo",
               {"Nothing to undo.", "没有可撤销的。", "沒有可復原的。"}},
    RefusalRow{RefusalCode::kNothingToRedo, "nothing-to-redo",
               {"Nothing to redo.", "没有可重做的。", "沒有可重做的步驟。"}},
    RefusalRow{RefusalCode::kNothingChanges, "nothing-changes",
               {"Nothing would change.", "不会有任何变化。", "不會有任何變化。"}},
    RefusalRow{RefusalCode::kPaused, "paused",
               {"The game is paused.", "游戏已暂停。", "遊戲已暫停。"}},
    RefusalRow{RefusalCode::kNotPaused, "not-paused",
               {"The game is not paused.", "游戏没有暂停。", "遊戲並未暫停。"}},
    RefusalRow{RefusalCode::kFinished, "finished",
               {"The game is over; its moves can still be looked at.", "这局已结束，步骤仍可查看。",
                "這局已結束，步驟仍可查看。"}},
    RefusalRow{RefusalCode::kReadOnly, "read-only",
               {"This game is open elsewhere.", "这局游戏正在别处进行。", "這局遊戲正在別處進行。"}},
    RefusalRow{RefusalCode::kIllegalMark, "illegal-mark",
               {"{cell} already holds {digit}.", "{cell} 已是 {digit}。", "{cell} 已是 {digit}。"}},
    RefusalRow{RefusalCode::kAutoMarks, "auto-marks",
               {"The centre marks are kept for you.", "中心标由程序自动维护。",
                "中心標由程式自動維護。"}},
    RefusalRow{RefusalCode::kNoSingleSolution, "no-single-solution",
               {"This puzzle has more than one solution.", "此题不止一个解。", "此題不只一個解。"}},
    RefusalRow{RefusalCode::kNoWrongDigit, "no-wrong-digit",
               {"No wrong digit.", "没有填错的数字。", "沒有填錯的數字。"}},
    RefusalRow{RefusalCode::kOutOfOrder, "out-of-order",
               {"Out of order: move {n} comes next.", "顺序不对：下一步应是第 {n} 步。",
                "順序不對：下一步應是第 {n} 步。"}},
    RefusalRow{RefusalCode::kEventLimit, "event-limit",
               {"This game is full after {n} moves. Continue in a copy.",
                "这局已满 {n} 步，请在副本中继续。", "這局已滿 {n} 步，請在副本中繼續。"}},
    RefusalRow{RefusalCode::kUnknownSavepoint, "unknown-savepoint",
               {"There is no savepoint '{token}'.", "没有名为“{token}”的存档点。",
                "沒有名為「{token}」的存檔點。"}},
    RefusalRow{RefusalCode::kTooManySavepoints, "too-many-savepoints",
               {"A game has at most {n} savepoints.", "一局最多 {n} 个存档点。",
                "一局最多 {n} 個存檔點。"}},
    RefusalRow{RefusalCode::kNoSuchMove, "no-such-move",
               {"There is no board after move {n}.", "第 {n} 步没有对应的盘面。",
                "第 {n} 步沒有對應的盤面。"}},
    RefusalRow{RefusalCode::kMalformed, "malformed",
               {"This is no move of this board.", "这不是此盘面上的步骤。",
                "這不是此盤面上的步驟。"}},
    RefusalRow{RefusalCode::kClash, "clash", {"{cause}", "{cause}", "{cause}"}},
    RefusalRow{RefusalCode::kNoSolution, "no-solution",
               {"No solution.", "此题无解。", "此題無解。"}},
    RefusalRow{RefusalCode::kNearly, "nearly",
               {"No solution. Without the {digit} at {cell} it would have one.",
                "此题无解。去掉 {cell} 的 {digit} 就有解。",
                "此題無解。去掉 {cell} 的 {digit} 就有解。"}},
    RefusalRow{RefusalCode::kUndecided, "undecided",
               {"Whether it has one solution could not be found out.", "无法确定此题是否只有一个解。",
                "無法確定此題是否只有一個解。"}},
    RefusalRow{RefusalCode::kSolvedAlready, "solved-already",
               {"Nothing left to do.", "已经没有要填的格。", "已經沒有要填的格。"}},
    RefusalRow{RefusalCode::kBadName, "bad-name",
               {"This cannot be kept: {token}.", "无法保存此项：{token}。", "無法儲存此項：{token}。"}},
    RefusalRow{RefusalCode::kNotASave, "not-a-save",
               {"This is not a Shudu game.", "这不是 Shudu 的游戏存档。",
                "這不是 Shudu 的遊戲存檔。"}},
    RefusalRow{RefusalCode::kNewerVersion, "newer-version",
               {"This game was saved by a newer Shudu (version {n}).",
                "由更新版本的 Shudu 保存（版本 {n}）。", "由較新版本的 Shudu 儲存（版本 {n}）。"}},
    RefusalRow{RefusalCode::kTooLarge, "too-large",
               {"The file is larger than 1 MiB.", "文件大于 1 MiB。", "檔案大於 1 MiB。"}},
    RefusalRow{RefusalCode::kLineTooLong, "line-too-long",
               {"Line {line} is too long.", "文本第 {line} 行太长。", "文字第 {line} 行太長。"}},
    RefusalRow{RefusalCode::kBadText, "bad-text",
               {"Line {line} has a character that is not allowed.", "文本第 {line} 行有不允许的字符。",
                "文字第 {line} 行有不允許的字元。"}},
    RefusalRow{RefusalCode::kTruncated, "truncated",
               {"The end of the file is missing.", "文件不完整，缺少结尾。", "檔案不完整，缺少結尾。"}},
    RefusalRow{RefusalCode::kDamaged, "damaged",
               {"The file was changed or damaged (checksum).", "文件已被改动或损坏（校验和不符）。",
                "檔案已被更動或損壞（檢查碼不符）。"}},
    RefusalRow{RefusalCode::kUnexpectedLine, "unexpected-line",
               {"Line {line}: expected '{expected}', found '{token}'.",
                "文本第 {line} 行：应为“{expected}”，却是“{token}”。",
                "文字第 {line} 行：應為「{expected}」，卻是「{token}」。"}},
    RefusalRow{RefusalCode::kBadValue, "bad-value",
               {"Line {line}: '{token}' cannot stand here.", "文本第 {line} 行：“{token}”不能用在这里。",
                "文字第 {line} 行：「{token}」不能用在這裡。"}},
    RefusalRow{RefusalCode::kBadGivens, "bad-givens",
               {"Line {line}: these givens make no puzzle. {cause}",
                "文本第 {line} 行：这些题目数字不成题。{cause}",
                "文字第 {line} 行：這些題目數字不成題。{cause}"}},
    RefusalRow{RefusalCode::kBadEvent, "bad-event",
               {"Move {n} (line {line}): {reason}", "第 {n} 步（文本第 {line} 行）：{reason}",
                "第 {n} 步（文字第 {line} 行）：{reason}"}},
    RefusalRow{RefusalCode::kBoardDiffers, "board-differs",
               {"The moves do not lead to the board in this file "
                "(line {line}, first difference: {cell}).",
                "步骤与文件中的盘面不符（文本第 {line} 行，首个不同：{cell}）。",
                "步驟與檔案中的盤面不符（文字第 {line} 行，首個不同：{cell}）。"}},
};
// clang-format on

static_assert(words::kIsSound<words::first_fault(kRefusalRows)>);

const RefusalRow& row_of(RefusalCode code) { return kRefusalRows[static_cast<std::size_t>(code)]; }

// The reason of a refused event, or the clash or plain reason behind refused givens.
std::string inner_sentence(const Refusal& refusal, std::string_view field, Language language) {
  if (field == "cause" && refusal.cause) {
    return std::string(shudu::sentence(*refusal.cause, language).view());
  }
  if (refusal.reason == RefusalCode::kCount || refusal.reason == refusal.code) return {};
  Refusal inner = refusal;
  inner.code = refusal.reason;
  inner.reason = RefusalCode::kCount;
  return sentence(inner, language);
}

std::optional<std::string> value_of(const Refusal& refusal, std::string_view field,
                                    Language language) {
  if (field == "cell") {
    return std::string(refusal.cell ? cell_name(*refusal.cell, refusal.size).view() : "-");
  }
  if (field == "digit") return std::string(1, refusal.digit ? refusal.digit->to_char() : '-');
  if (field == "line") return std::to_string(refusal.line);
  if (field == "n") return std::to_string(refusal.number);
  if (field == "token") return std::string(refusal.token.view());
  if (field == "expected") return std::string(refusal.expected.view());
  if (field == "reason" || field == "cause") return inner_sentence(refusal, field, language);
  return std::nullopt;
}

}  // namespace

std::span<const RefusalRow> refusal_table() { return kRefusalRows; }

std::string_view refusal_slug(RefusalCode code) { return row_of(code).slug; }

std::string sentence(const Refusal& refusal, Language language) {
  std::string text =
      words::fill_from(row_of(refusal.code).words.in(language),
                       [&](std::string_view field) { return value_of(refusal, field, language); });
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

}  // namespace shudu::game
