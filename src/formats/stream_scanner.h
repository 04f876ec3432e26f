// A stream as a sequence of lines, and of elements where it is XML or JSON.
//
//   4...3.......6..      a line: to the record builder
//   # a remark           a comment: kept for the next record
//   <game data="..."/>   begins with `<`: tags and the texts between them, one by one
//   [{...},              a list of JSON values: one by one; also [[[ (grids in code) and ["81..."
//    {...}]
//   {"puzzle": ...}      one JSON value
//
// What begins an element is decided by the first characters of a line, between records. A line
// with nothing but opening brackets leaves it open, so up to two such lines are held back. A line
// that is a puzzle all by itself ends an element that has not ended: nothing unbalanced can
// swallow the rest of a file. Tested in tests/formats/stream_scanner_test.cpp and reader_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/element_scanner.h"
#include "formats/line_splitter.h"
#include "formats/record_builder.h"

namespace shudu {

/// What the first characters of a line begin.
enum class LineBeginning : std::uint8_t { kLine, kTag, kValue, kList, kUndecided };

/// Looks at text that begins with neither blank nor line end. kUndecided: only opening brackets.
[[nodiscard]] LineBeginning beginning_of(std::string_view text);

/// Feeds a record builder, which it does not own.
class StreamScanner {
 public:
  explicit StreamScanner(RecordBuilder& builder) : builder_(&builder) {}

  /// Takes the next chunk of the stream.
  void take(const LineChunk& chunk);
  /// The stream has ended.
  void finish();
  /// True inside an element or a list of them.
  [[nodiscard]] bool is_in_element() const { return !element_.is_idle() || in_list_; }
  /// True when the next line begins something new, whatever came before.
  [[nodiscard]] bool is_idle() const {
    return element_.is_idle() && !in_list_ && held_.empty() && !builder_->is_active();
  }

 private:
  // A line that holds nothing but opening brackets.
  struct Held {
    std::string text;
    std::uint64_t line = 0;
  };

  void take_whole_line(std::string_view text);
  void take_oversized_line(std::string_view text);
  void take_line(std::string_view text);
  void take_in_line(const SourceLine& line);
  void begin_line(std::string_view text);
  [[nodiscard]] LineBeginning beginning_with_held(std::string_view text) const;
  bool take_with_held(std::string_view text);
  void release_held(LineBeginning beginning);
  void take_beginning(std::string_view text, LineBeginning beginning);
  void take_rest(std::string_view text);
  [[nodiscard]] std::string_view take_element_part(std::string_view text);
  [[nodiscard]] std::string_view take_list_part(std::string_view text);
  void take_plain_rest(std::string_view text);
  void line_end();
  void begin_element(int depth);
  void end_element();
  void give_up_element();
  void leave_list();
  void too_large(std::string_view text);
  [[nodiscard]] bool is_puzzle_line(std::string_view text);
  [[nodiscard]] std::string_view skip_blanks(std::string_view text);
  void advance(std::string_view text);

  RecordBuilder* builder_;
  ElementScanner element_;
  std::vector<Held> held_;
  std::uint64_t line_ = 0;
  std::uint64_t column_ = 0;  // characters of the line before the current place
  std::uint64_t element_line_ = 0;
  std::uint64_t element_column_ = 0;
  int tag_depth_ = 0;
  bool element_is_text_ = false;
  bool in_list_ = false;
  bool is_whole_ = true;      // the current line is within the limit
  bool is_skipping_ = false;  // the rest of a line over the limit
};

}  // namespace shudu
