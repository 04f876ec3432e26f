// The settings that matter to a game and are kept with it, as one table of keys.
//
//   auto-erase    both | centre | off    what a placed digit takes out of the marks of its peers
//   auto-marks    off | on               at the start; later an event of its own, for it is undone
//   check         off | rules | solution
//   check-marks   off | on
//   hint-marks    on | off               do hints see the player's centre marks?
//   multi-digit   marks | place          a digit on several empty cells
//   techniques    first | easy | medium | hard | all, after it `,SLUG` and `,-SLUG` for more and
//                 less; or slugs alone; then perhaps `,no-uniqueness`: see game/techniques.h
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace shudu::game {

enum class AutoErase : std::uint8_t { kBoth, kCentre, kOff };
enum class CheckLevel : std::uint8_t { kOff, kRules, kSolution };

struct Settings {
  AutoErase auto_erase = AutoErase::kBoth;
  bool auto_marks = false;
  CheckLevel check = CheckLevel::kRules;
  bool check_marks = false;
  bool hint_marks = true;
  bool multi_digit_places = false;
  std::string techniques = "all";
  friend bool operator==(const Settings&, const Settings&) = default;
};

enum class SettingKey : std::uint8_t {
  kAutoErase,
  kAutoMarks,
  kCheck,
  kCheckMarks,
  kHintMarks,
  kMultiDigit,
  kTechniques,
  kCount,  ///< how many there are; not a key
};

struct SettingRow {
  SettingKey key;
  std::string_view slug;
  std::string_view values;  ///< joined by `|`; for people
  std::string (*get)(const Settings& settings);
  /// False where the value is none of the key's; nothing is changed then.
  bool (*set)(Settings& settings, std::string_view value);
};

/// In the order of the keys and of the line of a saved game.
[[nodiscard]] std::span<const SettingRow> setting_table();
[[nodiscard]] const SettingRow& row_of(SettingKey key);
[[nodiscard]] std::optional<SettingKey> find_setting(std::string_view slug);

}  // namespace shudu::game
#pragma GCC visibility pop
