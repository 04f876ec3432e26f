// The table is complete: names, words in three languages, functions, and notes of what is held.
#include "shudu/formats/format.h"

#include <gtest/gtest.h>

#include <set>

namespace shudu {
namespace {

TEST(FormatTable, EveryRowIsComplete) {
  std::set<std::string_view> names;
  for (const Format& format : format_table()) {
    EXPECT_TRUE(names.insert(format.name).second) << format.name;
    EXPECT_EQ(format.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), format.name.npos);
    for (const Language language :
         {Language::kEnglish, Language::kSimplifiedChinese, Language::kTraditionalChinese}) {
      EXPECT_FALSE(format.words.in(language).empty()) << format.name;
    }
    EXPECT_NE(format.fit, nullptr) << format.name;
    EXPECT_NE(format.read, nullptr) << format.name;
    EXPECT_TRUE(format.reads.has(Part::kGivens)) << format.name;
    EXPECT_EQ(format.write != nullptr, format.writes != Holdings()) << format.name;
    // What is written can be read back.
    EXPECT_EQ(format.reads | format.writes, format.reads) << format.name;
  }
}

TEST(FormatTable, HoldsTheFormatsOfThisRoom) {
  std::set<std::string_view> names;
  for (const Format& format : format_table()) names.insert(format.name);
  for (const std::string_view name : {"line",        "sdm",
                                      "sukaku",      "hodoku",
                                      "gsf",         "csv",
                                      "json",        "jsonl",
                                      "sdk",         "ss",
                                      "candidates",  "grid",
                                      "grid-hodoku", "grid-simple",
                                      "grid-plain",  "array",
                                      "numbers",     "fpuzzles",
                                      "sudokupad",   "scf",
                                      "sudokuwiki",  "sudokuexchange",
                                      "sudokucoach", "sgt",
                                      "share"}) {
    EXPECT_EQ(names.count(name), 1U) << name;
  }
  EXPECT_EQ(format_table().front().name, "line");
}

TEST(FindFormat, FindsByName) {
  std::vector<const Format*> formats;
  for (const Format& format : format_table()) formats.push_back(&format);
  for (const Format* format : formats) EXPECT_EQ(find_format(formats, format->name), format);
  EXPECT_EQ(find_format(formats, "Line"), nullptr);
  EXPECT_EQ(find_format({}, "line"), nullptr);
}

TEST(FindFormat, FindsByNameInTheTable) {
  for (const Format& format : format_table()) EXPECT_EQ(find_format(format.name), &format);
  for (const std::string_view name : {"", "Line", "lin", "line "}) {
    EXPECT_EQ(find_format(name), nullptr) << name;
  }
}

}  // namespace
}  // namespace shudu
