// One element of XML or JSON, read byte by byte: where does it end?
//
// Files of these kinds need not have line ends at all, so their records are found by brackets:
//
//   <game data="a>b"/>   one tag; `>` inside quotes does not end it
//   <!-- ... -->         a comment, <? ... ?> an instruction, <!DOCTYPE x [ ... ]> a declaration
//   {"a":["]"]}          one JSON value: brackets are counted, strings with escapes skipped
//   <table>...</table>   a table of HTML, up to its end; a table inside it begins anew
//
// Only the extent is found here; what it means is up to the formats. Nothing recurses and at most
// kMaxRecordBytes are kept, kMaxNumberBytes of JSON that is little but numbers (number_text.h), so
// 10^6 opening brackets cost an error and nothing else. Tested in
// tests/formats/element_scanner_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace shudu {

/// Brackets of JSON may be nested so deep (bad-inputs: hostile nesting).
inline constexpr int kMaxDepth = 8;

/// Finds the end of one element. Reusable: `begin` starts the next one.
class ElementScanner {
 public:
  /// What became of the element so far.
  enum class State : std::uint8_t { kIdle, kOpen, kTooLarge, kTooDeep, kWhole };

  /// Starts an element whose first character the next `feed` will bring; `depth` brackets are
  /// already open around it.
  void begin(int depth);
  /// Starts a run of text between two tags: it ends before `<` or a line end.
  void begin_text();
  /// Takes bytes up to the end of the element; says how many. What ends a bare
  /// word or a text is not taken.
  std::size_t feed(std::string_view bytes);
  /// Did the last `feed` stop after the name of a table inside the table so far, of which nothing
  /// is kept? The element now begins kTableStart bytes before.
  [[nodiscard]] bool has_begun_anew() const { return has_begun_anew_; }
  static constexpr std::string_view kTableStart = "<table";
  /// The text has been used, or is given up.
  void end() { state_ = State::kIdle; }

  [[nodiscard]] State state() const { return state_; }
  [[nodiscard]] bool is_idle() const { return state_ == State::kIdle; }
  [[nodiscard]] bool is_done() const { return phase_ == Phase::kOver; }
  /// The element, or the beginning of one that is too large.
  [[nodiscard]] std::string_view text() const { return text_; }
  /// How far tags are nested by this tag: +1 opens, -1 closes, 0 for all else.
  [[nodiscard]] int nesting() const;

 private:
  enum class Phase : std::uint8_t {
    kStart,
    kTagStart,
    kBang,
    kBangDash,
    kTag,
    kComment,
    kInstruction,
    kDeclaration,
    kCharacterData,
    kValue,
    kWord,
    kText,
    kTable,
    kTableBracket,
    kOver
  };

  void step(char c);
  void start(char c);
  void step_tag(char c);
  void note_name(char c);
  void step_table(char c);
  void end_piece();
  void look_at_large(std::string_view fed);
  void begin_anew();
  void step_bang(char c);
  void step_until(std::string_view ending, char c);
  void step_declaration(char c);
  void step_value(char c);
  void open_bracket();

  std::string text_;
  std::size_t count_ = 0;
  std::size_t others_ = 0;        // characters of no number, once there are too many of all
  int depth_ = 0;                 // brackets around the element (of a declaration: inside)
  std::uint64_t count_open_ = 0;  // brackets of a value that are open
  State state_ = State::kIdle;
  Phase phase_ = Phase::kOver;
  char quote_ = '\0';
  char second_ = '\0';  // of the text: '/' in a closing tag
  bool escaped_ = false;
  std::string name_;  // of a tag, in lower case, as far as it matters
  bool is_name_over_ = false;
  bool in_table_ = false;
  bool has_begun_anew_ = false;
  char last_ = '\0';  // the last three bytes, newest in last_
  char before_last_ = '\0';
  char third_last_ = '\0';
};

}  // namespace shudu
