// The settings, from the table of preferences. What only a terminal can be asked for is said here:
// a browser has its own colours and keyboard.
#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/game/settings.h"
#include "tables/parts.h"
#include "tui/desk/preferences.h"
#include "tui/words/value_words.h"
#include "tui/words/words.h"

namespace shudu::tables {
namespace {

using tui::PreferenceGroup;
using tui::PreferenceRow;

struct SettingGroup {
  PreferenceGroup group;
  std::string_view slug;
  tui::Word name;
};

constexpr std::array kSettingGroups{
    SettingGroup{PreferenceGroup::kPlay, "play", tui::Word::kGroupPlay},
    SettingGroup{PreferenceGroup::kHelp, "help", tui::Word::kGroupHelp},
    SettingGroup{PreferenceGroup::kLook, "look", tui::Word::kGroupLook},
    SettingGroup{PreferenceGroup::kKeys, "keys", tui::Word::kGroupKeys},
    SettingGroup{PreferenceGroup::kLanguage, "language", tui::Word::kGroupLanguage},
};

constexpr std::array<std::string_view, 5> kTerminalOnly{"colours", "ground", "ascii", "keyboard",
                                                        "mouse"};

// The values of a list joined by `|`; what stands for a list of one's own is left out.
std::vector<std::string> values_of(std::string_view joined) {
  std::vector<std::string> values;
  for (;;) {
    const std::size_t bar = joined.find('|');
    const std::string_view value = joined.substr(0, bar);
    if (value.find(',') == std::string_view::npos) values.emplace_back(value);
    if (bar == std::string_view::npos) return values;
    joined.remove_prefix(bar + 1);
  }
}

int whole(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

Json setting_json(const PreferenceRow& row) {
  Json json{{"key", row.slug},
            {"group", kSettingGroups[static_cast<std::size_t>(row.group)].slug},
            {"name", in_each_language(row.name)},
            {"about", in_each_language(row.about)},
            {"default", row.get(tui::Preferences{})}};
  if (row.values.find('|') == std::string_view::npos) {
    const std::size_t dots = row.values.find("..");
    json["least"] = whole(row.values.substr(0, dots));
    json["most"] = whole(row.values.substr(dots + 2));
  } else {
    json["values"] = listed(values_of(row.values), [](const std::string& value) {
      return Json{{"value", value}, {"words", in_each_language([&value](Language language) {
                                       return tui::value_text(value, language);
                                     })}};
    });
  }
  json["kept_per_game"] = game::find_setting(row.slug).has_value();
  json["terminal_only"] =
      std::find(kTerminalOnly.begin(), kTerminalOnly.end(), row.slug) != kTerminalOnly.end();
  return json;
}

}  // namespace

void add_settings(Json& tables) {
  tables["settings"] = listed(tui::preference_table(), setting_json);
  tables["setting_groups"] = listed(kSettingGroups, [](const SettingGroup& row) {
    return Json{{"group", row.slug}, {"name", in_each_language([&row](Language language) {
                                        return std::string(tui::word(row.name, language));
                                      })}};
  });
}

}  // namespace shudu::tables
