// Where tests find things: the source tree, the built program and the folder of shared data. The
// build passes the first two in the environment (cmake/test.cmake); nothing here is compiled in, so
// a moved tree still tests itself.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace shudu::test {

/// The source tree's root: SHUDU_SOURCE_DIR, else the current directory.
std::filesystem::path source_dir();

/// The built `shudu` program: SHUDU_PROGRAM. Empty when the variable is not set.
std::filesystem::path program();

/// A file of the shared data folder (SHUDU_SHARED, else <source>/../shared), e.g. "data/two16.txt",
/// or nothing when there is no such file. A test that gets nothing skips and says so: `GTEST_SKIP()
/// << no_shared("data/two16.txt")`.
std::optional<std::filesystem::path> shared_file(std::string_view name);

/// The sentence to skip with when `shared_file(name)` gave nothing.
std::string no_shared(std::string_view name);

}  // namespace shudu::test
