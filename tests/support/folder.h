// A folder for one test that goes away with it, and whole files in and out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shudu::test {

/// Where a folder is made.
enum class FolderPlace {
  kDisk,    ///< the system's folder for such
  kMemory,  ///< in memory where there is such a place, else as kDisk
};

/// A new folder, removed with all in it at the end, also where a test took rights away.
class Folder {
 public:
  explicit Folder(FolderPlace place = FolderPlace::kDisk);
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();

  [[nodiscard]] const std::string& path() const { return path_; }
  /// The path of a file in it.
  [[nodiscard]] std::string file(std::string_view name) const;
  /// All names in it, hidden ones too, sorted.
  [[nodiscard]] std::vector<std::string> names() const;

 private:
  std::string path_;
};

/// The bytes of a file; none where it cannot be read.
[[nodiscard]] std::string read_file(const std::string& path);
void write_file(const std::string& path, std::string_view bytes);

}  // namespace shudu::test
