// The rows; see verb_table.h.
#include "cli/commands/verb_table.h"

#include <array>

#include "cli/commands/commands.h"
#include "shudu/core/texts_of.h"

namespace shudu::cli {
namespace {

constexpr std::array kVerbs{
    Verb{
        "solve",
        Operands::kPuzzles,
        {"find the solution of each puzzle", "求出每道题的解", "求出每道題的解"},
        {"One line for each puzzle: the solution; the solution and 'multiple' where there are "
         "several (then it is the smallest one read row by row); '-' and 'none', 'invalid: ...' or "
         "'error: ...' where there is none. On a terminal a single puzzle is drawn as a board.",
         "每题一行：解；若有多个解，则输出逐行读来最小的解并注明 multiple；若没有解，则输出 - 以及 "
         "none、invalid: … 或 error: …。在终端上，单独一题会画成盘面。",
         "每題一行：解；若有多個解，則輸出逐列讀來最小的解並註明 multiple；若沒有解，則輸出 - 以及 "
         "none、invalid: … 或 error: …。在終端機上，單獨一題會畫成盤面。"},
        {OptionId::kAlgorithm, OptionId::kAll, OptionId::kNoGuess, OptionId::kAsTable},
        run_solve,
        {},
        {OptionId::kAll, OptionId::kJson, OptionId::kLayout, OptionId::kBoard, OptionId::kFrom}},
    Verb{"count",
         Operands::kPuzzles,
         {"count the solutions of each puzzle", "计算每道题有多少个解", "計算每道題有多少個解"},
         {"One line for each puzzle: the exact number of solutions, or N+ where the search stopped "
          "at --limit and there are more.",
          "每题一行：解的确切个数；若达到 --limit 而仍有更多解，则输出 N+。",
          "每題一行：解的確切個數；若達到 --limit 而仍有更多解，則輸出 N+。"},
         {OptionId::kAlgorithm, OptionId::kDescents, OptionId::kAsTable},
         run_count,
         {},
         {OptionId::kLimit, OptionId::kJson, OptionId::kLayout, OptionId::kTimeout,
          OptionId::kFrom}},
    Verb{"check",
         Operands::kPuzzles,
         {"say whether each puzzle is a proper one", "检查每道题是否有唯一解",
          "檢查每道題是否有唯一解"},
         {"One line for each puzzle: 'unique', 'multiple', 'none', 'invalid: ...' or 'error: ...'; "
          "with --minimal 'unique minimal' where every given is needed, else 'unique' and the "
          "givens that are not.",
          "每题一行：unique、multiple、none、invalid: … 或 error: …。用 --minimal "
          "时，每个已知数都不可缺少的题为 "
          "unique minimal，否则为 unique 并列出多余的已知数。",
          "每題一行：unique、multiple、none、invalid: … 或 error: …。用 --minimal "
          "時，每個已知數都不可缺少的題為 "
          "unique minimal，否則為 unique 並列出多餘的已知數。"},
         {OptionId::kAlgorithm, OptionId::kMinimal, OptionId::kAsTable},
         run_check,
         {},
         {OptionId::kMinimal, OptionId::kLayout, OptionId::kJson, OptionId::kSummary,
          OptionId::kFrom}},
    Verb{
        "candidates",
        Operands::kPuzzles,
        {"list the digits that each cell has in some solution", "列出每格在某个解中可取的数字",
         "列出每格在某個解中可取的數字"},
        {"A grid of the true candidates of each puzzle: the digits that a cell has in at least "
         "one solution. On a pipe rows of cells, which are read back as candidates; '-' and the "
         "reason where there is no solution. With --counts a line for each cell: how many "
         "solutions have which digit.",
         "输出每道题的真候选数盘面：各格在至少一个解中出现的数字。输出到管道时为逐行的候选数，"
         "可再次读入；若没有解，则输出 - 和原因。用 --counts "
         "时每格一行：各数字出现在多少个解中。",
         "輸出每道題的真候選數盤面：各格在至少一個解中出現的數字。輸出到管線時為逐列的候選數，"
         "可再次讀入；若沒有解，則輸出 - 和原因。用 --counts "
         "時每格一行：各數字出現在多少個解中。"},
        {OptionId::kCounts},
        run_candidates,
        {OptionId::kFormat, OptionId::kSeed},
        {OptionId::kCounts, OptionId::kLimit, OptionId::kJson, OptionId::kLayout, OptionId::kFrom}},
    Verb{"steps",
         Operands::kPuzzles,
         {"list every step that a person could take now", "列出当前可用的全部步骤",
          "列出目前可用的全部步驟"},
         {"One JSON object for each step of a human technique (on a terminal a sentence): what it "
          "is, where, what it removes or places, and why. A line of HoDoKu's library is searched "
          "for its own technique, as that program would. Where a record is unreadable or has not "
          "just one solution, an object that says so stands before its steps.",
          "人工解题技巧的每个步骤输出一个 JSON "
          "对象（在终端上为一句话）：是什么、在哪里、删去或填入什么、为什么。HoDoKu "
          "题库行只按该程序的规则搜索它自己的技巧。无法读取或解不唯一的记录，会先输出说明此事的对象"
          "。",
          "人工解題技巧的每個步驟輸出一個 JSON "
          "物件（在終端機上為一句話）：是什麼、在哪裡、刪去或填入什麼、為什麼。HoDoKu "
          "題庫行只按該程式的規則搜尋它自己的技巧。無法讀取或解不唯一的記錄，會先輸出說明此事的物件"
          "。"},
         {OptionId::kTechnique, OptionId::kNoUniqueness},
         run_steps,
         {OptionId::kFormat, OptionId::kBoard, OptionId::kAscii, OptionId::kLimit, OptionId::kSeed},
         {OptionId::kTechnique, OptionId::kNoUniqueness, OptionId::kLang, OptionId::kLayout,
          OptionId::kFrom}},
    Verb{"explain",
         Operands::kPuzzles,
         {"solve a puzzle step by step, in words", "用文字逐步讲解解题过程",
          "用文字逐步講解解題過程"},
         {"The puzzle, then a numbered sentence for each step, the easiest technique first, and "
          "how it ends: solved; or where the techniques end and the rest needs trial; or at a "
          "contradiction. What is wrong with the puzzle is said first.",
          "先是题目，然后每步一句并编号，总是先用最容易的技巧，最后说明结果：解完；或技巧用尽，"
          "余下的需要试数；或出现矛盾。题目本身有问题时会先说明。",
          "先是題目，然後每步一句並編號，總是先用最容易的技巧，最後說明結果：解完；或技巧用盡，"
          "餘下的需要試數；或出現矛盾。題目本身有問題時會先說明。"},
         {OptionId::kProfile, OptionId::kWithout, OptionId::kUntil, OptionId::kNoUniqueness},
         run_explain,
         {OptionId::kFormat, OptionId::kLimit, OptionId::kSeed},
         {OptionId::kProfile, OptionId::kWithout, OptionId::kUntil, OptionId::kBoard,
          OptionId::kLang}},
    Verb{"hint",
         Operands::kPuzzles,
         {"say a little about the next step", "给出下一步的提示", "給出下一步的提示"},
         {"One line for each record: the next step, told only as far as --stage says. Candidates "
          "in the record are the player's own and are respected; a digit or candidate that has "
          "lost the solution is said first.",
          "每条记录一行：下一步的提示，详细程度由 --stage 决定。记录中的候选数视为玩家自己的标记；"
          "与答案不符的数字或候选数会先指出。",
          "每筆記錄一行：下一步的提示，詳細程度由 --stage "
          "決定。記錄中的候選數視為玩家自己的標記；與答案不符的數字或候選數會先指出。"},
         {OptionId::kStage, OptionId::kWhy, OptionId::kProfile, OptionId::kWithout,
          OptionId::kNoUniqueness},
         run_hint,
         {OptionId::kFormat, OptionId::kLimit, OptionId::kSeed},
         {OptionId::kStage, OptionId::kWhy, OptionId::kBoard, OptionId::kProfile, OptionId::kLang}},
    Verb{"rate",
         Operands::kPuzzles,
         {"say how hard each puzzle is", "评定每道题的难度", "評定每道題的難度"},
         {"One line for each puzzle: the puzzle, its rating, the hardest technique. On Sudoku "
          "Explainer's scale the rating is ER/EP/ED: the hardest step, the hardest up to the first "
          "digit, the first step. '-' and the reason for what has not just one solution. With "
          "--json the whole path, each step with its rating.",
          "每题一行：题目、评分、最难的技巧。Sudoku Explainer 的评分为 "
          "ER/EP/ED：最难的一步、填入第一个数之前最难的一步、第一步。解不唯一的题输出 - "
          "和原因。用 --json 可得到完整路径和每一步的评分。",
          "每題一行：題目、評分、最難的技巧。Sudoku Explainer 的評分為 "
          "ER/EP/ED：最難的一步、填入第一個數之前最難的一步、第一步。解不唯一的題輸出 - "
          "和原因。用 --json 可得到完整路徑和每一步的評分。"},
         {OptionId::kScale, OptionId::kMinEr, OptionId::kMaxEr, OptionId::kPearls,
          OptionId::kDiamonds, OptionId::kAsTable},
         run_rate,
         {OptionId::kFormat, OptionId::kBoard, OptionId::kAscii, OptionId::kLimit, OptionId::kSeed},
         {OptionId::kScale, OptionId::kMinEr, OptionId::kMaxEr, OptionId::kJson,
          OptionId::kTimeout}},
    Verb{"minimize",
         Operands::kPuzzles,
         {"take away the givens that a puzzle does not need", "去掉题目中多余的已知数",
          "去掉題目中多餘的已知數"},
         {"One line for each puzzle: a minimal puzzle inside it, of which no given can be taken "
          "away. Givens are tried in reading order; with --seed in random order. --all prints "
          "every minimal puzzle inside, one a line; --count how many there are. '-' and the reason "
          "for what has not just one solution.",
          "每题一行：其中的一道极小题，任何已知数都不能再去掉。已知数按阅读顺序逐个尝试；用 --seed "
          "则按随机顺序。--all 每行一道列出内含的全部极小题；--count "
          "只给出个数。解不唯一的题输出 - 和原因。",
          "每題一行：其中的一道極小題，任何已知數都不能再去掉。已知數按閱讀順序逐個嘗試；用 --seed "
          "則按隨機順序。--all 每行一道列出內含的全部極小題；--count "
          "只給出個數。解不唯一的題輸出 - 和原因。"},
         {OptionId::kAll, OptionId::kOnlyCount},
         run_minimize,
         {OptionId::kFormat, OptionId::kBoard, OptionId::kAscii},
         {OptionId::kAll, OptionId::kOnlyCount, OptionId::kSeed, OptionId::kLimit,
          OptionId::kLayout}},
    Verb{"analyze",
         Operands::kPuzzles,
         {"find redundant givens, backdoors and unavoidable sets",
          "找出多余的已知数、后门与不可避免集", "找出多餘的已知數、後門與不可避免集"},
         {"One line for each puzzle: the puzzle and how many givens are redundant, the size of the "
          "smallest backdoors and how many there are ('0': none is needed) for singles and for "
          "singles with locked candidates, the number of unavoidable sets of its solution. With "
          "--json all of them, cell by cell.",
          "每题一行：题目、多余已知数的个数、唯一数法及唯一数法加区块排除的最小后门格数与个数（0 "
          "表示不需要）、其解的不可避免集个数。用 --json 可逐格列出全部内容。",
          "每題一行：題目、多餘已知數的個數、唯一數法及唯一數法加區塊摒除的最小後門格數與個數（0 "
          "表示不需要）、其解的不可避免集個數。用 --json 可逐格列出全部內容。"},
         {OptionId::kBackdoors, OptionId::kUnavoidable},
         run_analyze,
         {OptionId::kFormat, OptionId::kBoard, OptionId::kAscii, OptionId::kLimit, OptionId::kSeed},
         {OptionId::kJson, OptionId::kBackdoors, OptionId::kUnavoidable, OptionId::kLayout,
          OptionId::kFrom}},
    Verb{
        "generate",
        Operands::kNone,
        {"make puzzles or full grids", "生成题目或终盘", "生成題目或終盤"},
        {"One line for each: a puzzle with one solution, of which no given can be spared, made "
         "from "
         "a grid drawn evenly from all. Puzzle i of a seed is always the same, whatever -n, --jobs "
         "and the machine are. Where a wish cannot be met in --tries tries, the run ends with a "
         "sentence and exit code 1.",
         "每行一题：解唯一、每个已知数都不可缺少，终盘从全部终盘中均匀抽取。同一种子的第 i "
         "题总是相同，与 -n、--jobs 及机器无关。若在 --tries "
         "次尝试内无法满足要求，则给出说明并以退出码 1 结束。",
         "每行一題：解唯一、每個已知數都不可缺少，終盤從全部終盤中均勻抽取。同一種子的第 i "
         "題總是相同，與 -n、--jobs 及機器無關。若在 --tries "
         "次嘗試內無法滿足要求，則給出說明並以結束代碼 1 結束。"},
        {OptionId::kNumber,       OptionId::kMinimal,     OptionId::kClues,    OptionId::kSymmetry,
         OptionId::kMethod,       OptionId::kGrids,       OptionId::kLevel,    OptionId::kFull,
         OptionId::kEr,           OptionId::kTechnique,   OptionId::kPractice, OptionId::kPresolved,
         OptionId::kStepsAtLeast, OptionId::kBottlenecks, OptionId::kTries,    OptionId::kSkip,
         OptionId::kAgain,        OptionId::kUnlike,      OptionId::kPattern,  OptionId::kBase,
         OptionId::kVary,         OptionId::kResume,      OptionId::kKnown,    OptionId::kEstimate,
         OptionId::kLimit,        OptionId::kTimeout,     OptionId::kFormat,   OptionId::kBoard,
         OptionId::kAscii,        OptionId::kSeed,        OptionId::kJobs,     OptionId::kLayout,
         OptionId::kSummary,      OptionId::kQuiet,       OptionId::kColor,    OptionId::kProgress,
         OptionId::kForce},
        run_generate,
        {OptionId::kFrom, OptionId::kGoOn},
        {OptionId::kNumber, OptionId::kLevel, OptionId::kLayout, OptionId::kSymmetry,
         OptionId::kSeed}},
    Verb{"canon",
         Operands::kPuzzles,
         {"bring each puzzle to its canonical form", "求每道题的最小形", "求每道題的最小形"},
         {"One line for each puzzle or grid: its smallest form under all rearrangements that keep "
          "the rules and all names of the digits. Two are the same up to symmetry where their "
          "forms are equal. Further columns as the options ask for them, in the order in which "
          "they stand below. Whether a puzzle has a solution is only asked with --grid.",
          "每道题或终盘输出一行：在一切保持规则的变换与数字改名之下的最小形。最小形相同即对称等价。"
          "其余各列由选项决定，次序如下所列。只有用 --grid 时才求解。",
          "每道題或終盤輸出一行：在一切保持規則的變換與數字改名之下的最小形。最小形相同即對稱等價。"
          "其餘各欄由選項決定，次序如下所列。只有用 --grid 時才求解。"},
         {OptionId::kGrid, OptionId::kAutomorphisms, OptionId::kBandClass, OptionId::kMoves,
          OptionId::kDedupe, OptionId::kSame, OptionId::kAsTable},
         run_canon,
         {OptionId::kFormat, OptionId::kBoard, OptionId::kAscii, OptionId::kLimit, OptionId::kSeed},
         {OptionId::kGrid, OptionId::kDedupe, OptionId::kSame, OptionId::kAutomorphisms,
          OptionId::kMoves}},
    Verb{
        "convert",
        Operands::kPuzzles,
        {"write puzzles in another format", "把题目转换为另一种格式", "把題目轉換為另一種格式"},
        {"Reads any mix of formats and writes one. What a format cannot hold is an error and not "
         "dropped; errors go to standard error, each with its line and column.",
         "读取任意混合的格式，写出一种格式。目标格式无法保存的内容会报错而不会被丢弃；错误连同位置"
         "输出到标准错误。",
         "讀取任意混合的格式，寫出一種格式。目標格式無法儲存的內容會報錯而不會被捨棄；錯誤連同位置"
         "輸出到標準錯誤。"},
        {OptionId::kTo, OptionId::kMove, OptionId::kShuffle},
        run_convert,
        {},
        {OptionId::kTo, OptionId::kFrom, OptionId::kLayout, OptionId::kOutput, OptionId::kShuffle}},
    Verb{"render",
         Operands::kPuzzles,
         {"draw puzzles as SVG, PDF or PNG", "把题目画成 SVG、PDF 或 PNG",
          "把題目畫成 SVG、PDF 或 PNG"},
         {"A PDF is a booklet of pages. In SVG and PNG each puzzle is a picture of its own, and "
          "each "
          "page with --per-page or --paper; where there are several, -o needs %d (as in -o "
          "page-%d.svg) in the place of their number. Records that cannot be drawn are errors on "
          "standard error.",
          "PDF 是分页的小册子。SVG 和 PNG 中每题（用 --per-page 或 --paper "
          "时每页）是一张单独的图；若有多张，-o 的文件名须用 %d 表示序号（如 -o "
          "page-%d.svg）。无法画出的记录在标准错误中报告。",
          "PDF 是分頁的小冊子。SVG 和 PNG 中每題（用 --per-page 或 --paper "
          "時每頁）是一張單獨的圖；若有多張，-o 的檔名須用 %d 表示序號（如 -o "
          "page-%d.svg）。無法畫出的記錄在標準錯誤中報告。"},
         {OptionId::kPicture, OptionId::kPerPage, OptionId::kPaper, OptionId::kSolutions,
          OptionId::kMarks, OptionId::kStep, OptionId::kHint, OptionId::kQr, OptionId::kStyle,
          OptionId::kTitle, OptionId::kLabels, OptionId::kSize, OptionId::kDifficulty,
          OptionId::kProfile, OptionId::kWithout, OptionId::kNoUniqueness},
         run_render,
         {OptionId::kJson, OptionId::kFormat, OptionId::kBoard, OptionId::kAscii, OptionId::kLimit,
          OptionId::kSeed, OptionId::kColor, OptionId::kGoOn},
         {OptionId::kPicture, OptionId::kOutput, OptionId::kPerPage, OptionId::kSolutions,
          OptionId::kDifficulty}},
    Verb{"bench",
         Operands::kPuzzleSets,
         {"measure the speed of the kernels", "测量计算内核的速度", "測量計算核心的速度"},
         {"A table for each FILE of classic puzzles (without one, for two sets that are built in): "
          "puzzles per second of CPU time of one thread (median, lowest and highest of --repeat "
          "passes over the shuffled puzzles), guesses and rounds per puzzle, and the signature: "
          "sum of guesses and of solutions, the same on every machine. With --peer the solvers of "
          "others are timed in turn, and the ratio of ours to theirs is shown; exit code 1 where "
          "their answers differ.",
          "为每个标准数独题目文件（不指定时为两组内置题目）输出一张表：单线程每秒 CPU "
          "时间解的题数（打乱顺序后测 --repeat 遍的中位数、最低与最高）、每题的猜测次数与轮数，"
          "以及签名：猜测总数与解的总数，在任何机器上都相同。用 --peer "
          "可轮流测量其他求解器并显示速度之比；答案不同时退出码为 1。",
          "為每個標準數獨題目檔案（不指定時為兩組內建題目）輸出一張表：單執行緒每秒 CPU "
          "時間解的題數（打亂順序後測 --repeat 次的中位數、最低與最高）、每題的猜測次數與輪數，"
          "以及簽章：猜測總數與解的總數，在任何機器上都相同。用 --peer "
          "可輪流測量其他求解器並顯示速度之比；答案不同時結束代碼為 1。"},
         {OptionId::kKernel, OptionId::kBatch, OptionId::kSingle, OptionId::kRepeat,
          OptionId::kPeer, OptionId::kPeerBatch, OptionId::kLimit, OptionId::kSeed, OptionId::kFrom,
          OptionId::kQuiet, OptionId::kForce},
         run_bench,
         {OptionId::kGoOn},
         {OptionId::kKernel, OptionId::kRepeat, OptionId::kPeer, OptionId::kSingle,
          OptionId::kLimit}},
    Verb{"play",
         Operands::kStart,
         {"play on the terminal", "在终端里玩数独", "在終端機裡玩數獨"},
         {"Goes on with the last game, or starts with a puzzle, a share link, a saved game or a "
          "file of one. Puzzles of a level, with a technique, a symmetry and a layout; marks, "
          "colours, hints in stages, undo of everything, savepoints, statistics. Every move is "
          "kept at once, so nothing is lost however it ends. With --plain, on a pipe and on a "
          "terminal that cannot draw, it is a dialogue in lines: say 'help'.",
          "继续上一局，或从一道题、分享链接、存档或这样的文件开始。可按难度、技巧、对称和布局出题；"
          "有标记、颜色、分级提示、全部可撤销、存档点和统计。每一步立即保存，怎样结束都不会丢失。"
          "用 --plain、在管道中或在无法显示画面的终端上，是逐行对话：输入 help 查看用法。",
          "繼續上一局，或從一道題、分享連結、存檔或這樣的檔案開始。可依難度、技巧、對稱和版面出題；"
          "有標記、顏色、分級提示、全部可復原、存檔點和統計。每一步立即儲存，怎樣結束都不會遺失。"
          "用 --plain、在管線中或在無法顯示畫面的終端機上，是逐行對話：輸入 help 檢視用法。"},
         {OptionId::kPlain, OptionId::kStore, OptionId::kAscii, OptionId::kColours,
          OptionId::kLayout},
         run_play,
         {OptionId::kJson, OptionId::kFormat, OptionId::kBoard, OptionId::kLimit,
          OptionId::kTimeout, OptionId::kSeed, OptionId::kJobs, OptionId::kFrom,
          OptionId::kOtherRules, OptionId::kColumn, OptionId::kDigitsFrom, OptionId::kField,
          OptionId::kOutput, OptionId::kGoOn, OptionId::kForce, OptionId::kSummary,
          OptionId::kQuiet, OptionId::kColor, OptionId::kProgress},
         {OptionId::kLayout, OptionId::kPlain, OptionId::kStore, OptionId::kAscii,
          OptionId::kColours}},
    Verb{"save",
         Operands::kSaved,
         {"check or repair a saved game", "检查或修复存档", "檢查或修復存檔"},
         {"check: 'sound' and how many moves it has, or '-' and what is wrong with it; the whole "
          "game "
          "is played again. repair: the text with the checksum that its other lines have, for "
          "people who edit a saved game. FILE may be - for standard input.",
          "check：输出 sound 和步数，或 - 和出错原因；整局会重新走一遍。repair："
          "输出换上正确校验码的文本，供手工编辑存档的人使用。FILE 可以是 -，表示标准输入。",
          "check：輸出 sound 和步數，或 - 和出錯原因；整局會重新走一遍。repair："
          "輸出換上正確檢查碼的文字，供手工編輯存檔的人使用。FILE 可以是 -，表示標準輸入。"},
         {OptionId::kForce},
         run_save,
         {OptionId::kGoOn},
         {OptionId::kOutput, OptionId::kForce}},
    Verb{"completions",
         Operands::kShell,
         {"print completions for bash, zsh or fish", "输出 bash、zsh 或 fish 的补全脚本",
          "輸出 bash、zsh 或 fish 的補全指令稿"},
         {"For example: shudu completions bash > ~/.local/share/bash-completion/completions/shudu",
          "例如：shudu completions bash > ~/.local/share/bash-completion/completions/shudu",
          "例如：shudu completions bash > ~/.local/share/bash-completion/completions/shudu"},
         {},
         run_completions,
         {OptionId::kGoOn, OptionId::kForce}},
    Verb{"version",
         Operands::kNone,
         {"print version, build and kernels", "显示版本、构建信息与计算内核",
          "顯示版本、建置資訊與計算核心"},
         {"Of the kernels, those that run on this machine come first, the fastest before the "
          "others: it is the one that is used.",
          "计算内核中先列出本机可用的，最快的在前，也就是实际使用的那个。",
          "計算核心中先列出本機可用的，最快的在前，也就是實際使用的那個。"},
         {},
         run_version,
         {OptionId::kGoOn, OptionId::kForce}},
    Verb{"help",
         Operands::kVerb,
         {"explain a command, or list what there is to choose", "解释某个命令，或列出可选的名称",
          "說明某個命令，或列出可選的名稱"},
         {"Without a command: the overview. LIST is one of: techniques formats layouts levels "
          "scales profiles symmetries.",
          "不带命令时显示总览。LIST 为以下之一：techniques formats layouts levels scales profiles "
          "symmetries。",
          "不帶命令時顯示總覽。LIST 為以下之一：techniques formats layouts levels scales profiles "
          "symmetries。"},
         {OptionId::kMan},
         run_help,
         {OptionId::kGoOn, OptionId::kForce}},
};

constexpr OptionSet kForEveryVerb{OptionId::kJson, OptionId::kOutput, OptionId::kLang,
                                  OptionId::kHelp};

}  // namespace

std::span<const Verb> verb_table() { return kVerbs; }

const Verb* find_verb(std::string_view name) {
  for (const Verb& verb : kVerbs) {
    if (verb.name == name) return &verb;
  }
  return nullptr;
}

std::vector<std::string> verb_names() { return texts_of<std::string>(kVerbs, &Verb::name); }

std::string_view operand_text(Operands operands) {
  constexpr std::array<std::string_view, 7> kTexts{"[FILE...]",        "[FILE...]", "bash|zsh|fish",
                                                   "[COMMAND|LIST]",   "",          "[FILE]",
                                                   "check|repair FILE"};
  return kTexts[static_cast<std::size_t>(operands)];
}

bool takes(const Verb& verb, const OptionRow& row) {
  return verb.own.has(row.id) || (row.is_common && !verb.refused.has(row.id));
}

std::vector<const OptionRow*> most_used_options(const Verb& verb) {
  std::vector<const OptionRow*> rows;
  for (std::size_t i = 0; i < verb.most_used.count; ++i) {
    rows.push_back(&option_row(verb.most_used.ids[i]));
  }
  return rows;
}

std::vector<const OptionRow*> shown_options(const Verb& verb) {
  std::vector<const OptionRow*> rows;
  for (const OptionRow& row : option_table()) {
    const bool obeyed =
        row.is_common && (verb.operands == Operands::kPuzzles || kForEveryVerb.has(row.id));
    const bool is_shown = verb.own.has(row.id) || (obeyed && takes(verb, row));
    if (!row.is_hidden && is_shown) rows.push_back(&row);
  }
  return rows;
}

}  // namespace shudu::cli
