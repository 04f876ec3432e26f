// Finding the command of a line, and what all answers share.
#include "tui/plain/dialogue.h"

#include <algorithm>
#include <array>
#include <utility>

#include "text/text.h"
#include "tui/plain/dialogue_state.h"

namespace shudu::tui {
namespace {

using game::IntentKind;
using game::RefusalCode;

const AnswerRow* find_in(std::span<const AnswerRow> rows, PlainCommand command) {
  const auto* const row =
      std::find_if(rows.data(), rows.data() + rows.size(),
                   [command](const AnswerRow& r) { return r.command == command; });
  return row == rows.data() + rows.size() ? nullptr : row;
}

const AnswerRow* find_answer(PlainCommand command) {
  for (const auto& rows : {move_answers(), board_answers(), help_answers(), history_answers(),
                           game_answers(), setting_answers()}) {
    if (const AnswerRow* const row = find_in(rows, command)) return row;
  }
  return nullptr;
}

bool is_paused(const DialogueState& dialogue) {
  return dialogue.desk && dialogue.session().status() == game::GameStatus::kPaused;
}

std::string paused_sentence(Language language) {
  game::Refusal refusal;
  refusal.code = RefusalCode::kPaused;
  return game::sentence(refusal, language);
}

// Whose answers are lists.
constexpr std::array kLists{PlainCommand::kBoard, PlainCommand::kCell, PlainCommand::kHistory,
                            PlainCommand::kGames, PlainCommand::kSet,  PlainCommand::kStats,
                            PlainCommand::kHelp};
constexpr std::size_t kMostLines = 3;

// What is too much for three lines runs on in the last of them.
Lines at_most_three(Lines lines, Language language) {
  if (lines.size() <= kMostLines) return lines;
  const Lines end(lines.begin() + kMostLines - 1, lines.end());
  lines.resize(kMostLines - 1);
  lines.push_back(run_on(end, language));
  return lines;
}

/// While a technique is practised: what is for games alone is refused.
Lines answer_practising(DialogueState& dialogue, PlainCommand command, LineReader& reader) {
  if (const AnswerRow* own = find_in(practice_answers(), command))
    return own->answer(dialogue, reader);
  const AnswerRow* const row = find_answer(command);
  if (row->needs == Needs::kNothing || find_in(board_answers(), command) != nullptr) {
    return row->answer(dialogue, reader);
  }
  return {dialogue.say("practising", dialogue.name(PlainCommand::kBack))};
}

Lines answer_in_game(DialogueState& dialogue, PlainCommand command, LineReader& reader) {
  const AnswerRow* const row = find_answer(command);
  if (row->needs != Needs::kNothing && !dialogue.desk) {
    return {dialogue.say("no-game", dialogue.name(PlainCommand::kNew),
                         dialogue.name(PlainCommand::kGames))};
  }
  if (row->needs == Needs::kBoard && is_paused(dialogue)) {
    return {paused_sentence(dialogue.language())};
  }
  if (dialogue.desk) dialogue.desk->touch();
  return row->answer(dialogue, reader);
}

Lines answer(DialogueState& dialogue, PlainCommand command, LineReader& reader) {
  Lines lines = dialogue.practice ? answer_practising(dialogue, command, reader)
                                  : answer_in_game(dialogue, command, reader);
  const bool is_list = std::find(kLists.begin(), kLists.end(), command) != kLists.end();
  return is_list ? lines : at_most_three(std::move(lines), dialogue.language());
}

Lines unknown(DialogueState& dialogue, std::string_view word) {
  const std::vector<std::string> near = nearest_names(word, dialogue.language());
  const std::string shown(escape_token(word).view());
  if (near.empty()) {
    return {dialogue.say("unknown-word", shown) + ' ' +
            dialogue.say("say-help", dialogue.name(PlainCommand::kHelp))};
  }
  return {dialogue.say("unknown-word-near", shown, joined(near, ", "))};
}

Lines answer_line(DialogueState& dialogue, std::string_view line) {
  LineReader reader(line, dialogue.size());
  if (reader.is_done()) return {};
  // A cell comes first: a digit is put into it, or it is read.
  LineReader ahead = reader;
  if (ahead.take_cells()) {
    const bool is_put = !ahead.is_done();
    return answer(dialogue, is_put ? PlainCommand::kPlace : PlainCommand::kCell, reader);
  }
  if (const PlainRow* row = find_plain(reader.peek(), dialogue.language())) {
    reader.take();
    return answer(dialogue, row->command, reader);
  }
  return unknown(dialogue, reader.peek());
}

// The clock that stopped by itself goes on with the next line.
std::optional<std::string> go_on(DialogueState& dialogue) {
  if (!std::exchange(dialogue.was_paused_by_itself, false) || !is_paused(dialogue))
    return std::nullopt;
  dialogue.act(IntentKind::kResume);
  return dialogue.say("stood-still");
}

// Nothing leaves that could drive a terminal.
Lines escaped_all(Lines lines) {
  for (std::string& line : lines) line = escaped(line);
  return lines;
}

}  // namespace

game::Voice Dialogue::Inside::voice() const {
  game::Voice voice;
  voice.language = language();
  voice.has_short_cells = true;
  return voice;
}

std::string Dialogue::Inside::usage(PlainCommand command) const {
  const PlainRow& row = row_of(command);
  std::string text(name(command));
  if (!row.syntax.empty()) text += ' ' + std::string(row.syntax);
  return say("usage", text);
}

std::string Dialogue::Inside::cell_list(CellSet cells) const {
  std::string list;
  for (const Cell cell : cells) {
    if (!list.empty()) list += ' ';
    list += game::say_position(voice(), size(), cell);
  }
  return list;
}

void Dialogue::Inside::select(std::span<const Cell> cells) {
  place = cells.back();
  if (practice) return practice->practice.select(cells);
  desk->select(cells);
}

Lines Dialogue::Inside::act(IntentKind kind) {
  game::Intent intent;
  intent.kind = kind;
  return act(intent);
}

Lines Dialogue::Inside::act(const game::Intent& intent) { return tell(desk->act(intent)); }

Lines Dialogue::Inside::tell(const game::Outcome<Performed>& done) {
  Lines lines;
  if (done) {
    talk.look_again(session());
    lines.push_back(game::say_applied(voice(), session(), done->event, done->applied));
    std::string end = game::say_outcome(voice(), session(), done->event, done->applied);
    if (!end.empty()) lines.push_back(std::move(end));
    if (session().log().size() >= game::kManyEvents) {
      lines.push_back(say("many-moves", name(PlainCommand::kCopy)));
    }
    std::erase(lines, std::string());
  } else {
    lines.push_back(game::sentence(done.error(), language()));
  }
  if (std::optional<std::string> line = save_line()) lines.push_back(*std::move(line));
  return lines;
}

std::optional<std::string> Dialogue::Inside::save_line() const {
  if (!desk || desk->wait_saved()) return std::nullopt;
  const SaveSign sign = desk->save_sign();
  if (!sign.is_kept || !sign.trouble) return std::nullopt;
  std::string line = say("not-saved", storage::sentence(*sign.trouble, language()).view());
  if (sign.moved_on) {
    line += ' ' + say("moved-on", std::string(name(PlainCommand::kOpen)) + " 1");
  }
  return line;
}

void Dialogue::Inside::work(Job job) {
  interrupt.stop = false;
  if (interrupt.is_ending) interrupt.stop = true;
  interrupt.is_working = true;
  worker.start(std::move(job));
  worker.wait(interrupt.stop);
  interrupt.is_working = false;
  if (desk) desk->touch();
}

std::string run_on(const Lines& sentences, Language language) {
  std::string text;
  for (const std::string& sentence : sentences) {
    if (!text.empty() && !sentence.empty() && language == Language::kEnglish) text += ' ';
    text += sentence;
  }
  return text;
}

std::optional<Lines> unless_yes(DialogueState& dialogue, LineReader& reader) {
  if (reader.take_if("yes") || reader.take_if("是") || reader.take_if("确定") ||
      reader.take_if("確定")) {
    return std::nullopt;
  }
  return Lines{dialogue.say("confirm", dialogue.last_line + " yes")};
}

Dialogue::Dialogue(Shelf& shelf, const Surroundings& world, DialogueSetup setup,
                   Interrupt& interrupt)
    : inside_(std::make_unique<Inside>(shelf, world, std::move(setup), interrupt)) {}

Dialogue::~Dialogue() = default;

Lines Dialogue::begin() {
  DialogueState& dialogue = *inside_;
  Lines lines = dialogue.shelf.news(dialogue.language());
  Lines first;
  if (!dialogue.setup.puzzle.empty()) first = import_text(dialogue, dialogue.setup.puzzle);
  if (!dialogue.desk) {
    for (const storage::GameHead& head : dialogue.shelf.games()) {
      if (head.notes.status != "playing") continue;
      Lines opened = open_game(dialogue, head.uid);
      if (!dialogue.desk || dialogue.session().is_read_only()) continue;  // it is played elsewhere
      first.push_back(dialogue.say("goes-on"));
      first.insert(first.end(), opened.begin(), opened.end());
      break;
    }
  }
  if (!dialogue.desk || dialogue.session().is_read_only()) {
    first.push_back(dialogue.say("first-game"));
    MakeWish easy;
    easy.level = Level::kEasy;
    Lines made = make_game(dialogue, easy);
    first.insert(first.end(), made.begin(), made.end());
  }
  lines.insert(lines.end(), first.begin(), first.end());
  lines.push_back(dialogue.say("say-help", dialogue.name(PlainCommand::kHelp)));
  return escaped_all(std::move(lines));
}

Lines Dialogue::take(std::string_view line) {
  DialogueState& dialogue = *inside_;
  tick();
  const std::optional<std::string> stood = go_on(dialogue);
  const bool was_warned = dialogue.was_warned;
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
  dialogue.last_line = line;
  Lines lines = answer_line(dialogue, line);
  if (was_warned) dialogue.was_warned = false;
  if (stood && lines.empty()) {
    lines.push_back(*stood);
  } else if (stood) {
    lines.front() = run_on({*stood, lines.front()}, dialogue.language());
  }
  return escaped_all(std::move(lines));
}

Lines Dialogue::take_too_long() const { return {inside_->say("too-long")}; }

void Dialogue::tick() {
  DialogueState& dialogue = *inside_;
  if (dialogue.desk && dialogue.desk->tick(dialogue.setup.preferences.idle_minutes)) {
    dialogue.was_paused_by_itself = true;
  }
}

bool Dialogue::wants_to_leave() const { return inside_->wants_to_leave; }

Lines Dialogue::end() {
  DialogueState& dialogue = *inside_;
  Lines lines;
  const bool is_kept = dialogue.desk && dialogue.desk->save_sign().is_kept;
  if (std::optional<std::string> trouble = end_practice(dialogue)) lines.push_back(*trouble);
  if (std::optional<std::string> lost = leave_game(dialogue)) {
    dialogue.has_lost = true;
    lines.push_back(*std::move(lost));
  } else if (is_kept) {
    lines.push_back(dialogue.say("saved"));
  }
  lines.push_back(dialogue.say("bye"));
  return escaped_all(std::move(lines));
}

bool Dialogue::has_lost() const { return inside_->has_lost; }

}  // namespace shudu::tui
