// The options of `generate` for researchers: masks, variations, estimates. A part of the table of
// options (option_table.cpp), after the other options of `generate`.
#pragma once

#include "cli/generate/research_values.h"
#include "cli/options/option_rows.h"

namespace shudu::cli::rows {

inline constexpr std::array kResearchRows{
    option(OptionId::kPattern, "--pattern FILE", path<&ResearchOptions::pattern>(),
           {"Puzzles whose givens stand on just the cells of the masks in FILE, mask after mask: "
            "81 marks each, '.' or '0' for an empty cell, 'x', '*' or a digit for a given.",
            "题目的已知数恰好位于 FILE 中各模板的格子，依次使用各模板：每个模板 81 个符号，“.”"
            "或“0”为空格，“x”、“*”或数字为已知数。",
            "題目的已知數恰好位於 FILE 中各樣板的格子，依次使用各樣板：每個樣板 81 個符號，「.」"
            "或「0」為空格，「x」、「*」或數字為已知數。"}),
    option(
        OptionId::kBase, "--base FILE", path<&ResearchOptions::base>(),
        {"Vary the puzzles of FILE; with --vary.", "以 FILE 中的题目为基础变化；与 --vary 合用。",
         "以 FILE 中的題目為基礎變化；與 --vary 合用。"}),
    option(OptionId::kVary, "--vary N+M", Target{take_vary},
           {"Take N givens away and add M others in every way that leaves one solution. No two "
            "puzzles are the same up to symmetry, and none that of the base.",
            "以一切可能的方式去掉 N 个已知数、再加入 M "
            "个，保留唯一解的题。任何两题及与原题在对称变换下都不相同。",
            "以一切可能的方式去掉 N 個已知數、再加入 M "
            "個，保留唯一解的題。任何兩題及與原題在對稱變換下都不相同。"}),
    option(OptionId::kResume, "--resume [P.C.K]", Target{take_resume},
           {"Go on where a run was ended, whose puzzles are in FILE.part of -o FILE. With --vary "
            "also without that file, by what the run has printed.",
            "从上次中断处继续：已完成的题保存在 -o FILE 的 FILE.part 中。与 --vary 合用时，"
            "也可不用该文件，而在其后写上次运行给出的值。",
            "從上次中斷處繼續：已完成的題保存在 -o FILE 的 FILE.part 中。與 --vary 合用時，"
            "其後寫上次執行給出的值。"}),
    option(OptionId::kKnown, "--known FILE", path<&ResearchOptions::known>(),
           {"With --vary: leave out what is the same as a puzzle of FILE, such as the output so "
            "far.",
            "与 --vary 合用：略去与 FILE 中的题相同者，例如先前的输出。",
            "與 --vary 合用：略去與 FILE 中的題相同者，例如先前的輸出。"}),
    option(OptionId::kEstimate, "--estimate", on<&ResearchOptions::estimate>(),
           {"Do not print the puzzles but what they say, by their weights, of all minimal "
            "puzzles: shares by givens, mean ER, each with its error.",
            "不输出题目，而按权重给出对全部极小题的估计：各已知数个数所占比例、平均 "
            "ER，均附误差。",
            "不輸出題目，而按權重給出對全部極小題的估計：各已知數個數所占比例、平均 "
            "ER，均附誤差。"}),
};

}  // namespace shudu::cli::rows
