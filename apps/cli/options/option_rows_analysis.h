// The options of `minimize` and `analyze`.
// A part of the table of options (option_table.cpp), after those of `rate`.
#pragma once

#include "cli/options/option_rows.h"

namespace shudu::cli::rows {

inline constexpr std::array kAnalysisRows{
    option(OptionId::kOnlyCount, "--count", on<&AnalysisOptions::only_count>(),
           {"Print how many minimal puzzles there are inside, up to --limit, not the puzzles.",
            "只输出内含的极小题的个数（至多 --limit），不列出题目。",
            "只輸出內含的極小題的個數（至多 --limit），不列出題目。"}),
    option(OptionId::kBackdoors, "--backdoors N",
           whole<0, kMostBackdoor, &AnalysisOptions::backdoors>(),
           {"Look for backdoors of up to N cells: 0, 1 or 2.", "查找不超过 N 格的后门：0、1 或 2。",
            "尋找不超過 N 格的後門：0、1 或 2。"},
           {.default_text = "2"}),
    option(OptionId::kUnavoidable, "--unavoidable N",
           whole<0, kMostUnavoidable, &AnalysisOptions::unavoidable_cells>(),
           {"List the unavoidable sets of up to N cells (16 at most; 0: none).",
            "列出不超过 N 格的不可避免集（最多 16 格；0 为不列）。",
            "列出不超過 N 格的不可避免集（最多 16 格；0 為不列）。"},
           {.default_text = "12"}),
};

}  // namespace shudu::cli::rows
