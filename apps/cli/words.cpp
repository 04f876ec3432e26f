// The catalogue; see words.h. Chinese is written by hand twice: a row is 行 in zh-CN and 列 in
// zh-TW, and the words of computing differ as well.
#include "cli/words.h"

#include <array>
#include <cerrno>
#include <cstddef>
#include <system_error>

namespace shudu::cli {
namespace {

constexpr std::array kTable{
    PhraseRow{Phrase::kUnknownVerb,
              {"unknown command '{0}'", "未知的命令“{0}”", "未知的命令「{0}」"}},
    PhraseRow{Phrase::kUnknownVerbNear,
              {"unknown command '{0}'; did you mean '{1}'?", "未知的命令“{0}”，是不是“{1}”？",
               "未知的命令「{0}」，是不是「{1}」？"}},
    PhraseRow{Phrase::kUnknownOption,
              {"unknown option '{0}'", "未知的选项“{0}”", "未知的選項「{0}」"}},
    PhraseRow{Phrase::kUnknownOptionNear,
              {"unknown option '{0}'; did you mean '{1}'?", "未知的选项“{0}”，是不是“{1}”？",
               "未知的選項「{0}」，是不是「{1}」？"}},
    PhraseRow{Phrase::kMissingValue,
              {"option {0} needs a value ({1})", "选项 {0} 需要一个值（{1}）",
               "選項 {0} 需要一個值（{1}）"}},
    PhraseRow{Phrase::kTakesNoValue,
              {"option {0} takes no value", "选项 {0} 不接受值", "選項 {0} 不接受值"}},
    PhraseRow{Phrase::kNotANumber,
              {"option {0}: '{1}' is not a whole number from {2} to {3}",
               "选项 {0}：“{1}”不是 {2} 到 {3} 之间的整数",
               "選項 {0}：「{1}」不是 {2} 到 {3} 之間的整數"}},
    PhraseRow{Phrase::kNotSeconds,
              {"option {0}: '{1}' is not a number of seconds above 0 and up to {2}",
               "选项 {0}：“{1}”不是大于 0 且不超过 {2} 的秒数",
               "選項 {0}：「{1}」不是大於 0 且不超過 {2} 的秒數"}},
    PhraseRow{Phrase::kNotARating,
              {"option {0}: '{1}' is not a rating from 0.0 to 20.0 such as 7.2",
               "选项 {0}：“{1}”不是 0.0 到 20.0 之间的评分（如 7.2）",
               "選項 {0}：「{1}」不是 0.0 到 20.0 之間的評分（如 7.2）"}},
    PhraseRow{Phrase::kNotClues,
              {"option {0}: '{1}' is not a number of givens up to 81, or a range such as 24-26",
               "选项 {0}：“{1}”不是不超过 81 的已知数个数，也不是 24-26 这样的范围",
               "選項 {0}：「{1}」不是不超過 81 的已知數個數，也不是 24-26 這樣的範圍"}},
    PhraseRow{Phrase::kNotAChoice,
              {"option {0}: '{1}' is none of: {2}", "选项 {0}：“{1}”不在可选值之中：{2}",
               "選項 {0}：「{1}」不在可選值之中：{2}"}},
    PhraseRow{Phrase::kBadLayout, {"option {0}: {1}", "选项 {0}：{1}", "選項 {0}：{1}"}},
    PhraseRow{Phrase::kUnknownField,
              {"option --format: unknown field '{0}'; there are: {1}",
               "选项 --format：未知的字段“{0}”，可用的有：{1}",
               "選項 --format：未知的欄位「{0}」，可用的有：{1}"}},
    PhraseRow{
        Phrase::kOpenBrace,
        {"option --format: a brace in '{0}' is not closed",
         "选项 --format：“{0}”中的花括号没有配对", "選項 --format：「{0}」中的大括號沒有配對"}},
    PhraseRow{
        Phrase::kCannotWriteFormat,
        {"option --to: the format '{0}' can be read but not written",
         "选项 --to：格式“{0}”只能读取，不能写出", "選項 --to：格式「{0}」只能讀取，不能寫出"}},
    PhraseRow{Phrase::kNeeds, {"option {0} needs {1}", "选项 {0} 需要 {1}", "選項 {0} 需要 {1}"}},
    PhraseRow{Phrase::kExclusive,
              {"options {0} and {1} exclude each other", "选项 {0} 与 {1} 不能同时使用",
               "選項 {0} 與 {1} 不能同時使用"}},
    PhraseRow{Phrase::kNoSuchClues,
              {"option {0}: puzzles of this layout have from {1} to {2} givens",
               "选项 {0}：这种布局的题有 {1} 到 {2} 个已知数",
               "選項 {0}：這種版型的題有 {1} 到 {2} 個已知數"}},
    PhraseRow{Phrase::kNotUniform,
              {"option {0}: grids of this layout cannot be drawn uniformly, only fast ones",
               "选项 {0}：这种布局的终盘无法均匀抽取，只能用 fast",
               "選項 {0}：這種版型的終盤無法均勻抽取，只能用 fast"}},
    PhraseRow{Phrase::kTooManyOperands,
              {"'{0}' is one argument too many", "多余的参数“{0}”", "多餘的參數「{0}」"}},
    PhraseRow{Phrase::kMissingOperand,
              {"an argument is missing: {0}", "缺少参数：{0}", "缺少參數：{0}"}},
    PhraseRow{Phrase::kUnknownShell,
              {"unknown shell '{0}'; there are: {1}", "未知的 shell“{0}”，可用的有：{1}",
               "未知的 shell「{0}」，可用的有：{1}"}},
    PhraseRow{Phrase::kNotOfForm,
              {"option {0}: '{1}' is not of the form {2}", "选项 {0}：“{1}”不是 {2} 的形式",
               "選項 {0}：「{1}」不是 {2} 的形式"}},
    PhraseRow{Phrase::kUnknownTechnique,
              {"option {0}: there is no technique '{1}'", "选项 {0}：没有名为“{1}”的技巧",
               "選項 {0}：沒有名為「{1}」的技巧"}},
    PhraseRow{Phrase::kUnknownTechniqueNear,
              {"option {0}: there is no technique '{1}'; did you mean: {2}?",
               "选项 {0}：没有名为“{1}”的技巧，是不是：{2}？",
               "選項 {0}：沒有名為「{1}」的技巧，是不是：{2}？"}},
    PhraseRow{Phrase::kPeerMissing, {"option {0}: {1}", "选项 {0}：{1}", "選項 {0}：{1}"}},
    PhraseRow{Phrase::kNoLibrary,
              {"{0}: not a shared library", "{0}：不是共享库", "{0}：不是共享函式庫"}},
    PhraseRow{Phrase::kKernelMissing,
              {"option --kernel: this machine does not support '{0}'; it has: {1}",
               "选项 --kernel：本机不支持“{0}”，可用的有：{1}",
               "選項 --kernel：本機不支援「{0}」，可用的有：{1}"}},
    PhraseRow{Phrase::kUnknownKernel,
              {"SHUDU_KERNEL: there is no kernel '{0}'; this machine has: {1}",
               "SHUDU_KERNEL：没有名为“{0}”的内核，本机可用的有：{1}",
               "SHUDU_KERNEL：沒有名為「{0}」的核心，本機可用的有：{1}"}},
    PhraseRow{Phrase::kUnsupportedKernel,
              {"SHUDU_KERNEL: this machine cannot run the kernel '{0}'; it has: {1}",
               "SHUDU_KERNEL：本机不能运行内核“{0}”，可用的有：{1}",
               "SHUDU_KERNEL：本機不能執行核心「{0}」，可用的有：{1}"}},
    PhraseRow{Phrase::kSeeHelp, {"see 'shudu help'", "请看“shudu help”", "請看「shudu help」"}},
    PhraseRow{Phrase::kSeeHelpOf,
              {"see 'shudu help {0}'", "请看“shudu help {0}”", "請看「shudu help {0}」"}},
    PhraseRow{Phrase::kCannotOpen,
              {"cannot open {0}: {1}", "无法打开 {0}：{1}", "無法開啟 {0}：{1}"}},
    PhraseRow{Phrase::kCannotRead,
              {"cannot read {0}: {1}", "无法读取 {0}：{1}", "無法讀取 {0}：{1}"}},
    PhraseRow{Phrase::kCannotWrite,
              {"cannot write {0}: {1}", "无法写入 {0}：{1}", "無法寫入 {0}：{1}"}},
    PhraseRow{Phrase::kPackedCut,
              {"the {0} data end too early", "{0} 数据不完整", "{0} 資料不完整"}},
    PhraseRow{Phrase::kPackedBroken,
              {"the {0} data are damaged", "{0} 数据已损坏", "{0} 資料已損壞"}},
    PhraseRow{Phrase::kPackedTrailing,
              {"something else follows the {0} data", "{0} 数据之后还有其他内容",
               "{0} 資料之後還有其他內容"}},
    PhraseRow{Phrase::kPackedTooWide,
              {"the {0} data ask for a window over 128 MiB", "{0} 数据要求超过 128 MiB 的窗口",
               "{0} 資料要求超過 128 MiB 的視窗"}},
    PhraseRow{Phrase::kStandardInput, {"standard input", "标准输入", "標準輸入"}},
    PhraseRow{Phrase::kCommandLine, {"the command line", "命令行", "命令列"}},
    PhraseRow{Phrase::kStandardOutput, {"standard output", "标准输出", "標準輸出"}},
    PhraseRow{Phrase::kKeyboard,
              {"reading puzzles from the keyboard; end with Ctrl-D",
               "正在从键盘读取题目，按 Ctrl-D 结束", "正在從鍵盤讀取題目，按 Ctrl-D 結束"}},
    PhraseRow{Phrase::kAtLine, {"line {0}", "第 {0} 行", "第 {0} 行"}},
    PhraseRow{Phrase::kAtLineAndColumn,
              {"line {0}, column {1}", "第 {0} 行第 {1} 个字符", "第 {0} 行第 {1} 個字元"}},
    PhraseRow{Phrase::kInterrupted,
              {"interrupted after {0} records; resume at line {1}",
               "已中断，完成了 {0} 条记录；可从第 {1} 行继续",
               "已中斷，完成了 {0} 筆記錄；可從第 {1} 行繼續"}},
    PhraseRow{Phrase::kInterruptedIn,
              {"interrupted after {0} records; resume at line {1} of {2}",
               "已中断，完成了 {0} 条记录；可从 {2} 的第 {1} 行继续",
               "已中斷，完成了 {0} 筆記錄；可從 {2} 的第 {1} 行繼續"}},
    PhraseRow{Phrase::kInterruptedBefore,
              {"interrupted; {0} was not written", "已中断，没有写入 {0}", "已中斷，沒有寫入 {0}"}},
    PhraseRow{Phrase::kTimeout,
              {"timeout: no answer within {0} s", "超时：{0} 秒内没有得出答案",
               "逾時：{0} 秒內沒有得出答案"}},
    PhraseRow{Phrase::kSeedUsed, {"--seed {0}", "--seed {0}", "--seed {0}"}},
    PhraseRow{Phrase::kNotMade,
              {"number {0} of the series: nothing found in {1} tries; ask for less, or allow more "
               "with --tries",
               "序列第 {0} 个：尝试 {1} 次仍未得到；请放宽要求，或用 --tries 增加次数",
               "序列第 {0} 個：嘗試 {1} 次仍未得到；請放寬要求，或用 --tries 增加次數"}},
    PhraseRow{Phrase::kGenerateInterrupted,
              {"interrupted after {0} puzzles; go on with --seed {1} --skip {2}",
               "已中断，完成了 {0} 道题；可用 --seed {1} --skip {2} 继续",
               "已中斷，完成了 {0} 道題；可用 --seed {1} --skip {2} 繼續"}},
    PhraseRow{Phrase::kListCut,
              {"line {0}: stopped at the limit of {1} solutions",
               "第 {0} 行：已达到 {1} 个解的上限", "第 {0} 行：已達到 {1} 個解的上限"}},
    PhraseRow{
        Phrase::kNotKept,
        {"not kept, because the format '{0}' cannot hold them: {1}",
         "格式“{0}”无法保存以下内容，已略去：{1}", "格式「{0}」無法保存以下內容，已略去：{1}"}},
    PhraseRow{Phrase::kKeptSolutions, {"solutions", "解", "解"}},
    PhraseRow{Phrase::kKeptNotes,
              {"notes (title, level, ...)", "附注（标题、难度等）", "附註（標題、難度等）"}},
    PhraseRow{Phrase::kGivens, {"givens {0}", "已知数 {0}", "已知數 {0}"}},
    PhraseRow{Phrase::kOneSolution, {"one solution", "唯一解", "唯一解"}},
    PhraseRow{
        Phrase::kSeveralSolutions,
        {"several solutions, the first is shown", "有多个解，这是第一个", "有多個解，這是第一個"}},
    PhraseRow{Phrase::kNoSolution, {"no solution", "无解", "無解"}},
    PhraseRow{Phrase::kInvalid, {"invalid: {0}", "无效：{0}", "無效：{0}"}},
    PhraseRow{Phrase::kUnreadable, {"error: {0}", "错误：{0}", "錯誤：{0}"}},
    PhraseRow{Phrase::kStalled,
              {"the rules end here: {0} of {1} cells settled", "规则用尽：{1} 格中已确定 {0} 格",
               "規則用盡：{1} 格中已確定 {0} 格"}},
    PhraseRow{
        Phrase::kRules,
        {"naked singles {0}, cross-hatching {1}, whole lines {2}, candidates removed by equal "
         "sets {3}",
         "唯一候选数 {0} 格，宫内排除 {1} 格，行列排除 {2} 格，相等候选集删去 {3} 个候选数",
         "唯一候選數 {0} 格，宮內排除 {1} 格，行列排除 {2} 格，相等候選集刪去 {3} 個候選數"}},
    PhraseRow{Phrase::kSearchNeeded,
              {"search was needed ({0} digits tried)", "需要搜索（试填 {0} 次）",
               "需要搜尋（試填 {0} 次）"}},
    PhraseRow{Phrase::kNoSearch, {"no search was needed", "不需要搜索", "不需要搜尋"}},
    PhraseRow{Phrase::kCandidatesLeft, {"candidates left:", "剩余候选数：", "剩餘候選數："}},
    PhraseRow{Phrase::kNamed, {"{0}:", "{0}：", "{0}："}},
    PhraseRow{Phrase::kPositionSeveral,
              {"The puzzle has several solutions; no step assumes that there is just one.",
               "这道题有多个解，以下步骤都不以唯一解为前提。",
               "這道題有多個解，以下步驟都不以唯一解為前提。"}},
    PhraseRow{Phrase::kPositionNone,
              {"The puzzle has no solution.", "这道题无解。", "這道題無解。"}},
    PhraseRow{Phrase::kPathSolved,
              {"Solved. Steps: {0}.", "解完，共 {0} 步。", "解完，共 {0} 步。"}},
    PhraseRow{Phrase::kPathStuck,
              {"No technique of the profile goes on from here; the rest needs trial. Steps: {0}, "
               "cells filled: {1} of {2}.",
               "所选的技巧到此为止，余下的部分需要试数。共 {0} 步，{2} 格中已填 {1} 格。",
               "所選的技巧到此為止，餘下的部分需要試數。共 {0} 步，{2} 格中已填 {1} 格。"}},
    PhraseRow{Phrase::kPathContradiction,
              {"Here the candidates contradict each other. {0}", "到这里候选数互相矛盾：{0}",
               "到這裡候選數互相矛盾：{0}"}},
    PhraseRow{Phrase::kPathUntil,
              {"First {0}: the path ends here as asked. Steps: {1}.",
               "第一次用到{0}，按要求到此为止。共 {1} 步。",
               "第一次用到{0}，依要求到此為止。共 {1} 步。"}},
    PhraseRow{Phrase::kPathTimeout,
              {"The time of {0} s is over: this is the path so far. Steps: {1}.",
               "{0} 秒的时限已到，以上是到此为止的步骤，共 {1} 步。",
               "{0} 秒的時限已到，以上是到此為止的步驟，共 {1} 步。"}},
    PhraseRow{Phrase::kAllFilled,
              {"Every cell is filled.", "所有的格都已填好。", "所有的格都已填好。"}},
    PhraseRow{Phrase::kNoHint,
              {"No technique of the profile applies; what is left is trial.",
               "没有可用的技巧，只能试数。", "沒有可用的技巧，只能試數。"}},
    PhraseRow{Phrase::kNoLibraryTechnique,
              {"line {0}: no technique has the library code {1}",
               "第 {0} 行：没有题库代码为 {1} 的技巧", "第 {0} 行：沒有題庫代碼為 {1} 的技巧"}},
    PhraseRow{Phrase::kNotInGrid,
              {"{0} does not lie in a grid of size {1}", "{0} 不在 {1} 阶的盘面里",
               "{0} 不在 {1} 階的盤面裡"}},
    PhraseRow{Phrase::kTrial, {"Trial", "试数", "試數"}},
    PhraseRow{Phrase::kTotalPuzzles, {"puzzles {0}", "题目 {0}", "題目 {0}"}},
    PhraseRow{Phrase::kTotalUnique, {"unique {0}", "唯一解 {0}", "唯一解 {0}"}},
    PhraseRow{Phrase::kTotalMultiple, {"multiple {0}", "多解 {0}", "多解 {0}"}},
    PhraseRow{Phrase::kTotalNone, {"none {0}", "无解 {0}", "無解 {0}"}},
    PhraseRow{Phrase::kTotalInvalid, {"invalid {0}", "无效 {0}", "無效 {0}"}},
    PhraseRow{Phrase::kTotalUnreadable, {"unreadable {0}", "无法读取 {0}", "無法讀取 {0}"}},
    PhraseRow{Phrase::kTotalTimeout, {"timeout {0}", "超时 {0}", "逾時 {0}"}},
    PhraseRow{Phrase::kTotalStalled, {"stalled {0}", "未完成 {0}", "未完成 {0}"}},
    PhraseRow{Phrase::kTotalTime, {"time {0} s", "用时 {0} 秒", "用時 {0} 秒"}},
    PhraseRow{Phrase::kTotalRate,
              {"{0} puzzles/s", "{0} puzzles/s（题/秒）", "{0} puzzles/s（題/秒）"}},
    PhraseRow{Phrase::kProgress, {"{0} records, {1}/s", "{0} 条，{1} 条/秒", "{0} 筆，{1} 筆/秒"}},
    PhraseRow{Phrase::kTimeLeft, {"{0} left", "还剩 {0}", "還剩 {0}"}},
    PhraseRow{Phrase::kTagline,
              {"shudu - solves, explains, checks and converts Sudoku puzzles",
               "shudu - 数独求解、讲解、检查与转换", "shudu - 數獨求解、講解、檢查與轉換"}},
    PhraseRow{Phrase::kUsage, {"Usage", "用法", "用法"}},
    PhraseRow{Phrase::kCommands, {"Commands", "命令", "命令"}},
    PhraseRow{Phrase::kOptions, {"Options", "选项", "選項"}},
    PhraseRow{Phrase::kCommonOptions, {"Common options", "通用选项", "通用選項"}},
    PhraseRow{Phrase::kDefault, {"Default: {0}.", "默认：{0}。", "預設：{0}。"}},
    PhraseRow{Phrase::kOneOf, {"One of: {0}.", "可选值：{0}。", "可選值：{0}。"}},
    PhraseRow{
        Phrase::kOverviewFiles,
        {"FILE is a file of puzzles in any known format, also compressed (gzip, zstd), or a puzzle "
         "itself; - or nothing is standard input.",
         "FILE 是任何已知格式的题目文件（可以是 gzip 或 zstd 压缩的），也可以直接写题目；写 - "
         "或不写则读取标准输入。",
         "FILE 是任何已知格式的題目檔案（可以是 gzip 或 zstd 壓縮的），也可以直接寫題目；寫 - "
         "或不寫則讀取標準輸入。"}},
    PhraseRow{Phrase::kOverviewHelp,
              {"'shudu help COMMAND' tells more.", "“shudu help 命令”给出详细说明。",
               "「shudu help 命令」給出詳細說明。"}},
    PhraseRow{Phrase::kExitCodesTitle, {"Exit codes", "退出码", "結束代碼"}},
    PhraseRow{
        Phrase::kExitCodes,
        {"0 all fine; 1 some puzzle has no or several solutions, or failed the check; 2 usage; "
         "3 reading or writing failed; 4 some record was unreadable; 130 interrupted.",
         "0 一切正常；1 有题目无解、多解或未通过检查；2 用法错误；3 读写失败；4 "
         "有记录无法读取；130 "
         "被中断。",
         "0 一切正常；1 有題目無解、多解或未通過檢查；2 用法錯誤；3 讀寫失敗；4 "
         "有記錄無法讀取；130 "
         "被中斷。"}},
    PhraseRow{Phrase::kEnvironmentTitle, {"Environment", "环境变量", "環境變數"}},
    PhraseRow{Phrase::kEnvironment,
              {"SHUDU_LANG: language (en, zh-CN, zh-TW) where --lang is not given, before LC_ALL, "
               "LC_MESSAGES and LANG. NO_COLOR: no colour unless --color always. SHUDU_KERNEL: the "
               "kernel "
               "that solves, else the fastest of the machine.",
               "SHUDU_LANG：没有 --lang 时使用的语言（en、zh-CN、zh-TW），优先于 "
               "LC_ALL、LC_MESSAGES、LANG。NO_COLOR：除非 --color always，否则不用颜色。"
               "SHUDU_KERNEL：求解所用的内核，不设置时用本机最快的一个。",
               "SHUDU_LANG：沒有 --lang 時使用的語言（en、zh-CN、zh-TW），優先於 "
               "LC_ALL、LC_MESSAGES、LANG。NO_COLOR：除非 --color always，否則不用顏色。"
               "SHUDU_KERNEL：求解所用的核心，不設定時用本機最快的一個。"}},
    PhraseRow{Phrase::kVersion,
              {"shudu {0} (build {1})", "shudu {0}（构建 {1}）", "shudu {0}（建置 {1}）"}},
    PhraseRow{Phrase::kBenchBatch, {"many a call", "每次多题", "每次多題"}},
    PhraseRow{Phrase::kBenchSingle, {"one a call", "每次一题", "每次一題"}},
    PhraseRow{Phrase::kBenchRate, {"puzzles/s", "题/秒", "題/秒"}},
    PhraseRow{Phrase::kBenchLowest, {"lowest", "最低", "最低"}},
    PhraseRow{Phrase::kBenchHighest, {"highest", "最高", "最高"}},
    PhraseRow{Phrase::kBenchGuesses, {"guesses", "猜测", "猜測"}},
    PhraseRow{Phrase::kBenchRounds, {"rounds", "轮数", "輪數"}},
    PhraseRow{Phrase::kBenchSignature, {"signature", "签名", "簽章"}},
    PhraseRow{
        Phrase::kBenchSet,
        {"{0}: puzzles {1}, limit {2}, passes {3}", "{0}：题目 {1}，解数上限 {2}，计时 {3} 遍",
         "{0}：題目 {1}，解數上限 {2}，計時 {3} 次"}},
    PhraseRow{Phrase::kBenchRatio, {"{0} / {1}: {2}", "{0} / {1}：{2}", "{0} / {1}：{2}"}},
    PhraseRow{Phrase::kBenchEmpty,
              {"{0}: no puzzles to measure", "{0}：没有可测量的题目", "{0}：沒有可測量的題目"}},
    PhraseRow{Phrase::kBenchCut,
              {"{0}: only the first {1} puzzles are measured", "{0}：只测量前 {1} 道题",
               "{0}：只測量前 {1} 道題"}},
    PhraseRow{Phrase::kBenchOthers,
              {"{0}: records that are no classic puzzles of givens, left out: {1}",
               "{0}：略去并非经典数独已知数题目的记录 {1} 条",
               "{0}：略去並非經典數獨已知數題目的記錄 {1} 筆"}},
    PhraseRow{Phrase::kBenchDiffers,
              {"{0}: {1} and {2} disagree: counts of {3} puzzles, solutions of {4}",
               "{0}：{1} 与 {2} 的结果不一致：{3} 道题解数不同，{4} 道题解不同",
               "{0}：{1} 與 {2} 的結果不一致：{3} 道題解數不同，{4} 道題解不同"}},
    PhraseRow{Phrase::kBenchInterrupted, {"interrupted", "已中断", "已中斷"}},
    PhraseRow{Phrase::kKernels, {"kernels: {0}", "计算内核：{0}", "計算核心：{0}"}},
    PhraseRow{Phrase::kKernelLanes,
              {"{0} ({1} at once)", "{0}（一次 {1} 题）", "{0}（一次 {1} 題）"}},
    PhraseRow{
        Phrase::kKernelUsed,
        {"{0} ({1} at once, used)", "{0}（一次 {1} 题，使用中）", "{0}（一次 {1} 題，使用中）"}},
    PhraseRow{Phrase::kKernelUnsupported,
              {"{0} (not on this machine)", "{0}（本机不支持）", "{0}（本機不支援）"}},
};

constexpr bool is_complete() {
  if (kTable.size() != static_cast<std::size_t>(Phrase::kCount)) return false;
  for (std::size_t i = 0; i < kTable.size(); ++i) {
    const PhraseRow& row = kTable[i];
    if (static_cast<std::size_t>(row.phrase) != i) return false;
    if (row.words.en.empty() || row.words.zh_cn.empty() || row.words.zh_tw.empty()) return false;
  }
  return true;
}
static_assert(is_complete(), "one row for each key, in the order of the keys, in each language");

struct SystemRow {
  int error_number;
  Words words;
};

constexpr std::array kSystemTable{
    SystemRow{ENOENT, {"no such file", "没有这个文件", "沒有這個檔案"}},
    SystemRow{EACCES, {"permission denied", "没有权限", "沒有權限"}},
    SystemRow{EPERM, {"operation not permitted", "不允许的操作", "不允許的操作"}},
    SystemRow{EISDIR, {"it is a directory", "它是一个目录", "它是一個目錄"}},
    SystemRow{ENOTDIR,
              {"a part of the path is not a directory", "路径中有一部分不是目录",
               "路徑中有一部分不是目錄"}},
    SystemRow{ENOSPC, {"no space left on device", "设备上没有空间了", "裝置上沒有空間了"}},
    SystemRow{EDQUOT, {"disk quota exceeded", "超出磁盘配额", "超出磁碟配額"}},
    SystemRow{EFBIG, {"the file is too large", "文件太大", "檔案太大"}},
    SystemRow{EROFS, {"read-only file system", "文件系统是只读的", "檔案系統是唯讀的"}},
    SystemRow{EIO, {"input/output error", "输入输出错误", "輸入輸出錯誤"}},
    SystemRow{EBADF, {"it is not open", "它没有打开", "它沒有開啟"}},
    SystemRow{EMFILE, {"too many open files", "打开的文件太多", "開啟的檔案太多"}},
    SystemRow{ENAMETOOLONG, {"the name is too long", "名称太长", "名稱太長"}},
};

}  // namespace

std::span<const PhraseRow> phrase_table() { return kTable; }

std::string_view phrase(Phrase key, Language language) {
  return kTable[static_cast<std::size_t>(key)].words.in(language);
}

std::string system_error_words(int error_number, Language language) {
  for (const SystemRow& row : kSystemTable) {
    if (row.error_number == error_number) return std::string(row.words.in(language));
  }
  return std::generic_category().message(error_number);
}

}  // namespace shudu::cli
