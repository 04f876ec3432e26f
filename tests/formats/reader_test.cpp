// Streams of records: detection, mixtures, cuts, errors and where they are, flat memory.
#include "shudu/formats/reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "formats/record_list.h"
#include "shudu/core/layout_table.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::string kReaderLine =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
const std::string kReaderOther =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// `cells` as rows of `size`.
std::string rows(const std::string& cells, std::size_t size = 9) {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); i += size) text += cells.substr(i, size) + "\n";
  return text;
}

// Records of many kinds, right and wrong, one after the other; one is a line of `dots` dots.
std::string mixture(std::size_t dots) {
  std::string full;
  while (full.size() < 729) full += full.size() == 9 ? "....5...." : "123456789";
  return "\xEF\xBB\xBF" + kReaderLine + "\r\n# a remark\n" + kReaderLine +
         ",field\n1234....4321....\n" + rows(kReaderOther) + "\n\n" +
         "<opensudoku>\n<game data=\"" + kReaderOther + "\"/>\nFoo<b/>" + "</opensudoku>\n" + full +
         "\n{\"puzzle\":\"" + kReaderLine + "\"}\n[\n {\"puzzle\":\n\"" + kReaderOther +
         "\"}, null,\n\"" + kReaderLine + "\"\n]\n+---+\nhello\tworld \x1b[2J\n" +
         rows(kReaderOther).substr(0, 44) + "\n" + kReaderLine + "\n" + std::string(dots, '.') +
         "\n" + rows(kReaderOther).substr(0, 50) + kReaderLine.substr(1) +
         "\n1 2 3 4\n3 4 1 2\n0 0 0 0\n0 0 0 0\n[[[1,2],[3]],\n" + std::string(12, '[') + "\n" +
         kReaderLine + "\n{{\n[1,2,3,4,\n" + kReaderLine + "\n:0000:x:" + kReaderLine +
         ":::\n<broken attribute='\n" + kReaderLine + "\n[Puzzle]\n" + rows(kReaderLine) +
         "1 23 24 34\n23 4 13 12\n234 13 34 14\n34 123 34 2\n" + kReaderOther;
}

TEST(Reader, KeepsTheLinesOfErrorsThatWaitForThePuzzleOfAPage) {
  const std::vector<std::string> board = {"1 2 3 4", "3 4 1 2", "0 0 7 0", "0 0 0 0"};
  std::string page = "<!DOCTYPE html>\n<html>\n";
  for (const std::string& line : board) page += line + "\n";
  const std::vector<Entry> entries = read_all(page + "\n<p>words</p>\n" + kReaderLine + "\n");
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_EQ(describe(entries[0]), "5:5 bad_number");
  EXPECT_EQ(entries[0].lines, board);
  EXPECT_EQ(entries[2].cells, kReaderLine);
}

TEST(Reader, ReadsAMixtureRecordByRecord) {
  const std::vector<Entry> entries = read_all(mixture(70000));
  std::vector<std::string> seen;
  for (const Entry& entry : entries) seen.push_back(describe(entry));
  const std::string fives = ".5" + std::string(79, '.');
  EXPECT_THAT(
      seen,
      ElementsAre("line " + kReaderLine, "line " + kReaderLine, "line 1234....4321....",
                  "sdk " + kReaderOther, "16:1 not_a_puzzle", "17:1 not_a_puzzle",
                  "18:1 not_a_puzzle", "18:4 not_a_puzzle", "18:8 not_a_puzzle", "sukaku " + fives,
                  "json " + kReaderLine, "json " + kReaderOther, "23:87 not_a_puzzle",
                  "json " + kReaderLine, "26:1 unfinished", "27:1 not_a_puzzle", "28:1 unfinished",
                  "32:1 unfinished", "line " + kReaderLine, "34:1 too_large", "35:1 unfinished",
                  "40:81 too_short", "numbers 12343412........", "45:2 not_a_puzzle",
                  "46:1 too_deep", "line " + kReaderLine, "48:1 unfinished", "line " + kReaderLine,
                  "hodoku " + kReaderLine, "52:1 unfinished", "line " + kReaderLine,
                  "sdk " + kReaderLine, "candidates 1....4..........", "line " + kReaderOther));
  for (std::size_t i = 0; i < entries.size(); ++i) {
    EXPECT_EQ(entries[i].index, i);
    if (i > 0) {
      EXPECT_LE(entries[i - 1].line, entries[i].line);
    }
  }
}

TEST(Reader, GivesTheSameRecordsForEveryCut) {
  const std::string text = mixture(200);
  const std::vector<Entry> whole = read_all(text);
  const std::string_view view = text;
  for (std::size_t cut = 0; cut <= text.size(); cut += test::by_build(1U, 5U)) {
    ASSERT_EQ(read_blocks({view.substr(0, cut), view.substr(cut)}), whole) << cut;
  }
}

TEST(Reader, GivesTheSameRecordsForLongLinesToo) {
  const std::string text = mixture(70000);
  const std::vector<Entry> whole = read_all(text);
  const std::string_view view = text;
  for (const std::size_t cut : {5000U, 65536U, 68000U, 68001U, 72000U}) {
    ASSERT_EQ(read_blocks({view.substr(0, cut), view.substr(cut)}), whole) << cut;
  }
  std::vector<std::string_view> bytes;
  for (std::size_t i = 0; i < text.size(); ++i) bytes.push_back(view.substr(i, 1));
  EXPECT_EQ(read_blocks(bytes), whole);
}

// Texts from pieces that mean something to the scanner, in any order.
std::string random_text() {
  static const std::vector<std::string> kPieces = {"\n",
                                                   "\r\n",
                                                   "[",
                                                   "]",
                                                   "{",
                                                   "}",
                                                   "\"",
                                                   "'",
                                                   "<",
                                                   ">",
                                                   "<a",
                                                   "/>",
                                                   "</a>",
                                                   "<!--",
                                                   "-->",
                                                   ",",
                                                   ":",
                                                   "#",
                                                   " ",
                                                   "....",
                                                   "1234",
                                                   "53..7....\n",
                                                   "6..195...\n",
                                                   "+---+\n",
                                                   "1 2 3 4\n",
                                                   "{\"puzzle\":",
                                                   "[[[",
                                                   "{{{",
                                                   "[Puzzle]\n",
                                                   "[State]\n",
                                                   "\xEF\xBC\x95",
                                                   "\xFF",
                                                   "\\",
                                                   ";",
                                                   "puzzle,solution\n",
                                                   ":0000:x:",
                                                   kReaderLine,
                                                   kReaderOther + "\n",
                                                   std::string(1, '\0')};
  const auto indices = *rc::gen::container<std::vector<std::size_t>>(
      rc::gen::inRange<std::size_t>(0, kPieces.size()));
  std::string text;
  for (const std::size_t index : indices) text += kPieces[index];
  return text;
}

RC_GTEST_PROP(Reader, AnyTextGivesTheSameRecordsForAnyCuts, ()) {
  const std::string text = random_text();
  const std::string_view view = text;
  const auto cuts = *rc::gen::container<std::vector<std::size_t>>(
      rc::gen::inRange<std::size_t>(0, text.size() + 1));
  std::vector<std::size_t> sorted = cuts;
  std::sort(sorted.begin(), sorted.end());
  std::vector<std::string_view> blocks;
  std::size_t from = 0;
  for (const std::size_t cut : sorted) {
    blocks.push_back(view.substr(from, cut - from));
    from = cut;
  }
  blocks.push_back(view.substr(from));
  const std::vector<Entry> whole = read_all(text);
  RC_ASSERT(read_blocks(blocks) == whole);
  for (std::size_t i = 1; i < whole.size(); ++i) RC_ASSERT(whole[i - 1].line <= whole[i].line);
}

TEST(Reader, ReadsLineEndsOfAllKindsAndNone) {
  EXPECT_THAT(describe_all(""), IsEmpty());
  EXPECT_THAT(describe_all("\n\r\n  \n\t\n"), IsEmpty());
  EXPECT_THAT(describe_all("# only\n  # remarks\n"), IsEmpty());
  EXPECT_THAT(describe_all(kReaderLine), ElementsAre("line " + kReaderLine));
  EXPECT_THAT(describe_all(kReaderLine + "\r"), ElementsAre("line " + kReaderLine));
  EXPECT_THAT(describe_all("\xEF\xBB\xBF" + kReaderLine + "  \t\r\n"),
              ElementsAre("line " + kReaderLine));
}

TEST(Reader, EndsAnUnfinishedRecordWithAPuzzleLine) {
  for (const std::string_view begun :
       {"53..7....\n6..195...\n", "{{4,0,0,0,0,0,8,0,5},\n", "1 2 3\n4 5\n", "<game data='\n",
        "{\"puzzle\":\n", "[\n{\"puzzle\":\"x\n", "[[[1,\n2,\n", "[Puzzle]\n53..7....\n",
        "<!-- a comment\n", "*-----------*\n|53.|.7.|...|\n", "[\n"}) {
    const std::vector<Entry> entries =
        read_all(std::string(begun) + kReaderLine + "\n" + kReaderOther + "\n");
    ASSERT_EQ(entries.size(), 3U) << begun;
    EXPECT_EQ(entries[0].error.code, ErrorCode::kUnfinished) << begun;
    EXPECT_LE(entries[0].line, 2U) << begun;
    EXPECT_EQ(entries[1].cells, kReaderLine) << begun;
    EXPECT_EQ(entries[2].cells, kReaderOther) << begun;
  }
}

TEST(Reader, AnUnfinishedRecordAtTheEndIsOneError) {
  for (const std::string_view begun : {"53..7....\n6..195...", "<game data='", "{\"a\":[", "[\n[\n",
                                       "[{\"puzzle\":", "+---+---+---+\n", "{\n", "[[[1,2],"}) {
    const std::vector<Entry> entries = read_all(kReaderLine + "\n" + std::string(begun));
    ASSERT_EQ(entries.size(), 2U) << begun;
    EXPECT_EQ(entries[1].error.code, ErrorCode::kUnfinished) << begun;
    EXPECT_EQ(entries[1].line, 2U) << begun;
  }
}

TEST(Reader, PointsAtTheFirstOddCharacter) {
  const std::vector<Entry> entries = read_all("12 ab\n??\n12 12 12\n");
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_EQ(entries[0].error.at, (TextPlace{1, 4}));
  EXPECT_EQ(entries[0].error.token.view(), "12 ab");
  EXPECT_EQ(entries[1].error.at, (TextPlace{2, 1}));
  EXPECT_EQ(entries[0].text, "12 ab");
  EXPECT_EQ(read_all("a\x1b[31m")[0].error.token.view(), "a\\x1b[31m");
}

TEST(Reader, AListOfBareWordsIsOneError) {
  EXPECT_THAT(describe_all("[{\"puzzle\":\"" + kReaderLine + "\"}, 5, 3, foo, 0]\n" + kReaderOther),
              ElementsAre("json " + kReaderLine, "1:98 unfinished", "line " + kReaderOther));
  EXPECT_THAT(describe_all("[\n{\"puzzle\":\"" + kReaderLine + "\"},\n<a>\n</a>\n" + kReaderOther),
              ElementsAre("json " + kReaderLine, "3:1 unfinished", "3:1 not_a_puzzle",
                          "4:1 not_a_puzzle", "line " + kReaderOther));
}

TEST(Reader, FindsErrorsInsideElements) {
  std::string bad = kReaderLine;
  bad[10] = '!';
  const std::vector<Entry> entries =
      read_all("[{\"puzzle\":\"" + kReaderLine + "\"}, {\"puzzle\":\"" + bad +
               "\"},\n  {\n\"puzzle\":\"" + bad + "\"}]");
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_EQ(entries[1].error.at, (TextPlace{1, 1 + 94 + 2 + 11 + 11}));
  EXPECT_EQ(entries[2].error.at, (TextPlace{3, 10 + 11}));
}

TEST(Reader, KeepsCommentsForTheRecordThatFollows) {
  const std::vector<Entry> entries =
      read_all("#A Ann\n[Puzzle]\n" + rows(kReaderLine) + "#A Bob\n[Puzzle]\n" +
               rows(kReaderOther) + "[Puzzle]\n" + rows(kReaderOther));
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_EQ(entries[0].puzzle.notes.author, "Ann");
  EXPECT_EQ(entries[1].puzzle.notes.author, "Bob");
  EXPECT_EQ(entries[2].puzzle.notes.author, "");
  const std::vector<Entry> between =
      read_all("#A Ann\n" + kReaderLine + "\n[Puzzle]\n" + rows(kReaderOther));
  EXPECT_EQ(between[1].puzzle.notes.author, "");
  std::string many = "#A Ann\n";
  for (int i = 0; i < 100000; ++i) many += "# " + std::string(100, 'x') + "\n";
  EXPECT_EQ(read_all(many + "[Puzzle]\n" + rows(kReaderOther))[0].puzzle.notes.author, "Ann");
}

TEST(Reader, CommentsInsideARecordAreSkipped) {
  EXPECT_THAT(describe_all("53..7....\n# half\n" + rows(kReaderOther).substr(10)),
              ElementsAre("sdk " + kReaderOther));
  // Positions are those of the stream, with the comment counted.
  EXPECT_THAT(describe_all("1234\n# half\n3412\n..5.\n....\n"), ElementsAre("4:3 bad_number"));
}

TEST(Reader, WithOneFormatNothingIsDetected) {
  const std::vector<Entry> entries = read_as("csv", "puzzle,level\n" + kReaderLine + ",easy\n");
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].format, "csv");
  const std::vector<Entry> grid = read_as("line", "53..7....\n" + kReaderLine + "\n");
  ASSERT_EQ(grid.size(), 2U);
  EXPECT_EQ(grid[0].error.code, ErrorCode::kNotAPuzzle);
  EXPECT_EQ(grid[0].format, "line");
  EXPECT_EQ(grid[1].cells, kReaderLine);
}

TEST(Reader, TheRicherReadingWins) {
  const std::string solution =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const std::vector<Entry> entries =
      read_all("puzzle,solution\n" + kReaderOther + "," + solution + "\n");
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].format, "csv");
  ASSERT_TRUE(entries[0].puzzle.solution);
  EXPECT_EQ(cells_of(*entries[0].puzzle.solution), solution);
}

// Below a table, a lone quote in a note held the records behind it back, and a comment of the next
// one went to this one.
TEST(Reader, ALoneQuoteInANoteOpensNoField) {
  const std::string table = "puzzle,solution,title,author,comment\n" + kReaderLine + ",,,,\n";
  const auto record = [](const std::string& cells, const std::string& note) {
    return "0,0,0,0," + cells + ",," + note + "\n";
  };
  for (const std::string_view sign : {"\"", "\"\"a", "'", "{", "[", "<", "<a>", "{\"a\":", "[["}) {
    const std::string note = "a," + std::string(sign);
    const std::vector<Entry> entries =
        read_all(table + record(kReaderLine, note) + record(kReaderOther, "") + "#U b\n" +
                 record(kReaderLine, ""));
    ASSERT_EQ(entries.size(), 4U) << note;
    EXPECT_EQ(entries[1].puzzle.notes.comment, note);
    EXPECT_EQ(entries[1].puzzle.notes.url, "") << note;
    EXPECT_EQ(entries[2].cells, kReaderOther) << note;
    EXPECT_EQ(entries[2].puzzle.notes.url, "") << note;
    EXPECT_EQ(entries[3].puzzle.notes.url, "b") << note;
  }
}

// A row whose puzzle is there goes on to the quote that closes, whatever stands between.
TEST(Reader, AQuotedFieldOfATableMayHaveSeveralLines) {
  const std::vector<Entry> entries = read_all("puzzle,title,comment\n" + kReaderLine +
                                              ",a,\"b\nc, d\ne\"\n" + kReaderOther + ",f,\n");
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0].puzzle.notes.comment, "b\nc, d\ne");
  EXPECT_EQ(entries[1].cells, kReaderOther);
}

TEST(Reader, TheLayoutAskedForDecidesTheSize) {
  const ReadOptions six{{}, *default_layout(6)};
  const std::vector<Entry> entries =
      read_all(kReaderLine + "\n" + std::string(36, '.') + "\n", six);
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0].error.code, ErrorCode::kLayoutMismatch);
  EXPECT_EQ(entries[0].error.found, 9U);
  EXPECT_EQ(entries[0].error.expected, 6U);
  EXPECT_EQ(entries[1].puzzle.size(), 6);
}

TEST(Reader, StopsWhenTheSinkSaysSo) {
  int calls = 0;
  const auto sink = [&](const Record&) { return ++calls < 2; };
  RecordReader reader{ReadOptions{}};
  EXPECT_TRUE(reader.feed(kReaderLine + "\n", sink));
  EXPECT_FALSE(reader.feed(kReaderLine + "\n" + kReaderLine + "\n" + kReaderLine + "\n", sink));
  EXPECT_FALSE(reader.feed(kReaderLine, sink));
  EXPECT_FALSE(reader.finish(sink));
  EXPECT_EQ(calls, 2);
}

TEST(Reader, FinishStopsToo) {
  int calls = 0;
  const auto sink = [&](const Record&) { return ++calls < 1; };
  RecordReader reader{ReadOptions{}};
  EXPECT_TRUE(reader.feed("1 2 3 4\n5 6\n\nfoo", sink));
  EXPECT_FALSE(reader.finish(sink));
  EXPECT_EQ(calls, 1);
}

TEST(ReadPuzzle, ReadsExactlyOne) {
  const Result<Puzzle> one = read_puzzle(kReaderLine, {});
  ASSERT_TRUE(one);
  EXPECT_EQ(one->givens, grid_of(kReaderLine));
  EXPECT_EQ(read_puzzle("", {}).error().code, ErrorCode::kTooShort);
  EXPECT_EQ(read_puzzle("foo", {}).error().code, ErrorCode::kNotAPuzzle);
  const Result<Puzzle> two = read_puzzle(kReaderLine + "\n\n" + kReaderOther, {});
  ASSERT_FALSE(two);
  EXPECT_EQ(two.error().code, ErrorCode::kTooLong);
  EXPECT_EQ(two.error().at.line, 3U);
}

}  // namespace
}  // namespace shudu::test
