// What the tests of the store share: a folder that goes away, games and events made from a number.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/storage/store.h"

namespace shudu::test {

/// A new folder under the system's folder for such, removed with all in it at the end.
class Folder {
 public:
  Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();

  /// The path of a file in it.
  [[nodiscard]] std::string file(std::string_view name) const;
  [[nodiscard]] std::string store() const { return file("games.db"); }
  /// The store in it; the test fails where it does not open.
  [[nodiscard]] storage::Store open(const storage::StoreOptions& options = {}) const;
  /// All names in it, sorted.
  [[nodiscard]] std::vector<std::string> names() const;

 private:
  std::string path_;
};

[[nodiscard]] std::string read_file(const std::string& path);
void write_file(const std::string& path, std::string_view bytes);

/// A game whose uid begins with `name`.
[[nodiscard]] storage::GameHead make_head(std::string_view name);
/// Event n: the same time and line whenever asked; lengths vary up to the limit.
[[nodiscard]] storage::Event make_event(std::uint64_t n);
/// Events 1 to `count`.
[[nodiscard]] std::vector<storage::Event> make_events(std::uint64_t count);

}  // namespace shudu::test
