#include "cli/watch.h"

#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>

namespace shudu::cli {
namespace {

constexpr int kForever = -1;
constexpr int kProgressMilliseconds = 200;
constexpr double kMillisecondsPerSecond = 1000;

void ring(const Descriptor& bell) {
  const std::uint64_t one = 1;
  // An eventfd takes eight bytes at once, or has been rung too often to care.
  static_cast<void>(::write(bell.get(), &one, sizeof one) == sizeof one);
}

// What the signal would have done without us.
void die_of(int signal) {
  ::signal(signal, SIG_DFL);
  sigset_t only{};
  sigemptyset(&only);
  sigaddset(&only, signal);
  pthread_sigmask(SIG_UNBLOCK, &only, nullptr);
  ::kill(::getpid(), signal);
}

}  // namespace

Watch::Watch(const WatchSetup& setup)
    : setup_(setup),
      slots_(static_cast<std::size_t>(setup.workers)),
      wake_(::eventfd(0, EFD_CLOEXEC)),
      quit_(::eventfd(0, EFD_CLOEXEC)),
      thread_([this] { watch(); }) {}

Watch::~Watch() {
  ring(quit_);
  thread_.join();
}

void Watch::cancel() { stop_all(); }

void Watch::end_progress() {
  const std::lock_guard guard(progress_lock_);
  shows_progress_ = false;
}

void Watch::stop_all() {
  ending_.store(true);
  for (Slot& slot : slots_) {
    const std::lock_guard guard(slot.lock);
    slot.stop.store(true);
  }
  ring(wake_);
}

const std::atomic<bool>* Watch::stop_flag(int worker) const {
  return &slots_[static_cast<std::size_t>(worker)].stop;
}

void Watch::begin(int worker) {
  if (!setup_.timeout) return;
  const auto time =
      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*setup_.timeout));
  Slot& slot = slots_[static_cast<std::size_t>(worker)];
  const std::lock_guard guard(slot.lock);
  slot.deadline = Clock::now() + time;
  slot.stop.store(ending_.load());
}

void Watch::end(int worker) {
  if (!setup_.timeout) return;
  Slot& slot = slots_[static_cast<std::size_t>(worker)];
  const std::lock_guard guard(slot.lock);
  slot.deadline.reset();
}

int Watch::tick_milliseconds() const {
  int tick = setup_.on_progress ? kProgressMilliseconds : kForever;
  if (setup_.timeout) {
    constexpr double kLongest = 50;
    const double wish = *setup_.timeout * kMillisecondsPerSecond / 4;
    tick = static_cast<int>(std::clamp(wish, 1.0, kLongest));
  }
  return tick;
}

void Watch::watch() {
  const int tick = tick_milliseconds();
  auto next_progress = Clock::now() + std::chrono::milliseconds(kProgressMilliseconds);
  for (;;) {
    std::array<pollfd, 2> polled{pollfd{quit_.get(), POLLIN, 0},
                                 pollfd{setup_.signal_fd, POLLIN, 0}};
    if (::poll(polled.data(), polled.size(), tick) < 0 && errno != EINTR) return;
    if (polled[0].revents != 0) return;
    if (polled[1].revents != 0) take_signal();
    if (setup_.timeout) check_deadlines();
    if (setup_.on_progress && Clock::now() >= next_progress) {
      const std::lock_guard guard(progress_lock_);
      if (shows_progress_) setup_.on_progress();
      next_progress = Clock::now() + std::chrono::milliseconds(kProgressMilliseconds);
    }
  }
}

void Watch::take_signal() {
  signalfd_siginfo info{};
  if (::read(setup_.signal_fd, &info, sizeof info) != sizeof info) return;
  if (interrupted_.exchange(true)) die_of(static_cast<int>(info.ssi_signo));
  stop_all();
}

void Watch::check_deadlines() {
  const auto now = Clock::now();
  for (Slot& slot : slots_) {
    const std::lock_guard guard(slot.lock);
    if (slot.deadline && now >= *slot.deadline) slot.stop.store(true);
  }
}

}  // namespace shudu::cli
