// Signals as values: blocked, and read from a descriptor, so that none runs in the middle of
// anything.
//
// They are blocked in the thread that makes this and in all that it starts later; a thread that
// runs already would still be hit. HUP, INT and TERM stay blocked after the end, so that what is
// saved on the way out is saved whole.
#pragma once

#include <csignal>
#include <optional>

namespace shudu::tui {

struct Signals {
  bool is_resized = false;
  bool is_continued = false;
  bool must_stop = false;     ///< TSTP
  std::optional<int> ending;  ///< the first of INT, TERM, HUP
};

class SignalWatch {
 public:
  SignalWatch();
  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;
  ~SignalWatch();

  /// Readable when a signal has come; -1: signals cannot be watched.
  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// Those that have come.
  [[nodiscard]] Signals take() const;
  /// Stops the whole group of processes, as Ctrl+Z does; returns when it goes on.
  void stop_group();

 private:
  int descriptor_ = -1;
  sigset_t before_{};
};

}  // namespace shudu::tui
