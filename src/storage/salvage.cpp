// Rows of a damaged store, known by their shape: how many fields there are and what stands in them.
//
//   game      20 fields and a rowid; the first is NULL (the rowid stands for it), then a uid
//   event     4 fields: three numbers and a line
//   setting   2 texts
//   result    18 fields that begin with a uid
//   practice  2 texts and 4 numbers
//
// An index of game.uid has 2 fields, a uid and a number: no setting. Rows that were moved between
// pages may stand in two of them; events never change, so either is right, and of a game's heads
// the one that counts more events is the later.
#include "shudu/storage/salvage.h"

#include <algorithm>
#include <cerrno>
#include <map>
#include <set>
#include <utility>

#include "shudu/core/sort.h"
#include "storage/columns.h"
#include "storage/database.h"
#include "storage/files.h"
#include "storage/pages.h"
#include "storage/place.h"

namespace shudu::storage {
namespace {

constexpr std::size_t kMostFileBytes = std::size_t{1} << 30U;

// The fields of a record in order, each asked for with its type; wrong ones are remembered.
class Reader {
 public:
  explicit Reader(const Record& record) : fields_(&record.fields) {}

  std::string text() {
    const RecordValue& field = next();
    if (const auto* const value = std::get_if<std::string>(&field)) return *value;
    is_right_ = false;
    return {};
  }
  std::uint64_t number() {
    const RecordValue& field = next();
    if (const auto* const value = std::get_if<std::int64_t>(&field); value && *value >= 0) {
      return static_cast<std::uint64_t>(*value);
    }
    is_right_ = false;
    return 0;
  }
  std::optional<std::string> maybe_text() {
    if (is_null()) return skip<std::string>();
    return text();
  }
  std::optional<std::uint64_t> maybe_number() {
    if (is_null()) return skip<std::uint64_t>();
    return number();
  }
  // SQLite writes a real number without a fraction as a whole one.
  std::optional<double> maybe_real() {
    if (is_null()) return skip<double>();
    const RecordValue& field = next();
    if (const auto* const value = std::get_if<double>(&field)) return *value;
    if (const auto* const value = std::get_if<std::int64_t>(&field))
      return static_cast<double>(*value);
    is_right_ = false;
    return {};
  }
  void null() {
    if (!is_null()) is_right_ = false;
    ++at_;
  }
  [[nodiscard]] bool is_right() const { return is_right_; }

  // A visitor of columns.h.
  void operator()(std::string& value) { value = text(); }
  void operator()(std::uint64_t& value) { value = number(); }
  void operator()(bool& value) { value = number() != 0; }
  void operator()(std::optional<std::string>& value) { value = maybe_text(); }
  void operator()(std::optional<std::uint64_t>& value) { value = maybe_number(); }
  void operator()(std::optional<double>& value) { value = maybe_real(); }

 private:
  [[nodiscard]] bool is_null() const {
    return std::holds_alternative<std::monostate>((*fields_)[at_]);
  }
  const RecordValue& next() { return (*fields_)[at_++]; }
  template <typename T>
  std::optional<T> skip() {
    ++at_;
    return {};
  }

  const std::vector<RecordValue>* fields_;
  std::size_t at_ = 0;
  bool is_right_ = true;
};

// Everything that was found, by its key.
struct Found {
  std::map<std::int64_t, GameHead> heads;
  std::map<std::int64_t, std::map<std::uint64_t, StoredEvent>> events;
  std::map<std::string, std::string> settings;
  std::map<std::string, GameResult> results;
  std::map<std::pair<std::string, std::string>, PracticeRow> practice;
};

bool has_right_status(const GameHead& head) {
  const std::string& status = head.notes.status;
  return head.uid.size() == kUidBytes && (head.solutions == "one" || head.solutions == "many") &&
         (status == "playing" || status == "complete" || status == "given-up");
}

void take_game(const Record& record, Found& found) {
  Reader row(record);
  GameHead head;
  row.null();
  walk_head(row, head);
  if (!row.is_right() || !has_right_status(head)) return;
  const auto [place, is_new] = found.heads.try_emplace(*record.rowid, head);
  if (!is_new && place->second.head_n < head.head_n) place->second = head;
}

void take_event(const Record& record, Found& found) {
  Reader row(record);
  const std::uint64_t game = row.number();
  StoredEvent event;
  event.n = row.number();
  event.t_ms = row.number();
  event.line = row.text();
  if (!row.is_right() || event.n == 0 || event.n > kMostEvents ||
      event.line.size() > kMostLineBytes) {
    return;
  }
  found.events[static_cast<std::int64_t>(game)].try_emplace(event.n, event);
}

void take_setting(const Record& record, Found& found) {
  Reader row(record);
  Setting setting{row.text(), row.text()};
  if (row.is_right()) found.settings.try_emplace(setting.key, setting.value);
}

void take_practice(const Record& record, Found& found) {
  Reader row(record);
  PracticeRow practice{row.text(),   row.text(),         row.number(),
                       row.number(), row.maybe_number(), row.number()};
  if (!row.is_right()) return;
  found.practice.try_emplace({practice.technique, practice.position}, practice);
}

void take_result(const Record& record, Found& found) {
  Reader row(record);
  GameResult result;
  walk_result(row, result);
  if (row.is_right()) found.results.try_emplace(result.uid, result);
}

void take(const Record& record, Found& found) {
  const std::size_t width = record.fields.size();
  if (record.rowid && width == 20) return take_game(record, found);
  if (record.rowid) return;
  if (width == 4) return take_event(record, found);
  if (width == 2) return take_setting(record, found);
  if (width == 6) return take_practice(record, found);
  if (width == 18) return take_result(record, found);
}

RescuedGame gather(const GameHead& head, std::map<std::uint64_t, StoredEvent>& events) {
  RescuedGame rescued;
  rescued.game.head = head;
  for (auto& [n, event] : events) {
    if (n != rescued.game.events.size() + 1) break;
    rescued.game.events.push_back(std::move(event));
  }
  const std::uint64_t counted = std::max(head.head_n, events.empty() ? 0 : events.rbegin()->first);
  rescued.lost = counted - rescued.game.events.size();
  rescued.game.head.head_n = rescued.game.events.size();
  return rescued;
}

void sort_out(Found& found, Salvage& salvage) {
  for (const auto& [id, head] : found.heads) {
    salvage.games.push_back(gather(head, found.events[id]));
    found.events.erase(id);
  }
  sort_stably(salvage.games.begin(), salvage.games.end(),
              [](const RescuedGame& a, const RescuedGame& b) {
                return a.game.head.played_ms > b.game.head.played_ms;
              });
  salvage.headless_games = found.events.size();
  for (const auto& [key, value] : found.settings) salvage.settings.push_back({key, value});
  for (auto& [uid, result] : found.results) salvage.results.push_back(std::move(result));
  for (auto& [key, row] : found.practice) salvage.practice.push_back(std::move(row));
}

Answer<std::string> read_if_there(const std::string& path) {
  const Answer<std::optional<std::uint64_t>> size = file_size(path);
  if (!size) return size.error();
  if (!*size) return std::string();
  return read_start(path,
                    static_cast<std::size_t>(std::min<std::uint64_t>(**size, kMostFileBytes)));
}

// On a connection of its own: the store counts tries one by one, and these are sums.
Done restore_practice(const std::string& path, const std::vector<PracticeRow>& rows) {
  constexpr int kPatienceMs = 2000;
  const Answer<Database> database = Database::open(path, SQLITE_OPEN_READWRITE, {}, kPatienceMs);
  if (!database) return database.error();
  if (Done done = database->run("PRAGMA synchronous=FULL"); !done) return done;
  for (const PracticeRow& row : rows) {
    Statement write(*database,
                    "INSERT INTO practice(technique,position,tries,solved,best_ms,last_ms)"
                    " VALUES(?1,?2,?3,?4,?5,?6) ON CONFLICT(technique,position) DO NOTHING");
    write.bind_all(row.technique, row.position, row.tries, row.solved, row.best_ms, row.last_ms);
    if (Done done = write.finish(); !done) return done;
  }
  return std::monostate{};
}

}  // namespace

Answer<Salvage> salvage(const std::string& path) {
  const Answer<std::string> place = find_place(path);
  if (!place) return place.error();
  const Answer<std::optional<std::uint64_t>> size = file_size(*place);
  if (!size) return size.error();
  if (!*size) return trouble_of_system(ENOENT, path);
  Answer<std::string> file = read_if_there(*place);
  if (!file) return file.error();
  const Answer<std::string> log = read_if_there(*place + "-wal");
  if (!log) return log.error();
  const Pages pages(*std::move(file), *log);
  Found found;
  Salvage salvage;
  salvage.pages = pages.count();
  for (std::size_t i = 0; i < pages.count(); ++i) {
    const bool is_read = pages.read(i, [&](const Record& record) { take(record, found); });
    salvage.unread_pages += is_read ? 0 : 1;
  }
  sort_out(found, salvage);
  return salvage;
}

Done restore(Store& store, const Salvage& rescued) {
  for (const RescuedGame& one : rescued.games) {
    const Done done = store.import_game(one.game);
    if (!done && done.error().code != TroubleCode::kGameExists) return done;
  }
  for (const Setting& setting : rescued.settings) {
    const Answer<std::optional<std::string>> there = store.read_setting(setting.key);
    if (!there) return there.error();
    if (there->has_value()) continue;
    if (Done done = store.write_setting(setting.key, setting.value); !done) return done;
  }
  for (const GameResult& result : rescued.results) {
    if (const Answer<bool> added = store.add_result(result); !added) return added.error();
  }
  return restore_practice(store.path(), rescued.practice);
}

}  // namespace shudu::storage
