// What bounds the reader: bytes of a line, an element and a record, nesting, lines of a record; and
// that memory is flat whatever comes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/record_builder.h"
#include "formats/record_list.h"
#include "shudu/formats/reader.h"
#include "support/memory_count.h"

namespace shudu::test {
namespace {

using ::testing::ElementsAre;

const std::string kReaderLimitsLine =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
const std::string kOther =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST(ReaderLimits, ALineOfAHundredMillionCharactersNeedsNoMemory) {
  if (!heap_is_counted()) GTEST_SKIP() << "the sanitizer counts for itself";
  const std::string block(1 << 20, '.');
  std::vector<Error> errors;
  errors.reserve(4);
  int puzzles = 0;
  const auto sink = [&](const Record& record) {
    if (record.puzzle == nullptr) errors.push_back(record.error);
    puzzles += record.puzzle != nullptr ? 1 : 0;
    return true;
  };
  RecordReader reader{ReadOptions{}};
  reset_heap_peak();
  const std::size_t before = heap_bytes();
  for (int i = 0; i < 96; ++i) reader.feed(block, sink);
  reader.feed("\n" + kReaderLimitsLine + "\n", sink);
  reader.finish(sink);
  EXPECT_LT(heap_peak() - before, std::size_t{1} << 20U);
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_EQ(errors[0].code, ErrorCode::kTooLarge);
  EXPECT_EQ(errors[0].at, (TextPlace{1, 1}));
  EXPECT_EQ(puzzles, 1);
}

TEST(ReaderLimits, MemoryStaysFlatForHostileStreams) {
  if (!heap_is_counted()) GTEST_SKIP() << "the sanitizer counts for itself";
  for (const std::string_view piece :
       {"[", "{\"a\":", "<a>", "<a ", "<!--", "[[[", "4\n", "1 2 3\n", "#A x\n", "+---+\n",
        "[Puzzle]\n", "{4,0,0\n", "puzzle,solution\n", "[\n", "\"\n", "........."}) {
    // More than a record may hold, so that the second block finds every buffer at its limit.
    std::string block;
    while (block.size() < kMaxRecordBytes + 4096) block += piece;
    const auto sink = [](const Record&) { return true; };
    RecordReader reader{ReadOptions{}};
    const std::size_t before = heap_bytes();
    reset_heap_peak();
    reader.feed(block, sink);
    const std::size_t at_first = heap_peak() - before;
    reset_heap_peak();
    reader.feed(block, sink);
    EXPECT_LT(heap_peak() - before, at_first + 4096) << piece;
    reader.finish(sink);
  }
}

TEST(ReaderLimits, PlainLinesAreReadWithoutAllocation) {
  if (!heap_is_counted()) GTEST_SKIP() << "the sanitizer counts for itself";
  std::string block;
  for (int i = 0; i < 1000; ++i) block += kReaderLimitsLine + "\n";
  int puzzles = 0;
  const auto sink = [&](const Record&) { return ++puzzles > 0; };
  RecordReader reader{ReadOptions{}};
  const std::size_t before = heap_calls();
  reader.feed(block, sink);
  EXPECT_EQ(heap_calls(), before);
  EXPECT_EQ(puzzles, 1000);
}

TEST(ReaderLimits, AnElementOverTheLimitIsOneErrorAndSkipped) {
  const std::string large = "{\"puzzle\":\"" + std::string(kMaxRecordBytes, 'x') + "\"}";
  const std::vector<Entry> entries =
      read_all("[" + large + ",\"" + kReaderLimitsLine + "\"]\n" + kOther);
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_EQ(entries[0].error.code, ErrorCode::kTooLarge);
  EXPECT_EQ(entries[0].error.expected, kMaxRecordBytes);
  EXPECT_EQ(entries[0].text.size(), 64U);
  EXPECT_EQ(entries[1].cells, kReaderLimitsLine);
  EXPECT_EQ(entries[2].cells, kOther);
}

TEST(ReaderLimits, AMillionBracketsAreOneError) {
  EXPECT_THAT(describe_all(std::string(1000000, '[') + "\n" + kReaderLimitsLine),
              ElementsAre("1:2 too_deep", "line " + kReaderLimitsLine));
  EXPECT_THAT(describe_all(std::string(1000000, '{') + "\n" + kReaderLimitsLine),
              ElementsAre("1:2 too_deep", "line " + kReaderLimitsLine));
  EXPECT_THAT(describe_all("[" + std::string(1000000, ' ') + "\n" + kReaderLimitsLine),
              ElementsAre("1:1 too_large", "line " + kReaderLimitsLine));
}

TEST(ReaderLimits, LongRecordsEndWithAnError) {
  std::string many;
  for (std::size_t i = 0; i < kMaxRecordLines + 1; ++i) many += "{1,\n";
  const std::vector<Entry> entries = read_as("array", many);
  for (const Entry& entry : entries) EXPECT_TRUE(entry.failed());
  std::string wide = "{";
  for (int i = 0; i < 5; ++i) wide += std::string(20000, ' ') + "1,\n";
  const std::vector<Entry> too_wide = read_as("array", wide + kReaderLimitsLine);
  ASSERT_GE(too_wide.size(), 1U);
  EXPECT_EQ(too_wide[0].error.code, ErrorCode::kTooLarge);
}

TEST(ReaderLimits, ReadsElementsOfOneLongLine) {
  std::string json = "[";
  std::string grids = "[";
  for (int i = 0; i < 1700; ++i) {
    json += (i == 0 ? "{\"puzzle\":\"" : ",{\"puzzle\":\"") + kReaderLimitsLine + "\"}";
    grids += std::string(i == 0 ? "" : ",") + "[[1,2,3,4],[3,4,1,2],[0,0,0,0],[0,0,0,0]]";
  }
  const std::vector<Entry> objects = read_all(json + "]\n" + kOther);
  ASSERT_EQ(objects.size(), 1701U);
  EXPECT_EQ(objects[1699].cells, kReaderLimitsLine);
  EXPECT_EQ(objects[1699].line, 1U);
  EXPECT_EQ(objects[1700].cells, kOther);
  const std::vector<Entry> arrays = read_all(grids + "];\n" + kOther);
  ASSERT_EQ(arrays.size(), 1701U);
  EXPECT_EQ(arrays[1699].cells, "12343412........");
  EXPECT_EQ(arrays[1700].cells, kOther);
}

TEST(ReaderLimits, ALongLineAfterAnOpeningBracket) {
  const std::string blanks(70000, ' ');
  EXPECT_THAT(
      describe_all("[\n{\"puzzle\":\"" + kReaderLimitsLine + "\"}" + blanks + "]\n" + kOther),
      ElementsAre("json " + kReaderLimitsLine, "line " + kOther));
  EXPECT_THAT(describe_all("[\n" + std::string(70000, '.') + "\n" + kOther),
              ElementsAre("1:1 unfinished", "2:1 too_large", "line " + kOther));
  EXPECT_THAT(describe_all("[\n" + blanks + "\n" + kOther),
              ElementsAre("1:1 unfinished", "2:1 too_large", "line " + kOther));
}

TEST(ReaderLimits, TextAfterAnElementOnALongLine) {
  const std::string object = "{\"puzzle\":\"" + kReaderLimitsLine + "\"}";
  EXPECT_THAT(describe_all(object + " rest\n" + kOther),
              ElementsAre("json " + kReaderLimitsLine, "1:96 not_a_puzzle", "line " + kOther));
  EXPECT_THAT(describe_all(object + " " + std::string(70000, '.') + "\n" + kOther),
              ElementsAre("json " + kReaderLimitsLine, "1:96 too_large", "line " + kOther));
}

TEST(ReaderLimits, ASmallPuzzleEndsAnArrayToo) {
  EXPECT_THAT(describe_all("[1,2,3,\n1234....4321....\n"),
              ElementsAre("1:1 unfinished", "line 1234....4321...."));
}

}  // namespace
}  // namespace shudu::test
