#include "service/golden_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string_view>

#include "support/folder.h"
#include "support/paths.h"

namespace shudu::service {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kRequest = ".request.json";

// The file of the same case that ends so.
fs::path sibling(fs::path request, std::string_view ending) {
  const std::string name = request.filename().string();
  return request.replace_filename(name.substr(0, name.find(kRequest)) + std::string(ending));
}

}  // namespace

std::vector<fs::path> golden_requests() {
  std::vector<fs::path> all;
  const fs::path folder = test::source_dir() / "tests/golden/service";
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.find(kRequest) != std::string::npos) all.push_back(entry.path());
  }
  std::sort(all.begin(), all.end());
  return all;
}

fs::path golden_answer_file(fs::path request) {
  return sibling(std::move(request), ".answer.json");
}

std::string golden_line(const fs::path& file) {
  std::string text = test::read_file(file);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1) << file;
  if (!text.empty()) text.pop_back();
  return text;
}

GoldenReply golden_reply(const fs::path& request,
                         FunctionRef<std::string(const std::string&)> ask) {
  GoldenReply reply;
  std::ifstream before(sibling(request, ".before.json"));
  for (std::string line; std::getline(before, line);) reply.before.push_back(ask(line));
  reply.answer = ask(golden_line(request));
  return reply;
}

}  // namespace shudu::service
