// The program as a person has it: `shudu play` on a pseudo-terminal, from keys to what the screen
// shows, in several sizes, kinds of terminals and languages; left in every way and resumed in a new
// process.
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "pty_driver.h"
#include "support/paths.h"
#include "support/soak.h"
#include "world.h"

namespace shudu::tui::driven {
namespace {

using shudu::test::kPuzzle;
using shudu::test::kSolved;
using shudu::test::World;

struct Place {
  std::string term = "xterm-256color";
  Size size{24, 80};
  std::string language = "en";
  std::vector<std::string> more{};  ///< options
};

// Somebody at a terminal, with a store of games that outlives the program.
class Seat {
 public:
  explicit Seat(Place look = {}) : look_(std::move(look)) {}

  PtyProgram& start(const std::vector<std::string>& words = {}) {
    PtySetup setup;
    setup.command = {shudu::test::program().string(),
                     "play",
                     "--store",
                     world_.store(),
                     "--lang",
                     look_.language};
    setup.command.insert(setup.command.end(), look_.more.begin(), look_.more.end());
    setup.command.insert(setup.command.end(), words.begin(), words.end());
    setup.environment = {"TERM=" + look_.term, "LC_ALL=C.UTF-8", "HOME=" + world_.folder(),
                         "XDG_DATA_HOME=" + world_.folder()};
    setup.size = look_.size;
    program_.reset();
    program_ = std::make_unique<PtyProgram>(setup);
    return *program_;
  }

  /// The puzzle, ready to play.
  PtyProgram& play() {
    start({std::string(kPuzzle)});
    EXPECT_TRUE(program_->wait([this] { return is_import_read(); })) << text();
    program_->send("\r");
    EXPECT_TRUE(wait_digit(0, '5')) << text();
    return *program_;
  }

  /// The game of before, in a new process.
  PtyProgram& resume() {
    start();
    EXPECT_TRUE(program_->wait_text("1 ")) << text();
    program_->send("1");
    EXPECT_TRUE(wait_digit(0, '5')) << text();
    return *program_;
  }

  [[nodiscard]] std::string text() const { return program_->screen().text(); }
  [[nodiscard]] bool wait_text(std::string_view words) {
    const bool came = program_->wait_text(words);
    EXPECT_TRUE(came) << "waited for: " << words << "\n" << text();
    return came;
  }

  /// What the board shows in a cell.
  [[nodiscard]] std::string digit(int cell) const {
    const int row = cell / 9;
    const int column = cell % 9;
    Point at{2 + 2 * row + row / 3, 3 + 6 * column};
    if (look_.size.columns < 80) at = {2 + row + row / 3, 2 + 3 * column + column / 3};
    if (look_.size.columns >= 100) at = {3 + 3 * row + row / 3, 4 + 8 * column};
    return program_->screen().cell(at).sign;
  }
  bool wait_digit(int cell, char digit_there) {
    return program_->wait(
        [this, cell, digit_there] { return digit(cell) == std::string(1, digit_there); });
  }
  [[nodiscard]] bool is_saved() const {
    const std::string title = program_->screen().row_text(0);
    for (const std::string_view word : {"saved", "已保存", "已儲存"}) {
      if (title.size() >= word.size() && title.substr(title.size() - word.size()) == word) {
        return true;
      }
    }
    return false;
  }
  bool wait_saved() {
    return program_->wait([this] { return is_saved(); });
  }

  static std::string keys_for(int cell, char digit) {
    return {'g', static_cast<char>('1' + cell / 9), static_cast<char>('1' + cell % 9), digit};
  }
  void put(int cell) { program_->send(keys_for(cell, kSolved[static_cast<std::size_t>(cell)])); }

  /// Leaves by keys; everything is as before the program.
  void leave() {
    program_->send("\x03");
    EXPECT_EQ(program_->wait_exit(), 0) << text();
    EXPECT_TRUE(program_->is_restored());
    expect_no_fault();
  }
  void expect_no_fault() const {
    for (const std::string& fault : program_->screen().faults()) ADD_FAILURE() << fault;
  }
  [[nodiscard]] PtyProgram& program() { return *program_; }
  [[nodiscard]] const World& world() const { return world_; }

 private:
  [[nodiscard]] bool is_import_read() const {
    const ScreenParser& screen = program_->screen();
    return screen.holds("30 givens") || screen.holds("30 个") || screen.holds("30 個");
  }

  Place look_;
  World world_;
  std::unique_ptr<PtyProgram> program_;
};

bool is_empty(int cell) { return kPuzzle[static_cast<std::size_t>(cell)] == '.'; }

bool can_run() { return !shudu::test::program().empty(); }

struct Script {
  Place look;
  std::string solved;      ///< words when it is done
  std::string statistics;  ///< of the screen of statistics
};

// A mistake and the way back, marks, hints up to the move and undone past, a savepoint.
void play_first_half(Seat& seat) {
  PtyProgram& program = seat.play();
  for (int cell = 0; cell < 18; ++cell) {
    if (is_empty(cell)) seat.put(cell);
  }
  EXPECT_TRUE(seat.wait_digit(2, '4') && seat.wait_digit(17, '8')) << seat.text();
  program.send(Seat::keys_for(18, '2') + "r");  // r3c1 is 1
  EXPECT_TRUE(program.wait([&seat] { return seat.digit(18) != "2"; })) << seat.text();
  program.send(
      "\x1b"
      "1"
      "\x1b"
      "2"
      "@");  // centre 1 and 2, corner 2
  program.send("t");
  EXPECT_TRUE(seat.wait_text("/5"));
  program.send("tttt");
  EXPECT_TRUE(seat.wait_text("5/5"));
  program.send("\r");  // the move of the hint
  EXPECT_TRUE(program.wait([&program] { return !program.screen().holds("/5"); }));
  program.send("uuuu");  // past it, and the marks
  EXPECT_TRUE(seat.wait_digit(17, '8')) << seat.text();
  program.send("mhere\r");
  EXPECT_TRUE(seat.wait_saved()) << seat.text();
  EXPECT_TRUE(seat.wait_digit(2, '4'));
}

class WholeGame : public testing::TestWithParam<Script> {};

TEST_P(WholeGame, IsPlayedLeftResumedAndFinished) {
  if (!can_run()) GTEST_SKIP() << "SHUDU_PROGRAM is not set";
  Seat seat(GetParam().look);
  play_first_half(seat);
  seat.leave();

  PtyProgram& program = seat.resume();
  EXPECT_TRUE(seat.wait_digit(2, '4') && seat.wait_digit(17, '8')) << seat.text();
  for (int cell = 18; cell < 81; ++cell) {
    if (is_empty(cell)) seat.put(cell);
  }
  EXPECT_TRUE(seat.wait_text(GetParam().solved));
  for (int cell = 0; cell < 81; ++cell) {
    EXPECT_EQ(seat.digit(cell), std::string(1, kSolved[static_cast<std::size_t>(cell)])) << cell;
  }
  program.send("q6");
  EXPECT_TRUE(seat.wait_text(GetParam().statistics));
  if (GetParam().look.term == "vt100") {
    for (int row = 0; row < 24; ++row) {
      for (int column = 0; column < 80; ++column) {
        EXPECT_EQ(program.screen().cell({row, column}).ink, -1);
      }
    }
  }
  seat.leave();
}

INSTANTIATE_TEST_SUITE_P(
    PlayPty, WholeGame,
    testing::Values(
        Script{{}, "Solved in", "1 solved"}, Script{{.size = {20, 40}}, "Solved in", "1 solved"},
        Script{{.size = {33, 100}, .more = {"--color", "none"}}, "Solved in", "1 solved"},
        Script{{.term = "vt100", .more = {"--ascii"}}, "Solved in", "1 solved"},
        Script{{.term = "linux", .language = "zh-CN"}, "完成！用时", "完成 1 题"},
        Script{
            {.term = "xterm", .size = {20, 40}, .language = "zh-TW"}, "完成！用時", "完成 1 題"}),
    [](const auto& one) { return "N" + std::to_string(one.index); });

class PlayPty : public testing::Test {
 protected:
  void SetUp() override {
    if (!can_run()) GTEST_SKIP() << "SHUDU_PROGRAM is not set";
  }
};

// The hardware cursor stands on the cursor's cell: speech and braille follow it.
TEST_F(PlayPty, TheCursorStandsOnItsCell) {
  Seat seat;
  PtyProgram& program = seat.play();
  const auto is_at = [&program](int row, int column) {
    return program.wait([&program, row, column] {
      return program.screen().cursor() == Point{2 + 2 * row + row / 3, 3 + 6 * column} &&
             program.screen().is_cursor_shown();
    });
  };
  program.send("g11");
  EXPECT_TRUE(is_at(0, 0)) << seat.text();
  program.send("\x1b[B\x1bOC");
  EXPECT_TRUE(is_at(1, 1)) << seat.text();
  program.send("jlsd");
  EXPECT_TRUE(is_at(3, 3)) << seat.text();
  program.send("\x1b[1;5C");  // the next box
  EXPECT_TRUE(is_at(3, 6)) << seat.text();
  program.send("\x1b[H");
  EXPECT_TRUE(is_at(3, 0)) << seat.text();
  program.send("\x1b[<0;52;21M\x1b[<0;52;21m");  // a click on r9c9
  EXPECT_TRUE(is_at(8, 8)) << seat.text();
}

// The puzzle comes on a pipe, the keys from the terminal.
TEST_F(PlayPty, APuzzleOnStandardInputIsPlayedOnTheTerminal) {
  const test::World world;
  PtySetup setup;
  setup.command = {"/bin/sh", "-c",
                   "echo " + std::string(kPuzzle) + " | '" + shudu::test::program().string() +
                       "' play --lang en --store '" + world.store() + "' -"};
  setup.environment.push_back("XDG_DATA_HOME=" + world.folder());
  PtyProgram program(setup);
  ASSERT_TRUE(program.wait_text("30 givens")) << program.screen().text();
  program.send("\r");
  ASSERT_TRUE(program.wait_text(" 5 ")) << program.screen().text();
  program.send(":q\r");
  EXPECT_EQ(program.wait_exit(), 0) << program.screen().text();
}

TEST_F(PlayPty, EveryWayOutKeepsTheGame) {
  for (const auto& [number, code] :
       {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}, std::pair{SIGHUP, 129}}) {
    Seat seat;
    PtyProgram& program = seat.play();
    seat.put(2);
    ASSERT_TRUE(seat.wait_digit(2, '4'));
    program.signal(number);
    EXPECT_EQ(program.wait_exit(), code);
    EXPECT_TRUE(program.is_restored());
    seat.expect_no_fault();
    seat.resume();
    EXPECT_TRUE(seat.wait_digit(2, '4')) << seat.text();
  }
}

TEST_F(PlayPty, AClosedWindowKeepsTheGame) {
  Seat seat;
  PtyProgram& program = seat.play();
  seat.put(2);
  ASSERT_TRUE(seat.wait_digit(2, '4'));
  program.close_window();
  ASSERT_TRUE(program.wait_exit());
  seat.resume();
  EXPECT_TRUE(seat.wait_digit(2, '4')) << seat.text();
}

bool is_digit_at(const Seat& seat, int cell) {
  return seat.digit(cell) == std::string(1, kSolved[static_cast<std::size_t>(cell)]);
}

// Plays on, digit after digit but the last, and kills the program while one more is on its way.
void play_and_kill(Seat& seat, const std::vector<int>& empties, std::size_t& done,
                   std::mt19937_64& random) {
  const std::size_t end = std::min(done + 1 + random() % 6, empties.size() - 2);
  for (; done < end; ++done) {
    seat.put(empties[done]);
    ASSERT_TRUE(seat.wait_digit(empties[done], kSolved[static_cast<std::size_t>(empties[done])]));
    ASSERT_TRUE(seat.wait_saved());
  }
  seat.put(empties[done]);
  std::this_thread::sleep_for(std::chrono::microseconds(random() % 3000));
  seat.program().signal(SIGKILL);
  EXPECT_EQ(seat.program().wait_exit(), 128 + SIGKILL);
  seat.resume();
  seat.program().settle();
  for (std::size_t i = 0; i < done; ++i) {
    ASSERT_TRUE(is_digit_at(seat, empties[i])) << "cell " << empties[i] << "\n" << seat.text();
  }
  if (is_digit_at(seat, empties[done])) ++done;  // it arrived
}

// Killed at random: whatever the screen showed as saved is there again. `make soak SOAK="seats=N"`
// kills so often.
TEST_F(PlayPty, KilledAtRandomNothingSavedIsLost) {
  const std::uint64_t kills = shudu::test::soak_amount("seats", 8);
  // The same moments in every run.
  std::mt19937_64 random(shudu::test::soak_amount("seed", 1));  // NOLINT(cert-msc51-cpp)
  std::vector<int> empties;
  for (int cell = 0; cell < 81; ++cell) {
    if (is_empty(cell)) empties.push_back(cell);
  }
  auto seat = std::make_unique<Seat>();
  seat->play();
  std::size_t done = 0;
  for (std::uint64_t i = 0; i < kills && !HasFatalFailure(); ++i) {
    if (done + 2 >= empties.size()) {
      seat = std::make_unique<Seat>();
      seat->play();
      done = 0;
    }
    play_and_kill(*seat, empties, done, random);
  }
}

// A full disk: the sign says so, nothing is called saved that is not, and with room again it is.
TEST_F(PlayPty, AFullDiskIsSaidAndMended) {
  Seat seat;
  PtyProgram& program = seat.play();
  ASSERT_TRUE(seat.wait_saved());
  program.limit_files(4096);
  seat.put(2);
  ASSERT_TRUE(seat.wait_digit(2, '4'));
  EXPECT_TRUE(seat.wait_text("NOT SAVED (1)"));
  seat.put(3);
  EXPECT_TRUE(seat.wait_text("NOT SAVED (2)"));
  program.limit_files(std::nullopt);
  EXPECT_TRUE(seat.wait_saved()) << seat.text();  // it tries again every five seconds
  program.signal(SIGKILL);
  ASSERT_TRUE(program.wait_exit());
  seat.resume();
  EXPECT_TRUE(seat.wait_digit(2, '4') && seat.wait_digit(3, '6')) << seat.text();
}

// Where bold cannot tell own digits from given ones, a sign does.
TEST_F(PlayPty, OwnDigitsCarryASignWithoutBold) {
  Seat seat({.term = "sun"});
  PtyProgram& program = seat.play();
  seat.put(2);
  ASSERT_TRUE(seat.wait_digit(2, '4'));
  program.settle();
  EXPECT_EQ(program.screen().cell({2, 3 + 6 * 2 + 1}).sign, "'") << seat.text();
  EXPECT_EQ(program.screen().cell({2, 3 + 1}).sign, " ");
  seat.leave();
}

TEST_F(PlayPty, StoppedItPausesAndComesBack) {
  Seat seat;
  PtyProgram& program = seat.play();
  program.send("\x1a");
  ASSERT_TRUE(program.wait([&program] { return program.is_stopped(); }));
  program.settle();
  EXPECT_TRUE(program.is_restored());
  program.signal(SIGCONT);
  EXPECT_TRUE(seat.wait_text("Paused"));
  EXPECT_NE(seat.digit(0), "5");
  program.send("p");
  EXPECT_TRUE(seat.wait_digit(0, '5')) << seat.text();
  seat.leave();
}

TEST_F(PlayPty, MovesAreFewBytesTicksFewerAndNothingIsCleared) {
  Seat seat;
  PtyProgram& program = seat.play();
  program.settle(300);
  const int clears = program.screen().clears();
  // Moves whose end is known: the cursor is placed last, so a frame is whole when it stands there.
  std::mt19937 random(7);  // NOLINT(cert-msc51-cpp): the same moves in every run
  int row = 4;
  int column = 4;
  std::size_t most = 0;
  for (int i = 0; i < 60; ++i) {
    const std::size_t before = program.screen().bytes();
    const bool is_across = random() % 2 == 0;
    int& line = is_across ? column : row;
    const int step = line == 0 || (line < 8 && random() % 2 == 0) ? 1 : -1;
    line += step;
    program.send(is_across ? (step > 0 ? "l" : "h") : (step > 0 ? "j" : "k"));
    const Point there{2 + 2 * row + row / 3, 3 + 6 * column};
    ASSERT_TRUE(program.wait([&] { return program.screen().cursor() == there; })) << seat.text();
    program.settle(40);
    most = std::max(most, program.screen().bytes() - before);
  }
  EXPECT_GT(most, 100U);
  EXPECT_LT(most, 2000U);
  const std::size_t before = program.screen().bytes();
  const std::string clock = program.screen().row_text(0);
  ASSERT_TRUE(program.wait([&] { return program.screen().row_text(0) != clock; }));
  program.settle(40);
  EXPECT_LT(program.screen().bytes() - before, 100U);
  EXPECT_EQ(program.screen().clears(), clears);
  seat.leave();
}

// A whole game in one write: no key is lost, though far fewer frames are drawn.
TEST_F(PlayPty, KeysInHasteAreAllTaken) {
  Seat seat;
  PtyProgram& program = seat.play();
  std::string all;
  for (int cell = 0; cell < 81; ++cell) {
    if (is_empty(cell)) all += Seat::keys_for(cell, kSolved[static_cast<std::size_t>(cell)]);
  }
  program.send(all);
  EXPECT_TRUE(seat.wait_text("Solved in"));
  seat.leave();
}

TEST_F(PlayPty, TwoHundredSizesAtRandom) {
  Seat seat;
  PtyProgram& program = seat.play();
  std::mt19937 random(20261123);  // NOLINT(cert-msc51-cpp): the same sizes in every run
  for (int i = 0; i < 200; ++i) {
    program.resize({3 + static_cast<int>(random() % 40), 10 + static_cast<int>(random() % 111)});
    program.settle(1);
  }
  program.resize({18, 36});
  EXPECT_TRUE(seat.wait_text("Window too small"));
  program.resize({24, 80});
  EXPECT_TRUE(seat.wait_text("Paused"));
  program.send("p");
  EXPECT_TRUE(seat.wait_digit(0, '5')) << seat.text();
  EXPECT_LE(program.screen().clears(), 1);
  seat.leave();
}

// What somebody pastes never drives the terminal: it is shown, escapes and all.
TEST_F(PlayPty, PastedControlsAreShownAndNotSent) {
  Seat seat;
  PtyProgram& program = seat.play();
  const int clears = program.screen().clears();
  program.send(
      "\x1b[200~title \x1b[2J\x1b]0;owned\x07 \xc2\x9b"
      "31m\x1b[?1049l end of it\x1b[201~");
  EXPECT_TRUE(seat.wait_text("\\x1b[2J"));
  program.settle();
  EXPECT_EQ(program.screen().clears(), clears);
  EXPECT_TRUE(program.screen().is_alternate());
  seat.expect_no_fault();
}

TEST_F(PlayPty, APasteOpensImport) {
  Seat seat;
  PtyProgram& program = seat.play();
  program.send("\x1b[200~" + std::string(kSolved.substr(0, 80)) + ".\x1b[201~");
  EXPECT_TRUE(seat.wait_text("80 givens"));
  program.send("\r");
  EXPECT_TRUE(program.wait([&seat] { return seat.digit(79) == "7"; }));
  seat.put(80);
  EXPECT_TRUE(seat.wait_text("Solved in"));
  seat.leave();
}

}  // namespace
}  // namespace shudu::tui::driven
