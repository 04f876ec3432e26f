// Reading a stream of records in any mix of formats, block by block, in flat memory.
//
// Blocks may be cut anywhere, in the middle of a character even. A record that cannot be read is an
// error with line and column and the stream goes on with the next line; a line or record over the
// size limit is one error and is not kept. A line that is a puzzle by itself ends a record that has
// not ended, which then is one error (kUnfinished). Lines of 81 puzzle characters, the bulk of all
// files, take a short path that neither copies nor allocates.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/core/function_ref.h"
#include "shudu/formats/format.h"
#include "shudu/formats/row_cells.h"

#pragma GCC visibility push(default)
namespace shudu {

/// A line, or a record of several lines, may have this many bytes.
inline constexpr std::size_t kMaxRecordBytes = std::size_t{64} * 1024;
/// The same of one that is numbers alone, or a value of JSON with little besides, for grids over
/// 25x25.
inline constexpr std::size_t kMaxNumberBytes = std::size_t{1024} * 1024;

struct ReadOptions {
  /// The formats to choose from; with one entry nothing is detected (`--from`). Empty: those of
  /// format_table(). Rows with the same `fit` count once, under the first one's name. The rows must
  /// outlive the reader, the span need not.
  std::span<const Format* const> formats;
  /// The layout the caller asked for, or nullptr. A record of another size is kLayoutMismatch.
  const Layout* layout = nullptr;
  /// The lowest digit of number arrays, 0 or 1: 0 to 8 and null, or 1 to 9 and 0. Without it, an
  /// array that can be read both ways is kAmbiguousDigits.
  std::optional<int> digits_from = {};
  /// The column of tables that holds the puzzles: its name in the heading, any capitals, or its
  /// number from 1. Without it known names say which, or the only puzzle in a row. Must outlive the
  /// reader.
  std::string_view column = {};
  /// Where in a JSON record the puzzle stands: names from the outermost object to the value with
  /// dots between them, any capitals, as `data.puzzle`; a number is a place in a list, which may be
  /// left out where each of its values is a record. Without it known names say which, or the only
  /// value that is a grid; where there are several, it is kAmbiguousField. Must outlive the reader.
  std::string_view field = {};
};

/// One record, or why it is none. Lives as long as the sink's call.
struct Record {
  std::uint64_t index = 0;  ///< 0-based number among records, unreadable ones included
  std::uint64_t line = 0;   ///< 1-based line where it begins; never goes back
  /// Its bytes without line end and trailing blanks: of one line, of the first of several, or of an
  /// element; of one over the size limit the first 64.
  std::string_view text;
  /// All its lines, where it has several; else empty.
  std::span<const std::string_view> lines = {};
  const Format* format = nullptr;  ///< nullptr when unreadable and no single format claimed it
  const Puzzle* puzzle = nullptr;  ///< nullptr when unreadable; then `error` holds
  Error error;                     ///< `at` counts from the beginning of the stream
};

/// The names of the columns of a table, as a line of it has them.
struct TableHeading {
  std::string_view text;  ///< empty: none so far
  char separator = ',';
};

/// Called with each record in order; false ends reading.
using RecordSink = FunctionRef<bool(const Record&)>;

/// A reader of one stream. Not copyable; one thread at a time.
class RecordReader {
 public:
  explicit RecordReader(const ReadOptions& options);
  RecordReader(const RecordReader&) = delete;
  RecordReader& operator=(const RecordReader&) = delete;
  ~RecordReader();

  /// Reads a block, any number of bytes; false once the sink has returned false.
  bool feed(std::string_view block, RecordSink sink);
  /// The stream has ended: reads what is left.
  bool finish(RecordSink sink);

  /// Would a plain line (plain_lines.h) that comes next be a record of its own, whatever came
  /// before? Not in the middle of a line or of a record, nor where the options want other formats.
  [[nodiscard]] bool takes_plain_lines() const;
  /// May a line that comes next be a record of its own that `find_row` finds? Not in the middle of
  /// a line or of a record.
  [[nodiscard]] bool takes_rows() const;
  /// Finds the cells of a line, without its line end, that would be a record of its own if it came
  /// next; false: it is to be read. Precondition: takes_rows().
  [[nodiscard]] bool find_row(std::string_view line, RowCells& found) const;
  /// The heading that the last row of a table stood under: one of known names, or the line of names
  /// above rows that were found by looking. Lives until the next call.
  [[nodiscard]] TableHeading heading() const;
  /// Counts plain lines, or lines whose cells were found, that the caller has read himself: lines,
  /// and records, go on after them. Precondition: takes_rows().
  void pass_plain_lines(std::uint64_t count);
  /// Forgets a line that has only begun: the stream was cut there, and a part of a line may read as
  /// what it never was. `finish` then reads what is left of whole lines.
  void drop_open_line();

 private:
  class State;
  std::unique_ptr<State> state_;
};

/// Reads exactly one record from a short text (a command-line argument, a paste). Errors: that of
/// the record; kTooShort (found 0, expected 1) when there is none; kTooLong at the second record
/// when there are several.
[[nodiscard]] Result<Puzzle> read_puzzle(std::string_view text, const ReadOptions& options);

}  // namespace shudu
#pragma GCC visibility pop
