// The options of `generate` about difficulty. A part of the table of options (option_table.cpp),
// behind the others of `generate`; --level and --technique stand with those who had them first.
#pragma once

#include "cli/generate/wanted_values.h"
#include "cli/options/option_rows.h"

namespace shudu::cli::rows {

// The `apply` of a switch about difficulty.
template <bool WantedOptions::*kMember>
UsageError turn_on_wanted(Options& options, std::string_view /*value*/) {
  options.wanted.*kMember = true;
  return std::nullopt;
}

inline constexpr std::array kWantedRows{
    OptionRow{OptionId::kEr,
              "er",
              0,
              "A-B",
              {"Puzzles rated so on the scale se, such as 7.2, 7.0-7.9 or 9.0- for 9.0 and more.",
               "SE 难度评分在此范围内的题，如 7.2、7.0-7.9，或 9.0- 表示不低于 9.0。",
               "SE 難度評分在此範圍內的題，如 7.2、7.0-7.9，或 9.0- 表示不低於 9.0。"},
              "",
              nullptr,
              apply_er,
              kOwn,
              kShown},
    OptionRow{OptionId::kPractice,
              "practice",
              0,
              "",
              {"With --technique: puzzles that singles alone do not solve, but singles and the "
               "technique do. It may be any technique, also one that easier ones make unnecessary.",
               "与 --technique 合用：只用唯一数法（唯余、排除）解不完，加上该技巧即可解完的题。"
               "任何技巧都可以，包括可由更简单的技巧代替的技巧。",
               "與 --technique 合用：只用唯一數法（唯餘、摒除）解不完，加上該技巧即可解完的題。"
               "任何技巧都可以，包括可由更簡單的技巧代替的技巧。"},
              "",
              nullptr,
              turn_on_wanted<&WantedOptions::practice>,
              kOwn,
              kShown},
    OptionRow{OptionId::kPresolved,
              "presolved",
              0,
              "",
              {"With --technique: each puzzle as it stands where the technique is next, with the "
               "digits entered and the candidates left until then, as a line that hint and steps "
               "read.",
               "与 --technique 合用：把每道题解到下一步正好该用这种技巧的盘面，"
               "包括已填的数和剩下的候选数，输出为 hint 和 steps 可读的一行。",
               "與 --technique 合用：把每道題解到下一步正好該用這種技巧的盤面，"
               "包括已填的數和剩下的候選數，輸出為 hint 和 steps 可讀的一行。"},
              "",
              nullptr,
              turn_on_wanted<&WantedOptions::presolved>,
              kOwn,
              kShown},
    OptionRow{OptionId::kStepsAtLeast,
              "steps-at-least",
              0,
              "N",
              {"Puzzles whose path on the scale shudu has so many stages at least.",
               "在 shudu 标准下解题路径至少有这么多阶段的题。",
               "在 shudu 標準下解題路徑至少有這麼多階段的題。"},
              "",
              nullptr,
              apply_steps_at_least,
              kOwn,
              kShown},
    OptionRow{OptionId::kBottlenecks,
              "bottlenecks",
              0,
              "A-B",
              {"Puzzles with so many bottlenecks on the scale shudu, such as 0, 0-3 or 5-: stages "
               "with one result or two.",
               "在 shudu 标准下瓶颈（只有一两个结论的阶段）个数在此范围内的题，如 0、0-3 或 5-。",
               "在 shudu 標準下瓶頸（只有一兩個結論的階段）個數在此範圍內的題，如 0、0-3 或 5-。"},
              "",
              nullptr,
              apply_bottlenecks,
              kOwn,
              kShown},
};

}  // namespace shudu::cli::rows
