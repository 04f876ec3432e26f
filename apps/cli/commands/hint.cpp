// `shudu hint`: the next step and no more, in stages that tell more and more of it; or, with --why,
// why a digit cannot be in a cell.
//
// The candidates of a record are the player's own: what he has taken away is not said again. What
// is wrong with the puzzle or with his grid is said first, by the same stages, and then no step
// is. On a pipe a line for each record; where a board is drawn it shows the position, at the last
// stage with the step done.
#include <algorithm>

#include "cli/commands/commands.h"
#include "cli/input/position.h"
#include "cli/input/records.h"
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
  HintTeller(const Options& options, BoardStyle board, const Question& question, Answer& answer,
             Desk& desk, const AnswerWriter& writer)
      : options_(options),
        board_(board),
        question_(question),
        answer_(answer),
        desk_(desk),
        writer_(writer) {}

  // False when the run was ended.
  bool tell() {
    std::optional<Position> position = find_position(options_, question_, answer_);
    const bool is_found =
        position && (options_.logic.why ? tell_why(*position) : tell_hint(*position));
    if (is_found) {
      if (!position->mistakes.empty()) ++desk_.tally.failed;
      return true;
    }
    if (desk_.watch.is_ending()) return false;
    become_timeout(answer_, options_);
    writer_.write(answer_, false, desk_.out);
    return true;
  }

 private:
  // False when it was stopped, as is `tell_why`.
  bool tell_hint(Position& position) {
    HintOptions options;
    options.find = position.find;
    options.stop = position.find.stop;
    const HintChoice choice = choose_hint(position.view, position.known(),
                                          profile_for(position, options_.logic), options);
    if (choice.kind == HintKind::kStopped) return false;
    const Hint hint = service::hint_of(position, choice, options_.logic.stage, options_.language);
    if (options_.json) {
      write_json(choice, hint);
      return true;
    }
    if (choice.step && options_.logic.stage == kHintStages) position.view.apply(*choice.step);
    draw(position.view);
    desk_.out += hint.text;
    append_remarks(answer_, options_.language, desk_.out);
    desk_.out += '\n';
    return true;
  }

  // A board, and the candidates where they are the player's.
  void draw(const View& view) const {
    if (!desk_.batch.is_drawn) return;
    if (answer_.index > 0) desk_.out += '\n';
    if (question_.record->puzzle.marks && !view.is_full()) {
      draw_candidates(question_.layout, marks_of(view), board_, desk_.out);
    } else {
      draw_board(question_.layout, view.givens(), view.grid(), board_, desk_.out);
    }
  }

  void write_json(const HintChoice& choice, const Hint& hint) const {
    JsonObject object = writer_.open_json(answer_, desk_.out);
    service::add_hint(object, choice, hint,
                      {question_.layout, options_.language, options_.logic.stage});
    object.end();
    desk_.out += '\n';
  }

  bool tell_why(const Position& position) {
    const int size = question_.layout.size();
    const CandidateName& name = *options_.logic.why;
    const std::string word = fmt::format("r{}c{}={}", name.row, name.column, name.digit);
    if (std::max({name.row, name.column, name.digit}) > size) {
      write_lines(position, word, {say(options_.language, Phrase::kNotInGrid, word, size)}, Why{});
      ++desk_.tally.failed;
      return true;
    }
    WhyOptions options;
    options.find = position.find;
    options.stop = position.find.stop;
    const Candidate candidate{Cell::at(name.row - 1, name.column - 1, size), Digit(name.digit)};
    const Why why = why_not(position.view, candidate, position.known(),
                            profile_for(position, options_.logic), options);
    if (why.kind == WhyKind::kStopped) return false;
    write_lines(position, word, explain_why(question_.layout, why, options_.language), why);
    return true;
  }

  void write_lines(const Position& position, const std::string& word,
                   const std::vector<std::string>& lines, const Why& why) const {
    std::string& out = desk_.out;
    const std::string remark = remark_on(position, kMistakeStages - 1, options_.language);
    if (!options_.json) {
      draw(position.view);
      if (!remark.empty()) out += remark + '\n';
      for (const std::string& line : lines) {
        out += line;
        append_remarks(answer_, options_.language, out);
        out += '\n';
      }
      return;
    }
    JsonObject object = writer_.open_json(answer_, out);
    service::add_why(object, {word, remark, lines, why}, question_.layout, options_.language);
    object.end();
    out += '\n';
  }

  const Options& options_;
  BoardStyle board_;
  const Question& question_;
  Answer& answer_;
  Desk& desk_;
  const AnswerWriter& writer_;
};

}  // namespace

int run_hint(const Options& options, const Process& process) {
  RecordVerb verb;
  verb.style.line_text = append_error_line;
  verb.draws_single = true;
  verb.wants_wholes = true;
  const BoardStyle board{options.ascii, wants_color(options, process)};
  verb.tell = [&options, board](const Question& question, Answer& answer, Desk& desk,
                                const AnswerWriter& writer) {
    return HintTeller(options, board, question, answer, desk, writer).tell();
  };
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
