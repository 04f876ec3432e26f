#include "tui/terminal/signals.h"

#include <pthread.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace shudu::tui {
namespace {

constexpr int kWatched[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
constexpr int kLeftBlocked[] = {SIGINT, SIGTERM, SIGHUP};

}  // namespace

SignalWatch::SignalWatch() {
  sigset_t signals{};
  sigemptyset(&signals);
  for (const int signal : kWatched) sigaddset(&signals, signal);
  pthread_sigmask(SIG_BLOCK, &signals, &before_);
  for (const int signal : kLeftBlocked) sigaddset(&before_, signal);
  descriptor_ = ::signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

SignalWatch::~SignalWatch() {
  if (descriptor_ >= 0) ::close(descriptor_);
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

Signals SignalWatch::take() const {
  Signals taken;
  signalfd_siginfo info{};
  while (::read(descriptor_, &info, sizeof info) == static_cast<ssize_t>(sizeof info)) {
    const int signal = static_cast<int>(info.ssi_signo);
    if (signal == SIGWINCH) {
      taken.is_resized = true;
    } else if (signal == SIGCONT) {
      taken.is_continued = true;
    } else if (signal == SIGTSTP) {
      taken.must_stop = true;
    } else if (!taken.ending) {
      taken.ending = signal;
    }
  }
  return taken;
}

void SignalWatch::stop_group() {
  struct sigaction stops {};
  stops.sa_handler = SIG_DFL;  // curses may have put a handler of its own there
  ::sigaction(SIGTSTP, &stops, nullptr);
  sigset_t signals{};
  sigemptyset(&signals);
  sigaddset(&signals, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
  ::kill(0, SIGTSTP);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

}  // namespace shudu::tui
