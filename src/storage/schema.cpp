// The schema, version by version. A step is never edited once published; a change is a step more.
//
// Events are append-only and gapless: triggers hold both, whoever writes. head_n is kept by a
// trigger, so it cannot disagree with the events. A step's transaction sets user_version with its
// change, hence a migration that is killed leaves the old version or the new one and nothing
// between.
#include "storage/schema.h"

#include <array>
#include <string>

#include "storage/files.h"
#include "storage/place.h"

namespace shudu::storage {
namespace {

constexpr std::array kSteps{SchemaStep{R"sql(
CREATE TABLE game(
  id INTEGER PRIMARY KEY,
  uid TEXT NOT NULL UNIQUE CHECK(length(uid)=20),
  title TEXT NOT NULL CHECK(length(title)<=200),
  origin TEXT NOT NULL, layout TEXT NOT NULL, givens TEXT NOT NULL, out0 TEXT NOT NULL,
  level TEXT, rating REAL, settings TEXT NOT NULL,
  solutions TEXT NOT NULL CHECK(solutions IN('one','many')),
  created_ms INTEGER NOT NULL, played_ms INTEGER NOT NULL,
  head_n INTEGER NOT NULL DEFAULT 0, elapsed_ms INTEGER NOT NULL DEFAULT 0,
  view TEXT NOT NULL DEFAULT '',
  status TEXT NOT NULL DEFAULT 'playing' CHECK(status IN('playing','complete','given-up')),
  filled INTEGER NOT NULL DEFAULT 0, mistakes INTEGER NOT NULL DEFAULT 0,
  hints INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX game_recent ON game(status, played_ms DESC);
CREATE TABLE event(
  game_id INTEGER NOT NULL REFERENCES game(id) ON DELETE CASCADE,
  n INTEGER NOT NULL CHECK(n BETWEEN 1 AND 20000),
  t_ms INTEGER NOT NULL CHECK(t_ms>=0),
  line TEXT NOT NULL CHECK(length(line)<=1000),
  PRIMARY KEY(game_id,n)) STRICT, WITHOUT ROWID;
CREATE TRIGGER event_gapless BEFORE INSERT ON event
  WHEN NEW.n <> (SELECT head_n+1 FROM game WHERE id=NEW.game_id)
  BEGIN SELECT RAISE(ABORT,'event number out of order'); END;
CREATE TRIGGER event_head AFTER INSERT ON event
  BEGIN UPDATE game SET head_n=NEW.n WHERE id=NEW.game_id; END;
CREATE TRIGGER event_frozen BEFORE UPDATE ON event
  BEGIN SELECT RAISE(ABORT,'events are never changed'); END;
CREATE TABLE setting(key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE result(
  uid TEXT PRIMARY KEY, finished_ms INTEGER NOT NULL, local_day INTEGER NOT NULL,
  outcome TEXT NOT NULL, layout TEXT NOT NULL, level TEXT, rating REAL,
  elapsed_ms INTEGER NOT NULL, timed INTEGER NOT NULL, mistakes INTEGER,
  stage_max INTEGER NOT NULL, asked INTEGER NOT NULL, applied INTEGER NOT NULL,
  checks INTEGER NOT NULL, reveals INTEGER NOT NULL, undos INTEGER NOT NULL,
  check_level TEXT NOT NULL, auto_marks INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE practice(
  technique TEXT NOT NULL, position TEXT NOT NULL, tries INTEGER NOT NULL,
  solved INTEGER NOT NULL, best_ms INTEGER, last_ms INTEGER NOT NULL,
  PRIMARY KEY(technique,position)) STRICT, WITHOUT ROWID;
)sql"}};

// PRAGMA takes no parameters; the number is ours.
Done set_version(const Database& database, std::size_t version) {
  return database.run(("PRAGMA user_version=" + std::to_string(version)).c_str());
}

Done run_steps(const Database& database, std::span<const SchemaStep> steps, std::size_t from) {
  for (std::size_t i = from; i < steps.size(); ++i) {
    if (Done done = database.run(steps[i].sql); !done) return done;
  }
  return set_version(database, steps.size());
}

// The copy is made under another name first, so that a `.bak` is always whole.
Done make_copy(const Database& database, const std::string& path) {
  const std::string unfinished = path + ".part";
  for (const std::string& own : {path, unfinished, unfinished + "-journal"}) {
    if (Done done = check_own(own); !done) return done;
  }
  if (Done done = remove_own(unfinished); !done) return done;
  // Empty it is taken, and is its owner's alone.
  if (const Answer<File> file = open_private(unfinished); !file) return file.error();
  Statement copy(database, "VACUUM INTO ?1");
  copy.bind(1, std::string_view(unfinished));
  if (Done done = copy.finish(); !done) return done;
  if (Done done = sync_file(unfinished); !done) return done;
  return rename_durably(unfinished, path);
}

Done back_up(const Database& database, const std::string& path) {
  const Done done = make_copy(database, path);
  if (done) return done;
  Trouble trouble = done.error();
  trouble.why = trouble.code;
  trouble.code = TroubleCode::kBackup;
  return trouble;
}

}  // namespace

std::span<const SchemaStep> schema_steps() { return kSteps; }

std::string_view first_table(std::span<const SchemaStep> steps) {
  constexpr std::string_view kMaking = "CREATE TABLE ";
  std::string_view sql(steps.front().sql);
  sql.remove_prefix(sql.find(kMaking) + kMaking.size());
  return sql.substr(0, sql.find('('));
}

Done make_schema(const Database& database, std::span<const SchemaStep> steps) {
  Transaction transaction(database);
  if (!transaction.begun()) return transaction.begun();
  const std::string id = "PRAGMA application_id=" + std::to_string(kApplicationId);
  if (Done done = database.run(id.c_str()); !done) return done;
  if (Done done = run_steps(database, steps, 0); !done) return done;
  return transaction.commit();
}

Done migrate(const Database& database, const std::string& path, std::span<const SchemaStep> steps) {
  const Answer<std::int64_t> version = database.number("PRAGMA user_version");
  if (!version) return version.error();
  const auto from = static_cast<std::size_t>(*version);
  if (from > steps.size()) {
    return Trouble{.code = TroubleCode::kNewerStore, .found = from, .expected = steps.size()};
  }
  if (from == steps.size()) return std::monostate{};
  if (Done done = back_up(database, path + ".v" + std::to_string(from) + ".bak"); !done)
    return done;
  Transaction transaction(database);
  if (!transaction.begun()) return transaction.begun();
  if (Done done = run_steps(database, steps, from); !done) return done;
  return transaction.commit();
}

}  // namespace shudu::storage
