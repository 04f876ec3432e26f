// Saved games of Simon Tatham's Solo (src/formats/sgt_save.h).
#include "formats/sgt_save.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "formats/direct.h"
#include "formats/record_list.h"

namespace shudu::test {
namespace {

// The game of sgt_test.cpp, which somebody published with its picture.
const std::string kSavedGame = "4a5c1a8b9_7c5e2b4a7b3a5b9a9b7b3a3b2a8b7a4b3e8c2_3b5a3c4a2";
const std::string kSavedPicture =
    "4.5...1.8"
    "..97...5."
    "....2..4."
    "7..3.5..9"
    ".9..7..3."
    "3..2.8..7"
    ".4..3...."
    ".8...23.."
    "5.3...4.2";

std::string key_line(std::string key, const std::string& value) {
  key.resize(8, ' ');
  return key + ":" + std::to_string(value.size()) + ":" + value + "\n";
}

std::string save_head(const std::string& parameters, const std::string& description) {
  return key_line("SAVEFILE", "Simon Tatham's Portable Puzzle Collection") +
         key_line("VERSION", "1") + key_line("GAME", "Solo") + key_line("PARAMS", parameters) +
         key_line("CPARAMS", parameters) + key_line("SEED", "871245698451") +
         key_line("DESC", description) + key_line("AUXINFO", "ab01") + key_line("UI", "");
}

std::string save_of(const std::vector<std::string>& moves, std::size_t position,
                    const std::string& parameters = "3x3db",
                    const std::string& description = kSavedGame) {
  std::string text = save_head(parameters, description) +
                     key_line("NSTATES", std::to_string(moves.size() + 1)) +
                     key_line("STATEPOS", std::to_string(position));
  for (const std::string& move : moves) {
    const std::string key = move[0] == 'S' ? "SOLVE" : move == "-" ? "RESTART" : "MOVE";
    text += key_line(key, move);
  }
  return text;
}

Puzzle saved_puzzle(const std::string& text) {
  const std::vector<Entry> entries = read_all(text);
  EXPECT_EQ(entries.size(), 1U) << text;
  if (entries.size() != 1 || entries[0].failed()) {
    ADD_FAILURE() << text << (entries.empty() ? "" : describe(entries[0]));
    Puzzle none;
    return none;
  }
  EXPECT_EQ(entries[0].format, "sgt-save");
  return entries[0].puzzle;
}

TEST(SgtSave, ReadsTheGameAndTheMovesUpToItsState) {
  const Puzzle fresh = saved_puzzle(save_of({}, 1));
  EXPECT_EQ(cells_of(fresh.givens), kSavedPicture);
  EXPECT_TRUE(fresh.placed.filled().empty());
  EXPECT_FALSE(fresh.marks);
  const std::vector<std::string> moves = {"R1,0,2", "P3,0,7", "P3,0,6", "P3,0,7", "R0,1,6"};
  const Puzzle all = saved_puzzle(save_of(moves, 6));
  EXPECT_EQ(cells_of(all.givens), kSavedPicture);
  EXPECT_EQ(all.placed.value_at(Cell(1)), 2);
  EXPECT_EQ(all.placed.value_at(Cell(9)), 6);
  EXPECT_EQ(all.placed.filled_count(), 2);
  ASSERT_TRUE(all.marks);
  EXPECT_EQ((*all.marks)[Cell(3)], DigitSet::only(Digit(6)));
  EXPECT_TRUE((*all.marks)[Cell(4)].empty());
  const Puzzle some = saved_puzzle(save_of(moves, 3));
  EXPECT_EQ(some.placed.filled_count(), 1);
  ASSERT_TRUE(some.marks);
  EXPECT_EQ((*some.marks)[Cell(3)], DigitSet::only(Digit(7)));
}

TEST(SgtSave, MovesOfAllKinds) {
  const Puzzle cleared = saved_puzzle(save_of({"R1,0,2", "R1,0,0", "P3,0,5", "R3,0,6"}, 5));
  EXPECT_EQ(cleared.placed.filled_count(), 1);
  EXPECT_FALSE(cleared.marks) << "a digit takes the marks of its cell away";
  const Puzzle anew = saved_puzzle(save_of({"R1,0,2", "-", "P1,0,3"}, 4));
  EXPECT_TRUE(anew.placed.filled().empty());
  ASSERT_TRUE(anew.marks);
  EXPECT_EQ((*anew.marks)[Cell(1)], DigitSet::only(Digit(3)));
  const Puzzle marked = saved_puzzle(save_of({"M"}, 2, "2x2", "1o"));
  ASSERT_TRUE(marked.marks);
  EXPECT_EQ((*marked.marks)[Cell(5)], DigitSet::first_n(4));
  const Puzzle solved = saved_puzzle(save_of({"S1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1"}, 2, "2x2", "1o"));
  EXPECT_EQ(cells_of(solved.placed), ".234341221434321");
  EXPECT_EQ(saved_puzzle(save_of({}, 1, "2x3x", "1zi")).size(), 6);
}

TEST(SgtSave, ThousandsOfMoves) {
  std::vector<std::string> moves;
  for (int i = 0; i < 5000; ++i) moves.push_back("R1,0," + std::to_string(i % 10));
  const Puzzle puzzle = saved_puzzle(save_of(moves, 5001));
  EXPECT_EQ(puzzle.placed.value_at(Cell(1)), 9);
  EXPECT_EQ(saved_puzzle(save_of(moves, 4)).placed.value_at(Cell(1)), 2);
}

// The length says where a value ends; line ends of Windows are none of it.
TEST(SgtSave, ValuesMayHoldLineEnds) {
  std::string text = save_of({"R1,0,2"}, 2);
  text.insert(text.find("NSTATES"), key_line("TIME", "one\ntwo\nthree"));
  EXPECT_EQ(saved_puzzle(text).placed.filled_count(), 1);
  std::string windows;
  for (const char c : text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  EXPECT_EQ(saved_puzzle(windows).placed.filled_count(), 1);
}

TEST(SgtSave, SavesBesideOthers) {
  const std::string line(80, '.');
  const std::vector<Entry> entries =
      read_all(save_of({"R1,0,2"}, 2) + "1" + line + "\n" + save_of({}, 1) + "2" + line + "\n");
  ASSERT_EQ(entries.size(), 4U);
  EXPECT_EQ(entries[0].format, "sgt-save");
  EXPECT_EQ(entries[1].cells[0], '1');
  EXPECT_EQ(entries[2].format, "sgt-save");
  EXPECT_TRUE(entries[2].puzzle.placed.filled().empty());
  EXPECT_EQ(entries[3].cells[0], '2');
}

TEST(SgtSave, ErrorsAreOneEachAndPointAtTheirPlace) {
  const auto errors_of = [](const std::string& text) { return describe_all(text); };
  using Places = std::vector<std::string>;
  const auto with = [](std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, text.npos) << from;
    return text.replace(at, from.size(), to);
  };
  const std::string good = save_of({"R1,0,2"}, 2);
  EXPECT_EQ(errors_of(with(good, "GAME    :4:Solo", "GAME    :4:Keen")),
            (Places{"3:12 not_read_here"}));
  EXPECT_EQ(errors_of(with(good, ":4a5c1", ":4a5!1")), (Places{"7:16 bad_character"}));
  EXPECT_EQ(errors_of(with(good, "6:R1,0,2", "6:R9,0,2")), (Places{"12:12 bad_syntax"}));
  EXPECT_EQ(errors_of(with(good, "6:R1,0,2", "6:R1,0,x")), (Places{"12:12 bad_syntax"}));
  EXPECT_EQ(errors_of(with(good, "6:R1,0,2", "6:R0,0,2")), (Places{"12:1 mismatch"}));
  EXPECT_EQ(errors_of(with(good, "STATEPOS:1:2", "STATEPOS:1:3")), (Places{"12:1 bad_number"}));
  EXPECT_EQ(errors_of(with(good, "STATEPOS:1:2", "STATEPOS:1:0")), (Places{"11:12 bad_syntax"}));
  EXPECT_EQ(errors_of(with(good, "GAME    :4:Solo", "GAME    :2:Solo")), (Places{"3:14 too_long"}));
  EXPECT_EQ(errors_of(save_of({"R3,0,5"}, 2, "2x2", "1o")), (Places{"12:1 bad_number"}));
  EXPECT_EQ(
      errors_of(key_line("SAVEFILE", "x") + key_line("NSTATES", "1") + key_line("STATEPOS", "1")),
      (Places{"3:1 missing_field"}));
}

TEST(SgtSave, OtherLinesAreNoneOfIt) {
  for (const char* line : {"MOVE    :6:R1,0,2", "DESC    :1:1", "SAVEFILE", "SAVEFILE:x:y",
                           "savefile:1:a", "12345678:1:1", ""}) {
    EXPECT_EQ(fit_of(kSgtSaveFormat, line), Fit::kNo) << line;
  }
}

// No game is read of a file that is cut, and nothing is taken for something else.
TEST(SgtSave, ACutFileGivesNoPuzzle) {
  const std::string text = save_of({"R1,0,2", "P3,0,7"}, 3);
  for (std::size_t length = 0; length + 8 < text.size(); ++length) {
    for (const Entry& entry : read_all(text.substr(0, length))) {
      EXPECT_TRUE(entry.failed()) << length << describe(entry);
    }
  }
}

}  // namespace
}  // namespace shudu::test
