// When something outside fails: closed pipes, full disks, signals, files that are not files. Lines
// that were written are whole, files are whole or not there, and the exit code says what happened.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <thread>

#include "cases.h"
#include "program_run.h"
#include "support/paths.h"

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

TEST(Faults, AnInputIsWrittenOverOnlyByForce) {
  const Folder folder;
  const std::string file = folder.file("file");
  write_file(file, easy_lines(500));
  ASSERT_EQ(::symlink("file", folder.file("link").c_str()), 0);
  ASSERT_EQ(::link(file.c_str(), folder.file("twin").c_str()), 0);
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"solve", file, "-o", file},
        {"convert", file, "-o", folder.file("link")},
        {"rate", folder.file("twin"), "-o", file},
        {"bench", file, "-o", file},
        {"render", file, "--to", "svg", "-o", file},
        {"save", "repair", file, "-o", file},
        {"generate", "--pattern", file, "-o", file},
        {"generate", "--base", file, "--vary", "1+1", "-o", file},
        {"check", file, "-o", folder.file(".") + "/file"}}) {
    const RunResult result = run(arguments);
    EXPECT_EQ(result.exit_code, 2) << arguments[0];
    EXPECT_THAT(result.err, HasSubstr("--force")) << arguments[0];
    EXPECT_EQ(read_file(file), easy_lines(500)) << arguments[0];
  }
  EXPECT_EQ(run({"solve", file, "--force", "-o", file}).exit_code, 0);
  expect_whole_lines(read_file(file));
  // What the output needs beside it is never given up.
  write_file(folder.file("new.part"), easy_lines(3));
  const RunResult part =
      run({"solve", folder.file("new.part"), "--force", "-o", folder.file("new")});
  EXPECT_EQ(part.exit_code, 2);
  EXPECT_EQ(read_file(folder.file("new.part")), easy_lines(3));
}

TEST(Faults, StandardInputThatIsTheOutputTakesForceToo) {
  const Folder folder;
  write_file(folder.file("file"), easy_lines(5));
  const std::string command = "exec " + program().string() + " solve -o file < file 2>/dev/null";
  const std::string line = "cd " + folder.path() + " && (" + command + ")";
  const int status = std::system(line.c_str());  // NOLINT(cert-env33-c): a shell is what is tested
  EXPECT_EQ(WEXITSTATUS(status), 2);
  EXPECT_EQ(read_file(folder.file("file")), easy_lines(5));
}

// All that writes to -o, each in its own way.
const std::vector<std::vector<std::string>>& writers() {
  static const std::vector<std::vector<std::string>> all{
      {"solve", std::string(kEasy)},
      {"convert", std::string(kEasy)},
      {"explain", std::string(kEasy)},
      {"generate", "--seed", "1"},
      {"generate", "--seed", "1", "--estimate", "-n", "10"},
      {"generate", "--base", std::string(kEasy), "--vary", "1+1", "-n", "1"},
      {"render", "--to", "svg", std::string(kEasy)},
      {"render", "--to", "pdf", std::string(kEasy)},
      {"help"},
      {"version"},
      {"completions", "zsh"}};
  return all;
}

RunResult write_to(const std::string& path, std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"-o", path});
  return run(std::move(arguments));
}

TEST(Faults, WhatIsNoFileIsRefusedAndStays) {
  const Folder folder;
  ASSERT_EQ(::mkfifo(folder.file("pipe").c_str(), 0600), 0);
  ASSERT_EQ(::symlink("gone", folder.file("link").c_str()), 0);
  const std::vector<std::string> before = folder.names();
  for (const std::vector<std::string>& writer : writers()) {
    const RunResult pipe = write_to(folder.file("pipe"), writer);
    EXPECT_EQ(pipe.exit_code, 3) << writer[0];
    EXPECT_THAT(pipe.err, HasSubstr("it is a pipe, not a file")) << writer[0];
    const RunResult link = write_to(folder.file("link"), writer);
    EXPECT_EQ(link.exit_code, 3) << writer[0];
    EXPECT_THAT(link.err, HasSubstr("gone, which does not exist")) << writer[0];
    EXPECT_EQ(folder.names(), before) << writer[0];
  }
}

TEST(Faults, ADeviceIsWrittenThroughAndStays) {
  const Folder folder;
  const std::string null = folder.file("null");
  if (::mknod(null.c_str(), S_IFCHR | 0600, makedev(1, 3)) != 0) {
    GTEST_SKIP() << "this process may not make devices";
  }
  for (const std::vector<std::string>& writer : writers()) {
    EXPECT_EQ(write_to(null, writer).exit_code, 0) << writer[0];
    struct stat status {};
    ASSERT_EQ(::lstat(null.c_str(), &status), 0);
    EXPECT_TRUE(S_ISCHR(status.st_mode)) << writer[0];
    EXPECT_EQ(folder.names(), std::vector<std::string>{"null"});
  }
}

TEST(Faults, StandardOutputByItsNameIsNotReplaced) {
  const Folder folder;
  write_file(folder.file("out"), "");
  RunRequest request;
  request.arguments = {"solve", "-o", "/dev/stdout", std::string(kEasy)};
  request.output_path = folder.file("out");
  EXPECT_EQ(run_program(request).exit_code, 0);
  EXPECT_EQ(read_file(folder.file("out")), std::string(kEasySolution) + "\n");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"out"});
}

TEST(Faults, BitsThatGiveRightsAwayAreNotKept) {
  for (const std::vector<std::string>& writer : writers()) {
    if (writer[0] == "render" && writer[2] == "svg") continue;  // the same as pdf
    const Folder folder;
    write_file(folder.file("out"), "old");
    ASSERT_EQ(::chmod(folder.file("out").c_str(), 06751), 0);
    EXPECT_EQ(write_to(folder.file("out"), writer).exit_code, 0) << writer[0];
    struct stat status {};
    ::stat(folder.file("out").c_str(), &status);
    EXPECT_EQ(status.st_mode & 07777U, 0751U) << writer[0];
  }
}

TEST(Faults, AFileThatMayNotGrowEndsWithAWholeLine) {
  const Folder folder;
  write_file(folder.file("out"), "");
  RunRequest request;
  request.arguments = {"solve"};
  request.input = easy_lines(5000);
  request.output_path = folder.file("out");
  request.most_file_bytes = 100'000;
  const RunResult result = run_program(request);
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_EQ(result.err, "shudu: cannot write standard output: the file is too large\n");
  expect_whole_lines(read_file(folder.file("out")));
}

TEST(Faults, WithoutMemoryThereIsASentence) {
  if (is_sanitized()) GTEST_SKIP() << "a sanitizer takes more address space than there is";
  struct Case {
    const char* language;
    const char* sentence;
  };
  for (const Case& each : {Case{"en", "shudu: not enough memory\n"},
                           {"zh-CN", "shudu: 内存不足\n"},
                           {"zh-TW", "shudu: 記憶體不足\n"}}) {
    bool is_said = false;
    constexpr std::uint64_t kMiB = std::uint64_t{1} << 20U;
    for (std::uint64_t most = 16 * kMiB; most < 600 * kMiB; most += most / 8) {
      RunRequest request;
      request.arguments = {"solve", "-j8", "--lang", each.language};
      request.input = easy_lines(20'000);
      request.most_memory_bytes = most;
      const RunResult result = run_program(request);
      EXPECT_NE(result.end_signal, SIGABRT) << most;
      is_said = is_said || (result.exit_code == 3 && result.err == each.sentence);
      if (is_said) break;
    }
    EXPECT_TRUE(is_said) << each.language;
  }
}

TEST(Faults, WhatIsEchoedIsCut) {
  std::string word;
  for (int i = 0; i < 3000; ++i) word += "数";
  std::string most;
  for (int i = 0; i < 200; ++i) most += "数";
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{word},
                                                    {"--" + word, "x"},
                                                    {"help", word},
                                                    {"solve", "--" + word},
                                                    {"solve", "--algorithm", word},
                                                    {"solve", "--limit", word},
                                                    {"solve", "--timeout", word},
                                                    {"solve", "--format", "{" + word + "}"},
                                                    {"solve", word},
                                                    {"solve", "-o", word, std::string(kEasy)},
                                                    {"rate", "--min-er", word},
                                                    {"hint", "--why", word},
                                                    {"steps", "--technique", word},
                                                    {"render", "--to", word},
                                                    {"generate", "--clues", word},
                                                    {"generate", "--vary", word},
                                                    {"generate", "--pattern", word},
                                                    {"generate", word},
                                                    {"save", word, "x"},
                                                    {"save", "check", word},
                                                    {"completions", word},
                                                    {"play", word}}) {
    const RunResult result = run(arguments);
    EXPECT_NE(result.exit_code, 0) << arguments[0];
    EXPECT_THAT(result.err, testing::Not(HasSubstr(most + "数"))) << arguments[0];
    EXPECT_LT(result.err.size(), 1500U) << arguments[0];
  }
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
  EXPECT_EQ(result.err, "shudu: interrupted after 1 record; resume at line 2\n");
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
