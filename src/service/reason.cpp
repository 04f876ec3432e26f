// The rows of the table of reasons, in the order of the enumeration; see reason.h.
#include "service/reason.h"

#include <array>
#include <cstddef>

#include "shudu/core/language.h"
#include "shudu/words/fill.h"

namespace shudu::service {
namespace {

// Its slug is the code.
using ReasonRow = words::NamedPhrase<Reason>;

using enum Reason;

// clang-format off
constexpr std::array kReasonRows{
    ReasonRow{kNotJson, "bad_json",
              {"The request is not JSON: byte {n} does not fit.", "请求不是 JSON：第 {n} 个字节不符。",
               "請求不是 JSON：第 {n} 個位元組不符。"}},
    ReasonRow{kNotARequest, "not_a_request",
              {"A request is a JSON object.", "请求应是一个 JSON 对象。", "請求應是一個 JSON 物件。"}},
    ReasonRow{kRequestTooLarge, "request_too_large",
              {"A request may have {n} bytes.", "一个请求最多 {n} 字节。",
               "一個請求最多 {n} 位元組。"}},
    ReasonRow{kTooDeep, "too_deep",
              {"Brackets may be nested {n} deep.", "括号最多嵌套 {n} 层。", "括號最多巢狀 {n} 層。"}},
    ReasonRow{kTooManyValues, "too_many_values",
              {"A request may hold {n} values.", "一个请求最多含 {n} 个值。",
               "一個請求最多含 {n} 個值。"}},
    ReasonRow{kRepeatedField, "repeated_field",
              {"The field {field} stands there twice.", "字段 {field} 出现了两次。",
               "欄位 {field} 出現了兩次。"}},
    ReasonRow{kWrongVersion, "wrong_version",
              {"A request begins with \"shudu\":{n}, the version that is spoken here.",
               "请求须带 \"shudu\":{n}，即此处所用的版本。",
               "請求須帶 \"shudu\":{n}，即此處所用的版本。"}},
    ReasonRow{kBadId, "bad_value",
              {"The field id wants a whole number or a text of at most {n} bytes.",
               "字段 id 应是整数或最多 {n} 字节的文本。", "欄位 id 應是整數或最多 {n} 位元組的文字。"}},
    ReasonRow{kUnknownRequest, "unknown_request",
              {"There is no request {text}.", "没有名为 {text} 的请求。",
               "沒有名為 {text} 的請求。"}},
    ReasonRow{kUnknownField, "unknown_field",
              {"The request {text} has no field {field}.", "请求 {text} 没有字段 {field}。",
               "請求 {text} 沒有欄位 {field}。"}},
    ReasonRow{kMissingField, "missing_field",
              {"The field {field} is missing.", "缺少字段 {field}。", "缺少欄位 {field}。"}},
    ReasonRow{kOneOfTwo, "one_of_two",
              {"One of the fields {field} and {text} is wanted, and not both.",
               "字段 {field} 和 {text} 应给出其中一个，不能两个都给。",
               "欄位 {field} 和 {text} 應給出其中一個，不能兩個都給。"}},
    ReasonRow{kNotText, "bad_value",
              {"The field {field} wants a text.", "字段 {field} 应是文本。",
               "欄位 {field} 應是文字。"}},
    ReasonRow{kTextTooLong, "bad_value",
              {"The field {field} may have {n} bytes.", "字段 {field} 最多 {n} 字节。",
               "欄位 {field} 最多 {n} 位元組。"}},
    ReasonRow{kNotWhole, "bad_value",
              {"The field {field} wants a whole number from {n} to {m}.",
               "字段 {field} 应是 {n} 到 {m} 的整数。", "欄位 {field} 應是 {n} 到 {m} 的整數。"}},
    ReasonRow{kNotClues, "bad_value",
              {"The field {field} wants a whole number from {n} to {m}, or two such as \"24-26\".",
               "字段 {field} 应是 {n} 到 {m} 的整数，或范围，例如 \"24-26\"。",
               "欄位 {field} 應是 {n} 到 {m} 的整數，或範圍，例如 \"24-26\"。"}},
    ReasonRow{kNotFlag, "bad_value",
              {"The field {field} wants true or false.", "字段 {field} 应是 true 或 false。",
               "欄位 {field} 應是 true 或 false。"}},
    ReasonRow{kNotTexts, "bad_value",
              {"The field {field} wants a list of at most {n} texts.",
               "字段 {field} 应是最多 {n} 个文本的列表。",
               "欄位 {field} 應是最多 {n} 個文字的清單。"}},
    ReasonRow{kNotAChoice, "bad_value",
              {"The field {field} wants one of these: {text}.", "字段 {field} 应是其中之一：{text}。",
               "欄位 {field} 應是其中之一：{text}。"}},
    ReasonRow{kNotWithOther, "bad_value",
              {"The fields {field} and {text} do not go together.",
               "字段 {field} 和 {text} 不能同时使用。", "欄位 {field} 和 {text} 不能同時使用。"}},
    ReasonRow{kNotACandidate, "bad_value",
              {"The field {field} wants a digit of a cell of the grid, such as r1c3=7.",
               "字段 {field} 应是盘面上某格的一个数字，例如 r1c3=7。",
               "欄位 {field} 應是盤面上某格的一個數字，例如 r1c3=7。"}},
    ReasonRow{kNotACell, "bad_value",
              {"The field {field} wants cells of the grid, such as r1c3.",
               "字段 {field} 应是盘面上的格，例如 r1c3。", "欄位 {field} 應是盤面上的格，例如 r1c3。"}},
    ReasonRow{kNotForIntent, "bad_value",
              {"The field {field} is missing or does not fit what is asked.",
               "缺少字段 {field}，或其值与请求不符。", "缺少欄位 {field}，或其值與請求不符。"}},
    ReasonRow{kNotSettings, "bad_value",
              {"The field {field} wants settings such as check=rules, parted by blanks.",
               "字段 {field} 应是以空格分隔的设置，例如 check=rules。",
               "欄位 {field} 應是以空格分隔的設定，例如 check=rules。"}},
    ReasonRow{kNotAnEvent, "bad_value",
              {"The field {field} wants the line of an event, such as 3 15320 place r1c4 8 +e.",
               "字段 {field} 应是一行事件，例如 3 15320 place r1c4 8 +e。",
               "欄位 {field} 應是一行事件，例如 3 15320 place r1c4 8 +e。"}},
    ReasonRow{kNotRatings, "bad_value",
              {"The field {field} wants ratings such as 7.2, 7.0-7.9 or 9.0-.",
               "字段 {field} 应是难度评分，例如 7.2、7.0-7.9 或 9.0-。",
               "欄位 {field} 應是難度評分，例如 7.2、7.0-7.9 或 9.0-。"}},
    ReasonRow{kNotAPattern, "bad_value",
              {"The field {field} wants one pattern: x for a given, . for an empty cell.",
               "字段 {field} 应是一个图案：x 表示题目数字，. 表示空格。",
               "欄位 {field} 應是一個圖案：x 表示題目數字，. 表示空格。"}},
    ReasonRow{kNotMoves, "bad_value",
              {"The field {field} wants moves such as transpose rows 312456789 digits 987654321.",
               "字段 {field} 应是变换，例如 transpose rows 312456789 digits 987654321。",
               "欄位 {field} 應是變換，例如 transpose rows 312456789 digits 987654321。"}},
    ReasonRow{kNotKept, "bad_value",
              {"The field {field} wants a text that a saved game can keep.",
               "字段 {field} 应是存档可以保存的文本。", "欄位 {field} 應是存檔可以儲存的文字。"}},
    ReasonRow{kNoGame, "unknown_game",
              {"No game of that number is open.", "没有打开这个编号的游戏。",
               "沒有開啟這個編號的遊戲。"}},
    ReasonRow{kTooManyGames, "too_many_games",
              {"{n} games may be open at a time.", "最多同时打开 {n} 局游戏。",
               "最多同時開啟 {n} 局遊戲。"}},
    ReasonRow{kNoPractice, "unknown_practice",
              {"No practice of that number is open.", "没有打开这个编号的练习。",
               "沒有開啟這個編號的練習。"}},
    ReasonRow{kTooManyPractices, "too_many_practices",
              {"{n} practices may be open at a time.", "最多同时打开 {n} 个练习。",
               "最多同時開啟 {n} 個練習。"}},
    ReasonRow{kNothingToPractise, "no_step",
              {"There is no {text} to practise here: no step of it, or the position is not right.",
               "这里没有“{text}”可练：局面中没有这一步，或局面有误。",
               "這裡沒有「{text}」可練：局面中沒有這一步，或局面有誤。"}},
    ReasonRow{kOnlyClassic, "needs_classic_layout",
              {"A rating or a technique can be asked for on the classic 9x9 layout only.",
               "只有标准 9x9 布局才能指定评分或技巧。",
               "只有標準 9x9 版面才能指定評分或技巧。"}},
    ReasonRow{kPractiseClassic, "needs_classic_layout",
              {"Techniques are practised on the classic 9x9 layout only, not on {text}.",
               "技巧只能在标准 9x9 布局上练习，不能在 {text} 上练习。",
               "技巧只能在標準 9x9 版面上練習，不能在 {text} 上練習。"}},
    ReasonRow{kSparse, "impossible_wish",
              {"Puzzles with {n} givens are made by the program: shudu generate --clues {n}.",
               "有 {n} 个已知数的题由程序生成：shudu generate --clues {n}。",
               "有 {n} 個已知數的題由程式產生：shudu generate --clues {n}。"}},
    ReasonRow{kNotMadeFor, "impossible_wish",
              {"No puzzle is made to need {text}; it may be practised.",
               "无法生成必须用“{text}”的题；可以改为练习。",
               "無法產生必須用「{text}」的題；可以改為練習。"}},
    ReasonRow{kContradictingWish, "impossible_wish",
              {"No puzzle is like that: the wishes contradict each other.",
               "没有这样的题：各项要求互相矛盾。", "沒有這樣的題：各項要求互相矛盾。"}},
    ReasonRow{kImpossiblePattern, "impossible_wish",
              {"No puzzle has its givens on just these cells: there are too few, or two rows of a "
               "band or two columns of a stack are empty.",
               "没有哪道题的数字恰好在这些格：格数太少，或同一大行中有两行为空，或同一大列中有两列为空。",
               "沒有哪道題的數字恰好在這些格：格數太少，或同一大列中有兩列為空，或同一大行中有兩行為空。"}},
    ReasonRow{kNoGrid, "impossible_wish",
              {"No full grid keeps all the rules of this layout, so it has no puzzles.",
               "没有一个终盘能同时满足此布局的所有规则，因此没有题目。",
               "沒有一個終盤能同時滿足此版面的所有規則，因此沒有題目。"}},
    ReasonRow{kNotFound, "not_found",
              {"No such puzzle was found in {n} tries.", "尝试 {n} 次后仍未得到这样的题。",
               "嘗試 {n} 次後仍未得到這樣的題。"}},
    ReasonRow{kNoClock, "no_clock",
              {"There is no clock here, so no time can be given.", "此处没有时钟，不能限定时间。",
               "此處沒有時鐘，不能限定時間。"}},
    ReasonRow{kCancelled, "cancelled", {"Cancelled.", "已取消。", "已取消。"}},
    ReasonRow{kTimeout, "timeout", {"The time was over.", "时间已到。", "時間已到。"}},
    ReasonRow{kBudget, "budget",
              {"Given up after {n} nodes of search.", "搜索 {n} 个节点后放弃。",
               "搜尋 {n} 個節點後放棄。"}},
    ReasonRow{kTooManyPuzzles, "too_many_puzzles",
              {"A request may have {n} puzzles.", "一个请求最多 {n} 道题。",
               "一個請求最多 {n} 道題。"}},
    ReasonRow{kAnswerTooLarge, "answer_too_large",
              {"The answer would have more than {n} bytes.", "答复将超过 {n} 字节。",
               "答覆將超過 {n} 位元組。"}},
};
// clang-format on

static_assert(words::kIsSound<words::first_fault(kReasonRows)>);

}  // namespace

std::string_view reason_code(Reason reason) {
  return kReasonRows[static_cast<std::size_t>(reason)].slug;
}

Failure failure(Reason reason, const Details& details, Language language) {
  const ReasonRow& row = kReasonRows[static_cast<std::size_t>(reason)];
  return {row.slug,
          words::fill(row.words.in(language), {{"field", std::string(details.field)},
                                               {"text", std::string(details.text)},
                                               {"n", std::to_string(details.n)},
                                               {"m", std::to_string(details.m)}}),
          std::string(details.field)};
}

Failure failure(const Error& error, Language language) {
  return {error_slug(error.code), std::string(sentence(error, language).view()), {}, error};
}

}  // namespace shudu::service
