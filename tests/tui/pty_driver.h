// A program on a pseudo-terminal: keys go in, the screen comes out, as a person would have it.
//
// The program runs in a group of its own in the foreground of a session whose leader stands for the
// shell: it passes a hang-up on and tells how the program ended. Waits have a limit that no healthy
// machine reaches; what they wait for is looked at after every byte that comes.
#pragma once

#include <sys/types.h>
#include <termios.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "screen_parser.h"

namespace shudu::tui::driven {

struct PtySetup {
  std::vector<std::string> command;  ///< program and arguments; empty: `body` runs instead
  std::function<int()> body;         ///< in a process of its own; what it gives is the exit code
  std::vector<std::string> environment{"TERM=xterm-256color", "LC_ALL=C.UTF-8"};
  Size size{24, 80};
  bool lines_are_wide = false;  ///< of the terminal (ScreenParser)
};

class PtyProgram {
 public:
  explicit PtyProgram(const PtySetup& setup);
  PtyProgram(const PtyProgram&) = delete;
  PtyProgram& operator=(const PtyProgram&) = delete;
  /// Ends the program if it still runs.
  ~PtyProgram();

  [[nodiscard]] bool is_open() const { return master_ >= 0; }
  [[nodiscard]] pid_t pid() const { return program_; }
  [[nodiscard]] const ScreenParser& screen() const { return screen_; }
  /// All that the program has written.
  [[nodiscard]] const std::string& written() const { return written_; }

  void send(std::string_view bytes);
  void resize(Size size);
  void signal(int number) const;
  /// From now on no file of the program may grow beyond so many bytes, as on a full disk; none:
  /// there is room again.
  void limit_files(std::optional<std::size_t> bytes) const;
  /// Closes the window: the program is hung up.
  void close_window();

  /// Reads until it holds; false after `seconds`.
  bool wait(const std::function<bool()>& holds, double seconds = 30);
  bool wait_text(std::string_view words, double seconds = 30);
  /// Reads until nothing has come for so long and the program waits for something.
  void settle(int quiet_ms = 60);
  /// The exit code, 128 and the signal that killed it; none: it still runs.
  std::optional<int> wait_exit(double seconds = 30);
  [[nodiscard]] bool is_stopped() const;
  /// The modes of the terminal now, and as they were before the program ran.
  [[nodiscard]] termios modes() const;
  [[nodiscard]] const termios& modes_before() const { return modes_before_; }
  /// Is everything as before: modes, mouse, paste, alternate screen, cursor?
  [[nodiscard]] bool is_restored() const;
  /// Processor time of the program so far, seconds.
  [[nodiscard]] double processor_seconds() const;

 private:
  [[nodiscard]] bool open_terminal(Size size);
  void start(const PtySetup& setup);
  void read_for(int ms);
  /// As in /proc: R runs or wants to, S sleeps, D waits for a disk, T is stopped; blank: it is
  /// gone.
  [[nodiscard]] char state() const;

  int master_ = -1;
  int slave_ = -1;
  int report_ = -1;
  pid_t leader_ = -1;
  pid_t program_ = -1;
  std::optional<int> exit_;
  termios modes_before_{};
  std::string written_;
  ScreenParser screen_;
};

}  // namespace shudu::tui::driven
