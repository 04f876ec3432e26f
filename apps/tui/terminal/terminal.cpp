// Waiting for everything at once, and stopping.
#include "tui/terminal/terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <string_view>
#include <utility>

#include "tui/input/parser.h"
#include "tui/terminal/curses_screen.h"
#include "tui/terminal/signals.h"

namespace shudu::tui {
namespace {

using Clock = std::chrono::steady_clock;

// Milliseconds until the deadline, for poll; -1 without one.
int left_until(const std::optional<Clock::time_point>& deadline) {
  if (!deadline) return -1;
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(*deadline - Clock::now());
  return static_cast<int>(std::max<std::int64_t>(left.count(), 0));
}

bool is_something(const Woken& woken) {
  return !woken.inputs.empty() || woken.has_news || woken.is_resized || woken.is_continued ||
         woken.signal;
}

}  // namespace

struct Terminal::Inside {
  SignalWatch signals;
  std::unique_ptr<CursesScreen> screen;
  InputParser parser;
  std::vector<Input> early;  ///< typed before the first wait
  int news = -1;

  Inside() : news(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;
  ~Inside() {
    if (news >= 0) ::close(news);
  }

  void read_bytes(Woken& woken);
  void take_signals(Woken& woken);
  void stop();
};

void Terminal::Inside::read_bytes(Woken& woken) {
  std::array<char, 4096> buffer{};
  const ssize_t got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
  if (got > 0) {
    parser.feed({buffer.data(), static_cast<std::size_t>(got)}, woken.inputs);
  } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
    if (!woken.signal) woken.signal = 0;
  }
}

void Terminal::Inside::take_signals(Woken& woken) {
  const Signals taken = signals.take();
  if (taken.ending) woken.signal = taken.ending;
  if (taken.must_stop) {
    stop();
    woken.is_continued = true;
  } else if (taken.is_continued) {
    screen->take_back();
    woken.is_continued = true;
  }
  if (taken.is_resized) {
    screen->measure();
    woken.is_resized = true;
  }
}

void Terminal::Inside::stop() {
  screen->give_back();
  signals.stop_group();
  // What came meanwhile (a new size, the CONT itself) is seen by taking everything back.
  const Signals taken = signals.take();
  if (taken.ending) ::raise(*taken.ending);  // blocked: it comes with the next wait
  screen->take_back();
}

std::unique_ptr<Terminal> Terminal::open(const TerminalStyle& style) {
  auto inside = std::make_unique<Inside>();
  if (inside->signals.descriptor() < 0 || inside->news < 0) return nullptr;
  inside->screen = CursesScreen::open(style);
  if (!inside->screen) return nullptr;
  inside->parser.feed(inside->screen->typed_early(), inside->early);
  return std::unique_ptr<Terminal>(new Terminal(std::move(inside)));
}

Terminal::Terminal(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Terminal::~Terminal() = default;

Size Terminal::size() const { return inside_->screen->size(); }
bool Terminal::can_draw_lines() const { return inside_->screen->can_draw_lines(); }
bool Terminal::has_bold() const { return inside_->screen->has_bold(); }
void Terminal::set_style(const TerminalStyle& style) { inside_->screen->set_style(style); }
void Terminal::show(const Canvas& canvas) { inside_->screen->show(canvas); }
void Terminal::redraw() { inside_->screen->distrust(); }
void Terminal::stop() { inside_->stop(); }

void Terminal::wake() {
  const std::uint64_t one = 1;
  // Full means that it is readable already.
  if (::write(inside_->news, &one, sizeof one) < 0) return;
}

Woken Terminal::wait(int most_ms) {
  Woken woken;
  woken.inputs = std::exchange(inside_->early, {});
  if (!woken.inputs.empty()) return woken;
  std::optional<Clock::time_point> deadline;
  if (most_ms >= 0) deadline = Clock::now() + std::chrono::milliseconds(most_ms);
  do {
    int wait_ms = left_until(deadline);
    const bool in_sequence = inside_->parser.is_waiting();
    if (in_sequence) wait_ms = wait_ms < 0 ? kEscapeWait : std::min(wait_ms, kEscapeWait);
    std::array<pollfd, 3> sources{pollfd{STDIN_FILENO, POLLIN, 0},
                                  pollfd{inside_->signals.descriptor(), POLLIN, 0},
                                  pollfd{inside_->news, POLLIN, 0}};
    const int ready = ::poll(sources.data(), sources.size(), wait_ms);
    if (ready < 0) continue;  // interrupted
    if (ready == 0 && in_sequence) inside_->parser.time_out(woken.inputs);
    if (sources[1].revents != 0) inside_->take_signals(woken);
    if (sources[2].revents != 0) {
      std::uint64_t count = 0;
      woken.has_news = ::read(inside_->news, &count, sizeof count) > 0;
    }
    if (sources[0].revents != 0) inside_->read_bytes(woken);
  } while (!is_something(woken) && left_until(deadline) != 0);
  return woken;
}

}  // namespace shudu::tui
