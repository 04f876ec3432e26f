// UTF-16 and files that are no text (src/formats/text_decoder.h, shudu/formats/foreign.h).
#include "formats/text_decoder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "formats/utf16.h"
#include "shudu/core/grid_text.h"
#include "shudu/formats/foreign.h"
#include "shudu/formats/reader.h"

namespace shudu {
namespace {

const std::string kDecodedLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string as_utf16(const std::string& text, bool is_little, bool has_mark) {
  std::string bytes;
  for (const char16_t unit : to_utf16((has_mark ? "\uFEFF" : "") + text)) {
    const char low = static_cast<char>(unit & 0xFFU);
    const char high = static_cast<char>(unit >> 8U);
    bytes += is_little ? low : high;
    bytes += is_little ? high : low;
  }
  return bytes;
}

// The text of a stream that comes in blocks of so many bytes.
std::string decoded(const std::string& bytes, std::size_t block) {
  TextDecoder decoder;
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += block) {
    text += decoder.take(std::string_view(bytes).substr(i, block));
  }
  text += decoder.finish();
  return decoder.foreign() != nullptr ? "foreign " + std::string(decoder.foreign()->name) : text;
}

TEST(TextDecoder, GivesTheSameTextForEveryCut) {
  for (const std::string text :
       {"5", "53..\r\n数独 \U0001D7CF\n", "\n5", "BZ", "PK", "7z", "%P", "{}", "R"}) {
    for (std::size_t block = 1; block < 12; ++block) {
      EXPECT_EQ(decoded(text, block), text) << block;
      for (const bool is_little : {false, true}) {
        EXPECT_EQ(decoded(as_utf16(text, is_little, true), block), text) << block;
        if (text[0] <= ' ') continue;  // nothing tells such a text without a mark from UTF-8
        EXPECT_EQ(decoded(as_utf16(text, is_little, false), block), text);
      }
    }
  }
  EXPECT_EQ(decoded("", 1), "");
}

TEST(TextDecoder, WhatIsCutOrAloneIsNoCharacter) {
  EXPECT_EQ(decoded(std::string("\xFF\xFE"
                                "5\0\x00\xD8"
                                "6\0\x00\xDC"
                                "7",
                                11),
                    1),
            "5\uFFFD6\uFFFD\uFFFD");
}

// What the records of a text are.
std::vector<std::string> records_of(const std::string& bytes, std::size_t block) {
  RecordReader reader(ReadOptions{});
  std::vector<std::string> all;
  const auto sink = [&](const Record& record) {
    std::string said;
    if (record.puzzle != nullptr) append_grid(record.puzzle->givens, said);
    if (record.puzzle == nullptr) said = sentence(record.error, Language::kEnglish).view();
    all.push_back(said);
    return true;
  };
  for (std::size_t i = 0; i < bytes.size(); i += block) {
    reader.feed(std::string_view(bytes).substr(i, block), sink);
  }
  reader.finish(sink);
  return all;
}

TEST(TextDecoder, ReadersReadUtf16) {
  const std::string text = kDecodedLine + "\r\n\r\n{\"quiz\":\"" + kDecodedLine + "\"}\r\n";
  for (const bool is_little : {false, true}) {
    for (const bool has_mark : {false, true}) {
      for (const std::size_t block : {1U, 2U, 3U, 64U, 4096U}) {
        EXPECT_EQ(records_of(as_utf16(text, is_little, has_mark), block),
                  (std::vector<std::string>{kDecodedLine, kDecodedLine}));
      }
    }
  }
}

TEST(Foreign, IsOneSentence) {
  const std::string packed = " data, not text: unpack it first";
  const std::string other = " file, not text: type the puzzle or copy it as text";
  const std::string rest = std::string(3, '\0') + "\n" + kDecodedLine + "\n\n5\n";
  for (const auto& [first, said] :
       std::vector<std::pair<std::string, std::string>>{{std::string("\xFD"
                                                                     "7zXZ\0",
                                                                     6),
                                                         "xz" + packed},
                                                        {"BZh91AY", "bzip2" + packed},
                                                        {"PK\x03\x04", "zip" + packed},
                                                        {"7z\xBC\xAF\x27\x1C", "7z" + packed},
                                                        {"Rar!\x1A\x07", "RAR" + packed},
                                                        {"\x89PNG\r\n\x1A\n", "a PNG" + other},
                                                        {"\xFF\xD8\xFF\xE0", "a JPEG" + other},
                                                        {"%PDF-1.7\n", "a PDF" + other}}) {
    for (const std::size_t block : {1U, 5U, 4096U}) {
      EXPECT_EQ(records_of(first + rest, block), std::vector<std::string>{said}) << block;
    }
  }
}

TEST(Foreign, StandsAtTheBeginningOfItsText) {
  const Result<Puzzle> packed = read_puzzle("BZh91AY", {});
  ASSERT_FALSE(packed);
  EXPECT_EQ(packed.error().code, ErrorCode::kPackedFile);
  EXPECT_EQ(packed.error().at, (TextPlace{1, 1}));
}

TEST(Foreign, PagesAndAddressesWithoutAPuzzleAreOneSentence) {
  const std::string page =
      "<!DOCTYPE html>\n<html><head><title>Sudoku</title>\n<script>var a = 5;\n"
      "</script></head>\n<body><p>Hello\nthere</p>\n";
  const std::string said =
      "a web page without a puzzle in its text: copy the puzzle itself, or a "
      "link that holds it";
  EXPECT_EQ(records_of(page + "</body></html>\n", 4096), std::vector<std::string>{said});
  EXPECT_EQ(records_of("\xEF\xBB\xBF\r\n  " + page, 1), std::vector<std::string>{said});
  // With a puzzle, all is as ever.
  const std::vector<std::string> all = records_of(page + "</body></html>\n" + kDecodedLine, 64);
  EXPECT_GT(all.size(), 2U);
  EXPECT_EQ(all.back(), kDecodedLine);
  // And what comes after a puzzle is no page.
  const std::vector<std::string> later = records_of(kDecodedLine + "\n" + page, 64);
  EXPECT_EQ(later.front(), kDecodedLine);
  EXPECT_EQ(std::count(later.begin(), later.end(), said), 0);
  EXPECT_GT(later.size(), 1U);
  for (const std::string address : {"https://www.example.com/sudoku/daily?date=3", "www.sudoku.com",
                                    "HTTP://example.org/", "https://example.com/#a"}) {
    EXPECT_EQ(records_of(address + "\r\n", 4096),
              std::vector<std::string>{"no puzzle in the address '" + address +
                                       "', and no page is fetched: copy the puzzle itself, or a "
                                       "link that holds it"});
  }
  EXPECT_EQ(records_of("see https://example.com for more", 64)[0].substr(0, 12), "not a puzzle");
}

}  // namespace
}  // namespace shudu
