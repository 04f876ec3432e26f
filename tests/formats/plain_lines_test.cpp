// Runs of plain lines: exactly what the reader's short path takes, and reading with runs that went
// past the reader gives the records of reading everything.
#include "shudu/formats/plain_lines.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <memory>

#include "formats/line.h"
#include "formats/record_list.h"
#include "shudu/core/layout_table.h"

namespace shudu::test {
namespace {

const std::string kPlainLinesLine =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

bool is_one_line(const std::string& line) {
  // Memory of its own, so that a look past the end is noticed.
  const auto memory = std::make_unique<char[]>(line.size());
  std::copy(line.begin(), line.end(), memory.get());
  return plain_lines_at_front({memory.get(), line.size()}).count == 1;
}

TEST(PlainLines, TakeWhatTheShortPathOfTheReaderTakes) {
  for (const char filling : {'.', '0', '7', '*', '_', '-', 'x', 'X'}) {
    for (const std::size_t place : {0U, 1U, 15U, 16U, 40U, 64U, 65U, 79U, 80U}) {
      for (int byte = 0; byte < 256; ++byte) {
        std::string line(81, filling);
        line[place] = static_cast<char>(byte);
        Grid grid;
        const bool is_plain = byte != '\n' && read_classic_line(line, grid);
        ASSERT_EQ(is_one_line(line + "\n"), is_plain) << line;
        ASSERT_EQ(is_one_line(line + "\r\n"), is_plain) << line;
      }
    }
  }
}

TEST(PlainLines, EndWithTheirLineEnd) {
  EXPECT_EQ(plain_lines_at_front("").count, 0U);
  EXPECT_EQ(plain_lines_at_front(kPlainLinesLine).count, 0U);
  EXPECT_EQ(plain_lines_at_front(kPlainLinesLine + "\r").count, 0U);
  EXPECT_EQ(plain_lines_at_front(kPlainLinesLine + " \n").count, 0U);
  EXPECT_EQ(plain_lines_at_front(kPlainLinesLine + ".\n").count, 0U);
  EXPECT_EQ(plain_lines_at_front(kPlainLinesLine.substr(1) + "\n").count, 0U);
  EXPECT_EQ(plain_lines_at_front("\n" + kPlainLinesLine + "\n").count, 0U);
}

TEST(PlainLines, AreCountedUpToTheFirstOther) {
  std::string text;
  for (int i = 0; i < 5; ++i) text += kPlainLinesLine + "\n";
  EXPECT_EQ(plain_lines_at_front(text).count, 5U);
  EXPECT_EQ(plain_lines_at_front(text).bytes(), text.size());
  EXPECT_EQ(plain_lines_at_front(text + kPlainLinesLine).count, 5U);
  EXPECT_EQ(plain_lines_at_front(text + "# remark\n" + text).count, 5U);
  EXPECT_EQ(plain_lines_at_front(text + kPlainLinesLine + "\r\n" + text).count, 5U)
      << "another line end";
  const PlainLines windows =
      plain_lines_at_front(kPlainLinesLine + "\r\n" + kPlainLinesLine + "\r\n" + text);
  EXPECT_EQ(windows.count, 2U);
  EXPECT_EQ(windows.stride, 83U);
}

TEST(PlainLines, EndAtAnyByteThatIsNone) {
  for (const std::string end : {"\n", "\r\n"}) {
    std::string text;
    for (int i = 0; i < 9; ++i) text += kPlainLinesLine + end;
    const std::size_t stride = kPlainLinesLine.size() + end.size();
    for (std::size_t place = 0; place < text.size(); ++place) {
      for (const char byte : {'/', ':', '\0', '\xB0', ',', '\n', 'y'}) {
        // A line feed after the first puzzle ends that line, in another way.
        if (text[place] == byte || (byte == '\n' && place == 81)) continue;
        std::string changed = text;
        changed[place] = byte;
        ASSERT_EQ(plain_lines_at_front(changed).count, place / stride) << place;
      }
      std::string starred = text;
      if (place % stride < 81) {
        starred[place] = '*';
        ASSERT_EQ(plain_lines_at_front(starred).count, 9U) << place;
      }
    }
  }
}

TEST(PlainLines, ABeginningIsWhatAPlainLineMayBeginWith) {
  for (std::size_t size = 0; size <= kPlainLinesLine.size(); ++size) {
    EXPECT_TRUE(begins_plain_line(kPlainLinesLine.substr(0, size))) << size;
  }
  EXPECT_TRUE(begins_plain_line(kPlainLinesLine + "\r"));
  EXPECT_FALSE(begins_plain_line(kPlainLinesLine + "."));
  EXPECT_FALSE(begins_plain_line(kPlainLinesLine + "\r\r"));
  EXPECT_FALSE(begins_plain_line(kPlainLinesLine.substr(0, 80) + "\r"));
  EXPECT_FALSE(begins_plain_line("{"));
  EXPECT_FALSE(begins_plain_line("4 "));
}

// Reads `text` as a caller does that takes plain lines himself.
std::vector<Entry> read_with_runs(std::string_view text, const ReadOptions& options) {
  std::vector<Entry> entries;
  const auto keep = [&](const Record& record) {
    Entry entry;
    entry.index = record.index;
    entry.line = record.line;
    entry.error = record.error;
    if (record.puzzle != nullptr) entry.cells = cells_of(record.puzzle->givens);
    entries.push_back(entry);
    return true;
  };
  RecordReader reader(options);
  std::uint64_t line = 0;
  while (!text.empty()) {
    PlainLines run;
    if (reader.takes_plain_lines()) run = plain_lines_at_front(text);
    for (std::size_t i = 0; i < run.count; ++i) {
      Grid grid;
      EXPECT_TRUE(read_classic_line(text.substr(i * run.stride, 81), grid));
      Entry entry;
      entry.index = entries.size();
      entry.line = line + i + 1;
      entry.cells = cells_of(grid);
      entries.push_back(entry);
    }
    if (run.count > 0) reader.pass_plain_lines(run.count);
    line += run.count;
    text.remove_prefix(run.bytes());
    const std::size_t end = text.find('\n');
    const std::string_view piece = text.substr(0, end == text.npos ? text.size() : end + 1);
    reader.feed(piece, keep);
    if (!piece.empty() && piece.back() == '\n') ++line;
    text.remove_prefix(piece.size());
  }
  reader.finish(keep);
  return entries;
}

void expect_same_records(const std::string& text, const ReadOptions& options) {
  const std::vector<Entry> whole = read_all(text, options);
  const std::vector<Entry> runs = read_with_runs(text, options);
  ASSERT_EQ(runs.size(), whole.size()) << text;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    ASSERT_EQ(runs[i].index, whole[i].index) << text;
    ASSERT_EQ(runs[i].line, whole[i].line) << text;
    ASSERT_EQ(runs[i].cells, whole[i].cells) << text;
    ASSERT_EQ(runs[i].error, whole[i].error) << text;
  }
}

RC_GTEST_PROP(PlainLines, RunsPastTheReaderChangeNoRecordProperty, ()) {
  static const std::vector<std::string> kPieces = {kPlainLinesLine + "\n",
                                                   kPlainLinesLine + "\n",
                                                   kPlainLinesLine + "\r\n",
                                                   kPlainLinesLine,
                                                   kPlainLinesLine + " remark\n",
                                                   "# remark\n",
                                                   "\n",
                                                   "53..7....\n6..195...\n.98....6.\n",
                                                   "8...6...3\n4..8.3..1\n7...2...6\n",
                                                   ".6....28.\n...419..5\n....8..79\n",
                                                   "{\"puzzle\":\n",
                                                   "\"" + kPlainLinesLine + "\"}\n",
                                                   "[\n",
                                                   "]\n",
                                                   "<a>\n",
                                                   "</a>\n",
                                                   "\xEF\xBB\xBF",
                                                   "puzzle,solution\n",
                                                   std::string(81, '-') + "\n",
                                                   std::string(81, '*') + "\n",
                                                   "nonsense\n",
                                                   kPlainLinesLine.substr(0, 40)};
  std::string text;
  const auto count = *rc::gen::inRange(0, 12);
  for (int i = 0; i < count; ++i) text += *rc::gen::elementOf(kPieces);
  expect_same_records(text, {});
  const Format* line = &format_named("line");
  expect_same_records(text, {std::span(&line, 1), nullptr});
  const Format* csv = &format_named("csv");
  expect_same_records(text, {std::span(&csv, 1), nullptr});
  const Result<Layout> windoku = parse_layout("windoku");
  expect_same_records(text, {{}, &*windoku});
}

TEST(Reader, AMarkAtTheBeginningIsOnlyThere) {
  expect_same_records(kPlainLinesLine + "\n\xEF\xBB\xBF" + kPlainLinesLine + "\n", {});
  expect_same_records("\xEF\xBB\xBF" + kPlainLinesLine + "\n" + kPlainLinesLine + "\n", {});
}

TEST(Reader, ALineThatWasCutIsDropped) {
  std::vector<std::string> seen;
  const auto keep = [&](const Record& record) {
    seen.push_back(record.puzzle == nullptr ? "error" : cells_of(record.puzzle->givens));
    return true;
  };
  RecordReader reader(ReadOptions{});
  // 64 characters would be an 8x8 puzzle.
  reader.feed(kPlainLinesLine + "\n" + std::string(64, '.'), keep);
  reader.drop_open_line();
  reader.finish(keep);
  EXPECT_EQ(seen, std::vector<std::string>{kPlainLinesLine});
}

}  // namespace
}  // namespace shudu::test
