// Commands that help to play: hints in stages, why not, checking, the way back; and the words
// themselves.
#include <array>
#include <utility>

#include "tui/plain/table.h"

namespace shudu::tui {
namespace {

using game::IntentKind;

Lines tell_hint(Table& table) {
  const game::Session& session = table.session();
  Lines lines = table.talk.text(session, table.language());
  if (table.talk.step() != nullptr) {
    lines = {table.say(PlainPhrase::kHintStage, table.talk.stage(), kHintStages,
                       run_on(lines, table.language()))};
  }
  if (std::optional<std::string> line = table.save_line()) lines.push_back(*std::move(line));
  return lines;
}

Lines no_hint(const Table& table) {
  return {table.say(PlainPhrase::kNoHintOpen, table.name(PlainCommand::kHint))};
}

Lines hint(Table& table, LineReader& /*reader*/) {
  if (table.talk.is_open()) return tell_hint(table);
  const auto session = std::make_shared<const game::Session>(table.session());
  FoundHelp found;
  table.work([session, &found](JobDesk desk) {
    FoundHelp help = look_for_help(*session, &desk.stop);
    return [&found, help = std::move(help)]() mutable { found = std::move(help); };
  });
  table.talk.open(std::move(found), table.session());
  return tell_hint(table);
}

Lines more(Table& table, LineReader& reader) {
  if (!table.talk.is_open()) return hint(table, reader);
  if (table.talk.more(*table.desk)) return tell_hint(table);
  const bool is_step = table.talk.step() != nullptr;
  return {table.say(is_step ? PlainPhrase::kNoMore : PlainPhrase::kNoMoreWrong,
                    table.name(is_step ? PlainCommand::kApply : PlainCommand::kBack))};
}

Lines less(Table& table, LineReader& /*reader*/) {
  if (!table.talk.is_open()) return no_hint(table);
  return table.talk.less() ? tell_hint(table) : Lines{table.say(PlainPhrase::kNoLess)};
}

Lines another(Table& table, LineReader& /*reader*/) {
  if (!table.talk.is_open()) return no_hint(table);
  return table.talk.another() ? tell_hint(table) : Lines{table.say(PlainPhrase::kNoOther)};
}

Lines apply(Table& table, LineReader& /*reader*/) {
  if (!table.talk.is_open() || table.talk.step() == nullptr) return no_hint(table);
  return table.tell(table.talk.apply(*table.desk));
}

Lines why(Table& table, LineReader& reader) {
  const std::optional<Cell> cell = reader.take_cell();
  const std::optional<Digit> digit = reader.take_digit(table.size());
  if (!cell || !digit || !reader.is_done()) return {table.usage(PlainCommand::kWhy)};
  const std::array cells{*cell};
  table.select(cells);
  const Candidate candidate{*cell, *digit};
  game::Intent intent;
  intent.kind = IntentKind::kWhy;
  intent.digit = *digit;
  static_cast<void>(table.desk->act(intent));  // refused where nothing is counted any more
  const auto session = std::make_shared<const game::Session>(table.session());
  game::WhyNot found;
  table.work([session, candidate, &found](JobDesk desk) {
    game::WhyNot reason = game::why_not_here(*session, candidate, &desk.stop);
    return [&found, reason = std::move(reason)]() mutable { found = std::move(reason); };
  });
  Lines lines = why_text(table.session(), candidate, found, table.language());
  table.why_step = found.step;
  if (found.step) {
    lines.back() =
        run_on({lines.back(), table.say(PlainPhrase::kSayShow, table.name(PlainCommand::kShow))},
               table.language());
  }
  return lines;
}

Lines show(Table& table, LineReader& /*reader*/) {
  if (!table.why_step) {
    return {table.say(PlainPhrase::kNothingToShow, table.name(PlainCommand::kWhy))};
  }
  table.talk.show(*std::exchange(table.why_step, std::nullopt), *table.desk);
  return tell_hint(table);
}

// The second time on the same board it says where.
Lines check(Table& table, LineReader& /*reader*/) {
  const game::Session& session = table.session();
  const bool is_by_solution = session.solution() != nullptr;
  const bool tells_where = table.checked == session.cursor_id();
  const CellSet shown =
      is_by_solution ? game::wrong_digits(session) : game::wrong_by_rules(session, false).digits;
  const CellSet wrong = shown & session.state().values.filled();
  Lines lines = table.act(game::check_of(session));
  table.checked.reset();
  if (wrong.empty()) return lines;
  if (tells_where) {
    lines.front() = table.say(PlainPhrase::kWrongAt, table.cell_list(wrong));
  } else {
    table.checked = session.cursor_id();
  }
  return lines;
}

Lines back(Table& table, LineReader& /*reader*/) {
  const std::optional<game::WayBack> way = game::find_way_back(table.session());
  if (!way) return table.act(IntentKind::kBack);
  const std::string told = game::say_way_back(table.voice(), table.session(), *way);
  Lines lines = table.act(IntentKind::kBack);
  lines.front() = told;
  return lines;
}

std::string word_line(const Table& table, const PlainRow& row) {
  const Language language = table.language();
  std::string names(row.names.in(language));
  if (language != Language::kEnglish) names += ' ' + std::string(row.names.en);
  return table.say(PlainPhrase::kWordLine, names, row.syntax, row.does.in(language));
}

Lines help(Table& table, LineReader& reader) {
  if (reader.is_done()) {
    Lines lines;
    for (const PlainRow& row : plain_table()) lines.push_back(word_line(table, row));
    lines.push_back(table.say(PlainPhrase::kCells));
    return lines;
  }
  const PlainRow* const row = find_plain(reader.peek(), table.language());
  if (row == nullptr) {
    return {table.say(PlainPhrase::kUnknownWord, escape_token(reader.peek()).view())};
  }
  return {word_line(table, *row)};
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
