// The face of FaultyVfs that SQLite sees.
#pragma once

#include <sqlite3.h>

namespace shudu::test {

class FaultyVfs;

/// A VFS whose calls go through `owner`. `name` must live as long as it.
[[nodiscard]] sqlite3_vfs make_faulty_vfs(FaultyVfs& owner, const char* name);

}  // namespace shudu::test
