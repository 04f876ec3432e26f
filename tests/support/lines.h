// The lines of a file of test data, and the fields of a line.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace shudu::test {

/// The lines without their ends, gzipped or not; none where the file cannot be read.
std::vector<std::string> lines_of(const std::filesystem::path& file);

/// What stands between the separators of a line, empty fields after it up to `at_least` of them.
std::vector<std::string> fields_of(const std::string& line, std::size_t at_least,
                                   char separator = ':');

}  // namespace shudu::test
