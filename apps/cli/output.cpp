// See output.h.
#include "cli/output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace shudu::cli {
namespace {

constexpr mode_t kNewFileMode = 0666;  // less the umask, as with any program

// A link is followed, so that the file it names is replaced and not the link.
std::string resolved(const std::string& path) {
  if (path.empty()) return path;
  std::error_code error;
  const std::filesystem::path real = std::filesystem::canonical(path, error);
  return error ? path : real.string();
}

void sync_folder_of(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const Descriptor directory(
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  // Best effort: some file systems cannot do this, and the file itself is safe.
  if (directory.is_open()) ::fsync(directory.get());
}

}  // namespace

Output::Output(const std::string& path) : path_(resolved(path)) {
  if (path_.empty()) return;
  struct stat status {};
  const bool exists = ::stat(path_.c_str(), &status) == 0;
  if (exists && S_ISDIR(status.st_mode)) {
    error_number_ = EISDIR;
  } else if (exists && !S_ISREG(status.st_mode)) {
    file_ = Descriptor(::open(path_.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file_.is_open()) error_number_ = errno;
  } else {
    open_temporary();
    if (exists && file_.is_open()) ::fchmod(file_.get(), status.st_mode & 07777U);
  }
  fd_ = file_.get();
}

void Output::open_temporary() {
  const std::filesystem::path target(path_);
  const std::string stem = "." + target.filename().string() + "." + std::to_string(::getpid());
  for (int attempt = 0;; ++attempt) {
    temporary_ = (target.parent_path() / (stem + "-" + std::to_string(attempt) + ".tmp")).string();
    file_ = Descriptor(
        ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kNewFileMode));
    if (file_.is_open()) return;
    if (errno != EEXIST) break;
  }
  error_number_ = errno;
  temporary_.clear();
}

Output::~Output() {
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

bool Output::write(std::string_view text) {
  if (error_number_ == 0) error_number_ = write_all(fd_, text);
  return error_number_ == 0;
}

bool Output::commit() {
  if (error_number_ != 0 || temporary_.empty()) return error_number_ == 0;
  if (::fsync(fd_) != 0 || ::rename(temporary_.c_str(), path_.c_str()) != 0) {
    error_number_ = errno;
    return false;
  }
  temporary_.clear();
  sync_folder_of(path_);
  return true;
}

bool Output::is_closed_pipe() const { return error_number_ == EPIPE; }

}  // namespace shudu::cli
