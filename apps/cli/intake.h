// Reads the sources, one after another, and fills batches with their records.
//
// A batch is handed over when it is full and whenever the input pauses, so that a program at the
// other end of a pipe gets its answer as soon as it has written its puzzle.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/batch.h"
#include "cli/sources.h"
#include "shudu/core/function_ref.h"
#include "shudu/formats/reader.h"

namespace shudu::cli {

/// How far reading has come; read by the progress line while it grows.
struct IntakeProgress {
  std::atomic<std::uint64_t> bytes{0};
  std::atomic<std::uint64_t> total_bytes{0};  ///< of all sources; 0: not known
};

/// Where a run that was ended could go on.
struct ResumePoint {
  std::uint32_t source = 0;
  std::uint64_t line = 1;
};

/// Called with each block of a source in turn; false ends reading.
using BlockSink = FunctionRef<bool(std::string_view)>;

/// What reading one source came to; `error_number` is 0 where it went well.
struct SourceEnd {
  bool is_woken = false;  ///< the run is to end, or the sink has said so
  bool could_open = true;
  int error_number = 0;
};

/// Reads one source, block by block, until its end or until `wake_fd` is readable.
[[nodiscard]] SourceEnd read_source(const Source& source, int wake_fd, BlockSink sink);

/// The sentence for a source that could not be read.
[[nodiscard]] std::string source_failure(const Source& source, const SourceEnd& end,
                                         Language language);

/// How the options ask for records to be read. Points into `options`.
[[nodiscard]] ReadOptions read_options(const Options& options);

/// The size of all sources together, or 0 where one of them has none.
[[nodiscard]] std::uint64_t total_size(const std::vector<Source>& sources);

/// Is this standard input, and a person at the other end?
[[nodiscard]] bool is_keyboard(const Source& source);

/// Takes the full batch and leaves an empty one; false: the run is to end.
using Submit = FunctionRef<bool(Batch*& batch)>;

struct IntakeSetup {
  const std::vector<Source>* sources = nullptr;
  ReadOptions read;
  int wake_fd = -1;
  /// A single puzzle is drawn: nothing is handed over before it is known to be single or not.
  bool draws_single = false;
  /// Every record is drawn.
  bool draws_all = false;
  IntakeProgress* progress = nullptr;
  Language language = Language::kEnglish;
};

class Intake {
 public:
  /// `first` is an empty batch.
  Intake(const IntakeSetup& setup, Batch* first) : setup_(setup), batch_(first) {}

  /// Reads everything. Sources that fail are complained about and left out.
  void run(Submit submit);

  [[nodiscard]] bool has_failed() const { return has_failed_; }
  /// Where the first record stands that was not handed over. After `run`.
  [[nodiscard]] ResumePoint resume_point() const { return resume_; }

 private:
  bool run_source(std::uint32_t number, Submit submit);
  bool take(const Record& record, std::uint32_t source, Submit submit);
  bool hand_over(Submit submit);
  void note_resume_point(RecordReader& reader, std::uint32_t source, std::uint64_t lines);

  IntakeSetup setup_;
  Batch* batch_;
  std::uint64_t records_ = 0;
  bool has_failed_ = false;
  ResumePoint resume_;
};

}  // namespace shudu::cli
