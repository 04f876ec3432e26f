// New puzzles: those of `shudu generate` with the same seed and wishes; and puzzles read from text
// of several formats, from a saved game whole and damaged, with the sentences of a bad start.
#include "tui/desk/making.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <nlohmann/json.hpp>

#include "shudu/core/layout_table.h"
#include "shudu/game/intent.h"
#include "shudu/game/save.h"
#include "shudu/rating/shudu_scale.h"
#include "shudu/service/service.h"
#include "support/paths.h"
#include "tui/world.h"

namespace shudu::tui {
namespace {

using test::World;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr Language kMakingEnglish = Language::kEnglish;

struct Making {
  World world;
  std::atomic<bool> stop{false};
  std::atomic<std::uint64_t> tried{0};

  Made make(const MakeWish& wish) {
    return make_puzzle(wish, world.surroundings(), kMakingEnglish, stop, tried);
  }
  [[nodiscard]] Imported read(std::string_view text) const {
    return read_import(text, world.surroundings(), kMakingEnglish, stop);
  }
};

std::string line_of(const Grid& grid) {
  std::string line;
  for (int i = 0; i < grid.cell_count(); ++i) {
    line += grid.is_blank(Cell(i)) ? '.' : static_cast<char>('0' + grid.value_at(Cell(i)));
  }
  return line;
}

// What the program prints.
std::string generated(const std::string& options) {
  const std::string command =
      fmt::format("'{}' generate {} 2>&1", test::program().string(), options);
  std::FILE* const pipe = popen(command.c_str(), "r");  // NOLINT(cert-env33-c): fixed options
  std::string line;
  for (int c = std::fgetc(pipe); c != EOF && c != '\n'; c = std::fgetc(pipe)) {
    line += static_cast<char>(c);
  }
  EXPECT_EQ(pclose(pipe), 0) << command << ": " << line;
  return line;
}

// What the service makes; `wishes` are further fields of the request.
nlohmann::json served(const std::string& wishes) {
  service::Service service;
  const std::string request = R"({"shudu":1,"do":"generate","seed":7)" + wishes + '}';
  return nlohmann::json::parse(service.answer(request));
}

TEST(Making, OneWishAndSeedGiveOnePuzzleAtEveryFrontDoor) {
  Making making;
  struct Case {
    MakeWish wish;
    std::string options;
    std::string fields;
  };
  MakeWish plain;
  plain.seed = 7;
  MakeWish easy = plain;
  easy.level = Level::kEasy;
  MakeWish hard = plain;
  hard.level = Level::kHard;
  MakeWish pair = plain;
  pair.technique = find_technique("naked-pair");
  MakeWish practice = plain;  // no puzzle needs it
  practice.technique = find_technique("franken-x-wing");
  MakeWish turned = plain;
  turned.symmetry = "rotate180";
  MakeWish turned_easy = easy;
  turned_easy.symmetry = "rotate180";
  MakeWish small = plain;
  small.layout = "6x6";
  for (const auto& [wish, options, fields] :
       {Case{plain, "", ""}, Case{easy, "--level easy", R"(,"level":"easy")"},
        Case{hard, "--level hard", R"(,"level":"hard")"},
        Case{pair, "--technique naked-pair", R"(,"technique":"naked-pair")"},
        Case{practice, "--quiet --technique franken-x-wing", R"(,"technique":"franken-x-wing")"},
        Case{turned, "--symmetry rotate180", R"(,"symmetry":"rotate180")"},
        Case{turned_easy, "--symmetry rotate180 --level easy",
             R"(,"symmetry":"rotate180","level":"easy")"},
        Case{small, "--layout 6x6", R"(,"layout":"6x6")"}}) {
    const Made made = making.make(wish);
    ASSERT_TRUE(made.game) << options << ": " << made.trouble;
    const std::string puzzle = line_of(made.game->givens);
    EXPECT_EQ(puzzle, generated("--seed 7 " + options)) << options;
    const nlohmann::json answer = served(fields);
    EXPECT_EQ(answer.value("puzzle", ""), puzzle) << answer;
    // The game's has the level as rated behind it.
    const std::string& origin = made.game->about.origin;
    EXPECT_TRUE(origin.starts_with(answer.value("origin", "?"))) << origin;
    EXPECT_EQ(puzzle, generated("--again '" + origin + "'")) << origin;
    EXPECT_TRUE(game::start(*made.game, {})) << options;
  }
}

TEST(Making, LevelAndRatingAreTold) {
  Making making;
  MakeWish wish;
  wish.level = Level::kMedium;
  wish.seed = 2'028;
  wish.symmetry = "rotate180";
  const Made made = making.make(wish);
  ASSERT_TRUE(made.game) << made.trouble;
  EXPECT_EQ(made.level, Level::kMedium);
  EXPECT_EQ(made.game->about.origin,
            "generated seed=2028 level=medium symmetry=rotate180 series=1 scale=shudu-1");
  EXPECT_EQ(made.game->about.rating, "er=" + made.rating);
  EXPECT_FALSE(made.was_stopped);
  EXPECT_THAT(made.remark, IsEmpty());
  EXPECT_GT(making.tried, 0U);
}

TEST(Making, ChanceChoosesTheSeedWhereNobodyDoes) {
  Making making;
  const Made first = making.make({});
  const Made second = making.make({});
  ASSERT_TRUE(first.game && second.game);
  EXPECT_NE(first.game->givens, second.game->givens);
  EXPECT_NE(first.game->about.uid, second.game->about.uid);
}

TEST(Making, LevelsAreForEveryLayout) {
  Making making;
  MakeWish wish;
  wish.seed = 3;
  wish.layout = "windoku";
  wish.level = Level::kEasy;
  const Made made = making.make(wish);
  ASSERT_TRUE(made.game) << made.trouble;
  EXPECT_EQ(rate_shudu(made.game->layout, made.game->givens)->level, Level::kEasy);
  EXPECT_EQ(made.game->about.origin,
            "generated seed=3 layout=windoku level=easy series=1 scale=shudu-1");
}

TEST(Making, SaysWhyThereIsNone) {
  Making making;
  MakeWish layout;
  layout.layout = "\x1b[2Jround";
  EXPECT_THAT(making.make(layout).trouble, HasSubstr("There is no layout"));
  EXPECT_EQ(making.make(layout).trouble.find('\x1b'), std::string::npos);
  MakeWish symmetry;
  symmetry.symmetry = "round";
  EXPECT_EQ(making.make(symmetry).trouble, "There is no symmetry round.");
  MakeWish small;
  small.layout = "6x6";
  small.technique = find_technique("x-wing");
  EXPECT_THAT(making.make(small).trouble, HasSubstr("classic"));
  MakeWish contrary;
  contrary.level = Level::kEasy;
  contrary.technique = find_technique("xy-wing");
  EXPECT_THAT(making.make(contrary).trouble, HasSubstr("do not go together"));
}

TEST(Making, StoppedItOffersTheNearest) {
  Making making;
  making.stop = true;
  MakeWish wish;
  wish.seed = 3;
  wish.level = Level::kExtreme;
  const Made made = making.make(wish);
  ASSERT_TRUE(made.game) << made.trouble;
  EXPECT_TRUE(made.was_stopped);
  EXPECT_THAT(made.remark, HasSubstr("nearest"));
  const Result<ShuduRating> rating = rate_shudu(Layout::classic(), made.game->givens);
  ASSERT_TRUE(rating);
  EXPECT_THAT(made.remark, HasSubstr(std::string(row_of(rating->level).names.in(kMakingEnglish))));
}

TEST(Importing, ALine) {
  Making making;
  const Imported read = making.read(std::string("\n  ") + std::string(test::kPuzzle) + "\nmore\n");
  ASSERT_TRUE(read.made.game) << read.made.trouble;
  EXPECT_EQ(read.made.game->givens, test::grid_of(test::kPuzzle));
  EXPECT_FALSE(read.saved);
  EXPECT_THAT(read.read_as, HasSubstr("30 givens."));
  EXPECT_EQ(read.made.level, Level::kEasy);
  EXPECT_THAT(read.made.game->about.origin, HasSubstr("imported format="));
  EXPECT_THAT(read.made.game->about.rating, HasSubstr("er=1."));
  EXPECT_THAT(read.made.remark, IsEmpty());
}

TEST(Importing, AGridWithBordersAndASmallOne) {
  Making making;
  const Imported small = making.read("1...\n..2.\n.3..\n...4\n");
  EXPECT_TRUE(small.made.game) << small.made.trouble;
  const Imported link = making.read("https://sudokupad.app/?puzzleid=SCL");
  EXPECT_FALSE(link.made.game);
  EXPECT_FALSE(link.made.trouble.empty());
}

TEST(Importing, EnteredDigitsAreMoves) {
  Making making;
  // HoDoKu's line: `+` before a digit says that it was entered.
  std::string grid;
  for (std::size_t i = 0; i < test::kPuzzle.size(); ++i) {
    if (i == 2) {
      grid += "+4";
    } else {
      grid += test::kPuzzle[i] == '.' ? '0' : test::kPuzzle[i];
    }
  }
  const Imported read = making.read(":0000:x:" + grid + ":::\n");
  ASSERT_TRUE(read.made.game) << read.made.trouble;
  ASSERT_TRUE(read.saved);
  EXPECT_EQ(read.made.game->givens, test::grid_of(test::kPuzzle));
  EXPECT_EQ(read.saved->state().values.value_at(test::cell_of("r1c3")), 4);
  EXPECT_EQ(read.saved->log().size(), 1U);
  EXPECT_TRUE(game::load(game::save(*read.saved)));
}

TEST(Importing, ASavedGame) {
  Making making;
  game::Session session = test::new_session();
  const std::array cells{test::cell_of("r1c3")};
  session.select(cells);
  game::Intent intent;
  intent.kind = game::IntentKind::kPlace;
  intent.digit = Digit(4);
  const game::Outcome<game::Event> event = game::plan(session, intent, 4'000);
  ASSERT_TRUE(event && game::apply(session, *event));
  const std::string text = game::save(session);
  const Imported read = making.read(text);
  ASSERT_TRUE(read.saved);
  EXPECT_EQ(game::save(*read.saved), text);
  EXPECT_EQ(read.read_as, "Read as a saved game. Moves: 1.");

  std::string broken = text;
  broken.replace(broken.find("place"), 5, "plaze");
  const Imported afresh = making.read(broken);
  EXPECT_FALSE(afresh.saved);
  ASSERT_TRUE(afresh.made.game) << afresh.made.trouble;
  EXPECT_EQ(afresh.made.game->givens, test::grid_of(test::kPuzzle));
  EXPECT_NE(afresh.made.game->about.uid, session.about().uid);
  EXPECT_THAT(afresh.made.remark, HasSubstr("its moves are lost"));
}

TEST(Importing, BadStartsAreExplained) {
  Making making;
  std::string clash(test::kPuzzle);
  clash[2] = '5';
  EXPECT_THAT(making.read(clash).made.trouble, HasSubstr("5"));
  EXPECT_FALSE(making.read(clash).made.game);
  std::string wrong(test::kPuzzle);
  wrong[2] = '1';  // the solution has 4 there
  const Imported none = making.read(wrong);
  EXPECT_FALSE(none.made.game);
  EXPECT_FALSE(none.made.trouble.empty());
  EXPECT_THAT(making.read(test::kSolved).made.trouble, testing::Not(IsEmpty()));
  EXPECT_THAT(making.read("").made.trouble, testing::Not(IsEmpty()));
  EXPECT_THAT(making.read("hello\n\x1b[31mworld").made.trouble, testing::Not(IsEmpty()));
}

TEST(Importing, SeveralSolutionsAreSaidAndPlayed) {
  Making making;
  std::string open(test::kPuzzle);
  for (std::size_t i = 40; i < open.size(); ++i) open[i] = '.';
  const Imported read = making.read(open);
  ASSERT_TRUE(read.made.game) << read.made.trouble;
  EXPECT_THAT(read.made.remark, HasSubstr("More than one solution"));
  EXPECT_FALSE(read.made.level);
}

TEST(Importing, MarksRuleOut) {
  Making making;
  // A list of candidates: all 81 cells, the first open one without 4 and 2.
  std::string text;
  const game::Session session = test::new_session();
  for (int i = 0; i < 81; ++i) {
    DigitSet digits = game::legal_at(session.layout(), session.state(), Cell(i));
    if (const auto given = session.state().givens[Cell(i)]) digits = DigitSet::only(*given);
    if (i == 3) digits -= DigitSet{Digit(2)};
    for (const Digit digit : digits) text += digit.to_char();
    text += i % 9 == 8 ? '\n' : ' ';
  }
  const Imported read = making.read(text);
  ASSERT_TRUE(read.made.game) << read.made.trouble << text;
  const DigitSet out = read.made.game->out[3];
  EXPECT_EQ(out, DigitSet{Digit(2)});
}

}  // namespace
}  // namespace shudu::tui
