// Events as lines: every kind prints and parses back, there is one spelling of each, and what is no
// event is not read.
#include "shudu/game/event.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "shudu/core/rng.h"
#include "support/build_kind.h"

namespace shudu::game {
namespace {

TEST(Event, every_kind_prints_and_parses_back) {
  const std::vector<std::string_view> lines{"1 4100 place r6c7 4 +e",
                                            "2 4100 place r1c1,r9c9 9 +c",
                                            "3 4100 place r1c1 9",
                                            "4 0 clear r1c1 value",
                                            "4 0 clear r1c1 corner",
                                            "4 0 clear r1c1 centre",
                                            "4 0 clear r1c1 colour",
                                            "4 0 clear r1c1 marks",
                                            "4 0 clear r1c1,r1c2,r2c1 all",
                                            "5 9840 corner r1c4,r2c4 +6",
                                            "6 9840 centre r1c4 -123456789",
                                            "7 9840 out r1c4 +19",
                                            "8 9840 colour r1c8,r1c9 +24",
                                            "9 9840 tint r1c8 5 9",
                                            "9 9840 tint r1c8 5 0",
                                            "10 9840 fill all legal",
                                            "10 9840 fill r1c1,r1c2 missing",
                                            "10 9840 fill r1c1 snyder",
                                            "11 9840 auto on",
                                            "11 9840 auto off",
                                            "12 66800 hint naked-single r6c8=1 +e",
                                            "12 66800 hint x-wing r6c8-1,r7c8-1",
                                            "13 66800 reveal r3c5=7,r3c6=8",
                                            "14 66800 giveup",
                                            "15 66800 undo",
                                            "16 66800 redo",
                                            "17 66800 goto 0",
                                            "17 66800 goto 20000",
                                            "18 66800 savepoint before the pair",
                                            "18 66800 savepoint \xE6\x95\xB0\xE7\x8B\xAC",
                                            "19 66800 drop before the pair",
                                            "20 66800 pause",
                                            "21 66800 resume",
                                            "22 66800 set auto-erase centre",
                                            "22 66800 set techniques x-wing,xy-wing,no-uniqueness",
                                            "22 66800 set techniques hard,-x-wing,bug-plus-1",
                                            "22 66800 set techniques all,-x-wing,no-uniqueness",
                                            "23 66800 check rules 0",
                                            "23 66800 check solution 12",
                                            "24 66800 asked naked-single 6",
                                            "20000 10000000000 why r9c9 9",
                                            "1 0 carried mistakes=1 asked=2 stage=4 applied=0 "
                                            "checks=3 reveals=0 undos=5 whys=0 solution=on "
                                            "marks=off"};
  std::set<EventKind> kinds;
  for (const std::string_view line : lines) {
    const std::optional<Event> event = parse_event(line, 9);
    ASSERT_TRUE(event.has_value()) << line;
    EXPECT_EQ(print_event(*event, 9), line);
    EXPECT_NE(line.find(event_name(event->kind)), std::string_view::npos);
    kinds.insert(event->kind);
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(EventKind::kCount));
}

TEST(Event, fields_come_from_their_words) {
  const std::optional<Event> place = parse_event("3 15320 place r1c4,r2c1 8 +c", 9);
  ASSERT_TRUE(place.has_value());
  Event wanted;
  wanted.number = 3;
  wanted.elapsed = 15'320;
  wanted.kind = EventKind::kPlace;
  wanted.cells.insert(Cell(3));
  wanted.cells.insert(Cell(9));
  wanted.digits = DigitSet::only(Digit(8));
  wanted.erasing = Erasing::kCentre;
  EXPECT_EQ(*place, wanted);
  const std::optional<Event> hint = parse_event("4 1 hint xy-wing r2c7-5,r6c8=1", 9);
  ASSERT_TRUE(hint.has_value());
  const std::vector<Action> actions{{Cell(15), Digit(5), false}, {Cell(52), Digit(1), true}};
  EXPECT_EQ(hint->actions, actions);
  EXPECT_EQ(hint->text, "xy-wing");
  EXPECT_FALSE(parse_event("1 0 auto off", 9)->is_on);
  EXPECT_FALSE(parse_event("1 0 colour r1c1 -3", 9)->is_on);
  EXPECT_EQ(parse_event("1 0 check solution 4", 9)->count, 4U);
}

// On a board of four rows there are cells and digits to 4, and colours to 9.
TEST(Event, the_size_of_the_grid_decides_which_cells_and_digits_there_are) {
  EXPECT_TRUE(parse_event("1 0 place r4c4 4", 4).has_value());
  EXPECT_FALSE(parse_event("1 0 place r5c4 4", 4).has_value());
  EXPECT_FALSE(parse_event("1 0 place r4c4 5", 4).has_value());
  EXPECT_FALSE(parse_event("1 0 hint x-wing r4c4=5", 4).has_value());
  EXPECT_TRUE(parse_event("1 0 colour r4c4 +9", 4).has_value());
  EXPECT_TRUE(parse_event("1 0 tint r4c4 4 9", 4).has_value());
  // All sixteen cells are `all` and nothing else.
  EXPECT_EQ(parse_event("1 0 fill all legal", 4)->cells, CellSet::first_n(16));
  Event event = *parse_event("1 0 fill r1c1 legal", 4);
  event.cells = CellSet::first_n(16);
  EXPECT_EQ(print_event(event, 4), "1 0 fill all legal");
}

TEST(Event, what_is_no_event_is_not_read) {
  const std::vector<std::string> lines{
      "",
      "1",
      "1 0",
      "1 0 ",
      "place r1c1 4",
      "1 place r1c1 4",
      "1 0 Place r1c1 4",
      "1 0 dance",
      "01 0 undo",
      "1 00 undo",
      "+1 0 undo",
      "-1 0 undo",
      "1 -1 undo",
      "1000001 0 undo",
      "1 10000000001 undo",
      "1 99999999999999999999 undo",
      "1  0 undo",
      "1 0  undo",
      " 1 0 undo",
      "1 0 undo ",
      "1 0 undo now",
      "1 0 place",
      "1 0 place r1c1",
      "1 0 place 4 r1c1",
      "1 0 place r1c1 45",
      "1 0 place r1c1 0",
      "1 0 place r1c1 4 +x",
      "1 0 place r1c1 4 -e",
      "1 0 place r1c1 4 +e ",
      "1 0 place r1c1 4 +e +c",
      "1 0 place r0c1 4",
      "1 0 place r1c0 4",
      "1 0 place r1c10 4",
      "1 0 place R1C1 4",
      "1 0 place r1c1,r1c1 4",
      "1 0 place r1c2,r1c1 4",
      "1 0 place r1c1, 4",
      "1 0 place ,r1c1 4",
      "1 0 corner r1c1 4",
      "1 0 corner r1c1 +",
      "1 0 corner r1c1 +54",
      "1 0 corner r1c1 +55",
      "1 0 corner r1c1 +4 -5",
      "1 0 clear r1c1 everything",
      "1 0 tint r1c1,r1c2 4 1",
      "1 0 tint r1c1 4 10",
      "1 0 tint r1c1 4",
      "1 0 fill legal",
      "1 0 fill all",
      "1 0 auto",
      "1 0 auto maybe",
      "1 0 hint r1c1=4",
      "1 0 hint naked-single",
      "1 0 hint Naked r1c1=4",
      "1 0 hint naked-single r1c1:4",
      "1 0 hint naked-single r1c1=45",
      "1 0 hint naked-single r1c1=4,",
      "1 0 hint " + std::string(41, 'x') + " r1c1=4",
      "1 0 reveal r1c1=4 +e",
      "1 0 goto -1",
      "1 0 goto 1000001",
      "1 0 goto",
      "1 0 savepoint",
      "1 0 savepoint ",
      "1 0 savepoint  a",
      "1 0 savepoint a ",
      "1 0 savepoint " + std::string(61, 'x'),
      "1 0 savepoint a\nb",
      "1 0 savepoint a\x1B[2J",
      "1 0 savepoint \xE2\x80\xAE",
      "1 0 savepoint \xC3(",
      "1 0 set check",
      "1 0 set check maybe",
      "1 0 set colour red",
      "1 0 set techniques All",
      "1 0 set techniques -x-wing",
      "1 0 set techniques x-wing,-xy-wing",
      "1 0 set techniques hard,easy",
      "1 0 set techniques hard,-easy",
      "1 0 set techniques hard,-",
      "1 0 set techniques hard,",
      "1 0 set techniques hard,no-uniqueness,x-wing",
      "1 0 check 3",
      "1 0 check all 3",
      "1 0 asked naked-single 7",
      "1 0 asked naked-single",
      "1 0 why r1c1,r1c2 5",
      "1 0 why r1c1",
  };
  for (const std::string& line : lines) EXPECT_FALSE(parse_event(line, 9).has_value()) << line;
}

TEST(Event, lengths_are_limited_at_their_last_character) {
  // Sixty characters, not bytes.
  std::string name;
  for (std::size_t i = 0; i < kMaxSavepointName; ++i) name += "\xE6\x95\xB0";
  EXPECT_TRUE(parse_event("1 0 savepoint " + name, 9).has_value());
  EXPECT_FALSE(parse_event("1 0 savepoint " + name + "x", 9).has_value());
  // A line may have a thousand bytes: 138 actions of this hint fit, 139 do not.
  const auto hint_of = [](int actions) {
    std::string line = "1 0 hint x-wing-and-something r1c1-1";
    for (int i = 1; i < actions; ++i) {
      line += ',';
      line += cell_name(Cell(i % 81), 9).view();
      line += "-2";
    }
    return line;
  };
  EXPECT_EQ(hint_of(138).size(), 995U);
  EXPECT_TRUE(parse_event(hint_of(138), 9).has_value());
  EXPECT_FALSE(parse_event(hint_of(139), 9).has_value());
  EXPECT_TRUE(parse_event("1000000 10000000000 goto 1000000", 9).has_value());
}

// What is read prints as it was written: no line changed at random is read as another.
TEST(Event, a_line_that_is_read_prints_as_itself) {
  const std::vector<std::string> seeds{"1 4100 place r6c7,r7c1 4 +e",
                                       "2 10 corner r1c4,r2c4 +68",
                                       "3 0 hint x-wing r6c8-1,r7c8=2 +c",
                                       "12 5 fill r1c1,r2c2 missing",
                                       "4 2 savepoint a b",
                                       "9 9 set techniques x-wing,y",
                                       "7 7 check solution 10",
                                       "8 8 goto 120",
                                       "6 1 tint r1c8 5 9"};
  Rng rng(17);
  int read = 0;
  for (int i = 0; i < test::by_build(200'000, 20'000); ++i) {
    std::string line = seeds[static_cast<std::size_t>(rng.below(seeds.size()))];
    for (std::uint64_t changes = 1 + rng.below(2); changes > 0; --changes) {
      const auto at = static_cast<std::size_t>(rng.below(line.size()));
      const auto other = static_cast<std::size_t>(rng.below(line.size()));
      if (rng.below(3) == 0) line.insert(at, 1, line[other]);
      if (rng.below(3) == 0 && line.size() > 1) line.erase(at, 1);
      if (rng.below(3) == 0) line[at % line.size()] = static_cast<char>(' ' + rng.below(95));
    }
    const std::optional<Event> event = parse_event(line, 9);
    if (!event) continue;
    ++read;
    ASSERT_EQ(print_event(*event, 9), line);
  }
  EXPECT_GT(read, 100);
}

}  // namespace
}  // namespace shudu::game
