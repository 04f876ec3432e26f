// The question `convert`: records of any format in another one.
//
// What the format cannot hold is an error where it is part of the puzzle or of the play; solutions
// and notes beside it are left out, and `lost` says so. Notes come out with nothing in them that
// could drive a terminal. One thread at a time. Tested by the transcripts of the program and in
// tests/service/reworking_test.cpp.
#pragma once

#include <optional>
#include <string>

#include "shudu/formats/writer.h"
#include "shudu/verbs/position.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

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
