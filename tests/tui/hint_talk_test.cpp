// The open hint: stages go up and down and are counted, something wrong comes first, a move closes
// it, applying does the step; and why a digit cannot stand somewhere.
#include "tui/desk/hint_talk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "tui/world.h"

namespace shudu::tui {
namespace {

using game::IntentKind;
using test::World;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr Language kEnglish = Language::kEnglish;

// A desk without store: what is kept is the business of desk_test.
struct TalkTable {
  World world;
  Surroundings surroundings = without_store(world);
  Shelf shelf{surroundings};
  Desk desk{shelf, surroundings, OpenedGame{test::new_session(), std::nullopt}, {}};

  static Surroundings without_store(const World& world) {
    Surroundings surroundings = world.surroundings();
    surroundings.store_path.clear();
    return surroundings;
  }
  void place(std::string_view cell, int digit) {
    const std::array cells{test::cell_of(cell)};
    desk.select(cells);
    game::Intent intent;
    intent.kind = IntentKind::kPlace;
    intent.digit = Digit(digit);
    EXPECT_TRUE(desk.act(intent));
  }
  [[nodiscard]] HintTalk talk() const {
    HintTalk talk;
    talk.open(look_for_help(desk.session(), nullptr), desk.session());
    return talk;
  }
};

TEST(HintTalk, StagesGoUpAndDownAndAreCounted) {
  TalkTable table;
  HintTalk talk = table.talk();
  ASSERT_TRUE(talk.is_open());
  ASSERT_NE(talk.step(), nullptr);
  EXPECT_EQ(talk.stage(), 1);
  EXPECT_THAT(talk.text(table.desk.session(), kEnglish), SizeIs(1));
  EXPECT_THAT(talk.marks(table.desk.session(), kEnglish).cells, IsEmpty());
  EXPECT_FALSE(talk.less());
  EXPECT_THAT(table.desk.session().log(), IsEmpty()) << "stage 1 is no help";
  for (int stage = 2; stage <= 5; ++stage) {
    ASSERT_TRUE(talk.more(table.desk));
    EXPECT_EQ(talk.stage(), stage);
    EXPECT_EQ(table.desk.session().log().size(), static_cast<std::size_t>(stage - 1));
  }
  EXPECT_FALSE(talk.more(table.desk));
  EXPECT_EQ(table.desk.session().counts().stage_max, 5U);
  EXPECT_EQ(table.desk.session().counts().asked, 1U);
  EXPECT_THAT(talk.marks(table.desk.session(), kEnglish).placements, SizeIs(1));
  EXPECT_TRUE(talk.less());
  EXPECT_EQ(talk.stage(), 4);
  EXPECT_THAT(talk.marks(table.desk.session(), kEnglish).placements, IsEmpty());
}

TEST(HintTalk, ApplyingDoesTheStep) {
  TalkTable table;
  HintTalk talk = table.talk();
  ASSERT_NE(talk.step(), nullptr);
  const Candidate placed = talk.step()->placements.at(0);
  EXPECT_EQ(test::kSolved[static_cast<std::size_t>(placed.cell.index())], placed.digit.to_char());
  ASSERT_TRUE(talk.apply(table.desk));
  EXPECT_FALSE(talk.is_open());
  EXPECT_EQ(table.desk.session().state().values.value_at(placed.cell), placed.digit.value());
  EXPECT_EQ(table.desk.session().counts().applied, 1U);
  EXPECT_FALSE(talk.apply(table.desk));
}

TEST(HintTalk, TheSameStepReopensAtItsStage) {
  TalkTable table;
  HintTalk talk = table.talk();
  ASSERT_TRUE(talk.more(table.desk));
  ASSERT_TRUE(talk.more(table.desk));
  talk.close();
  EXPECT_FALSE(talk.is_open());
  EXPECT_THAT(talk.text(table.desk.session(), kEnglish), IsEmpty());
  talk.open(look_for_help(table.desk.session(), nullptr), table.desk.session());
  EXPECT_EQ(talk.stage(), 3);
}

TEST(HintTalk, AMoveThatMakesItUntrueClosesIt) {
  TalkTable table;
  HintTalk talk = table.talk();
  ASSERT_NE(talk.step(), nullptr);
  const Candidate placed = talk.step()->placements.at(0);
  talk.look_again(table.desk.session());
  EXPECT_TRUE(talk.is_open());
  table.place(cell_name(placed.cell, 9).view(), placed.digit.value());
  talk.look_again(table.desk.session());
  EXPECT_FALSE(talk.is_open());
}

TEST(HintTalk, AnotherGoesRound) {
  TalkTable table;
  HintTalk talk = table.talk();
  ASSERT_NE(talk.step(), nullptr);
  const Step first = *talk.step();
  ASSERT_TRUE(talk.more(table.desk));
  ASSERT_TRUE(talk.another());
  EXPECT_NE(*talk.step(), first);
  EXPECT_EQ(talk.stage(), 1);
  int others = 1;
  while (*talk.step() != first && others < 20) {
    ASSERT_TRUE(talk.another());
    ++others;
  }
  EXPECT_EQ(*talk.step(), first);
}

TEST(HintTalk, SomethingWrongComesFirst) {
  TalkTable table;
  table.place("r1c3", 1);  // the solution has 4
  HintTalk talk = table.talk();
  ASSERT_TRUE(talk.is_open());
  EXPECT_EQ(talk.step(), nullptr);
  EXPECT_EQ(talk.stage(), 0);
  EXPECT_EQ(talk.text(table.desk.session(), kEnglish).at(0),
            "Something on the board is not right.");
  EXPECT_FALSE(talk.another());
  EXPECT_FALSE(talk.apply(table.desk));
  int stages = 0;
  while (talk.more(table.desk)) {
    ++stages;
    EXPECT_THAT(talk.text(table.desk.session(), kEnglish), SizeIs(1));
  }
  EXPECT_EQ(stages, 2);
  EXPECT_EQ(talk.text(table.desk.session(), kEnglish).at(0), "Wrong: 1 at r1c3.");
  EXPECT_THAT(talk.marks(table.desk.session(), kEnglish).cells, SizeIs(1));
  EXPECT_EQ(table.desk.session().counts().checks, 1U);
}

TEST(HintTalk, WordsInThreeLanguages) {
  TalkTable table;
  HintTalk talk = table.talk();
  ASSERT_TRUE(talk.more(table.desk));
  const auto english = talk.text(table.desk.session(), kEnglish);
  const auto mainland = talk.text(table.desk.session(), Language::kSimplifiedChinese);
  const auto taiwan = talk.text(table.desk.session(), Language::kTraditionalChinese);
  EXPECT_NE(english, mainland);
  EXPECT_NE(mainland, taiwan);
}

TEST(Why, ReasonsInSentences) {
  const game::Session session = test::new_session();
  const auto why = [&session](std::string_view cell, int digit) {
    const Candidate candidate{test::cell_of(cell), Digit(digit)};
    return why_text(session, candidate, game::why_not_here(session, candidate), kEnglish);
  };
  EXPECT_THAT(why("r1c3", 5), testing::ElementsAre("5 at r1c1 forbids it."));
  EXPECT_THAT(why("r1c1", 5), testing::ElementsAre("The cell holds 5."));
  EXPECT_THAT(why("r1c3", 4), testing::ElementsAre("Nothing found forbids 4 here."));
  const std::vector<std::string> reason = why("r1c3", 1);
  ASSERT_THAT(reason, SizeIs(2));
  EXPECT_EQ(reason[0], "1 at r1c3: no digit in row, column or box forbids it.");
  EXPECT_THAT(reason[1], HasSubstr("A step removes 1 now: "));
}

}  // namespace
}  // namespace shudu::tui
