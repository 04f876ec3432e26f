// Where the answers go: standard output, or a file that appears only when it is whole.
//
//   -o FILE        written beside FILE under a name of its own, flushed to the disk and renamed, so
//                  that a reader of FILE sees the old text or the new one and never half of it
//   -o /dev/null   a device or an open descriptor takes the bytes and is never replaced
//   all else       refused before anything is written (text/write_target.h)
//
// A run that may take hours writes to FILE.part, which stays when the run is ended and can be gone
// on with (part_file.h). Tested in tests/cli/faults_test.cpp and tests/cli/resume_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "cli/descriptor.h"
#include "cli/output/part_file.h"
#include "text/write_target.h"

namespace shudu::cli {

/// One output stream. One thread at a time.
class Output {
 public:
  /// A file, or standard output where `path` is empty; see `has_succeeded` for whether it could be
  /// opened.
  explicit Output(const std::string& path);
  /// The same, kept as FILE.part where the run is ended.
  Output(const std::string& path, const PartWish& wish);
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  /// Without a `commit` a file is left as it was.
  ~Output();

  /// Writes all of `text`; false once anything has failed.
  bool write(std::string_view text);
  /// Makes the file appear; false when that failed. Standard output: true unless a write failed.
  bool commit();

  [[nodiscard]] bool has_succeeded() const;
  /// The first failure's error number, or 0.
  [[nodiscard]] int error_number() const { return error_number_; }
  [[nodiscard]] bool is_closed_pipe() const;
  /// Is this a file that is made by `commit`?
  [[nodiscard]] bool is_file() const { return part_ != nullptr || !temporary_.empty(); }
  /// What is wrong with the path itself.
  [[nodiscard]] const WriteTarget& target() const { return target_; }
  [[nodiscard]] PartTrouble part_trouble() const {
    return part_ ? part_->trouble() : PartTrouble::kNone;
  }
  /// The part that can be gone on with; nullptr where there is none.
  [[nodiscard]] PartFile* part() { return part_.get(); }
  [[nodiscard]] const PartFile* part() const { return part_.get(); }

 private:
  [[nodiscard]] bool open_target(const std::string& path);
  void open_temporary();
  void cut_open_line();

  WriteTarget target_;     // its path is empty: standard output
  std::string temporary_;  // empty: written straight, or to part_
  Descriptor file_;
  int fd_ = 1;
  std::uint64_t open_line_ = 0;  // bytes written since the last line end
  int error_number_ = 0;
  std::unique_ptr<PartFile> part_;
};

}  // namespace shudu::cli
