// The model of the disk; see faulty_vfs.h. The functions that SQLite calls are in faulty_file.cpp.
#include "storage/faulty_vfs.h"

#include <algorithm>
#include <cstdio>

#include "storage/faulty_file.h"
#include "storage/helpers.h"

namespace shudu::test {
namespace {

constexpr std::size_t kSector = 512;

bool file_is_there(const std::string& path) {
  std::FILE* const file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return false;
  std::fclose(file);
  return true;
}

}  // namespace

FaultyVfs::FaultyVfs() : real_(sqlite3_vfs_find(nullptr)) {
  static std::uint64_t count = 0;
  name_ = "faulty-" + std::to_string(++count);
  vfs_ = make_faulty_vfs(*this, name_.c_str());
  sqlite3_vfs_register(&vfs_, 0);
}

FaultyVfs::~FaultyVfs() { sqlite3_vfs_unregister(&vfs_); }

void FaultyVfs::set_fault(Fault fault) {
  fault_ = std::move(fault);
  seen_ = 0;
  strikes_ = 0;
}

bool FaultyVfs::strikes_now(Call call) {
  if (fault_.at == 0) return false;
  if (std::find(fault_.calls.begin(), fault_.calls.end(), call) == fault_.calls.end()) return false;
  ++seen_;
  const bool strikes = seen_ == fault_.at || (fault_.stays && seen_ > fault_.at);
  strikes_ += strikes ? 1 : 0;
  if (strikes) last_error = fault_.system_error;
  return strikes;
}

bool FaultyVfs::count_change() {
  if (!changes_left_) return true;
  if (*changes_left_ == 0) return false;
  --*changes_left_;
  return true;
}

FaultyVfs::Tracked& FaultyVfs::track(const std::string& path) {
  Tracked& file = files_[path];
  const bool is_there = file_is_there(path);
  if (file.exists && is_there) return file;  // else it was renamed past us
  file.exists = true;
  file.is_name_synced = is_there;
  file.synced = is_there ? read_file(path) : std::string();
  file.pieces.clear();
  return file;
}

void FaultyVfs::note_write(Tracked& file, std::uint64_t at, std::string bytes) {
  file.pieces.push_back({.at = at, .bytes = std::move(bytes)});
}

void FaultyVfs::note_truncation(Tracked& file, std::uint64_t size) {
  file.pieces.push_back({.is_truncation = true, .at = size, .bytes = {}});
}

void FaultyVfs::sync_names() {
  for (auto& [path, file] : files_) {
    if (file.exists) file.is_name_synced = true;
    file.ghost.reset();
  }
}

// What was synced before anything that was not is on the disk for good.
void FaultyVfs::note_sync(Tracked& file, bool is_log) {
  for (Piece& piece : file.pieces) piece.is_synced = piece.is_synced || !piece.is_doomed;
  std::size_t settled = 0;
  while (settled < file.pieces.size() && file.pieces[settled].is_synced) {
    apply(file.pieces[settled++], file.synced, nullptr);
  }
  file.pieces.erase(file.pieces.begin(),
                    file.pieces.begin() + static_cast<std::ptrdiff_t>(settled));
  if (is_log && !file.is_name_synced) sync_names();
}

void FaultyVfs::note_failed_sync(Tracked& file) {
  for (Piece& piece : file.pieces) piece.is_doomed = piece.is_doomed || !piece.is_synced;
}

void FaultyVfs::note_deletion(const std::string& path, bool is_folder_synced) {
  Tracked& file = files_[path];
  if (file.exists && file.is_name_synced) file.ghost = file.synced;
  file.exists = false;
  file.synced.clear();
  file.pieces.clear();
  if (is_folder_synced) sync_names();
}

// With `rng` the piece is torn: each sector of it arrives or does not.
void FaultyVfs::apply(const Piece& piece, std::string& bytes, Rng* rng) {
  if (piece.is_truncation) return bytes.resize(std::min<std::size_t>(bytes.size(), piece.at));
  if (bytes.size() < piece.at + piece.bytes.size()) bytes.resize(piece.at + piece.bytes.size());
  for (std::size_t i = 0; i < piece.bytes.size();) {
    const std::size_t to =
        std::min(piece.bytes.size(), (piece.at + i) / kSector * kSector + kSector - piece.at);
    if (rng == nullptr || rng->below(2) == 0)
      bytes.replace(piece.at + i, to - i, piece.bytes, i, to - i);
    i = to;
  }
}

std::string FaultyVfs::survivor(const Tracked& file, Rng& rng) {
  std::string bytes = file.synced;
  const std::uint64_t mood = rng.below(4);  // all kept, all dropped, or each for itself
  for (const Piece& piece : file.pieces) {
    const std::uint64_t fate = mood == 0 ? 0 : mood == 1 ? 1 : rng.below(3);
    if (piece.is_synced || fate == 0) {
      apply(piece, bytes, nullptr);
      fates_.kept += piece.is_synced ? 0U : 1U;
    } else if (fate == 2 && !piece.is_truncation) {
      apply(piece, bytes, &rng);
      ++fates_.torn;
    } else {
      ++fates_.dropped;
    }
  }
  return bytes;
}

void FaultyVfs::lose_power(Rng& rng) {
  for (auto& [path, file] : files_) {
    if (file.exists && !file_is_there(path)) continue;
    std::optional<std::string> bytes;
    if (file.exists && (file.is_name_synced || rng.below(2) == 0)) bytes = survivor(file, rng);
    if (!bytes && file.ghost && rng.below(2) == 0) bytes = file.ghost;
    if (bytes) {
      write_file(path, *bytes);
    } else {
      std::remove(path.c_str());
    }
    std::remove((path + "-shm").c_str());
  }
  files_.clear();
  stay_on();
}

}  // namespace shudu::test
