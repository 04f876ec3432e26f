// A format as one row of a table: how to recognise it, read it, write it.
//
// Reading is by records. A record is a run of lines (or, inside XML and JSON, one element, which
// the reader hands over as if it were a line). Every format looks at the lines of the record so far
// and says whether they are none of its business, a beginning, or a whole record. The reader keeps
// the formats that have not said no and takes the longest run of lines that somebody calls whole:
//
//   lines so far      fit of each format          what the reader does
//   +-------+         grid more, ss no            waits
//   | 4 . . | ...     grid more                   waits
//   ...
//   +-------+         grid whole                  reads the record
//
// Where several formats call the same lines whole, they must read the same puzzle, or the record is
// an error that names them: nothing is guessed. A reading that only knows less (no solution, no
// notes) yields to one that knows more. No format knows of another, and the reader knows none (but
// for the short path of plain lines): a new one is a pair of files and a row.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/language.h"
#include "shudu/core/result.h"
#include "shudu/formats/puzzle.h"

#pragma GCC visibility push(default)
namespace shudu {

/// What a format says of the lines of a record so far.
enum class Fit : std::uint8_t {
  kNo,           ///< not mine, and no further line can make it so
  kMore,         ///< a beginning of a record
  kWhole,        ///< a whole record; a further line cannot belong to it
  kWholeOrMore,  ///< a whole record, but a further line may belong to it
  kHeader,       ///< one line that says how to read later ones (CSV header, XML folder): no record
  kClaim,        ///< clearly meant for me and wrong: reading it gives the best error there is. A
                 ///< further line may belong to it; used when nobody calls the record whole
  kDoubt,        ///< as kClaim, and nobody's record ended earlier in these lines: with this line
                 ///< they may be two things
};

/// What the reader remembers between the records of one stream.
struct ReadContext {
  /// The layout the caller asked for; nullptr when the size of each record decides.
  const Layout* layout = nullptr;
  /// The lowest digit of number arrays, 0 or 1, where the caller says so.
  std::optional<int> digits_from;
  /// The column of tables that holds the puzzles, its name or its number from 1, where the caller
  /// says so; else empty.
  std::string_view column = {};
  /// Where in a JSON record the puzzle stands, as ReadOptions::field; else empty.
  std::string_view field = {};
  /// Of lines that hold several records (a JSON value with a list of grids in it), the one to read
  /// next, from 0. `read` says in `parts` how many there are.
  std::size_t part = 0;
  std::size_t parts = 1;
  /// Lines beginning with `#` since the last record (a bounded number), for formats that keep notes
  /// there.
  std::vector<std::string> comments;
  /// What the last header line of a format said, in that format's own words; cleared by a header of
  /// another.
  std::string header;
};

/// One format. All functions are pure but for the context and the output they are given.
struct Format {
  std::string_view name;             ///< as in `--from NAME`
  std::string_view extensions = {};  ///< usual file endings, blank-separated, without dots
  Words words;                       ///< one line for people
  Holdings reads;                    ///< parts that reading can give
  Holdings writes;                   ///< parts that writing can hold; none = not written
  /// Looks at the lines of a record so far: at least one, the first not blank. No line ends in
  /// them; trailing blanks and CR are removed (but a line of just 81 digits and spaces is kept);
  /// lines that begin with `#` are not among them. An element of XML or JSON comes as one line that
  /// may hold line ends. Asked anew with each further line until it says kNo, kWhole or kHeader.
  Fit (*fit)(std::span<const std::string_view> lines, const ReadContext& context);
  /// Reads lines that `fit` called whole, claimed, or header (a header fills the context and its
  /// puzzle is ignored). Error positions are relative: line 1 is lines[0], column 1 its first
  /// character; in an element the line ends inside it count.
  Result<Puzzle> (*read)(std::span<const std::string_view> lines, ReadContext& context);
  /// Appends one record with its line ends. Only called with parts that `writes` covers and sizes
  /// it can hold.
  void (*write)(const Puzzle& puzzle, std::string& out);
  /// Written before the first and after the last record of a file.
  std::string_view prologue = {};
  std::string_view epilogue = {};
  /// Written between two records (JSON's comma, a blank line between boards).
  std::string_view separator = {};
  /// Parts of this very puzzle that writing cannot hold although `writes` names them: one layout
  /// and not another. nullptr: there are none.
  Holdings (*lacks)(const Puzzle& puzzle) = nullptr;
  /// Why this very puzzle cannot be written, kCannotHold with what the format has not; for formats
  /// that find out by writing. nullptr: all that `writes` and `lacks` let through can.
  Status (*try_writing)(const Puzzle& puzzle) = nullptr;
  /// Marks in this format are every candidate there is: an empty cell is one that nothing fits. In
  /// others they are what a player noted, and an empty cell has no notes.
  bool has_every_candidate = false;
};

/// The formats of this room, in the order in which a record that several of them read alike is
/// attributed.
[[nodiscard]] std::span<const Format> format_table();

/// The row of that name in `formats`, or nullptr.
[[nodiscard]] const Format* find_format(std::span<const Format* const> formats,
                                        std::string_view name);
/// The row of that name in format_table(), or nullptr.
[[nodiscard]] const Format* find_format(std::string_view name);

}  // namespace shudu
#pragma GCC visibility pop
