// The bytes of a stream as UTF-8 text, whatever they come as.
//
//   FF FE  '4' 00 '.' 00      UTF-16, with or without the mark that says the order of its bytes
//   00 '4' 00 '.'
//   89 'P' 'N' 'G'            no text at all: foreign.h
//   '4' '.'                   UTF-8, which goes through untouched
//
// The first bytes decide. Without a mark, a zero byte beside one that is none tells UTF-16, for
// what puzzles begin with is ASCII. Surrogates that stand alone become U+FFFD. Blocks may be cut
// anywhere. Tested in tests/formats/text_decoder_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "shudu/formats/foreign.h"

namespace shudu {

class TextDecoder {
 public:
  /// The text of the next bytes, as far as it is known; it lives until the next call.
  [[nodiscard]] std::string_view take(std::string_view block);
  /// The stream has ended: what is left.
  [[nodiscard]] std::string_view finish();
  /// Does text come through untouched, with nothing of it held back?
  [[nodiscard]] bool is_untouched() const {
    return kind_ == Kind::kUtf8 || (kind_ == Kind::kUndecided && first_.empty());
  }
  /// The caller has read text himself: it is UTF-8.
  void note_text() { kind_ = kind_ == Kind::kUndecided ? Kind::kUtf8 : kind_; }
  /// What the stream is when it is no text; then `take` gives nothing.
  [[nodiscard]] const ForeignKind* foreign() const { return foreign_; }

 private:
  enum class Kind : std::uint8_t { kUndecided, kUtf8, kLittleEndian, kBigEndian, kForeign };

  struct Told {
    Kind kind;
    std::size_t mark = 0;  // bytes of the mark at the beginning
    const ForeignKind* foreign = nullptr;
  };

  [[nodiscard]] static Told told_by(std::string_view first, bool is_all);
  void begin(bool is_all);
  void decode(std::string_view bytes);
  void take_unit(char16_t unit);

  Kind kind_ = Kind::kUndecided;
  const ForeignKind* foreign_ = nullptr;
  std::string first_;  // bytes that do not say yet what they are
  std::string text_;
  char odd_ = '\0';  // the first half of a unit
  bool has_odd_ = false;
  char16_t high_ = 0;  // the first half of a pair; 0: none
};

}  // namespace shudu
