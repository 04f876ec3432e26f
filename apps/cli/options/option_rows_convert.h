// The options of `convert`. A part of the table of options (option_table.cpp), after those of
// `canon`.
#pragma once

#include "cli/convert/convert_values.h"
#include "cli/options/option_rows.h"

namespace shudu::cli::rows {

inline constexpr std::array kConvertRows{
    option(
        OptionId::kMove, "--move MOVES", Target{take_moves},
        {"Apply these moves to each puzzle, its marks and its solution: any of 'transpose', "
         "'rows 312456789', 'columns ...', 'bands 213', 'stacks ...' and 'digits ...', in this "
         "order, as 'canon --moves' prints them. Parts that are left out stay as they are. Moves "
         "that do not keep the houses of the layout are an error.",
         "对每道题（连同候选数和解）做变换：transpose、rows 312456789、columns ...、bands 213、"
         "stacks ...、digits ... 中的任意几项，依此次序，写法与 canon --moves "
         "的输出相同；省略的部分不变。会破坏布局的变换会报错。",
         "對每道題（連同候選數和解）做變換：transpose、rows 312456789、columns ...、bands 213、"
         "stacks ...、digits ... 中的任意幾項，依此次序，寫法與 canon --moves "
         "的輸出相同；省略的部分不變。會破壞版面的變換會報錯。"}),
    option(OptionId::kShuffle, "--shuffle", on<&ConvertOptions::shuffle>(),
           {"Apply a random symmetry to each puzzle, chosen uniformly from all that its layout "
            "has. --seed and the number of the puzzle decide which one; without --seed a fresh "
            "seed is used and printed.",
            "对每道题做随机对称变换，从布局的全部对称变换中等概率抽取，由 --seed "
            "和题目的序号决定；不指定 --seed 时取新种子并显示。",
            "對每道題做隨機對稱變換，從版面的全部對稱變換中等機率抽取，由 --seed "
            "和題目的序號決定；不指定 --seed 時取新種子並顯示。"}),
};

}  // namespace shudu::cli::rows
