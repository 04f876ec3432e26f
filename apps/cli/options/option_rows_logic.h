// The options of `steps`, `explain` and `hint`: techniques, profiles, stages.
// A part of the table of options (option_table.cpp), after those of `bench`.
#pragma once

#include "cli/options/option_rows.h"

namespace shudu::cli::rows {

inline constexpr std::array kLogicRows{
    option(
        OptionId::kTechnique, "--technique SLUG", technique<&LogicOptions::techniques>(),
        {"Only steps of this technique, also where it is none of the usual ones. May be given "
         "several times. generate: puzzles that easier techniques do not solve and this one does.",
         "只列出这种技巧的步骤，不常用的技巧也可以。可多次使用。generate："
         "更简单的技巧解不完、用上这种技巧可以解完的题。",
         "只列出這種技巧的步驟，不常用的技巧也可以。可多次使用。generate："
         "更簡單的技巧解不完、用上這種技巧可以解完的題。"},
        {.is_repeatable = true}),
    option(OptionId::kProfile, "--profile NAME",
           row_of<profile_table, &Profile::name, &LogicOptions::profile>(),
           {"The techniques that are tried, and their order.", "要尝试的技巧及其顺序。",
            "要嘗試的技巧及其順序。"},
           {.default_text = "shudu"}),
    option(OptionId::kWithout, "--without SLUG", technique<&LogicOptions::without>(),
           {"Do without this technique. May be given several times.",
            "不使用这种技巧。可多次使用。", "不使用這種技巧。可多次使用。"},
           {.is_repeatable = true, .lists_choices = false}),
    option(OptionId::kUntil, "--until SLUG", technique<&LogicOptions::until>(),
           {"End after the first step of this technique.", "第一次用到这种技巧后即停。",
            "第一次用到這種技巧後即停。"},
           {.lists_choices = false}),
    option(OptionId::kNoUniqueness, "--no-uniqueness", on<&LogicOptions::no_uniqueness>(),
           {"No steps that assume that the puzzle has one solution.",
            "不使用以唯一解为前提的步骤。", "不使用以唯一解為前提的步驟。"}),
    option(
        OptionId::kStage, "--stage N",
        whole<1, kHintStages, &LogicOptions::stage, &LogicOptions::has_stage>(),
        {"How much is said: 1 the kind of thing to look for, 2 the technique, 3 where, 4 its cells "
         "and candidates, 5 the reason and what follows, 6 with it done.",
         "说到哪一步：1 要找什么，2 技巧，3 位置，4 涉及的格与候选数，5 理由与结论，6 已应用结论。",
         "說到哪一步：1 要找什麼，2 技巧，3 位置，4 涉及的格與候選數，5 理由與結論，6 "
         "已套用結論。"},
        {.default_text = "1"}),
    option(OptionId::kWhy, "--why rRcC=D", Target{take_why},
           {"Say why this digit cannot be in this cell, such as r2c7=5: the shortest refutation "
            "that the techniques give.",
            "说明这一格为什么不能填这个数，如 r2c7=5：给出所用技巧中最短的理由。",
            "說明這一格為什麼不能填這個數，如 r2c7=5：給出所用技巧中最短的理由。"}),
};

}  // namespace shudu::cli::rows
