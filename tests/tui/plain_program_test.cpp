// The dialogue of the program itself, over pipes: what was answered is kept however the process
// ends, signals save and give their exit codes, long lines are refused, a full disk is told.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <thread>

#include "support/paths.h"
#include "tui/world.h"

namespace shudu::tui {
namespace {

using test::World;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

// A process that is talked to.
class Talker {
 public:
  // `before` is shell that comes before the program; `options` follow `play --store STORE`.
  Talker(const World& world, const std::string& options, const std::string& before = {}) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    EXPECT_EQ(pipe(in.data()), 0);
    EXPECT_EQ(pipe(out.data()), 0);
    const std::string command = before + "exec '" + test::program().string() + "' play --store '" +
                                world.store() + "' " + options;
    pid_ = fork();
    if (pid_ == 0) {
      dup2(in[0], 0);
      dup2(out[1], 1);
      for (const int end : {in[0], in[1], out[0], out[1]}) close(end);
      setenv("SHUDU_LANG", "en", 1);
      execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
      _exit(127);
    }
    close(in[0]);
    close(out[1]);
    in_ = in[1];
    out_ = out[0];
  }
  Talker(const Talker&) = delete;
  Talker& operator=(const Talker&) = delete;
  ~Talker() {
    if (pid_ > 0) end(SIGKILL);
    if (in_ >= 0) close(in_);
    close(out_);
  }

  void type(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t count = write(in_, text.data(), text.size());
      ASSERT_GT(count, 0);
      text.remove_prefix(static_cast<std::size_t>(count));
    }
  }
  // Up to the next prompt, or the end of the output.
  std::string answer() {
    while (!(heard_.ends_with("\n> ") || heard_ == "> ") && read_some()) {
    }
    return std::exchange(heard_, {});
  }
  std::string say(const std::string& line) {
    type(line + '\n');
    return answer();
  }
  void close_input() {
    close(in_);
    in_ = -1;
  }
  std::string rest() {
    while (read_some()) {
    }
    return std::exchange(heard_, {});
  }
  // The exit code, or 1000 + the signal that killed it.
  int wait_for_end() {
    int status = 0;
    waitpid(pid_, &status, 0);
    pid_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
  }
  void send(int signal) const { kill(pid_, signal); }
  int end(int signal) {
    send(signal);
    return wait_for_end();
  }
  [[nodiscard]] const std::string& heard() const { return heard_; }
  bool read_some() {
    pollfd ready{out_, POLLIN, 0};
    if (poll(&ready, 1, 60'000) <= 0) {
      ADD_FAILURE() << "no answer within a minute; so far: " << heard_;
      return false;
    }
    std::array<char, 4096> bytes{};
    const ssize_t count = read(out_, bytes.data(), bytes.size());
    if (count <= 0) return false;
    heard_.append(bytes.data(), static_cast<std::size_t>(count));
    return true;
  }

 private:
  pid_t pid_ = -1;
  int in_ = -1;
  int out_ = -1;
  std::string heard_;
};

std::string puzzle_option() { return "--plain " + std::string(test::kPuzzle); }

// `13 4` and so on: the own cells of the solution in order.
std::vector<std::string> right_moves() {
  std::vector<std::string> moves;
  for (std::size_t i = 0; i < test::kPuzzle.size(); ++i) {
    if (test::kPuzzle[i] != '.') continue;
    moves.push_back(std::to_string(i / 9 + 1) + std::to_string(i % 9 + 1) + ' ' + test::kSolved[i]);
  }
  return moves;
}

TEST(PlainProgram, TalksOverAPipeWithoutBeingAsked) {
  const World world;
  Talker talker(world, std::string(test::kPuzzle));
  EXPECT_THAT(talker.answer(), EndsWith("Say help for the words.\n> "));
  EXPECT_EQ(talker.say("13 4"), "4 at r1c3.\n> ");
  EXPECT_EQ(talker.say(""), "> ");
  talker.type("quit\n");
  EXPECT_EQ(talker.rest(), "All is saved.\nGoodbye.\n");
  EXPECT_EQ(talker.wait_for_end(), 0);
}

TEST(PlainProgram, TheEndOfTheInputSaves) {
  const World world;
  {
    Talker talker(world, puzzle_option());
    talker.type("13 4\n14 6");  // the last line has no end
    talker.close_input();
    EXPECT_THAT(talker.rest(), EndsWith("> 4 at r1c3.\n> 6 at r1c4.\n> All is saved.\nGoodbye.\n"));
    EXPECT_EQ(talker.wait_for_end(), 0);
  }
  Talker again(world, "--plain");
  EXPECT_THAT(again.answer(),
              HasSubstr("Going on with the last game.\nEasy, ER 1.2. Empty cells: 49."));
}

TEST(PlainProgram, NothingThatWasAnsweredIsLostByKill) {
  const std::vector<std::string> moves = right_moves();
  for (std::size_t round = 0; round < 8; ++round) {
    const World world;
    const std::size_t answered = 3 + 5 * round;
    {
      Talker talker(world, puzzle_option());
      talker.answer();
      for (std::size_t i = 0; i < answered; ++i) talker.say(moves[i]);
      // More are on their way when it dies, in all stages of being written.
      for (std::size_t i = answered; i < answered + 4; ++i) talker.type(moves[i] + '\n');
      std::this_thread::sleep_for(std::chrono::microseconds(700 * round));
      EXPECT_EQ(talker.end(SIGKILL), 1000 + SIGKILL);
    }
    Talker again(world, "--plain");
    again.answer();
    const std::string said = again.say("export");
    const std::string board = said.substr(82, 81);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
      if (test::kPuzzle[i] != '.' || board[i] == '.') continue;
      EXPECT_EQ(board[i], test::kSolved[i]);
      ++kept;
    }
    EXPECT_GE(kept, answered);
    EXPECT_LE(kept, answered + 4);
  }
}

TEST(PlainProgram, SignalsSaveAndLeave) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const World world;
    {
      Talker talker(world, puzzle_option());
      talker.answer();
      EXPECT_EQ(talker.say("13 4"), "4 at r1c3.\n> ");
      EXPECT_EQ(talker.end(signal), 128 + signal);
    }
    Talker again(world, "--plain");
    EXPECT_THAT(again.answer(), HasSubstr("Empty cells: 50."));
  }
}

TEST(PlainProgram, ControlCStopsWhatRunsLong) {
  const World world;
  Talker talker(world, puzzle_option());
  talker.answer();
  // Such a puzzle takes minutes to find.
  talker.type("new finned-jellyfish symmetry full seed 1\n");
  while (talker.heard().find("Making a puzzle.") == std::string::npos) talker.read_some();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  talker.send(SIGINT);
  const std::string said = talker.answer();
  EXPECT_THAT(said, HasSubstr("This is the nearest found: "));
  EXPECT_THAT(said, HasSubstr("Empty cells: "));
  EXPECT_THAT(talker.say("time"), HasSubstr("All is saved."));
}

TEST(PlainProgram, LongLinesAreLeftOut) {
  const World world;
  Talker talker(world, puzzle_option());
  talker.answer();
  EXPECT_THAT(talker.say(std::string(300'000, 'x')), HasSubstr("The line is too long."));
  EXPECT_EQ(talker.say("13 4"), "4 at r1c3.\n> ");
}

TEST(PlainProgram, AFullDiskIsTold) {
  const World world;
  {
    Talker talker(world, puzzle_option());
    talker.answer();
    talker.say("13 4");
    talker.say("quit");
    EXPECT_EQ(talker.wait_for_end(), 0);
  }
  // No file may grow beyond 40 kB: the log of the store is full after some moves.
  Talker talker(world, "--plain", "trap '' XFSZ; ulimit -f 80; ");
  EXPECT_THAT(talker.answer(), HasSubstr("Empty cells: 50."));
  std::size_t saved = 1;
  std::string said;
  const std::vector<std::string> moves = right_moves();
  for (std::size_t i = 1; i < moves.size(); ++i) {
    said = talker.say(moves[i]);
    if (said.find("NOT SAVED") != std::string::npos) break;
    ++saved;
  }
  ASSERT_THAT(said, HasSubstr("NOT SAVED: "));
  EXPECT_LT(saved, moves.size());
  said = talker.say("quit");
  EXPECT_THAT(said, HasSubstr("NOT SAVED: "));
  EXPECT_THAT(said, HasSubstr("Say it again to leave"));
  EXPECT_THAT(talker.say("left"), Not(HasSubstr("NOT SAVED")));
  talker.close_input();
  EXPECT_THAT(talker.rest(), HasSubstr("NOT SAVED: "));
  EXPECT_EQ(talker.wait_for_end(), 3);
  Talker again(world, "--plain");
  EXPECT_THAT(again.answer(), HasSubstr("Empty cells: " + std::to_string(51 - saved) + "."));
}

TEST(PlainProgram, WithoutAFolderTheGameIsPlayed) {
  const World world;
  Talker talker(world, "--store /proc/1/none/games.db " + puzzle_option());
  EXPECT_THAT(talker.answer(), HasSubstr("Games are played, but not kept: "));
  EXPECT_EQ(talker.say("13 4"), "4 at r1c3.\n> ");
  EXPECT_THAT(talker.say("time"), HasSubstr("NOT SAVED: the game is not kept."));
  EXPECT_THAT(talker.say("quit"), EndsWith("Goodbye.\n"));
  EXPECT_EQ(talker.wait_for_end(), 0);
}

// What is no regular file is neither a store nor the place of an export; it stays what it is, and
// nothing is called saved.
TEST(PlainProgram, WhatIsNoFileIsNotWritten) {
  namespace fs = std::filesystem;
  const World world;
  const std::string pipe = world.file("pipe");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  fs::create_symlink("disk/games.db", world.file("link"));
  fs::create_symlink("pipe", world.file("to-pipe"));
  fs::create_directory(world.file("folder"));
  const std::pair<std::string, std::string> kStores[] = {
      {"pipe", " is not a regular file. It was left as it is."},
      {"to-pipe", " is not a regular file. It was left as it is."},
      {"link", " is a link to " + world.file("disk/games.db") + ", and there is no file there."},
      {"folder", " is a folder, not a file."}};
  for (const auto& [name, words] : kStores) {
    Talker talker(world, "--store '" + world.file(name) + "' " + puzzle_option());
    EXPECT_THAT(talker.answer(), HasSubstr("but not kept: " + world.file(name) + words));
    talker.say("13 4");
    EXPECT_THAT(talker.say("export " + pipe),
                HasSubstr(pipe + " could not be written.\n" + pipe + " is not a regular file."));
    talker.close_input();
    EXPECT_THAT(talker.rest(), Not(HasSubstr("saved")));
    EXPECT_EQ(talker.wait_for_end(), 0);
  }
  EXPECT_TRUE(fs::is_fifo(pipe));
  EXPECT_TRUE(fs::is_empty(world.file("folder")));
  EXPECT_EQ(std::distance(fs::directory_iterator(world.folder()), fs::directory_iterator()), 4);
}

// A device of our own making, which swallows all.
TEST(PlainProgram, ADeviceIsNotWritten) {
  const World world;
  const std::string device = world.file("device");
  if (mknod(device.c_str(), S_IFCHR | 0666, makedev(1, 3)) != 0) {
    GTEST_SKIP() << "this user may not make a device (mknod)";
  }
  Talker talker(world, "--store '" + device + "' " + puzzle_option());
  EXPECT_THAT(talker.answer(), HasSubstr("not kept: " + device + " is not a regular file."));
  EXPECT_THAT(talker.say("export " + device), HasSubstr(" could not be written."));
  talker.close_input();
  EXPECT_THAT(talker.rest(), Not(HasSubstr("saved")));
  EXPECT_EQ(talker.wait_for_end(), 0);
  EXPECT_TRUE(std::filesystem::is_character_file(device));
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(world.folder()),
                          std::filesystem::directory_iterator()),
            1);
}

// Of more than can be read as a saved game, too.
TEST(PlainProgram, AForeignFileIsNotWrittenOverUnasked) {
  const World world;
  const std::string large(kMostFileBytes + 1, 'x');
  test::write_file(world.file("large"), large);
  Talker talker(world, puzzle_option());
  talker.answer();
  EXPECT_THAT(talker.say("export " + world.file("large")), HasSubstr("There is a file "));
  EXPECT_EQ(test::read_file(world.file("large")), large);
  EXPECT_THAT(talker.say("export " + world.file("large") + " yes"), HasSubstr("Written to "));
  EXPECT_THAT(test::read_file(world.file("large")), testing::StartsWith("shudu-game 1\n"));
}

TEST(PlainProgram, ALayoutToStartWith) {
  const World world;
  const std::string file = world.file("game.shudu");
  for (const auto& [words, layout] :
       {std::pair{
            std::string("--layout x ") +
                "....4....6.8...9..1....6....597...........8.....2....54......9.39..2......1......",
            "layout x\n"},
        std::pair{std::string("--layout 6X6"), "layout 6x6\n"}}) {
    Talker talker(world, "--plain " + words);
    EXPECT_THAT(talker.answer(), HasSubstr("Read as"));
    (void)talker.say("export " + file);
    EXPECT_THAT(test::read_file(file), HasSubstr(layout)) << words;
    std::filesystem::remove(file);
  }
  Talker talker(world, "--plain --layout 6x6 " + std::string(test::kPuzzle));
  (void)talker.rest();
  EXPECT_EQ(talker.wait_for_end(), 4);
}

TEST(PlainProgram, AFileToStartWith) {
  const World world;
  test::write_file(world.file("puzzle.txt"), std::string(test::kPuzzle) + "\n");
  Talker talker(world, "--plain '" + world.file("puzzle.txt") + "'");
  EXPECT_THAT(talker.answer(), HasSubstr("Empty cells: 51."));
}

}  // namespace
}  // namespace shudu::tui
