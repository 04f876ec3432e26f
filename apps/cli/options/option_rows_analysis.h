// The options of `minimize` and `analyze`.
// A part of the table of options (option_table.cpp), behind those of `rate`.
#pragma once

#include "cli/analysis/analysis_options.h"
#include "cli/options/option_rows.h"
#include "cli/options/option_values.h"
#include "cli/words.h"
#include "text/text.h"

namespace shudu::cli::rows {

// The `apply` of a small number.
template <OptionId kId, int AnalysisOptions::*kMember, int kMost>
UsageError take_small_number(Options& options, std::string_view value) {
  const auto number = parse_number(value, 0, kMost);
  if (!number) {
    return say(options.language, Phrase::kNotANumber, dashed(option_row(kId)), echoed(value), 0,
               kMost);
  }
  options.analysis.*kMember = static_cast<int>(*number);
  return std::nullopt;
}

inline UsageError turn_on_count(Options& options, std::string_view /*value*/) {
  options.analysis.only_count = true;
  return std::nullopt;
}

inline constexpr std::array kAnalysisRows{
    OptionRow{OptionId::kOnlyCount,
              "count",
              0,
              "",
              {"Print how many minimal puzzles there are inside, up to --limit, not the puzzles.",
               "只输出内含的极小题的个数（至多 --limit），不列出题目。",
               "只輸出內含的極小題的個數（至多 --limit），不列出題目。"},
              "",
              nullptr,
              turn_on_count,
              kOwn,
              kShown},
    OptionRow{OptionId::kBackdoors,
              "backdoors",
              0,
              "N",
              {"Look for backdoors of up to N cells: 0, 1 or 2.",
               "查找不超过 N 格的后门：0、1 或 2。", "尋找不超過 N 格的後門：0、1 或 2。"},
              "2",
              nullptr,
              take_small_number<OptionId::kBackdoors, &AnalysisOptions::backdoors, kMostBackdoor>,
              kOwn,
              kShown},
    OptionRow{OptionId::kUnavoidable,
              "unavoidable",
              0,
              "N",
              {"List the unavoidable sets of up to N cells (16 at most; 0: none).",
               "列出不超过 N 格的不可避免集（最多 16 格；0 为不列）。",
               "列出不超過 N 格的不可避免集（最多 16 格；0 為不列）。"},
              "12",
              nullptr,
              take_small_number<OptionId::kUnavoidable, &AnalysisOptions::unavoidable_cells,
                                kMostUnavoidable>,
              kOwn,
              kShown},
};

}  // namespace shudu::cli::rows
