// When something outside fails: closed pipes, full disks, signals, files that are not files. Lines
// that were written are whole, files are whole or not there, and the exit code says what happened.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <stdexcept>
#include <thread>

#include "cases.h"
#include "program_run.h"

namespace shudu::test {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

// Whole answers to the first relabellings, in order, and nothing else.
void expect_whole_lines(const std::string& out) {
  ASSERT_EQ(out.size() % 82, 0U);
  for (std::size_t i = 0; i < out.size() / 82; ++i) {
    ASSERT_EQ(out.substr(i * 82, 81), relabelled(kEasySolution, static_cast<int>(i)));
  }
}

TEST(Faults, AClosedPipeEndsQuietly) {
  for (const char* jobs : {"1", "4"}) {
    RunRequest request;
    request.arguments = {"solve", "--jobs", jobs};
    request.input = easy_lines(20'000);
    request.closes_stdout_early = true;
    const RunResult result = run_program(request);
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_EQ(result.err, "");
  }
  RunRequest request;
  request.arguments = {"convert", "--to", "grid"};
  request.input = easy_lines(20'000);
  request.closes_stdout_early = true;
  EXPECT_EQ(run_program(request).exit_code, 0);
}

TEST(Faults, AFullDeviceIsOneSentenceAndExitCodeThree) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"solve"},
                                                    {"solve", "-j3"},
                                                    {"convert"},
                                                    {"help"},
                                                    {"version"},
                                                    {"completions", "bash"}}) {
    RunRequest request;
    request.arguments = arguments;
    if (arguments[0] == "solve" || arguments[0] == "convert") request.input = easy_lines(3000);
    request.output_path = "/dev/full";
    const RunResult result = run_program(request);
    EXPECT_EQ(result.exit_code, 3) << arguments[0];
    EXPECT_EQ(result.err, "shudu: cannot write standard output: no space left on device\n");
  }
}

TEST(Faults, AFullDeviceAsOutputFileToo) {
  const RunResult result = run({"solve", "-o", "/dev/full"}, easy_lines(10));
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_EQ(result.err, "shudu: cannot write /dev/full: no space left on device\n");
}

TEST(Faults, AnOutputFileIsWholeAndNothingElseIsLeft) {
  const Folder folder;
  const std::string path = folder.file("out");
  EXPECT_EQ(run({"solve", "-o", path}, std::string(kEasy)).exit_code, 0);
  EXPECT_EQ(read_file(path), std::string(kEasySolution) + "\n");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"out"});
}

TEST(Faults, AnOutputFileKeepsItsModeAndItsLink) {
  const Folder folder;
  write_file(folder.file("real"), "old");
  ::chmod(folder.file("real").c_str(), 0640);
  ASSERT_EQ(::symlink("real", folder.file("link").c_str()), 0);
  EXPECT_EQ(run({"solve", "-o", folder.file("link")}, std::string(kEasy)).exit_code, 0);
  EXPECT_EQ(read_file(folder.file("real")), std::string(kEasySolution) + "\n");
  struct stat status {};
  ::lstat(folder.file("link").c_str(), &status);
  EXPECT_TRUE(S_ISLNK(status.st_mode));
  ::stat(folder.file("real").c_str(), &status);
  EXPECT_EQ(status.st_mode & 07777U, 0640U);
}

TEST(Faults, InputAndOutputMayBeTheSameFile) {
  const Folder folder;
  write_file(folder.file("file"), easy_lines(500));
  EXPECT_EQ(run({"solve", folder.file("file"), "-o", folder.file("file")}).exit_code, 0);
  expect_whole_lines(read_file(folder.file("file")));
}

TEST(Faults, WhatCannotBeWrittenIsSaidAtOnce) {
  const Folder folder;
  EXPECT_EQ(run({"solve", "-o", folder.file("no/such/folder")}, "").exit_code, 3);
  const RunResult directory = run({"solve", "-o", folder.file(".")}, "");
  EXPECT_EQ(directory.exit_code, 3);
  EXPECT_THAT(directory.err, HasSubstr("it is a directory"));
}

TEST(Faults, AFailedReadLeavesTheOldOutputFile) {
  const Folder folder;
  write_file(folder.file("out"), "old");
  const RunResult result = run({"solve", folder.file("missing"), "-o", folder.file("out")});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_EQ(read_file(folder.file("out")), "old");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"out"});
}

// A run with an endless input that is hit by a signal once some output has come.
RunResult interrupted(std::vector<std::string> arguments, int signal) {
  RunRequest request;
  request.arguments = std::move(arguments);
  request.act_after_bytes = 2000;
  request.act = [signal](int pid) { ::kill(pid, signal); };
  request.feed = [n = 0]() mutable { return relabelled(kEasy, n++) + "\n"; };
  return run_program(request);
}

TEST(Faults, ASignalFinishesTheLineAndSaysWhereToResume) {
  for (const int signal : {SIGINT, SIGTERM}) {
    for (const char* jobs : {"1", "3"}) {
      const RunResult result = interrupted({"solve", "--jobs", jobs}, signal);
      EXPECT_EQ(result.exit_code, 130);
      expect_whole_lines(result.out);
      const std::size_t answered = result.out.size() / 82;
      EXPECT_EQ(result.err, "shudu: interrupted after " + std::to_string(answered) +
                                " records; resume at line " + std::to_string(answered + 1) + "\n");
    }
  }
}

TEST(Faults, ConvertIsInterruptedInTheSameWay) {
  const RunResult result = interrupted({"convert"}, SIGTERM);
  EXPECT_EQ(result.exit_code, 130);
  EXPECT_EQ(result.out.size() % 82, 0U);
  const std::size_t answered = result.out.size() / 82;
  EXPECT_EQ(result.err, "shudu: interrupted after " + std::to_string(answered) +
                            " records; resume at line " + std::to_string(answered + 1) + "\n");
}

TEST(Faults, WhatWasNotAnsweredIsAnsweredAfterResuming) {
  const std::string input = easy_lines(5000);
  const Folder folder;
  write_file(folder.file("in"), input);
  RunRequest request;
  request.arguments = {"solve", folder.file("in")};
  request.act_after_bytes = 1;
  request.act = [](int pid) { ::kill(pid, SIGINT); };
  const RunResult first = run_program(request);
  std::size_t resume = 5001;  // it may have been through before the signal came
  if (first.exit_code == 130) {
    resume = std::stoul(first.err.substr(first.err.rfind(' ') + 1));
  }
  const RunResult rest = run({"solve"}, input.substr((resume - 1) * 82));
  expect_whole_lines(first.out + rest.out);
  EXPECT_EQ((first.out + rest.out).size(), input.size());
}

// A search that would take for ever does not keep a signal waiting.
TEST(Faults, ASearchIsStoppedBySignals) {
  RunRequest request;
  request.arguments = {"count", "--limit", "18446744073709551615", "--jobs", "2"};
  int fed = 0;
  request.feed = [&fed]() -> std::string {
    return fed++ == 0 ? std::string(kEasy) + "\n" + std::string(81, '.') + "\n" : "";
  };
  request.act_after_bytes = 1;
  request.act = [](int pid) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    ::kill(pid, SIGINT);
  };
  const RunResult result = run_program(request);
  EXPECT_EQ(result.exit_code, 130);
  EXPECT_EQ(result.out, "1\n");
  EXPECT_EQ(result.err, "shudu: interrupted after 1 records; resume at line 2\n");
}

// The process that writes `out` in the folder, once there are so many files and some of the answers
// are written: the name of the file beside it ends in the number of the process.
int writer_of(const Folder& folder, std::size_t files) {
  constexpr int kMostWaits = 6000;
  for (int waits = 0; folder.names().size() < files; ++waits) {
    if (waits == kMostWaits) throw std::runtime_error("nobody writes");
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  return std::stoi(folder.names().front().substr(std::string(".out.").size()));
}

TEST(Faults, AnInterruptedOutputFileIsNotThere) {
  const Folder folder;
  RunRequest request;
  request.arguments = {"solve", "-o", folder.file("out")};
  request.feed = [n = 0]() mutable { return relabelled(kEasy, n++) + "\n"; };
  RunResult result;
  std::thread runner([&] { result = run_program(request); });
  ::kill(writer_of(folder, 1), SIGINT);
  runner.join();
  EXPECT_EQ(result.exit_code, 130);
  EXPECT_TRUE(folder.names().empty());
  EXPECT_THAT(result.err, HasSubstr("was not written"));
}

TEST(Faults, KillingInTheMiddleLeavesTheOldOutputFile) {
  const Folder folder;
  write_file(folder.file("out"), "old");
  RunRequest request;
  request.arguments = {"solve", "-o", folder.file("out")};
  request.feed = [n = 0]() mutable { return relabelled(kEasy, n++) + "\n"; };
  RunResult result;
  std::thread runner([&] { result = run_program(request); });
  ::kill(writer_of(folder, 2), SIGKILL);
  runner.join();
  EXPECT_EQ(result.end_signal, SIGKILL);
  EXPECT_EQ(read_file(folder.file("out")), "old");
}

TEST(Faults, InputThatEndsInTheMiddleOfALine) {
  const RunResult result =
      run({"solve"}, std::string(kEasy) + "\n" + std::string(kEasy.substr(0, 50)));
  EXPECT_THAT(result.out, MatchesRegex(std::string(kEasySolution) + "\n-\terror: line 2, .*\n"));
  EXPECT_EQ(result.exit_code, 4);
}

TEST(Faults, FoldersAndMissingAndForbiddenFiles) {
  const Folder folder;
  write_file(folder.file("good"), std::string(kEasy) + "\n");
  const RunResult result =
      run({"solve", folder.file("."), folder.file("missing"), folder.file("good")});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_EQ(result.out, std::string(kEasySolution) + "\n");
  EXPECT_THAT(result.err, HasSubstr("it is a directory"));
  EXPECT_THAT(result.err, HasSubstr("no such file"));
  if (::geteuid() != 0) {
    ::chmod(folder.file("good").c_str(), 0);
    EXPECT_THAT(run({"solve", folder.file("good")}).err, HasSubstr("permission denied"));
  }
}

TEST(Faults, WhenSeveralThingsAreWrongTheWorstIsTheExitCode) {
  const std::string bad = "abc\n" + std::string(kTwo) + "\n";
  EXPECT_EQ(run({"solve"}, bad).exit_code, 4);
  EXPECT_EQ(run({"solve", "-", "/no/such/file"}, bad).exit_code, 3);
}

TEST(Faults, APuzzleIsAnsweredAsSoonAsItIsWritten) {
  // The program's other end waits for each answer before it writes the next puzzle.
  RunRequest request;
  request.arguments = {"solve", "--jobs", "3"};
  std::atomic<int> answered{0};
  int asked = 0;
  request.act_after_bytes = 82;
  request.act = [&answered](int) { answered = 1; };
  request.feed = [&]() -> std::string {
    if (asked == 2) return {};
    while (asked == 1 && answered == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    ++asked;
    return std::string(kEasy) + "\n";
  };
  EXPECT_EQ(run_program(request).out_bytes, 2U * 82U);
}

TEST(Faults, ProgressIsShownWhereItIsAskedForAndTakenAway) {
  RunRequest request;
  request.arguments = {"solve", "--progress", "always"};
  request.keeps_output = false;
  std::atomic<bool> is_shown = false;
  request.on_err = [&is_shown](std::string_view err) {
    is_shown = err.find(" records, ") != err.npos;
  };
  int fed = 0;
  request.feed = [&]() -> std::string {
    constexpr int kMost = 300;  // a minute: a busy machine takes seconds to start a program
    if (is_shown || fed++ == kMost) return {};
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    return std::string(kEasy) + "\n";
  };
  const RunResult result = run_program(request);
  EXPECT_THAT(result.err, HasSubstr(" records, "));
  EXPECT_THAT(result.err, testing::EndsWith("\r\x1b[K"));
  EXPECT_EQ(run({"solve"}, std::string(kEasy)).err, "") << "not on a pipe";
}

TEST(Faults, TotalsOnRequest) {
  const RunResult result = run({"solve", "--summary"}, easy_lines(3) + "abc\n");
  EXPECT_THAT(result.err, MatchesRegex("puzzles 4, unique 3, unreadable 1, time [0-9.]* s, "
                                       "[0-9,]* puzzles/s\n"));
}

}  // namespace
}  // namespace shudu::test
