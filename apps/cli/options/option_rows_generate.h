// The options of `generate`. A part of the table of options (option_table.cpp), after those of
// `rate`.
#pragma once

#include "cli/generate/generate_values.h"
#include "cli/generate/method_table.h"
#include "cli/options/option_rows.h"

namespace shudu::cli::rows {

inline constexpr std::array kGenerateRows{
    option(OptionId::kNumber, "-n, --number N",
           whole<1, kMostItems, &GenerateOptions::number, &GenerateOptions::has_number>(),
           {"How many to make.", "生成多少个。", "生成多少個。"}, {.default_text = "1"}),
    option(OptionId::kClues, "--clues A-B", Target{take_clues},
           {"So many givens, such as 25 or 24-26; without --minimal a number is drawn evenly "
            "from the range and some givens may not be needed.",
            "已知数的个数，如 25 或 24-26；不加 --minimal "
            "时在范围内均匀抽取，可能含有多余的已知数。",
            "已知數的個數，如 25 或 24-26；不加 --minimal "
            "時在範圍內均勻抽取，可能含有多餘的已知數。"}),
    option(OptionId::kSymmetry, "--symmetry NAME",
           row_of<mask_symmetry_table, &MaskSymmetryRow::slug, &GenerateOptions::symmetry,
                  &MaskSymmetryRow::symmetry>(),
           {"The symmetry of the places of the givens. Minimal then means that no givens that "
            "belong together can go as a whole.",
            "已知数位置的对称方式。此时“极小”指互相对称的一组已知数不能整组去掉。",
            "已知數位置的對稱方式。此時「極小」指互相對稱的一組已知數不能整組去掉。"},
           {.default_text = "none"}),
    option(
        OptionId::kMethod, "--method NAME",
        row_of<generate_method_table, &GenerateMethod::name, &GenerateOptions::method>(),
        {"How puzzles are made: a random grid, of which givens are taken away (reduce); a puzzle "
         "of our own with 17 to 19 givens, changed (sparse, also with --clues below 20); or a "
         "fixed grid that is shuffled and looked at through a mask (transform).",
         "出题方法：从随机终盘逐个去掉已知数（reduce），由自有的 17 到 19 个已知数的题变化而来"
         "（sparse，--clues 小于 20 时也用它），或把固定终盘打乱后按模板挖空（transform）。",
         "出題方法：從隨機終盤逐個去掉已知數（reduce），由自有的 17 到 19 個已知數的題變化而來"
         "（sparse，--clues 小於 20 時也用它），或把固定終盤打亂後依樣板挖空（transform）。"},
        {.default_text = "reduce"}),
    option(
        OptionId::kGrids, "--grids NAME", word_of<kGridWords, &GenerateOptions::grids>(),
        {"The full grids: each as likely as any other (uniform), or from a search that favours "
         "some (fast). Without it uniform where that is possible.",
         "终盘的来源：各终盘概率相同（uniform），或由搜索得到、概率不均（fast）。不指定时尽可能用 "
         "uniform。",
         "終盤的來源：各終盤機率相同（uniform），或由搜尋得到、機率不均（fast）。不指定時盡可能用 "
         "uniform。"}),
    option(OptionId::kLevel, "--level NAME",
           one_of<generate_level_choices, &GenerateOptions::level>(),
           {"The level on the scale shudu; with --method transform (easy, medium, hard, hell) "
            "how many givens stand in which row. Only transform has hell, which chooses it.",
            "shudu 标准下的难度等级；与 --method transform 合用时（easy、medium、hard、hell）"
            "为各行已知数的多少。hell 只有 transform 才有，指定它即选用 transform。",
            "shudu 標準下的難度等級；與 --method transform 合用時（easy、medium、hard、hell）"
            "為各列已知數的多寡。hell 只有 transform 才有，指定它即選用 transform。"}),
    option(OptionId::kFull, "--full", on<&GenerateOptions::full>(),
           {"Full grids, not puzzles; with --method transform the grids that it shuffles.",
            "生成终盘而不是题目；与 --method transform 合用时为打乱固定终盘所得的终盘。",
            "生成終盤而不是題目；與 --method transform 合用時為打亂固定終盤所得的終盤。"}),
    option(OptionId::kUnlike, "--unique-up-to-symmetry", on<&GenerateOptions::unlike>(),
           {"Leave out what is the same up to symmetry as something before it; -n counts what "
            "is kept. Takes some 20 bytes of memory for each.",
            "略去与前面某题对称等价的题；-n 计保留下来的个数。每个约占 20 字节内存。",
            "略去與前面某題對稱等價的題；-n 計保留下來的個數。每個約占 20 位元組記憶體。"}),
    option(OptionId::kTries, "--tries N", whole<1, kMostItems, &GenerateOptions::tries>(),
           {"Give up on a puzzle after so many tries; without it, after as many as take some "
            "seconds.",
            "每题尝试这么多次后放弃；不指定时约为数秒所能尝试的次数。",
            "每題嘗試這麼多次後放棄；不指定時約為數秒所能嘗試的次數。"}),
    option(OptionId::kSkip, "--skip N", whole<0, kMostItems, &GenerateOptions::skip>(),
           {"Begin after the first N of the series, to go on where a run was interrupted.",
            "跳过序列的前 N 个，用于接着中断处继续。", "跳過序列的前 N 個，用於接著中斷處繼續。"},
           {.default_text = "0"}),
    option(OptionId::kAgain, "--again ORIGIN", Target{take_origin},
           {"Make a puzzle again from its origin, as --json and saved games state it. No other "
            "wish goes with it.",
            "按题目来源（--json 与存档中的 origin）重新生成该题；不能与其他要求合用。",
            "依題目來源（--json 與存檔中的 origin）重新產生該題；不能與其他要求合用。"}),
};

}  // namespace shudu::cli::rows
