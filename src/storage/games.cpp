// Games and their events: made, listed, read, continued, deleted.
//
// Appending reads before it writes. With ON CONFLICT DO NOTHING the trigger that refuses gaps would
// fire before the conflict shows, and the three answers (there already, another one there, a gap)
// would be one.
#include "shudu/core/characters.h"
#include "storage/columns.h"
#include "storage/inside.h"
#include "storage/rows.h"

namespace shudu::storage {
namespace {

struct GamePlace {
  std::uint64_t id = 0;
  std::uint64_t head_n = 0;
};

Trouble bad_value(std::string_view field) {
  return {.code = TroubleCode::kBadValue, .token = escape_token(field)};
}

Trouble no_such_game(std::string_view uid) {
  return {.code = TroubleCode::kNoSuchGame, .token = escape_token(uid)};
}

Answer<std::optional<GamePlace>> look_up(const Database& database, std::string_view uid) {
  Statement row(database, "SELECT id,head_n FROM game WHERE uid=?1");
  row.bind(1, uid);
  std::optional<GamePlace> place;
  if (row.next()) place = GamePlace{row.number(0), row.number(1)};
  if (!row.ok()) return row.error();
  return place;
}

Answer<GamePlace> find(const Database& database, std::string_view uid) {
  const Answer<std::optional<GamePlace>> place = look_up(database, uid);
  if (!place) return place.error();
  if (!place->has_value()) return no_such_game(uid);
  return **place;
}

Done check_notes(const GameNotes& notes) {
  if (count_characters(notes.title) > kMostTitleCharacters) return bad_value("title");
  if (notes.title.find('\0') != std::string::npos) return bad_value("title");
  if (notes.status != "playing" && notes.status != "complete" && notes.status != "given-up") {
    return bad_value("status");
  }
  return std::monostate{};
}

Done check_head(const GameHead& head) {
  if (head.uid.size() != kUidBytes || count_characters(head.uid) != kUidBytes ||
      head.uid.find('\0') != std::string::npos) {
    return bad_value("uid");
  }
  if (head.solutions != "one" && head.solutions != "many") return bad_value("solutions");
  return check_notes(head.notes);
}

Done check_event(const StoredEvent& event) {
  if (event.n == 0 || event.n > kMostEvents) return bad_value("event number");
  if (event.t_ms > static_cast<std::uint64_t>(INT64_MAX)) return bad_value("event time");
  if (event.line.size() > kMostLineBytes || event.line.find('\0') != std::string::npos) {
    return bad_value("event line");
  }
  return std::monostate{};
}

// Inside a transaction.
Done insert_head(const Database& database, const GameHead& head) {
  const Answer<std::optional<GamePlace>> place = look_up(database, head.uid);
  if (!place) return place.error();
  if (place->has_value()) {
    return Trouble{.code = TroubleCode::kGameExists, .token = escape_token(head.uid)};
  }
  Statement insert(database,
                   "INSERT INTO game(uid,title,origin,layout,givens,out0,level,rating,settings,"
                   "solutions,created_ms,played_ms,elapsed_ms,view,status,filled,mistakes,hints)"
                   " VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18)");
  bind_head(insert, head);
  return insert.finish();
}

// Inside a transaction: the events that a game has not yet.
class Appender {
 public:
  Appender(const Database& database, GamePlace place)
      : place_(place),
        read_(database, "SELECT t_ms,line FROM event WHERE game_id=?1 AND n=?2"),
        insert_(database, "INSERT INTO event(game_id,n,t_ms,line) VALUES(?1,?2,?3,?4)") {}

  Done append(const StoredEvent& event) {
    if (Done done = check_event(event); !done) return done;
    if (event.n <= place_.head_n) return compare(event);
    if (event.n != place_.head_n + 1) {
      return Trouble{.code = TroubleCode::kGap, .found = event.n, .expected = place_.head_n + 1};
    }
    insert_.reset();
    insert_.bind_all(place_.id, event.n, event.t_ms, event.line);
    if (Done done = insert_.finish(); !done) return done;
    ++place_.head_n;
    ++appended_.stored;
    return std::monostate{};
  }

  [[nodiscard]] const Appended& appended() const { return appended_; }

 private:
  Done compare(const StoredEvent& event) {
    read_.reset();
    read_.bind_all(place_.id, event.n);
    const bool is_same =
        read_.next() && read_.number(0) == event.t_ms && read_.text(1) == event.line;
    if (!read_.ok()) return read_.error();
    if (!is_same) return Trouble{.code = TroubleCode::kConflict, .found = event.n};
    ++appended_.already_there;
    return std::monostate{};
  }

  GamePlace place_;
  Statement read_;
  Statement insert_;
  Appended appended_;
};

Answer<Appended> append_all(const Database& database, GamePlace place,
                            std::span<const StoredEvent> events) {
  Appender appender(database, place);
  for (const StoredEvent& event : events) {
    if (const Done done = appender.append(event); !done) return done.error();
  }
  return appender.appended();
}

Done note_played(const Database& database, std::uint64_t id, std::uint64_t t_ms,
                 std::uint64_t now_ms) {
  Statement update(database,
                   "UPDATE game SET played_ms=?2,elapsed_ms=max(elapsed_ms,?3) WHERE id=?1");
  update.bind_all(id, now_ms, t_ms);
  return update.finish();
}

}  // namespace

Done Store::create_game(const GameHead& head) { return import_game(Game{head, {}}); }

Done Store::import_game(const Game& game) {
  if (Done done = check_head(game.head); !done) return done;
  const Database& database = inside_->database;
  Transaction transaction(database);
  if (!transaction.begun()) return transaction.begun();
  if (Done done = insert_head(database, game.head); !done) return done;
  const Answer<GamePlace> place = find(database, game.head.uid);
  if (!place) return place.error();
  const Answer<Appended> appended = append_all(database, *place, game.events);
  if (!appended) return appended.error();
  return transaction.commit();
}

Answer<std::vector<GameHead>> Store::list_games(std::string_view status) {
  const std::string sql = "SELECT " + std::string(kHeadColumns) +
                          " FROM game WHERE ?1='' OR status=?1 ORDER BY played_ms DESC,id DESC";
  Statement rows(inside_->database, sql);
  rows.bind(1, status);
  std::vector<GameHead> heads;
  while (rows.next()) heads.push_back(read_head(rows));
  if (!rows.ok()) return rows.error();
  return heads;
}

// One transaction, so that head and events are of one moment.
Answer<Game> Store::read_game(std::string_view uid) {
  const Database& database = inside_->database;
  if (const Done done = database.run("BEGIN"); !done) return done.error();
  const auto read = [&]() -> Answer<Game> {
    Statement row(database, "SELECT " + std::string(kHeadColumns) + ",id FROM game WHERE uid=?1");
    row.bind(1, uid);
    const bool is_there = row.next();
    if (!row.ok()) return row.error();
    if (!is_there) return no_such_game(uid);
    Game game{read_head(row), {}};
    Statement events(database, "SELECT n,t_ms,line FROM event WHERE game_id=?1 ORDER BY n");
    events.bind(1, row.number(19));
    while (events.next()) {
      game.events.push_back({events.number(0), events.number(1), events.text(2)});
    }
    if (!events.ok()) return events.error();
    return game;
  };
  Answer<Game> game = read();
  const Done ended = database.run("COMMIT");
  if (game && !ended) return ended.error();
  return game;
}

Answer<Appended> Store::append(std::string_view uid, std::span<const StoredEvent> events,
                               std::uint64_t now_ms) {
  const Database& database = inside_->database;
  Transaction transaction(database);
  if (!transaction.begun()) return transaction.begun().error();
  const Answer<GamePlace> place = find(database, uid);
  if (!place) return place.error();
  Answer<Appended> appended = append_all(database, *place, events);
  if (!appended || appended->stored == 0) return appended;
  if (const Done done = note_played(database, place->id, events.back().t_ms, now_ms); !done) {
    return done.error();
  }
  if (const Done done = transaction.commit(); !done) return done.error();
  return appended;
}

Done Store::update_notes(std::string_view uid, const GameNotes& notes) {
  if (Done done = check_notes(notes); !done) return done;
  const Database& database = inside_->database;
  Transaction transaction(database);
  if (!transaction.begun()) return transaction.begun();
  const Answer<GamePlace> place = find(database, uid);
  if (!place) return place.error();
  Statement update(database,
                   "UPDATE game SET title=?2,settings=?3,view=?4,status=?5,elapsed_ms=?6,filled=?7,"
                   "mistakes=?8,hints=?9 WHERE id=?1");
  update.bind_all(place->id, notes.title, notes.settings, notes.view, notes.status,
                  notes.elapsed_ms, notes.filled, notes.mistakes, notes.hints);
  if (Done done = update.finish(); !done) return done;
  return transaction.commit();
}

Done Store::delete_game(std::string_view uid) {
  const Answer<GameLock> lock = lock_game(uid, "deletes it");
  if (!lock) return lock.error();
  const Database& database = inside_->database;
  Transaction transaction(database);
  if (!transaction.begun()) return transaction.begun();
  Statement remove(database, "DELETE FROM game WHERE uid=?1");
  remove.bind(1, uid);
  if (Done done = remove.finish(); !done) return done;
  return transaction.commit();
}

// The words of the holder are written after the byte that is locked, for whoever comes second.
// They are for reading only: a stale one is never asked, because the lock alone decides.
Answer<GameLock> Store::lock_game(std::string_view uid, std::string_view holder) {
  const Answer<GamePlace> place = find(inside_->database, uid);
  if (!place) return place.error();
  Answer<File> file = open_private(lock_path(inside_->path));
  if (!file) return file.error();
  const std::uint64_t byte = kFirstGameByte + place->id * kBytesPerGame;
  const Answer<bool> is_ours = try_lock(*file, LockKind::kExclusive, byte);
  if (!is_ours) return is_ours.error();
  if (!*is_ours) {
    const Answer<std::string> words = read_words(*file, byte + 1, kBytesPerGame - 1);
    return Trouble{.code = TroubleCode::kGameLocked,
                   .token = escape_token(words ? *words : std::string())};
  }
  if (const Done done = write_words(*file, byte + 1, kBytesPerGame - 1, holder); !done) {
    return done.error();
  }
  // Deleted between the look and the lock: its number may be another game's by now.
  const Answer<GamePlace> again = find(inside_->database, uid);
  if (!again) return again.error();
  if (again->id != place->id) return no_such_game(uid);
  return GameLock(file->release());
}

}  // namespace shudu::storage
