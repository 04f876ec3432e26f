// Requests that nobody meant: every answer is still one object of the schema on one line, the same
// each time, and nothing crashes. Cheap limits, so that a mutated search ends soon.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "service/schema.h"
#include "shudu/core/rng.h"
#include "shudu/service/service.h"
#include "support/build_kind.h"
#include "support/paths.h"

namespace shudu::service {
namespace {

using nlohmann::json;

Limits cheap() {
  Limits limits;
  limits.search_nodes = 2'000;
  limits.solutions = 5;
  limits.steps = 5;
  limits.tries = 20;
  limits.branches = 1'000;
  return limits;
}

std::vector<std::string> seeds() {
  std::vector<std::string> all;
  const auto folder = test::source_dir() / "tests/golden/service";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().string().find(".request.json") == std::string::npos) continue;
    std::ifstream stream(entry.path());
    std::string line;
    std::getline(stream, line);
    // Steps of logic have no limit of nodes: of these only small puzzles, which are quick.
    const std::string kind = entry.path().parent_path().filename().string();
    const bool is_logic = kind == "explain" || kind == "hint" || kind == "why" || kind == "rate" ||
                          kind == "generate";
    if (!is_logic || line.find("1.....2..3.....4") != std::string::npos) all.push_back(line);
  }
  std::sort(all.begin(), all.end());
  return all;
}

std::size_t drawn(Rng& rng, std::size_t size) { return static_cast<std::size_t>(rng.below(size)); }

// A byte changed, a piece left out, doubled, or taken from another request.
void mutate(std::string& text, const std::string& other, Rng& rng) {
  constexpr std::array<std::string_view, 12> kPieces{
      "[",       "{",    "\"",   "-1",      "1e999", "18446744073709551616",
      "\\ud800", "\xff", "null", "\\u0000", "true",  ","};
  const std::size_t at = drawn(rng, text.size() + 1);
  const std::size_t length = drawn(rng, text.size() - at + 1) % 20;
  switch (drawn(rng, 5)) {
    case 0:
      if (at < text.size()) text[at] = static_cast<char>(drawn(rng, 256));
      break;
    case 1:
      text.erase(at, length);
      break;
    case 2:
      text.insert(at, text.substr(at, length));
      break;
    case 3:
      text.insert(at, kPieces[drawn(rng, kPieces.size())]);
      break;
    default:
      text = text.substr(0, at) + other.substr(std::min(at, other.size()));
  }
}

TEST(Hostile, MutatedRequestsAreAnswered) {
  std::ifstream file(test::source_dir() / "docs/service.schema.json");
  const json schema = json::parse(file);
  const json& of_answer = schema.at("$defs").at("answer");
  const std::vector<std::string> all = seeds();
  ASSERT_GT(all.size(), 20U);
  Rng rng(20261123);
  int calls = 0;
  const auto few = [&calls](const Progress& /*progress*/) { return ++calls < 20; };
  Control control;
  control.progress = few;
  // Of a service that has one game open.
  const std::string start =
      R"({"shudu":1,"do":"start","puzzle":"1.....2..3.....4","uid":"7k3m9q2x4w8v6t1r5p0n",)"
      R"("created":"2026-11-21T07:58:03Z"})";
  const auto answered = [&](const std::string& text) {
    Service service(cheap());
    static_cast<void>(service.answer(start));
    calls = 0;
    return service.answer(text, control);
  };
  const int rounds = test::by_build(4'000, 600);
  for (int i = 0; i < rounds; ++i) {
    std::string text = all[drawn(rng, all.size())];
    for (std::size_t n = 1 + drawn(rng, 4); n > 0; --n)
      mutate(text, all[drawn(rng, all.size())], rng);
    const std::string answer = answered(text);
    ASSERT_EQ(answer.find('\n'), std::string::npos) << text;
    const json tree = json::parse(answer, nullptr, false);
    ASSERT_FALSE(tree.is_discarded()) << text << '\n' << answer;
    ASSERT_EQ(schema_faults(schema, of_answer, tree), std::vector<std::string>()) << text;
    ASSERT_EQ(answer, answered(text)) << text;
  }
}

TEST(Hostile, TextOfAPuzzleNeverLeavesUnescaped) {
  const json request = {{"shudu", 1},
                        {"do", "solve"},
                        {"puzzle", "\x1b]0;x\x07 \xe2\x80\xae <img src=x onerror=alert(1)>"}};
  const std::string answer = Service().answer(request.dump());
  for (const char c : answer) ASSERT_GE(static_cast<unsigned char>(c), 0x20U);
  EXPECT_EQ(answer.find("\xe2\x80\xae"), std::string::npos);
  EXPECT_EQ(answer.find("\\u001b"), std::string::npos) << "a control that comes back when parsed";
}

TEST(Hostile, ALinkThatInflatesIsRefused) {
  const json request = {
      {"shudu", 1}, {"do", "solve"}, {"puzzle", "shudu:#s=1.99999999.N4I.00000000"}};
  EXPECT_EQ(json::parse(Service().answer(request.dump())).at("ok"), false);
}

TEST(Hostile, ALongTextIsOneError) {
  const std::string text =
      R"({"shudu":1,"do":"solve","puzzle":")" + std::string(1'000'000, '1') + "\"}";
  EXPECT_EQ(json::parse(Service().answer(text)).at("ok"), false);
  const std::string larger = std::string(2'000'000, ' ');
  EXPECT_EQ(json::parse(Service().answer(larger)).at("error").at("code"), "request_too_large");
}

}  // namespace
}  // namespace shudu::service
