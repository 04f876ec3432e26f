// The catalogue of the screens: complete in three languages, with the same fields, nothing wider
// than its place, nothing that no screen says.
#include "tui/words/words.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "support/languages.h"
#include "support/paths.h"
#include "text/text.h"
#include "tui/desk/preferences.h"
#include "tui/words/value_words.h"

namespace shudu::tui {
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

TEST(TuiWords, FitTheirPlaces) {
  for (const WordRow& row : word_table()) {
    for (const Language language : kLanguages) {
      EXPECT_LE(width_of(row.words.in(language)), static_cast<std::size_t>(most_columns(row.place)))
          << row.words.in(language);
    }
  }
}

TEST(TuiWords, TaiwanAndTheMainlandNameRowsTheOtherWayRound) {
  EXPECT_EQ(word(Word::kGoToAsk, Language::kSimplifiedChinese), "跳到：先按行号，再按列号。");
  EXPECT_EQ(word(Word::kGoToAsk, Language::kTraditionalChinese), "跳到：先按列號，再按行號。");
}

TEST(TuiWords, ValuesOfSettingsHaveWords) {
  EXPECT_EQ(value_text("off", Language::kTraditionalChinese), "關");
  EXPECT_EQ(value_text("off", Language::kSimplifiedChinese), "关");
  EXPECT_EQ(value_text("us", Language::kSimplifiedChinese), "us");
  for (const PreferenceRow& row : preference_table()) {
    if (row.values.find("..") != std::string_view::npos || row.slug == "keyboard") continue;
    if (row.slug == "letters" || row.slug == "colours") continue;
    std::istringstream values{std::string(row.values)};
    for (std::string value; std::getline(values, value, '|');) {
      if (value.find(',') != std::string::npos) continue;  // slugs of techniques
      const bool has_words = value_text(value, Language::kEnglish) != value ||
                             value_text(value, Language::kTraditionalChinese) != value;
      EXPECT_TRUE(has_words) << row.slug << " " << value;
    }
  }
}

/// The names between `enum class Word` and its end, in order.
std::vector<std::string> key_names() {
  std::ifstream in(test::source_dir() / "apps/tui/words/words.h");
  std::vector<std::string> names;
  bool is_inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.find("enum class Word") != std::string::npos) is_inside = true;
    if (is_inside && line.find("kCount") != std::string::npos) break;
    const std::size_t from = line.find("  k");
    if (is_inside && from == 0) names.push_back(line.substr(2, line.find(',') - 2));
  }
  return names;
}

TEST(TuiWords, EachIsSaidBySomeScreen) {
  std::string code;
  for (const auto& file :
       std::filesystem::directory_iterator(test::source_dir() / "apps/tui/screens")) {
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    code += text.str();
  }
  const std::vector<std::string> names = key_names();
  ASSERT_EQ(names.size(), word_table().size());
  for (const std::string& name : names) {
    const std::size_t at = code.find("Word::" + name);
    const bool is_said = at != std::string::npos;
    EXPECT_TRUE(is_said) << name;
  }
}

}  // namespace
}  // namespace shudu::tui
