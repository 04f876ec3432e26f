// Lines are the same wherever blocks are cut; long ones come in parts and memory stays flat.
#include "formats/line_splitter.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace shudu {
namespace {

struct Seen {
  std::vector<std::string> lines;  // whole ones
  std::vector<std::uint64_t> numbers;
  std::size_t long_lines = 0;
  std::size_t long_bytes = 0;
};

Seen split(const std::vector<std::string>& blocks) {
  Seen seen;
  const auto sink = [&](const LineChunk& chunk) {
    if (chunk.is_oversized()) {
      if (chunk.begins) ++seen.long_lines;
      seen.long_bytes += chunk.text.size();
    } else {
      seen.lines.emplace_back(chunk.text);
      seen.numbers.push_back(chunk.line);
    }
    return true;
  };
  LineSplitter splitter;
  for (const std::string& block : blocks) splitter.feed(block, sink);
  splitter.finish(sink);
  return seen;
}

using Lines = std::vector<std::string>;

TEST(LineSplitter, EndsLinesAtLineFeedsAndAtTheEnd) {
  EXPECT_EQ(split({"ab\n\ncd"}).lines, (Lines{"ab", "", "cd"}));
  EXPECT_EQ(split({"ab\n"}).lines, (Lines{"ab"}));
  EXPECT_EQ(split({"ab\r\n"}).lines, (Lines{"ab\r"}));
  EXPECT_EQ(split({""}).lines, (Lines{}));
  EXPECT_EQ(split({}).lines, (Lines{}));
  EXPECT_EQ(split({"\n"}).lines, (Lines{""}));
}

TEST(LineSplitter, GivesTheSameLinesForEveryCut) {
  const std::string text = "\xEF\xBB\xBFone\ntwo\n\nthree";
  const Seen whole = split({text});
  EXPECT_EQ(whole.lines, (Lines{"one", "two", "", "three"}));
  EXPECT_EQ(whole.numbers, (std::vector<std::uint64_t>{1, 2, 3, 4}));
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    const Seen cut_in_two = split({text.substr(0, cut), text.substr(cut)});
    EXPECT_EQ(cut_in_two.lines, whole.lines) << cut;
    EXPECT_EQ(cut_in_two.numbers, whole.numbers) << cut;
  }
}

TEST(LineSplitter, SkipsOnlyAWholeByteOrderMarkAtTheStart) {
  EXPECT_EQ(split({"\xEF", "\xBB", "\xBF", "x"}).lines, (Lines{"x"}));
  EXPECT_EQ(split({"\xEF", "\xBB", "x"}).lines, (Lines{"\xEF\xBBx"}));
  EXPECT_EQ(split({"\xEF\xBB"}).lines, (Lines{"\xEF\xBB"}));
  EXPECT_EQ(split({"a\n\xEF\xBB\xBF"}).lines, (Lines{"a", "\xEF\xBB\xBF"}));
}

TEST(LineSplitter, KeepsNulAndBadBytes) {
  const std::string text("a\0\xFF", 3);
  EXPECT_EQ(split({text}).lines, (Lines{text}));
}

TEST(LineSplitter, HandsLongLinesOnInParts) {
  const std::string fits(kMaxRecordBytes, 'x');
  const std::string over(kMaxRecordBytes + 1, 'x');
  EXPECT_EQ(split({fits + "\nab"}).lines, (Lines{fits, "ab"}));
  for (const std::size_t cut : {std::size_t{0}, std::size_t{7}, kMaxRecordBytes, over.size()}) {
    const Seen seen = split({over.substr(0, cut), over.substr(cut) + "\nab"});
    EXPECT_EQ(seen.lines, (Lines{"ab"})) << cut;
    EXPECT_EQ(seen.numbers, (std::vector<std::uint64_t>{2})) << cut;
    EXPECT_EQ(seen.long_lines, 1U) << cut;
    EXPECT_EQ(seen.long_bytes, over.size()) << cut;
  }
  const Seen unended = split({over, over});
  EXPECT_EQ(unended.long_lines, 1U);
  EXPECT_EQ(unended.long_bytes, 2 * over.size());
}

// Wherever the blocks are cut: to another limit, and one letter among them makes them other text.
TEST(LineSplitter, LinesOfNumbersMayBeLonger) {
  std::string numbers;
  while (numbers.size() < kMaxNumberBytes) numbers += "17 . ";
  numbers.resize(kMaxNumberBytes);
  std::string other = numbers;
  other[kMaxRecordBytes / 2] = 'x';
  std::string late = numbers;
  late.back() = 'x';
  for (const std::size_t cut :
       {std::size_t{0}, std::size_t{7}, kMaxRecordBytes, kMaxRecordBytes + 1, 3 * kMaxRecordBytes,
        kMaxNumberBytes - 1, kMaxNumberBytes}) {
    const auto seen = [cut](const std::string& text) {
      return split({text.substr(0, cut), text.substr(cut) + "\nab"});
    };
    EXPECT_EQ(seen(numbers).lines, (Lines{numbers, "ab"})) << cut;
    for (const std::string& text : {other, late, numbers + '1'}) {
      const Seen cut_up = seen(text);
      EXPECT_EQ(cut_up.lines, (Lines{"ab"})) << cut;
      EXPECT_EQ(cut_up.long_lines, 1U) << cut;
      EXPECT_EQ(cut_up.long_bytes, text.size()) << cut;
    }
  }
}

TEST(LineSplitter, StopsWhenTheSinkSaysSo) {
  int calls = 0;
  const auto sink = [&](const LineChunk&) { return ++calls < 2; };
  LineSplitter splitter;
  EXPECT_FALSE(splitter.feed("a\nb\nc\n", sink));
  EXPECT_EQ(calls, 2);
}

}  // namespace
}  // namespace shudu
