// Commands that help to play: hints in stages, why not, checking, the way back; and the words
// themselves.
#include <array>
#include <utility>

#include "tui/plain/dialogue_state.h"

namespace shudu::tui {
namespace {

using game::IntentKind;

Lines tell_hint(DialogueState& dialogue) {
  const game::Session& session = dialogue.session();
  Lines lines = dialogue.talk.text(session, dialogue.language());
  if (dialogue.talk.step() != nullptr) {
    lines = {dialogue.say("hint-stage", dialogue.talk.stage(), kHintStages,
                          run_on(lines, dialogue.language()))};
  }
  if (std::optional<std::string> line = dialogue.save_line()) lines.push_back(*std::move(line));
  return lines;
}

Lines no_hint(const DialogueState& dialogue) {
  return {dialogue.say("no-hint-open", dialogue.name(PlainCommand::kHint))};
}

Lines hint(DialogueState& dialogue, LineReader& /*reader*/) {
  if (dialogue.talk.is_open()) return tell_hint(dialogue);
  const auto session = std::make_shared<const game::Session>(dialogue.session());
  FoundHelp found;
  dialogue.work([session, &found](JobDesk desk) {
    FoundHelp help = look_for_help(*session, &desk.stop);
    return [&found, help = std::move(help)]() mutable { found = std::move(help); };
  });
  dialogue.talk.open(std::move(found), dialogue.session());
  return tell_hint(dialogue);
}

Lines more(DialogueState& dialogue, LineReader& reader) {
  if (!dialogue.talk.is_open()) return hint(dialogue, reader);
  if (dialogue.talk.more(*dialogue.desk)) return tell_hint(dialogue);
  const bool is_step = dialogue.talk.step() != nullptr;
  return {dialogue.say(is_step ? PlainPhrase("no-more") : PlainPhrase("no-more-wrong"),
                       dialogue.name(is_step ? PlainCommand::kApply : PlainCommand::kBack))};
}

Lines less(DialogueState& dialogue, LineReader& /*reader*/) {
  if (!dialogue.talk.is_open()) return no_hint(dialogue);
  return dialogue.talk.less() ? tell_hint(dialogue) : Lines{dialogue.say("no-less")};
}

Lines another(DialogueState& dialogue, LineReader& /*reader*/) {
  if (!dialogue.talk.is_open()) return no_hint(dialogue);
  return dialogue.talk.another() ? tell_hint(dialogue) : Lines{dialogue.say("no-other")};
}

Lines apply(DialogueState& dialogue, LineReader& /*reader*/) {
  if (!dialogue.talk.is_open() || dialogue.talk.step() == nullptr) return no_hint(dialogue);
  return dialogue.tell(dialogue.talk.apply(*dialogue.desk));
}

Lines why(DialogueState& dialogue, LineReader& reader) {
  const std::optional<Cell> cell = reader.take_cell();
  const std::optional<Digit> digit = reader.take_digit(dialogue.size());
  if (!cell || !digit || !reader.is_done()) return {dialogue.usage(PlainCommand::kWhy)};
  const std::array cells{*cell};
  dialogue.select(cells);
  const Candidate candidate{*cell, *digit};
  game::Intent intent;
  intent.kind = IntentKind::kWhy;
  intent.digit = *digit;
  static_cast<void>(dialogue.desk->act(intent));  // refused where nothing is counted any more
  const auto session = std::make_shared<const game::Session>(dialogue.session());
  game::WhyNot found;
  dialogue.work([session, candidate, &found](JobDesk desk) {
    game::WhyNot reason = game::why_not_here(*session, candidate, &desk.stop);
    return [&found, reason = std::move(reason)]() mutable { found = std::move(reason); };
  });
  Lines lines = why_text(dialogue.session(), candidate, found, dialogue.language());
  dialogue.why_step = found.step;
  if (found.step) {
    lines.back() =
        run_on({lines.back(), dialogue.say("say-show", dialogue.name(PlainCommand::kShow))},
               dialogue.language());
  }
  return lines;
}

Lines show(DialogueState& dialogue, LineReader& /*reader*/) {
  if (!dialogue.why_step) {
    return {dialogue.say("nothing-to-show", dialogue.name(PlainCommand::kWhy))};
  }
  dialogue.talk.show(*std::exchange(dialogue.why_step, std::nullopt), *dialogue.desk);
  return tell_hint(dialogue);
}

// The second time on the same board it says where.
Lines check(DialogueState& dialogue, LineReader& /*reader*/) {
  const game::Session& session = dialogue.session();
  const bool is_by_solution = session.solution() != nullptr;
  const bool tells_where = dialogue.checked == session.cursor_id();
  const CellSet shown =
      is_by_solution ? game::wrong_digits(session) : game::wrong_by_rules(session, false).digits;
  const CellSet wrong = shown & session.state().values.filled();
  Lines lines = dialogue.act(game::check_of(session));
  dialogue.checked.reset();
  if (wrong.empty()) return lines;
  if (tells_where) {
    lines.front() = dialogue.say("wrong-at", dialogue.cell_list(wrong));
  } else {
    dialogue.checked = session.cursor_id();
  }
  return lines;
}

Lines back(DialogueState& dialogue, LineReader& /*reader*/) {
  const std::optional<game::WayBack> way = game::find_way_back(dialogue.session());
  if (!way) return dialogue.act(IntentKind::kBack);
  const std::string told = game::say_way_back(dialogue.voice(), dialogue.session(), *way);
  Lines lines = dialogue.act(IntentKind::kBack);
  lines.front() = told;
  return lines;
}

std::string word_line(const DialogueState& dialogue, const PlainRow& row) {
  const Language language = dialogue.language();
  std::string names(row.names.in(language));
  if (language != Language::kEnglish) names += ' ' + std::string(row.names.en);
  return dialogue.say("word-line", names, row.syntax, row.does.in(language));
}

Lines help(DialogueState& dialogue, LineReader& reader) {
  if (reader.is_done()) {
    Lines lines;
    for (const PlainRow& row : plain_table()) lines.push_back(word_line(dialogue, row));
    lines.push_back(dialogue.say("cells"));
    return lines;
  }
  const PlainRow* const row = find_plain(reader.peek(), dialogue.language());
  if (row == nullptr) {
    return {dialogue.say("unknown-word", escape_token(reader.peek()).view())};
  }
  return {word_line(dialogue, *row)};
}

using P = PlainCommand;

constexpr std::array kHelpAnswers{
    AnswerRow{P::kHint, Needs::kBoard, hint},   AnswerRow{P::kMore, Needs::kBoard, more},
    AnswerRow{P::kLess, Needs::kBoard, less},   AnswerRow{P::kAnother, Needs::kBoard, another},
    AnswerRow{P::kApply, Needs::kBoard, apply}, AnswerRow{P::kWhy, Needs::kBoard, why},
    AnswerRow{P::kShow, Needs::kBoard, show},   AnswerRow{P::kCheck, Needs::kBoard, check},
    AnswerRow{P::kBack, Needs::kBoard, back},   AnswerRow{P::kHelp, Needs::kNothing, help},
};

}  // namespace

std::span<const AnswerRow> help_answers() { return kHelpAnswers; }

}  // namespace shudu::tui
