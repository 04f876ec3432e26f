// The lines of a file of test data.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace shudu::test {

/// The lines without their ends, gzipped or not; none where the file cannot be read.
std::vector<std::string> lines_of(const std::filesystem::path& file);

}  // namespace shudu::test
