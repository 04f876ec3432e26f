// The options of `canon`. A part of the table of options (option_table.cpp), after those of
// `rate`.
#pragma once

#include "cli/canon/canon_values.h"
#include "cli/options/option_rows.h"

namespace shudu::cli::rows {

inline constexpr std::array kCanonRows{
    option(OptionId::kGrid, "--grid", on<&CanonOptions::grid>(),
           {"The form of the solution in place of the puzzle's; the puzzle must have just one.",
            "求解的最小形，而不是题目的；题目必须有唯一解。",
            "求解的最小形，而不是題目的；題目必須有唯一解。"}),
    option(OptionId::kAutomorphisms, "--automorphisms", on<&CanonOptions::automorphisms>(),
           {"How many rearrangements leave it as it is, as a further column: 1 for most.",
            "增加一列：使其保持不变的变换个数，多数为 1。",
            "增加一欄：使其保持不變的變換個數，多數為 1。"}),
    option(OptionId::kBandClass, "--band-class", on<&CanonOptions::band_class>(),
           {"The classes, 1 to 416, of its bands from the top and its stacks from the left, as a "
            "further column: six numbers, '-' where one is not full.",
            "增加一列：从上到下各横带与从左到右各竖带的类别（1 到 416）；未填满的写 -。",
            "增加一欄：從上到下各橫帶與從左到右各直帶的類別（1 到 416）；未填滿的寫 -。"}),
    option(
        OptionId::kMoves, "--moves", on<&CanonOptions::moves>(),
        {"The symmetry that leads to the form, as a further column: 'transpose' or nothing, "
         "then where each row, column and digit goes.",
         "增加一列：得到最小形的变换，即是否转置（transpose），以及各行、各列、各数字变到哪里。",
         "增加一欄：得到最小形的變換，即是否轉置（transpose），以及各列、各行、各數字變到哪裡。"}),
    option(OptionId::kDedupe, "--dedupe", on<&CanonOptions::dedupe>(),
           {"Print puzzles, not forms, and only the first of those that are the same up to "
            "symmetry. Takes some 20 bytes of memory for each that is kept.",
            "输出题目而不是最小形，对称等价的题只留第一道。每道保留的题约占 20 字节内存。",
            "輸出題目而不是最小形，對稱等價的題只留第一道。每道保留的題約占 20 位元組記憶體。"}),
    option(OptionId::kSame, "--same PUZZLE", Target{take_same},
           {"Say of each puzzle whether it is the same as this one up to symmetry: 'same' or "
            "'different' (exit code 1). With --moves also how this one becomes it.",
            "判断每道题是否与此题对称等价：same 或 different（退出码 1）。加 --moves "
            "则给出由此题变成它的变换。",
            "判斷每道題是否與此題對稱等價：same 或 different（結束代碼 1）。加 --moves "
            "則給出由此題變成它的變換。"}),
};

}  // namespace shudu::cli::rows
