// The options of `rate`: the scale and the filters.
// A part of the table of options (option_table.cpp), after those about techniques.
#pragma once

#include "cli/options/option_rows.h"
#include "shudu/verbs/rating.h"

namespace shudu::cli::rows {

inline constexpr std::array kRateRows{
    option(OptionId::kScale, "--scale NAME",
           row_of<verbs::scale_table, &verbs::Scale::name, &RateOptions::scale>(),
           {"The scale: that of Sudoku Explainer 1.2.1 (se; se-corrected without its slips, "
            "se-nouniq without steps that assume one solution), HoDoKu's, or Shudu's own.",
            "难度标准：Sudoku Explainer 1.2.1（se；se-corrected 修正其疏漏，se-nouniq "
            "不用以唯一解为前提的步骤）、HoDoKu 或 Shudu 自己的标准。",
            "難度標準：Sudoku Explainer 1.2.1（se；se-corrected 修正其疏漏，se-nouniq "
            "不用以唯一解為前提的步驟）、HoDoKu 或 Shudu 自己的標準。"},
           {.default_text = "se"}),
    option(OptionId::kMinEr, "--min-er ER", rating<&verbs::RateWish::min_tenths>(),
           {"Only puzzles with this ER or more, such as 7.2. Rating ends as soon as that is "
            "known: then the line says 'at least'.",
            "只输出 ER 不低于此值（如 7.2）的题。一旦确定即停止评定，此时该行写 at least。",
            "只輸出 ER 不低於此值（如 7.2）的題。一旦確定即停止評定，此時該行寫 at least。"}),
    option(OptionId::kMaxEr, "--max-er ER", rating<&verbs::RateWish::max_tenths>(),
           {"Only puzzles with this ER or less.", "只输出 ER 不高于此值的题。",
            "只輸出 ER 不高於此值的題。"}),
    option(OptionId::kPearls, "--pearls", on<&verbs::RateWish::pearls>(),
           {"Only puzzles whose hardest step comes before the first digit: ER = EP.",
            "只输出最难的一步在第一个数填入之前的题：ER = EP。",
            "只輸出最難的一步在第一個數填入之前的題：ER = EP。"}),
    option(OptionId::kDiamonds, "--diamonds", on<&verbs::RateWish::diamonds>(),
           {"Only puzzles whose first step is the hardest: ER = EP = ED.",
            "只输出第一步就最难的题：ER = EP = ED。", "只輸出第一步就最難的題：ER = EP = ED。"}),
};

}  // namespace shudu::cli::rows
