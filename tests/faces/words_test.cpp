// The catalogue of the screens: complete in three languages, with the same fields, nothing wider
// than its place, nothing that no screen says.
#include "faces/words.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "faces/preferences.h"
#include "support/folder.h"
#include "support/languages.h"
#include "support/paths.h"
#include "text/text.h"

namespace shudu::faces {
namespace {

using test::kLanguages;

/// The widest that a text gets: the longer of two forms, six columns for a field.
std::size_t width_of(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] != '{') {
      out += text[at++];
      continue;
    }
    const std::size_t close = text.find('}', at);
    const std::string_view inside = text.substr(at + 1, close - at - 1);
    const std::size_t last = inside.rfind('|');
    out += "12";
    if (last != std::string_view::npos) out += " " + std::string(inside.substr(last + 1));
    at = close + 1;
  }
  return display_width(out);
}

TEST(FaceWords, FitTheirPlaces) {
  for (const WordRow& row : word_rows::kAll) {
    for (const Language language : kLanguages) {
      EXPECT_LE(width_of(row.words.in(language)), static_cast<std::size_t>(most_columns(row.place)))
          << row.words.in(language);
    }
  }
}

TEST(FaceWords, TaiwanAndTheMainlandNameRowsTheOtherWayRound) {
  EXPECT_EQ(say(Language::kSimplifiedChinese, "go-to-ask"), "跳到：先按行号，再按列号。");
  EXPECT_EQ(say(Language::kTraditionalChinese, "go-to-ask"), "跳到：先按列號，再按行號。");
}

TEST(FaceWords, ValuesOfSettingsHaveWords) {
  EXPECT_EQ(value_words("off", Language::kTraditionalChinese), "關");
  EXPECT_EQ(value_words("off", Language::kSimplifiedChinese), "关");
  EXPECT_EQ(value_words("us", Language::kSimplifiedChinese), "us");
  for (const PreferenceRow& row : preference_table()) {
    if (row.values.find("..") != std::string_view::npos || row.slug == "keyboard") continue;
    if (row.slug == "letters" || row.slug == "colours") continue;
    std::istringstream values{std::string(row.values)};
    for (std::string value; std::getline(values, value, '|');) {
      if (value.find(',') != std::string::npos) continue;  // slugs of techniques
      const bool has_words = value_words(value, Language::kEnglish) != value ||
                             value_words(value, Language::kTraditionalChinese) != value;
      EXPECT_TRUE(has_words) << row.slug << " " << value;
    }
  }
}

TEST(FaceWords, FieldsAreFilledInTheOrderOfTheEnglishText) {
  EXPECT_EQ(say(Language::kEnglish, "why-no-house", 5, "r2c7"),
            "5 at r2c7: no digit in row, column or box forbids it.");
  EXPECT_EQ(say(Language::kSimplifiedChinese, "why-no-house", 5, "r2c7"),
            "r2c7 的 5：行、列、宫里没有数字与它冲突。");
  EXPECT_EQ(say(Language::kEnglish, "check-found", 1),
            "1 digit is wrong. Press again to see where.");
}

// A word that nobody says would be translated for nothing.
TEST(FaceWords, EachIsSaidByTheTerminal) {
  std::string code = test::read_file((test::source_dir() / "apps/faces/preferences.cpp").string());
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(test::source_dir() / "apps/tui")) {
    if (file.is_regular_file()) code += test::read_file(file.path().string());
  }
  for (const WordRow& row : word_rows::kAll) {
    EXPECT_NE(code.find('"' + std::string(row.slug) + '"'), std::string::npos) << row.slug;
  }
}

}  // namespace
}  // namespace shudu::faces
