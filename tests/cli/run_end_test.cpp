// A signal that comes at the very end: what was answered to the last record is whole, what was not
// handed over is named.
#include "cli/output/run_end.h"

#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <thread>

#include "program_run.h"

namespace shudu::cli {
namespace {

// A watch that a signal has reached.
class Interrupted {
 public:
  Interrupted() : fd_(::signalfd(-1, blocked(), SFD_CLOEXEC)), watch_(setup(fd_)) {
    ::kill(::getpid(), SIGUSR1);
    while (!watch_.is_interrupted()) std::this_thread::yield();
  }
  Interrupted(const Interrupted&) = delete;
  Interrupted& operator=(const Interrupted&) = delete;
  ~Interrupted() { ::close(fd_); }

  Watch& watch() { return watch_; }

 private:
  static const sigset_t* blocked() {
    static sigset_t set = [] {
      sigset_t usr1{};
      sigemptyset(&usr1);
      sigaddset(&usr1, SIGUSR1);
      return usr1;
    }();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    return &set;
  }
  static WatchSetup setup(int fd) {
    WatchSetup setup;
    setup.signal_fd = fd;
    return setup;
  }

  int fd_;
  Watch watch_;
};

class RunEnds : public testing::Test {
 protected:
  // The exit code, and what the file then holds; "none" where there is no file.
  std::pair<int, std::string> end_with(const RunEnd& end) {
    options_.output = folder_.file("out");
    int code = 0;
    {
      Output output(options_.output);
      output.write("answers\n");
      code = end_run(options_, {InputSource{}}, output, interrupted_.watch(), end);
    }
    const bool exists = ::access(options_.output.c_str(), F_OK) == 0;
    return {code, exists ? test::read_file(options_.output) : "none"};
  }

 private:
  const test::Folder folder_;
  Options options_;
  Interrupted interrupted_;
};

TEST_F(RunEnds, TooLateForASignal) {
  RunEnd end;
  end.records = 5000;
  EXPECT_EQ(end_with(end), std::pair(0, std::string("answers\n")));
}

TEST_F(RunEnds, InterruptedBeforeTheRest) {
  RunEnd end;
  end.records = 4999;
  end.resume = ResumePoint{0, 5000};
  EXPECT_EQ(end_with(end), std::pair(130, std::string("none")));
}

// The last batch is read and waits when the run is told to end.
TEST(Intake, TheLastBatchIsTheRestWhenNobodyTakesIt) {
  const test::Folder folder;
  const std::string line = std::string(81, '.') + "\n";
  test::write_file(folder.file("in"), line + line + line);
  for (const std::size_t taken : {0U, 1U}) {
    Options options;
    options.operands = {folder.file("in")};
    const std::vector<InputSource> sources = find_sources(options);
    IntakeProgress progress;
    IntakeSetup setup;
    setup.sources = &sources;
    setup.options = &options;
    setup.read = read_options(options);
    setup.progress = &progress;
    Batch batch;
    Intake intake(setup, &batch);
    std::size_t submitted = 0;
    std::uint64_t first_left = 0;
    intake.run([&](Batch*& full) {
      if (submitted == taken) {
        first_left = full->place(0).line;
        return false;
      }
      ++submitted;
      full->clear();
      return true;
    });
    ASSERT_TRUE(intake.resume_point()) << taken;
    EXPECT_EQ(intake.resume_point()->line, first_left);
    EXPECT_EQ(first_left, taken + 1);
  }
}

}  // namespace
}  // namespace shudu::cli
