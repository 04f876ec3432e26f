// The only place that touches the process: its standard descriptors, signals and environment.
//
// SIGINT and SIGTERM are blocked and arrive through a descriptor, so that a line being written is
// finished; SIGPIPE is ignored, so that a closed pipe is an error number like any other.
#include <fcntl.h>
#include <pthread.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>

#include "cli/process.h"

namespace {

std::string from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

// A standard stream that was closed would be given to the first file that is opened. What is put in
// its place fails in the direction it is used.
void keep_standard_streams() {
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; ++fd) {
    if (::fcntl(fd, F_GETFD) != -1) continue;
    const int mode = fd == STDIN_FILENO ? O_WRONLY : O_RDONLY;
    if (::open("/dev/null", mode) != fd) std::abort();
  }
}

int make_signal_fd() {
  ::signal(SIGPIPE, SIG_IGN);
  sigset_t signals{};
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  return ::signalfd(-1, &signals, SFD_CLOEXEC);
}

shudu::cli::Process make_process(int count, char** words) {
  shudu::cli::Process process;
  for (int i = 1; i < count; ++i) process.arguments.emplace_back(words[i]);
  process.language_wish = from_environment("SHUDU_LANG");
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    process.locale = from_environment(name);
    if (!process.locale.empty()) break;
  }
  process.kernel_wish = from_environment("SHUDU_KERNEL");
  process.no_color = !from_environment("NO_COLOR").empty();
  process.signal_fd = make_signal_fd();
  return process;
}

}  // namespace

int main(int argc, char** argv) {
  keep_standard_streams();
  try {
    return shudu::cli::run_program(make_process(argc, argv));
  } catch (const std::exception& failure) {  // no memory, or no thread to watch with
    std::fprintf(stderr, "shudu: %s\n", failure.what());
    return shudu::cli::kExitInputOutput;
  }
}
