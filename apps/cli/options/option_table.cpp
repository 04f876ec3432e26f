// The rows; see option_table.h. Those of the groups of verbs stand in option_rows_*.h.
#include "cli/options/option_table.h"

#include <algorithm>

#include "cli/options/option_rows.h"
#include "cli/options/option_rows_analysis.h"
#include "cli/options/option_rows_bench.h"
#include "cli/options/option_rows_canon.h"
#include "cli/options/option_rows_convert.h"
#include "cli/options/option_rows_generate.h"
#include "cli/options/option_rows_logic.h"
#include "cli/options/option_rows_play.h"
#include "cli/options/option_rows_rate.h"
#include "cli/options/option_rows_render.h"
#include "cli/options/option_rows_research.h"
#include "cli/options/option_rows_wanted.h"
#include "cli/options/option_values.h"
#include "shudu/core/characters.h"
#include "shudu/core/rows_in_order.h"

namespace shudu::cli {
namespace {

using namespace rows;  // the words that rows are written with

constexpr std::array kOwnRows{
    option(OptionId::kAlgorithm, "-a, --algorithm NAME",
           row_of<method_table, &Method::name, &Options::method>(),
           {"The method that solves.", "求解所用的方法。", "求解所用的方法。"},
           {.default_text = "fast"}),
    option(
        OptionId::kAll, "--all", on<&Options::all>(),
        {"Print every solution, one a line, in ascending order (with --algorithm: in the "
         "order of that method), at most --limit of them for each puzzle. Of 'minimize': every "
         "minimal puzzle.",
         "列出全部解，每行一个，按升序（若用 --algorithm 则按该方法的顺序），每题最多 --limit "
         "个。对 minimize 则列出全部极小题。",
         "列出全部解，每行一個，依遞增順序（若用 --algorithm 則依該方法的順序），每題最多 --limit "
         "個。對 minimize 則列出全部極小題。"}),
    option(OptionId::kNoGuess, "--no-guess", on<&Options::no_guess>(),
           {"With --algorithm logic: stop where the rules end and show the candidates left.",
            "与 --algorithm logic 合用：规则用尽即停，并显示剩余的候选数。",
            "與 --algorithm logic 合用：規則用盡即停，並顯示剩餘的候選數。"}),
    option(OptionId::kMinimal, "--minimal", on<&Options::minimal>(),
           {"Ask also whether every given is needed; generate: make only puzzles of which every "
            "given is needed (so it is without --clues).",
            "同时检查是否每个已知数都不可缺少；generate：只生成每个已知数都不可缺少的题（不用 "
            "--clues 时总是如此）。",
            "同時檢查是否每個已知數都不可缺少；generate：只生成每個已知數都不可缺少的題（不用 "
            "--clues 時總是如此）。"}),
    option(OptionId::kCounts, "--counts", on<&Options::counts>(),
           {"Say of each candidate how many solutions have it, among the first --limit ones.",
            "给出每个候选数出现在多少个解中（只数前 --limit 个解）。",
            "給出每個候選數出現在多少個解中（只數前 --limit 個解）。"}),
    option(OptionId::kDescents, "--descents N", whole<1, kMostItems, &Options::descents>(),
           {"Do not count but estimate, by N random descents (--seed): the number of solutions and "
            "its standard error in percent; '?' where none came to a solution.",
            "不逐一计数，而用 N 次随机下探（--seed）估计解的个数，并给出标准误差的百分比；"
            "若无一次到达解，则为 ?。",
            "不逐一計數，而用 N 次隨機下探（--seed）估計解的個數，並給出標準誤差的百分比；"
            "若無一次到達解，則為 ?。"}),
    option(OptionId::kTo, "--to FORMAT", Target{take_to, writable_formats},
           {"The format to write.", "写出的格式。", "寫出的格式。"}, {.default_text = "line"}),
    option(OptionId::kAsTable, "--to FORMAT", word_of<kTableWords, &Options::as_table, 1>(),
           {"Write the rows of the input as they stand, with the answer in a column of its own. "
            "Plain lines become a table.",
            "按原样写出输入的各行，并把答案加为新的一列；普通的题目行会成为表格。",
            "按原樣寫出輸入的各列，並把答案加為新的一欄；普通的題目列會成為表格。"}),
    option(OptionId::kMan, "--man", on<&Options::man>(),
           {"Print the source of the man page (scdoc).", "输出手册页源文件（scdoc）。",
            "輸出手冊頁原始檔（scdoc）。"},
           {.is_hidden = true}),
};

constexpr std::array kCommonRows = taken_by_every_verb(std::array{
    option(OptionId::kJson, "--json", on<&Options::json>(),
           {"One JSON object a line.", "每行一个 JSON 对象。", "每行一個 JSON 物件。"}),
    option(
        OptionId::kFormat, "--format TEXT", Target{take_line_format},
        {"A line of your own for each record, such as '{puzzle} {solution}'. Fields: index "
         "line file puzzle status solution count givens error code micros row; also \\t and \\n.",
         "自定每条记录的输出行，如“{puzzle} {solution}”。字段：index line file puzzle status "
         "solution count "
         "givens error code micros row；可用 \\t 与 \\n。",
         "自訂每筆記錄的輸出行，如「{puzzle} {solution}」。欄位：index line file puzzle "
         "status solution "
         "count givens error code micros row；可用 \\t 與 \\n。"}),
    option(OptionId::kBoard, "--board", on<&Options::board>(),
           {"Draw boards, also on a pipe.", "画出盘面，输出到管道时也一样。",
            "畫出盤面，輸出到管線時也一樣。"}),
    option(OptionId::kAscii, "--ascii", on<&Options::ascii>(),
           {"Boards as plain rows of digits, without box lines.", "盘面只用数字行，不画宫线。",
            "盤面只用數字列，不畫宮線。"}),
    option(OptionId::kLimit, "--limit N",
           whole<1, kAnyNumber, &Options::limit, &Options::has_limit>(),
           {"Look for at most N solutions of a puzzle (count, solve --all; bench, where it is 2 "
            "if not given).",
            "每题最多寻找 N 个解（count、solve --all；bench 不指定时为 2）。",
            "每題最多尋找 N 個解（count、solve --all；bench 不指定時為 2）。"},
           {.default_text = "1000000"}),
    option(OptionId::kTimeout, "--timeout SECONDS", Target{take_timeout},
           {"Give up on a puzzle after so many seconds.", "每题超过这么多秒便放弃。",
            "每題超過這麼多秒便放棄。"}),
    option(OptionId::kSeed, "--seed N", whole<0, kAnyNumber, &Options::seed, &Options::has_seed>(),
           {"Seed of every random choice; the same seed gives the same bytes. generate and convert "
            "--shuffle take a fresh one where none is given, and say it.",
            "随机选择的种子；相同的种子得到相同的输出。generate 和 convert --shuffle "
            "不指定时取新种子并显示。",
            "隨機選擇的種子；相同的種子得到相同的輸出。generate 和 convert --shuffle "
            "不指定時取新種子並顯示。"},
           {.default_text = "0"}),
    option(OptionId::kJobs, "-j, --jobs N", whole<1, kMostJobs, &Options::jobs>(),
           {"Worker threads; the order of the output does not change. Without it, one for each "
            "core.",
            "工作线程数，不影响输出顺序；不指定时每个处理器核心一个。",
            "工作執行緒數，不影響輸出順序；不指定時每個處理器核心一個。"}),
    option(OptionId::kFrom, "--from FORMAT", Target{take_from, readable_formats},
           {"The format of the input; without it, each record is recognised by its look.",
            "输入的格式；不指定时逐条自动识别。", "輸入的格式；不指定時逐筆自動辨識。"}),
    option(
        OptionId::kLayout, "--layout NAME", Target{take_layout, layout_choices},
        {"The layout of the grids: a name, several joined by '+', or jigsaw:MAP, extra:MAP. "
         "Without it, the size of each grid decides. generate: also a size to 25x25, such as "
         "16x16 or 12x12-4x3 (boxes of 4 rows and 3 columns).",
         "盘面布局：名称、用“+”连接的多个名称，或 jigsaw:MAP、extra:MAP；不指定时由盘面大小决定。"
         "generate：也可以是不超过 25x25 的尺寸，如 16x16，或 12x12-4x3（宫为 4 行 3 列）。",
         "版面：名稱、用「+」連接的多個名稱，或 jigsaw:MAP、extra:MAP；不指定時由盤面大小決定。"
         "generate：也可以是不超過 25x25 的尺寸，如 16x16，或 12x12-4x3（宮為 4 列 3 行）。"}),
    option(
        OptionId::kOtherRules, "--other-rules WHAT", Target{take_other_rules, other_rules_choices},
        {"Rules of a puzzle that no layout has (cages, arrows, ...), where the verb or the format "
         "does not take them: refuse the puzzle, or leave them out and say so in the answer.",
         "题目含有布局之外的规则（笼、箭头等），而命令或格式不支持时：拒绝该题，"
         "或略去并在答案中说明。",
         "題目含有版面之外的規則（籠、箭頭等），而命令或格式不支援時：拒絕該題，"
         "或略去並在答案中說明。"},
        {.default_text = "refuse"}),
    option(OptionId::kColumn, "--column NAME", path<&Options::column>(),
           {"The column of a table that holds the puzzles: its name in the heading, or its number "
            "from 1. Without it, known names say which, or the only puzzle in a row.",
            "表格中题目所在的列：表头中的名称，或从 1 "
            "数起的列号。不指定时，由常见列名或行中唯一的题目决定。",
            "表格中題目所在的欄：表頭中的名稱，或從 1 "
            "數起的欄號。不指定時，由常見欄名或列中唯一的題目決定。"}),
    option(OptionId::kDigitsFrom, "--digits-from 0|1",
           word_of<kLowestDigits, &Options::digits_from>(),
           {"The lowest digit of number arrays: 0 (0 to 8, null for a blank) or 1 (1 to 9, 0 for a "
            "blank). Without it, an array that can be read both ways is an error.",
            "数字数组中最小的数字：0（0 到 8，null 为空格）或 1（1 到 9，0 "
            "为空格）。不指定时，两种读法都可能的数组会报错。",
            "數字陣列中最小的數字：0（0 到 8，null 為空格）或 1（1 到 9，0 "
            "為空格）。不指定時，兩種讀法都可能的陣列會報錯。"}),
    option(OptionId::kField, "--field PATH", path<&Options::field>(),
           {"Where in a JSON record the puzzle stands, names with dots between them: "
            "'newboard.grids.value'. Without it known names say which, or the only value that is a "
            "grid.",
            "题目在 JSON 记录中的位置，各级名称以点分隔，如 "
            "newboard.grids.value。不指定时按常用名称查找，或取唯一的盘面值。",
            "題目在 JSON 記錄中的位置，各級名稱以點分隔，如 "
            "newboard.grids.value。不指定時依常用名稱尋找，或取唯一的盤面值。"}),
    option(OptionId::kOutput, "-o, --output FILE", Target{take_output},
           {"Write to FILE, which appears only when it is whole.",
            "写入 FILE，全部完成后文件才会出现。", "寫入 FILE，全部完成後檔案才會出現。"}),
    option(OptionId::kGoOn, "--resume", on<&Options::resume>(),
           {"Go on where a run with the same options and the same input was ended; what it has "
            "made is in FILE.part of -o FILE.",
            "从上次中断处继续（选项与输入须相同）：已完成的结果保存在 -o FILE 的 FILE.part 中。",
            "從上次中斷處繼續（選項與輸入須相同）：已完成的結果保存在 -o FILE 的 FILE.part 中。"}),
    option(OptionId::kForce, "--force", on<&Options::force>(),
           {"Let -o write over a file that is read, and over FILE.part of a run that was ended.",
            "允许 -o 覆盖正在读取的文件，以及上次中断留下的 FILE.part。",
            "允許 -o 覆寫正在讀取的檔案，以及上次中斷留下的 FILE.part。"}),
    option(OptionId::kSummary, "--summary", on<&Options::summary>(),
           {"Totals on standard error: puzzles, kinds, time, puzzles/s.",
            "在标准错误输出总计：题数、类别、用时、速度。",
            "在標準錯誤輸出總計：題數、類別、用時、速度。"}),
    option(OptionId::kQuiet, "-q, --quiet", on<&Options::quiet>(),
           {"Nothing on standard error but failures.", "标准错误只输出失败信息。",
            "標準錯誤只輸出失敗訊息。"}),
    option(OptionId::kColor, "--color WHEN", word_of<kWhens, &Options::color>(),
           {"Colour in boards.", "盘面是否使用颜色。", "盤面是否使用顏色。"},
           {.default_text = "auto"}),
    option(OptionId::kProgress, "--progress WHEN", word_of<kWhens, &Options::progress>(),
           {"A line of progress on standard error.", "是否在标准错误显示进度。",
            "是否在標準錯誤顯示進度。"},
           {.default_text = "auto"}),
    option(OptionId::kLang, "--lang TAG", Target{take_language, language_choices},
           {"Language of sentences; without it, SHUDU_LANG or the locale decides.",
            "语言；不指定时由 SHUDU_LANG 或系统区域设置决定。",
            "語言；不指定時由 SHUDU_LANG 或系統地區設定決定。"}),
    option(OptionId::kHelp, "-h, --help", on<&Options::help>(),
           {"Show this help.", "显示本帮助。", "顯示本說明。"}),
});

constexpr auto kOptionRows = in_one_table(
    kOwnRows, kBenchRows, kLogicRows, kRateRows, kAnalysisRows, kRenderRows, kGenerateRows,
    kWantedRows, kResearchRows, kCanonRows, kConvertRows, kPlayRows, kCommonRows);

static_assert(are_in_order(kOptionRows, &OptionRow::id, OptionId::kCount));
static_assert(have_words(kOptionRows, &OptionRow::help));

}  // namespace

std::string OptionRow::meant(std::string_view text) const {
  if (!has_choices()) return std::string(text);
  std::string dashed_text = lower_case(text);
  std::replace_if(
      dashed_text.begin(), dashed_text.end(), [](char c) { return c == ' ' || c == '_'; }, '-');
  std::string found(text);
  for (const std::string& choice : target.choices()) {
    if (choice == text) return choice;
    if (lower_case(choice) == dashed_text) found = choice;
  }
  return found;
}

std::span<const OptionRow> option_table() { return kOptionRows; }

const OptionRow& option_row(OptionId id) { return kOptionRows[static_cast<std::size_t>(id)]; }

const OptionRow* find_option(std::string_view name) {
  for (const OptionRow& row : kOptionRows) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

const OptionRow* find_option(char letter) {
  for (const OptionRow& row : kOptionRows) {
    if (row.letter != 0 && row.letter == letter) return &row;
  }
  return nullptr;
}

std::string dashed(const OptionRow& row) { return "--" + std::string(row.name); }

}  // namespace shudu::cli
