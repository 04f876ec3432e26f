// The lines of totals and of progress.
#include "cli/output/totals.h"

#include <gtest/gtest.h>

#include "cli/process.h"

namespace shudu::cli {
namespace {

TEST(Totals, KindsThatDidNotOccurAreLeftOut) {
  VerdictTally tally;
  tally.add(Verdict::kUnique);
  tally.add(Verdict::kUnique);
  EXPECT_EQ(totals_text(tally, 0.5, Language::kEnglish),
            "puzzles 2, unique 2, time 0.500 s, 4 puzzles/s");
  tally.add(Verdict::kInvalid);
  tally.add(Verdict::kTimeout);
  EXPECT_EQ(totals_text(tally, 2, Language::kSimplifiedChinese),
            "题目 4，唯一解 2，无效 1，超时 1，用时 2.000 秒，2 puzzles/s（题/秒）");
}

TEST(Totals, NothingAtAllIsNoDivisionByZero) {
  EXPECT_EQ(totals_text(VerdictTally{}, 0, Language::kEnglish),
            "puzzles 0, unique 0, time 0.000 s, 0 puzzles/s");
}

TEST(Totals, ConvertedRecordsAreNotCalledUnique) {
  VerdictTally tally;
  tally.add(Verdict::kUnasked);
  EXPECT_EQ(totals_text(tally, 1, Language::kEnglish), "puzzles 1, time 1.000 s, 1 puzzles/s");
}

TEST(Totals, ExitCodesInTheirOrder) {
  VerdictTally tally;
  EXPECT_EQ(tally.exit_code(), kExitFine);
  tally.add(Verdict::kUnique);
  EXPECT_EQ(tally.exit_code(), kExitFine);
  for (const Verdict verdict : {Verdict::kMultiple, Verdict::kNone, Verdict::kInvalid,
                                Verdict::kTimeout, Verdict::kStalled}) {
    VerdictTally other = tally;
    other.add(verdict);
    EXPECT_EQ(other.exit_code(), kExitPuzzle) << verdict_name(verdict);
    other.add(Verdict::kUnreadable);
    EXPECT_EQ(other.exit_code(), kExitUnreadable);
  }
  tally.failed = 1;
  EXPECT_EQ(tally.exit_code(), kExitPuzzle);
}

TEST(Progress, BarRateAndTimeLeft) {
  ProgressState state;
  state.records = 1000;
  state.seconds = 2;
  EXPECT_EQ(progress_text(state, Language::kEnglish), "1,000 records, 500/s");
  state.bytes = 25;
  state.total_bytes = 100;
  EXPECT_EQ(progress_text(state, Language::kEnglish),
            "[#####...............] 25 %, 1,000 records, 500/s, 6 s left");
  state.seconds = 2000;
  EXPECT_EQ(progress_text(state, Language::kEnglish),
            "[#####...............] 25 %, 1,000 records, 0/s, 1:40:00 left");
  state.bytes = 200;  // the file has grown
  EXPECT_EQ(progress_text(state, Language::kEnglish),
            "[####################] 100 %, 1,000 records, 0/s");
}

}  // namespace
}  // namespace shudu::cli
