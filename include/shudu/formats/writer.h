// Writing records in one format, with the checks that keep a format from dropping things silently.
// A part that the format lacks is an error with its name. Tested in tests/formats/writer_test.cpp
// and, for every row of the table, in tests/formats/roundtrip_test.cpp.
#pragma once

#include <string>

#include "shudu/formats/format.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Writes the records of one file: prologue, records with separators, epilogue. Appends to the
/// caller's string; the caller flushes it when it likes.
class RecordWriter {
 public:
  /// Precondition: the format can be written. `format` must outlive the writer.
  explicit RecordWriter(const Format& format) : format_(&format) {}

  /// Appends one record, or answers kCannotHold naming the parts (or the size) that the format
  /// lacks and appends nothing.
  [[nodiscard]] Status write(const Puzzle& puzzle, std::string& out);
  /// Appends what ends the file (also when there was no record).
  void finish(std::string& out);

 private:
  const Format* format_;
  bool begun_ = false;
};

/// One record without prologue and epilogue.
[[nodiscard]] Status write_puzzle(const Format& format, const Puzzle& puzzle, std::string& out);

}  // namespace shudu
#pragma GCC visibility pop
