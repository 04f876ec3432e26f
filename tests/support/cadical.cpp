#include "support/cadical.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <sstream>

namespace shudu::test {
namespace {

std::string find_program(const std::string& name) {
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::filesystem::path file = std::filesystem::path(folder) / name;
    if (std::filesystem::is_regular_file(file)) return file.string();
  }
  return "";
}

std::string output_of(const std::string& command) {
  std::FILE* const out = popen(command.c_str(), "r");  // NOLINT(cert-env33-c): a fixed command
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(out, &pclose);
  std::string text;
  std::array<char, 4096> block{};
  while (pipe) {
    const std::size_t count = std::fread(block.data(), 1, block.size(), pipe.get());
    if (count == 0) break;
    text.append(block.data(), count);
  }
  return text;
}

}  // namespace

Cadical::Cadical() : program_(find_program("cadical")), folder_(FolderPlace::kMemory) {}

std::optional<std::vector<int>> Cadical::solve(const std::string& dimacs, int most) {
  const std::string file = folder_.file("clauses.cnf");
  write_file(file, dimacs);
  const std::string text = output_of("'" + program_ + "' -q '" + file + "'");
  if (text.find("s UNSATISFIABLE") != std::string::npos) return std::nullopt;
  EXPECT_NE(text.find("s SATISFIABLE"), std::string::npos) << text.substr(0, 200);
  std::vector<int> literals;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] != 'v') continue;
    std::istringstream words(line.substr(1));
    for (int literal = 0; words >> literal;) {
      if (literal > 0 && literal <= most) literals.push_back(literal);
    }
  }
  return literals;
}

}  // namespace shudu::test
