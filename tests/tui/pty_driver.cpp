// Only calls that are safe after a fork stand between fork and exec.
#include "pty_driver.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>

namespace shudu::tui::driven {
namespace {

using Clock = std::chrono::steady_clock;

std::vector<char*> pointers_to(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

// The program: in front, with signals as a shell gives them.
[[noreturn]] void run_program(const PtySetup& setup) {
  sigset_t none{};
  sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
  for (const int number : {SIGTTOU, SIGTSTP, SIGINT, SIGHUP}) ::signal(number, SIG_DFL);
  ::signal(SIGXFSZ, SIG_IGN);  // a file at its limit (limit_files) is an error number
  if (setup.command.empty()) {
    for (const std::string& row : setup.environment) {
      const std::size_t name = row.find('=');
      ::setenv(row.substr(0, name).c_str(), row.substr(name + 1).c_str(), 1);
    }
    ::_exit(setup.body());
  }
  std::vector<std::string> words = setup.command;
  std::vector<std::string> environment = setup.environment;
  ::execve(words.front().c_str(), pointers_to(words).data(), pointers_to(environment).data());
  ::_exit(127);
}

// The leader of the session: starts the program, passes a hang-up on, tells how it ended.
[[noreturn]] void lead(const PtySetup& setup, int slave, int report) {
  ::setsid();
  ::ioctl(slave, TIOCSCTTY, 0);
  for (int standard = 0; standard < 3; ++standard) ::dup2(slave, standard);
  sigset_t watched{};
  sigemptyset(&watched);
  sigaddset(&watched, SIGCHLD);
  sigaddset(&watched, SIGHUP);
  ::sigprocmask(SIG_BLOCK, &watched, nullptr);
  ::signal(SIGTTOU, SIG_IGN);
  const pid_t program = ::fork();
  if (program == 0) {
    ::setpgid(0, 0);
    ::tcsetpgrp(0, ::getpid());
    run_program(setup);
  }
  ::setpgid(program, program);
  ::tcsetpgrp(0, program);
  ssize_t told = ::write(report, &program, sizeof program);
  while (told > 0) {
    int number = 0;
    sigwait(&watched, &number);
    if (number == SIGHUP) ::kill(-program, SIGHUP);
    int status = 0;
    if (::waitpid(program, &status, WNOHANG) != program) continue;
    told = ::write(report, &status, sizeof status);
    break;
  }
  ::_exit(0);
}

}  // namespace

PtyProgram::PtyProgram(const PtySetup& setup) : screen_(setup.size, setup.lines_are_wide) {
  if (open_terminal(setup.size)) start(setup);
}

bool PtyProgram::open_terminal(Size size) {
  master_ = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master_ < 0 || ::grantpt(master_) != 0 || ::unlockpt(master_) != 0) return false;
  std::array<char, 64> name{};
  if (::ptsname_r(master_, name.data(), name.size()) != 0) return false;
  slave_ = ::open(name.data(), O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (slave_ < 0) return false;
  ::tcgetattr(slave_, &modes_before_);
  const winsize window{static_cast<unsigned short>(size.rows),
                       static_cast<unsigned short>(size.columns), 0, 0};
  return ::ioctl(master_, TIOCSWINSZ, &window) == 0;
}

void PtyProgram::start(const PtySetup& setup) {
  std::array<int, 2> pipe{};
  if (::pipe2(pipe.data(), O_CLOEXEC) != 0) return;
  leader_ = ::fork();
  if (leader_ == 0) {
    ::close(master_);
    ::close(pipe[0]);
    lead(setup, slave_, pipe[1]);
  }
  ::close(pipe[1]);
  report_ = pipe[0];
  if (::read(report_, &program_, sizeof program_) != sizeof program_) program_ = -1;
}

PtyProgram::~PtyProgram() {
  if (program_ > 0 && !exit_) {
    ::kill(program_, SIGKILL);
    wait_exit(10);
  }
  if (leader_ > 0) ::waitpid(leader_, nullptr, 0);
  for (const int descriptor : {master_, slave_, report_}) {
    if (descriptor >= 0) ::close(descriptor);
  }
}

void PtyProgram::send(std::string_view bytes) {
  while (!bytes.empty() && master_ >= 0) {
    pollfd source{master_, POLLOUT, 0};
    if (::poll(&source, 1, 0) > 0) {
      const ssize_t done = ::write(master_, bytes.data(), std::min<std::size_t>(bytes.size(), 256));
      if (done > 0) bytes.remove_prefix(static_cast<std::size_t>(done));
    }
    read_for(bytes.empty() ? 0 : 1);
  }
}

void PtyProgram::resize(Size size) {
  screen_.resize(size);
  const winsize window{static_cast<unsigned short>(size.rows),
                       static_cast<unsigned short>(size.columns), 0, 0};
  ::ioctl(master_, TIOCSWINSZ, &window);
}

void PtyProgram::signal(int number) const { ::kill(program_, number); }

void PtyProgram::limit_files(std::optional<std::size_t> bytes) const {
  rlimit limit{};
  ::prlimit(program_, RLIMIT_FSIZE, nullptr, &limit);
  limit.rlim_cur = bytes ? static_cast<rlim_t>(*bytes) : limit.rlim_max;
  ::prlimit(program_, RLIMIT_FSIZE, &limit, nullptr);
}

void PtyProgram::close_window() {
  ::close(slave_);
  ::close(master_);
  master_ = -1;
  slave_ = -1;
}

void PtyProgram::read_for(int ms) {
  std::array<pollfd, 2> sources{pollfd{master_, POLLIN, 0}, pollfd{report_, POLLIN, 0}};
  if (exit_) sources[1].fd = -1;
  if (::poll(sources.data(), sources.size(), ms) <= 0) return;
  if ((sources[0].revents & POLLIN) != 0) {
    std::array<char, 65536> buffer{};
    const ssize_t got = ::read(master_, buffer.data(), buffer.size());
    if (got > 0) {
      const std::string_view bytes(buffer.data(), static_cast<std::size_t>(got));
      written_ += bytes;
      screen_.feed(bytes);
      const std::string answers = screen_.take_answers();
      if (::write(master_, answers.data(), answers.size()) < 0) return;
    }
    return;  // how it ended is read when all that it wrote has been
  }
  int status = 0;
  if (sources[1].revents == 0) return;
  if (::read(report_, &status, sizeof status) == sizeof status) {
    exit_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  } else {
    exit_ = -1;  // the leader is gone
  }
}

bool PtyProgram::wait(const std::function<bool()>& holds, double seconds) {
  const auto deadline = Clock::now() + std::chrono::duration<double>(seconds);
  while (!holds()) {
    if (Clock::now() > deadline) return false;
    read_for(20);
  }
  return true;
}

bool PtyProgram::wait_text(std::string_view words, double seconds) {
  return wait([this, words] { return screen_.holds(words); }, seconds);
}

// Quiet alone would not do: on a busy machine a program that has something to say may be long in
// coming to a processor.
void PtyProgram::settle(int quiet_ms) {
  constexpr int kMostRounds = 1'000;
  std::size_t before = 0;
  bool is_at_work = true;
  for (int i = 0; i < kMostRounds && (is_at_work || screen_.bytes() != before); ++i) {
    before = screen_.bytes();
    read_for(quiet_ms);
    is_at_work = state() == 'R' || state() == 'D';
  }
}

std::optional<int> PtyProgram::wait_exit(double seconds) {
  wait([this] { return exit_.has_value(); }, seconds);
  return exit_;
}

char PtyProgram::state() const {
  std::ifstream file("/proc/" + std::to_string(program_) + "/stat");
  std::string text;
  std::getline(file, text);
  const std::size_t end = text.rfind(") ");
  return end == std::string::npos || end + 2 >= text.size() ? ' ' : text[end + 2];
}

bool PtyProgram::is_stopped() const { return state() == 'T'; }

termios PtyProgram::modes() const {
  termios now{};
  ::tcgetattr(slave_, &now);
  return now;
}

bool PtyProgram::is_restored() const {
  const termios now = modes();
  const bool same_modes =
      now.c_iflag == modes_before_.c_iflag && now.c_oflag == modes_before_.c_oflag &&
      now.c_cflag == modes_before_.c_cflag && now.c_lflag == modes_before_.c_lflag &&
      std::memcmp(&now.c_cc, &modes_before_.c_cc, sizeof now.c_cc) == 0;
  bool same_screen = screen_.is_cursor_shown() && !screen_.is_alternate();
  for (const int mode : {1000, 1002, 1006, 2004}) same_screen &= !screen_.has_mode(mode);
  return same_modes && same_screen;
}

double PtyProgram::processor_seconds() const {
  std::ifstream file("/proc/" + std::to_string(program_) + "/stat");
  std::string text;
  std::getline(file, text);
  std::istringstream rest(text.substr(text.rfind(") ") + 2));
  std::string skipped;
  for (int i = 0; i < 11; ++i) rest >> skipped;
  long user = 0;
  long system = 0;
  rest >> user >> system;
  return static_cast<double>(user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace shudu::tui::driven
