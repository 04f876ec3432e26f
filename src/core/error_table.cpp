// The rows of the table of errors (error_table.h), one a code, in the order of the codes.
//
// In Taiwan a row is 列 and a column 行, the other way round than on the mainland; boxes are 宮 and
// 宫. Completeness and order are held by static_assert.
#include "core/error_table.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace shudu {
namespace {

constexpr std::array kTable{
    ErrorRow{
        ErrorCode::kDuplicateInRow,
        "duplicate_in_row",
        {"duplicate {digit} in row {house} ({cells})", "第 {house} 行有重复的 {digit}（{cells}）",
         "第 {house} 列有重複的 {digit}（{cells}）"}},
    ErrorRow{
        ErrorCode::kDuplicateInColumn,
        "duplicate_in_column",
        {"duplicate {digit} in column {house} ({cells})",
         "第 {house} 列有重复的 {digit}（{cells}）", "第 {house} 行有重複的 {digit}（{cells}）"}},
    ErrorRow{
        ErrorCode::kDuplicateInBox,
        "duplicate_in_box",
        {"duplicate {digit} in box {house} ({cells})", "第 {house} 宫有重复的 {digit}（{cells}）",
         "第 {house} 宮有重複的 {digit}（{cells}）"}},
    ErrorRow{ErrorCode::kDuplicateInRegion,
             "duplicate_in_region",
             {"duplicate {digit} in extra region {house} ({cells})",
              "第 {house} 个额外区域有重复的 {digit}（{cells}）",
              "第 {house} 個額外區域有重複的 {digit}（{cells}）"}},
    ErrorRow{
        ErrorCode::kDuplicateAtKnightsMove,
        "duplicate_at_knights_move",
        {"duplicate {digit} a knight's move apart ({cells})",
         "相距马步的两格有重复的 {digit}（{cells}）", "相距馬步的兩格有重複的 {digit}（{cells}）"}},
    ErrorRow{ErrorCode::kDuplicateAtKingsMove,
             "duplicate_at_kings_move",
             {"duplicate {digit} a king's move apart ({cells})",
              "相邻的两格有重复的 {digit}（{cells}）", "相鄰的兩格有重複的 {digit}（{cells}）"}},
    ErrorRow{ErrorCode::kTooShort,
             "too_short",
             {"too short: {found} values where {expected} are needed",
              "太短：需要 {expected} 个值，只有 {found} 个",
              "太短：需要 {expected} 個值，只有 {found} 個"}},
    ErrorRow{ErrorCode::kTooLong,
             "too_long",
             {"too long: {found} values where {expected} are needed",
              "太长：只需要 {expected} 个值，却有 {found} 个",
              "太長：只需要 {expected} 個值，卻有 {found} 個"}},
    ErrorRow{ErrorCode::kBadCharacter,
             "bad_character",
             {"unexpected character '{token}'", "意外的字符“{token}”", "意外的字元「{token}」"}},
    ErrorRow{ErrorCode::kBadNumber,
             "bad_number",
             {"'{token}' is not a number up to {expected}", "“{token}”不是不超过 {expected} 的数",
              "「{token}」不是不超過 {expected} 的數"}},
    ErrorRow{
        ErrorCode::kUnfinished,
        "unfinished",
        {"the record ends too early ({token})", "记录不完整（{token}）", "記錄不完整（{token}）"}},
    ErrorRow{ErrorCode::kNotAPuzzle,
             "not_a_puzzle",
             {"not a puzzle in any known format: '{token}'", "不是任何已知格式的题目：“{token}”",
              "不是任何已知格式的題目：「{token}」"}},
    ErrorRow{ErrorCode::kBadSyntax,
             "bad_syntax",
             {"syntax error at '{token}'", "“{token}”处有语法错误", "「{token}」處有語法錯誤"}},
    ErrorRow{ErrorCode::kMissingField,
             "missing_field",
             {"the field '{token}' is missing", "缺少字段“{token}”", "缺少欄位「{token}」"}},
    ErrorRow{ErrorCode::kTooLarge,
             "too_large",
             {"too large: more than {expected} bytes", "太大：超过 {expected} 字节",
              "太大：超過 {expected} 位元組"}},
    ErrorRow{ErrorCode::kTooDeep,
             "too_deep",
             {"nested deeper than {expected} levels", "嵌套超过 {expected} 层",
              "巢狀超過 {expected} 層"}},
    ErrorRow{ErrorCode::kMismatch,
             "mismatch",
             {"parts that contradict each other: {token}", "互相矛盾的部分：{token}",
              "互相矛盾的部分：{token}"}},
    ErrorRow{ErrorCode::kAmbiguousDigits,
             "ambiguous_digits",
             {"digits may count from 0 or from 1 (a row both ways: {token}); the option "
              "digits-from says which",
              "数字可能从 0 或从 1 数起（一行的两种读法：{token}）；请用选项 digits-from 指定",
              "數字可能從 0 或從 1 數起（一列的兩種讀法：{token}）；請用選項 digits-from 指定"}},
    ErrorRow{ErrorCode::kUnknownFormat,
             "unknown_format",
             {"unknown format '{token}'", "未知的格式“{token}”", "未知的格式「{token}」"}},
    ErrorRow{ErrorCode::kAmbiguousFormat,
             "ambiguous_format",
             {"the format is ambiguous, it could be: {token}", "格式不明确，可能是：{token}",
              "格式不明確，可能是：{token}"}},
    ErrorRow{
        ErrorCode::kCannotHold,
        "cannot_hold",
        {"this format cannot hold: {token}", "此格式无法保存：{token}", "此格式無法儲存：{token}"}},
    ErrorRow{ErrorCode::kShortLink,
             "short_link",
             {"a short link, which only its site can follow: '{token}'; open it and share the long "
              "one",
              "短链接，只有其网站能解析：“{token}”；请打开后分享完整链接",
              "短連結，只有其網站能解析：「{token}」；請開啟後分享完整連結"}},
    ErrorRow{ErrorCode::kNotReadHere,
             "not_read_here",
             {"recognised, but not read: {token}", "能识别，但不读取：{token}",
              "能辨識，但不讀取：{token}"}},
    ErrorRow{ErrorCode::kBadChecksum,
             "bad_checksum",
             {"the link is damaged: its checksum is not '{token}'",
              "链接已损坏：校验和不是“{token}”", "連結已損壞：檢查碼不是「{token}」"}},
    ErrorRow{ErrorCode::kNewerVersion,
             "newer_version",
             {"version {found}, where {expected} is the newest one known",
              "版本为 {found}，而已知的最新版本为 {expected}",
              "版本為 {found}，而已知的最新版本為 {expected}"}},
    ErrorRow{ErrorCode::kOtherRules,
             "other_rules",
             {"it has rules that no layout has: {token}", "含有布局之外的规则：{token}",
              "含有版面之外的規則：{token}"}},
    ErrorRow{ErrorCode::kSolutionDiffers,
             "solution_differs",
             {"solution differs at {token}", "所附的解在 {token} 处与正解不同",
              "所附的解在 {token} 處與正解不同"}},
    ErrorRow{ErrorCode::kSolutionContradicts,
             "solution_contradicts",
             {"solution contradicts the puzzle at {token}", "所附的解在 {token} 处与题目矛盾",
              "所附的解在 {token} 處與題目矛盾"}},
    ErrorRow{ErrorCode::kSolutionBreaksRules,
             "solution_breaks_rules",
             {"solution has the same digit twice at {token}", "所附的解在 {token} 处数字重复",
              "所附的解在 {token} 處數字重複"}},
    ErrorRow{ErrorCode::kSolutionNotFull,
             "solution_not_full",
             {"solution is no full grid: {found} of {expected} cells hold a digit",
              "所附的解不是终盘：{expected} 格中只有 {found} 格有数字",
              "所附的解不是終盤：{expected} 格中只有 {found} 格有數字"}},
    ErrorRow{ErrorCode::kUnsupportedLayout,
             "unsupported_layout",
             {"grids of {found}x{found} cells are not supported", "不支持 {found}x{found} 的盘面",
              "不支援 {found}x{found} 的盤面"}},
    ErrorRow{ErrorCode::kUnknownLayout,
             "unknown_layout",
             {"unknown layout '{token}'", "未知的布局“{token}”", "未知的版面「{token}」"}},
    ErrorRow{ErrorCode::kLayoutMismatch,
             "layout_mismatch",
             {"the grid is {found}x{found}, the layout {expected}x{expected}",
              "盘面为 {found}x{found}，布局却为 {expected}x{expected}",
              "盤面為 {found}x{found}，版面卻為 {expected}x{expected}"}},
    ErrorRow{ErrorCode::kBadBoxShape,
             "bad_box_shape",
             {"boxes of {found} rows by {expected} columns do not fit a grid of size {size}",
              "{found} 行 {expected} 列的宫与 {size} 阶盘面不符",
              "{found} 列 {expected} 行的宮與 {size} 階盤面不符"}},
    ErrorRow{ErrorCode::kBadRegionMap,
             "bad_region_map",
             {"a region map of {found} characters where {expected} are needed",
              "区域图应有 {expected} 个字符，实有 {found} 个",
              "區域圖應有 {expected} 個字元，實有 {found} 個"}},
    ErrorRow{ErrorCode::kBadRegionSize,
             "bad_region_size",
             {"region {token} has {found} cells where {expected} are needed",
              "区域 {token} 应有 {expected} 格，实有 {found} 格",
              "區域 {token} 應有 {expected} 格，實有 {found} 格"}},
    ErrorRow{
        ErrorCode::kBadRegionCount,
        "bad_region_count",
        {"{found} regions where {expected} are needed", "应有 {expected} 个区域，实有 {found} 个",
         "應有 {expected} 個區域，實有 {found} 個"}},
    ErrorRow{ErrorCode::kTooManyRegions,
             "too_many_regions",
             {"more than {expected} extra regions", "额外区域超过 {expected} 个",
              "額外區域超過 {expected} 個"}},
    ErrorRow{
        ErrorCode::kTooManyRegionsAtCell,
        "too_many_regions_at_cell",
        {"{cells} lies in more than {expected} extra regions",
         "{cells} 所在的额外区域超过 {expected} 个", "{cells} 所在的額外區域超過 {expected} 個"}},
    ErrorRow{ErrorCode::kPartNeedsSize,
             "part_needs_size",
             {"{token} needs a {expected}x{expected} grid, not {found}x{found}",
              "{token} 需要 {expected}x{expected} 的盘面，而不是 {found}x{found}",
              "{token} 需要 {expected}x{expected} 的盤面，而不是 {found}x{found}"}},
    ErrorRow{ErrorCode::kTooManySymmetries,
             "too_many_symmetries",
             {"this layout has more than {expected} symmetries, too many for canonical forms",
              "此布局的对称变换超过 {expected} 种，无法求最小形",
              "此版面的對稱變換超過 {expected} 種，無法求最小形"}},
};

constexpr bool is_complete() {
  if (kTable.size() != static_cast<std::size_t>(ErrorCode::kCount)) return false;
  for (std::size_t i = 0; i < kTable.size(); ++i) {
    const ErrorRow& row = kTable[i];
    if (static_cast<std::size_t>(row.code) != i || row.slug.empty()) return false;
    if (row.words.en.empty() || row.words.zh_cn.empty() || row.words.zh_tw.empty()) return false;
  }
  return true;
}
static_assert(is_complete(), "one row for each code, in the order of the codes, in each language");

}  // namespace

std::span<const ErrorRow> error_table() { return kTable; }

std::string_view error_slug(ErrorCode code) {
  assert(code < ErrorCode::kCount);
  return kTable[static_cast<std::size_t>(code)].slug;
}

}  // namespace shudu
