// The words of a game, each sentence as a player reads or hears it, in three languages.
#include <gtest/gtest.h>

#include <set>

#include "game/game_case.h"
#include "game/said_table.h"
#include "game/teller.h"
#include "shudu/core/layout_table.h"
#include "shudu/game/intent.h"
#include "shudu/game/said.h"
#include "support/build_kind.h"
#include "support/languages.h"

namespace shudu::game {
namespace {

using test::Teller;

using test::kLanguages;

TEST(Said, a_digit_is_told_with_the_marks_that_it_erased) {
  Teller teller;
  teller.act("corner r1c1,r1c2,r2c2 +4");
  EXPECT_EQ(teller.act("place r1c4 4 +e"),
            "4 at row 1 column 4. Removed 4 from the marks of 2 cells. "
            "In conflict with row 3 column 4.");
  EXPECT_EQ(teller.in(Language::kSimplifiedChinese),
            "第 1 行第 4 列填入 4。已从 2 格的候选中去掉 4。与第 3 行第 4 列冲突。");
  EXPECT_EQ(teller.in(Language::kTraditionalChinese),
            "第 1 列第 4 行填入 4。已從 2 格的候選中去掉 4。與第 3 列第 4 行衝突。");
  EXPECT_EQ(teller.act("undo"), "Undone: 4 at row 1 column 4.");
  EXPECT_EQ(teller.act("redo"), "Redone: 4 at row 1 column 4.");
  teller.voice().has_short_cells = true;
  EXPECT_EQ(teller.act("undo"), "Undone: 4 at r1c4.");
  EXPECT_EQ(teller.in(Language::kSimplifiedChinese), "已撤销：r1c4 填入 4。");
}

TEST(Said, a_mark_is_told_without_its_place_at_once_and_with_it_in_the_past) {
  Teller teller;
  EXPECT_EQ(teller.act("corner r1c1 +4"), "Corner 4 added.");
  EXPECT_EQ(teller.act("undo"), "Undone: corner 4 added at row 1 column 1.");
  EXPECT_EQ(teller.act("redo"), "Redone: corner 4 added at row 1 column 1.");
  EXPECT_EQ(teller.act("corner r1c1 -4"), "Corner 4 removed.");
  EXPECT_EQ(teller.act("undo"), "Undone: corner 4 removed at row 1 column 1.");
  EXPECT_EQ(teller.in(Language::kTraditionalChinese), "已復原：第 1 列第 1 行已去角標 4。");
  teller.act("corner r1c1,r1c2 +7");
  EXPECT_EQ(teller.act("undo"), "Undone: corner 7 added in 2 cells.");
}

TEST(Said, every_sentence_is_translated) {
  for (const SaidRow& row : said_table()) {
    EXPECT_NE(row.words.en, row.words.zh_cn) << row.words.en;
    // Plurals are of English alone.
    EXPECT_EQ(row.words.zh_cn.find('|'), std::string_view::npos) << row.words.en;
    EXPECT_EQ(row.words.zh_tw.find('|'), std::string_view::npos) << row.words.en;
  }
}

// One row an event: its line, and what is said of it in each language.
struct Row {
  std::string_view line;
  std::string_view en, zh_cn, zh_tw;
};

TEST(Said, every_event_in_three_languages) {
  const std::vector<Row> rows = {
      {"place r1c1,r1c2 8", "8 in 2 cells. In conflict with row 1 column 1, row 1 column 2.",
       "2 格填入 8。与第 1 行第 1 列、第 1 行第 2 列冲突。",
       "2 格填入 8。與第 1 列第 1 行、第 1 列第 2 行衝突。"},
      {"place r1c1 6", "6 at row 1 column 1.", "第 1 行第 1 列填入 6。", "第 1 列第 1 行填入 6。"},
      {"clear r1c1 value", "Erased 6.", "已擦除 6。", "已清除 6。"},
      {"place r1c1 6 +e", "6 at row 1 column 1.", "第 1 行第 1 列填入 6。",
       "第 1 列第 1 行填入 6。"},
      {"clear r1c1,r1c2,r1c3 value", "Erased 6 8 from 2 cells.", "已从 2 格擦除 6 8。",
       "已從 2 格清除 6 8。"},
      {"corner r1c1 +48", "Corner 4 8 added.", "已加角标 4 8。", "已加角標 4 8。"},
      {"corner r1c1,r1c2 +4", "Corner 4 added.", "已加角标 4。", "已加角標 4。"},
      {"centre r1c1,r1c2 +56", "Centre 5 6 added in 2 cells.", "2 格已加中心标 5 6。",
       "2 格已加中心標 5 6。"},
      {"centre r1c1 -5", "Centre 5 removed.", "已去中心标 5。", "已去中心標 5。"},
      {"corner r1c1,r1c2 -4", "Corner 4 removed in 2 cells.", "2 格已去角标 4。",
       "2 格已去角標 4。"},
      {"out r1c1 +5", "5 ruled out at row 1 column 1.", "第 1 行第 1 列已排除 5。",
       "第 1 列第 1 行已排除 5。"},
      {"out r1c1,r1c2 +45", "4 5 ruled out in 2 cells.", "2 格已排除 4 5。", "2 格已排除 4 5。"},
      {"out r1c1 -5", "5 at row 1 column 1 is open again.", "第 1 行第 1 列不再排除 5。",
       "第 1 列第 1 行不再排除 5。"},
      {"out r1c1,r1c2 -4", "4 in 2 cells is open again.", "2 格不再排除 4。", "2 格不再排除 4。"},
      {"colour r1c1 +2", "Colour 2 added.", "已加颜色 2。", "已加顏色 2。"},
      {"colour r1c1,r1c3 +29", "Colour 2 9 added in 2 cells.", "2 格已加颜色 2 9。",
       "2 格已加顏色 2 9。"},
      {"colour r1c3 -9", "Colour 9 removed.", "已去颜色 9。", "已去顏色 9。"},
      {"tint r1c1 4 3", "4 at row 1 column 1 coloured 3.", "第 1 行第 1 列的 4 已涂色 3。",
       "第 1 列第 1 行的 4 已塗色 3。"},
      {"tint r1c1 4 0", "4 at row 1 column 1 no longer coloured.", "第 1 行第 1 列的 4 已去色。",
       "第 1 列第 1 行的 4 已去色。"},
      {"tint r1c1 5 1", "5 at row 1 column 1 coloured 1.", "第 1 行第 1 列的 5 已涂色 1。",
       "第 1 列第 1 行的 5 已塗色 1。"},
      {"clear r1c1 all",
       "Corner 8 removed. Centre 6 removed. Colour 2 9 removed. "
       "Colours of marks removed in 1 cell.",
       "已去角标 8。已去中心标 6。已去颜色 2 9。1 格的候选已去色。",
       "已去角標 8。已去中心標 6。已去顏色 2 9。1 格的候選已去色。"},
      {"fill r1c1,r1c3 legal", "Marks filled in 1 cell.", "已填 1 格的候选。", "已填 1 格的候選。"},
      {"auto on", "Centre marks are now kept for you.", "中心标改由程序维护。",
       "中心標改由程式維護。"},
      {"auto off", "Centre marks are yours again.", "中心标改由你自己填写。",
       "中心標改由你自己填寫。"},
      {"reveal r1c1=8", "8 at row 1 column 1, revealed.", "第 1 行第 1 列是 8，已揭示。",
       "第 1 列第 1 行是 8，已揭示。"},
      {"hint naked-single r6c8=1,r1c2-5,r2c2-5,r2c2-6",
       "1 at row 6 column 8. 5 ruled out in 2 cells. 6 ruled out at row 2 column 2.",
       "第 6 行第 8 列填入 1。2 格已排除 5。第 2 行第 2 列已排除 6。",
       "第 6 列第 8 行填入 1。2 格已排除 5。第 2 列第 2 行已排除 6。"},
      {"savepoint before the pair", "Savepoint 'before the pair' set.",
       "已设存档点“before the pair”。", "已設存檔點「before the pair」。"},
      {"undo",
       "Undone: 1 at row 6 column 8. 5 ruled out in 2 cells. 6 ruled out at row 2 column 2.",
       "已撤销：第 6 行第 8 列填入 1。2 格已排除 5。第 2 行第 2 列已排除 6。",
       "已復原：第 6 列第 8 行填入 1。2 格已排除 5。第 2 列第 2 行已排除 6。"},
      {"goto 26", "Now at savepoint 'before the pair', after move 26.",
       "现在在存档点“before the pair”，第 26 步之后。",
       "現在在存檔點「before the pair」，第 26 步之後。"},
      {"drop before the pair", "Savepoint 'before the pair' removed.",
       "已删除存档点“before the pair”。", "已刪除存檔點「before the pair」。"},
      {"goto 2", "Now after move 2.", "现在在第 2 步之后。", "現在在第 2 步之後。"},
      {"goto 0", "Back at the start.", "已回到开局。", "已回到開局。"},
      {"redo", "Redone: 8 in 2 cells.", "已重做：2 格填入 8。", "已重做：2 格填入 8。"},
      {"clear r1c1,r1c2 all", "Erased 8 from 2 cells.", "已从 2 格擦除 8。", "已從 2 格清除 8。"},
      {"undo", "Undone: erased 8 from 2 cells.", "已撤销：已从 2 格擦除 8。",
       "已復原：已從 2 格清除 8。"},
      {"fill all snyder", "Corner marks filled in 26 cells.", "已填 26 格的角标。",
       "已填 26 格的角標。"},
      {"check rules 2", "2 digits are in conflict. Check again to see where.",
       "有 2 个填入的数字冲突。再检查一次看在哪里。",
       "有 2 個填入的數字衝突。再檢查一次看在哪裡。"},
      {"check rules 0", "No digit of yours is in conflict.", "填入的数字没有冲突。",
       "填入的數字沒有衝突。"},
      {"check solution 1", "1 digit is wrong. Check again to see where.",
       "有 1 个数字填错了。再检查一次看在哪里。", "有 1 個數字填錯了。再檢查一次看在哪裡。"},
      {"check solution 0", "No mistake so far.", "目前没有错误。", "目前沒有錯誤。"},
      {"asked naked-single 3", "", "", ""},
      {"why r1c1 5", "", "", ""},
      {"carried mistakes=1 asked=2 stage=4 applied=0 checks=3 reveals=0 undos=5 whys=0 solution=on "
       "marks=off",
       "", "", ""},
      {"pause", "Paused. The board is hidden.", "已暂停，盘面已隐藏。", "已暫停，盤面已隱藏。"},
      {"resume", "The game goes on.", "游戏继续。", "遊戲繼續。"},
      {"set check solution", "Setting check is now solution.", "设置 check 现为 solution。",
       "設定 check 現為 solution。"},
      {"giveup", "Given up. The solution is shown.", "已放弃，答案已显示。",
       "已放棄，答案已顯示。"}};
  Teller teller;
  std::set<EventKind> kinds;
  for (const Row& row : rows) {
    EXPECT_EQ(teller.act(row.line), row.en) << row.line;
    EXPECT_EQ(teller.in(Language::kSimplifiedChinese), row.zh_cn) << row.line;
    EXPECT_EQ(teller.in(Language::kTraditionalChinese), row.zh_tw) << row.line;
    kinds.insert(teller.session().log().back().kind);
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(EventKind::kCount));
}

TEST(Said, the_way_back_names_the_digit_that_was_wrong) {
  Teller teller;
  teller.act("place r1c1 4");       // right
  teller.act("place r1c5,r2c2 1");  // right at r1c5 alone
  teller.act("corner r2c4 +8");
  const std::optional<WayBack> way = find_way_back(teller.session());
  ASSERT_TRUE(way.has_value());
  Voice voice;
  EXPECT_EQ(say_way_back(voice, teller.session(), *way),
            "Went back 2 moves, to before 1 at row 2 column 2.");
  voice.language = Language::kSimplifiedChinese;
  EXPECT_EQ(say_way_back(voice, teller.session(), *way), "退回 2 步，到第 2 行第 2 列填 1 之前。");
  voice.language = Language::kTraditionalChinese;
  EXPECT_EQ(say_way_back(voice, teller.session(), *way), "退回 2 步，到第 2 列第 2 行填 1 之前。");
}

TEST(Said, the_end_of_a_game_is_said_once) {
  Teller teller;
  const Grid solution = *teller.session().solution();
  teller.act("asked naked-single 3");
  teller.act("place r1c1 8");  // the solution has 4 there
  EXPECT_EQ(teller.outcome(), "");
  for (const Cell cell : teller.session().layout().all_cells()) {
    if (digit_at(teller.session().state(), cell)) continue;
    teller.act("place " + std::string(cell_name(cell, 9).view()) + " " +
               std::string(1, solution[cell]->to_char()));
  }
  EXPECT_EQ(teller.outcome(), "Every cell is filled, but not all is right.");
  teller.act("colour r1c1 +1");
  EXPECT_EQ(teller.outcome(), "");
  teller.session().set_elapsed(754'999);
  EXPECT_EQ(say_summary(teller.voice(), summary_of(teller.session())), "Played for 12:34 so far.");
  EXPECT_EQ(teller.act("place r1c1 4"), "4 at row 1 column 1.");
  EXPECT_EQ(teller.outcome(), "Solved in 12:34. Mistakes: 1. Hints: 1.");
  teller.voice().language = Language::kSimplifiedChinese;
  EXPECT_EQ(teller.outcome(), "完成！用时 12:34，错误 1，提示 1。");
  teller.voice().language = Language::kTraditionalChinese;
  EXPECT_EQ(teller.outcome(), "完成！用時 12:34，錯誤 1，提示 1。");
  GameSummary summary = summary_of(teller.session());
  summary.are_mistakes_known = false;
  EXPECT_EQ(say_summary({}, summary), "Solved in 12:34. Hints: 1.");
  summary.outcome = GameOutcome::kGivenUp;
  EXPECT_EQ(say_summary({}, summary), "Given up after 12:34.");
}

TEST(Said, more_than_three_things_are_told_by_their_number) {
  Teller teller;
  EXPECT_EQ(teller.act("reveal r1c1=4,r1c2=8,r1c4=6"),
            "4 at row 1 column 1, revealed. 8 at row 1 column 2, revealed. "
            "6 at row 1 column 4, revealed.");
  EXPECT_EQ(teller.act("reveal r1c5=1,r1c8=5,r1c9=9,r2c2=5"), "4 cells revealed.");
  EXPECT_EQ(teller.in(Language::kSimplifiedChinese), "已揭示 4 格。");
  EXPECT_EQ(teller.act("hint full-house r2c4=2,r2c5=8,r2c6=3,r2c7=6"), "4 digits placed.");
  EXPECT_EQ(teller.act("place r3c2,r3c3,r3c5,r3c6 8"), "8 in 4 cells. In conflict with 8 cells.");
  EXPECT_EQ(teller.in(Language::kTraditionalChinese), "4 格填入 8。與 8 格衝突。");
}

// Whatever happens is told in one short line of each language, with every field filled in.
TEST(Said, whatever_happens_is_a_short_line) {
  Rng rng(77);
  std::size_t told = 0;
  for (int number = 0; number < test::by_build(60, 12); ++number) {
    const auto rows = layout_table();
    const test::GameCase start =
        test::random_case(rng, rows[static_cast<std::size_t>(number) % rows.size()].slug);
    std::optional<test::Duel> duel = test::Duel::begin(start);
    if (!duel) continue;
    Session session = duel->session();
    const bool is_diligent = rng.below(3) == 0;
    for (int i = 0; i < 150; ++i) {
      const std::string line = std::to_string(session.log().size() + 1) + " " +
                               test::random_line(session, rng, is_diligent);
      const std::optional<Event> event = parse_event(line, session.size());
      if (!event) continue;
      const Outcome<Applied> applied = apply(session, *event);
      if (!applied) continue;
      for (const Language language : kLanguages) {
        Voice voice;
        voice.language = language;
        const std::string text = say_applied(voice, session, *event, *applied);
        const bool is_silent = event->kind == EventKind::kAsked || event->kind == EventKind::kWhy ||
                               event->kind == EventKind::kCarried;
        ASSERT_EQ(text.empty(), is_silent) << line;
        ASSERT_LE(text.size(), 400U) << text;
        ASSERT_EQ(text.find_first_of("{}|\n"), std::string::npos) << text;
        ASSERT_EQ(text.find("  "), std::string::npos) << text;
        ASSERT_EQ(say_move(voice, session, session.cursor()).empty(), session.cursor() == 0);
      }
      ++told;
    }
  }
  EXPECT_GT(told, 500U);
}

TEST(Said, times_read_as_on_a_clock) {
  EXPECT_EQ(clock_text(-5), "0:00");
  EXPECT_EQ(clock_text(7'999), "0:07");
  EXPECT_EQ(clock_text(754'000), "12:34");
  EXPECT_EQ(clock_text(3'599'999), "59:59");
  EXPECT_EQ(clock_text(3'723'000), "1:02:03");
  EXPECT_EQ(clock_text(kMaxElapsed), "2777:46:40");
}

}  // namespace
}  // namespace shudu::game
