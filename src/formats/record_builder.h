// Lines into records: keeps the formats that have not said no and takes the longest run of lines
// that one of them calls whole.
//
//   lines   1 2 3 4 5 6 7      some format calls 1-3 whole, another goes on to 5 and gives up at 6:
//           [whole]            the record is 1-3, and 4 to 6 are looked at again from the start
//
// A run that nobody ever calls whole is one error: that of a format that claims all of it, else
// `unfinished`, which takes the lines up to the first blank one. A heading such as `Grid 01` waits
// for what follows it: before a puzzle it is no error. The reader's file format knowledge ends
// here: only the functions of the rows are called. Work is bounded by kMaxRecordLines and
// kMaxRecordBytes, that of numbers by more (number_text.h). Tested in
// tests/formats/reader_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/outlet.h"
#include "formats/resolve.h"
#include "formats/waiting_lines.h"
#include "shudu/formats/reader.h"

namespace shudu {

/// Lines of one record at most. An array with one number on each line and brackets of their own has
/// some 110. Every format looks at all lines again with each new one, so this also bounds how slow
/// hostile input can be.
inline constexpr std::size_t kMaxRecordLines = 200;

/// A line, an element, or the text between two tags.
struct SourceLine {
  std::string_view text;
  std::uint64_t number = 0;  ///< 1-based line of the stream where it begins
  std::uint64_t column = 0;  ///< characters before it on that line
};

/// Builds records out of lines and sends them to an outlet, which it does not own.
class RecordBuilder {
 public:
  /// Of the options, the formats are given apart.
  RecordBuilder(std::vector<const Format*> formats, const ReadOptions& options, Outlet& outlet);

  /// True while lines wait for more.
  [[nodiscard]] bool is_active() const { return !lines_.empty(); }
  /// Offers a further line (blank ones are empty). False when the record that was waiting is closed
  /// and the line belongs to none: it begins something new. Precondition: is_active().
  [[nodiscard]] bool extend(const SourceLine& line);
  /// Begins a record with a line that is not blank. Precondition: !is_active().
  void start(const SourceLine& line);
  /// A record that is complete by itself: an element, whose text may hold line ends.
  void element(const SourceLine& line);
  /// Closes what is waiting, as at the end of the stream.
  void flush();
  /// Keeps a comment line for the record that it belongs to.
  void comment(std::string_view text);
  /// Sends an error that concerns no format.
  void fail(const Error& error, const SourceLine& line);
  /// Sends a puzzle that was read without detection.
  void deliver(const Format& format, const Puzzle& puzzle, const SourceLine& line,
               std::span<const std::string_view> lines = {});
  /// What a line is that nobody but `readers` may read: a puzzle, or nothing where it is to be
  /// looked at by all. Sends nothing. Precondition: !is_active().
  [[nodiscard]] std::optional<Resolution> read_row(std::span<const Format* const> readers,
                                                   std::string_view line);
  /// Do comments wait for the record that they belong to?
  [[nodiscard]] bool has_comments() const { return !context_.comments.empty(); }
  /// Forgets the comments so far: the record that they belong to was read by somebody else.
  void drop_comments();
  /// What the last header line of a format said.
  [[nodiscard]] std::string_view header() const { return context_.header; }
  /// A puzzle follows that is read by somebody else: settles the lines that wait for it.
  void note_puzzle(Follower follower = Follower::kPuzzle);
  /// The line that comes stood in quotes, as programs write it.
  void note_quotes() { is_quoted_ = true; }
  /// As RecordReader::heading.
  [[nodiscard]] TableHeading heading() const { return {heading_, heading_separator_}; }
  /// Do lines wait that are errors before a puzzle?
  [[nodiscard]] bool may_have_errors() const { return waiting_.has_code(); }
  /// Lines that waited for what follows (waiting_lines.h) are errors or not, now that it is known.
  void settle_waiting(Follower follower);
  /// True when a format calls this line alone a record.
  [[nodiscard]] bool is_whole(std::string_view text);

 private:
  struct Line {
    std::size_t offset = 0;  // in arena_
    SourceLine source;
  };
  [[nodiscard]] bool is_long_puzzle(std::string_view text);
  [[nodiscard]] bool has_room(std::string_view text) const;
  void push(const SourceLine& line);
  void grow();
  void take_views();
  void examine_all();
  bool examine();
  void note_fit(std::size_t format, Fit fit);
  void close();
  std::size_t close_whole();
  std::size_t close_header();
  std::size_t close_claimed();
  std::size_t close_unfinished();
  bool keeps_waiting(const Format* format, Error error);
  [[nodiscard]] Follower follower_of(const Format* format, bool is_puzzle);
  void overflow();
  void drop(std::size_t count);
  void restart();
  void keep_table_heading(std::string_view text, char separator);
  void send(const Format* format, const Result<Puzzle>& puzzle, std::size_t lines = 1);
  [[nodiscard]] TextPlace place(TextPlace at) const;
  [[nodiscard]] std::span<const std::string_view> views(std::size_t count) const {
    return std::span(views_).first(count);
  }

  std::vector<const Format*> formats_;
  ReadContext context_;
  Outlet* outlet_;
  std::size_t comment_bytes_ = 0;
  WaitingLines waiting_;
  bool is_quoted_ = false;
  std::string heading_;  // of the table
  char heading_separator_ = ',';

  std::string arena_;         // the texts of lines_, end to end; grows to kMaxNumberBytes at most
  bool are_numbers_ = false;  // all lines_ are
  std::vector<Line> lines_;
  std::vector<std::string_view> views_;  // into arena_, one for each line

  std::vector<char> alive_;            // one for each format
  std::vector<const Format*> wholes_;  // who called the first whole_lines_ lines whole
  std::size_t alive_count_ = 0;
  std::size_t examined_ = 0;  // lines that the formats have seen
  std::size_t whole_lines_ = 0;
  std::size_t claimed_lines_ = 0;
  const Format* claimer_ = nullptr;
  const Format* header_ = nullptr;
  bool is_element_ = false;
};

}  // namespace shudu
