// Where tests find things; see paths.h.
#include "support/paths.h"

#include <cstdlib>
#include <string>

namespace shudu::test {

namespace {

std::filesystem::path from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::filesystem::path() : std::filesystem::path(value);
}

std::filesystem::path shared_dir() {
  std::filesystem::path folder = from_environment("SHUDU_SHARED");
  return folder.empty() ? source_dir().parent_path() / "shared" : folder;
}

}  // namespace

std::filesystem::path source_dir() {
  std::filesystem::path folder = from_environment("SHUDU_SOURCE_DIR");
  return folder.empty() ? std::filesystem::current_path() : folder;
}

std::filesystem::path program() { return from_environment("SHUDU_PROGRAM"); }

std::optional<std::filesystem::path> shared_file(std::string_view name) {
  std::filesystem::path file = shared_dir() / name;
  if (!std::filesystem::exists(file)) return std::nullopt;
  return file;
}

std::string no_shared(std::string_view name) {
  return "NOT TESTED: shared data file " + (shared_dir() / name).string() +
         " is absent; set SHUDU_SHARED to the folder that holds it";
}

}  // namespace shudu::test
