// What the tests of the store share: a folder with a store, games and events made from a number.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/storage/store.h"
#include "support/folder.h"

namespace shudu::test {

/// A folder with a store in it. In memory where there is such a place: what a disk would lose is
/// FaultyVfs's to say, and a killed process loses no more here than there; thousands of syncs of a
/// real disk take minutes.
class StoreFolder : public Folder {
 public:
  StoreFolder() : Folder(FolderPlace::kMemory) {}

  [[nodiscard]] std::string store() const { return file("games.db"); }
  /// The store in it; the test fails where it does not open.
  [[nodiscard]] storage::Store open(const storage::StoreOptions& options = {}) const;
};

/// A game whose uid begins with `name`.
[[nodiscard]] storage::GameHead make_head(std::string_view name);
/// Event n: the same time and line whenever asked; lengths vary up to the limit.
[[nodiscard]] storage::StoredEvent make_event(std::uint64_t n);
/// Events 1 to `count`.
[[nodiscard]] std::vector<storage::StoredEvent> make_events(std::uint64_t count);

}  // namespace shudu::test
