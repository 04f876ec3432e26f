// Unpacking is left to gzip.
#include "support/lines.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <sstream>

namespace shudu::test {

std::vector<std::string> lines_of(const std::filesystem::path& file) {
  std::vector<std::string> lines;
  const std::string command = "gzip -dcf '" + file.string() + "'";
  std::FILE* const pipe = popen(command.c_str(), "r");  // NOLINT(cert-env33-c): a fixed command
  if (pipe == nullptr) return lines;
  std::array<char, 1024> buffer{};
  bool is_whole = true;  // a long line comes in pieces
  while (std::fgets(buffer.data(), static_cast<int>(buffer.size()), pipe) != nullptr) {
    if (is_whole) lines.emplace_back();
    lines.back() += buffer.data();
    is_whole = lines.back().ends_with('\n');
    while (is_whole && !lines.back().empty() && lines.back().back() <= ' ') lines.back().pop_back();
  }
  pclose(pipe);
  return lines;
}

std::vector<std::string> fields_of(const std::string& line, std::size_t at_least, char separator) {
  std::vector<std::string> fields;
  std::istringstream stream(line);
  for (std::string field; std::getline(stream, field, separator);) fields.push_back(field);
  fields.resize(std::max(fields.size(), at_least));
  return fields;
}

}  // namespace shudu::test
