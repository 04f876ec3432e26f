#include "shudu/storage/text_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "storage/files.h"
#include "storage/place.h"

namespace shudu::storage {
namespace {

struct Unfinished {
  File file;
  std::string name;
};

// A name that nothing has, and that is short however long that of the file is.
Answer<Unfinished> make_unfinished(const std::string& folder) {
  constexpr int kMostNames = 100;
  for (int number = 1;; ++number) {
    std::string name = folder + "/.shudu-" + std::to_string(number) + ".part";
    File file(::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (file.number() >= 0) return Unfinished{std::move(file), std::move(name)};
    if (errno != EEXIST || number == kMostNames) return trouble_of_system(errno, folder);
  }
}

Done write_all(const File& file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t put = ::write(file.number(), text.data(), text.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return trouble_of_system(errno, "write");
    text.remove_prefix(static_cast<std::size_t>(put));
  }
  if (::fsync(file.number()) != 0) return trouble_of_system(errno, "fsync");
  return std::monostate{};
}

// Where there is a file, it was written to by those who may: so may the new one be.
Done keep_rights(const File& file, const std::string& place) {
  struct stat status {};
  if (::stat(place.c_str(), &status) != 0) return std::monostate{};
  if (Done done = check_rights(place); !done) return done;
  if (::fchmod(file.number(), status.st_mode & 07777U) != 0) return trouble_of_system(errno, place);
  return std::monostate{};
}

}  // namespace

Done write_text_file(const std::string& path, std::string_view text) {
  const Answer<std::string> place = find_place(path);
  if (!place) return place.error();
  Answer<Unfinished> unfinished = make_unfinished(folder_of(*place));
  if (!unfinished) return unfinished.error();
  Done done = keep_rights(unfinished->file, *place);
  if (done) done = write_all(unfinished->file, text);
  if (done) done = rename_durably(unfinished->name, *place);
  if (!done) ::unlink(unfinished->name.c_str());
  return done;
}

}  // namespace shudu::storage
