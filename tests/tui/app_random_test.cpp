// Random inputs of all kinds, in windows of all sizes: never a crash, nothing drawn outside, and
// always a game that is its own replay. `make soak SOAK="inputs=1000000"` does more of them.
#include <gtest/gtest.h>

#include <algorithm>

#include "shudu/core/rng.h"
#include "shudu/game/save.h"
#include "support/build_kind.h"
#include "support/soak.h"
#include "text/text.h"
#include "tui/golden_screen.h"
#include "tui/player.h"

namespace shudu::tui {
namespace {

using test::Player;

class RandomInput {
 public:
  explicit RandomInput(std::uint64_t seed) : rng_(seed) {}
  Input next() {
    const std::uint64_t kind = rng_.below(100);
    if (kind < 90) return key();
    if (kind < 98) return mouse();
    return paste();
  }
  Size size() {
    return {static_cast<int>(3 + rng_.below(58)), static_cast<int>(3 + rng_.below(198))};
  }
  std::uint64_t below(std::uint64_t n) { return rng_.below(n); }

 private:
  Key key() {
    static constexpr std::string_view kLetters =
        "123456789123456789123456789!@#$%^&*(hjklwasdzxcvuU[]nNgotTieErRCBmMbfF.,;p?:/=yV0q";
    Key key;
    const std::uint64_t kind = rng_.below(100);
    if (kind < 70) {
      key.character = static_cast<unsigned char>(kLetters[rng_.below(kLetters.size())]);
      key.alt = rng_.below(20) == 0;
      key.ctrl = rng_.below(30) == 0;
    } else if (kind < 98) {
      key.code = static_cast<KeyCode>(1 + rng_.below(14));
      key.shift = rng_.below(5) == 0;
      key.ctrl = rng_.below(5) == 0;
    } else {
      key.character = static_cast<char32_t>(rng_.below(0x3000));
    }
    return key;
  }
  Mouse mouse() {
    Mouse mouse;
    mouse.action = static_cast<MouseAction>(rng_.below(5));
    mouse.button = static_cast<MouseButton>(rng_.below(4));
    mouse.row = static_cast<int>(rng_.below(70)) - 2;
    mouse.column = static_cast<int>(rng_.below(210)) - 2;
    mouse.ctrl = rng_.below(4) == 0;
    mouse.shift = rng_.below(4) == 0;
    return mouse;
  }
  Paste paste() {
    static constexpr std::string_view kTexts[] = {"5", "123", "\x1b[2J evil \xff\xfe", ":goto 3",
                                                  "\n\n\n"};
    if (rng_.below(40) == 0) return {std::string(test::kPicturePuzzle)};
    return {std::string(kTexts[rng_.below(5)])};
  }

  Rng rng_;
};

void expect_inside(const Canvas& canvas) {
  const std::string seen = picture(canvas);
  std::size_t begin = 0;
  for (std::size_t end = seen.find('\n'); end != std::string::npos;
       begin = end + 1, end = seen.find('\n', begin)) {
    const std::string_view line(seen.data() + begin, end - begin);
    ASSERT_LE(static_cast<int>(display_width(line)), canvas.size().columns);
    ASSERT_EQ(line.find('\x1b'), std::string_view::npos);
  }
  if (!canvas.cursor()) return;
  ASSERT_GE(canvas.cursor()->row, 0);
  ASSERT_LT(canvas.cursor()->row, canvas.size().rows);
  ASSERT_GE(canvas.cursor()->column, 0);
  ASSERT_LT(canvas.cursor()->column, canvas.size().columns);
}

void expect_replay(const game::Session& session) {
  const std::string text = game::save(session);
  const game::Outcome<game::Session> again = game::load(text);
  ASSERT_TRUE(again) << sentence(again.error(), Language::kEnglish);
  ASSERT_EQ(game::save(*again), text);
}

/// Opens a game where none is open, goes on where it is paused, begins another after its end.
void keep_playing(Player& player, int& games) {
  player.resize({24, 80});
  player.canvas();
  const game::Session* session = player.app().session();
  if (session != nullptr && session->is_finished()) {
    player.press("<Esc><Esc><Esc><Esc>q");
    player.put(test::new_session(test::kPuzzle, ++games));
    session = player.app().session();
  }
  if (session == nullptr) {
    player.press("<Esc><Esc><Esc><Esc>1");
    // On a loaded machine the next inputs came before the game was there, and ended its making.
    player.settled();
  }
  session = player.app().session();
  if (session != nullptr && session->status() == game::GameStatus::kPaused) {
    player.press("<Esc><Esc>p");
  }
}

TEST(TuiApp, RandomInputsLeaveAGameThatIsItsReplay) {
  const int inputs =
      static_cast<int>(test::soak_amount("inputs", test::by_build<std::uint64_t>(50'000, 1'000)));
  Player player;
  player.put(test::new_session());
  RandomInput random(test::soak_amount("seed", 20'261'123));
  Size size{24, 80};
  int in_game = 0;
  int games = 1;
  std::size_t most_events = 0;
  for (int i = 0; i < inputs; ++i) {
    if (random.below(8) == 0) keep_playing(player, games);
    if (random.below(60) == 0) size = random.below(2) == 0 ? Size{24, 80} : random.size();
    player.resize(size);
    player.take(random.next());
    if (player.app().session() != nullptr) {
      ++in_game;
      most_events = std::max(most_events, player.app().session()->log().size());
    }
    if (random.below(4) == 0) player.world().pass(random.below(500));
    if (random.below(4) == 0) player.app().tick();
    if (random.below(4) == 0) player.app().collect();
    if (random.below(3) == 0) expect_inside(player.canvas());
    if (testing::Test::HasFatalFailure()) return;
    if (i % 500 == 0 && player.app().session() != nullptr) expect_replay(*player.app().session());
  }
  if (player.app().session() != nullptr) expect_replay(*player.app().session());
  // The inputs are worth something only while they play.
  EXPECT_GT(in_game, inputs / 2);
  EXPECT_GT(most_events, static_cast<std::size_t>(std::min(inputs, 100'000) / 100));
}

}  // namespace
}  // namespace shudu::tui
