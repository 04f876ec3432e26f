// The rows; see option_table.h. Those of the groups of verbs stand in option_rows_*.h.
#include "cli/options/option_table.h"

#include "cli/options/option_rows.h"
#include "cli/options/option_rows_analysis.h"
#include "cli/options/option_rows_bench.h"
#include "cli/options/option_rows_canon.h"
#include "cli/options/option_rows_generate.h"
#include "cli/options/option_rows_logic.h"
#include "cli/options/option_rows_play.h"
#include "cli/options/option_rows_rate.h"
#include "cli/options/option_rows_render.h"
#include "cli/options/option_rows_research.h"
#include "cli/options/option_rows_wanted.h"
#include "cli/options/option_values.h"

namespace shudu::cli {
namespace {

using namespace rows;  // the words that rows are written with

constexpr std::array kOwnRows{
    OptionRow{OptionId::kAlgorithm,
              "algorithm",
              'a',
              "NAME",
              {"The method that solves.", "求解所用的方法。", "求解所用的方法。"},
              "fast",
              method_choices,
              apply_algorithm,
              kOwn,
              kShown},
    OptionRow{
        OptionId::kAll,
        "all",
        0,
        "",
        {"Print every solution, one a line, in ascending order (with --algorithm: in the "
         "order of that method), at most --limit of them for each puzzle. Of 'minimize': every "
         "minimal puzzle.",
         "列出全部解，每行一个，按升序（若用 --algorithm 则按该方法的顺序），每题最多 --limit "
         "个。对 minimize 则列出全部极小题。",
         "列出全部解，每行一個，依遞增順序（若用 --algorithm 則依該方法的順序），每題最多 --limit "
         "個。對 minimize 則列出全部極小題。"},
        "",
        nullptr,
        turn_on<&Options::all>,
        kOwn,
        kShown},
    OptionRow{OptionId::kNoGuess,
              "no-guess",
              0,
              "",
              {"With --algorithm logic: stop where the rules end and show the candidates left.",
               "与 --algorithm logic 合用：规则用尽即停，并显示剩余的候选数。",
               "與 --algorithm logic 合用：規則用盡即停，並顯示剩餘的候選數。"},
              "",
              nullptr,
              turn_on<&Options::no_guess>,
              kOwn,
              kShown},
    OptionRow{OptionId::kMinimal,
              "minimal",
              0,
              "",
              {"Ask also whether every given is needed; generate: make only puzzles of which every "
               "given is needed (so it is without --clues).",
               "同时检查是否每个已知数都不可缺少；generate：只生成每个已知数都不可缺少的题（不用 "
               "--clues 时总是如此）。",
               "同時檢查是否每個已知數都不可缺少；generate：只生成每個已知數都不可缺少的題（不用 "
               "--clues 時總是如此）。"},
              "",
              nullptr,
              turn_on<&Options::minimal>,
              kOwn,
              kShown},
    OptionRow{OptionId::kTo,
              "to",
              0,
              "FORMAT",
              {"The format to write.", "写出的格式。", "寫出的格式。"},
              "line",
              writable_formats,
              apply_to,
              kOwn,
              kShown},
    OptionRow{OptionId::kMan,
              "man",
              0,
              "",
              {"Print the source of the man page (scdoc).", "输出手册页源文件（scdoc）。",
               "輸出手冊頁原始檔（scdoc）。"},
              "",
              nullptr,
              turn_on<&Options::man>,
              kOwn,
              kHidden},
};

constexpr std::array kCommonRows{
    OptionRow{OptionId::kJson,
              "json",
              0,
              "",
              {"One JSON object a line.", "每行一个 JSON 对象。", "每行一個 JSON 物件。"},
              "",
              nullptr,
              turn_on<&Options::json>,
              kCommon,
              kShown},
    OptionRow{OptionId::kFormat,
              "format",
              0,
              "TEXT",
              {"A line of your own for each record, such as '{puzzle} {solution}'. Fields: index "
               "line file puzzle status solution count givens error code micros; also \\t and \\n.",
               "自定每条记录的输出行，如“{puzzle} {solution}”。字段：index line file puzzle status "
               "solution count "
               "givens error code micros；可用 \\t 与 \\n。",
               "自訂每筆記錄的輸出行，如「{puzzle} {solution}」。欄位：index line file puzzle "
               "status solution "
               "count givens error code micros；可用 \\t 與 \\n。"},
              "",
              nullptr,
              apply_format,
              kCommon,
              kShown},
    OptionRow{OptionId::kBoard,
              "board",
              0,
              "",
              {"Draw boards, also on a pipe.", "画出盘面，输出到管道时也一样。",
               "畫出盤面，輸出到管線時也一樣。"},
              "",
              nullptr,
              turn_on<&Options::board>,
              kCommon,
              kShown},
    OptionRow{OptionId::kAscii,
              "ascii",
              0,
              "",
              {"Boards as plain rows of digits, without box lines.", "盘面只用数字行，不画宫线。",
               "盤面只用數字列，不畫宮線。"},
              "",
              nullptr,
              turn_on<&Options::ascii>,
              kCommon,
              kShown},
    OptionRow{OptionId::kLimit,
              "limit",
              0,
              "N",
              {"Look for at most N solutions of a puzzle (count, solve --all; bench, where it is 2 "
               "if not given).",
               "每题最多寻找 N 个解（count、solve --all；bench 不指定时为 2）。",
               "每題最多尋找 N 個解（count、solve --all；bench 不指定時為 2）。"},
              "1000000",
              nullptr,
              apply_limit,
              kCommon,
              kShown},
    OptionRow{OptionId::kTimeout,
              "timeout",
              0,
              "SECONDS",
              {"Give up on a puzzle after so many seconds.", "每题超过这么多秒便放弃。",
               "每題超過這麼多秒便放棄。"},
              "",
              nullptr,
              apply_timeout,
              kCommon,
              kShown},
    OptionRow{OptionId::kSeed,
              "seed",
              0,
              "N",
              {"Seed of every random choice; the same seed gives the same bytes. generate takes a "
               "fresh one where none is given, and says it.",
               "随机选择的种子；相同的种子得到相同的输出。generate 不指定时取新种子并显示。",
               "隨機選擇的種子；相同的種子得到相同的輸出。generate 不指定時取新種子並顯示。"},
              "0",
              nullptr,
              apply_seed,
              kCommon,
              kShown},
    OptionRow{OptionId::kJobs,
              "jobs",
              'j',
              "N",
              {"Worker threads; the order of the output does not change. Without it, one for each "
               "core.",
               "工作线程数，不影响输出顺序；不指定时每个处理器核心一个。",
               "工作執行緒數，不影響輸出順序；不指定時每個處理器核心一個。"},
              "",
              nullptr,
              apply_jobs,
              kCommon,
              kShown},
    OptionRow{OptionId::kFrom,
              "from",
              0,
              "FORMAT",
              {"The format of the input; without it, each record is recognised by its look.",
               "输入的格式；不指定时逐条自动识别。", "輸入的格式；不指定時逐筆自動辨識。"},
              "",
              readable_formats,
              apply_from,
              kCommon,
              kShown},
    OptionRow{
        OptionId::kLayout,
        "layout",
        0,
        "NAME",
        {"The layout of the grids: a name, several joined by '+', or jigsaw:MAP, extra:MAP. "
         "Without it, the size of each grid decides.",
         "盘面布局：名称、用“+”连接的多个名称，或 jigsaw:MAP、extra:MAP；不指定时由盘面大小决定。",
         "版面：名稱、用「+」連接的多個名稱，或 "
         "jigsaw:MAP、extra:MAP；不指定時由盤面大小決定。"},
        "",
        layout_choices,
        apply_layout,
        kCommon,
        kShown},
    OptionRow{
        OptionId::kOtherRules,
        "other-rules",
        0,
        "WHAT",
        {"Rules of a puzzle that no layout has (cages, arrows, ...): refuse the puzzle, or leave "
         "them out and say so in the answer.",
         "题目含有布局之外的规则（笼、箭头等）时：拒绝该题，或略去并在答案中说明。",
         "題目含有版面之外的規則（籠、箭頭等）時：拒絕該題，或略去並在答案中說明。"},
        "refuse",
        other_rules_choices,
        apply_other_rules,
        kCommon,
        kShown},
    OptionRow{
        OptionId::kDigitsFrom,
        "digits-from",
        0,
        "0|1",
        {"The lowest digit of number arrays: 0 (0 to 8, null for a blank) or 1 (1 to 9, 0 for a "
         "blank). Without it, an array that can be read both ways is an error.",
         "数字数组中最小的数字：0（0 到 8，null 为空格）或 1（1 到 9，0 "
         "为空格）。不指定时，两种读法都可能的数组会报错。",
         "數字陣列中最小的數字：0（0 到 8，null 為空格）或 1（1 到 9，0 "
         "為空格）。不指定時，兩種讀法都可能的陣列會報錯。"},
        "",
        digits_from_choices,
        apply_digits_from,
        kCommon,
        kShown},
    OptionRow{OptionId::kOutput,
              "output",
              'o',
              "FILE",
              {"Write to FILE, which appears only when it is whole.",
               "写入 FILE，全部完成后文件才会出现。", "寫入 FILE，全部完成後檔案才會出現。"},
              "",
              nullptr,
              apply_output,
              kCommon,
              kShown},
    OptionRow{
        OptionId::kGoOn,
        "resume",
        0,
        "",
        {"Go on where a run with the same options and the same input was ended; what it has "
         "made is in FILE.part of -o FILE.",
         "从上次中断处继续（选项与输入须相同）：已完成的结果保存在 -o FILE 的 FILE.part 中。",
         "從上次中斷處繼續（選項與輸入須相同）：已完成的結果保存在 -o FILE 的 FILE.part 中。"},
        "",
        nullptr,
        turn_on<&Options::resume>,
        kCommon,
        kShown},
    OptionRow{OptionId::kForce,
              "force",
              0,
              "",
              {"Let -o write over a file that is read, and over FILE.part of a run that was ended.",
               "允许 -o 覆盖正在读取的文件，以及上次中断留下的 FILE.part。",
               "允許 -o 覆寫正在讀取的檔案，以及上次中斷留下的 FILE.part。"},
              "",
              nullptr,
              turn_on<&Options::force>,
              kCommon,
              kShown},
    OptionRow{OptionId::kSummary,
              "summary",
              0,
              "",
              {"Totals on standard error: puzzles, kinds, time, puzzles/s.",
               "在标准错误输出总计：题数、类别、用时、速度。",
               "在標準錯誤輸出總計：題數、類別、用時、速度。"},
              "",
              nullptr,
              turn_on<&Options::summary>,
              kCommon,
              kShown},
    OptionRow{OptionId::kQuiet,
              "quiet",
              'q',
              "",
              {"Nothing on standard error but failures.", "标准错误只输出失败信息。",
               "標準錯誤只輸出失敗訊息。"},
              "",
              nullptr,
              turn_on<&Options::quiet>,
              kCommon,
              kShown},
    OptionRow{OptionId::kColor,
              "color",
              0,
              "WHEN",
              {"Colour in boards.", "盘面是否使用颜色。", "盤面是否使用顏色。"},
              "auto",
              when_choices,
              apply_color,
              kCommon,
              kShown},
    OptionRow{OptionId::kProgress,
              "progress",
              0,
              "WHEN",
              {"A line of progress on standard error.", "是否在标准错误显示进度。",
               "是否在標準錯誤顯示進度。"},
              "auto",
              when_choices,
              apply_progress,
              kCommon,
              kShown},
    OptionRow{OptionId::kLang,
              "lang",
              0,
              "TAG",
              {"Language of sentences; without it, SHUDU_LANG or the locale decides.",
               "语言；不指定时由 SHUDU_LANG 或系统区域设置决定。",
               "語言；不指定時由 SHUDU_LANG 或系統地區設定決定。"},
              "",
              language_choices,
              apply_lang,
              kCommon,
              kShown},
    OptionRow{OptionId::kHelp,
              "help",
              'h',
              "",
              {"Show this help.", "显示本帮助。", "顯示本說明。"},
              "",
              nullptr,
              turn_on<&Options::help>,
              kCommon,
              kShown},
};

constexpr auto kOptionRows =
    in_one_table(kOwnRows, kBenchRows, kLogicRows, kRateRows, kAnalysisRows, kRenderRows,
                 kGenerateRows, kWantedRows, kResearchRows, kCanonRows, kPlayRows, kCommonRows);

constexpr bool has_each_option() {
  if (kOptionRows.size() != static_cast<std::size_t>(OptionId::kCount)) return false;
  for (std::size_t i = 0; i < kOptionRows.size(); ++i) {
    const OptionRow& row = kOptionRows[i];
    if (static_cast<std::size_t>(row.id) != i || row.name.empty()) return false;
    if (row.help.en.empty() || row.help.zh_cn.empty() || row.help.zh_tw.empty()) return false;
  }
  return true;
}
static_assert(has_each_option(), "one row for each id, in the order of the ids, in each language");

}  // namespace

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
