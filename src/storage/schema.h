// The versions of the store's schema as a table of steps, and how a store of an older version is
// brought up: copied whole beside itself, then changed in one transaction.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "storage/database.h"

namespace shudu::storage {

/// "SHUD": says in the file's header whose it is.
inline constexpr std::int64_t kApplicationId = 0x53485544;

/// SQL that takes a store from version i to i+1, where i is its place in the table.
struct SchemaStep {
  const char* sql;
};

/// All steps; their number is the newest version.
[[nodiscard]] std::span<const SchemaStep> schema_steps();

/// The table that the first step makes first, hence one of every store of these steps.
[[nodiscard]] std::string_view first_table(std::span<const SchemaStep> steps);

/// Makes an empty database a store of the newest version, in one transaction.
[[nodiscard]] Done make_schema(const Database& database, std::span<const SchemaStep> steps);

/// Brings the store at `path` from its version to the newest: nothing where it has it already. A
/// copy of the old one, synced, lies at `PATH.vN.bak` before the first change. kNewerStore where it
/// is beyond the table. Precondition: nobody else does this on the same file (Store::open holds a
/// lock).
[[nodiscard]] Done migrate(const Database& database, const std::string& path,
                           std::span<const SchemaStep> steps);

}  // namespace shudu::storage
