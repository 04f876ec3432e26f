// `shudu explain`: the whole path of a puzzle, step by step, in words.
//
//   4...3....            the puzzle, before the steps of each record (a board where one is drawn)
//   1. Hidden Single: ... So r1c5 is 3.
//   2. ...
//   Solved. Steps: 57.   or where and why it ends before
//
// What is wrong with the puzzle is said first. Where time is up, the path so far is told.
#include "cli/commands/commands.h"
#include "cli/input/position.h"
#include "cli/input/records.h"
#include "cli/output/board.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/explain/mistake_words.h"
#include "shudu/service/position_json.h"
#include "shudu/service/step_json.h"

namespace shudu::cli {
namespace {

// The path of one record.
class PathTeller {
 public:
  PathTeller(const Options& options, BoardStyle board, const Question& question, Answer& answer,
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
    if (!position && desk_.watch.is_ending()) return false;
    if (!position) {
      become_timeout(answer_, options_);
      writer_.write(answer_, false, desk_.out);
      return true;
    }
    remark_ = remark_on(*position, kMistakeStages, options_.language);
    const Path path = find_path(*position);
    if (path.end == PathEnd::kStopped) {
      if (desk_.watch.is_ending()) return false;
      become_timeout(answer_, options_);
    }
    if (!position->mistakes.empty()) ++desk_.tally.failed;
    if (options_.json) {
      write_json(*position, path);
    } else {
      write_text(*position, path);
    }
    return true;
  }

 private:
  // The view is left where the path ends.
  Path find_path(Position& position) const {
    if (is_broken(position)) return {{}, PathEnd::kContradiction};
    PathOptions options;
    options.find = position.find;
    options.until = options_.logic.until;
    options.stop = position.find.stop;
    return solve_path(position.view, profile_for(position, options_.logic), options);
  }

  void write_text(const Position& position, const Path& path) const {
    std::string& out = desk_.out;
    const bool is_drawn = desk_.batch.is_drawn;
    if (answer_.index > 0) out += '\n';
    if (is_drawn) {
      draw_board(question_.layout, *answer_.givens, *answer_.givens, board_, out);
    } else {
      append_puzzle(answer_, out);
      append_remarks(answer_, options_.language, out);
      out += '\n';
    }
    if (!remark_.empty()) out += remark_ + '\n';
    std::size_t number = 0;
    for (const Step& step : path.steps) {
      out += std::to_string(++number) + ". ";
      out += named_step(question_.layout, step, options_.language) + '\n';
    }
    // Of a broken position all has been said.
    if (!is_broken(position)) out += end_text(position.view, path) + '\n';
    if (is_drawn) draw_end(position.view);
  }

  void draw_end(const View& view) const {
    if (view.is_full()) {
      draw_board(question_.layout, *answer_.givens, view.grid(), board_, desk_.out);
      return;
    }
    desk_.out += say(options_.language, Phrase::kCandidatesLeft) + "\n";
    draw_candidates(question_.layout, marks_of(view), board_, desk_.out);
  }

  void write_json(const Position& position, const Path& path) const {
    std::string& out = desk_.out;
    JsonObject object = writer_.open_json(answer_, out);
    object.text("profile", profile_of(options_.logic).name);
    if (!remark_.empty()) object.text("message", remark_);
    add_steps(object, path.steps, question_.layout, options_.language);
    service::add_path_end(object, position.view, path.end, end_text(position.view, path));
    object.end();
    out += '\n';
  }

  // Here the time is known that is over.
  std::string end_text(const View& view, const Path& path) const {
    const std::size_t steps = path.steps.size();
    if (path.end == PathEnd::kStopped) {
      return say(options_.language, Phrase::kPathTimeout, fmt::format("{:.6g}", answer_.seconds),
                 steps);
    }
    return service::path_end_text(view, path.end, steps, options_.logic.until, options_.language);
  }

  const Options& options_;
  BoardStyle board_;
  const Question& question_;
  Answer& answer_;
  Desk& desk_;
  const AnswerWriter& writer_;
  std::string remark_;
};

}  // namespace

int run_explain(const Options& options, const Process& process) {
  RecordVerb verb;
  verb.style.line_text = append_error_line;
  verb.draws_single = true;
  verb.wants_wholes = true;
  const BoardStyle board{options.ascii, wants_color(options, process)};
  verb.tell = [&options, board](const Question& question, Answer& answer, Desk& desk,
                                const AnswerWriter& writer) {
    return PathTeller(options, board, question, answer, desk, writer).tell();
  };
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
