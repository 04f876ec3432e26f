// One game in two apps at once, as happens on two machines with one folder, where locks do not
// reach: who comes second is told, sees the game as it stands, and is offered what it could not
// save; the store has each move of the first once.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "shudu/game/save.h"
#include "tui/golden_screen.h"
#include "tui/player.h"

namespace shudu::tui {
namespace {

using test::Player;
using testing::HasSubstr;
using testing::SizeIs;

struct Elsewhere {
  explicit Elsewhere(Player& player)
      : shelf(player.world().surroundings()),
        app(shelf, player.world().surroundings(), AppSetup{}, [] {}) {}

  void press(std::string_view keys) {
    for (const char key : keys) {
      app.take(Key{.character = static_cast<unsigned char>(key)});
      Canvas canvas({24, 80});
      app.draw(canvas);
    }
  }
  void settle() {
    for (int i = 0; i < 20'000 && app.is_busy(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      app.collect();
    }
    app.collect();
  }

  Shelf shelf;
  App app;
};

TEST(TuiApp, AGameThatIsContinuedElsewhereIsLoadedAfresh) {
  Player player;
  player.put(test::new_session());
  player.press("1g134");
  player.settled();
  std::filesystem::remove(player.world().store() + ".lock");
  {
    Elsewhere other(player);
    other.press("1g146");
    other.settle();
    ASSERT_NE(other.app.session(), nullptr);
    ASSERT_FALSE(other.app.session()->is_read_only());
  }
  player.press("g227");  // has the number of their move
  EXPECT_TRUE(player.see("Not saved (1)."));
  const std::string file = player.world().file("mine.shudu");
  for (int i = 0; i < 40; ++i) player.press("<BS>");
  player.press(file + "<Enter>");
  EXPECT_THAT(player.screen(), HasSubstr("mine.shudu"));
  ASSERT_NE(player.app().session(), nullptr);
  const game::Session& now = *player.app().session();
  EXPECT_FALSE(now.is_read_only());
  ASSERT_THAT(now.log(), SizeIs(2));
  EXPECT_TRUE(now.state().values.is_blank(test::cell_of("r2c2")));
  EXPECT_FALSE(now.state().values.is_blank(test::cell_of("r1c4")));
  // What it could not save is in the file.
  const game::Outcome<game::Session> mine = game::load(test::read_file(file));
  ASSERT_TRUE(mine);
  ASSERT_THAT(mine->log(), SizeIs(2));
  EXPECT_FALSE(mine->state().values.is_blank(test::cell_of("r2c2")));
  // And it plays on from theirs.
  player.press("g227");
  player.settled();
  player.leave();
  Shelf::Failure failure;
  const std::optional<OpenedGame> kept = player.shelf().open_game("00000000000000000001", failure);
  ASSERT_TRUE(kept);
  EXPECT_THAT(kept->session.log(), SizeIs(3));
}

}  // namespace
}  // namespace shudu::tui
