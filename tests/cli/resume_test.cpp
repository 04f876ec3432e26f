// Runs that are ended in the middle, by whatever, and gone on with: the file is in the end, byte
// for byte, that of a run that nobody disturbed.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <functional>
#include <thread>

#include "cases.h"
#include "program_run.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

using Arguments = std::vector<std::string>;

// Puzzles with bad lines between them, some of other kinds.
std::vector<std::string> lines_of_all_kinds(int count) {
  std::vector<std::string> lines;
  for (int i = 0; i < count; ++i) {
    if (i % 7 == 3) lines.emplace_back("no puzzle\n");
    if (i % 11 == 5) lines.push_back(std::string(81, '1') + "\n");
    if (i % 13 == 6) lines.push_back("1.....2..3.....4\r\n");
    lines.push_back(relabelled(kEasy, i) + "\n");
  }
  return lines;
}

std::string together(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

class Resume : public testing::Test {
 protected:
  [[nodiscard]] std::string file(const char* name) const { return folder_.file(name); }
  [[nodiscard]] std::vector<std::string> names() const { return folder_.names(); }

  [[nodiscard]] Arguments to_out(Arguments arguments) const {
    arguments.insert(arguments.end(), {"-o", file("out")});
    return arguments;
  }
  // Writes lines, slowly, until there is a mark on the disk or some output, then sends the signal.
  RunResult ended(const Arguments& arguments, const std::vector<std::string>& lines, int signal) {
    RunRequest request;
    request.arguments = to_out(arguments);
    std::atomic<bool> is_ended = false;
    std::thread killer;
    request.on_start = [&](int pid) {
      killer = std::thread([&, pid] {
        wait_for_mark();
        ::kill(pid, signal);
        is_ended = true;
      });
    };
    std::size_t fed = 0;
    request.feed = [&]() -> std::string {
      // The last lines are not fed before the signal, and the input does not end before the process
      // does, so that the run cannot be through.
      pause();
      if (!is_ended && fed + 5 >= lines.size()) return "\n";
      return is_ended && fed + 1 >= lines.size() ? "\n" : lines[fed++];
    };
    RunResult result = run_program(request);
    killer.join();
    return result;
  }
  void wait_for_mark() const {
    constexpr int kMostWaits = 6000;
    for (int waits = 0; waits < kMostWaits; ++waits) {
      if (read_file(file("out.part.state")).find("\nat ") != std::string::npos) return;
      pause();
    }
  }
  RunResult whole(Arguments arguments, const std::string& input) const {
    return run(to_out(std::move(arguments)), input);
  }

 private:
  static void pause() { std::this_thread::sleep_for(std::chrono::milliseconds(5)); }

  const Folder folder_;
};

TEST_F(Resume, ASignalLeavesWhatIsWholeAndSaysHowToGoOn) {
  const std::vector<std::string> lines = lines_of_all_kinds(150);
  const std::string all = run({"solve"}, together(lines)).out;
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGXFSZ}) {
    for (const char* jobs : {"1", "3"}) {
      const RunResult first = ended({"solve", "--jobs", jobs}, lines, signal);
      EXPECT_EQ(first.exit_code, 130) << signal;
      EXPECT_EQ(names(), (Arguments{"out.part", "out.part.state"}));
      const std::string part = read_file(file("out.part"));
      EXPECT_TRUE(part.ends_with('\n'));
      EXPECT_THAT(all, StartsWith(part));
      EXPECT_THAT(first.err, HasSubstr("out.part; to go on: shudu solve --resume --jobs"));
      EXPECT_THAT(first.err, HasSubstr("the same standard input"));
      const RunResult second = whole({"solve", "-j2", "--resume"}, together(lines));
      EXPECT_EQ(second.exit_code, 4) << second.err;
      EXPECT_EQ(names(), Arguments{"out"});
      EXPECT_TRUE(read_file(file("out")) == all);
      ::unlink(file("out").c_str());
    }
  }
}

TEST_F(Resume, EveryVerbThatAnswersGoesOn) {
  const std::vector<std::string> lines = lines_of_all_kinds(120);
  const std::string input = together(lines);
  int number = 0;
  for (const Arguments& arguments :
       {Arguments{"solve", "--json"},
        {"solve", "--format", "{index} {line} {status} {solution}"},
        {"solve", "--all"},
        {"count"},
        {"count", "--json"},
        {"check", "--minimal"},
        {"steps", "--technique", "x-wing", "--technique", "naked-single"},
        {"explain"},
        {"hint", "--stage", "5"},
        {"rate", "--scale", "shudu"},
        {"rate", "--max-er", "1.5"},
        {"minimize", "--seed", "4"},
        {"analyze", "--backdoors", "1", "--unavoidable", "6"},
        {"canon"},
        {"canon", "--dedupe"},
        {"canon", "--moves", "--json"},
        {"convert", "--to", "csv"},
        {"convert", "--to", "json"},
        {"convert", "--board"}}) {
    for (const int signal : {SIGTERM, SIGKILL}) {
      if (++number % by_build(1, 3) != 0) continue;
      const RunResult undisturbed = whole(arguments, input);
      const std::string all = read_file(file("out"));
      ::unlink(file("out").c_str());
      ended(arguments, lines, signal);
      EXPECT_EQ(::access(file("out").c_str(), F_OK), -1) << arguments[0];
      Arguments again = arguments;
      again.emplace_back("--resume");
      EXPECT_EQ(whole(again, input).exit_code, undisturbed.exit_code) << arguments[0];
      EXPECT_EQ(names(), Arguments{"out"}) << arguments[0];
      EXPECT_TRUE(read_file(file("out")) == all) << arguments[0] << signal;
      ::unlink(file("out").c_str());
    }
  }
}

TEST_F(Resume, ASeriesGoesOnWithItsSeed) {
  constexpr auto kPuzzles = by_build<std::uint64_t>(8000, 800);
  for (const Arguments& arguments :
       {Arguments{"generate", "-n", std::to_string(5 * kPuzzles)},
        {"generate", "-n", std::to_string(kPuzzles), "--json"},
        {"generate", "-n", std::to_string(5 * kPuzzles / 2), "--unique-up-to-symmetry"}}) {
    RunRequest request;
    request.arguments = to_out(arguments);
    std::thread killer;
    request.on_start = [&killer](int pid) {
      killer = std::thread([pid] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        ::kill(pid, SIGTERM);
      });
    };
    RunResult result = run_program(request);
    killer.join();
    Arguments again = to_out(arguments);
    again.emplace_back("--resume");
    if (result.exit_code == 130) result = run(again);
    // Where nothing was kept, the second run has a seed of its own.
    const std::size_t at = result.err.find("--seed ") + 7;
    const std::string seed = result.err.substr(at, result.err.find('\n') - at);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_EQ(names(), Arguments{"out"});
    Arguments undisturbed = arguments;
    undisturbed.insert(undisturbed.end(), {"--seed", seed});
    EXPECT_TRUE(run(undisturbed).out == read_file(file("out"))) << arguments[2];
    ::unlink(file("out").c_str());
  }
}

// Marks stand between the puzzles of the base. It is ended by a signal, by one that cannot be
// heard, and by a full disk (0).
TEST_F(Resume, VariationsGoOn) {
  write_file(file("base"), run({"generate", "-n", by_build("9", "4"), "--seed", "3"}).out);
  for (const int signal : {SIGTERM, SIGKILL, 0}) {
    Arguments arguments{"generate", "--base", file("base"), "--vary", "2+1", "--json", "-j1"};
    // Begun after some; the same command goes on, then.
    if (signal == SIGKILL) arguments.emplace_back("--resume=0.7.1");
    const std::string all = run(arguments).out;
    ASSERT_GT(text_lines(all).size(), 200U);
    RunRequest request;
    request.arguments = to_out(arguments);
    if (signal == 0) request.most_file_bytes = all.size() * 2 / 3;
    std::thread killer;
    request.on_start = [&](int pid) {
      killer = std::thread([this, pid, signal] {
        if (signal == 0) return;
        wait_for_mark();
        ::kill(pid, signal);
      });
    };
    const RunResult first = run_program(request);
    killer.join();
    EXPECT_NE(first.exit_code, 0) << "it was through before the signal";
    EXPECT_EQ(names(), (Arguments{"base", "out.part", "out.part.state"})) << first.err;
    EXPECT_THAT(all, StartsWith(read_file(file("out.part"))));
    if (signal != SIGKILL) {
      EXPECT_THAT(first.err, HasSubstr("out.part; to go on: shudu generate --resume --base"));
    }
    Arguments again = to_out(arguments);
    if (signal != SIGKILL) again.emplace_back("--resume");
    const RunResult second = run(again);
    EXPECT_EQ(second.exit_code, 0) << second.err;
    EXPECT_TRUE(read_file(file("out")) == all) << signal;
    ::unlink(file("out").c_str());
  }
}

TEST_F(Resume, AFullDiskLeavesWhatIsWhole) {
  const std::string input = together(lines_of_all_kinds(4000));
  for (const Arguments& arguments :
       {Arguments{"solve"}, {"rate", "--scale", "shudu"}, {"convert"}}) {
    RunRequest request;
    request.arguments = to_out(arguments);
    request.input = input;
    request.most_file_bytes = 100'000;
    const RunResult first = run_program(request);
    EXPECT_EQ(first.exit_code, 3) << first.err;
    EXPECT_THAT(first.err, HasSubstr("the file is too large\n"));
    EXPECT_THAT(first.err, HasSubstr("out.part; to go on: shudu " + arguments[0] + " --resume"));
    EXPECT_LE(read_file(file("out.part")).size(), 100'000U);
    EXPECT_TRUE(read_file(file("out.part")).ends_with('\n'));
    Arguments again = arguments;
    again.emplace_back("--resume");
    EXPECT_EQ(whole(again, input).exit_code, run(arguments, input).exit_code);
    EXPECT_TRUE(read_file(file("out")) == run(arguments, input).out) << arguments[0];
    ::unlink(file("out").c_str());
  }
}

// A part with which something is wrong.
class ResumeOther : public Resume {
 protected:
  void SetUp() override {
    lines_ = lines_of_all_kinds(100);
    all_ = run({"check"}, together(lines_)).out;
    ended({"check"}, lines_, SIGTERM);
    part_ = read_file(file("out.part"));
    ASSERT_GT(part_.size(), 20U);
  }
  void expect_refused(const Arguments& arguments, const std::string& input, int code) {
    const RunResult result = whole(arguments, input);
    EXPECT_EQ(result.exit_code, code) << result.err;
    EXPECT_THAT(result.err, HasSubstr("out.part"));
    EXPECT_EQ(names(), (Arguments{"out.part", "out.part.state"}));
    EXPECT_EQ(read_file(file("out.part")), part_);
  }
  void expect_right(const Arguments& arguments) {
    EXPECT_EQ(whole(arguments, together(lines_)).exit_code, 4);
    EXPECT_TRUE(read_file(file("out")) == all_);
    EXPECT_EQ(names(), Arguments{"out"});
  }

  std::vector<std::string> lines_;
  std::string all_;
  std::string part_;
};

TEST_F(ResumeOther, OtherInputOrOptionsAreRefused) {
  std::vector<std::string> other = lines_;
  std::swap(other[0], other[1]);
  expect_refused({"check", "--resume"}, together(other), 3);
  expect_refused({"check", "--resume"}, lines_[0], 3);
  expect_refused({"check", "--resume"}, "", 3);
  expect_refused({"check", "--resume", "--minimal"}, together(lines_), 3);
  expect_refused({"check", "--resume", "--lang", "zh-CN"}, together(lines_), 3);
  expect_refused({"count", "--resume"}, together(lines_), 3);
  expect_right({"check", "--resume", "--quiet", "--jobs", "3"});
}

TEST_F(ResumeOther, ItIsNotLostByChance) {
  expect_refused({"check"}, together(lines_), 2);
  expect_right({"check", "--force"});
}

TEST_F(ResumeOther, WhatIsBehindTheLastMarkIsCutOff) {
  write_file(file("out.part"), part_ + "half of a li");
  expect_right({"check", "--resume"});
}

TEST_F(ResumeOther, AMarkThatIsNotThereAnyMoreDoesNotCount) {
  write_file(file("out.part"), part_.substr(0, part_.size() - 3));
  expect_right({"check", "--resume"});
}

TEST_F(ResumeOther, AStateThatWasCutEndsWhereItIsWhole) {
  const std::string state = read_file(file("out.part.state"));
  write_file(file("out.part.state"), state.substr(0, state.size() - 4));
  expect_right({"check", "--resume"});
}

TEST_F(ResumeOther, APartWithoutAStateIsNobodys) {
  ::unlink(file("out.part.state").c_str());
  for (const Arguments& arguments : {Arguments{"check"}, {"check", "--resume"}}) {
    EXPECT_NE(whole(arguments, together(lines_)).exit_code, 0);
    EXPECT_EQ(read_file(file("out.part")), part_);
  }
  expect_right({"check", "--force"});
}

TEST_F(ResumeOther, TwoRunsCannotHaveOnePart) {
  const int fd = ::open(file("out.part").c_str(), O_RDWR | O_CLOEXEC);
  ASSERT_EQ(::flock(fd, LOCK_EX), 0);
  expect_refused({"check", "--resume"}, together(lines_), 3);
  ::close(fd);
  expect_right({"check", "--resume"});
}

TEST_F(ResumeOther, APartThatIsNoFileIsRefused) {
  ::unlink(file("out.part").c_str());
  ASSERT_EQ(::symlink("elsewhere", file("out.part").c_str()), 0);
  const RunResult result = whole({"check", "--force"}, together(lines_));
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, HasSubstr("it is not a file"));
  EXPECT_EQ(::access(file("elsewhere").c_str(), F_OK), -1);
}

TEST_F(Resume, WithNothingToGoOnWithItBegins) {
  EXPECT_EQ(whole({"solve", "--resume"}, easy_lines(3)).exit_code, 0);
  EXPECT_EQ(read_file(file("out")), run({"solve"}, easy_lines(3)).out);
}

TEST_F(Resume, AFailedReadOfTheLastInputKeepsWhatWasAnswered) {
  write_file(file("in"), easy_lines(10));
  const RunResult result = whole({"solve", file("in"), file("missing")}, "");
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, HasSubstr("10 records are in"));
  write_file(file("missing"), easy_lines(2));
  EXPECT_EQ(whole({"solve", file("in"), file("missing"), "--resume"}, "").exit_code, 0);
  EXPECT_EQ(read_file(file("out")), run({"solve", file("in"), file("missing")}).out);
}

TEST_F(Resume, ItNeedsAFileToGoOnWith) {
  EXPECT_EQ(run({"solve", "--resume", std::string(kEasy)}).exit_code, 2);
  EXPECT_EQ(run({"generate", "--resume"}).exit_code, 2);
  EXPECT_EQ(run({"generate", "--estimate", "--resume", "-o", file("out")}).exit_code, 2);
  EXPECT_EQ(run({"render", "--resume", std::string(kEasy)}).exit_code, 2);
  EXPECT_TRUE(names().empty());
}

}  // namespace
}  // namespace shudu::test
