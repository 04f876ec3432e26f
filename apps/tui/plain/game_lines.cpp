// Commands on the game on the desk as a whole: making, reading, writing, ending, copying, pausing.
// What would lose moves that are not kept is done when it is said twice.
#include <fmt/format.h>

#include <array>
#include <utility>

#include "shudu/core/layout_table.h"
#include "shudu/game/save.h"
#include "shudu/game/summary.h"
#include "tui/desk/written_over.h"
#include "tui/plain/dialogue_state.h"

namespace shudu::tui {
namespace {

using game::IntentKind;
using game::Session;

// Moves that are not kept are a reason to stay, once.
std::optional<Lines> stay(DialogueState& dialogue) {
  if (dialogue.was_warned || !dialogue.desk) return std::nullopt;
  std::optional<std::string> line = dialogue.save_line();
  if (!line || dialogue.desk->save_sign().moved_on) return std::nullopt;
  dialogue.was_warned = true;
  return Lines{*std::move(line), dialogue.say("say-again", dialogue.name(PlainCommand::kExport))};
}

// The warning of this very line counts only for the next one.
Lines put_on_desk(DialogueState& dialogue, OpenedGame game) {
  std::optional<std::string> trouble = end_practice(dialogue);
  dialogue.desk = std::make_unique<Desk>(dialogue.shelf, dialogue.world, std::move(game),
                                         std::function<void()>());
  dialogue.is_game_resting = false;
  dialogue.desk->set_timed(dialogue.setup.preferences.timer != TimerShown::kOff);
  dialogue.talk = {};
  dialogue.place.reset();
  dialogue.why_step.reset();
  dialogue.checked.reset();
  dialogue.was_paused_by_itself = false;
  if (dialogue.session().status() == game::GameStatus::kPaused) {
    static_cast<void>(dialogue.act(IntentKind::kResume));
  }
  Lines lines = hello(dialogue);
  if (trouble) lines.push_back(*std::move(trouble));
  return lines;
}

std::optional<Level> level_of(std::string_view word, Language language) {
  if (const std::optional<Level> level = find_level(word)) return level;
  for (const LevelRow& row : level_table()) {
    if (row.names.in(language) == word) return row.level;
  }
  return std::nullopt;
}

bool take_any(LineReader& reader, const Words& words) {
  return reader.take_if(words.en) || reader.take_if(words.zh_cn) || reader.take_if(words.zh_tw);
}

// `hard xy-wing seed 7 symmetry rotate180 layout x`; the word that means nothing, if there is one.
std::optional<std::string> read_wish(LineReader& reader, Language language, MakeWish& wish) {
  while (!reader.is_done()) {
    if (take_any(reader, {"seed", "种子", "種子"})) {
      const std::string word(reader.peek());
      wish.seed = reader.take_number();
      if (!wish.seed) return word;
    } else if (take_any(reader, {"symmetry", "对称", "對稱"})) {
      wish.symmetry = reader.take();
    } else if (take_any(reader, {"layout", "布局", "版面"})) {
      wish.layout = reader.take();
    } else if (const std::optional<Level> level = level_of(reader.peek(), language)) {
      wish.level = level;
      reader.take();
    } else if (const Technique* technique = find_technique(reader.peek())) {
      wish.technique = technique;
      reader.take();
    } else {
      return std::string(reader.take());
    }
  }
  return std::nullopt;
}

Lines make(DialogueState& dialogue, LineReader& reader) {
  MakeWish wish;
  if (std::optional<std::string> word = read_wish(reader, dialogue.language(), wish)) {
    return {dialogue.say("unknown-wish", escape_token(*word).view()),
            dialogue.usage(PlainCommand::kNew)};
  }
  if (!wish.level && wish.technique == nullptr && wish.layout == "classic") {
    wish.level = Level::kEasy;
  }
  if (std::optional<Lines> warning = stay(dialogue)) return *warning;
  return make_game(dialogue, wish);
}

Lines import(DialogueState& dialogue, LineReader& reader) {
  if (reader.is_done()) return {dialogue.usage(PlainCommand::kImport)};
  if (std::optional<Lines> warning = stay(dialogue)) return *warning;
  const std::string what(reader.rest());
  const std::optional<std::string> file =
      dialogue.world.read_file ? dialogue.world.read_file(what) : std::nullopt;
  return import_text(dialogue, file.value_or(what));
}

std::string line_of(const Grid& grid) {
  std::string line;
  for (int i = 0; i < grid.cell_count(); ++i) {
    line += grid.is_blank(Cell(i)) ? '.' : static_cast<char>('0' + grid.value_at(Cell(i)));
  }
  return line;
}

// What lies in the way is not written over unasked.
Lines write_out(DialogueState& dialogue, LineReader& reader) {
  const Session& session = dialogue.session();
  if (reader.is_done()) {
    return {line_of(session.beginning().givens), line_of(game::board_of(session.state()))};
  }
  std::string path(reader.rest());
  bool is_sure = false;
  if (path.size() > 4 && path.ends_with(" yes")) {
    path.resize(path.size() - 4);
    is_sure = true;
  }
  if (!is_sure && lies_in_the_way(dialogue.world, path)) {
    return {dialogue.say("is-there", path), dialogue.say("confirm", dialogue.last_line + " yes")};
  }
  const storage::Done done = dialogue.world.write_file(path, game::save(session));
  if (done) return {dialogue.say("exported", path)};
  const Sentence why = storage::sentence(done.error(), dialogue.language());
  return {dialogue.say("not-exported", path), std::string(why.view())};
}

Lines reveal(DialogueState& dialogue, LineReader& reader) {
  const std::optional<std::vector<Cell>> cells = reader.take_cells();
  if (!cells) return {dialogue.usage(PlainCommand::kReveal)};
  if (std::optional<Lines> question = unless_yes(dialogue, reader)) return *question;
  dialogue.select(*cells);
  return dialogue.act(IntentKind::kReveal);
}

Lines give_up(DialogueState& dialogue, LineReader& reader) {
  if (std::optional<Lines> question = unless_yes(dialogue, reader)) return *question;
  return dialogue.act(IntentKind::kGiveUp);
}

Lines copy(DialogueState& dialogue, LineReader& /*reader*/) {
  const game::Outcome<Session> copied = game::continue_in_copy(
      dialogue.session(), make_uid(dialogue.world), utc_text(dialogue.world.wall_ms()));
  if (!copied) return {game::sentence(copied.error(), dialogue.language())};
  return take_game(dialogue, *copied);
}

Lines title(DialogueState& dialogue, LineReader& reader) {
  if (reader.is_done()) return {dialogue.usage(PlainCommand::kTitle)};
  if (!dialogue.desk->set_title(reader.rest())) return {dialogue.say("no-title")};
  Lines lines{dialogue.say("titled", reader.rest())};
  if (std::optional<std::string> line = dialogue.save_line()) lines.push_back(*std::move(line));
  return lines;
}

Lines pause(DialogueState& dialogue, LineReader& /*reader*/) {
  return dialogue.act(IntentKind::kPause);
}
Lines resume(DialogueState& dialogue, LineReader& /*reader*/) {
  return dialogue.act(IntentKind::kResume);
}

Lines time(DialogueState& dialogue, LineReader& /*reader*/) {
  const bool is_paused = dialogue.session().status() == game::GameStatus::kPaused;
  std::string saved = dialogue.say("saved");
  if (!dialogue.desk->save_sign().is_kept) saved = dialogue.say("only-here");
  if (std::optional<std::string> line = dialogue.save_line()) saved = *std::move(line);
  return {dialogue.say(is_paused ? PlainPhrase("time-paused") : PlainPhrase("time"),
                       game::clock_text(dialogue.desk->elapsed()), saved)};
}

Lines quit(DialogueState& dialogue, LineReader& /*reader*/) {
  if (std::optional<Lines> warning = stay(dialogue)) return *warning;
  dialogue.wants_to_leave = true;
  return {};
}

using P = PlainCommand;

constexpr std::array kGameAnswers{
    AnswerRow{P::kNew, Needs::kNothing, make},
    AnswerRow{P::kImport, Needs::kNothing, import},
    AnswerRow{P::kExport, Needs::kBoard, write_out},
    AnswerRow{P::kReveal, Needs::kBoard, reveal},
    AnswerRow{P::kGiveUp, Needs::kBoard, give_up},
    AnswerRow{P::kCopy, Needs::kBoard, copy},
    AnswerRow{P::kTitle, Needs::kGame, title},
    AnswerRow{P::kPause, Needs::kGame, pause},
    AnswerRow{P::kResume, Needs::kGame, resume},
    AnswerRow{P::kTime, Needs::kGame, time},
    AnswerRow{P::kQuit, Needs::kNothing, quit},
    AnswerRow{P::kPractise, Needs::kNothing, practise},
};

}  // namespace

std::span<const AnswerRow> game_answers() { return kGameAnswers; }

Lines hello(DialogueState& dialogue) {
  const Session& session = dialogue.session();
  const std::string name = game_name(head_of(session), dialogue.language());
  const int empty = game::empty_cells(session).size();
  return {dialogue.say("hello", name, empty, game::clock_text(session.elapsed()))};
}

std::optional<std::string> leave_game(DialogueState& dialogue) {
  if (!dialogue.desk) return std::nullopt;
  const SaveSign sign = dialogue.desk->leave();
  dialogue.desk.reset();
  if (!sign.is_kept || sign.waiting == 0 || !sign.trouble) return std::nullopt;
  const Sentence why = storage::sentence(*sign.trouble, dialogue.language());
  return dialogue.say("not-saved", why.view());
}

Lines take_game(DialogueState& dialogue, const Session& session) {
  Lines lines;
  if (std::optional<std::string> lost = leave_game(dialogue)) lines.push_back(*std::move(lost));
  OpenedGame game{session, std::nullopt};
  std::optional<storage::Trouble> trouble;
  if (dialogue.shelf.is_open()) {
    trouble = dialogue.shelf.add_game(game.session);
    if (trouble && trouble->code == storage::TroubleCode::kGameExists) {
      game.session = with_uid(game.session, make_uid(dialogue.world));
      trouble = dialogue.shelf.add_game(game.session);
    }
    storage::Answer<storage::GameLock> lock = dialogue.shelf.lock_game(game.session.about().uid);
    if (!trouble && lock) game.lock = *std::move(lock);
    game.is_kept = !trouble;
  }
  Lines greeting = put_on_desk(dialogue, std::move(game));
  lines.insert(lines.end(), greeting.begin(), greeting.end());
  if (trouble) {
    const Sentence why = storage::sentence(*trouble, dialogue.language());
    lines.push_back(dialogue.say("not-kept", why.view()));
  }
  return lines;
}

Lines start_game(DialogueState& dialogue, const game::NewGame& puzzle) {
  const game::Outcome<Session> session = game::start(puzzle, dialogue.setup.preferences.game);
  if (!session) return {game::sentence(session.error(), dialogue.language())};
  return take_game(dialogue, *session);
}

Lines open_game(DialogueState& dialogue, std::string_view uid) {
  Shelf::Failure failure;
  // A game is not played twice; the one on the desk is left before its lock is asked for.
  Lines lines;
  if (std::optional<std::string> lost = leave_game(dialogue)) lines.push_back(*std::move(lost));
  std::optional<OpenedGame> game = dialogue.shelf.open_game(uid, failure);
  if (!game) {
    lines.push_back(failure.sentence(dialogue.language()));
    return lines;
  }
  const bool is_mine = game->lock.has_value();
  Lines greeting = put_on_desk(dialogue, *std::move(game));
  lines.insert(lines.end(), greeting.begin(), greeting.end());
  if (!is_mine) {
    lines.push_back(run_on({failure.sentence(dialogue.language()), dialogue.say("read-only")},
                           dialogue.language()));
  }
  return lines;
}

Lines import_text(DialogueState& dialogue, std::string_view text) {
  Imported found;
  dialogue.work([text = std::string(text), &found, &dialogue](JobDesk desk) {
    Imported read = read_import(text, dialogue.world, dialogue.language(), desk.stop);
    return [&found, read = std::move(read)]() mutable { found = std::move(read); };
  });
  if (!found.made.game) return {found.made.trouble};
  Lines lines{run_on({found.read_as, found.made.remark}, dialogue.language())};
  std::erase(lines, std::string());
  const Lines started =
      found.saved ? take_game(dialogue, *found.saved) : start_game(dialogue, *found.made.game);
  lines.insert(lines.end(), started.begin(), started.end());
  return lines;
}

Lines make_game(DialogueState& dialogue, const MakeWish& wish) {
  const bool is_quick = wish.technique == nullptr && (!wish.level || *wish.level <= Level::kMedium);
  if (!is_quick && dialogue.setup.say_now) dialogue.setup.say_now(dialogue.say("making"));
  Made made;
  dialogue.work([&made, &dialogue, &wish](JobDesk desk) {
    Made done = make_puzzle(wish, dialogue.world, dialogue.language(), desk.stop, desk.tried);
    return [&made, done = std::move(done)]() mutable { made = std::move(done); };
  });
  if (!made.game) return {made.trouble};
  Lines lines;
  if (!made.remark.empty()) lines.push_back(made.remark);
  const Lines started = start_game(dialogue, *made.game);
  lines.insert(lines.end(), started.begin(), started.end());
  return lines;
}

std::string game_name(const storage::GameHead& head, Language language) {
  std::string name = head.notes.title;
  const auto add = [&name, language](std::string_view part) {
    if (!name.empty()) name += language == Language::kEnglish ? ", " : "，";
    name += part;
  };
  const std::optional<Level> level = head.level ? find_level(*head.level) : std::nullopt;
  if (level) add(row_of(*level).names.in(language));
  if (head.layout != "classic") add(head.layout);
  if (head.rating) add(fmt::format("ER {:.1f}", *head.rating));
  return name.empty() ? plain(language, "untitled") : name;
}

}  // namespace shudu::tui
