// Result codes of SQLite become troubles by a table, those of a failing disk by the system's error
// number.
//
// SQLite remembers that number with the connection only where a statement fails; where the COMMIT
// itself does (the usual place) it is not noted and an older one may stand there. Each open file
// keeps the number of its own last failure, so the files are asked first: the log, which a commit
// writes, then the database.
#include "storage/database.h"

#include <array>
#include <utility>

#include "storage/files.h"

namespace shudu::storage {
namespace {

struct ResultMeaning {
  int result;
  TroubleCode code;
};

// By primary code; what is not here asks the system's error number first.
constexpr std::array kResultMeanings{
    ResultMeaning{SQLITE_NOTADB, TroubleCode::kDamaged},
    ResultMeaning{SQLITE_CORRUPT, TroubleCode::kDamaged},
    ResultMeaning{SQLITE_BUSY, TroubleCode::kBusy},
    ResultMeaning{SQLITE_LOCKED, TroubleCode::kBusy},
    ResultMeaning{SQLITE_FULL, TroubleCode::kDiskFull},
    ResultMeaning{SQLITE_READONLY, TroubleCode::kReadOnly},
    ResultMeaning{SQLITE_PERM, TroubleCode::kNoPermission},
    ResultMeaning{SQLITE_NOMEM, TroubleCode::kOutOfMemory},
};

int last_error_of(sqlite3* connection, int which_file) {
  sqlite3_file* file = nullptr;
  int error = 0;
  if (sqlite3_file_control(connection, "main", which_file, static_cast<void*>(&file)) !=
          SQLITE_OK ||
      file == nullptr || file->pMethods == nullptr ||
      file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error) != SQLITE_OK) {
    return 0;
  }
  return error;
}

int system_error(sqlite3* connection, int primary) {
  if (primary == SQLITE_IOERR) {
    for (const int which_file : {SQLITE_FCNTL_JOURNAL_POINTER, SQLITE_FCNTL_FILE_POINTER}) {
      if (const int error = last_error_of(connection, which_file); error != 0) return error;
    }
  }
  return sqlite3_system_errno(connection);
}

// Asks again every five milliseconds. SQLite's own waiting soon asks ten times a second only:
// beside a process that writes without a pause it ran out of patience in 4 of 60 tries, on a busy
// machine.
int wait_for_others(void* patience_ms, int naps) {
  constexpr int kNapMs = 5;
  if (naps * kNapMs >= *static_cast<const int*>(patience_ms)) return 0;
  sqlite3_sleep(kNapMs);
  return 1;
}

}  // namespace

Answer<Database> Database::open(const std::string& path, int flags, const std::string& vfs,
                                int patience_ms) {
  sqlite3* raw = nullptr;
  const int result = sqlite3_open_v2(path.c_str(), &raw, flags | SQLITE_OPEN_FULLMUTEX,
                                     vfs.empty() ? nullptr : vfs.c_str());
  Database database(raw, patience_ms);
  if (raw == nullptr) return Trouble{.code = TroubleCode::kOutOfMemory};
  sqlite3_extended_result_codes(raw, 1);
  if (result != SQLITE_OK) return database.trouble(result);
  sqlite3_busy_handler(raw, wait_for_others, database.connection_.get_deleter().patience_ms.get());
  return database;
}

Trouble Database::trouble(int result) const {
  const int primary = result & 0xff;
  for (const ResultMeaning& meaning : kResultMeanings) {
    if (meaning.result == primary) {
      return {.code = meaning.code,
              .found = static_cast<std::uint64_t>(result),
              .token = escape_token(sqlite3_errstr(result))};
    }
  }
  const bool is_disk = primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN;
  const int error = is_disk ? system_error(raw(), primary) : 0;
  if (error != 0) return trouble_of_system(error, sqlite3_errstr(result));
  return {.code = is_disk ? TroubleCode::kInputOutput : TroubleCode::kDatabase,
          .found = static_cast<std::uint64_t>(result),
          .token = escape_token(is_disk ? sqlite3_errstr(result) : sqlite3_errmsg(raw()))};
}

Done Database::run(const char* sql) const {
  const int result = sqlite3_exec(raw(), sql, nullptr, nullptr, nullptr);
  if (result != SQLITE_OK) return trouble(result);
  return std::monostate{};
}

Answer<std::int64_t> Database::number(const char* sql) const {
  Statement statement(*this, sql);
  const bool has_row = statement.next();
  if (!statement.ok()) return statement.error();
  return has_row ? static_cast<std::int64_t>(statement.number(0)) : 0;
}

Answer<std::string> Database::text(const char* sql) const {
  Statement statement(*this, sql);
  const bool has_row = statement.next();
  if (!statement.ok()) return statement.error();
  return has_row ? statement.text(0) : std::string();
}

Statement::Statement(const Database& database, std::string_view sql) : database_(&database) {
  sqlite3_stmt* raw = nullptr;
  note(sqlite3_prepare_v2(database.raw(), sql.data(), static_cast<int>(sql.size()), &raw, nullptr));
  statement_.reset(raw);
}

void Statement::note(int result) {
  if (result_ == SQLITE_OK) result_ = result;
}

void Statement::bind(int place, std::uint64_t number) {
  bind(place, static_cast<std::int64_t>(number));
}

void Statement::bind(int place, std::int64_t number) {
  if (ok()) note(sqlite3_bind_int64(statement_.get(), place, number));
}

void Statement::bind(int place, double number) {
  if (ok()) note(sqlite3_bind_double(statement_.get(), place, number));
}

void Statement::bind(int place, std::string_view text) {
  if (!ok()) return;
  // A null pointer would bind NULL; an empty view may hold one.
  const char* const bytes = text.empty() ? "" : text.data();
  note(sqlite3_bind_text64(statement_.get(), place, bytes, text.size(), SQLITE_TRANSIENT,
                           SQLITE_UTF8));
}

bool Statement::next() {
  if (!ok()) return false;
  const int result = sqlite3_step(statement_.get());
  if (result == SQLITE_ROW) return true;
  if (result != SQLITE_DONE) note(result);
  return false;
}

Done Statement::finish() {
  while (next()) {
  }
  if (!ok()) return error();
  return std::monostate{};
}

void Statement::reset() {
  if (!ok()) return;
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

bool Statement::is_null(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

std::uint64_t Statement::number(int column) const {
  return static_cast<std::uint64_t>(sqlite3_column_int64(statement_.get(), column));
}

std::string Statement::text(int column) const {
  const unsigned char* const bytes = sqlite3_column_text(statement_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  return bytes == nullptr ? std::string() : std::string(bytes, bytes + size);
}

std::optional<std::uint64_t> Statement::maybe_number(int column) const {
  if (is_null(column)) return std::nullopt;
  return number(column);
}

std::optional<double> Statement::maybe_real(int column) const {
  if (is_null(column)) return std::nullopt;
  return sqlite3_column_double(statement_.get(), column);
}

std::optional<std::string> Statement::maybe_text(int column) const {
  if (is_null(column)) return std::nullopt;
  return text(column);
}

Transaction::Transaction(const Database& database)
    : database_(&database), begun_(database.run("BEGIN IMMEDIATE")) {}

// What failed may have ended the transaction already; rolling back is for what is still open.
Transaction::~Transaction() {
  if (begun_ && sqlite3_get_autocommit(database_->raw()) == 0) {
    static_cast<void>(database_->run("ROLLBACK"));
  }
}

Done Transaction::commit() { return database_->run("COMMIT"); }

}  // namespace shudu::storage
