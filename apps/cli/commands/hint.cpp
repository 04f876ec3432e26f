// `shudu hint`: the next step and no more, in stages that tell more and more of it; or, with --why,
// why a digit cannot be in a cell.
//
// The candidates of a record are the player's own: what he has taken away is not said again. What
// is wrong with the puzzle or with his grid is said first, by the same stages, and then no step
// is. On a pipe a line for each record; where a board is drawn it shows the position, at the last
// stage with the step done.
#include <fmt/format.h>

#include <algorithm>

#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/input/stepping.h"
#include "cli/output/board.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/explain/mistake_words.h"
#include "shudu/explain/why_words.h"
#include "shudu/logic/hint_step.h"
#include "shudu/service/position_json.h"

namespace shudu::cli {
namespace {

// The hint for one record.
class HintTeller {
 public:
  HintTeller(const Asked& asked, BoardStyle board)
      : asked_(asked), options_(asked.options), board_(board) {}

  // False when the run was ended.
  bool tell() {
    auto assessed = assess(options_, asked_.question, asked_.answer);
    if (!assessed) return asked_.refuse(assessed.error());
    const bool has_mistakes = !assessed->mistakes.empty();
    const auto fault = options_.logic.why ? tell_why(*assessed) : tell_hint(*assessed);
    if (fault) return asked_.refuse(*fault);
    if (has_mistakes) ++asked_.at.tally.failed;
    return true;
  }

 private:
  using Fault = std::optional<verbs::Unanswered>;

  Fault tell_hint(Assessment& assessed) const {
    const int stage = options_.logic.stage;
    const auto choice = verbs::hint(asked_.question.budget, assessed, profile_of(options_.logic));
    if (!choice) return choice.error();
    const Hint hint = service::hint_of(assessed, *choice, stage, options_.language);
    if (options_.json) {
      JsonObject object = asked_.open_json();
      service::add_hint(object, *choice, hint, {asked_.layout(), options_.language, stage});
      asked_.end_json(object);
      return std::nullopt;
    }
    if (choice->step && stage == kHintStages) assessed.view.apply(*choice->step);
    draw(assessed.view);
    const std::size_t below = asked_.out().size();
    asked_.out() += hint.text;
    asked_.end_line();
    comment(below);
    return std::nullopt;
  }

  // A board, and the candidates where they are the player's.
  void draw(const View& view) const {
    if (!asked_.at.batch.is_drawn) return;
    if (asked_.answer.index > 0) asked_.out() += '\n';
    if (asked_.question.position.record->marks && !view.is_full()) {
      draw_candidates(asked_.layout(), verbs::marks_of(view), board_, asked_.out());
    } else {
      draw_board(asked_.layout(), view.givens(), view.grid(), board_, asked_.out());
    }
  }

  // Words below a board, where there is one.
  void comment(std::size_t below) const {
    if (asked_.at.batch.is_drawn) asked_.writer.comment(below, asked_.out());
  }

  Fault tell_why(const Assessment& assessed) const {
    const int size = asked_.layout().size();
    const CandidateName& name = *options_.logic.why;
    const std::string word = fmt::format("r{}c{}={}", name.row, name.column, name.digit);
    if (std::max({name.row, name.column, name.digit}) > size) {
      write_lines(assessed, word, {say(options_.language, "not-in-grid", word, size)}, Why{});
      ++asked_.at.tally.failed;
      return std::nullopt;
    }
    const Candidate candidate{Cell::at(name.row - 1, name.column - 1, size), Digit(name.digit)};
    const auto why =
        verbs::why(asked_.question.budget, assessed, candidate, profile_of(options_.logic));
    if (!why) return why.error();
    write_lines(assessed, word, explain_why(asked_.layout(), *why, options_.language), *why);
    return std::nullopt;
  }

  void write_lines(const Assessment& assessed, const std::string& word,
                   const std::vector<std::string>& lines, const Why& why) const {
    const std::string remark = remark_on(assessed, kMistakeStages - 1, options_.language);
    if (!options_.json) {
      draw(assessed.view);
      const std::size_t below = asked_.out().size();
      if (!remark.empty()) asked_.out() += remark + '\n';
      for (const std::string& line : lines) {
        asked_.out() += line;
        asked_.end_line();
      }
      comment(below);
      return;
    }
    JsonObject object = asked_.open_json();
    service::add_why(object, {word, remark, lines, why}, asked_.layout(), options_.language);
    asked_.end_json(object);
  }

  const Asked& asked_;
  const Options& options_;
  BoardStyle board_;
};

}  // namespace

int run_hint(const Options& options, const Process& process) {
  const BoardStyle board{options.ascii, wants_color(options, process)};
  ItemVerb verb{{}, [board](const Asked& asked) { return HintTeller(asked, board).tell(); }};
  verb.manner.style.line_text = append_error_line;
  verb.manner.draws_single = true;
  verb.manner.wants_wholes = true;
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
