#include "cli/output/output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace shudu::cli {
namespace {

void sync_folder_of(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const Descriptor directory(
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  // Best effort: some file systems cannot do this, and the file itself is safe.
  if (directory.is_open()) ::fsync(directory.get());
}

Descriptor open_stream(const WriteTarget& target) {
  if (target.descriptor >= 0) {
    return Descriptor(::fcntl(target.descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
  }
  return Descriptor(::open(target.path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
}

}  // namespace

Output::Output(const std::string& path) {
  if (!open_target(path)) return;
  open_temporary();
  struct stat old {};
  if (file_.is_open() && ::stat(target_.path.c_str(), &old) == 0) {
    ::fchmod(file_.get(), old.st_mode & kKeptMode);
  }
  fd_ = file_.get();
}

Output::Output(const std::string& path, const PartWish& wish) {
  if (open_target(path)) part_ = std::make_unique<PartFile>(target_.path, wish);
}

// Is it a file, which is yet to be made? Streams are opened.
bool Output::open_target(const std::string& path) {
  if (path.empty()) return false;
  target_ = find_write_target(path);
  if (target_.kind == TargetKind::kFile) return true;
  fd_ = -1;
  error_number_ = target_.error_number;
  if (target_.kind == TargetKind::kRefused) return false;
  file_ = open_stream(target_);
  if (!file_.is_open()) error_number_ = errno;
  fd_ = file_.get();
  return false;
}

void Output::open_temporary() {
  const std::filesystem::path target(target_.path);
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

bool Output::has_succeeded() const {
  return error_number_ == 0 && target_.trouble == TargetTrouble::kNone &&
         part_trouble() == PartTrouble::kNone;
}

bool Output::write(std::string_view text) {
  if (!has_succeeded()) return false;
  if (part_) {
    error_number_ = part_->write(text);
    return has_succeeded();
  }
  std::size_t written = 0;
  error_number_ = write_all(fd_, text, &written);
  const std::string_view taken = text.substr(0, written);
  const std::size_t end = taken.rfind('\n');
  open_line_ = end == std::string_view::npos ? open_line_ + written : written - end - 1;
  if (error_number_ != 0) cut_open_line();
  return error_number_ == 0;
}

// Where standard output is a file that has no room for the line, none of it stays.
void Output::cut_open_line() {
  struct stat status {};
  const off_t end = ::lseek(fd_, 0, SEEK_CUR);
  const auto open = static_cast<off_t>(open_line_);
  const bool is_ours =
      ::fstat(fd_, &status) == 0 && S_ISREG(status.st_mode) && end == status.st_size && end >= open;
  if (!is_ours || ::ftruncate(fd_, end - open) != 0) return;
  ::lseek(fd_, end - open, SEEK_SET);
  open_line_ = 0;
}

bool Output::commit() {
  if (!has_succeeded() || !is_file()) return has_succeeded();
  if (part_) {
    error_number_ = part_->finish();
  } else {
    // Something else may have come to stand in its place.
    const WriteTarget now = find_write_target(target_.path);
    const bool is_same = now.kind == TargetKind::kFile && now.path == target_.path;
    error_number_ = is_same ? 0 : EEXIST;
    const auto is_made = [this] {
      return ::fsync(fd_) == 0 && ::rename(temporary_.c_str(), target_.path.c_str()) == 0;
    };
    if (is_same && !is_made()) error_number_ = errno;
    if (error_number_ == 0) temporary_.clear();
  }
  if (error_number_ == 0) sync_folder_of(target_.path);
  return has_succeeded();
}

bool Output::is_closed_pipe() const { return error_number_ == EPIPE; }

}  // namespace shudu::cli
