// The tables for other faces: valid JSON, complete in every language, no key twice in a browser,
// and the pages of the techniques are there.
#include "tables/tables.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "faces/preferences.h"
#include "support/paths.h"

namespace shudu::tables {
namespace {

using Json = nlohmann::json;

const std::vector<std::string> kTags{"en", "zh-CN", "zh-TW"};

const Json& app() {
  static const Json tables = Json::parse(all_tables());
  return tables;
}

const Json& techniques() { return app().at("techniques"); }

// Every object that has one of the tags has all three, and none of its texts is empty.
void expect_complete(const Json& value, const std::string& where) {
  if (value.is_object() && (value.contains("en") || value.contains("zh-CN"))) {
    ASSERT_EQ(value.size(), kTags.size()) << where;
    for (const std::string& tag : kTags) {
      ASSERT_TRUE(value.contains(tag)) << where;
      EXPECT_FALSE(value[tag].is_string() && value[tag].get<std::string>().empty()) << where;
    }
    return;
  }
  if (!value.is_structured()) return;
  for (const auto& item : value.items()) expect_complete(item.value(), where + "." + item.key());
}

TEST(Tables, EveryTextIsThereInEveryLanguage) {
  expect_complete(app(), "app");
  expect_complete(techniques(), "techniques");
}

TEST(Tables, WordsHaveTheSameSlugsInEachLanguage) {
  const Json& words = app()["words"];
  EXPECT_GE(words["en"].size(), 100U);
  for (const std::string& tag : kTags) {
    EXPECT_EQ(words[tag].size(), words["en"].size());
    for (const auto& [slug, text] : words["en"].items()) EXPECT_NE(words[tag][slug], "") << slug;
  }
  EXPECT_EQ(words["zh-TW"]["settings"], "設定");
}

TEST(Tables, NoKeyStandsTwiceInABrowser) {
  for (const std::string letters : {"wasd", "zqsd", "none"}) {
    std::set<Json> seen;
    for (const Json& row : app()["keys"]) {
      for (Json key : row["keys"][letters]) {
        EXPECT_NE(key["digits"].get<bool>(), !key["key"].get<std::string>().empty()) << key;
        key.erase("shown");
        EXPECT_TRUE(seen.insert(key).second) << letters << key;
      }
    }
    EXPECT_GT(seen.size(), 60U) << letters;
  }
}

const Json& row_of(const std::string& list, const std::string& key, const std::string& value) {
  static const Json none;
  for (const Json& row : app()[list]) {
    if (row[key] == value) return row;
  }
  return none;
}

std::vector<std::string> shown(const std::string& command, const std::string& letters) {
  std::vector<std::string> keys;
  for (const Json& key : row_of("keys", "command", command)["keys"][letters]) {
    keys.push_back(key["shown"]);
  }
  return keys;
}

using List = std::vector<std::string>;

TEST(Tables, KeysAreThoseOfABrowser) {
  EXPECT_EQ(shown("undo", "wasd"), (List{"u", "[", "Ctrl+z"}));
  EXPECT_EQ(shown("redo", "wasd"), (List{"U", "]", "Ctrl+y", "Ctrl+Shift+z"}));
  EXPECT_EQ(shown("pick-row", "none"), (List{"Shift+Space"}));
  EXPECT_EQ(shown("up", "zqsd"), (List{"Up", "k", "z"}));
  EXPECT_EQ(shown("digit-mode", "zqsd"), (List{"y"}));
  EXPECT_EQ(shown("digit-mode", "none"), (List{"z", "y"}));
  for (const std::string terminal : {"stop", "redraw", "leave", "next-region"}) {
    EXPECT_TRUE(row_of("keys", "command", terminal).is_null()) << terminal;
  }
  const Json up = row_of("keys", "command", "box-up")["keys"]["wasd"][0];
  EXPECT_EQ(up, Json::parse(R"({"shown":"Ctrl+Up","key":"ArrowUp","ctrl":true,"alt":false,
                                "shift":false,"digits":false})"));
  const Json space = row_of("keys", "command", "next-mode")["keys"]["wasd"][0];
  EXPECT_EQ(space["key"], " ");
  const Json corner = row_of("keys", "command", "corner");
  EXPECT_TRUE(corner["takes_digit"]);
  EXPECT_EQ(corner["keys"]["wasd"][0]["digits"], true);
  EXPECT_EQ(corner["keys"]["wasd"][0]["shift"], true);
  EXPECT_EQ(row_of("keys", "command", "colour")["does"]["en"], "cell colour");
}

TEST(Tables, EveryGroupOfKeysAndSettingsIsNamed) {
  const std::set<std::string> key_lists{"keys", "key_notes"};
  for (const std::string& list : key_lists) {
    for (const Json& row : app()[list]) {
      EXPECT_FALSE(row_of("key_groups", "group", row["group"]).is_null()) << row["group"];
    }
  }
  for (const Json& row : app()["settings"]) {
    EXPECT_FALSE(row_of("setting_groups", "group", row["group"]).is_null()) << row["group"];
  }
}

TEST(Tables, CharactersOfOtherKeyboardsStandForAscii) {
  const std::string printed = app()["letters"]["printed"];
  const std::string stands_for = app()["letters"]["stands_for"];
  // 66 Russian letters of two bytes, 94 full-width signs and their blank of three.
  EXPECT_EQ(printed.size(), 66U * 2 + 95U * 3);
  EXPECT_EQ(stands_for.size(), 66U + 95U);
  EXPECT_EQ(app()["letters"]["moves"]["zqsd"], "zqsd");
}

TEST(Tables, SettingsHaveTheirValuesInWords) {
  std::set<std::string> kept;
  for (const Json& row : app()["settings"]) {
    if (row["kept_per_game"]) kept.insert(row["key"]);
    if (row.contains("least")) {
      EXPECT_LT(row["least"].get<int>(), row["most"].get<int>());
      continue;
    }
    std::set<std::string> values;
    for (const Json& value : row["values"]) values.insert(value["value"]);
    EXPECT_EQ(values.size(), row["values"].size()) << row["key"];
    EXPECT_TRUE(values.contains(row["default"])) << row["key"];
  }
  EXPECT_EQ(kept, (std::set<std::string>{"auto-erase", "auto-marks", "check", "check-marks",
                                         "hint-marks", "multi-digit", "techniques"}));
  const Json idle = row_of("settings", "key", "idle");
  EXPECT_EQ(idle["least"], 0);
  EXPECT_EQ(idle["most"], 60);
  EXPECT_EQ(idle["default"], "5");
  EXPECT_EQ(row_of("settings", "key", "techniques")["values"].size(), 5U);
  EXPECT_EQ(row_of("settings", "key", "auto-erase")["values"][1]["words"]["zh-CN"], "中心标");
}

TEST(Tables, WhatOnlyATerminalHasIsLeftOut) {
  for (const std::string only : {"colours", "ground", "ascii", "keyboard", "mouse"}) {
    EXPECT_TRUE(row_of("settings", "key", only).is_null()) << only;
    EXPECT_NE(faces::find_preference(only), nullptr) << only;
  }
  EXPECT_FALSE(row_of("settings", "key", "letters").is_null());
}

TEST(Tables, ChoicesAreComplete) {
  EXPECT_EQ(app()["levels"].size(), 6U);
  EXPECT_EQ(app()["symmetries"].size(), 10U);
  EXPECT_EQ(app()["layouts"].size(), 14U);
  EXPECT_EQ(app()["colours"].size(), 9U);
  EXPECT_EQ(app()["hint_roles"].size(), 10U);
  EXPECT_EQ(row_of("layouts", "layout", "6x6")["size"], 6);
  EXPECT_EQ(row_of("modes", "mode", "centre")["name"]["zh-CN"], "中心标");
  EXPECT_EQ(row_of("hint_roles", "role", "off")["look"], "second");
  EXPECT_EQ(row_of("hint_roles", "role", "endo-fin")["letter"], "F");
  for (const std::string ground : {"light", "dark"}) {
    for (const std::string& tag : kTags) {
      std::set<std::string> names;
      for (const Json& row : app()["colours"]) names.insert(row[ground][tag]);
      EXPECT_EQ(names.size(), 9U) << ground << tag;
    }
  }
}

TEST(TechniqueTables, EachHasItsPageAndAKnownGroup) {
  const std::filesystem::path docs = test::source_dir() / "docs";
  const std::set<std::string> groups{"first", "easy", "medium", "hard", "all"};
  std::set<std::string> slugs;
  for (const Json& row : techniques()) {
    EXPECT_TRUE(slugs.insert(row["technique"]).second) << row;
    EXPECT_TRUE(std::filesystem::exists(docs / row["page"].get<std::string>())) << row["page"];
    EXPECT_TRUE(!row.contains("group") || groups.contains(row["group"])) << row;
    EXPECT_EQ(row.contains("rung"), row.contains("level"));
  }
  EXPECT_GT(slugs.size(), 150U);
}

TEST(TechniqueTables, SomeRowsByHand) {
  std::map<std::string, Json> rows;
  for (const Json& row : techniques()) rows[row["technique"]] = row;
  EXPECT_EQ(rows["naked-single"]["group"], "first");
  EXPECT_EQ(rows["x-wing"]["names"]["zh-CN"], "二阶鱼（X-Wing）");
  EXPECT_EQ(rows["x-wing"]["practised"], true);
  EXPECT_EQ(rows["naked-single"]["practised"], false);
  EXPECT_EQ(rows["unique-rectangle-1"]["assumes_unique"], true);
}

}  // namespace
}  // namespace shudu::tables
