// POSIX behind files.h. A name is durable only when its folder has been synced as well, so renaming
// does that. Locks are those of open files (Linux F_OFD_SETLK), dropped by the system with the last
// descriptor.
#include "storage/files.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <utility>

namespace shudu::storage {
namespace {

struct SystemMeaning {
  int error;
  TroubleCode code;
};

constexpr std::array kSystemMeanings{
    SystemMeaning{ENOSPC, TroubleCode::kDiskFull},
    SystemMeaning{EDQUOT, TroubleCode::kDiskFull},
    SystemMeaning{EROFS, TroubleCode::kReadOnly},
    SystemMeaning{EMFILE, TroubleCode::kTooManyFiles},
    SystemMeaning{ENFILE, TroubleCode::kTooManyFiles},
    SystemMeaning{EACCES, TroubleCode::kNoPermission},
    SystemMeaning{EPERM, TroubleCode::kNoPermission},
    SystemMeaning{ENOENT, TroubleCode::kNoFolder},
    SystemMeaning{ENOTDIR, TroubleCode::kNoFolder},
    SystemMeaning{EISDIR, TroubleCode::kIsFolder},
    SystemMeaning{ENOMEM, TroubleCode::kOutOfMemory},
    SystemMeaning{ENAMETOOLONG, TroubleCode::kNameTooLong},
    SystemMeaning{ELOOP, TroubleCode::kNotAFile},
};

Done sync_name(const std::string& path, int flags) {
  const File file(::open(path.c_str(), flags | O_CLOEXEC));
  if (file.number() < 0) return trouble_of_system(errno, path);
  if (::fsync(file.number()) != 0) return trouble_of_system(errno, "fsync");
  return std::monostate{};
}

// Neither waits for the other end of a pipe nor becomes the terminal of anybody.
Answer<File> open_regular(const std::string& path, int flags) {
  File file(::open(path.c_str(), flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0600));
  if (file.number() < 0) return trouble_of_system(errno, path);
  struct stat status {};
  if (::fstat(file.number(), &status) != 0) return trouble_of_system(errno, path);
  if (!S_ISREG(status.st_mode)) {
    return Trouble{.code = TroubleCode::kNotAFile, .place = escape_place(path)};
  }
  return file;
}

struct flock lock_request(short type, std::uint64_t byte) {
  struct flock request {};
  request.l_type = type;
  request.l_whence = SEEK_SET;
  request.l_start = static_cast<off_t>(byte);
  request.l_len = 1;
  return request;
}

}  // namespace

File& File::operator=(File&& other) noexcept {
  if (this != &other) {
    if (file_ >= 0) ::close(file_);
    file_ = other.release();
  }
  return *this;
}

File::~File() {
  if (file_ >= 0) ::close(file_);
}

int File::release() { return std::exchange(file_, -1); }

Trouble trouble_of_system(int error, std::string_view what) {
  Trouble trouble{.code = TroubleCode::kInputOutput};
  for (const SystemMeaning& meaning : kSystemMeanings) {
    if (meaning.error == error) trouble.code = meaning.code;
  }
  trouble.found = static_cast<std::uint64_t>(error);
  trouble.token = escape_token(what);
  trouble.place = escape_place(what);
  return trouble;
}

Answer<File> open_private(const std::string& path) {
  return open_regular(path, O_RDWR | O_CREAT | O_NOFOLLOW);
}

Answer<bool> has_name(const std::string& path) {
  struct stat status {};
  if (::lstat(path.c_str(), &status) == 0) return true;
  if (errno == ENOENT) return false;
  return trouble_of_system(errno, path);
}

Answer<std::optional<std::uint64_t>> file_size(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) {
    if (errno == ENOENT) return std::optional<std::uint64_t>();
    return trouble_of_system(errno, path);
  }
  if (S_ISDIR(status.st_mode)) return trouble_of_system(EISDIR, path);
  return std::optional<std::uint64_t>(static_cast<std::uint64_t>(status.st_size));
}

Answer<std::string> read_start(const std::string& path, std::size_t most) {
  const Answer<File> file = open_regular(path, O_RDONLY);
  if (!file) return file.error();
  std::string bytes(most, '\0');
  std::size_t length = 0;
  while (length < most) {
    const ssize_t got = ::read(file->number(), bytes.data() + length, most - length);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return trouble_of_system(errno, path);
    if (got == 0) break;
    length += static_cast<std::size_t>(got);
  }
  bytes.resize(length);
  return bytes;
}

Done sync_file(const std::string& path) { return sync_name(path, O_RDONLY); }

Done sync_folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  std::string folder = slash == std::string::npos ? "." : path.substr(0, slash);
  if (folder.empty()) folder = "/";
  return sync_name(folder, O_RDONLY | O_DIRECTORY);
}

Done rename_durably(const std::string& from, const std::string& to) {
  if (std::rename(from.c_str(), to.c_str()) != 0) return trouble_of_system(errno, from);
  return sync_folder_of(to);
}

Done remove_own(const std::string& path) {
  if (::unlink(path.c_str()) != 0 && errno != ENOENT) return trouble_of_system(errno, path);
  return std::monostate{};
}

Answer<bool> try_lock(const File& file, LockKind kind, std::uint64_t byte) {
  struct flock request = lock_request(kind == LockKind::kShared ? F_RDLCK : F_WRLCK, byte);
  if (::fcntl(file.number(), F_OFD_SETLK, &request) == 0) return true;
  if (errno == EAGAIN || errno == EACCES) return false;
  return trouble_of_system(errno, "lock");
}

Answer<bool> lock(const File& file, LockKind kind, std::uint64_t byte, int patience_ms) {
  constexpr int kPauseMs = 5;
  for (int waited = 0;; waited += kPauseMs) {
    Answer<bool> got = try_lock(file, kind, byte);
    if (!got || *got || waited >= patience_ms) return got;
    ::poll(nullptr, 0, kPauseMs);
  }
}

void unlock(const File& file, std::uint64_t byte) {
  struct flock request = lock_request(F_UNLCK, byte);
  ::fcntl(file.number(), F_OFD_SETLK, &request);
}

Answer<std::string> read_words(const File& file, std::uint64_t at, std::size_t most) {
  std::string words(most, '\0');
  const ssize_t got = ::pread(file.number(), words.data(), most, static_cast<off_t>(at));
  if (got < 0) return trouble_of_system(errno, "read");
  words.resize(std::min(words.find('\0'), static_cast<std::size_t>(got)));
  return words;
}

Done write_words(const File& file, std::uint64_t at, std::size_t most, std::string_view words) {
  std::string bytes(words.substr(0, most));
  bytes.resize(most, '\0');
  const ssize_t put = ::pwrite(file.number(), bytes.data(), most, static_cast<off_t>(at));
  if (put < 0) return trouble_of_system(errno, "write");
  return std::monostate{};
}

}  // namespace shudu::storage
