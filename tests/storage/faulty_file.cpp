// The functions that SQLite calls: each asks the model whether it may, does it on the real file,
// and tells the model. A file of ours is a head of three pointers with the real file behind it.
#include "storage/faulty_file.h"

#include <cerrno>
#include <new>

#include "storage/faulty_vfs.h"

namespace shudu::test {
namespace {

using Call = FaultyVfs::Call;

struct FaultyFile {
  sqlite3_file base;
  FaultyVfs* owner;
  FaultyVfs::Tracked* tracked;
  bool is_log;
  int last_error;  // of the calls on this file, as the system's own VFS keeps it
};

constexpr std::size_t kHead = (sizeof(FaultyFile) + 15) / 16 * 16;

FaultyFile& ours(sqlite3_file* file) { return *static_cast<FaultyFile*>(static_cast<void*>(file)); }
sqlite3_file* real_of(sqlite3_file* file) {
  void* const behind = static_cast<char*>(static_cast<void*>(file)) + kHead;
  return static_cast<sqlite3_file*>(behind);
}
FaultyVfs& owner_of(sqlite3_vfs* vfs) { return *static_cast<FaultyVfs*>(vfs->pAppData); }

// Does this call on an open file fail?
bool strikes(sqlite3_file* file, Call call) {
  FaultyVfs& owner = *ours(file).owner;
  if (!owner.strikes_now(call)) return false;
  // A full disk has a result code of its own; the system's VFS notes no number for it.
  ours(file).last_error = owner.system_error() == ENOSPC ? 0 : owner.system_error();
  return true;
}

int close(sqlite3_file* file) { return real_of(file)->pMethods->xClose(real_of(file)); }

int read(sqlite3_file* file, void* bytes, int length, sqlite3_int64 at) {
  FaultyVfs& owner = *ours(file).owner;
  if (owner.is_off() || strikes(file, Call::kRead)) return SQLITE_IOERR_READ;
  return real_of(file)->pMethods->xRead(real_of(file), bytes, length, at);
}

int put(sqlite3_file* file, const void* bytes, int length, sqlite3_int64 at) {
  ours(file).owner->note_write(
      *ours(file).tracked, static_cast<std::uint64_t>(at),
      std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(length)));
  return real_of(file)->pMethods->xWrite(real_of(file), bytes, length, at);
}

int write(sqlite3_file* file, const void* bytes, int length, sqlite3_int64 at) {
  FaultyVfs& owner = *ours(file).owner;
  if (!owner.count_change()) return SQLITE_IOERR_WRITE;
  if (strikes(file, Call::kWrite)) {
    // A full disk takes a part.
    if (owner.system_error() == ENOSPC && length > 1) put(file, bytes, length / 2, at);
    return owner.system_error() == ENOSPC ? SQLITE_FULL : SQLITE_IOERR_WRITE;
  }
  const int result = put(file, bytes, length, at);
  return owner.is_off() ? SQLITE_IOERR_WRITE : result;
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
  FaultyVfs& owner = *ours(file).owner;
  if (!owner.count_change() || strikes(file, Call::kTruncate)) return SQLITE_IOERR_TRUNCATE;
  owner.note_truncation(*ours(file).tracked, static_cast<std::uint64_t>(size));
  return real_of(file)->pMethods->xTruncate(real_of(file), size);
}

int sync(sqlite3_file* file, int) {
  FaultyVfs& owner = *ours(file).owner;
  if (!owner.count_change()) return SQLITE_IOERR_FSYNC;
  if (owner.is_off())
    return SQLITE_IOERR_FSYNC;  // the power goes during it: anything may have arrived
  if (strikes(file, Call::kSync)) {
    owner.note_failed_sync(*ours(file).tracked);
    return SQLITE_IOERR_FSYNC;
  }
  owner.note_sync(*ours(file).tracked, ours(file).is_log);
  return SQLITE_OK;
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
  if (ours(file).owner->is_off()) return SQLITE_IOERR_FSTAT;
  return real_of(file)->pMethods->xFileSize(real_of(file), size);
}

int lock(sqlite3_file* file, int kind) {
  return real_of(file)->pMethods->xLock(real_of(file), kind);
}
int unlock(sqlite3_file* file, int kind) {
  return real_of(file)->pMethods->xUnlock(real_of(file), kind);
}
int check_lock(sqlite3_file* file, int* answer) {
  return real_of(file)->pMethods->xCheckReservedLock(real_of(file), answer);
}
int control(sqlite3_file* file, int operation, void* argument) {
  if (operation == SQLITE_FCNTL_LAST_ERRNO && ours(file).last_error != 0) {
    *static_cast<int*>(argument) = ours(file).last_error;
    return SQLITE_OK;
  }
  return real_of(file)->pMethods->xFileControl(real_of(file), operation, argument);
}
int sector_size(sqlite3_file* file) { return real_of(file)->pMethods->xSectorSize(real_of(file)); }
int characteristics(sqlite3_file* file) {
  return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
}

int share_map(sqlite3_file* file, int region, int size, int extend, void volatile** memory) {
  FaultyVfs& owner = *ours(file).owner;
  if (owner.is_off() || strikes(file, Call::kShare)) return SQLITE_IOERR_SHMMAP;
  return real_of(file)->pMethods->xShmMap(real_of(file), region, size, extend, memory);
}
int share_lock(sqlite3_file* file, int offset, int count, int flags) {
  return real_of(file)->pMethods->xShmLock(real_of(file), offset, count, flags);
}
void share_barrier(sqlite3_file* file) { real_of(file)->pMethods->xShmBarrier(real_of(file)); }
int share_unmap(sqlite3_file* file, int is_deleting) {
  return real_of(file)->pMethods->xShmUnmap(real_of(file), is_deleting);
}

constexpr sqlite3_io_methods kMethods{.iVersion = 2,
                                      .xClose = close,
                                      .xRead = read,
                                      .xWrite = write,
                                      .xTruncate = truncate,
                                      .xSync = sync,
                                      .xFileSize = file_size,
                                      .xLock = lock,
                                      .xUnlock = unlock,
                                      .xCheckReservedLock = check_lock,
                                      .xFileControl = control,
                                      .xSectorSize = sector_size,
                                      .xDeviceCharacteristics = characteristics,
                                      .xShmMap = share_map,
                                      .xShmLock = share_lock,
                                      .xShmBarrier = share_barrier,
                                      .xShmUnmap = share_unmap,
                                      .xFetch = nullptr,
                                      .xUnfetch = nullptr};

int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  FaultyVfs& owner = owner_of(vfs);
  file->pMethods = nullptr;
  if (owner.is_off() || owner.strikes_now(Call::kOpen)) return SQLITE_CANTOPEN;
  // The model is told first what was there before the file is made. Nameless files are nobody's.
  auto* const made = new (file) FaultyFile{{}, &owner, nullptr, false, 0};
  made->tracked = &owner.track(name == nullptr ? "" : name);
  made->is_log =
      (flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL)) != 0;
  const int result = owner.real()->xOpen(owner.real(), name, real_of(file), flags, out_flags);
  if (result == SQLITE_OK) made->base.pMethods = &kMethods;
  return result;
}

int remove(sqlite3_vfs* vfs, const char* name, int is_folder_synced) {
  FaultyVfs& owner = owner_of(vfs);
  if (!owner.count_change() || owner.strikes_now(Call::kDelete)) return SQLITE_IOERR_DELETE;
  const int result = owner.real()->xDelete(owner.real(), name, 0);
  if (result == SQLITE_OK) owner.note_deletion(name, is_folder_synced != 0 && !owner.is_off());
  return result;
}

int access(sqlite3_vfs* vfs, const char* name, int flags, int* answer) {
  FaultyVfs& owner = owner_of(vfs);
  if (owner.is_off()) return SQLITE_IOERR_ACCESS;
  return owner.real()->xAccess(owner.real(), name, flags, answer);
}

int full_name(sqlite3_vfs* vfs, const char* name, int size, char* out) {
  sqlite3_vfs* const real = owner_of(vfs).real();
  return real->xFullPathname(real, name, size, out);
}
int randomness(sqlite3_vfs* vfs, int size, char* out) {
  sqlite3_vfs* const real = owner_of(vfs).real();
  return real->xRandomness(real, size, out);
}
int sleep(sqlite3_vfs*, int microseconds) { return microseconds; }
int current_time(sqlite3_vfs* vfs, double* out) {
  sqlite3_vfs* const real = owner_of(vfs).real();
  return real->xCurrentTime(real, out);
}
int last_error(sqlite3_vfs* vfs, int, char*) {
  const int injected = owner_of(vfs).last_error;
  return injected != 0 ? injected : errno;
}

}  // namespace

sqlite3_vfs make_faulty_vfs(FaultyVfs& owner, const char* name) {
  sqlite3_vfs vfs{};
  vfs.iVersion = 1;
  vfs.szOsFile = static_cast<int>(kHead) + owner.real()->szOsFile;
  vfs.mxPathname = owner.real()->mxPathname;
  vfs.zName = name;
  vfs.pAppData = &owner;
  vfs.xOpen = open;
  vfs.xDelete = remove;
  vfs.xAccess = access;
  vfs.xFullPathname = full_name;
  vfs.xRandomness = randomness;
  vfs.xSleep = sleep;
  vfs.xCurrentTime = current_time;
  vfs.xGetLastError = last_error;
  return vfs;
}

}  // namespace shudu::test
