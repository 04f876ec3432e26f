// Records with variants: which requests take them, and that what these say is true by published
// solutions, by the judge of rules, and by lists of all solutions.
#include "service/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "service/helpers.h"
#include "service/request_table.h"
#include "shudu/formats/variant/variant_formats.h"
#include "shudu/variant/judge.h"

namespace shudu::service {
namespace {

using nlohmann::json;

// A killer cage beside givens, as a link to f-puzzles has it: it can be asked about without rules.
json link_to_a_killer() {
  std::string text = ".Cage~10~R1C3~R1C4";
  for (std::size_t i = 0; i < kEasyPuzzle.size(); ++i) {
    if (kEasyPuzzle[i] == '.') continue;
    text += ".~R" + std::to_string(i / 9 + 1) + "C" + std::to_string(i % 9 + 1) + '_';
    text += kEasyPuzzle[i];
  }
  json request = request_for("convert", text);
  request["to"] = "fpuzzles";
  const json answer = ask(request);
  EXPECT_EQ(answer.at("ok"), true) << answer;
  return answer.at("text");
}

// The values of a text of one character a cell.
std::vector<int> values_of(const std::string& text) {
  std::vector<int> values;
  for (const char c : text) values.push_back(c <= '9' ? c - '0' : c - 'A' + 10);
  return values;
}

// Does a text of values keep all rules of the puzzle?
bool keeps_rules(const std::string& puzzle, const std::string& solution) {
  const auto read = variant::read_any_variant(puzzle);
  return read && !variant::judge(read->puzzle, values_of(solution));
}

TEST(Variants, AreSolved) {
  const json answer = ask(request_for("solve", kKiller));
  EXPECT_EQ(answer.at("status"), "unique");
  EXPECT_EQ(answer.at("solution"), kKillerSolution);
  EXPECT_FALSE(answer.contains("puzzle"));
  EXPECT_EQ(answer.at("variant").at("constraints").size(), 29U);
}

TEST(Variants, OverNineAreSolved) {
  const json answer = ask(request_for("solve", kSixteen));
  EXPECT_EQ(answer.at("status"), "unique");
  EXPECT_EQ(answer.at("variant").at("rows"), 16);
  EXPECT_TRUE(keeps_rules(kSixteen, answer.at("solution"))) << answer.at("solution");
  for (std::size_t i = 0; i < kSixteen.size(); ++i) {
    if (kSixteen[i] == '.') continue;
    EXPECT_EQ(answer.at("solution").get<std::string>()[i], kSixteen[i]) << i;
  }
}

TEST(Variants, AreCounted) {
  json request = request_for("count", kMiracle);
  EXPECT_EQ(ask(request).at("count"), 72);
  EXPECT_EQ(ask(request).at("count_is_exact"), true);
  request["limit"] = 10;
  EXPECT_EQ(ask(request).at("count"), 10);
  EXPECT_EQ(ask(request).at("count_is_exact"), false);
  EXPECT_EQ(ask(request).at("status"), "multiple");
}

TEST(Variants, AllSolutionsAreListed) {
  json request = request_for("solve", kMiracle);
  request["all"] = true;
  const json answer = ask(request);
  EXPECT_EQ(answer.at("count"), 72);
  const auto solutions = answer.at("solutions").get<std::set<std::string>>();
  EXPECT_EQ(solutions.size(), 72U);
  for (const std::string& solution : solutions) EXPECT_TRUE(keeps_rules(kMiracle, solution));
  // What is told of several is the smallest.
  EXPECT_EQ(ask(request_for("solve", kMiracle)).at("solution"), *solutions.begin());
  request["limit"] = 5;
  EXPECT_EQ(ask(request).at("count"), 5);
  EXPECT_EQ(ask(request).at("count_is_exact"), false);
  request["limit"] = 10'001;
  EXPECT_EQ(code_of(ask(request)), "bad_value");
}

// Each rule goes in turn; what is unique without it was not needed.
TEST(Variants, CluesThatAreNotNeededAreNamed) {
  json request = request_for("check", kKiller + ".~R1C1_2.AntiKnight");
  request["minimal"] = true;
  const json none = ask(request);
  EXPECT_EQ(none.at("status"), "none")
      << "the published grid has equal digits a knight's move apart";
  EXPECT_FALSE(none.contains("minimal"));
  request["puzzle"] = kKiller + ".~R1C1_2";
  const json answer = ask(request);
  EXPECT_EQ(answer.at("status"), "unique");
  EXPECT_EQ(answer.at("minimal"), false);
  std::vector<std::string> expected = {"r1c1"};
  std::vector<std::string> cages;
  for (std::size_t at = 0; at < kKiller.size();) {
    const std::size_t end = std::min(kKiller.find(".Cage", at + 1), kKiller.size());
    const std::string cage = kKiller.substr(at, end - at);
    const std::string without = kKiller.substr(0, at) + kKiller.substr(end) + ".~R1C1_2";
    const std::string first = cage.substr(cage.find("~R") + 1, 4);
    if (ask(request_for("count", without)).at("count") == 1) {
      expected.push_back("cage r" + first.substr(1, 1) + "c" + first.substr(3, 1));
    }
    at = end;
  }
  EXPECT_EQ(answer.at("redundant"), json(expected));
}

TEST(Variants, ASolutionThatIsClaimedIsCompared) {
  for (const auto& [solution, status] :
       {std::pair{kKillerSolution, "right"},
        std::pair{"3" + kKillerSolution.substr(1), "solution_differs"}}) {
    json own = ask(request_for("solve", kKiller)).at("variant");
    own["solution"] = values_of(solution);
    for (const char* name : {"solve", "check"}) {
      json request = request_for(name, own.dump());
      const json answer = ask(request);
      EXPECT_EQ(answer.at("claimed_solution").at("status"), status) << answer;
    }
    json list = request_for("solve", own.dump());
    list["all"] = true;
    EXPECT_EQ(ask(list).at("claimed_solution").at("status"), status);
  }
}

// One service remembers; another is asked about the edited puzzle alone. The nodes that this one
// needs are too many for the first one's budget, which needs none.
TEST(Variants, CandidatesComeSoonAgainAfterAnEdit) {
  Service service;
  const auto ask_again = [&](const json& request) {
    return json::parse(service.answer(request.dump()));
  };
  json request = request_for("candidates", std::string(kMiracle));
  const json open = ask_again(request);
  EXPECT_EQ(open.at("status"), "multiple");
  for (const char* edit : {".~R1C1_4", ".~R5C5_1", ".~R1C1_4.~R9C9_9", ""}) {
    request["puzzle"] = std::string(kMiracle) + edit;
    request.erase("budget");
    const json alone = ask(request);
    EXPECT_EQ(ask_again(request), alone) << edit;
    request["budget"] = 1;
    EXPECT_EQ(ask_again(request), alone) << edit;
  }
  EXPECT_EQ(code_of(ask(request)), "budget");
}

// By the list of all solutions, which another request gives.
TEST(Variants, CandidatesAreThoseOfAllSolutions) {
  for (const std::string& puzzle :
       {kSmall, kMiracle, std::string("12..34..21......"), kTwoSolutions,
        std::string(".Shape~6x6~0-5.Thermo~R1C1~R1C2~R1C3~R1C4~R1C5"
                    ".~R2C1_3.~R3C2_4.~R4C6_1.~R5C5_2")}) {
    json list = request_for("solve", puzzle);
    list["all"] = true;
    const json all = ask(list).at("solutions");
    ASSERT_FALSE(all.empty());
    std::vector<std::map<int, std::uint64_t>> seen(all.front().get<std::string>().size());
    for (const json& solution : all) {
      const std::vector<int> values = values_of(solution);
      for (std::size_t cell = 0; cell < values.size(); ++cell) ++seen[cell][values[cell]];
    }
    json request = request_for("candidates", puzzle);
    request["counts"] = true;
    const json answer = ask(request);
    ASSERT_EQ(answer.at("candidates").size(), seen.size()) << answer;
    EXPECT_EQ(answer.at("counts_are_exact"), true);
    for (std::size_t cell = 0; cell < seen.size(); ++cell) {
      json values = json::array();
      json counts = json::array();
      for (const auto& [value, count] : seen[cell]) {
        values.push_back(value);
        counts.push_back(count);
      }
      EXPECT_EQ(answer.at("candidates")[cell], values) << puzzle << cell;
      EXPECT_EQ(answer.at("counts")[cell], counts) << puzzle << cell;
    }
    request.erase("counts");
    EXPECT_FALSE(ask(request).contains("counts"));
    EXPECT_EQ(ask(request).at("candidates"), answer.at("candidates"));
    EXPECT_EQ(ask(request).at("status"), all.size() == 1 ? "unique" : "multiple");
  }
}

TEST(Variants, CandidatesAreCountedUpToALimit) {
  json request = request_for("candidates", kMiracle);
  request["limit"] = 7;
  EXPECT_EQ(code_of(ask(request)), "missing_field");
  request["counts"] = true;
  const json answer = ask(request);
  EXPECT_EQ(answer.at("counts_are_exact"), false);
  for (const json& counts : answer.at("counts")) {
    std::uint64_t sum = 0;
    for (const json& count : counts) sum += count.get<std::uint64_t>();
    EXPECT_EQ(sum, 7U);
  }
  const json none = ask(request_for("candidates", ".Cage~2~R1C1~R1C2"));
  EXPECT_EQ(none.at("status"), "none");
  EXPECT_FALSE(none.contains("candidates"));
}

TEST(Variants, StandInListsBesideGrids) {
  const std::string clash = "55" + kEasyPuzzle.substr(2);
  json request{{"shudu", 1}, {"do", "solve"}};
  request["puzzles"] = kEasyPuzzle + "\n" + kKiller + "\n" + clash + "\n.Cage~3~R1C1~R1C12\n" +
                       kSixteen + "\n" + kSmall + "\n" + kEasyPuzzle + "\n";
  const json results = ask(request).at("results");
  ASSERT_EQ(results.size(), 7U);
  EXPECT_EQ(results[0].at("status"), "unique");
  EXPECT_EQ(results[1].at("solution"), kKillerSolution);
  EXPECT_EQ(results[1].at("line"), 2);
  EXPECT_EQ(results[2].at("status"), "invalid");
  EXPECT_EQ(results[3].at("status"), "unreadable") << results[3];
  EXPECT_EQ(results[4].at("status"), "unique");
  EXPECT_EQ(results[5].at("status"), "multiple");
  EXPECT_EQ(results[6].at("puzzle"), kEasyPuzzle);
}

// The requests that take them are those whose verb of the program does.
TEST(Variants, AreRefusedByAllOtherRequests) {
  const std::set<std::string_view> takers = {"solve", "count", "check", "candidates", "convert"};
  const std::string link = link_to_a_killer();
  std::size_t refused = 0;
  for (const RequestRow& row : request_table()) {
    const bool reads = std::any_of(row.fields.begin(), row.fields.end(),
                                   [](const Field& field) { return field.name == "other_rules"; });
    if (!reads) continue;
    json request{{"shudu", 1}, {"do", row.name}};
    for (const Field& field : row.fields) {
      if (!field.is_required) continue;
      if (field.name == "candidate") request["candidate"] = "r1c3=1";
      if (field.name == "technique") request["technique"] = "naked-single";
      if (field.name == "uid") request["uid"] = kUid;
      if (field.name == "created") request["created"] = kDate;
    }
    request[row.name == "import" ? "text" : "puzzle"] = link;
    const json answer = ask(request);
    if (takers.contains(row.name)) {
      EXPECT_TRUE(answer.contains("variant")) << answer;
      continue;
    }
    ++refused;
    EXPECT_EQ(code_of(answer), "other_rules") << answer;
    EXPECT_NE(answer.dump().find("killer-cage"), std::string::npos) << answer;
    request["other_rules"] = "leave-out";
    EXPECT_NE(code_of(ask(request)), "other_rules") << row.name;
  }
  EXPECT_GE(refused, 9U);
}

// A layout that is asked for stands in place of all rules, as with the program.
TEST(Variants, ALayoutWantsTheirGrids) {
  json request = request_for("solve", link_to_a_killer());
  request["layout"] = "x";
  EXPECT_EQ(code_of(ask(request)), "other_rules");
  request["other_rules"] = "leave-out";
  const json answer = ask(request);
  EXPECT_EQ(answer.at("layout"), "x");
  EXPECT_EQ(answer.at("left_out"), "killer-cage");
  EXPECT_EQ(answer.at("puzzle"), kEasyPuzzle);
}

TEST(Variants, AreReadBackFromAnswers) {
  for (const std::string& puzzle : {kKiller, kSixteen, kSmall, kMiracle}) {
    const json first = ask(request_for("solve", puzzle));
    const json again = ask(request_for("solve", first.at("variant").dump()));
    EXPECT_EQ(first, again);
  }
}

TEST(Variants, AreConvertedThereAndBack) {
  const json first = ask(request_for("convert", kKiller));
  EXPECT_EQ(first.at("format"), "iss");
  EXPECT_EQ(first.at("rows"), 9);
  EXPECT_EQ(first.at("givens"), 0);
  std::size_t written = 0;
  for (const char* format : {"iss", "fpuzzles", "shudu-variant", "sudokupad", "killer-short",
                             "killer-long", "sumocue", "line", "json"}) {
    json request = request_for("convert", kKiller);
    request["to"] = format;
    const json answer = ask(request);
    if (!answer.at("ok").get<bool>()) {
      EXPECT_TRUE(code_of(answer) == "other_rules" || code_of(answer) == "cannot_hold") << answer;
      continue;
    }
    ++written;
    json back = request_for("convert", answer.at("text"));
    back["verdict"] = true;
    const json read = ask(back);
    EXPECT_EQ(read.at("status"), "unique") << format;
    EXPECT_EQ(read.at("variant").at("constraints").size(),
              first.at("variant").at("constraints").size())
        << format;
    back["from"] = format;
    EXPECT_EQ(ask(back), read) << format;
  }
  EXPECT_GE(written, 6U);
}

TEST(Variants, AreNotMovedAndNotWrittenWithoutTheirRules) {
  for (const json& more : {json{{"move", "digits 234567891"}}, json{{"to", "line"}},
                           json{{"to", "iss"}, {"shuffle", true}, {"seed", 1}}}) {
    json request = request_for("convert", link_to_a_killer());
    request.update(more);
    EXPECT_EQ(code_of(ask(request)), "other_rules") << more;
    request["other_rules"] = "leave-out";
    const json answer = ask(request);
    EXPECT_EQ(answer.at("left_out"), "killer-cage") << answer;
  }
}

// Searches of variants are ended by whoever may end a search.
TEST(Variants, SearchesAreEndedFromOutside) {
  const std::string many = ".Cage~3~R1C1~R1C2";  // more solutions than there is time for
  for (const char* name : {"count", "check", "solve", "candidates"}) {
    json request = request_for(name, many);
    if (request.at("do") == "check")
      request["puzzle"] = kSixteen.substr(0, 40) + std::string(216, '.');
    if (request.at("do") == "solve") request["all"] = true;
    if (request.at("do") == "candidates") request["counts"] = true;
    SCOPED_TRACE(request.dump());
    expect_cancelled(request, 8);
    StopFlag stop;
    int asked = 0;
    const auto raise = [&](const Progress& /*progress*/) {
      if (++asked == 5) stop.set();
      return true;
    };
    Control control;
    control.progress = raise;
    control.stop = &stop;
    EXPECT_EQ(code_of(ask(request, control)), "cancelled");
    EXPECT_EQ(asked, 5);
    std::uint64_t now = 0;
    const auto tick = [&now] { return now += 5; };
    Control timed;
    timed.clock = tick;
    request["time"] = 20;
    EXPECT_EQ(code_of(ask(request, timed)), "timeout");
  }
}

TEST(Variants, SearchesEndWithTheirNodes) {
  json request = request_for("solve", kMiracle);
  request["budget"] = 2;
  EXPECT_EQ(code_of(ask(request)), "budget");
  Limits limits;
  limits.search_nodes = 2;
  request.erase("budget");
  EXPECT_EQ(code_of(ask(request, {}, limits)), "budget");
  json list{{"shudu", 1}, {"do", "solve"}, {"budget", 2}};
  list["puzzles"] = kMiracle + "\n" + kEasyPuzzle + "\n";
  const json results = ask(list).at("results");
  EXPECT_EQ(results[0].at("error").at("code"), "budget");
  EXPECT_FALSE(results[0].contains("status"));
  EXPECT_EQ(results[1].at("status"), "unique");
}

TEST(Variants, AnAnswerHasItsLimit) {
  Limits limits;
  limits.answer_bytes = 1'000;
  EXPECT_EQ(code_of(ask(request_for("solve", kKiller), {}, limits)), "answer_too_large");
}

}  // namespace
}  // namespace shudu::service
