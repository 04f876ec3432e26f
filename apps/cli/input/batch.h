// A part of the input on its way through the program: what was read, and the text of the answers.
//
// A batch holds either a run of lines, plain ones as they stood in the file or the cells of rows
// (shudu/formats/row_cells.h) as lines, or some dozen records that were read one by one:
//
//   run      text  [ ...|4...3....\n5..2.....\n...........\n|... ]     some thousand lines
//                       ^offset                          count * stride bytes
//   records  items [ givens, line, ... ]  marks [ ]  errors [ ]        at most 64
//
// It is plain memory that is used again and again, so a stream of any length takes the same few of
// them. Most records are 81 givens; candidates and errors, which are larger and rarer, stand in
// lists of their own; so do whole records (entered digits, notes), for the verbs that want them.
#pragma once

#include <any>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/output/answer.h"
#include "shudu/core/error.h"
#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/formats/format.h"

namespace shudu::cli {

/// A place in the input; where a run that was ended could go on.
struct ResumePoint {
  std::uint32_t source = 0;
  std::uint64_t line = 1;
};

/// All that a record held.
struct WholeRecord {
  Puzzle puzzle;
  const Format* format = nullptr;
};

/// What a record itself says of its rules.
struct StatedRules {
  std::string layout_name;  ///< as `layout_name` writes it; empty: the usual one
  std::string left_out;     ///< names of what no layout has
  std::optional<Layout> layout;
};

/// One record as it was read.
struct Item {
  std::uint64_t index = 0;  ///< 0-based, over all sources
  std::uint64_t line = 0;   ///< 1-based, in its source
  std::uint32_t source = 0;
  std::int32_t marks = -1;    ///< its place in Batch::marks; -1: the givens are the puzzle
  std::int32_t error = -1;    ///< its place in Batch::errors; -1: it could be read
  std::int32_t rules = -1;    ///< its place in Batch::rules; -1: it says nothing of its rules
  std::int32_t whole = -1;    ///< its place in Batch::wholes; -1: the verb does not want it
  std::int32_t variant = -1;  ///< its place in Batch::variants, which is the puzzle; -1: it is none
  Grid givens;
};

/// Plain lines (shudu/formats/plain_lines.h) in Batch::text, a record each.
struct LineRun {
  /// Of claims, and of the cells of rows.
  static constexpr std::size_t kRowStride = kMaxCells + 1;

  std::uint64_t index = 0;  ///< of the first record, over all sources
  std::uint64_t line = 0;   ///< of the first one in its source, 1-based
  std::uint32_t source = 0;
  std::size_t offset = 0;  ///< where the first line begins
  std::size_t count = 0;   ///< lines; 0: there is no run
  std::size_t stride = 0;  ///< bytes from line to line
  /// Where the solution that the first one claims lies in Batch::claims, from line to line
  /// kRowStride bytes; one that claims none has a 0 there. None: no line claims one.
  std::optional<std::size_t> claims = std::nullopt;
};

/// The rows of a batch as they stood in the input, where they are kept.
class KeptRows {
 public:
  /// Begins with the record of that number.
  void begin(std::uint64_t index) {
    text_.clear();
    ends_.clear();
    first_ = index;
  }
  /// The row of the next record; empty: it was no row.
  void add(std::string_view row) {
    text_ += row;
    ends_.push_back(text_.size());
  }
  [[nodiscard]] bool is_empty() const { return ends_.empty(); }
  /// The row of a record, empty where none is kept.
  [[nodiscard]] std::string_view row(std::uint64_t index) const {
    const std::size_t n = index - first_;
    if (index < first_ || n >= ends_.size()) return {};
    const std::size_t begin = n == 0 ? 0 : ends_[n - 1];
    return std::string_view(text_).substr(begin, ends_[n] - begin);
  }

 private:
  std::string text_;
  std::vector<std::size_t> ends_;
  std::uint64_t first_ = 0;
};

struct Batch {
  static constexpr std::size_t kMostItems = 64;

  std::vector<char> text;    ///< only `run` says what of it matters; its size is its capacity
  std::vector<char> claims;  ///< as LineRun::claims says
  LineRun run;
  std::vector<Item> items;
  std::vector<Pencilmarks> marks;
  std::vector<Error> errors;
  std::vector<StatedRules> rules;
  std::vector<WholeRecord> wholes;
  std::vector<VariantPart> variants;
  KeptRows rows;
  KeptHeading heading;       ///< of the table, where rows are kept
  bool is_drawn = false;     ///< its records are to be drawn as boards
  std::vector<char> solved;  ///< room for the solutions of a run, a line each
  std::string out;           ///< the answers so far, whole lines
  std::string_view ready;    ///< when not empty, the answers in place of `out`
  std::any parcel;           ///< an answer that is no text, where the verb delivers such
  std::size_t done = 0;      ///< how many records are answered
  std::size_t whole = 0;     ///< bytes of the answers that belong to these and not to the next one
  std::size_t marked = 0;    ///< how many are marked in the part of the output (part_file.h)
  std::uint64_t input = 0;   ///< a sum of the records that are answered, where it is wanted
  std::string more;          ///< goes into the mark (RunMark::more)
  VerdictTally tally;        ///< of those

  /// The solution that a line of the run claims, 81 digits; nullptr: none.
  [[nodiscard]] const char* claim(std::size_t line) const {
    if (!run.claims) return nullptr;
    const char* const claim = claims.data() + *run.claims + line * LineRun::kRowStride;
    return *claim == 0 ? nullptr : claim;
  }
  [[nodiscard]] std::size_t size() const { return run.count + items.size(); }
  [[nodiscard]] bool is_empty() const { return size() == 0; }
  [[nodiscard]] bool is_complete() const { return done == size(); }
  [[nodiscard]] std::string_view answers() const { return ready.empty() ? out : ready; }
  /// Where the n-th of its records stands. Precondition: n < size().
  [[nodiscard]] ResumePoint place(std::size_t n) const {
    if (run.count > 0) return {run.source, run.line + n};
    return {items[n].source, items[n].line};
  }
  void clear_answers() {
    out.clear();
    ready = {};
    whole = 0;
    parcel.reset();
  }
  void clear() {
    run = {};
    items.clear();
    marks.clear();
    errors.clear();
    rules.clear();
    wholes.clear();
    variants.clear();
    rows.begin(0);
    is_drawn = false;
    clear_answers();
    done = 0;
    marked = 0;
    input = 0;
    more.clear();
    tally = {};
  }
};

}  // namespace shudu::cli
