// The inside of an open store, and how it is opened; what tests of migrations use with steps of
// their own.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "shudu/storage/store.h"
#include "storage/database.h"
#include "storage/files.h"
#include "storage/schema.h"

namespace shudu::storage {

// Bytes of the lock file. Whoever has the store open shares kPresent; whoever opens, changes the
// schema or renames files holds kOpening; renaming the store needs kPresent alone.
inline constexpr std::uint64_t kPresentByte = 0;
inline constexpr std::uint64_t kOpeningByte = 1;
inline constexpr std::uint64_t kFirstGameByte = 4096;
inline constexpr std::uint64_t kBytesPerGame = 256;

struct Store::Inside {
  std::string path;  // as find_store gives it
  StoreOptions options;
  File presence;  // shared kPresentByte of the lock file, as long as the store is open
  Database database;
};

[[nodiscard]] inline std::string lock_path(const std::string& path) { return path + ".lock"; }

/// What lies at a path, told from its first bytes alone.
enum class Kind : std::uint8_t { kNothing, kStore, kForeign, kBroken };
struct Header {
  Kind kind = Kind::kNothing;
  std::int32_t version = 0;
};
[[nodiscard]] Answer<Header> read_header(const std::string& path,
                                         std::span<const SchemaStep> steps);

/// Store::open with a table of steps of the caller's.
[[nodiscard]] Answer<Store> open_store(const std::string& path, const StoreOptions& options,
                                       std::span<const SchemaStep> steps);

/// Gives a log or journal that was left without its database the name of the database put aside
/// last, or one of its own. Precondition: kOpeningByte is held.
[[nodiscard]] Done put_orphans_aside(const std::string& path);

}  // namespace shudu::storage
