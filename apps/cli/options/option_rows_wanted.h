// The options of `generate` about difficulty. A part of the table of options (option_table.cpp),
// after the others of `generate`; --level and --technique stand with those who had them first.
#pragma once

#include "cli/generate/generate_values.h"
#include "cli/options/option_rows.h"

namespace shudu::cli::rows {

inline constexpr std::array kWantedRows{
    option(OptionId::kEr, "--er A-B", Target{take_er},
           {"Puzzles rated so on the scale se, such as 7.2, 7.0-7.9 or 9.0- for 9.0 and more.",
            "SE 难度评分在此范围内的题，如 7.2、7.0-7.9，或 9.0- 表示不低于 9.0。",
            "SE 難度評分在此範圍內的題，如 7.2、7.0-7.9，或 9.0- 表示不低於 9.0。"}),
    option(OptionId::kPractice, "--practice", on<&WantedOptions::practice>(),
           {"With --technique: puzzles that singles alone do not solve, but singles and the "
            "technique do. It may be any technique, also one that easier ones make unnecessary.",
            "与 --technique 合用：只用唯一数法（唯余、排除）解不完，加上该技巧即可解完的题。"
            "任何技巧都可以，包括可由更简单的技巧代替的技巧。",
            "與 --technique 合用：只用唯一數法（唯餘、摒除）解不完，加上該技巧即可解完的題。"
            "任何技巧都可以，包括可由更簡單的技巧代替的技巧。"}),
    option(OptionId::kPresolved, "--presolved", on<&WantedOptions::presolved>(),
           {"With --technique: each puzzle as it stands where the technique is next, with the "
            "digits entered and the candidates left until then, as a line that hint and steps "
            "read.",
            "与 --technique 合用：把每道题解到下一步正好该用这种技巧的盘面，"
            "包括已填的数和剩下的候选数，输出为 hint 和 steps 可读的一行。",
            "與 --technique 合用：把每道題解到下一步正好該用這種技巧的盤面，"
            "包括已填的數和剩下的候選數，輸出為 hint 和 steps 可讀的一行。"}),
    option(OptionId::kStepsAtLeast, "--steps-at-least N",
           whole<1, kMostSteps, &WantedOptions::least_steps>(),
           {"Puzzles whose path on the scale shudu has so many stages at least.",
            "在 shudu 标准下解题路径至少有这么多阶段的题。",
            "在 shudu 標準下解題路徑至少有這麼多階段的題。"}),
    option(OptionId::kBottlenecks, "--bottlenecks A-B", Target{take_bottlenecks},
           {"Puzzles with so many bottlenecks on the scale shudu, such as 0, 0-3 or 5-: stages "
            "with one result or two.",
            "在 shudu 标准下瓶颈（只有一两个结论的阶段）个数在此范围内的题，如 0、0-3 或 5-。",
            "在 shudu 標準下瓶頸（只有一兩個結論的階段）個數在此範圍內的題，如 0、0-3 或 5-。"}),
};

}  // namespace shudu::cli::rows
