// Property: every JSON line that holds a puzzle is read back by the program as the same puzzle. The
// table of verbs times the table of layouts, unions and own regions among them; a new verb or
// layout is in it by itself.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands/verb_table.h"
#include "program_run.h"
#include "shudu/core/layout_table.h"
#include "shudu/formats/puzzle.h"
#include "shudu/formats/reader.h"
#include "support/build_kind.h"
#include "support/layout_names.h"

namespace shudu::test {
namespace {

using nlohmann::json;

// A part of them under the sanitizers.
std::vector<std::string> all_layouts() { return layout_names(by_build<std::size_t>(1, 4)); }

std::vector<json> objects_of(const std::string& text) {
  std::vector<json> objects;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) objects.push_back(json::parse(line));
  return objects;
}

// One puzzle of each layout, made by the program.
std::vector<json> made_puzzles() {
  std::vector<json> made;
  for (const std::string& layout : all_layouts()) {
    const RunResult result = run({"generate", "--layout", layout, "--seed", "7", "-q", "--json"});
    EXPECT_EQ(result.exit_code, 0) << layout << result.err;
    for (json& object : objects_of(result.out)) made.push_back(std::move(object));
  }
  return made;
}

// The record as `convert --json` has it, without what is no part of the puzzle.
json as_record(const json& object) {
  const RunResult result = run({"convert", "--json", "--jobs", "1"}, object.dump() + "\n");
  EXPECT_EQ(result.exit_code, 0) << object << result.err;
  json record = result.out.empty() ? json::object() : json::parse(result.out);
  for (const char* name : {"solution", "level", "comment", "schema"}) record.erase(name);
  return record;
}

json played(const json& made) {
  json record{{"puzzle", made["puzzle"]}, {"title", "A \"title\" \\ 数"}};
  if (made.contains("layout")) record["layout"] = made["layout"];
  const auto puzzle = made["puzzle"].get<std::string>();
  const auto solution = made["solution"].get<std::string>();
  std::size_t size = 4;
  while (size * size < puzzle.size()) ++size;
  std::string placed(puzzle.size(), '.');
  std::string marks;
  bool is_first = true;
  for (std::size_t i = 0; i < puzzle.size(); ++i) {
    const bool is_open = puzzle[i] == '.';
    if (is_open && is_first) placed[i] = solution[i];
    for (std::size_t digit = 1; digit <= size; ++digit) {
      const char c = static_cast<char>('0' + digit);
      const bool is_noted =
          is_open && !is_first ? digit == 1 || c == solution[i] : c == solution[i];
      marks += is_noted ? c : '.';
    }
    if (is_open) is_first = false;
  }
  record["placed"] = placed;
  record["marks"] = marks;
  return record;
}

TEST(ReadBack, WhatGenerateMakes) {
  const std::vector<json> made = made_puzzles();
  const std::vector<std::string> layouts = all_layouts();
  ASSERT_EQ(made.size(), layouts.size());
  for (std::size_t i = 0; i < made.size(); ++i) {
    const json record = as_record(made[i]);
    EXPECT_EQ(record.value("layout", ""), kept_name(*parse_layout(layouts[i])));
    EXPECT_EQ(record["puzzle"], made[i]["puzzle"]);
    const RunResult grid =
        run({"generate", "--full", "--layout", layouts[i], "--seed", "7", "-q", "--json"});
    EXPECT_EQ(as_record(json::parse(grid.out)).value("layout", ""), record.value("layout", ""));
    const RunResult check = run({"check"}, made[i].dump() + "\n");
    EXPECT_EQ(check.out, "unique\n") << made[i];
  }
}

TEST(ReadBack, EveryVerbThatWritesJson) {
  std::string input;
  std::vector<json> expected;
  for (const json& made : made_puzzles()) {
    expected.push_back(as_record(played(made)));
    input += expected.back().dump() + "\n";
  }
  std::size_t verbs = 0;
  for (const cli::Verb& verb : cli::verb_table()) {
    const bool reads = verb.operands == cli::Operands::kPuzzles;
    if (!reads || !takes(verb, cli::option_row(cli::OptionId::kJson))) continue;
    std::vector<std::string> words{std::string(verb.name), "--json", "--jobs", "1"};
    // All steps there are would be megabytes.
    if (verb.own.has(cli::OptionId::kTechnique)) {
      words.insert(words.end(), {"--technique", "naked-single"});
    }
    const RunResult result = run(words, input);
    std::size_t read = 0;
    std::istringstream lines(result.out);
    for (std::string line; std::getline(lines, line);) {
      // What is longer than a record may be is no record; most lines of `steps` hold no puzzle. No
      // tree of either is built: memory that this process has counts for what it starts later.
      const bool is_record =
          line.size() <= shudu::kMaxRecordBytes && line.find("\"puzzle\":") != std::string::npos;
      if (!is_record) continue;
      const json object = json::parse(line);
      const std::size_t index = object.value("index", read);
      ASSERT_LT(index, expected.size());
      if ((++read + verbs) % by_build(1, 3) != 0) continue;
      EXPECT_EQ(as_record(object), expected[index]) << verb.name << object;
    }
    if (verb.name == "steps") continue;
    EXPECT_GE(read, expected.size() / 2) << verb.name << result.err;
    ++verbs;
  }
  EXPECT_GE(verbs, 9U);
}

TEST(ReadBack, TheLayoutThatWasAskedFor) {
  const std::string puzzle(81, '.');
  for (const char* verb : {"solve", "count", "check", "canon", "hint", "convert"}) {
    RunResult result = run({verb, "--json", "--limit", "1", "--layout", "x+windoku", puzzle});
    if (result.out.empty()) result = run({verb, "--json", "--layout", "x+windoku", puzzle});
    const std::string& out = result.out;
    ASSERT_FALSE(out.empty()) << verb << result.err;
    EXPECT_EQ(as_record(json::parse(out)).value("layout", ""), "x+windoku") << verb << out;
  }
  const std::string hard =
      "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
  const RunResult all = run({"solve", "--all", "--json", "--layout", "anti-knight", hard});
  EXPECT_EQ(as_record(json::parse(all.out)).value("layout", ""), "anti-knight");
}

// Which of them are givens follows from the candidates.
TEST(ReadBack, CandidatesThatAreThePuzzle) {
  std::string input;
  std::vector<json> expected;
  for (const json& made : made_puzzles()) {
    json record = played(made);
    record.erase("placed");
    record["marks_are_puzzle"] = true;
    expected.push_back(as_record(record));
    expected.back().erase("puzzle");
    input += record.dump() + "\n";
  }
  for (const char* verb : {"solve", "count", "check", "explain", "hint"}) {
    const RunResult result = run({verb, "--json", "--jobs", "1"}, input);
    const std::vector<json> objects = objects_of(result.out);
    ASSERT_EQ(objects.size(), expected.size()) << verb << result.err;
    for (std::size_t i = 0; i < objects.size(); ++i) {
      json record = as_record(objects[i]);
      record.erase("puzzle");
      EXPECT_EQ(record, expected[i]) << verb << objects[i];
    }
  }
}

}  // namespace
}  // namespace shudu::test
