// `shudu candidates`: the true candidates of each puzzle, the digits that its cells have in some
// solution, and with --counts in how many.
//
//   4 3 8 ...                a grid, cells as wide as the widest
//   r1c1 4=2                 with --counts, for each cell
//
// Grids and variants are asked about alike. Tested by tests/golden/cli/candidates.
#include <string>

#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/output/board.h"
#include "cli/output/terminal.h"
#include "shudu/service/variant_json.h"
#include "shudu/variant/layout_form.h"
#include "shudu/verbs/variant/solving.h"

namespace shudu::cli {
namespace {

using variant::ValueSet;
using variant::VariantPuzzle;

VariantPuzzle puzzle_of(const Question& question) {
  if (question.variant != nullptr) return question.variant->puzzle;
  return variant::from_layout({question.position.layout, question.position.marks});
}

bool has_value(ValueSet set, std::size_t place) { return (set >> place & 1U) != 0; }

class CandidateTeller {
 public:
  CandidateTeller(const Asked& asked, const VariantPuzzle& puzzle, const verbs::Candidates& found)
      : asked_(asked), puzzle_(puzzle), found_(found) {}

  void tell() const {
    if (asked_.options.json) {
      tell_json();
    } else if (found_.solutions == 0) {
      asked_.out() += "-\tnone";
      asked_.end_line();
    } else if (asked_.options.counts) {
      tell_counts();
    } else {
      tell_grid();
    }
  }

 private:
  // On a pipe without lines, so that it can be read back.
  void tell_grid() const {
    if (asked_.answer.index > 0) asked_.out() += '\n';
    const BoardStyle style{asked_.options.ascii || !asked_.at.batch.is_drawn, false};
    draw_variant_candidates(puzzle_, found_.values, style, asked_.out());
    tell_remarks();
  }

  void tell_counts() const {
    std::string& out = asked_.out();
    if (asked_.answer.index > 0) out += '\n';
    for (std::size_t i = 0; i < found_.counts.size(); ++i) {
      out += verbs::name_of_cell(puzzle_, static_cast<int>(i));
      for (std::size_t v = 0; v < found_.counts[i].size(); ++v) {
        if (!has_value(found_.values[i], v)) continue;
        out += ' ' + std::to_string(puzzle_.low + static_cast<int>(v)) + '=' +
               std::to_string(found_.counts[i][v]);
        if (!found_.counts_are_exact) out += '+';
      }
      out += '\n';
    }
    tell_remarks();
  }

  // What the answer is without, below it.
  void tell_remarks() const {
    if (asked_.answer.left_out.empty()) return;
    asked_.out() += '#';
    asked_.end_line();
  }

  void tell_json() const {
    JsonObject object = asked_.open_json();
    service::add_true_candidates(object, found_, puzzle_);
    asked_.end_json(object);
  }

  const Asked& asked_;
  const VariantPuzzle& puzzle_;
  const verbs::Candidates& found_;
};

bool tell_candidates(const Asked& asked) {
  const VariantPuzzle puzzle = puzzle_of(asked.question);
  const std::uint64_t limit = asked.options.counts ? asked.options.limit : 0;
  const auto found = verbs::candidates(asked.question.budget, puzzle, limit);
  if (!found) return asked.refuse(found.error());
  asked.answer.verdict = verdict_of(service::solutions_told(*found));
  CandidateTeller(asked, puzzle, *found).tell();
  return true;
}

}  // namespace

int run_candidates(const Options& options, const Process& process) {
  VerbManner manner;
  manner.takes_variants = true;
  manner.draws_single = true;
  manner.style.line_text = append_reason;
  return run_records(options, process, ItemVerb{manner, tell_candidates});
}

}  // namespace shudu::cli
