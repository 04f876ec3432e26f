// The terminal and the loop, on a pseudo-terminal: what is drawn on each kind of terminal, ways
// out, stops, sizes, bytes sent.
#include "tui/terminal/terminal.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <random>
#include <string>
#include <thread>

#include "pty_driver.h"
#include "small_app.h"

namespace shudu::tui::driven {
namespace {

PtySetup small(const std::string& term = "xterm-256color", int tick_ms = -1) {
  PtySetup setup;
  setup.body = [tick_ms] { return run_small_app(tick_ms); };
  setup.environment = {"TERM=" + term, "LC_ALL=C.UTF-8"};
  return setup;
}

std::string faults_of(const PtyProgram& program) {
  std::string all;
  for (const std::string& fault : program.screen().faults()) all += fault + "\n";
  return all;
}

TEST(TerminalPty, ShowsTheCanvasOnEveryKindOfTerminal) {
  for (const std::string term : {"xterm-256color", "xterm", "linux", "ansi", "vt100",
                                 "screen-256color", "tmux-256color", "vt220"}) {
    PtyProgram program(small(term));
    ASSERT_TRUE(program.wait_text("said nothing.")) << term << program.written();
    EXPECT_TRUE(program.screen().holds("size 80x24 lines bold")) << term;
    program.settle();
    for (int row = 3; row < 24; ++row) {
      std::string expected;
      for (int i = 0; i < 20; ++i) expected += "│5数";
      EXPECT_EQ(program.screen().row_text(row), expected) << term << " row " << row;
    }
    program.send("q");
    EXPECT_EQ(program.wait_exit(), 0) << term;
    EXPECT_EQ(faults_of(program), "") << term;
  }
}

TEST(TerminalPty, ColoursAreThoseOfTheTerminal) {
  const auto grounds = [](const std::string& term, const std::string& keys) {
    PtyProgram program(small(term));
    program.wait_text("said nothing.");
    program.send(keys);
    if (!keys.empty()) program.wait_text("said b.");
    program.settle();
    std::set<int> seen;
    for (int column = 0; column < 80; ++column) {
      seen.insert(program.screen().cell({5, column}).ground);
    }
    return seen;
  };
  EXPECT_GT(*grounds("xterm-256color", "").rbegin(), 15);
  EXPECT_LT(*grounds("xterm", "").rbegin(), 8);
  EXPECT_EQ(grounds("vt100", ""), std::set<int>{-1});
  EXPECT_EQ(grounds("xterm-256color", "b"), std::set<int>{-1});  // switched off while it runs
}

TEST(TerminalPty, WithoutUtf8NothingShifts) {
  PtySetup setup = small();
  setup.environment = {"TERM=xterm-256color", "LC_ALL=C"};
  PtyProgram program(setup);
  ASSERT_TRUE(program.wait_text("said nothing."));
  EXPECT_TRUE(program.screen().holds("size 80x24 ascii bold"));
  program.settle();
  EXPECT_EQ(program.screen().row_text(5).substr(0, 12), "|5??|5??|5??");
  program.send("q");
  EXPECT_EQ(program.wait_exit(), 0);
}

TEST(TerminalPty, SaysWhereBoldCannotBeTold) {
  PtyProgram program(small("sun"));
  ASSERT_TRUE(program.wait_text("said nothing."));
  EXPECT_TRUE(program.screen().holds("size 80x24 lines plain"));
  program.send("q");
  EXPECT_EQ(program.wait_exit(), 0);
  EXPECT_EQ(faults_of(program), "");
}

// A locale that the system has not got is no reason to lose the signs; one of East Asia is asked
// for the width of lines, and what was typed meanwhile is kept.
TEST(TerminalPty, LinesThatTakeTwoColumnsAreNotDrawn) {
  for (const bool is_wide : {false, true}) {
    PtySetup setup = small();
    setup.environment = {"TERM=xterm-256color", "LC_ALL=", "LC_CTYPE=", "LANG=zh_TW.UTF-8"};
    setup.lines_are_wide = is_wide;
    PtyProgram program(setup);
    program.send("5");
    ASSERT_TRUE(program.wait_text("said 5.")) << program.screen().text();
    EXPECT_TRUE(program.screen().holds(is_wide ? "size 80x24 ascii" : "size 80x24 lines"));
    program.send("q");
    EXPECT_EQ(program.wait_exit(), 0);
    EXPECT_EQ(faults_of(program), "");
  }
}

TEST(TerminalPty, OpensOnlyOnATerminalThatCanMove) {
  for (const std::string term : {"dumb", "no-such-terminal"}) {
    PtyProgram program(small(term));
    EXPECT_EQ(program.wait_exit(), 99) << term;
    EXPECT_TRUE(program.is_restored()) << term;
  }
}

TEST(TerminalPty, KeysMouseAndPasteArrive) {
  PtyProgram program(small());
  ASSERT_TRUE(program.wait_text("said nothing."));
  program.send("5");
  EXPECT_TRUE(program.wait_text("said 5."));
  program.send("\x03");
  EXPECT_TRUE(program.wait_text("said ctrl c."));
  program.send("\x13");  // Ctrl+S does not stop the output
  EXPECT_TRUE(program.wait_text("said ctrl s."));
  program.send("\x1b");
  EXPECT_TRUE(program.wait_text("said code 4."));
  program.send(
      "\x1b"
      "5");
  EXPECT_TRUE(program.wait_text("said alt 5."));
  program.send("\x1b[<0;10;4M");
  EXPECT_TRUE(program.wait_text("said mouse 3 9."));
  program.send("\x1b[200~" + std::string(5000, '.') + "\x1b[201~");
  EXPECT_TRUE(program.wait_text("said paste 5000."));
  program.send("n");
  EXPECT_TRUE(program.wait_text("said news."));
  program.send("\xe6\x95\xb0");
  EXPECT_TRUE(program.wait_text("said 数."));
}

TEST(TerminalPty, ModesGoOnAndOff) {
  PtyProgram program(small());
  ASSERT_TRUE(program.wait_text("said nothing."));
  program.settle();
  const ScreenParser& screen = program.screen();
  EXPECT_TRUE(screen.is_alternate() && screen.has_mode(2004) && screen.has_mode(1002) &&
              screen.has_mode(1006));
  EXPECT_TRUE(screen.is_cursor_shown());
  EXPECT_EQ(screen.cursor(), (Point{2, 0}));
  program.send("h");
  EXPECT_TRUE(program.wait([&screen] { return !screen.is_cursor_shown(); }));
  program.send("o");
  EXPECT_TRUE(program.wait([&screen] { return !screen.has_mode(1006) && !screen.has_mode(1000); }));
  program.send("h");
  EXPECT_TRUE(program.wait([&screen] { return screen.is_cursor_shown(); }));
  program.settle();
  EXPECT_EQ(screen.cursor(), (Point{2, 3}));
  program.send("q");
  EXPECT_EQ(program.wait_exit(), 0);
  EXPECT_TRUE(program.is_restored());
}

TEST(TerminalPty, SignalsEndItRestored) {
  for (const auto& [number, code] :
       {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}, std::pair{SIGHUP, 129}}) {
    PtyProgram program(small());
    ASSERT_TRUE(program.wait_text("said nothing."));
    program.send("h");
    ASSERT_TRUE(program.wait_text("said h."));
    program.signal(number);
    EXPECT_EQ(program.wait_exit(), code);
    EXPECT_TRUE(program.is_restored()) << number;
  }
}

TEST(TerminalPty, AClosedWindowEndsIt) {
  PtyProgram program(small());
  ASSERT_TRUE(program.wait_text("said nothing."));
  program.close_window();
  const auto code = program.wait_exit();
  ASSERT_TRUE(code);
  EXPECT_TRUE(*code == 129 || *code == 3)
      << *code;  // the hang-up or the end of input, what is first
}

TEST(TerminalPty, StopsAndGoesOn) {
  for (const bool by_key : {true, false}) {
    PtyProgram program(small());
    ASSERT_TRUE(program.wait_text("said nothing."));
    if (by_key) {
      program.send("\x1a");
    } else {
      program.signal(SIGTSTP);
    }
    ASSERT_TRUE(program.wait([&program] { return program.is_stopped(); }));
    program.settle();
    EXPECT_TRUE(program.is_restored());
    program.signal(SIGCONT);
    EXPECT_TRUE(program.wait_text("continued 1."));
    program.settle();
    EXPECT_TRUE(program.screen().is_alternate());
    EXPECT_TRUE(program.screen().has_mode(1006));
    program.send("5");
    EXPECT_TRUE(program.wait_text("said 5."));
    EXPECT_TRUE(program.screen().holds("continued 1."));
    program.send("q");
    EXPECT_EQ(program.wait_exit(), 0);
    EXPECT_TRUE(program.is_restored());
    EXPECT_EQ(faults_of(program), "");
  }
}

// STOP cannot be seen coming: on CONT everything is taken again, whatever the shell did meanwhile.
TEST(TerminalPty, ComesBackFromAStopThatItDidNotSee) {
  PtyProgram program(small());
  ASSERT_TRUE(program.wait_text("said nothing."));
  program.settle();
  const termios raw = program.modes();
  program.signal(SIGSTOP);
  ASSERT_TRUE(program.wait([&program] { return program.is_stopped(); }));
  program.signal(SIGCONT);
  EXPECT_TRUE(program.wait_text("continued 1."));
  program.settle();
  EXPECT_EQ(program.modes().c_lflag, raw.c_lflag);
  EXPECT_TRUE(program.screen().is_alternate());
  program.send("q");
  EXPECT_EQ(program.wait_exit(), 0);
  EXPECT_TRUE(program.is_restored());
}

TEST(TerminalPty, NothingIsClearedAfterTheFirstFrame) {
  PtyProgram program(small());
  ASSERT_TRUE(program.wait_text("said nothing."));
  program.settle();
  const int before = program.screen().clears();
  EXPECT_LE(before, 1);
  program.send("abc\x0c");
  ASSERT_TRUE(program.wait_text("said ctrl l."));
  program.resize({30, 100});
  ASSERT_TRUE(program.wait_text("size 100x30"));
  program.resize({20, 40});
  ASSERT_TRUE(program.wait_text("size 40x20"));
  program.settle();
  EXPECT_EQ(program.screen().clears(), before);
}

TEST(TerminalPty, AScreenThatWasSpoiltIsWrittenAnew) {
  PtyProgram program(small());
  ASSERT_TRUE(program.wait_text("said nothing."));
  program.settle();
  program.resize({10, 20});  // this terminal forgets what does not fit
  program.resize({24, 80});
  ASSERT_TRUE(program.wait([&program] {
    return program.screen().row_text(23).size() == 20 * std::string_view("│5数").size();
  }));
}

TEST(TerminalPty, TwoHundredSizesAtRandom) {
  PtyProgram program(small());
  ASSERT_TRUE(program.wait_text("said nothing."));
  std::mt19937 random(20261123);  // NOLINT(cert-msc51-cpp): the same sizes in every run
  for (int i = 0; i < 200; ++i) {
    program.resize({3 + static_cast<int>(random() % 48), 10 + static_cast<int>(random() % 151)});
    if (i % 7 == 0) program.settle(2);
  }
  program.resize({24, 80});
  ASSERT_TRUE(program.wait_text("size 80x24"));
  program.settle();
  EXPECT_TRUE(program.screen().holds("said nothing."));
  EXPECT_EQ(program.screen().row_text(23).size(), 20 * std::string_view("│5数").size());
  EXPECT_LE(program.screen().clears(), 1);
  program.send("q");
  EXPECT_EQ(program.wait_exit(), 0);
}

TEST(TerminalPty, KeysInHasteAreAllTaken) {
  PtyProgram program(small());
  ASSERT_TRUE(program.wait_text("said nothing."));
  program.settle();
  const std::size_t before = program.screen().bytes();
  for (int i = 0; i < 400; ++i) {
    program.send("5");
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_TRUE(program.wait_text("inputs 400 "));
  program.settle();
  // Frames are drawn at most 60 times a second, so there are fewer than keys.
  EXPECT_LT((program.screen().bytes() - before) / 400, 60U);
}

TEST(TerminalPty, ATickIsFewBytes) {
  PtyProgram program(small("xterm-256color", 20));
  ASSERT_TRUE(program.wait_text("ticks 5 "));
  const std::size_t before = program.screen().bytes();
  ASSERT_TRUE(program.wait_text("ticks 15 "));
  EXPECT_LT(program.screen().bytes() - before, 10U * 100U);
}

TEST(TerminalPty, WithoutTicksItSleeps) {
  PtyProgram program(small());
  ASSERT_TRUE(program.wait_text("said nothing."));
  program.settle(200);
  const double before = program.processor_seconds();
  const std::size_t bytes = program.screen().bytes();
  program.settle(1000);
  EXPECT_EQ(program.processor_seconds(), before);
  EXPECT_EQ(program.screen().bytes(), bytes);
}

}  // namespace
}  // namespace shudu::tui::driven
