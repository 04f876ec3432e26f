// What the store asks of the system beside SQLite: to look at a file without touching it, to rename
// durably, to lock bytes. Each call that can fail gives the trouble as a value.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/storage/trouble.h"

namespace shudu::storage {

/// An open file of the system; closed with it. Movable.
class File {
 public:
  explicit File(int file) : file_(file) {}
  File(File&& other) noexcept : file_(other.release()) {}
  File& operator=(File&& other) noexcept;
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File();

  [[nodiscard]] int number() const { return file_; }
  [[nodiscard]] int release();

 private:
  int file_;
};

/// A system error number (errno) as trouble; `what`: what was done, or the file.
[[nodiscard]] Trouble trouble_of_system(int error, std::string_view what);

/// Opens for reading and writing, making the file (mode 0600) where there is none. kNotAFile where
/// a link or another thing that is no regular file lies there.
[[nodiscard]] Answer<File> open_private(const std::string& path);

/// Does anything lie at this path, be it a link that leads nowhere?
[[nodiscard]] Answer<bool> has_name(const std::string& path);

/// Bytes of the file; none where there is no such file.
[[nodiscard]] Answer<std::optional<std::uint64_t>> file_size(const std::string& path);

/// The first `most` bytes of a file, fewer where it is shorter.
[[nodiscard]] Answer<std::string> read_start(const std::string& path, std::size_t most);

/// Has the system write what it holds of a file to the disk.
[[nodiscard]] Done sync_file(const std::string& path);
/// The same for the names in the folder that `path` lies in.
[[nodiscard]] Done sync_folder_of(const std::string& path);

/// Renames, over what is there; durable when it returns without trouble.
[[nodiscard]] Done rename_durably(const std::string& from, const std::string& to);
/// Removes a file that this room made for itself; no trouble where there is none.
[[nodiscard]] Done remove_own(const std::string& path);

enum class LockKind : std::uint8_t { kShared, kExclusive };
/// Locks one byte of an open file at once, or says false where another open file holds it.
[[nodiscard]] Answer<bool> try_lock(const File& file, LockKind kind, std::uint64_t byte);
/// The same, tried for so long.
[[nodiscard]] Answer<bool> lock(const File& file, LockKind kind, std::uint64_t byte,
                                int patience_ms);
void unlock(const File& file, std::uint64_t byte);

/// A text of at most `most` bytes at a place of a file, ended by NUL or the end of the file.
[[nodiscard]] Answer<std::string> read_words(const File& file, std::uint64_t at, std::size_t most);
/// Writes it there, cut to fit, and fills the rest with NUL. Not synced.
[[nodiscard]] Done write_words(const File& file, std::uint64_t at, std::size_t most,
                               std::string_view words);

}  // namespace shudu::storage
