// Property: an answer that holds a puzzle is read back as that puzzle: the table of requests times
// every layout, unions and own regions among them, with what a player has put into it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "service/helpers.h"
#include "service/request_table.h"
#include "shudu/core/layout_table.h"
#include "shudu/formats/reader.h"
#include "shudu/service/grid_text.h"
#include "support/build_kind.h"
#include "support/layout_names.h"

namespace shudu::service {
namespace {

using nlohmann::json;

// A proper puzzle of the layout with a digit entered, candidates noted and a title.
Puzzle played_puzzle(const std::string& layout) {
  const json made = ask({{"shudu", 1}, {"do", "generate"}, {"seed", 7}, {"layout", layout}});
  EXPECT_TRUE(made.contains("puzzle")) << made;
  const Result<Puzzle> plain = read_puzzle(made.dump(), {});
  EXPECT_TRUE(plain) << made;
  Puzzle puzzle = plain ? *plain : Puzzle();
  EXPECT_EQ(puzzle.layout, kept_name(*parse_layout(layout)));
  puzzle.marks = Pencilmarks(puzzle.size());
  bool is_first = true;
  for (const Cell cell : CellSet::first_n(puzzle.givens.cell_count()) - puzzle.givens.filled()) {
    const Digit right = *(*puzzle.solution)[cell];
    puzzle.marks->set(cell, is_first ? DigitSet::only(right) : DigitSet{right, Digit(1)});
    if (is_first) puzzle.placed.place(cell, right);
    is_first = false;
  }
  for (const Cell cell : puzzle.givens.filled()) {
    puzzle.marks->set(cell, DigitSet::only(*puzzle.givens[cell]));
  }
  puzzle.notes = Notes();
  puzzle.notes.title = "A \"title\" \\ \xe6\x95\xb0 \x1b[2J";
  puzzle.solution.reset();
  return puzzle;
}

json as_request(const Puzzle& puzzle) {
  json record{{"layout", puzzle.layout}, {"title", puzzle.notes.title}};
  if (puzzle.layout.empty()) record.erase("layout");
  std::string text;
  append_grid(puzzle.givens, text);
  record["puzzle"] = text;
  text.clear();
  append_grid(puzzle.placed, text);
  record["placed"] = text;
  text.clear();
  append_marks(*puzzle.marks, text);
  record["marks"] = text;
  if (puzzle.marks_are_puzzle) {
    record.erase("placed");
    record["marks_are_puzzle"] = true;
  }
  return record;
}

json with_needed_fields(const RequestRow& row, const Puzzle& puzzle) {
  json request = request_for(row.name, as_request(puzzle).dump());
  for (const Field& field : row.fields) {
    if (!field.is_required || field.name == "puzzle") continue;
    if (field.name == "uid") request["uid"] = kUid;
    if (field.name == "created") request["created"] = kDate;
    if (field.name == "candidate") request["candidate"] = "r1c1=1";
    if (field.name == "technique") request["technique"] = "naked-single";
  }
  return request;
}

bool asks_about_a_puzzle(const RequestRow& row) {
  for (const Field& field : row.fields) {
    if (field.name == "puzzle") return true;
  }
  return false;
}

TEST(ReadBack, EveryAnswerOnEveryLayout) {
  for (const std::string& layout : test::layout_names(test::by_build<std::size_t>(1, 6))) {
    const Puzzle puzzle = played_puzzle(layout);
    std::size_t read = 0;
    for (const RequestRow& row : request_table()) {
      if (!asks_about_a_puzzle(row)) continue;
      const json answer = ask(with_needed_fields(row, puzzle));
      // What is longer than a record may be is no record.
      if (!answer.contains("puzzle") || answer.dump().size() > kMaxRecordBytes) continue;
      const Result<Puzzle> back = read_puzzle(answer.dump(), {});
      ASSERT_TRUE(back) << row.name << layout << answer;
      EXPECT_EQ(back->givens, puzzle.givens) << row.name << layout;
      EXPECT_EQ(back->placed, puzzle.placed) << row.name << layout << answer;
      EXPECT_EQ(back->marks, puzzle.marks) << row.name << layout;
      EXPECT_EQ(back->layout, puzzle.layout) << row.name << layout << answer;
      EXPECT_EQ(back->notes.title, puzzle.notes.title) << row.name << layout;
      ++read;
    }
    EXPECT_GE(read, 8U) << layout;
  }
}

// The layout of the request stands above that of the record, and the answer says which it was.
TEST(ReadBack, TheLayoutThatWasAskedForIsTheAnswers) {
  json request = request_for("solve", kEasyPuzzle);
  request["layout"] = "anti-king+x";
  const json answer = ask(request);
  ASSERT_TRUE(answer.contains("layout")) << answer;
  EXPECT_EQ(read_puzzle(answer.dump(), {})->layout, kept_name(*parse_layout("anti-king+x")));
}

TEST(ReadBack, CandidatesThatAreThePuzzle) {
  for (const char* layout : {"4x4", "6x6", "8x8", "classic", "x", "4x4+x"}) {
    Puzzle puzzle = played_puzzle(layout);
    puzzle.placed = Grid(puzzle.size());
    puzzle.marks_are_puzzle = true;
    puzzle.notes = Notes();
    for (const char* name : {"solve", "count", "check", "convert"}) {
      json request = request_for(name, as_request(puzzle).dump());
      const json answer = ask(request);
      ASSERT_TRUE(answer.contains("puzzle")) << answer;
      const Result<Puzzle> back = read_puzzle(answer.dump(), {});
      ASSERT_TRUE(back) << answer;
      EXPECT_EQ(back->question(), puzzle.question()) << answer;
      EXPECT_TRUE(back->marks_are_puzzle) << answer;
      EXPECT_EQ(back->layout, puzzle.layout) << answer;
    }
  }
}

// Killer cages, from a link and from JSON, in every request that reads a puzzle.
TEST(OtherRules, AreRefusedUnlessTheyAreToBeLeftOut) {
  const std::string killer = json{{"puzzle", kEasyPuzzle},
                                  {"killercage", {{{"cells", {"R1C3", "R1C4"}}, {"value", "10"}}}}}
                                 .dump();
  const Result<Puzzle> puzzle = read_puzzle(killer, {});
  ASSERT_TRUE(puzzle);
  std::size_t asked = 0;
  for (const RequestRow& row : request_table()) {
    if (!asks_about_a_puzzle(row)) continue;
    json request = with_needed_fields(row, *puzzle);
    request["puzzle"] = killer;
    const json answer = ask(request);
    EXPECT_EQ(code_of(answer), "other_rules") << row.name << answer;
    EXPECT_NE(answer["error"]["sentence"].get<std::string>().find("killer-cage"), std::string::npos)
        << answer;
    request["other_rules"] = "leave-out";
    const json left = ask(request);
    EXPECT_NE(code_of(left), "other_rules") << row.name << left;
    if (left.contains("puzzle")) {
      EXPECT_EQ(left["left_out"], "killer-cage") << row.name << left;
    }
    ++asked;
  }
  EXPECT_GE(asked, 12U);
  json import{{"shudu", 1}, {"do", "import"}, {"text", killer}, {"uid", kUid}, {"created", kDate}};
  EXPECT_EQ(code_of(ask(import)), "other_rules");
  import["other_rules"] = "leave-out";
  EXPECT_NE(ask(import)["read_as"].get<std::string>().find("killer-cage"), std::string::npos);
  const json many = ask({{"shudu", 1}, {"do", "solve"}, {"puzzles", killer + "\n" + kEasyPuzzle}});
  EXPECT_EQ(many["results"][0]["status"], "unreadable") << many;
  EXPECT_EQ(many["results"][0]["error"]["code"], "other_rules") << many;
  EXPECT_EQ(many["results"][1]["status"], "unique") << many;
}

TEST(DigitsFrom, IsAFieldOfRequests) {
  json array = json::array();
  for (const char c : kEasyPuzzle) array.push_back(c == '.' ? json() : json(c - '1'));
  json request = request_for("solve", array.dump());
  EXPECT_EQ(code_of(ask(request)), "ambiguous_digits");
  request["digits_from"] = 0;
  EXPECT_EQ(ask(request)["puzzle"], kEasyPuzzle);
  request["digits_from"] = 2;
  EXPECT_EQ(code_of(ask(request)), "bad_value");
  json import{
      {"shudu", 1}, {"do", "import"}, {"text", array.dump()}, {"uid", kUid}, {"created", kDate}};
  EXPECT_EQ(code_of(ask(import)), "ambiguous_digits");
  import["digits_from"] = 0;
  EXPECT_EQ(ask(import)["puzzle"], kEasyPuzzle);
}

TEST(ColumnAndField, AreFieldsOfRequests) {
  const std::string table = "id,start,finish\n1," + kEasyPuzzle + "," + kTwoSolutions + "\n";
  const json two{{"first", {{"grid", kEasyPuzzle}}}, {"second", {{"grid", kXWingPuzzle}}}};
  json request = request_for("solve", two.dump());
  EXPECT_EQ(code_of(ask(request)), "ambiguous_field");
  request["field"] = "second.grid";
  EXPECT_EQ(ask(request)["puzzle"], kXWingPuzzle);
  request["field"] = "third";
  EXPECT_EQ(code_of(ask(request)), "missing_field");
  request = request_for("solve", table);
  request["column"] = "FINISH";
  EXPECT_EQ(ask(request)["puzzle"], kTwoSolutions);
  request.erase("puzzle");
  request["puzzles"] = table + "2," + kXWingPuzzle + ",\n";
  request["column"] = "2";
  const json results = ask(request)["results"];
  ASSERT_EQ(results.size(), 2U);
  EXPECT_EQ(results[1]["puzzle"], kXWingPuzzle);
  json import{{"shudu", 1},  {"do", "import"},   {"text", two.dump()},
              {"uid", kUid}, {"created", kDate}, {"field", "first.grid"}};
  EXPECT_EQ(ask(import)["puzzle"], kEasyPuzzle);
}

}  // namespace
}  // namespace shudu::service
