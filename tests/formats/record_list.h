// Reading a text into a list of records that outlive the reader, for tests.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/formats/reader.h"

namespace shudu::test {

/// A record by value.
struct Entry {
  std::uint64_t index = 0;
  std::uint64_t line = 0;
  std::string text;
  std::vector<std::string> lines;  ///< where it has several
  std::string format;              ///< empty when there is none
  std::string cells;               ///< the givens, `.` for a blank; empty for an error
  Puzzle puzzle;
  Error error;

  /// True when the record was unreadable.
  [[nodiscard]] bool failed() const { return cells.empty(); }
  friend bool operator==(const Entry&, const Entry&) = default;
};

/// `line:column code` of an error, the name of the format and the givens of a puzzle.
std::string describe(const Entry& entry);
std::ostream& operator<<(std::ostream& out, const Entry& entry);

/// Reads `text` in the given blocks. Without formats: all of the table.
std::vector<Entry> read_blocks(const std::vector<std::string_view>& blocks,
                               const ReadOptions& options = {});
/// Reads `text` in one block.
std::vector<Entry> read_all(std::string_view text, const ReadOptions& options = {});
/// Each record described.
std::vector<std::string> describe_all(std::string_view text, const ReadOptions& options = {});

/// The row of that name; the test fails when there is none.
const Format& format_named(std::string_view name);
/// Reads with that format only.
std::vector<Entry> read_as(std::string_view name, std::string_view text,
                           const Layout* layout = nullptr);

/// The givens of a grid as characters.
std::string cells_of(const Grid& grid);
/// A grid from as many characters as it has cells.
Grid grid_of(std::string_view cells);

}  // namespace shudu::test
