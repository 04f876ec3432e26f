// Commands on the game on the desk as a whole: making, reading, writing, ending, copying, pausing.
// What would lose moves that are not kept is done when it is said twice.
#include <array>
#include <utility>

#include "shudu/core/layout_table.h"
#include "shudu/game/save.h"
#include "shudu/game/summary.h"
#include "tui/desk/written_over.h"
#include "tui/plain/table.h"

namespace shudu::tui {
namespace {

using game::IntentKind;
using game::Session;

// Moves that are not kept are a reason to stay, once.
std::optional<Lines> stay(Table& table) {
  if (table.was_warned || !table.desk) return std::nullopt;
  std::optional<std::string> line = table.save_line();
  if (!line || table.desk->save_sign().moved_on) return std::nullopt;
  table.was_warned = true;
  return Lines{*std::move(line),
               table.say(PlainPhrase::kSayAgain, table.name(PlainCommand::kExport))};
}

// The warning of this very line counts only for the next one.
Lines put_on_desk(Table& table, OpenedGame game) {
  std::optional<std::string> trouble = end_practice(table);
  table.desk =
      std::make_unique<Desk>(table.shelf, table.world, std::move(game), std::function<void()>());
  table.is_game_resting = false;
  table.desk->set_timed(table.setup.preferences.timer != TimerShown::kOff);
  table.talk = {};
  table.place.reset();
  table.why_step.reset();
  table.checked.reset();
  table.was_paused_by_itself = false;
  if (table.session().status() == game::GameStatus::kPaused) {
    static_cast<void>(table.act(IntentKind::kResume));
  }
  Lines lines = hello(table);
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

Lines make(Table& table, LineReader& reader) {
  MakeWish wish;
  if (std::optional<std::string> word = read_wish(reader, table.language(), wish)) {
    return {table.say(PlainPhrase::kUnknownWish, escape_token(*word).view()),
            table.usage(PlainCommand::kNew)};
  }
  if (!wish.level && wish.technique == nullptr && wish.layout == "classic") {
    wish.level = Level::kEasy;
  }
  if (std::optional<Lines> warning = stay(table)) return *warning;
  return make_game(table, wish);
}

Lines import(Table& table, LineReader& reader) {
  if (reader.is_done()) return {table.usage(PlainCommand::kImport)};
  if (std::optional<Lines> warning = stay(table)) return *warning;
  const std::string what(reader.rest());
  const std::optional<std::string> file =
      table.world.read_file ? table.world.read_file(what) : std::nullopt;
  return import_text(table, file.value_or(what));
}

std::string line_of(const Grid& grid) {
  std::string line;
  for (int i = 0; i < grid.cell_count(); ++i) {
    line += grid.is_blank(Cell(i)) ? '.' : static_cast<char>('0' + grid.value_at(Cell(i)));
  }
  return line;
}

// What lies in the way is not written over unasked.
Lines write_out(Table& table, LineReader& reader) {
  const Session& session = table.session();
  if (reader.is_done()) {
    return {line_of(session.beginning().givens), line_of(game::board_of(session.state()))};
  }
  std::string path(reader.rest());
  bool is_sure = false;
  if (path.size() > 4 && path.ends_with(" yes")) {
    path.resize(path.size() - 4);
    is_sure = true;
  }
  if (!is_sure && lies_in_the_way(table.world, path)) {
    return {table.say(PlainPhrase::kIsThere, path),
            table.say(PlainPhrase::kConfirm, table.last_line + " yes")};
  }
  const storage::Done done = table.world.write_file(path, game::save(session));
  if (done) return {table.say(PlainPhrase::kExported, path)};
  const Sentence why = storage::sentence(done.error(), table.language());
  return {table.say(PlainPhrase::kNotExported, path), std::string(why.view())};
}

Lines reveal(Table& table, LineReader& reader) {
  const std::optional<std::vector<Cell>> cells = reader.take_cells();
  if (!cells) return {table.usage(PlainCommand::kReveal)};
  if (std::optional<Lines> question = unless_yes(table, reader)) return *question;
  table.select(*cells);
  return table.act(IntentKind::kReveal);
}

Lines give_up(Table& table, LineReader& reader) {
  if (std::optional<Lines> question = unless_yes(table, reader)) return *question;
  return table.act(IntentKind::kGiveUp);
}

Lines copy(Table& table, LineReader& /*reader*/) {
  const game::Outcome<Session> copied = game::continue_in_copy(
      table.session(), make_uid(table.world), utc_text(table.world.wall_ms()));
  if (!copied) return {game::sentence(copied.error(), table.language())};
  return take_game(table, *copied);
}

Lines title(Table& table, LineReader& reader) {
  if (reader.is_done()) return {table.usage(PlainCommand::kTitle)};
  if (!table.desk->set_title(reader.rest())) return {table.say(PlainPhrase::kNoTitle)};
  Lines lines{table.say(PlainPhrase::kTitled, reader.rest())};
  if (std::optional<std::string> line = table.save_line()) lines.push_back(*std::move(line));
  return lines;
}

Lines pause(Table& table, LineReader& /*reader*/) { return table.act(IntentKind::kPause); }
Lines resume(Table& table, LineReader& /*reader*/) { return table.act(IntentKind::kResume); }

Lines time(Table& table, LineReader& /*reader*/) {
  const bool is_paused = table.session().status() == game::GameStatus::kPaused;
  std::string saved = table.say(PlainPhrase::kSaved);
  if (!table.desk->save_sign().is_kept) saved = table.say(PlainPhrase::kOnlyHere);
  if (std::optional<std::string> line = table.save_line()) saved = *std::move(line);
  return {table.say(is_paused ? PlainPhrase::kTimePaused : PlainPhrase::kTime,
                    game::clock_text(table.desk->elapsed()), saved)};
}

Lines quit(Table& table, LineReader& /*reader*/) {
  if (std::optional<Lines> warning = stay(table)) return *warning;
  table.wants_to_leave = true;
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

Lines hello(Table& table) {
  const Session& session = table.session();
  const std::string name = game_name(head_of(session), table.language());
  const int empty = game::empty_cells(session).size();
  return {table.say(PlainPhrase::kHello, name, empty, game::clock_text(session.elapsed()))};
}

std::optional<std::string> leave_game(Table& table) {
  if (!table.desk) return std::nullopt;
  const SaveSign sign = table.desk->leave();
  table.desk.reset();
  if (!sign.is_kept || sign.waiting == 0 || !sign.trouble) return std::nullopt;
  const Sentence why = storage::sentence(*sign.trouble, table.language());
  return table.say(PlainPhrase::kNotSaved, why.view());
}

Lines take_game(Table& table, const Session& session) {
  Lines lines;
  if (std::optional<std::string> lost = leave_game(table)) lines.push_back(*std::move(lost));
  OpenedGame game{session, std::nullopt};
  std::optional<storage::Trouble> trouble;
  if (table.shelf.is_open()) {
    trouble = table.shelf.add_game(game.session);
    if (trouble && trouble->code == storage::TroubleCode::kGameExists) {
      game.session = with_uid(game.session, make_uid(table.world));
      trouble = table.shelf.add_game(game.session);
    }
    storage::Answer<storage::GameLock> lock = table.shelf.lock_game(game.session.about().uid);
    if (!trouble && lock) game.lock = *std::move(lock);
    game.is_kept = !trouble;
  }
  Lines greeting = put_on_desk(table, std::move(game));
  lines.insert(lines.end(), greeting.begin(), greeting.end());
  if (trouble) {
    const Sentence why = storage::sentence(*trouble, table.language());
    lines.push_back(table.say(PlainPhrase::kNotKept, why.view()));
  }
  return lines;
}

Lines start_game(Table& table, const game::NewGame& puzzle) {
  const game::Outcome<Session> session = game::start(puzzle, table.setup.preferences.game);
  if (!session) return {game::sentence(session.error(), table.language())};
  return take_game(table, *session);
}

Lines open_game(Table& table, std::string_view uid) {
  Shelf::Failure failure;
  // A game is not played twice; the one on the desk is left before its lock is asked for.
  Lines lines;
  if (std::optional<std::string> lost = leave_game(table)) lines.push_back(*std::move(lost));
  std::optional<OpenedGame> game = table.shelf.open_game(uid, failure);
  if (!game) {
    lines.push_back(failure.sentence(table.language()));
    return lines;
  }
  const bool is_mine = game->lock.has_value();
  Lines greeting = put_on_desk(table, *std::move(game));
  lines.insert(lines.end(), greeting.begin(), greeting.end());
  if (!is_mine) {
    lines.push_back(run_on({failure.sentence(table.language()), table.say(PlainPhrase::kReadOnly)},
                           table.language()));
  }
  return lines;
}

Lines import_text(Table& table, std::string_view text) {
  Imported found;
  table.work([text = std::string(text), &found, &table](JobDesk desk) {
    Imported read = read_import(text, table.world, table.language(), desk.stop);
    return [&found, read = std::move(read)]() mutable { found = std::move(read); };
  });
  if (!found.made.game) return {found.made.trouble};
  Lines lines{run_on({found.read_as, found.made.remark}, table.language())};
  std::erase(lines, std::string());
  const Lines started =
      found.saved ? take_game(table, *found.saved) : start_game(table, *found.made.game);
  lines.insert(lines.end(), started.begin(), started.end());
  return lines;
}

Lines make_game(Table& table, const MakeWish& wish) {
  const bool is_quick = wish.technique == nullptr && (!wish.level || *wish.level <= Level::kMedium);
  if (!is_quick && table.setup.say_now) table.setup.say_now(table.say(PlainPhrase::kMaking));
  Made made;
  table.work([&made, &table, &wish](JobDesk desk) {
    Made done = make_puzzle(wish, table.world, table.language(), desk.stop, desk.tried);
    return [&made, done = std::move(done)]() mutable { made = std::move(done); };
  });
  if (!made.game) return {made.trouble};
  Lines lines;
  if (!made.remark.empty()) lines.push_back(made.remark);
  const Lines started = start_game(table, *made.game);
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
  return name.empty() ? say(language, PlainPhrase::kUntitled) : name;
}

}  // namespace shudu::tui
