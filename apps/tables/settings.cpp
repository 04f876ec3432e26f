// The settings of a browser, from the table of preferences.
#include <string>
#include <utility>

#include "faces/preferences.h"
#include "shudu/game/settings.h"
#include "tables/parts.h"

namespace shudu::tables {
namespace {

using faces::PreferenceRow;

Json setting_json(const PreferenceRow& row) {
  Json json{{"key", row.slug},
            {"group", row_of(row.group).slug},
            {"name", in_each_language(row.name)},
            {"about", in_each_language(row.about)},
            {"default", row.get(faces::Preferences{})}};
  if (const auto range = range_of(row)) {
    json["least"] = range->least;
    json["most"] = range->most;
  } else {
    json["values"] = listed(choices_of(row), [](const std::string& value) {
      return Json{{"value", value}, {"words", in_each_language([&value](Language language) {
                                       return faces::value_words(value, language);
                                     })}};
    });
  }
  json["kept_per_game"] = game::find_setting(row.slug).has_value();
  return json;
}

}  // namespace

void add_settings(Json& tables) {
  Json settings = Json::array();
  for (const PreferenceRow& row : faces::preference_table()) {
    if (row.is_in_browser) settings.push_back(setting_json(row));
  }
  tables["settings"] = std::move(settings);
  tables["setting_groups"] =
      listed(faces::preference_groups(), [](const faces::PreferenceGroupRow& row) {
        return Json{{"group", row.slug}, {"name", in_each_language(row.name.row().words)}};
      });
}

}  // namespace shudu::tables
