// Putting a store aside: `games.db` becomes `games.db.damaged-1` (-2 ...), its log
// `games.db.damaged-1-wal`, so that SQLite and salvage read the two together.
//
// The database is renamed first and its log second. A process killed in between leaves a log
// without a database; the next opener finds it (put_orphans_aside) and gives it the name that its
// database got. The other order would leave an older state without its log, which looks whole and
// has lost moves.
#include <array>
#include <cerrno>

#include "shudu/storage/salvage.h"
#include "storage/inside.h"
#include "storage/place.h"

namespace shudu::storage {
namespace {

// What SQLite puts beside a database and what must stay with it. Its index (-shm) holds nothing of
// its own.
constexpr std::array kCompanions{"-wal", "-journal"};

std::string aside_name(const std::string& path, int number) {
  return path + ".damaged-" + std::to_string(number);
}

Answer<bool> is_there(const std::string& path) {
  const Answer<std::optional<std::uint64_t>> size = file_size(path);
  if (!size) return size.error();
  return size->has_value();
}

// By anything, be it a link that leads nowhere.
Answer<bool> is_taken(const std::string& name) {
  for (const char* const end : {"", "-wal", "-journal"}) {
    Answer<bool> there = has_name(name + end);
    if (!there || *there) return there;
  }
  return false;
}

// The first number of which nothing lies there.
Answer<int> free_number(const std::string& path) {
  for (int number = 1;; ++number) {
    const Answer<bool> taken = is_taken(aside_name(path, number));
    if (!taken) return taken.error();
    if (!*taken) return number;
  }
}

Done move_companions(const std::string& from, const std::string& to) {
  for (const char* const end : kCompanions) {
    const Answer<bool> there = is_there(from + end);
    if (!there) return there.error();
    if (!*there) continue;
    if (Done done = rename_durably(from + end, to + end); !done) return done;
  }
  return remove_own(from + "-shm");
}

}  // namespace

Done put_orphans_aside(const std::string& path) {
  bool found = false;
  for (const char* const end : kCompanions) {
    const Answer<bool> there = is_there(path + end);
    if (!there) return there.error();
    found = found || *there;
  }
  if (!found) return std::monostate{};
  const Answer<int> number = free_number(path);
  if (!number) return number.error();
  const std::string last = aside_name(path, *number - 1);
  bool has_companion = *number == 1;
  for (const char* const end : kCompanions) {
    const Answer<bool> there = is_there(last + end);
    if (!there) return there.error();
    has_companion = has_companion || *there;
  }
  return move_companions(path, has_companion ? aside_name(path, *number) : last);
}

Answer<std::string> put_aside(const std::string& path, const StoreOptions& options) {
  const Answer<std::string> place = find_store(path, options);
  if (!place) return place.error();
  const Answer<bool> there = is_there(*place);
  if (!there) return there.error();
  if (!*there) return trouble_of_system(ENOENT, path);
  const Answer<File> file = open_private(lock_path(*place));
  if (!file) return file.error();
  for (const std::uint64_t byte : {kOpeningByte, kPresentByte}) {
    const Answer<bool> is_ours = lock(*file, LockKind::kExclusive, byte, options.patience_ms);
    if (!is_ours) return is_ours.error();
    if (!*is_ours) return Trouble{.code = TroubleCode::kInUse};
  }
  const Answer<int> number = free_number(*place);
  if (!number) return number.error();
  const std::string name = aside_name(*place, *number);
  if (const Done done = rename_durably(*place, name); !done) return done.error();
  if (const Done done = move_companions(*place, name); !done) return done.error();
  return name;
}

}  // namespace shudu::storage
