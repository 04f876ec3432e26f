// Requests with the answers they have, tests/golden/service/<request>/<case>.request.json and
// .answer.json, a line each, and for open games .before.json: the files that every caller of the
// room is held to. Each answer is what the room says to the byte, valid by
// docs/service.schema.json, and where it has solutions they are those of exact cover.
// SHUDU_UPDATE_GOLDEN=1 writes the answers anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "service/golden_files.h"
#include "service/request_table.h"
#include "service/schema.h"
#include "shudu/core/layout_table.h"
#include "shudu/formats/reader.h"
#include "shudu/service/service.h"
#include "shudu/solver/method.h"
#include "support/build_kind.h"
#include "support/folder.h"
#include "support/paths.h"

namespace shudu::service {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

// What the room says to a request.
std::string answered(const fs::path& file) {
  Service service;
  const GoldenReply reply = golden_reply(
      file, [&service](const std::string& request) { return service.answer(request); });
  for (const std::string& before : reply.before) {
    EXPECT_EQ(json::parse(before).at("ok"), true) << file << ' ' << before;
  }
  return reply.answer;
}

TEST(GoldenRequests, AreAnsweredToTheByte) {
  ASSERT_FALSE(golden_requests().empty());
  for (const fs::path& file : golden_requests()) {
    const std::string answer = answered(file);
    EXPECT_EQ(answer, answered(file)) << "not the same twice: " << file;
    if (std::getenv("SHUDU_UPDATE_GOLDEN") != nullptr) {
      std::ofstream(golden_answer_file(file), std::ios::binary) << answer << '\n';
    }
    EXPECT_EQ(answer, golden_line(golden_answer_file(file))) << file;
  }
}

TEST(GoldenRequests, AreValidByTheSchema) {
  const json schema = json::parse(test::read_file(test::source_dir() / "docs/service.schema.json"));
  const json& parts = schema.at("$defs");
  for (const fs::path& file : golden_requests()) {
    const json answer = json::parse(golden_line(golden_answer_file(file)));
    const bool is_ok = answer.at("ok").get<bool>();
    const std::string kind = file.parent_path().filename().string();
    const json& of_answer = parts.at(is_ok ? kind + "_answer" : "failure");
    EXPECT_EQ(schema_faults(schema, of_answer, answer), std::vector<std::string>()) << file;
    EXPECT_EQ(schema_faults(schema, schema, answer), std::vector<std::string>()) << file;
    if (!is_ok) continue;
    const json request = json::parse(golden_line(file));
    EXPECT_EQ(request.at("do"), kind) << file;
    EXPECT_EQ(schema_faults(schema, parts.at(kind + "_request"), request),
              std::vector<std::string>())
        << file;
  }
}

TEST(GoldenRequests, ThereIsOneForEachRequestAndOneThatFails) {
  for (const RequestRow& row : request_table()) {
    bool has_ok = false;
    bool has_failed = false;
    for (const fs::path& file : golden_requests()) {
      if (file.parent_path().filename() != row.name) continue;
      const bool is_ok = json::parse(golden_line(golden_answer_file(file))).at("ok").get<bool>();
      has_ok = has_ok || is_ok;
      has_failed = has_failed || !is_ok;
    }
    EXPECT_TRUE(has_ok) << row.name;
    EXPECT_TRUE(has_failed) << row.name;
  }
}

// The number of solutions, up to `limit`, and the first in ascending order of all that there are.
void judge(const json& entry, const json& request, const fs::path& file) {
  if (!entry.contains("status") || !entry.contains("puzzle") || entry.contains("error")) return;
  const std::string text = entry.at("puzzle").get<std::string>();
  const Result<Puzzle> puzzle = read_puzzle(text, {});
  const std::string name = request.contains("layout") ? request.at("layout").get<std::string>()
                                                      : layout_name(*layout_of(*puzzle));
  const Result<Layout> layout = parse_layout(name);
  SearchOptions options;
  options.limit = test::by_build<std::uint64_t>(100'000, 10'000);
  std::vector<std::string> all;
  (void)find_method("dlx")->search(*layout, puzzle->question(), options, [&](const Grid& grid) {
    std::string line;
    for (int i = 0; i < grid.cell_count(); ++i) {
      line += static_cast<char>('0' + grid.value_at(Cell(i)));
    }
    all.push_back(line);
    return true;
  });
  std::sort(all.begin(), all.end());
  const char* const status = all.empty() ? "none" : (all.size() == 1 ? "unique" : "multiple");
  EXPECT_EQ(entry.at("status"), status) << file;
  if (all.size() == options.limit) return;
  EXPECT_EQ(entry.value("solution", all.empty() ? "" : all.front()),
            all.empty() ? "" : all.front());
  if (entry.value("count_is_exact", false)) {
    EXPECT_EQ(entry.at("count"), all.size()) << file;
  }
  if (!entry.contains("solutions")) return;
  all.resize(entry.at("solutions").size());
  EXPECT_EQ(entry.at("solutions"), json(all)) << file;
}

// The blocks of docs/service.md: a request and its answer.
TEST(GoldenRequests, OfThePageAreAnsweredAsItSays) {
  std::ifstream page(test::source_dir() / "docs/service.md");
  std::size_t blocks = 0;
  Service service;  // one for the page: the games of one block go on in the next
  for (std::string line; std::getline(page, line);) {
    if (line != "```json") continue;
    std::string request;
    std::string answer;
    std::getline(page, request);
    std::getline(page, answer);
    EXPECT_EQ(service.answer(request), answer);
    judge(json::parse(answer), json::parse(request), "docs/service.md");
    ++blocks;
  }
  EXPECT_GE(blocks, 5U);
}

TEST(GoldenRequests, HaveTheSolutionsOfExactCover) {
  for (const fs::path& file : golden_requests()) {
    const json answer = json::parse(golden_line(golden_answer_file(file)));
    const json request = json::parse(golden_line(file));
    if (answer.contains("status")) judge(answer, request, file);
    if (!answer.contains("results")) continue;
    for (const json& entry : answer.at("results")) judge(entry, request, file);
  }
}

}  // namespace
}  // namespace shudu::service
