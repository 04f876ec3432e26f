// Signals are blocked and read from a descriptor by a thread of their own, for the main one may be
// waiting for a hint: that thread stops what runs, or wakes the loop to leave.
#include "tui/plain/run_plain.h"

#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <thread>

namespace shudu::tui {
namespace {

constexpr int kTickMs = 1000;
constexpr int kLost = 3;

void ring(int bell) {
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = ::write(bell, &one, sizeof one);
}

class SignalThread {
 public:
  explicit SignalThread(Interrupt& interrupt)
      : interrupt_(interrupt), wake_(::eventfd(0, EFD_CLOEXEC)), end_(::eventfd(0, EFD_CLOEXEC)) {
    sigset_t signals{};
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&signals, signal);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    signals_ = ::signalfd(-1, &signals, SFD_CLOEXEC);
    thread_ = std::thread([this] { watch(); });
  }
  SignalThread(const SignalThread&) = delete;
  SignalThread& operator=(const SignalThread&) = delete;
  ~SignalThread() {
    ring(end_);
    thread_.join();
    for (const int descriptor : {wake_, end_, signals_}) ::close(descriptor);
  }

  /// Readable when the program shall end.
  [[nodiscard]] int wake() const { return wake_; }
  /// The signal that ends it; 0: none.
  [[nodiscard]] int ending() const { return ending_; }

 private:
  void watch() {
    std::array<pollfd, 2> waits{pollfd{signals_, POLLIN, 0}, pollfd{end_, POLLIN, 0}};
    while (true) {
      if (::poll(waits.data(), waits.size(), -1) < 0 && errno != EINTR) return;
      if (waits[1].revents != 0) return;
      signalfd_siginfo info{};
      if (waits[0].revents == 0 || ::read(signals_, &info, sizeof info) != sizeof info) continue;
      take(static_cast<int>(info.ssi_signo));
    }
  }

  void take(int signal) {
    const bool was_working = interrupt_.is_working;
    const bool ends = signal != SIGINT || !was_working;
    if (ends) interrupt_.is_ending = true;  // before the flag, which a job that begins takes back
    interrupt_.stop = true;
    if (!ends) return;
    int none = 0;
    ending_.compare_exchange_strong(none, signal);
    ring(wake_);
  }

  Interrupt& interrupt_;
  int wake_;
  int end_;
  int signals_ = -1;
  std::atomic<int> ending_{0};
  std::thread thread_;
};

// Whole lines out of what comes in pieces.
class LineCutter {
 public:
  struct Line {
    std::string text;
    bool is_too_long = false;
  };

  void feed(std::string_view bytes) { rest_ += bytes; }
  /// The next whole line; at the end of the input also what has no end.
  std::optional<Line> next(bool is_end) {
    const std::size_t end = rest_.find('\n');
    if (end == std::string::npos) {
      if (rest_.size() > kMostLineBytes) {
        rest_.clear();
        is_dropping_ = true;
      }
      if (!is_end || (rest_.empty() && !is_dropping_)) return std::nullopt;
    }
    Line line{rest_.substr(0, end), is_dropping_};
    rest_.erase(0, end == std::string::npos ? end : end + 1);
    is_dropping_ = false;
    line.is_too_long |= line.text.size() > kMostLineBytes;
    return line;
  }

 private:
  std::string rest_;
  bool is_dropping_ = false;
};

class PlainLoop {
 public:
  PlainLoop(Shelf& shelf, const Surroundings& world, const DialogueSetup& setup,
            PlainStreams streams)
      : streams_(streams), signals_(interrupt_), dialogue_(shelf, world, own(setup), interrupt_) {}

  int run() {
    answer(dialogue_.begin());
    while (!has_ended()) {
      wait();
      while (!has_ended()) {
        const std::optional<LineCutter::Line> line = lines_.next(is_at_end_);
        if (!line) break;
        answer(line->is_too_long ? dialogue_.take_too_long() : dialogue_.take(line->text));
      }
      if (is_at_end_) break;
    }
    say_all(dialogue_.end());
    if (const int signal = signals_.ending()) return 128 + signal;
    return is_lost_ || dialogue_.has_lost() ? kLost : 0;
  }

 private:
  DialogueSetup own(DialogueSetup setup) {
    setup.say_now = [this](std::string_view line) { write(std::string(line) + '\n'); };
    return setup;
  }

  [[nodiscard]] bool has_ended() const {
    return is_lost_ || signals_.ending() != 0 || dialogue_.wants_to_leave();
  }

  // For input, a signal or the next second.
  void wait() {
    std::array<pollfd, 2> waits{pollfd{streams_.in, POLLIN, 0}, pollfd{signals_.wake(), POLLIN, 0}};
    const int ready = ::poll(waits.data(), waits.size(), kTickMs);
    if (ready == 0) dialogue_.tick();
    if (ready <= 0 || waits[0].revents == 0) return;
    std::array<char, 4096> bytes{};
    const ssize_t count = ::read(streams_.in, bytes.data(), bytes.size());
    if (count > 0) {
      lines_.feed({bytes.data(), static_cast<std::size_t>(count)});
    } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
      is_at_end_ = true;
    }
  }

  void write(std::string_view text) {
    while (!text.empty() && !is_lost_) {
      const ssize_t count = ::write(streams_.out, text.data(), text.size());
      if (count >= 0) {
        text.remove_prefix(static_cast<std::size_t>(count));
      } else if (errno == EAGAIN) {
        pollfd ready{streams_.out, POLLOUT, 0};
        ::poll(&ready, 1, kTickMs);
      } else if (errno != EINTR) {
        is_lost_ = true;
      }
    }
  }

  void say_all(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    write(text);
  }

  void answer(const Lines& lines) {
    say_all(lines);
    if (!dialogue_.wants_to_leave()) write("> ");
  }

  PlainStreams streams_;
  Interrupt interrupt_;
  SignalThread signals_;  // before all other threads, which must not be hit
  LineCutter lines_;
  bool is_at_end_ = false;
  bool is_lost_ = false;
  Dialogue dialogue_;
};

}  // namespace

int run_plain(Shelf& shelf, const Surroundings& world, const DialogueSetup& setup,
              PlainStreams streams) {
  return PlainLoop(shelf, world, setup, streams).run();
}

}  // namespace shudu::tui
