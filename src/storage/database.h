// SQLite as values: a connection and a statement that clean up after themselves and say what went
// wrong once, at the end, instead of after each call.
//
//   Statement rows(database, "SELECT n FROM event WHERE game_id=?1");
//   rows.bind(1, id);
//   while (rows.next()) use(rows.number(0));
//   if (!rows.ok()) return rows.error();
//
// Texts reach SQL only as bound parameters.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/storage/trouble.h"

namespace shudu::storage {

/// A connection. Movable.
class Database {
 public:
  /// `flags` as for sqlite3_open_v2. Waits for other writers for `patience_ms`.
  [[nodiscard]] static Answer<Database> open(const std::string& path, int flags,
                                             const std::string& vfs, int patience_ms);

  [[nodiscard]] sqlite3* raw() const { return connection_.get(); }
  /// What the result code of a call on this connection means.
  [[nodiscard]] Trouble trouble(int result) const;
  /// Runs statements without parameters.
  [[nodiscard]] Done run(const char* sql) const;
  /// The first number that a statement gives, such as that of a PRAGMA.
  [[nodiscard]] Answer<std::int64_t> number(const char* sql) const;
  [[nodiscard]] Answer<std::string> text(const char* sql) const;

 private:
  struct Close {
    // Where SQLite reads how long to wait, as long as the connection is open: a Database is moved.
    std::unique_ptr<int> patience_ms;
    void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
  };
  Database(sqlite3* connection, int patience_ms)
      : connection_(connection, Close{std::make_unique<int>(patience_ms)}) {}
  std::unique_ptr<sqlite3, Close> connection_;
};

class Statement {
 public:
  Statement(const Database& database, std::string_view sql);

  void bind(int place, std::uint64_t number);
  void bind(int place, std::int64_t number);
  void bind(int place, double number);
  void bind(int place, std::string_view text);
  void bind(int place, bool) = delete;
  /// NULL where there is no value.
  template <typename T>
  void bind(int place, const std::optional<T>& value) {
    if (value) bind(place, *value);
  }
  /// Binds the places from 1 on.
  template <typename... Values>
  void bind_all(const Values&... values) {
    int place = 0;
    (bind(++place, values), ...);
  }

  /// Goes to the next row; false at the end and on trouble.
  [[nodiscard]] bool next();
  /// Runs to the end.
  [[nodiscard]] Done finish();
  /// Makes it ready to be run again with other values.
  void reset();

  [[nodiscard]] bool ok() const { return result_ == SQLITE_OK; }
  [[nodiscard]] Trouble error() const { return database_->trouble(result_); }

  // Columns of the current row, from 0.
  [[nodiscard]] std::uint64_t number(int column) const;
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] std::optional<std::uint64_t> maybe_number(int column) const;
  [[nodiscard]] std::optional<double> maybe_real(int column) const;
  [[nodiscard]] std::optional<std::string> maybe_text(int column) const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  void note(int result);
  [[nodiscard]] bool is_null(int column) const;

  const Database* database_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int result_ = SQLITE_OK;
};

/// A transaction that takes the writer's place at once; rolled back unless committed.
class Transaction {
 public:
  explicit Transaction(const Database& database);
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction();

  /// Has it begun?
  [[nodiscard]] const Done& begun() const { return begun_; }
  /// Durable when this returns without trouble.
  [[nodiscard]] Done commit();

 private:
  const Database* database_;
  Done begun_;
};

}  // namespace shudu::storage
