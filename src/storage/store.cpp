// What of a store is no game: settings, results, practice; and the closing of it.
//
// Each write is one statement, hence a transaction of its own.
#include <utility>

#include "storage/inside.h"
#include "storage/rows.h"

namespace shudu::storage {

Store::Store(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

const std::string& Store::path() const { return inside_->path; }

Answer<std::optional<std::string>> Store::read_setting(std::string_view key) {
  Statement row(inside_->database, "SELECT value FROM setting WHERE key=?1");
  row.bind(1, key);
  std::optional<std::string> value;
  if (row.next()) value = row.text(0);
  if (!row.ok()) return row.error();
  return value;
}

Answer<std::vector<Setting>> Store::list_settings() {
  Statement rows(inside_->database, "SELECT key,value FROM setting ORDER BY key");
  std::vector<Setting> settings;
  while (rows.next()) settings.push_back({rows.text(0), rows.text(1)});
  if (!rows.ok()) return rows.error();
  return settings;
}

Done Store::write_setting(std::string_view key, std::string_view value) {
  Statement write(inside_->database,
                  "INSERT INTO setting(key,value) VALUES(?1,?2)"
                  " ON CONFLICT(key) DO UPDATE SET value=excluded.value");
  write.bind_all(key, value);
  return write.finish();
}

Answer<bool> Store::add_result(const GameResult& result) {
  Statement insert(inside_->database,
                   "INSERT INTO result VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,"
                   "?16,?17,?18) ON CONFLICT(uid) DO NOTHING");
  bind_result(insert, result);
  if (const Done done = insert.finish(); !done) return done.error();
  return sqlite3_changes(inside_->database.raw()) > 0;
}

Answer<std::vector<GameResult>> Store::list_results() {
  Statement rows(inside_->database, "SELECT * FROM result ORDER BY finished_ms,uid");
  std::vector<GameResult> results;
  while (rows.next()) results.push_back(read_result(rows));
  if (!rows.ok()) return rows.error();
  return results;
}

Done Store::add_practice(const PracticeTry& attempt) {
  Statement write(inside_->database,
                  "INSERT INTO practice(technique,position,tries,solved,best_ms,last_ms)"
                  " VALUES(?1,?2,1,?3,?4,?5) ON CONFLICT(technique,position) DO UPDATE SET"
                  " tries=tries+1, solved=solved+excluded.solved, last_ms=excluded.last_ms,"
                  " best_ms=coalesce(min(best_ms,excluded.best_ms),best_ms,excluded.best_ms)"
                  " WHERE last_ms<>excluded.last_ms");
  write.bind_all(attempt.technique, attempt.position, static_cast<std::uint64_t>(attempt.solved));
  if (attempt.solved) write.bind(4, attempt.time_ms);
  write.bind(5, attempt.now_ms);
  return write.finish();
}

Answer<std::vector<PracticeRow>> Store::list_practice() {
  Statement rows(inside_->database,
                 "SELECT technique,position,tries,solved,best_ms,last_ms FROM practice"
                 " ORDER BY technique,position");
  std::vector<PracticeRow> practice;
  while (rows.next()) {
    practice.push_back({rows.text(0), rows.text(1), rows.number(2), rows.number(3),
                        rows.maybe_number(4), rows.number(5)});
  }
  if (!rows.ok()) return rows.error();
  return practice;
}

}  // namespace shudu::storage
