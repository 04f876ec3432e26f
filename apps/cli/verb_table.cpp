// The rows; see verb_table.h.
#include "cli/verb_table.h"

#include <array>

#include "cli/commands/commands.h"

namespace shudu::cli {
namespace {

constexpr std::array kTable{
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
        {OptionId::kAlgorithm, OptionId::kAll, OptionId::kNoGuess},
        run_solve},
    Verb{"count",
         Operands::kPuzzles,
         {"count the solutions of each puzzle", "计算每道题有多少个解", "計算每道題有多少個解"},
         {"One line for each puzzle: the exact number of solutions, or N+ where the search stopped "
          "at --limit and there are more.",
          "每题一行：解的确切个数；若达到 --limit 而仍有更多解，则输出 N+。",
          "每題一行：解的確切個數；若達到 --limit 而仍有更多解，則輸出 N+。"},
         {OptionId::kAlgorithm},
         run_count},
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
         {OptionId::kAlgorithm, OptionId::kMinimal},
         run_check},
    Verb{"convert",
         Operands::kPuzzles,
         {"write puzzles in another format", "把题目转换为另一种格式", "把題目轉換為另一種格式"},
         {"Reads any mix of formats and writes one. What a format cannot hold is an error and not "
          "dropped; errors go to standard error, each with its line and column.",
          "读取任意混合的格式，写出一种格式。目标格式无法保存的内容会报错而不会被丢弃；错误连同位置"
          "输出到标准错误。",
          "讀取任意混合的格式，寫出一種格式。目標格式無法保存的內容會報錯而不會被捨棄；錯誤連同位置"
          "輸出到標準錯誤。"},
         {OptionId::kTo},
         run_convert},
    Verb{"completions",
         Operands::kShell,
         {"print completions for bash, zsh or fish", "输出 bash、zsh 或 fish 的补全脚本",
          "輸出 bash、zsh 或 fish 的補全指令稿"},
         {"For example: shudu completions bash > ~/.local/share/bash-completion/completions/shudu",
          "例如：shudu completions bash > ~/.local/share/bash-completion/completions/shudu",
          "例如：shudu completions bash > ~/.local/share/bash-completion/completions/shudu"},
         {},
         run_completions},
    Verb{"version",
         Operands::kNone,
         {"print version and build", "显示版本与构建信息", "顯示版本與建置資訊"},
         {"With --json also the kernels that run on this machine, best first.",
          "用 --json 时还列出本机可用的计算内核，最快的在前。",
          "用 --json 時還列出本機可用的計算核心，最快的在前。"},
         {},
         run_version},
    Verb{"help",
         Operands::kVerb,
         {"explain a command", "解释某个命令", "說明某個命令"},
         {"Without a command: the overview.", "不带命令时显示总览。", "不帶命令時顯示總覽。"},
         {OptionId::kMan},
         run_help},
};

constexpr OptionSet kForEveryVerb{OptionId::kJson, OptionId::kOutput, OptionId::kLang,
                                  OptionId::kHelp};

}  // namespace

std::span<const Verb> verb_table() { return kTable; }

const Verb* find_verb(std::string_view name) {
  for (const Verb& verb : kTable) {
    if (verb.name == name) return &verb;
  }
  return nullptr;
}

std::vector<std::string> verb_names() {
  std::vector<std::string> names;
  names.reserve(std::size(kTable));
  for (const Verb& verb : kTable) names.emplace_back(verb.name);
  return names;
}

std::string_view operand_text(Operands operands) {
  constexpr std::array<std::string_view, 4> kTexts{"[FILE...]", "bash|zsh|fish", "[COMMAND]", ""};
  return kTexts[static_cast<std::size_t>(operands)];
}

std::vector<const OptionRow*> shown_options(const Verb& verb) {
  std::vector<const OptionRow*> rows;
  for (const OptionRow& row : option_table()) {
    const bool obeyed =
        row.is_common && (verb.operands == Operands::kPuzzles || kForEveryVerb.has(row.id));
    if (!row.is_hidden && (verb.own.has(row.id) || obeyed)) rows.push_back(&row);
  }
  return rows;
}

}  // namespace shudu::cli
