// Shudu's own links, against two that a script made with lz-string 1.5.0 and a CRC-32 of its own.
#include "formats/share.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "formats/direct.h"
#include "formats/fpuzzles.h"
#include "formats/lz_string.h"
#include "formats/record_list.h"
#include "shudu/core/crc32.h"
#include "shudu/formats/writer.h"

namespace shudu::test {
namespace {

const std::string kShareCells =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
const std::string kLink =
    "shudu:#s=1.105."
    "N4IgzgxgFgpgtgQxALgIwBoQAcCuAvPAGxhRABYA6KgZirqoDYqAOeti1egVioE4X6TKgHYKAJnZVOY0RR"
    "606lfpJABfIA.4b82c83c";
const std::string kSmallLink =
    "shudu:#s=1.71."
    "N4IgzgxgFgpgtgQxALgIwBoQAcCuAvPAGxhRFQDpKrqaRNCEBPAexwBdSAWAD04GpudEGwCWbYqUDbaiAC+"
    "QA.fbfcf48d";

// A link to any text, well made.
std::string link_to(const std::string& text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string crc;
  for (int shift = 28; shift >= 0; shift -= 4) {
    crc += kHex[crc32(text) >> static_cast<unsigned>(shift) & 15U];
  }
  return "shudu:#s=1." + std::to_string(text.size()) + "." + pack_lz(text, LzAlphabet::kUri) + "." +
         crc;
}

TEST(Crc32, KnownValues) {
  EXPECT_EQ(crc32(""), 0U);
  EXPECT_EQ(crc32("a"), 0xE8B7BE43U);
  EXPECT_EQ(crc32("The quick brown fox jumps over the lazy dog"), 0x414FA339U);
}

TEST(Share, ReadsAndWritesWhatAScriptMade) {
  const Puzzle classic = puzzle_of(kShareFormat, kLink);
  EXPECT_EQ(cells_of(classic.givens), kShareCells);
  EXPECT_EQ(written_by(kShareFormat, classic), kLink + "\n");
  const Puzzle small = puzzle_of(kShareFormat, kSmallLink);
  EXPECT_EQ(cells_of(small.givens), "1...............");
  EXPECT_EQ(small.layout, "4x4+x");
  EXPECT_EQ(small.notes.title, "四");
  EXPECT_EQ(written_by(kShareFormat, small), kSmallLink + "\n");
}

TEST(Share, AnyPageMayStandBefore) {
  const std::string data = kLink.substr(kLink.find("s=1"));
  std::string blanks = data;
  std::string percents;
  for (const char c : data) percents += c == '+' ? "%2B" : c == '=' ? "=" : std::string(1, c);
  for (char& c : blanks) c = c == '+' ? ' ' : c;
  for (const std::string& line :
       {"https://example.org/play#" + data, "http://localhost:8080/#" + data, "#x " + data,
        "SHUDU:#" + data, data, "https://a.b/?c=d#" + percents, "shudu:#" + blanks + "  "}) {
    const bool is_comment = line.starts_with("#x");
    EXPECT_EQ(describe_all(line), is_comment ? std::vector<std::string>()
                                             : std::vector<std::string>{"share " + kShareCells})
        << line;
  }
}

TEST(Share, OtherLinesAreNotItsBusiness) {
  for (const std::string_view line :
       {"s=", "s=1", "s=.1", "shudu:#s=x.1", "a b#s=1.2.3", "https://a.b/#t=1.2.3", "s=one.two"}) {
    EXPECT_EQ(fit_of(kShareFormat, line), Fit::kNo) << line;
  }
}

TEST(Share, NewerVersionsAreErrors) {
  const Error error = error_of(kShareFormat, "shudu:#s=2.whatever it will be");
  EXPECT_EQ(error.code, ErrorCode::kNewerVersion);
  EXPECT_EQ(error.found, 2U);
  EXPECT_EQ(error.expected, 1U);
  EXPECT_EQ(error.at, (TextPlace{1, 10}));
  EXPECT_EQ(error_of(kShareFormat, "s=0.1.2.3").code, ErrorCode::kBadSyntax);
  EXPECT_EQ(error_of(kShareFormat, "s=99999999999999999999999.").code, ErrorCode::kBadSyntax);
}

TEST(Share, EveryChangedCharacterIsFound) {
  for (std::size_t i = kLink.find("s=1") + 2; i < kLink.size(); ++i) {
    for (const char c : {'A', '7', 'f', '.', '+'}) {
      if (kLink[i] == c) continue;
      std::string changed = kLink;
      changed[i] = c;
      const Result<Puzzle> puzzle = read_of(kShareFormat, changed);
      EXPECT_FALSE(puzzle.has_value()) << changed;
    }
  }
  std::string wrong = kLink;
  wrong.back() = '0';
  EXPECT_EQ(error_of(kShareFormat, wrong).code, ErrorCode::kBadChecksum);
  EXPECT_EQ(error_of(kShareFormat, wrong).token.view(), "4b82c830");
}

TEST(Share, EveryCutIsAnError) {
  for (std::size_t i = 0; i < kLink.size(); ++i) {
    const std::vector<Entry> entries = read_all(kLink.substr(0, i));
    for (const Entry& entry : entries) EXPECT_TRUE(entry.failed()) << i;
  }
  EXPECT_EQ(error_of(kShareFormat, kLink.substr(0, 40)).code, ErrorCode::kUnfinished);
  EXPECT_EQ(error_of(kShareFormat, kLink.substr(0, kLink.size() - 1)).code, ErrorCode::kUnfinished);
  EXPECT_EQ(error_of(kShareFormat, kLink + "0").code, ErrorCode::kBadSyntax);
}

TEST(Share, LengthsAreLookedAtFirst) {
  EXPECT_EQ(error_of(kShareFormat, "s=1.65537.A.00000000").code, ErrorCode::kTooLarge);
  EXPECT_EQ(error_of(kShareFormat, "s=1.65537.A.00000000").expected, 65536U);
  EXPECT_EQ(error_of(kShareFormat, "s=1.0.Q.00000000").code, ErrorCode::kBadSyntax);
  EXPECT_EQ(error_of(kShareFormat, "s=1.-1.Q.00000000").code, ErrorCode::kBadSyntax);
  // A bomb that says it is small: unpacking stops there.
  const std::string bomb = pack_lz(std::string(5'000'000, ' '), LzAlphabet::kUri);
  EXPECT_EQ(error_of(kShareFormat, "s=1.100." + bomb + ".00000000").code, ErrorCode::kTooLarge);
  EXPECT_EQ(error_of(kShareFormat, "s=1.100." + bomb + ".00000000").expected, 100U);
  // And one that says it is larger than it is.
  const std::string text = R"({"puzzle":"1..............."})";
  std::string link = link_to(text);
  link.replace(link.find(".29."), 4, ".30.");
  EXPECT_EQ(error_of(kShareFormat, link).code, ErrorCode::kMismatch);
}

TEST(Share, WrongTextsAreErrors) {
  EXPECT_EQ(error_of(kShareFormat, link_to("[[1,2,3,4],[0,0,0,0],[0,0,0,0],[0,0,0,0]]")).code,
            ErrorCode::kBadSyntax);
  EXPECT_EQ(error_of(kShareFormat, link_to("{}")).code, ErrorCode::kMissingField);
  EXPECT_EQ(error_of(kShareFormat, link_to(R"({"puzzle":"12"})")).code, ErrorCode::kTooShort);
  EXPECT_EQ(error_of(kShareFormat, link_to(R"({"puzzle":"12"})")).at, (TextPlace{1, 10}));
  EXPECT_EQ(error_of(kShareFormat, link_to("{" + std::string(60000, '['))).code,
            ErrorCode::kBadSyntax);
}

TEST(Share, HoldsAWholeRecord) {
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    Puzzle puzzle = random_puzzle(seed, seed % 3 == 0 ? 6 : 9, kShareFormat.writes);
    puzzle.layout = seed % 3 == 0 ? "6x6-3x2" : seed % 3 == 1 ? "x+windoku+anti-king" : "";
    puzzle.left_out = seed % 2 == 0 ? "killer-cage" : "";
    const std::string link = written_by(kShareFormat, puzzle);
    EXPECT_EQ(puzzle_of(kShareFormat, link), puzzle);
    EXPECT_EQ(written_by(kShareFormat, puzzle_of(kShareFormat, link)), link);
  }
}

// Notes of 70,000 bytes, and some that pack badly.
TEST(Share, NotesThatNoLinkCanCarryAreRefused) {
  std::string noise;
  std::uint32_t state = 1;
  while (noise.size() < 60000) {
    state = state * 1664525U + 1013904223U;
    noise += static_cast<char>(' ' + 1 + (state >> 24U) % 93);
  }
  for (const std::string& text : {std::string(70000, 'a'), noise}) {
    Puzzle puzzle;
    puzzle.notes.comment = text;
    for (const Format* format : {&kShareFormat, &kFpuzzlesFormat}) {
      std::string out;
      const Status status = write_puzzle(*format, puzzle, out);
      ASSERT_FALSE(status.has_value());
      EXPECT_EQ(status.error().token.view(), "notes");
    }
  }
  Puzzle puzzle;
  puzzle.notes.comment = std::string(60000, 'a');
  std::string out;
  ASSERT_TRUE(write_puzzle(kShareFormat, puzzle, out).has_value());
  EXPECT_EQ(puzzle_of(kShareFormat, out), puzzle);
}

}  // namespace
}  // namespace shudu::test
