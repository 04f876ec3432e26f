// From an answer to text: a line for a pipe, a JSON object, a line of the user's own, or a board.
//
// The last column of a verb's line differs from verb to verb and comes from the verb as a function;
// everything else is the same for all of them. Nothing here writes or knows of threads.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/options/options.h"
#include "cli/output/answer.h"
#include "cli/output/table_row.h"
#include "cli/output/template.h"
#include "shudu/service/grid_text.h"
#include "shudu/service/json_object.h"

namespace shudu::cli {

using service::add_candidates;
using service::add_grid;
using service::append_json_grid;

/// Appends the puzzle as one line: its givens, or its candidates where they are the puzzle; a
/// variant with its rules.
void append_puzzle(const Answer& answer, std::string& out);

/// Precondition: the puzzle was read.
[[nodiscard]] int given_count(const Answer& answer);

/// Appends the solution that was found, of a grid or a variant. Precondition: has_solution.
void append_solution(const Answer& answer, std::string& out);
/// `~6.67e21 +-2.1%`; `?` where nothing is known.
void append_estimate(const verbs::Estimate& estimate, std::string& out);
[[nodiscard]] bool has_solution(const Answer& answer);

/// Appends the columns that every verb's line may end with: what is wrong with the solution that
/// the record claims, and `left out: killer-cage`, the rules that the answer is without.
void append_remarks(const Answer& answer, Language language, std::string& out);

/// Does this verdict come with a sentence?
[[nodiscard]] bool has_error(Verdict verdict);

/// The sentence of an invalid, unreadable or timed out record; with the place for an unreadable
/// one.
[[nodiscard]] std::string error_sentence(const Answer& answer, Language language);

/// `invalid: ` or `error: ` and that sentence: the line of what cannot be answered.
void append_error_line(const Answer& answer, const Options& options, std::string& out);
/// `-` and the reason: the line of what is no proper puzzle.
void append_reason(const Answer& answer, const Options& options, std::string& out);

/// A sentence about a record for standard error, with its place: `line 3: ...`.
[[nodiscard]] std::string placed(const Answer& answer, std::string_view text, Language language);

/// `duplicate_in_row`, `timeout`, ...
[[nodiscard]] std::string_view error_code(const Answer& answer);

/// How a verb shows its answers.
struct AnswerStyle {
  /// The verb's line for a pipe, without the line end.
  void (*line_text)(const Answer& answer, const Options& options, std::string& out) = nullptr;
  bool for_people = false;  ///< a board comes with words below that say what it is
  bool color = false;
  bool draws_question = false;  ///< boards show the puzzle, and the verb's line stands below
  AddedColumns columns = {};    ///< with --to csv
};

/// Shows the answers of one run. Thread-safe once made.
class AnswerWriter {
 public:
  AnswerWriter(const Options& options, AnswerStyle style);

  /// Appends an answer, `drawn` as a board where there is one to draw.
  void write(const Answer& answer, bool drawn, std::string& out) const;

  /// Appends the answer as a row of a table with these new fields.
  void write_row(const Answer& answer, std::span<const std::string> fields, std::string& out) const;

  /// Opens an answer's JSON object and writes all fields; the caller may add its own and must close
  /// it with `end` and a line end.
  [[nodiscard]] JsonObject open_json(const Answer& answer, std::string& out) const;
  /// The same with the fields that say which record it is, and none of the answer.
  [[nodiscard]] static JsonObject open_record(const Answer& answer, std::string& out);
  /// And without the record itself.
  [[nodiscard]] static JsonObject open_place(const Answer& answer, std::string& out);

  /// Makes comments (`# unique`) of the lines of `out` from byte `from` on, so that what goes to a
  /// pipe or a file is read back as the puzzle above them; a terminal has them as they are.
  void comment(std::size_t from, std::string& out) const;

 private:
  void write_board(const Answer& answer, std::string& out) const;
  void write_below_board(const Answer& answer, bool has_board, std::string& out) const;
  void write_status_line(const Answer& answer, std::string& out) const;
  void write_line(const Answer& answer, std::string& out) const;

  const Options& options_;
  AnswerStyle style_;
  bool is_read_back_;  // the output does not go to a terminal
  std::optional<Template> template_;
};

}  // namespace shudu::cli
