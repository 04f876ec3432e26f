// Where the answers go: standard output, or a file that appears only when it is whole.
//
// `-o FILE` is written beside FILE under a name of its own, flushed to the disk and renamed, so
// that a reader of FILE sees the old text or the new one and never half of it. What is no plain
// file (a device, a pipe) is written straight to. Tested in tests/cli/faults_test.cpp and
// faults_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "cli/descriptor.h"

namespace shudu::cli {

/// One output stream. One thread at a time.
class Output {
 public:
  /// A file, or standard output where `path` is empty; see `error_number` for whether it could be
  /// opened.
  explicit Output(const std::string& path);
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  /// Without a `commit` a file is left as it was.
  ~Output();

  /// Writes all of `text`; false once anything has failed.
  bool write(std::string_view text);
  /// Makes the file appear; false when that failed. Standard output: true unless a write failed.
  bool commit();

  /// The first failure's error number, or 0.
  [[nodiscard]] int error_number() const { return error_number_; }
  [[nodiscard]] bool is_closed_pipe() const;
  /// Is this a file that is made by `commit`?
  [[nodiscard]] bool is_file() const { return !temporary_.empty(); }

 private:
  void open_temporary();

  std::string path_;       // empty: standard output
  std::string temporary_;  // empty: written straight
  Descriptor file_;
  int fd_ = 1;
  int error_number_ = 0;
};

}  // namespace shudu::cli
