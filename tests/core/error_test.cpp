// A walk over the table of errors, and the sentences that people and programs rely on.
#include "shudu/core/error.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/error_table.h"
#include "support/languages.h"

namespace shudu {
namespace {

using test::kLanguages;

std::set<std::string_view> placeholders(std::string_view text) {
  std::set<std::string_view> found;
  for (std::size_t open = text.find('{'); open != text.npos; open = text.find('{', open + 1)) {
    const std::size_t close = text.find('}', open);
    EXPECT_NE(close, text.npos) << text;
    found.insert(text.substr(open + 1, std::min(text.find('|', open), close) - open - 1));
  }
  return found;
}

// Lower-case words joined by single underscores.
bool is_slug(std::string_view text) {
  char before = '_';
  for (const char c : text) {
    if (c == '_' ? before == '_' : c < 'a' || c > 'z') return false;
    before = c;
  }
  return before != '_';
}

Error clash(ErrorCode code) {
  Error error;
  error.code = code;
  error.digit = 5;
  error.house_number = 3;
  error.cells = {Cell::at(2, 1, 9), Cell::at(2, 6, 9)};
  return error;
}

std::string in_english(const Error& error) {
  return std::string(sentence(error, Language::kEnglish).view());
}

TEST(ErrorTable, slugs_are_distinct_words) {
  std::set<std::string_view> slugs;
  for (const ErrorRow& row : error_table()) {
    EXPECT_TRUE(slugs.insert(row.slug).second) << row.slug;
    EXPECT_TRUE(is_slug(row.slug)) << row.slug;
    EXPECT_EQ(error_slug(row.code), row.slug);
  }
  EXPECT_EQ(slugs.size(), static_cast<std::size_t>(ErrorCode::kCount));
}

TEST(ErrorTable, the_contract_names) {
  EXPECT_EQ(error_slug(ErrorCode::kDuplicateInRow), "duplicate_in_row");
  EXPECT_EQ(error_slug(ErrorCode::kDuplicateInColumn), "duplicate_in_column");
  EXPECT_EQ(error_slug(ErrorCode::kDuplicateInBox), "duplicate_in_box");
  EXPECT_EQ(error_slug(ErrorCode::kDuplicateInRegion), "duplicate_in_region");
  EXPECT_EQ(error_slug(ErrorCode::kTooShort), "too_short");
  EXPECT_EQ(error_slug(ErrorCode::kTooLong), "too_long");
  EXPECT_EQ(error_slug(ErrorCode::kBadCharacter), "bad_character");
  EXPECT_EQ(error_slug(ErrorCode::kUnsupportedLayout), "unsupported_layout");
  EXPECT_EQ(error_slug(ErrorCode::kUnknownFormat), "unknown_format");
  EXPECT_EQ(error_slug(ErrorCode::kTooLarge), "too_large");
}

TEST(ErrorTable, three_languages_name_the_same_things) {
  for (const ErrorRow& row : error_table()) {
    const auto expected = placeholders(row.words.en);
    EXPECT_FALSE(row.words.en.empty()) << row.slug;
    EXPECT_EQ(placeholders(row.words.zh_cn), expected) << row.slug;
    EXPECT_EQ(placeholders(row.words.zh_tw), expected) << row.slug;
  }
}

TEST(ErrorTable, every_sentence_is_filled_in) {
  for (const ErrorRow& row : error_table()) {
    Error error = clash(row.code);
    error.found = 80;
    error.expected = 81;
    error.token = Token("foo");
    for (const Language language : kLanguages) {
      const std::string text(sentence(error, language).view());
      EXPECT_FALSE(text.empty()) << row.slug;
      EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
    }
  }
}

// Every number, in front of every word that counts.
TEST(ErrorTable, one_is_singular) {
  for (const ErrorRow& row : error_table()) {
    for (const std::uint64_t number : {0U, 1U, 2U}) {
      Error error = clash(row.code);
      error.found = number;
      error.expected = number;
      error.token = Token("foo");
      const std::string text = in_english(error);
      for (const char* many :
           {" 1 values", "has 1 cells", " 1 regions", " 1 characters", " 1 bytes", " 1 levels",
            " 1 rows", " 1 columns", " 1 are", " 1 extra regions", " 1 symmetries"}) {
        EXPECT_EQ(text.find(many), std::string::npos) << text;
      }
      if (row.code != ErrorCode::kTooShort) continue;
      EXPECT_EQ(text, number == 1 ? "too short: 1 value where 1 is needed"
                                  : "too short: " + std::to_string(number) + " values where " +
                                        std::to_string(number) + " are needed");
    }
  }
}

// What counts as traditional and simplified, for the letters that this table uses.
TEST(ErrorTable, chinese_texts_keep_their_script) {
  for (const ErrorRow& row : error_table()) {
    for (const std::string_view traditional :
         {"複", "個", "額", "區", "實", "應", "盤", "長", "過", "數", "無", "宮", "馬", "兩"}) {
      EXPECT_EQ(row.words.zh_cn.find(traditional), std::string_view::npos) << row.slug;
    }
    for (const std::string_view simplified :
         {"复", "个", "额", "区", "实", "应", "盘", "长", "过", "数", "无", "宫", "马", "两"}) {
      EXPECT_EQ(row.words.zh_tw.find(simplified), std::string_view::npos) << row.slug;
    }
  }
}

TEST(Sentence, clashes_in_english) {
  EXPECT_EQ(in_english(clash(ErrorCode::kDuplicateInRow)), "duplicate 5 in row 3 (r3c2 r3c7)");
  EXPECT_EQ(in_english(clash(ErrorCode::kDuplicateInColumn)),
            "duplicate 5 in column 3 (r3c2 r3c7)");
  EXPECT_EQ(in_english(clash(ErrorCode::kDuplicateInBox)), "duplicate 5 in box 3 (r3c2 r3c7)");
  EXPECT_EQ(in_english(clash(ErrorCode::kDuplicateInRegion)),
            "duplicate 5 in extra region 3 (r3c2 r3c7)");
  EXPECT_EQ(in_english(clash(ErrorCode::kDuplicateAtKnightsMove)),
            "duplicate 5 a knight's move apart (r3c2 r3c7)");
  EXPECT_EQ(in_english(clash(ErrorCode::kDuplicateAtKingsMove)),
            "duplicate 5 a king's move apart (r3c2 r3c7)");
}

TEST(Sentence, rows_and_columns_change_places_between_the_chinese_texts) {
  const Error row = clash(ErrorCode::kDuplicateInRow);
  const Error column = clash(ErrorCode::kDuplicateInColumn);
  const Error box = clash(ErrorCode::kDuplicateInBox);
  constexpr Language kCn = Language::kSimplifiedChinese;
  constexpr Language kTw = Language::kTraditionalChinese;
  EXPECT_EQ(sentence(row, kCn).view(), "第 3 行有重复的 5（r3c2 r3c7）");
  EXPECT_EQ(sentence(row, kTw).view(), "第 3 列有重複的 5（r3c2 r3c7）");
  EXPECT_EQ(sentence(column, kCn).view(), "第 3 列有重复的 5（r3c2 r3c7）");
  EXPECT_EQ(sentence(column, kTw).view(), "第 3 行有重複的 5（r3c2 r3c7）");
  EXPECT_EQ(sentence(box, kCn).view(), "第 3 宫有重复的 5（r3c2 r3c7）");
  EXPECT_EQ(sentence(box, kTw).view(), "第 3 宮有重複的 5（r3c2 r3c7）");
}

TEST(Sentence, cells_are_named_in_the_size_of_the_grid) {
  Error error = clash(ErrorCode::kDuplicateInRow);
  error.size = 4;
  error.cells = {Cell::at(2, 1, 4), Cell::at(2, 3, 4)};
  EXPECT_EQ(in_english(error), "duplicate 5 in row 3 (r3c2 r3c4)");
}

TEST(Sentence, fits_whatever_the_fields_are) {
  Error error = clash(ErrorCode::kDuplicateInRegion);
  error.cells = CellSet::first_n(kMaxCells);
  EXPECT_LE(sentence(error, Language::kEnglish).size(), 400U);
  error.code = ErrorCode::kBadNumber;
  error.expected = ~std::uint64_t{0};
  error.token = Token(std::string(100, '7'));
  EXPECT_EQ(in_english(error),
            "'" + std::string(60, '7') + "' is not a number up to 18446744073709551615");
}

TEST(Error, which_codes_are_clashes) {
  int clashes = 0;
  for (const ErrorRow& row : error_table()) {
    const bool is_named_so = row.slug.substr(0, 9) == "duplicate";
    EXPECT_EQ(is_clash(row.code), is_named_so) << row.slug;
    clashes += is_named_so ? 1 : 0;
  }
  EXPECT_EQ(clashes, 6);
}

TEST(Error, is_a_small_copyable_value) {
  static_assert(std::is_trivially_copyable_v<Error>);
  EXPECT_EQ(clash(ErrorCode::kDuplicateInRow), clash(ErrorCode::kDuplicateInRow));
  EXPECT_FALSE(clash(ErrorCode::kDuplicateInRow) == clash(ErrorCode::kDuplicateInBox));
}

}  // namespace
}  // namespace shudu
