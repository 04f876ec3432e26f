// POSIX's realpath resolves what is there; what is not there is looked at name by name from the
// root on, to say which of them is missing, leads nowhere or is no folder.
#include "storage/place.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "storage/files.h"

namespace shudu::storage {
namespace {

// What opening a store puts beside it.
constexpr std::array<std::string_view, 9> kBeside{
    ".lock", "-wal", "-shm", "-journal", ".new", ".new-wal", ".new-shm", ".new-journal", ""};
// A store that can be opened can be put aside with its log, too.
constexpr std::size_t kLongestEnd = std::string_view(".damaged-999-journal").size();

Trouble trouble_at(TroubleCode code, std::string_view path) {
  return {.code = code, .place = escape_place(path)};
}

// The text of a link; empty where it is none.
std::string read_link(const std::string& path) {
  std::array<char, PATH_MAX> bytes{};
  const ssize_t length = ::readlink(path.c_str(), bytes.data(), bytes.size());
  return {bytes.data(), length > 0 ? static_cast<std::size_t>(length) : 0};
}

// Where a link leads in the end, also where nothing is there.
std::string end_of_link(std::string path) {
  constexpr int kMostLinks = 40;  // as the system
  for (int i = 0; i < kMostLinks; ++i) {
    const std::string target = read_link(path);
    if (target.empty()) break;
    const std::size_t slash = path.rfind('/');
    if (target.front() == '/' || slash == std::string::npos) {
      path = target;
    } else {
      path.resize(slash + 1);
      path += target;
    }
  }
  return path;
}

Answer<std::string> resolve(const std::string& path) {
  struct Free {
    void operator()(char* text) const { std::free(text); }  // NOLINT: realpath's
  };
  const std::unique_ptr<char, Free> whole(::realpath(path.c_str(), nullptr));
  if (whole == nullptr) return trouble_of_system(errno, path);
  return std::string(whole.get());
}

// A part of a path, up to some slash or its end: why nothing can lie there, if so.
enum class PathPart : std::uint8_t { kFolder, kFile, kMissing };
Answer<PathPart> look_at(const std::string& part) {
  struct stat status {};
  if (::stat(part.c_str(), &status) == 0) {
    return S_ISDIR(status.st_mode) ? PathPart::kFolder : PathPart::kFile;
  }
  const int error = errno;
  struct stat link {};
  if (::lstat(part.c_str(), &link) == 0 && S_ISLNK(link.st_mode)) {
    Trouble trouble = trouble_at(TroubleCode::kDanglingLink, part);
    trouble.target = escape_place(end_of_link(part));
    return trouble;
  }
  if (error == ENOENT) return PathPart::kMissing;
  return trouble_of_system(error, part);
}

// Nothing lies at `path`: where a file of that name would.
Answer<std::string> place_of_new(const std::string& path) {
  std::size_t slash = path.find('/', 1);
  for (; slash != std::string::npos; slash = path.find('/', slash + 1)) {
    const std::string part = path.substr(0, slash);
    const Answer<PathPart> found = look_at(part);
    if (!found) return found.error();
    if (*found == PathPart::kMissing) return trouble_at(TroubleCode::kNoFolder, part);
    if (*found == PathPart::kFile) return trouble_at(TroubleCode::kNotAFolder, part);
  }
  if (const Answer<PathPart> found = look_at(path); !found) return found.error();
  const std::size_t last = path.rfind('/');
  const bool has_folder = last != std::string::npos;
  Answer<std::string> folder = resolve(has_folder ? path.substr(0, last + 1) : ".");
  if (!folder) return folder;
  return (*folder == "/" ? *folder : *folder + '/') + path.substr(has_folder ? last + 1 : 0);
}

Done check_length(const std::string& place, const std::string& vfs) {
  const long most = ::pathconf(folder_of(place).c_str(), _PC_NAME_MAX);
  const std::size_t most_of_name = most > 0 ? static_cast<std::size_t>(most) : NAME_MAX;
  const sqlite3_vfs* const system = sqlite3_vfs_find(vfs.empty() ? nullptr : vfs.c_str());
  const std::size_t most_of_path =
      system == nullptr ? PATH_MAX : static_cast<std::size_t>(std::max(system->mxPathname, 0));
  if (last_name_of(place).size() + kLongestEnd <= most_of_name &&
      place.size() + kLongestEnd < most_of_path) {
    return std::monostate{};
  }
  return trouble_at(TroubleCode::kNameTooLong, place);
}

}  // namespace

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

std::string last_name_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? path : path.substr(slash + 1);
}

Answer<std::string> find_place(const std::string& path) {
  if (path.empty()) return Trouble{.code = TroubleCode::kNoName};
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0) {
    if (S_ISDIR(status.st_mode)) return trouble_at(TroubleCode::kIsFolder, path);
    if (!S_ISREG(status.st_mode)) return trouble_at(TroubleCode::kNotAFile, path);
    return resolve(path);
  }
  if (errno == ENOENT || errno == ENOTDIR || errno == ELOOP) return place_of_new(path);
  return trouble_of_system(errno, path);
}

Done check_own(const std::string& path) {
  struct stat status {};
  if (::lstat(path.c_str(), &status) != 0) {
    if (errno == ENOENT) return std::monostate{};
    return trouble_of_system(errno, path);
  }
  if (S_ISDIR(status.st_mode)) return trouble_at(TroubleCode::kIsFolder, path);
  if (!S_ISREG(status.st_mode)) return trouble_at(TroubleCode::kNotAFile, path);
  return std::monostate{};
}

Done check_rights(const std::string& path) {
  if (::faccessat(AT_FDCWD, path.c_str(), R_OK | W_OK, AT_EACCESS) == 0 || errno == ENOENT) {
    return std::monostate{};
  }
  return trouble_of_system(errno, path);
}

// With two names it would have two logs, and SQLite would write over what stands in the other one
// (sqlite.org/howtocorrupt.html, "Multiple links to the same file").
Answer<std::string> find_store(const std::string& path, const StoreOptions& options) {
  Answer<std::string> place = find_place(path);
  if (!place) return place;
  struct stat status {};
  if (::stat(place->c_str(), &status) == 0 && status.st_nlink > 1) {
    return trouble_at(TroubleCode::kSeveralNames, path);
  }
  if (const Done done = check_length(*place, options.vfs); !done) return done.error();
  for (const std::string_view end : kBeside) {
    if (const Done done = check_own(*place + std::string(end)); !done) return done.error();
  }
  return place;
}

}  // namespace shudu::storage
