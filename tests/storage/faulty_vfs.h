// An SQLite file system that fails on demand and loses power.
//
// It stands between SQLite and the system's own, on real files, and keeps beside them what a disk
// would hold: for each file the bytes that were synced, and in order every write, truncation and
// deletion since. When the power goes each of these is kept, dropped or torn (sector by sector),
// independently of the others.
//   A failed sync leaves its writes in the system's memory as clean: a later sync does not write
//   them, and they may be lost though every reader sees them (A. Rebello and others, USENIX ATC
//   2020). A deleted file may come back, and a new one be gone, until its folder has been synced,
//   which the system's own VFS does with the first sync of a log or journal. A killed process is
//   not a power cut: what it wrote stays readable and unsynced.
// One thread; one at a time may be registered under a name.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "shudu/core/rng.h"

namespace shudu::test {

class FaultyVfs {
 public:
  enum class Call : std::uint8_t { kOpen, kRead, kWrite, kSync, kTruncate, kDelete, kShare };

  /// What to fail: calls of these kinds, the `at`-th of them (1 for the first; 0: none) and, where
  /// `stays`, all after it.
  struct Fault {
    std::vector<Call> calls;
    std::uint64_t at = 0;
    bool stays = false;
    int system_error = 0;
  };

  FaultyVfs();
  FaultyVfs(const FaultyVfs&) = delete;
  FaultyVfs& operator=(const FaultyVfs&) = delete;
  ~FaultyVfs();

  [[nodiscard]] std::string name() const { return name_; }
  void set_fault(Fault fault);
  /// How often the fault has struck.
  [[nodiscard]] std::uint64_t strikes() const { return strikes_; }
  /// After so many more changes (writes, syncs, truncations, deletions) all calls fail.
  void go_off_after(std::uint64_t changes) { changes_left_ = changes; }
  void stay_on() { changes_left_.reset(); }
  [[nodiscard]] bool is_off() const { return changes_left_ == 0U; }

  /// The machine starts again after a power cut: files hold what the disk kept. Precondition: all
  /// closed.
  void lose_power(Rng& rng);
  /// Only the process was killed. Precondition: all closed.
  void revive() { stay_on(); }
  /// What became of the changes that were not synced when the power went, so far.
  struct Fates {
    std::uint64_t kept = 0;
    std::uint64_t dropped = 0;
    std::uint64_t torn = 0;
  };
  [[nodiscard]] const Fates& fates() const { return fates_; }

  // For the functions that SQLite calls.
  struct Piece {
    bool is_truncation = false;
    bool is_synced = false;
    bool is_doomed = false;  // a sync of it failed
    std::uint64_t at = 0;
    std::string bytes;
  };
  struct Tracked {
    bool exists = false;
    bool is_name_synced = false;
    std::string synced;                // what is on the disk for sure
    std::vector<Piece> pieces;         // what came after
    std::optional<std::string> ghost;  // of a deleted file of this name, which may come back
  };
  [[nodiscard]] bool strikes_now(Call call);
  /// Counts a change; false when the power is off, `*is_last` for the one during which it goes.
  [[nodiscard]] bool count_change();
  Tracked& track(const std::string& path);
  void note_write(Tracked& file, std::uint64_t at, std::string bytes);
  void note_truncation(Tracked& file, std::uint64_t size);
  void note_sync(Tracked& file, bool is_log);
  void note_failed_sync(Tracked& file);
  void note_deletion(const std::string& path, bool is_folder_synced);
  void sync_names();
  [[nodiscard]] sqlite3_vfs* real() const { return real_; }
  [[nodiscard]] int system_error() const { return fault_.system_error; }
  int last_error = 0;

 private:
  [[nodiscard]] std::string survivor(const Tracked& file, Rng& rng);
  void apply(const Piece& piece, std::string& bytes, Rng* rng);

  std::string name_;
  sqlite3_vfs* real_;
  sqlite3_vfs vfs_{};
  Fault fault_;
  std::uint64_t seen_ = 0;
  std::uint64_t strikes_ = 0;
  std::optional<std::uint64_t> changes_left_;
  Fates fates_;
  std::map<std::string, Tracked> files_;
};

}  // namespace shudu::test
