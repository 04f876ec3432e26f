// The table of preferences: all rows can be read and set to each value they list, nothing else is
// taken, the game's settings are all there.
#include "faces/preferences.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace shudu::faces {
namespace {

std::vector<std::string> listed_values(std::string_view values) {
  std::vector<std::string> all;
  for (std::size_t bar = 0; bar != std::string_view::npos;) {
    bar = values.find('|');
    all.emplace_back(values.substr(0, bar));
    values.remove_prefix(bar == std::string_view::npos ? values.size() : bar + 1);
  }
  return all;
}

TEST(Preferences, EveryRowTakesItsValuesAndNoOther) {
  std::set<std::string_view> slugs;
  for (const PreferenceRow& row : preference_table()) {
    EXPECT_TRUE(slugs.insert(row.slug).second) << row.slug;
    EXPECT_EQ(find_preference(row.slug), &row);
    for (const Language language :
         {Language::kEnglish, Language::kSimplifiedChinese, Language::kTraditionalChinese}) {
      EXPECT_FALSE(row.name.in(language).empty()) << row.slug;
      EXPECT_FALSE(row.about.in(language).empty()) << row.slug;
    }
    Preferences preferences;
    EXPECT_FALSE(row.set(preferences, "")) << row.slug;
    EXPECT_FALSE(row.set(preferences, "Nonsense")) << row.slug;
    EXPECT_EQ(preferences, Preferences()) << row.slug;
    for (const std::string& value : listed_values(row.values)) {
      if (value == "0..60" || value == "SLUG,...") continue;
      EXPECT_TRUE(row.set(preferences, value)) << row.slug << ' ' << value;
      EXPECT_EQ(row.get(preferences), value) << row.slug;
    }
  }
}

TEST(Preferences, AllSettingsOfAGameAreThere) {
  for (const game::SettingRow& setting : game::setting_table()) {
    const PreferenceRow* const row = find_preference(setting.slug);
    ASSERT_NE(row, nullptr) << setting.slug;
    EXPECT_EQ(row->values, setting.values);
    EXPECT_EQ(row->get(Preferences()), setting.get(game::Settings()));
  }
}

TEST(Preferences, MinutesAreARange) {
  const PreferenceRow* const row = find_preference("idle");
  ASSERT_NE(row, nullptr);
  Preferences preferences;
  for (const std::string_view bad : {"61", "-1", "5m", "1.5", " 5", "99999999999"}) {
    EXPECT_FALSE(row->set(preferences, bad)) << bad;
  }
  EXPECT_EQ(preferences.idle_minutes, 5);
  EXPECT_TRUE(row->set(preferences, "0"));
  EXPECT_TRUE(row->set(preferences, "60"));
  EXPECT_EQ(preferences.idle_minutes, 60);
}

TEST(Preferences, ARowHasChoicesOrARange) {
  EXPECT_EQ(choices_of(*find_preference("timer")),
            (std::vector<std::string>{"shown", "hidden", "off"}));
  EXPECT_EQ(choices_of(*find_preference("techniques")),
            (std::vector<std::string>{"first", "easy", "medium", "hard", "all"}));
  EXPECT_FALSE(range_of(*find_preference("techniques")));
  const std::optional<ValueRange> idle = range_of(*find_preference("idle"));
  ASSERT_TRUE(idle);
  EXPECT_EQ(idle->least, 0);
  EXPECT_EQ(idle->most, 60);
}

TEST(Preferences, UnknownSlug) { EXPECT_EQ(find_preference("no-such-row"), nullptr); }

}  // namespace
}  // namespace shudu::faces
