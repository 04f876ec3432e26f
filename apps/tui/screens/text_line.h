// Text that is being typed: letters at its end, Backspace takes the last away.
// Bytes are bounded, and what is no text of one line is left out of a paste.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "tui/input/input.h"

namespace shudu::tui {

class TextLine {
 public:
  explicit TextLine(std::string text = {}, std::size_t most_bytes = 4096)
      : text_(std::move(text)), most_(most_bytes) {}
  [[nodiscard]] const std::string& text() const { return text_; }
  void set(std::string text) { text_ = std::move(text); }
  /// Letters and Backspace; Ctrl+U empties. False: the key is no text.
  bool take(const Key& key);
  /// Pasted text, without what is no text of one line.
  void take(const Paste& paste);
  void add(std::string_view text);

 private:
  std::string text_;
  std::size_t most_;
};

}  // namespace shudu::tui
