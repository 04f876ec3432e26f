// Reads the sources, one after another, and fills batches with their records.
//
// Plain lines go as they are: a run of them is found by a quick look at each byte, and the block
// that it was read into changes places with the (used) text of the batch, so that nothing is
// copied. All else goes through the reader, record by record. Only the reader knows whether a line
// that looks plain is a record of its own or part of a larger one, so it is asked first, and told
// of lines that went past it. Rows of tables and the like become runs as well: the reader finds
// their cells, which are copied (row_run.h).
//
//   block   [4...3....\n5..2.....\n...\n# a remark\n...6.....\n4..]
//            <-------- run --------><--- records -------------><-> held for the next block
//
// A batch is handed over when it is full and whenever the input pauses, so that a program at the
// other end of a pipe gets its answer as soon as it has written its puzzle.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/batch.h"
#include "cli/input/byte_stream.h"
#include "cli/input/row_run.h"
#include "cli/input/sources.h"
#include "shudu/core/function_ref.h"
#include "shudu/formats/plain_lines.h"
#include "shudu/formats/reader.h"

namespace shudu::cli {

/// How the options ask for records to be read. Points into `options`.
[[nodiscard]] ReadOptions read_options(const Options& options);

/// The error of rules that no layout has, where the options refuse a record that states some.
[[nodiscard]] std::optional<Error> refused_rules(const Options& options, const Puzzle& puzzle);

/// The same for a record of a stream; what is left out of one that is not refused is said on
/// standard error.
[[nodiscard]] std::optional<Error> look_at_rules(const Options& options, const Puzzle& puzzle,
                                                 std::uint64_t line, std::string_view file);

/// Is this standard input, and a person at the other end?
[[nodiscard]] bool is_keyboard(const InputSource& source);

/// Takes the full batch and leaves an empty one; false: the run is to end.
using Submit = FunctionRef<bool(Batch*& batch)>;

enum class RowKeeping : std::uint8_t { kNone, kLines, kTable };

struct IntakeSetup {
  const std::vector<InputSource>* sources = nullptr;
  const Options* options = nullptr;
  ReadOptions read;
  int wake_fd = -1;
  /// A single puzzle is drawn: nothing is handed over before it is known to be single or not.
  bool draws_single = false;
  /// Every record is drawn.
  bool draws_all = false;
  /// Most plain lines in a batch; 0: each of them is read as a record. Not with drawing.
  std::size_t run_lines = 0;
  /// Batch::wholes is filled too.
  bool keeps_wholes = false;
  /// The same, of records that hold more than a question: answers say what.
  bool tells_records = false;
  /// Variants are taken as they are, in Batch::variants; else they are records with other rules.
  bool takes_variants = false;
  /// Batch::rows is filled with the lines of the records as they stand, for people; or with what is
  /// a row of a table or may become one.
  RowKeeping rows = RowKeeping::kNone;
  /// Most records in a batch.
  std::size_t most_items = Batch::kMostItems;
  int workers = 1;
  IntakeProgress* progress = nullptr;
  Language language = Language::kEnglish;
};

class Intake {
 public:
  /// `first` is an empty batch.
  Intake(const IntakeSetup& setup, Batch* first);

  /// Reads everything. Sources that fail are complained about and left out.
  void run(Submit submit);

  [[nodiscard]] bool has_failed() const { return has_failed_; }
  /// Was it the last source alone that failed?
  [[nodiscard]] bool failed_at_last() const { return has_failed_ && failed_at_last_; }
  /// Where the first record stands that was not handed over, if there is one. After `run`.
  [[nodiscard]] std::optional<ResumePoint> resume_point() const { return resume_; }

 private:
  // The source that is being read.
  struct Reading {
    std::uint32_t number = 0;
    bool draws = false;
    RecordReader reader;
    std::uint64_t lines = 0;  // whole ones that the reader has had, or that went past it
  };

  bool run_source(std::uint32_t number, Submit submit);
  SourceEnd read_blocks(Reading& reading, const InputSource& source, Submit submit);
  bool end_source(Reading& reading, const SourceEnd& end, Submit submit);
  [[nodiscard]] std::size_t block_size() const;
  bool take_block(Reading& reading, std::string_view text, Submit submit);
  bool take_part(Reading& reading, std::string_view& text, Submit submit);
  bool take_run(Reading& reading, const PlainLines& lines, std::string_view& text, Submit submit);
  [[nodiscard]] bool keeps_rows() const { return setup_.rows != RowKeeping::kNone; }
  void keep_heading(const Reading& reading);
  void keep_row(const Record& record);
  void keep_lines(std::string_view text);
  bool take_rows(Reading& reading, std::string_view& text, Submit submit);
  bool feed(Reading& reading, std::string_view text, Submit submit);
  void hold(std::string_view text);
  bool take(const Record& record, const Reading& reading, Submit submit);
  void take_puzzle(const Record& record, Item& item);
  bool hand_over(Submit submit);
  void note_resume_point(Reading& reading);

  IntakeSetup setup_;
  Batch* batch_;
  std::vector<char> block_;
  RowRun rows_;
  bool had_rows_ = false;  // the last lines were rows: what has no line end yet may be one
  std::size_t held_ = 0;   // bytes at the front of block_ that begin a plain line or a row
  std::uint64_t records_ = 0;
  bool has_failed_ = false;
  bool failed_at_last_ = false;
  std::optional<ResumePoint> resume_;
};

}  // namespace shudu::cli
