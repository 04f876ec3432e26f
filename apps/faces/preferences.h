// The settings of the app itself, apart from those of a game (shudu/game/settings.h): how it looks
// and which keys it takes. One table of keys gives names, values, words and storing.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "faces/words.h"
#include "shudu/core/language.h"
#include "shudu/game/settings.h"

namespace shudu::faces {

enum class TimerShown : std::uint8_t { kShown, kHidden, kOff };
enum class Colours : std::uint8_t { kAuto, k256, k16, kNone };
enum class PreferenceGroup : std::uint8_t { kPlay, kHelp, kLook, kKeys, kLanguage, kCount };

struct Preferences {
  game::Settings game;  ///< for new games
  Language language = Language::kEnglish;
  TimerShown timer = TimerShown::kShown;
  Colours colours = Colours::kAuto;
  bool ascii = false;
  bool light_ground = false;
  bool mouse = true;
  bool wrap = false;             ///< the cursor goes on at the other edge
  bool one_kind_marks = false;   ///< centre marks only: Shift+digit does the same
  int idle_minutes = 5;          ///< until it pauses by itself; 0: never
  std::string keyboard = "us";   ///< which signs Shift+digit gives: keyboards.h
  std::string letters = "wasd";  ///< or zqsd, none
  friend bool operator==(const Preferences&, const Preferences&) = default;
};

struct PreferenceRow {
  std::string_view slug;  ///< in the store and for `set` of the line dialogue
  PreferenceGroup group;
  std::string_view values;  ///< joined by `|`; a range as `0..60`
  Words name;
  Words about;  ///< a sentence
  std::string (*get)(const Preferences& preferences);
  bool (*set)(Preferences& preferences, std::string_view value);
  bool is_in_browser = true;  ///< a browser has its own colours, keyboard and mouse
};

struct PreferenceGroupRow {
  PreferenceGroup group;
  std::string_view slug;
  Word name;
};

/// The numbers that a setting may be, from and to.
struct ValueRange {
  int least = 0;
  int most = 0;
};

/// All, those of the game (whose rows stand in game::setting_table) included, in the order of the
/// settings screen.
[[nodiscard]] std::span<const PreferenceRow> preference_table();
[[nodiscard]] const PreferenceRow* find_preference(std::string_view slug);
/// In the order of the settings screen.
[[nodiscard]] std::span<const PreferenceGroupRow> preference_groups();
[[nodiscard]] const PreferenceGroupRow& row_of(PreferenceGroup group);

/// The values to choose from; what stands for a list of one's own (it has a comma) is left out.
[[nodiscard]] std::vector<std::string> choices_of(const PreferenceRow& row);
/// None where the row's values are no range.
[[nodiscard]] std::optional<ValueRange> range_of(const PreferenceRow& row);
/// What a value of a setting is called, `off` 关 in Chinese; the value itself where it has no word:
/// keyboards, letters, numbers.
[[nodiscard]] std::string value_words(std::string_view value, Language language);

}  // namespace shudu::faces
