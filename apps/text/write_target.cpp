#include "text/write_target.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <system_error>

#include "shudu/core/characters.h"

namespace shudu {
namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40;  // as the system follows

WriteTarget refused(std::string path, TargetTrouble trouble, int error_number = 0) {
  return {TargetKind::kRefused, std::move(path), -1, trouble, error_number};
}

// The number in /dev/fd/5, /proc/self/fd/5 and the like. Such a link must not be followed: it may
// name a file that is open to be appended to, or nothing that has a name.
std::optional<int> own_descriptor(const fs::path& path) {
  constexpr std::size_t kMostDigits = 6;
  const std::string name = path.filename().string();
  const bool is_number = !name.empty() && name.size() <= kMostDigits &&
                         std::all_of(name.begin(), name.end(), is_digit);
  if (!is_number) return std::nullopt;
  std::error_code error;
  const fs::path folder = fs::canonical(path.parent_path(), error);
  if (error) return std::nullopt;
  for (const char* own : {"/proc/self/fd", "/proc/thread-self/fd"}) {
    if (fs::canonical(own, error) == folder && !error) return std::stoi(name);
  }
  return std::nullopt;
}

WriteTarget target_of(std::string path, const struct stat& status) {
  if (S_ISREG(status.st_mode)) return {TargetKind::kFile, std::move(path)};
  if (S_ISCHR(status.st_mode)) return {TargetKind::kStream, std::move(path)};
  if (S_ISDIR(status.st_mode)) return refused(std::move(path), TargetTrouble::kSystem, EISDIR);
  if (S_ISFIFO(status.st_mode)) return refused(std::move(path), TargetTrouble::kPipe);
  if (S_ISSOCK(status.st_mode)) return refused(std::move(path), TargetTrouble::kSocket);
  return refused(std::move(path), TargetTrouble::kDisk);
}

}  // namespace

WriteTarget find_write_target(const std::string& path) {
  fs::path at(path);
  for (int links = 0; links <= kMostLinks; ++links) {
    if (const std::optional<int> number = own_descriptor(at)) {
      return {TargetKind::kStream, at.string(), *number};
    }
    struct stat status {};
    if (::lstat(at.c_str(), &status) != 0) {
      if (errno != ENOENT) return refused(at.string(), TargetTrouble::kSystem, errno);
      if (links > 0) return refused(at.string(), TargetTrouble::kLink);
      return {TargetKind::kFile, at.string()};
    }
    if (!S_ISLNK(status.st_mode)) return target_of(at.string(), status);
    std::error_code error;
    const fs::path next = fs::read_symlink(at, error);
    if (error) return refused(at.string(), TargetTrouble::kSystem, error.value());
    at = next.is_absolute() ? next : at.parent_path() / next;
  }
  return refused(path, TargetTrouble::kSystem, ELOOP);
}

bool is_same_file(const std::string& a, const std::string& b) {
  struct stat one {};
  struct stat other {};
  return ::stat(a.c_str(), &one) == 0 && ::stat(b.c_str(), &other) == 0 && S_ISREG(one.st_mode) &&
         one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

}  // namespace shudu
