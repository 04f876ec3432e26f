// The state of a part as text, and the sums in it.
#include "cli/output/part_state.h"

#include <gtest/gtest.h>

#include "cases.h"
#include "cli/input/input_sum.h"
#include "cli/stream_hash.h"

namespace shudu::cli {
namespace {

PartMark a_mark(std::uint64_t records) {
  PartMark mark;
  mark.bytes = 82 * records;
  mark.output = 0xFEDCBA9876543210 + records;
  mark.run.records = records;
  mark.run.input = records * records;
  mark.run.tally.add(Verdict::kUnique, records);
  mark.run.tally.failed = 3;
  if (records > 1) mark.run.more = "h0123v4;";
  return mark;
}

TEST(PartState, TextsAreReadAsTheyWereWritten) {
  const auto state = read_part_state(head_text(7, 8) + mark_text(a_mark(1)) + mark_text(a_mark(2)));
  ASSERT_TRUE(state);
  EXPECT_EQ(state->run, 7U);
  EXPECT_EQ(state->seed, 8U);
  ASSERT_EQ(state->marks.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(mark_text(state->marks[i]), mark_text(a_mark(i + 1)));
    EXPECT_EQ(state->marks[i].run.more, a_mark(i + 1).run.more);
    EXPECT_EQ(state->marks[i].run.tally.of(Verdict::kUnique), i + 1);
  }
}

TEST(PartState, CutAnywhereItEndsWithItsLastWholeLine) {
  const std::string first = head_text(7, 8) + mark_text(a_mark(1));
  const std::string text = first + mark_text(a_mark(2));
  for (std::size_t size = 0; size <= text.size(); ++size) {
    const auto state = read_part_state(text.substr(0, size));
    EXPECT_EQ(state.has_value(), size >= head_text(7, 8).size()) << size;
    if (!state) continue;
    const std::size_t whole = size == text.size() ? 2U : size >= first.size() ? 1U : 0U;
    EXPECT_EQ(state->marks.size(), whole) << size;
  }
}

TEST(PartState, NoByteMayBeAnother) {
  const std::string text = head_text(7, 8) + mark_text(a_mark(1));
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] = changed[i] == '1' ? '2' : '1';
    const auto state = read_part_state(changed);
    EXPECT_TRUE(!state || state->marks.empty()) << i;
  }
}

TEST(StreamHash, IsTheSameHoweverATextIsCut) {
  const std::string text = test::easy_lines(2);
  const std::uint64_t whole = hash_of_text(text);
  for (std::size_t first = 0; first < 40; ++first) {
    for (std::size_t second = 0; second < 20; ++second) {
      StreamHash hash;
      hash.add(text.substr(0, first));
      hash.add(text.substr(first, second));
      hash.add(text.substr(first + second));
      ASSERT_EQ(hash.value(), whole) << first << " " << second;
    }
  }
  EXPECT_NE(hash_of_text(std::string("a\0", 2)), hash_of_text("a"));
}

Batch a_run(const std::string& text, std::size_t stride) {
  Batch batch;
  batch.text.assign(text.begin(), text.end());
  batch.run = {10, 21, 1, 0, text.size() / stride, stride};
  return batch;
}

// The same lines as records.
Batch records_of(const Batch& run) {
  Batch batch;
  for (std::size_t i = 0; i < run.run.count; ++i) {
    Item& item = batch.items.emplace_back();
    item.index = run.run.index + i;
    item.line = run.run.line + i;
    item.source = run.run.source;
    const char* const text = run.text.data() + i * run.run.stride;
    for (int c = 0; c < kMaxCells; ++c) {
      if (text[c] >= '1' && text[c] <= '9') item.givens.place(Cell(c), Digit(text[c] - '0'));
    }
  }
  return batch;
}

TEST(InputSum, IsTheSameForRunsAndRecordsAndInParts) {
  const Batch run = a_run(test::easy_lines(9), 82);
  const Batch records = records_of(run);
  EXPECT_EQ(input_sum(run, 9), input_sum(records, 9));
  for (std::size_t first = 0; first <= 9; ++first) {
    for (const Batch& whole : {run, records}) {
      Batch rest = whole;
      leave_out(rest, first);
      EXPECT_EQ(rest.size(), 9 - first);
      EXPECT_EQ(input_sum(whole, first) + input_sum(rest, 9 - first), input_sum(whole, 9));
    }
  }
}

TEST(InputSum, BlanksAreAlikeAndDigitsAreNot) {
  std::string line = test::easy_lines(1);
  const std::uint64_t sum = input_sum(a_run(line, 82), 1);
  for (char& c : line) {
    if (c == '.') c = '0';
  }
  EXPECT_EQ(input_sum(a_run(line, 82), 1), sum);
  line[80] = line[80] == '1' ? '2' : '1';
  EXPECT_NE(input_sum(a_run(line, 82), 1), sum);
}

}  // namespace
}  // namespace shudu::cli
