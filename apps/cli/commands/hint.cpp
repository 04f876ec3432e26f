// `shudu hint`: the next step and no more, in stages that tell more and more of it; or, with --why,
// why a digit cannot be in a cell.
//
// The candidates of a record are the player's own: what he has taken away is not said again. What
// is wrong with the puzzle or with his grid is said first, by the same stages, and then no step
// is. On a pipe a line for each record; where a board is drawn it shows the position, at the last
// stage with the step done.
#include <algorithm>
#include <array>

#include "cli/board.h"
#include "cli/commands/commands.h"
#include "cli/position.h"
#include "cli/records.h"
#include "cli/step_json.h"
#include "cli/terminal.h"
#include "cli/words.h"
#include "shudu/explain/mistake_words.h"
#include "shudu/explain/why_words.h"
#include "shudu/logic/hint_step.h"

namespace shudu::cli {
namespace {

// The technique is named from this stage on.
constexpr int kNamingStage = 2;

std::string_view why_name(WhyKind kind) {
  constexpr std::array<std::string_view, 9> kNames{"mistake", "held",  "filled", "peer",   "true",
                                                   "refuted", "wrong", "open",   "stopped"};
  return kNames[static_cast<std::size_t>(kind)];
}

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
    const std::string text = hint_text(position, choice);
    if (options_.json) {
      write_json(choice, text);
      return true;
    }
    if (choice.step && options_.logic.stage == kHintStages) position.view.apply(*choice.step);
    draw(position.view);
    desk_.out += text + '\n';
    return true;
  }

  std::string hint_text(const Position& position, const HintChoice& choice) {
    const Language language = options_.language;
    const int stage = options_.logic.stage;
    std::string text = remark_on(position, answer_, stage, language);
    switch (choice.kind) {
      case HintKind::kStep:
        hint_ = hint_for(question_.layout, *choice.step, stage, language);
        return sentences(std::move(text), hint_.text, language);
      case HintKind::kFull:
        return sentences(std::move(text), say(language, Phrase::kAllFilled), language);
      case HintKind::kNothing:
        return sentences(std::move(text), say(language, Phrase::kNoHint), language);
      default:
        hint_ = hint_for_mistake(question_.layout, choice.mistakes.front(), stage, language);
        return text;
    }
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

  void write_json(const HintChoice& choice, const std::string& text) const {
    JsonObject object = writer_.open_json(answer_, desk_.out);
    object.number("stage", static_cast<std::uint64_t>(options_.logic.stage));
    object.text("text", text);
    object.boolean("mistake", choice.kind == HintKind::kMistake);
    if (choice.step && options_.logic.stage >= kNamingStage) {
      object.text("technique", choice.step->technique->slug);
      object.text("name", choice.step->technique->names.in(options_.language));
    }
    add_marks(object, hint_.marks, question_.layout);
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
    const std::string remark = remark_on(position, answer_, kMistakeStages - 1, options_.language);
    if (!options_.json) {
      draw(position.view);
      if (!remark.empty()) out += remark + '\n';
      for (const std::string& line : lines) out += line + '\n';
      return;
    }
    JsonObject object = writer_.open_json(answer_, out);
    object.text("candidate", word);
    object.text("why", why_name(why.kind));
    if (!remark.empty()) object.text("message", remark);
    object.name("lines") += '[';
    for (const std::string& line : lines) {
      if (out.back() != '[') out += ',';
      append_json_string(line, out);
    }
    out += ']';
    add_steps(object, why.steps, question_.layout, options_.language);
    object.end();
    out += '\n';
  }

  const Options& options_;
  BoardStyle board_;
  const Question& question_;
  Answer& answer_;
  Desk& desk_;
  const AnswerWriter& writer_;
  Hint hint_;
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
