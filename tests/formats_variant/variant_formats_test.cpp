// The table of texts of variants: each row reads what it writes, one text has one row, wrong texts
// have their errors, and what the formats of classic puzzles read is claimed by none.
#include "shudu/formats/variant/variant_formats.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "formats_variant/variant_files.h"
#include "shudu/formats/puzzle.h"
#include "shudu/formats/reader.h"
#include "shudu/variant/judge.h"
#include "shudu/variant/kinds.h"
#include "support/paths.h"
#include "variant/random_puzzles.h"

namespace shudu::variant::test {
namespace {

std::string name_of_row(std::string_view text) {
  const VariantFormat* const row = find_variant_format(text);
  return row == nullptr ? "" : std::string(row->name);
}

VariantText must_read_any(const std::string& text) {
  auto read = read_any_variant(text);
  EXPECT_TRUE(read.has_value()) << text << '\n'
                                << sentence(read.error(), Language::kEnglish).view();
  return read ? std::move(*read) : VariantText{};
}

std::string written_by_row(std::string_view name, const VariantText& text) {
  const auto written = variant_format_named(name)->write(text);
  return written ? *written : "cannot: " + std::string(written.error().token.view());
}

// Two rows of cages of two and three cells; the sums are those of 1 to 9 in order.
//   .---.-----.---.---.
//   | 3 |  12 | 13|17 |      cells 0-1, 2-4, 5-6, 7-8 of the first row
const std::string kShortKiller = "3<C<<D<H<" + std::string(72, '0');

std::string long_killer() {
  std::string text = "3x3::k:769:769:3074:3074:3074:3331:3331:4356:4356:";
  for (int i = 0; i < 72; ++i) text += "0:";
  return text;
}

std::string sumo_killer() {
  std::string text = "SumoCueV1=3+0=12+2+2=13+5=17+7";
  for (int i = 0; i < 72; ++i) text += "=0";
  return text;
}

TEST(VariantFormats, ThreeSpreadsOfAKillerAreOnePuzzle) {
  VariantPuzzle puzzle = open_grid(9, 9, 1, 9);
  puzzle.regions = boxes_of(puzzle, 3, 3);
  const auto add_cage = [&](Variables cells, std::int64_t sum) {
    Constraint rule;
    rule.kind = Kind::kCage;
    rule.cells = std::move(cells);
    rule.numbers = {sum};
    puzzle.constraints.push_back(rule);
  };
  add_cage({0, 1}, 3);
  add_cage({2, 3, 4}, 12);
  add_cage({5, 6}, 13);
  add_cage({7, 8}, 17);
  for (const auto& [name, text] :
       {std::pair<std::string, std::string>{"killer-short", kShortKiller},
        {"killer-long", long_killer()},
        {"sumocue", sumo_killer()}}) {
    EXPECT_EQ(name_of_row(text), name);
    const VariantText read = must_read_any(text);
    EXPECT_TRUE(read.puzzle == puzzle) << name << write_variant_json(read);
    EXPECT_EQ(written_by_row(name, read), text);
  }
}

// A cage round a corner, one that hangs together by a corner alone, and one in pieces.
TEST(VariantFormats, ShortKillersPointAtTheirSums) {
  const auto killer = [](Variables cells) {
    VariantText text;
    text.puzzle = open_grid(9, 9, 1, 9);
    text.puzzle.regions = boxes_of(text.puzzle, 3, 3);
    Constraint rule;
    rule.kind = Kind::kCage;
    rule.cells = std::move(cells);
    rule.numbers = {45};
    text.puzzle.constraints.push_back(rule);
    return text;
  };
  const auto zeros = [](int count) { return std::string(static_cast<std::size_t>(count), '0'); };
  EXPECT_EQ(written_by_row("killer-short", killer({0, 9, 10, 1})),
            "j<" + zeros(7) + "^^" + zeros(70));
  EXPECT_EQ(written_by_row("killer-short", killer({1, 9})), "0j" + zeros(7) + "'" + zeros(71));
  EXPECT_EQ(written_by_row("killer-short", killer({0, 10})), "j" + zeros(9) + "`" + zeros(70));
  EXPECT_EQ(written_by_row("killer-short", killer({0, 2})), "cannot: cage in pieces");
  EXPECT_EQ(written_by_row("killer-short", killer({0})), "cannot: cages of one cell");
  VariantText large = killer({0, 1});
  large.puzzle.constraints[0].numbers = {46};
  EXPECT_EQ(written_by_row("killer-short", large), "cannot: cage sum");
  large.puzzle.constraints[0].kind = Kind::kRenban;
  large.puzzle.constraints[0].numbers = {};
  EXPECT_EQ(written_by_row("killer-short", large), "cannot: renban");
  large.puzzle.constraints.clear();
  large.puzzle.candidates[0] = 16;
  EXPECT_EQ(written_by_row("sumocue", large), "cannot: givens");
}

TEST(VariantFormats, KillersWithoutCagesAreRead) {
  const VariantText open = must_read_any("3x3::k:" + [] {
    std::string zeros;
    for (int i = 0; i < 81; ++i) zeros += "0:";
    return zeros;
  }());
  EXPECT_TRUE(open.puzzle.constraints.empty());
  EXPECT_TRUE(must_read_any(written_by_row("sumocue", open)).puzzle == open.puzzle);
}

TEST(VariantFormats, AJigsawIsAGridAndItsRegions) {
  const std::string map = "AAABACBBCCBDCDDD";  // 4 of each, of any shape
  const std::string text = "1..............4" + map;
  EXPECT_EQ(name_of_row(text), "jigsaw-line");
  const VariantText read = must_read_any(text);
  EXPECT_EQ(read.puzzle.regions.size(), 4U);
  EXPECT_EQ(read.puzzle.candidates[0], 1U);
  EXPECT_EQ(read.puzzle.candidates[15], 8U);
  const std::string written = written_by_row("jigsaw-line", read);
  EXPECT_EQ(written.substr(0, 16), text.substr(0, 16));
  EXPECT_TRUE(must_read_any(written).puzzle == read.puzzle);
  // A grid and its solution are not one.
  EXPECT_EQ(name_of_row("1..............41234341221434321"), "");
}

// Does the reader of classic puzzles read a record there that says all?
bool is_read_as_classic(std::string_view text) {
  RecordReader reader({});
  bool is_whole = false;
  const auto look = [&](const Record& record) {
    is_whole = is_whole || (record.puzzle != nullptr && !find_other_rules(*record.puzzle));
    return true;
  };
  (void)reader.feed(text, look);
  (void)reader.finish(look);
  return is_whole;
}

// All files of tests and seeds, whole and line by line.
TEST(VariantFormats, NoneClaimsWhatClassicFormatsRead) {
  std::size_t texts = 0;
  std::size_t claimed = 0;
  const auto look = [&](std::string_view text, const std::filesystem::path& file) {
    ++texts;
    const VariantFormat* const row = find_variant_format(text);
    if (row == nullptr) return;
    ++claimed;
    EXPECT_FALSE(is_read_as_classic(text)) << row->name << ' ' << file << '\n'
                                           << text.substr(0, 200);
  };
  for (const std::string_view folder :
       {"tests/golden", "tests/data", "tests/cases", "examples", "fuzz/corpus"}) {
    const auto root = shudu::test::source_dir() / folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
      const auto& file = entry.path();
      const bool is_ours = file.string().find("variant_text") != std::string::npos;
      if (!entry.is_regular_file() || is_ours) continue;
      std::ifstream stream(file, std::ios::binary);
      std::ostringstream all;
      all << stream.rdbuf();
      const std::string text = all.str();
      look(text, file);
      std::istringstream lines(text);
      for (std::string line; std::getline(lines, line);) look(line, file);
    }
  }
  EXPECT_GT(texts, 10'000U);
  EXPECT_GE(claimed, 5U);  // those that state rules
}

// What a row writes it claims, reads as a puzzle that is right for the same grids, and writes the
// same again.
void expect_round_trips(const VariantText& text, const FullGrids& grids,
                        std::set<std::string>& done) {
  for (const VariantFormat& row : variant_format_table()) {
    const auto written = row.write(text);
    if (!written) {
      EXPECT_EQ(written.error().code, ErrorCode::kCannotHold);
      continue;
    }
    done.emplace(row.name);
    SCOPED_TRACE(std::string(row.name) + ": " + *written);
    const auto read = row.read(*written);
    ASSERT_TRUE(read.has_value()) << sentence(read.error(), Language::kEnglish).view();
    for (std::size_t i = 0; i < grids.size(); i += grids.size() / 100 + 1) {
      ASSERT_EQ(judge(text.puzzle, grids[i]).has_value(),
                judge(read->puzzle, grids[i]).has_value());
    }
    const auto again = row.write(*read);
    ASSERT_TRUE(again.has_value());
    const auto read_again = row.read(*again);
    ASSERT_TRUE(read_again.has_value());
    EXPECT_TRUE(read_again->puzzle == read->puzzle) << *again;
    const VariantFormat* const looks = find_variant_format(*written);
    if (looks != nullptr && looks != &row) {
      EXPECT_TRUE(row.name == "fpuzzles-json" && looks->name == "fpuzzles") << looks->name;
    }
  }
}

TEST(VariantFormats, WhatARowWritesItReads) {
  Rng rng(34);
  std::set<std::string> done;
  for (int kind = 0; kind < static_cast<int>(Kind::kCount); ++kind) {
    for (const SmallGrid& grid : small_grids()) {
      if (!suits(static_cast<Kind>(kind), grid.puzzle)) continue;
      VariantText text;
      text.puzzle = random_puzzle(static_cast<Kind>(kind), grid, rng);
      expect_round_trips(text, grid.grids, done);
      text.puzzle.constraints.clear();
      expect_round_trips(text, grid.grids, done);
    }
  }
  // The three spreads of killers are of 9x9 only.
  EXPECT_EQ(done.size(), variant_format_table().size() - 3);
}

TEST(VariantFormats, SharedPuzzlesGoThroughEveryRowThatHoldsThem) {
  const auto objects = shared_objects("data/variants/iss.jsonl");
  if (objects.empty()) GTEST_SKIP() << shudu::test::no_shared("data/variants/iss.jsonl");
  std::set<std::string> done;
  for (const auto& object : objects) {
    const auto string = object["iss"].get<std::string>();
    const VariantFormat* const row = find_variant_format(string);
    const auto text = read_iss(string);
    if (text) {
      EXPECT_TRUE(row != nullptr || is_read_as_classic(string)) << string;
      expect_round_trips(*text, {}, done);
    }
  }
  EXPECT_TRUE(done.contains("killer-short") && done.contains("sumocue"));
  EXPECT_TRUE(done.contains("killer-long") && done.contains("solo"));
}

TEST(VariantFormats, EveryLinkOfASharedPuzzleIsRead) {
  const auto objects = shared_objects("data/variants/fpuzzles.jsonl");
  if (objects.empty()) GTEST_SKIP() << shudu::test::no_shared("data/variants/fpuzzles.jsonl");
  for (const auto& object : objects) {
    const std::string data = object["fpuzzles"].get<std::string>();
    const auto name = object["name"].get<std::string>();
    for (const std::string head : {"https://www.f-puzzles.com/?load="}) {
      const VariantFormat* const row = find_variant_format(head + data);
      if (row == nullptr) {
        EXPECT_TRUE(is_read_as_classic(head + data)) << name;
        continue;
      }
      const auto text = row->read(head + data);
      ASSERT_TRUE(text.has_value()) << name;
      EXPECT_TRUE(text->puzzle == read_packed_fpuzzles_variant(data)->puzzle) << name;
    }
  }
}

TEST(VariantFormats, OtherTextsAreNone) {
  for (const std::string text :
       {"", "hello", "{}", "[1,2]", ".", "...", "1.2", ".DG1.C.BE..3.4.A", "3x3:", "2x2:1o",
        "https://example.org/?q=.Cage~3~R1C1~R1C2", "12:30", "1920x1080: a", "SAVEFILE:1:x"}) {
    EXPECT_EQ(name_of_row(text), "") << text;
    EXPECT_FALSE(read_any_variant(text).has_value()) << text;
  }
  const auto too_long = read_any_variant(std::string(kMostVariantBytes + 1, '1'));
  ASSERT_FALSE(too_long.has_value());
  EXPECT_EQ(too_long.error().code, ErrorCode::kTooLarge);
}

}  // namespace
}  // namespace shudu::variant::test
