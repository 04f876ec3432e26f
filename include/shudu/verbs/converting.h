// The question `convert`: records of any format in another one, as they are or moved by symmetries
// of their layout.
//
// What the format cannot hold is an error where it is part of the puzzle or of the play; solutions
// and notes beside it are left out, and `lost` says so. Notes come out with nothing in them that
// could drive a terminal. Notes are not looked at by moves: what they say of cells stays. One
// thread at a time. Tested by the transcripts of the program and in
// tests/service/reworking_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "shudu/canonical/symmetry_text.h"
#include "shudu/formats/writer.h"
#include "shudu/verbs/canon.h"
#include "shudu/verbs/position.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// Which symmetries records are moved by; one of the two, or none.
struct MoveWish {
  std::optional<Moves> moves = {};            ///< the same for all records
  std::optional<std::uint64_t> shuffle = {};  ///< a seed: for each record one of its own, drawn
  [[nodiscard]] bool is_empty() const { return !moves && !shuffle; }
};

/// Moves records. One thread at a time.
class Mover {
 public:
  /// `asked`: the layout that stands above those of the records, or null; it outlives this.
  explicit Mover(const MoveWish& wish, const Layout* asked = nullptr)
      : wish_(wish), asked_(asked) {}

  /// The symmetry for record `index` of that layout: what is wished decides, or seed and index.
  /// Errors: those of Moves::on; kTooManySymmetries, also where it was stopped.
  [[nodiscard]] Result<Symmetry> symmetry(const Layout& layout, std::uint64_t index,
                                          Stop stop = {});
  /// The record moved by it. Errors: those of `symmetry` and of layout_of.
  [[nodiscard]] Result<Puzzle> move(const Puzzle& record, std::uint64_t index, Stop stop = {});

 private:
  [[nodiscard]] Result<const Layout*> layout_of_record(const Puzzle& record);

  MoveWish wish_;
  const Layout* asked_;
  Forms forms_;
  std::string last_name_;       // of a layout that a record has named
  std::optional<Layout> last_;  // which is this one
};

/// All of a record that stands in cells, moved: givens, entered digits, candidates and the
/// solution. Precondition: the symmetry is one of the record's layout.
[[nodiscard]] Puzzle moved(const Puzzle& record, const Symmetry& symmetry);

class Converter {
 public:
  /// What was left out of a record.
  struct Lost {
    bool solution = false;
    bool notes = false;
  };

  /// `asked`: the layout that stands above those of the records, or null.
  explicit Converter(const Format& format, const Layout* asked = nullptr);

  /// Appends a record. Errors: those of RecordWriter::write.
  [[nodiscard]] Status write(const Puzzle& record, std::string& out);
  /// Appends what ends the file.
  void finish(std::string& out) { writer_.finish(out); }
  /// Of the record that was written last.
  [[nodiscard]] const Lost& lost() const { return lost_; }

 private:
  [[nodiscard]] const Puzzle& fitting(const Puzzle& record);

  const Format& format_;
  RecordWriter writer_;
  std::optional<std::string> layout_;  // as it is kept
  Puzzle kept_;
  Lost lost_;
};

}  // namespace shudu::verbs
#pragma GCC visibility pop
