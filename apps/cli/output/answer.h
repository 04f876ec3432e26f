// What a verb found out about one record, before it becomes text.
// Verdicts, the numbers beside them, and their tally for exit code and totals.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/error.h"
#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/formats/puzzle.h"
#include "shudu/solver/search.h"
#include "shudu/verbs/variant/solving.h"

namespace shudu::cli {

/// The kinds of answers; `verdict_name` is their `status` in JSON.
enum class Verdict : std::uint8_t {
  kUnique,
  kMultiple,
  kNone,
  kInvalid,     ///< the givens break a rule
  kUnreadable,  ///< the record is no puzzle
  kTimeout,
  kStalled,  ///< the rules of `logic` end before the puzzle does
  kUnasked,  ///< read and passed on, nothing was asked about it (`convert`)
  kCount,    // how many there are; not a verdict
};

[[nodiscard]] std::string_view verdict_name(Verdict verdict);
/// Of a puzzle with so many solutions: none, one, or several.
[[nodiscard]] Verdict verdict_of(std::uint64_t solutions);

/// How many records had which verdict.
struct VerdictTally {
  std::array<std::uint64_t, static_cast<std::size_t>(Verdict::kCount)> verdicts{};
  std::uint64_t failed = 0;  ///< proper puzzles that failed a further check

  void add(Verdict verdict, std::uint64_t count = 1) {
    verdicts[static_cast<std::size_t>(verdict)] += count;
  }
  void add(const VerdictTally& other);
  [[nodiscard]] std::uint64_t of(Verdict verdict) const {
    return verdicts[static_cast<std::size_t>(verdict)];
  }
  [[nodiscard]] std::uint64_t records() const;
  /// The exit code that these answers give: 0, 1 or 4.
  [[nodiscard]] int exit_code() const;
};

/// What the rules of the method `logic` did.
struct LogicReport {
  RuleCounts rules;
  std::uint64_t nodes = 0;  ///< digits tried by search; 0: none was needed
};

/// The names of the columns of a table, as they stood.
struct KeptHeading {
  std::string text;  ///< empty: there are none
  char separator = ',';
};

struct Answer {
  std::uint64_t index = 0;
  std::uint64_t line = 0;
  std::string_view file;               ///< shown where there are several sources, else empty
  const Layout* layout = nullptr;      ///< nullptr when the record is unreadable
  std::string_view layout_name;        ///< of the layout, where it is not the usual one, else empty
  std::string_view left_out;           ///< rules of the record that no layout has, else empty
  const Grid* givens = nullptr;        ///< nullptr when the record is unreadable
  const Pencilmarks* marks = nullptr;  ///< the puzzle, where candidates are
  const Puzzle* record = nullptr;      ///< the whole record, where there is more to it
  const VariantRecord* variant = nullptr;  ///< the puzzle where it is one; it has no givens here
  std::string_view row;                    ///< as it stood in the input, where that is kept
  const KeptHeading* heading = nullptr;    ///< of the table that its row belongs to
  Verdict verdict = Verdict::kUnreadable;
  Error error;         ///< of kInvalid and kUnreadable
  double seconds = 0;  ///< of kTimeout: the time it had
  std::optional<Grid> solution;
  std::vector<int> values;  ///< the solution of a variant, else empty
  std::optional<std::uint64_t> count;
  bool count_is_exact = true;
  std::optional<verbs::Estimate> estimate;  ///< in place of a count
  std::optional<LogicReport> logic;
  std::optional<Pencilmarks> left;   ///< candidates where the rules stalled
  std::optional<CellSet> redundant;  ///< givens that are not needed, where that was asked
  std::optional<std::vector<std::string>> spare;  ///< the same of a variant, rules too, by names
  bool has_claim = false;            ///< the record claims a solution, and that was looked at
  std::optional<Error> claim_fault;  ///< why it is not right
  std::optional<std::uint64_t> micros;
};

}  // namespace shudu::cli
