// The rows of the table of settings: how each is read and printed.
//
// The value of `techniques` is checked for its form only: which slugs there are is a matter of the
// program that reads it, and a game outlives programs.
#include "shudu/game/settings.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

#include "shudu/core/characters.h"
#include "shudu/core/rows_in_order.h"
#include "shudu/game/techniques.h"

namespace shudu::game {
namespace {

template <std::size_t kCount>
using Names = std::array<std::string_view, kCount>;

constexpr Names<3> kEraseNames{"both", "centre", "off"};
constexpr Names<3> kCheckNames{"off", "rules", "solution"};
constexpr Names<2> kSwitchNames{"off", "on"};
constexpr Names<2> kMultiNames{"marks", "place"};

// The place of a value among its names, or kCount.
template <std::size_t kCount>
std::size_t place_in(const Names<kCount>& names, std::string_view value) {
  return static_cast<std::size_t>(std::find(names.begin(), names.end(), value) - names.begin());
}

template <auto kMember, const auto& kNames>
std::string get_named(const Settings& settings) {
  return std::string(kNames[static_cast<std::size_t>(settings.*kMember)]);
}

template <auto kMember, const auto& kNames>
bool set_named(Settings& settings, std::string_view value) {
  const std::size_t place = place_in(kNames, value);
  if (place == kNames.size()) return false;
  using Member = std::remove_reference_t<decltype(settings.*kMember)>;
  settings.*kMember = static_cast<Member>(place);
  return true;
}

bool is_slug(std::string_view text) {
  const bool is_begun = !text.empty() && text.front() != '-';
  return is_begun && text.size() <= 40 && std::all_of(text.begin(), text.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || is_digit(c) || c == '-';
         });
}

bool is_word(std::string_view item) {
  return place_in(kUsualTechniques, item) != kUsualTechniques.size();
}

// One of the five words with slugs more and less, or slugs that are none of them.
bool are_techniques(std::string_view value) {
  if (value.size() > kMostTechniquesText) return false;
  const std::size_t last = value.rfind(',');
  if (last != std::string_view::npos && value.substr(last + 1) == kWithoutUniqueness) {
    value = value.substr(0, last);
  }
  std::size_t comma = value.find(',');
  const bool is_of_word = is_word(value.substr(0, comma));
  if (is_of_word) {
    if (comma == std::string_view::npos) return true;
    value.remove_prefix(comma + 1);
  }
  while (true) {
    comma = value.find(',');
    std::string_view item = value.substr(0, comma);
    if (is_of_word && item.starts_with('-')) item.remove_prefix(1);
    if (!is_slug(item) || is_word(item) || item == kWithoutUniqueness) return false;
    if (comma == std::string_view::npos) return true;
    value.remove_prefix(comma + 1);
  }
}

std::string get_techniques(const Settings& settings) { return settings.techniques; }

bool set_techniques(Settings& settings, std::string_view value) {
  if (!are_techniques(value)) return false;
  settings.techniques = value;
  return true;
}

template <auto kMember, const auto& kNames>
constexpr SettingRow named(SettingKey key, std::string_view slug, std::string_view values) {
  return {key, slug, values, get_named<kMember, kNames>, set_named<kMember, kNames>};
}

constexpr std::array kSettingRows{
    named<&Settings::auto_erase, kEraseNames>(SettingKey::kAutoErase, "auto-erase",
                                              "both|centre|off"),
    named<&Settings::auto_marks, kSwitchNames>(SettingKey::kAutoMarks, "auto-marks", "off|on"),
    named<&Settings::check, kCheckNames>(SettingKey::kCheck, "check", "off|rules|solution"),
    named<&Settings::check_marks, kSwitchNames>(SettingKey::kCheckMarks, "check-marks", "off|on"),
    named<&Settings::hint_marks, kSwitchNames>(SettingKey::kHintMarks, "hint-marks", "on|off"),
    named<&Settings::multi_digit_places, kMultiNames>(SettingKey::kMultiDigit, "multi-digit",
                                                      "marks|place"),
    SettingRow{SettingKey::kTechniques, "techniques", "first|easy|medium|hard|all|SLUG,...",
               get_techniques, set_techniques},
};

static_assert(are_in_order(kSettingRows, &SettingRow::key, SettingKey::kCount));

}  // namespace

std::span<const SettingRow> setting_table() { return kSettingRows; }

const SettingRow& row_of(SettingKey key) {
  assert(key < SettingKey::kCount);
  return kSettingRows[static_cast<std::size_t>(key)];
}

std::optional<SettingKey> find_setting(std::string_view slug) {
  for (const SettingRow& row : kSettingRows) {
    if (row.slug == slug) return row.key;
  }
  return std::nullopt;
}

}  // namespace shudu::game
