// Opening: look, then touch. First where the file really lies and whether it may be written
// (place.h); all that follows knows it by that name alone. The header is read as plain bytes before
// SQLite sees the file, because even opening a database may replay a journal into it. Then, under
// the lock of the opener:
//
//   nothing there     a whole store is made under another name, synced, and renamed to its place,
//                     so a store is there entirely or not at all
//   a store           opened; its version may still stand in the log, so it is asked again, and a
//                     connection that refuses writes nothing back on closing
//   a log left over   the last user was killed: the database is checked (quick_check), and the log
//                     is written again and synced before anything in it is believed (harden)
//   an older version  copied, then changed (schema.cpp)
//
// Why the log is written again: after a failed or missing fsync the system may hold pages of it
// that are on no disk and that a later fsync does not write, since it takes them for clean (A.
// Rebello and others, "Can applications recover from fsync failures?", USENIX ATC 2020). Written
// again they are dirty, and synced.
#include <algorithm>
#include <array>
#include <utility>
#include <variant>
#include <vector>

#include "storage/inside.h"
#include "storage/pages.h"
#include "storage/place.h"

namespace shudu::storage {
namespace {

constexpr std::size_t kHeaderBytes = 100;  // of an SQLite file
constexpr std::size_t kVersionAt = 60;
constexpr std::size_t kApplicationAt = 68;
constexpr std::string_view kMagic("SQLite format 3\0", 16);

std::uint32_t big_endian(std::string_view bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
  }
  return number;
}

Done set_up(const Database& database) {
  for (const char* const sql :
       {"PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON", "PRAGMA trusted_schema=OFF",
        "PRAGMA cell_size_check=ON", "PRAGMA temp_store=MEMORY"}) {
    if (Done done = database.run(sql); !done) return done;
  }
  return std::monostate{};
}

Done use_log(const Database& database) {
  const Answer<std::string> mode = database.text("PRAGMA journal_mode=WAL");
  if (!mode) return mode.error();
  if (*mode == "wal") return std::monostate{};
  return Trouble{.code = TroubleCode::kDatabase, .token = escape_token("no write-ahead log here")};
}

Done fill_new(const std::string& path, const StoreOptions& options,
              std::span<const SchemaStep> steps) {
  const Answer<Database> database =
      Database::open(path, SQLITE_OPEN_READWRITE, options.vfs, options.patience_ms);
  if (!database) return database.error();
  if (Done done = set_up(*database); !done) return done;
  // Half-made it is thrown away, so there is nothing to go back to.
  if (Done done = database->run("PRAGMA journal_mode=MEMORY"); !done) return done;
  if (Done done = make_schema(*database, steps); !done) return done;
  return use_log(*database);
}

Done make_new(const std::string& path, const StoreOptions& options,
              std::span<const SchemaStep> steps) {
  if (Done done = put_orphans_aside(path); !done) return done;
  const std::string unfinished = path + ".new";
  for (const char* const end : {"", "-journal", "-wal", "-shm"}) {
    if (Done done = remove_own(unfinished + end); !done) return done;
  }
  // Made here and not by SQLite, for its mode: log and index take theirs from it.
  if (const Answer<File> file = open_private(unfinished); !file) return file.error();
  if (Done done = fill_new(unfinished, options, steps); !done) return done;
  if (Done done = sync_file(unfinished); !done) return done;
  return rename_durably(unfinished, path);
}

// Closing the last connection moves the log into the database and deletes it. Not while we only
// look.
void write_back_on_close(const Database& database, bool wanted) {
  sqlite3_db_config(database.raw(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, wanted ? 0 : 1, nullptr);
}

Done check(const Database& database) {
  const Answer<std::string> answer = database.text("PRAGMA quick_check(1)");
  if (!answer) return answer.error();
  if (*answer == "ok") return std::monostate{};
  return Trouble{.code = TroubleCode::kDamaged, .token = escape_token(*answer)};
}

Done rewrite(sqlite3_file* file, const Database& database) {
  sqlite3_int64 size = 0;
  int result = file->pMethods->xFileSize(file, &size);
  std::vector<char> bytes(static_cast<std::size_t>(64 * 1024));
  for (sqlite3_int64 at = 0; result == SQLITE_OK && at < size;) {
    const auto length =
        static_cast<int>(std::min<sqlite3_int64>(size - at, static_cast<int>(bytes.size())));
    result = file->pMethods->xRead(file, bytes.data(), length, at);
    if (result == SQLITE_OK) result = file->pMethods->xWrite(file, bytes.data(), length, at);
    at += length;
  }
  if (result == SQLITE_OK) result = file->pMethods->xSync(file, SQLITE_SYNC_FULL);
  if (result != SQLITE_OK) return database.trouble(result);
  return std::monostate{};
}

// With the writer's place taken nobody else changes the log meanwhile.
Done harden(const Database& database) {
  Transaction transaction(database);
  if (!transaction.begun()) return transaction.begun();
  sqlite3_file* log = nullptr;
  const int result = sqlite3_file_control(database.raw(), "main", SQLITE_FCNTL_JOURNAL_POINTER,
                                          static_cast<void*>(&log));
  if (result != SQLITE_OK) return database.trouble(result);
  if (log == nullptr || log->pMethods == nullptr) return std::monostate{};
  return rewrite(log, database);
}

Trouble bad_version(std::int64_t version) {
  return {.code = TroubleCode::kBadVersion, .token = escape_token(std::to_string(version))};
}

Done accept(const Database& database, const std::string& path, bool was_left_over,
            std::span<const SchemaStep> steps) {
  write_back_on_close(database, false);
  const Answer<std::int64_t> version = database.number("PRAGMA user_version");
  if (!version) return version.error();
  if (*version < 1) return bad_version(*version);
  if (*version > static_cast<std::int64_t>(steps.size())) {
    return Trouble{.code = TroubleCode::kNewerStore,
                   .found = static_cast<std::uint64_t>(*version),
                   .expected = steps.size()};
  }
  if (Done done = set_up(database); !done) return done;
  if (was_left_over) {
    if (Done done = check(database); !done) return done;
  }
  if (Done done = use_log(database); !done) return done;
  if (was_left_over) {
    if (Done done = harden(database); !done) return done;
  }
  if (Done done = migrate(database, path, steps); !done) return done;
  write_back_on_close(database, true);
  return std::monostate{};
}

Answer<bool> exists_with_bytes(const std::string& path) {
  const Answer<std::optional<std::uint64_t>> size = file_size(path);
  if (!size) return size.error();
  return size->value_or(0) > 0;
}

// Anything that says at once that the file is not to be touched.
Done look(const Header& header, std::span<const SchemaStep> steps) {
  if (header.kind == Kind::kForeign) return Trouble{.code = TroubleCode::kNotAStore};
  if (header.kind == Kind::kBroken) {
    return Trouble{.code = TroubleCode::kDamaged, .token = escape_token("first page")};
  }
  if (header.kind != Kind::kStore) return std::monostate{};
  if (header.version < 1) return bad_version(header.version);
  if (static_cast<std::size_t>(header.version) > steps.size()) {
    return Trouble{.code = TroubleCode::kNewerStore,
                   .found = static_cast<std::uint64_t>(header.version),
                   .expected = steps.size()};
  }
  return std::monostate{};
}

// A damaged store keeps its application id or, with its first bytes gone, words of its schema.
bool was_ours(std::string_view bytes) {
  return (bytes.size() >= kHeaderBytes && big_endian(bytes, kApplicationAt) == kApplicationId) ||
         bytes.find("event_gapless") != std::string_view::npos;
}

// The first page of a whole database of somebody else lists its tables, and ours is not among them.
// One that cannot be read says nothing: a damaged store is to be read, not left.
bool has_other_tables(std::string bytes, std::string_view table) {
  std::size_t read = 0;
  bool has_ours = false;
  const Pages pages(std::move(bytes), {});
  const bool is_page = pages.read(0, [&](const Record& record) {
    ++read;
    const std::string* const name =
        record.fields.size() == 5 ? std::get_if<std::string>(&record.fields[1]) : nullptr;
    has_ours = has_ours || name == nullptr || *name == table;
  });
  return is_page && !has_ours && pages.cells_of_first() == read;
}

}  // namespace

Answer<Header> read_header(const std::string& path, std::span<const SchemaStep> steps) {
  const Answer<std::optional<std::uint64_t>> size = file_size(path);
  if (!size) return size.error();
  if (size->value_or(0) == 0) return Header{};
  constexpr std::size_t kSchemaBytes = 65'536;
  Answer<std::string> bytes = read_start(path, kSchemaBytes);
  if (!bytes) return bytes.error();
  const bool is_sqlite = bytes->size() >= kHeaderBytes && bytes->starts_with(kMagic);
  if (!is_sqlite) return Header{was_ours(*bytes) ? Kind::kBroken : Kind::kForeign, 0};
  if (big_endian(*bytes, kApplicationAt) != kApplicationId) return Header{Kind::kForeign, 0};
  const auto version = static_cast<std::int32_t>(big_endian(*bytes, kVersionAt));
  const bool is_foreign = has_other_tables(*std::move(bytes), first_table(steps));
  return Header{is_foreign ? Kind::kForeign : Kind::kStore, version};
}

namespace {

// What can be said without touching anything.
Answer<Header> look_at_file(const std::string& path, std::span<const SchemaStep> steps) {
  Answer<Header> header = read_header(path, steps);
  if (!header) return header;
  if (const Done done = look(*header, steps); !done) return done.error();
  if (const Done done = check_rights(path); !done) return done.error();
  return header;
}

// `path` as find_store gives it.
Answer<Store> open_place(const std::string& path, const StoreOptions& options,
                         std::span<const SchemaStep> steps) {
  Answer<Header> header = look_at_file(path, steps);
  if (!header) return header.error();
  Answer<File> file = open_private(lock_path(path));
  if (!file) return file.error();
  for (const auto& [kind, byte] : {std::pair(LockKind::kExclusive, kOpeningByte),
                                   std::pair(LockKind::kShared, kPresentByte)}) {
    const Answer<bool> is_ours = lock(*file, kind, byte, options.patience_ms);
    if (!is_ours) return is_ours.error();
    if (!*is_ours) return Trouble{.code = TroubleCode::kInUse};
  }
  header = look_at_file(path, steps);
  if (!header) return header.error();
  if (header->kind == Kind::kNothing) {
    if (const Done done = make_new(path, options, steps); !done) return done.error();
  }
  const Answer<bool> was_left_over = exists_with_bytes(path + "-wal");
  if (!was_left_over) return was_left_over.error();
  Answer<Database> database =
      Database::open(path, SQLITE_OPEN_READWRITE, options.vfs, options.patience_ms);
  if (!database) return database.error();
  if (const Done done = accept(*database, path, *was_left_over, steps); !done) return done.error();
  sqlite3_wal_autocheckpoint(database->raw(), options.log_pages);
  unlock(*file, kOpeningByte);
  return Store(std::make_unique<Store::Inside>(
      Store::Inside{path, options, *std::move(file), *std::move(database)}));
}

}  // namespace

Answer<Store> open_store(const std::string& path, const StoreOptions& options,
                         std::span<const SchemaStep> steps) {
  const Answer<std::string> place = find_store(path, options);
  if (!place) return place.error();
  return open_place(*place, options, steps);
}

Answer<std::string> Store::place_of(const std::string& path, const StoreOptions& options) {
  return find_store(path, options);
}

Answer<Store> Store::open(const std::string& path, const StoreOptions& options) {
  return open_store(path, options, schema_steps());
}

}  // namespace shudu::storage
