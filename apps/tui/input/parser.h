// Bytes from a terminal, and the inputs that they mean: UTF-8, CSI, SS3, Alt as a leading escape,
// SGR mouse, bracketed paste.
//
// A pure machine of states: same bytes, same inputs, however they are cut. What it does not know it
// drops whole, so that an unknown sequence never turns into letters that play. Only a lone escape
// needs the time: whoever reads calls `time_out` when nothing came for 25 ms. Memory is bounded by
// kMostPaste. Sources: ECMA-48 (sequences), xterm's control sequences (mouse, modifiers, paste).
// Tested in tests/tui/parser_test.cpp and fuzz/input_fuzz.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tui/input/input.h"

namespace shudu::tui {

/// Bytes of a paste that are kept; the rest of a longer one is dropped.
inline constexpr std::size_t kMostPaste = std::size_t{1} << 20U;
/// After so long without a byte a begun escape is the key itself, milliseconds.
inline constexpr int kEscapeWait = 25;

class InputParser {
 public:
  /// Adds what the bytes complete to `to`.
  void feed(std::string_view bytes, std::vector<Input>& to);
  /// Does it stand in the middle of something that `time_out` may end? Not in a paste.
  [[nodiscard]] bool is_waiting() const;
  /// Nothing came for kEscapeWait: ends what was begun (an escape: the key), drops the rest.
  void time_out(std::vector<Input>& to);

 private:
  enum class State : unsigned char {
    kGround,
    kEscape,    ///< after an escape
    kCsi,       ///< after ESC [
    kSs3,       ///< after ESC O
    kString,    ///< in a string that ESC ] P X ^ or _ began: dropped up to its end
    kText,      ///< in a character of several bytes
    kConsoleF,  ///< after ESC [ [: F1 to F5 of the Linux console
    kOldMouse,  ///< after ESC [ M: three bytes
    kPaste,
  };
  void begin(State state, unsigned char byte);
  void take(unsigned char byte, std::vector<Input>& to);
  void take_ground(unsigned char byte, std::vector<Input>& to);
  void take_escape(unsigned char byte, std::vector<Input>& to);
  void take_csi(unsigned char byte, std::vector<Input>& to);
  void take_ss3(unsigned char byte, std::vector<Input>& to);
  void take_string(unsigned char byte, std::vector<Input>& to);
  void take_text(unsigned char byte, std::vector<Input>& to);
  void take_old_mouse(unsigned char byte, std::vector<Input>& to);
  void take_paste(unsigned char byte, std::vector<Input>& to);
  void end_csi(char final, std::vector<Input>& to);
  void end(std::vector<Input>& to, Key key);
  void end_with_nothing();

  State state_ = State::kGround;
  bool has_alt_ = false;
  std::string begun_;  ///< bytes of the sequence or sign so far, bounded
  std::string paste_;
  std::size_t end_seen_ = 0;  ///< bytes of the paste's end that have come
};

}  // namespace shudu::tui
