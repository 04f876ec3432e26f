#include "support/folder.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace shudu::test {

Folder::Folder(FolderPlace place) {
  const std::filesystem::path memory = "/dev/shm";
  const bool in_memory = place == FolderPlace::kMemory && ::access(memory.c_str(), W_OK) == 0;
  const auto parent = in_memory ? memory : std::filesystem::temp_directory_path();
  path_ = (parent / "shudu-test-XXXXXX").string();
  if (::mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no folder " + path_);
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::permissions(path_, std::filesystem::perms::owner_all, ignored);
  std::filesystem::remove_all(path_, ignored);
}

std::string Folder::file(std::string_view name) const { return path_ + "/" + std::string(name); }

std::vector<std::string> Folder::names() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(path_)) {
    names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string read_file(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  std::ostringstream bytes;
  bytes << stream.rdbuf();  // at once: the program has many megabytes
  return std::move(bytes).str();
}

void write_file(const std::string& path, std::string_view bytes) {
  std::ofstream stream(path, std::ios::binary | std::ios::trunc);
  stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace shudu::test
