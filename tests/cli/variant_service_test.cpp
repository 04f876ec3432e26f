// The program and the service say the same of variants: each member of an object that the program
// prints with --json has the value that the service's answer has. The 15 puzzles are those of
// tests/golden/cli/files/variants.txt, which the program reads as a file and the service as a text.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cases.h"
#include "program_run.h"
#include "shudu/service/service.h"
#include "support/folder.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

using nlohmann::json;

struct Same {
  std::vector<std::string> arguments;
  json request;
};

std::vector<Same> questions() {
  return {{{"solve"}, {{"do", "solve"}}},
          {{"solve", "--all", "--limit", "3"}, {{"do", "solve"}, {"all", true}, {"limit", 3}}},
          {{"count"}, {{"do", "count"}}},
          {{"check", "--minimal"}, {{"do", "check"}, {"minimal", true}}},
          {{"candidates", "--counts"}, {{"do", "candidates"}, {"counts", true}}}};
}

// What the program says, without the fields of its own.
std::vector<json> said_by_program(std::vector<std::string> arguments, const std::string& text) {
  arguments.insert(arguments.end(), {"--json", "-q", "-"});
  std::vector<json> objects;
  for (const std::string& line : text_lines(run(arguments, text).out)) {
    json object = json::parse(line);
    object.erase("schema");
    objects.push_back(std::move(object));
  }
  return objects;
}

json said_by_service(json request, const std::string& text) {
  request["shudu"] = 1;
  request["puzzles"] = text;
  service::Service service;
  return json::parse(service.answer(request.dump())).at("results");
}

TEST(VariantService, SaysWhatTheProgramSays) {
  const std::string text = read_file(source_dir() / "tests/golden/cli/files/variants.txt");
  for (const Same& same : questions()) {
    const std::vector<json> program = said_by_program(same.arguments, text);
    const json service = said_by_service(same.request, text);
    ASSERT_EQ(program.size(), 15U) << same.arguments.front();
    ASSERT_EQ(service.size(), program.size());
    std::size_t variants = 0;  // one says what a layout has
    for (std::size_t i = 0; i < program.size(); ++i) {
      if (program[i].contains("variant")) ++variants;
      EXPECT_EQ(service[i], program[i]) << same.arguments.front() << ' ' << i;
    }
    EXPECT_EQ(variants, 14U);
  }
}

// What is written is the same text, by both.
TEST(VariantService, ConvertsAsTheProgramDoes) {
  const std::string text = read_file(source_dir() / "tests/golden/cli/files/variants.txt");
  for (const char* format : {"shudu-variant", "fpuzzles", "iss"}) {
    const RunResult program = run({"convert", "--to", format, "-q", "-"}, text);
    json request{{"shudu", 1}, {"do", "convert"}, {"to", format}, {"puzzles", text}};
    service::Service service;
    const json answer = json::parse(service.answer(request.dump()));
    EXPECT_EQ(answer.at("text"), program.out) << format;
  }
}

}  // namespace
}  // namespace shudu::test
