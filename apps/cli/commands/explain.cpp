// `shudu explain`: the whole path of a puzzle, step by step, in words.
//
//   4...3....            the puzzle, before the steps of each record (a board where one is drawn)
//   # 1. Hidden Single: ... So r1c5 is 3.
//   # 2. ...
//   # Solved. Steps: 57.   or where and why it ends before
//
// On a terminal no line is marked as a comment.
// What is wrong with the puzzle is said first. Where time is up, the path so far is told.
#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/input/stepping.h"
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
  PathTeller(const Asked& asked, BoardStyle board)
      : asked_(asked), options_(asked.options), board_(board) {}

  // False when the run was ended.
  bool tell() {
    const Question& question = asked_.question;
    const auto assessed = assess(options_, question, asked_.answer);
    if (!assessed) return asked_.refuse(assessed.error());
    remark_ = remark_on(*assessed, kMistakeStages, options_.language);
    const verbs::Explained explained = verbs::explain_path(
        question.budget, *assessed, profile_of(options_.logic), options_.logic.until);
    if (explained.path.end == PathEnd::kStopped) {
      if (asked_.at.watch.is_ending()) return false;
      become_timeout(asked_.answer, options_);
    }
    if (!assessed->mistakes.empty()) ++asked_.at.tally.failed;
    if (options_.json) {
      write_json(explained);
    } else {
      write_text(explained, is_broken(*assessed));
    }
    return true;
  }

 private:
  // Of a broken position all has been said.
  void write_text(const verbs::Explained& explained, bool is_broken) const {
    std::string& out = asked_.out();
    const Answer& answer = asked_.answer;
    const bool is_drawn = asked_.at.batch.is_drawn;
    if (answer.index > 0) out += '\n';
    if (is_drawn) {
      draw_board(asked_.layout(), *answer.givens, *answer.givens, board_, out);
    } else {
      append_puzzle(answer, out);
      asked_.end_line();
    }
    const std::size_t below = out.size();
    if (!remark_.empty()) out += remark_ + '\n';
    std::size_t number = 0;
    for (const Step& step : explained.path.steps) {
      out += std::to_string(++number) + ". ";
      out += named_step(asked_.layout(), step, options_.language) + '\n';
    }
    if (!is_broken) out += end_text(explained) + '\n';
    if (is_drawn) draw_end(explained.end);
    asked_.writer.comment(below, out);
  }

  void draw_end(const View& view) const {
    if (view.is_full()) {
      draw_board(asked_.layout(), *asked_.answer.givens, view.grid(), board_, asked_.out());
      return;
    }
    asked_.out() += say(options_.language, "candidates-left") + "\n";
    draw_candidates(asked_.layout(), verbs::marks_of(view), board_, asked_.out());
  }

  void write_json(const verbs::Explained& explained) const {
    JsonObject object = asked_.open_json();
    object.text("profile", profile_of(options_.logic).name);
    if (!remark_.empty()) object.text("message", remark_);
    add_steps(object, explained.path.steps, asked_.layout(), options_.language);
    service::add_path_end(object, explained.end, explained.path.end, end_text(explained));
    asked_.end_json(object);
  }

  // Here the time is known that is over.
  std::string end_text(const verbs::Explained& explained) const {
    const Path& path = explained.path;
    const std::size_t steps = path.steps.size();
    if (path.end == PathEnd::kStopped) {
      return say(options_.language, "path-timeout", fmt::format("{:.6g}", asked_.answer.seconds),
                 steps);
    }
    return service::path_end_text(explained.end, path.end, steps, options_.logic.until,
                                  options_.language);
  }

  const Asked& asked_;
  const Options& options_;
  BoardStyle board_;
  std::string remark_;
};

}  // namespace

int run_explain(const Options& options, const Process& process) {
  const BoardStyle board{options.ascii, wants_color(options, process)};
  ItemVerb verb{{}, [board](const Asked& asked) { return PathTeller(asked, board).tell(); }};
  verb.manner.style.line_text = append_error_line;
  verb.manner.draws_single = true;
  verb.manner.wants_wholes = true;
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
