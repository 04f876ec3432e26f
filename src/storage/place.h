// Where a file that somebody names really lies, and whether it may be written.
//
// A name can stand for something that must not be touched: a pipe, a socket, a device, a folder, a
// link whose disk is not mounted. All of that is told apart by looking alone, before a byte is
// written. The answer holds no link, so that everybody who means the same file gets the same name
// for it and for what lies beside it (locks, logs), and it begins at the root, so that SQLite reads
// nothing else into it (`file:x`, `:memory:`). Tested in tests/storage/place_test.cpp.
#pragma once

#include <string>

#include "shudu/storage/store.h"
#include "shudu/storage/trouble.h"

namespace shudu::storage {

/// The path from the root, without links, of the regular file that `path` means, or of one that can
/// be made there: its folder exists and nothing lies at it.
[[nodiscard]] Answer<std::string> find_place(const std::string& path);

/// The same for a store: its file has one name only, and what lies beside it is its own.
[[nodiscard]] Answer<std::string> find_store(const std::string& path, const StoreOptions& options);

/// May a file that this room makes for itself lie at `path`? Only where there is nothing or a
/// regular file, no link.
[[nodiscard]] Done check_own(const std::string& path);

/// May this user read and write the file? No trouble where there is none.
[[nodiscard]] Done check_rights(const std::string& path);

/// The folder of a path from the root, and its last name.
[[nodiscard]] std::string folder_of(const std::string& path);
[[nodiscard]] std::string last_name_of(const std::string& path);

}  // namespace shudu::storage
