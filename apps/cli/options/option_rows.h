// What the rows of the option table are written with, and how its parts (one for each group of
// verbs, so that no file grows long) become one table at compile time.
//
// A row is `option(id, "-j, --jobs N", target, help)`: how it is written, as help shows it; where
// its value goes; what it means; and what only few rows have. A target is a member of the options
// or of one of their parts, and how a text becomes its value:
//
//     on<&Options::json>()                                     a switch
//     whole<1, kMostJobs, &Options::jobs>()                    a whole number of a range
//     word_of<kWhens, &Options::color>()                       a word of a closed list
//     row_of<style_table, &Style::slug, &RenderOptions::style>()   a row of a table, by its name
//     path<&PlayWish::store>()                                 a file, or a text that is not empty
//     Target{take_layout, layout_choices}                      what is read in a way of its own
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>

#include "cli/options/option_table.h"
#include "cli/options/option_values.h"
#include "shudu/core/texts_of.h"

namespace shudu::cli::rows {

inline constexpr std::tuple kParts{&Options::bench,    &Options::logic,    &Options::rate,
                                   &Options::analysis, &Options::render,   &Options::generate,
                                   &Options::wanted,   &Options::research, &Options::canon,
                                   &Options::convert,  &Options::play};

/// The member, of whatever part of the options it is one.
template <typename Value, typename Part>
constexpr Value& at(Options& options, Value Part::*member) {
  if constexpr (std::is_same_v<Part, Options>) {
    return options.*member;
  } else if constexpr (std::is_same_v<Part, verbs::RateWish>) {
    return options.rate.wish.*member;
  } else {
    return options.*std::get<Part Options::*>(kParts).*member;
  }
}

template <typename Member>
struct OptionValue {
  using Type = Member;
};
template <typename Value>
struct OptionValue<std::optional<Value>> {
  using Type = Value;
};

/// Sets the member, and what says that it was given.
template <auto kMember, auto... kGiven, typename Value>
UsageError set(Options& options, Value value) {
  auto& member = at(options, kMember);
  member =
      static_cast<typename OptionValue<std::remove_reference_t<decltype(member)>>::Type>(value);
  ((at(options, kGiven) = true), ...);
  return std::nullopt;
}

/// A switch: it sets the member to the value.
template <auto kMember, auto kValue = true>
constexpr Target on() {
  return {[](Options& options, const OptionRow& /*row*/, std::string_view /*value*/) {
    return set<kMember>(options, kValue);
  }};
}

/// A whole number from `kLow` to `kHigh`.
template <std::uint64_t kLow, std::uint64_t kHigh, auto kMember, auto... kGiven>
constexpr Target whole() {
  return {[](Options& options, const OptionRow& row, std::string_view value) {
    const auto number = parse_number(value, kLow, kHigh);
    if (number) return set<kMember, kGiven...>(options, *number);
    return UsageError(not_a_number(options, row, value, {kLow, kHigh}));
  }};
}

/// A word of a list, whose first one means the value `kFirst`, the next one the next value.
template <const auto& kWords, auto kMember, int kFirst = 0>
constexpr Target word_of() {
  return {[](Options& options, const OptionRow& row, std::string_view value) {
            const auto* const found = std::find(kWords.begin(), kWords.end(), value);
            if (found == kWords.end()) return UsageError(not_a_choice(options, row, value));
            return set<kMember>(options, kFirst + static_cast<int>(found - kWords.begin()));
          },
          [] { return std::vector<std::string>(kWords.begin(), kWords.end()); }};
}

/// One of the choices: as it is written, or the number that it is.
template <auto kChoices, auto kMember>
constexpr Target one_of() {
  return {[](Options& options, const OptionRow& row, std::string_view value) {
            const std::vector<std::string> choices = kChoices();
            if (std::find(choices.begin(), choices.end(), value) == choices.end()) {
              return UsageError(not_a_choice(options, row, value));
            }
            if constexpr (std::is_same_v<decltype(at(options, kMember)), std::string&>) {
              return set<kMember>(options, value);
            } else {
              return set<kMember>(options, *parse_number(value, 0, kAnyNumber));
            }
          },
          kChoices};
}

/// A row of a table by its name: where it stands, or that field of it.
template <auto kTable, auto kName, auto kMember, auto... kField>
constexpr Target row_of() {
  return {[](Options& options, const OptionRow& row, std::string_view value) {
            for (const auto& found : kTable()) {
              if (found.*kName != value) continue;
              if constexpr (sizeof...(kField) == 0) return set<kMember>(options, &found);
              return (set<kMember>(options, found.*kField), ..., UsageError());
            }
            return UsageError(not_a_choice(options, row, value));
          },
          [] { return texts_of<std::string>(kTable(), kName); }};
}

/// A row of a table by its name, or no row by the word.
template <const std::string_view& kWord, auto kTable, auto kName, auto kMember, auto... kGiven>
constexpr Target row_or() {
  return {[](Options& options, const OptionRow& row, std::string_view value) {
            if (value == kWord) return set<kMember, kGiven...>(options, nullptr);
            for (const auto& found : kTable()) {
              if (found.*kName == value) return set<kMember, kGiven...>(options, &found);
            }
            return UsageError(not_a_choice(options, row, value));
          },
          [] {
            std::vector<std::string> names = texts_of<std::string>(kTable(), kName);
            names.emplace(names.begin(), kWord);
            return names;
          }};
}

/// A technique by its slug; a list of them grows.
template <auto kMember>
constexpr Target technique() {
  return {
      [](Options& options, const OptionRow& row, std::string_view value) {
        const Technique* const found = find_technique(value);
        if (found == nullptr) return UsageError(not_a_technique(options, row, value));
        if constexpr (std::is_pointer_v<std::remove_reference_t<decltype(at(options, kMember))>>) {
          return set<kMember>(options, found);
        } else {
          at(options, kMember).push_back(found);
          return UsageError();
        }
      },
      technique_choices};
}

/// A rating, in tenths.
template <auto kMember>
constexpr Target rating() {
  return {[](Options& options, const OptionRow& row, std::string_view value) {
    const std::optional<int> tenths = parse_rating(value);
    if (tenths) return set<kMember>(options, *tenths);
    return UsageError(not_a_rating(options, row, value));
  }};
}

/// Any text.
template <auto kMember>
constexpr Target text() {
  return {[](Options& options, const OptionRow& /*row*/, std::string_view value) {
    return set<kMember>(options, value);
  }};
}

/// The name of a file or another text, which is not empty.
template <auto kMember>
constexpr Target path() {
  return {[](Options& options, const OptionRow& row, std::string_view value) {
    if (value.empty()) return UsageError(missing_value(options, row));
    return set<kMember>(options, value);
  }};
}

/// What only few rows have.
struct Further {
  std::string_view default_text = {};
  bool is_repeatable = false;
  bool lists_choices = true;
  bool is_hidden = false;
};

/// A row; `usage` as in help, `-j, --jobs N` or `--resume [P.C.K]`.
constexpr OptionRow option(OptionId id, std::string_view usage, Target target, Words help,
                           Further further = {}) {
  OptionRow row{.id = id, .target = target, .help = help};
  if (usage[1] != '-') {
    row.letter = usage[1];
    usage.remove_prefix(std::string_view("-j, ").size());
  }
  usage.remove_prefix(std::string_view("--").size());
  row.name = usage.substr(0, usage.find(' '));
  if (row.name != usage) row.value = usage.substr(row.name.size() + 1);
  row.value_is_optional = row.value.substr(0, 1) == "[";
  if (row.value_is_optional) row.value = row.value.substr(1, row.value.size() - 2);
  row.default_text = further.default_text;
  row.is_repeatable = further.is_repeatable;
  row.lists_choices = further.lists_choices;
  row.is_hidden = further.is_hidden;
  return row;
}

template <std::size_t kSize>
constexpr std::array<OptionRow, kSize> taken_by_every_verb(std::array<OptionRow, kSize> part) {
  for (OptionRow& row : part) row.is_common = true;
  return part;
}

/// The rows of all parts, one part after the other.
template <std::size_t... kSizes>
constexpr auto in_one_table(const std::array<OptionRow, kSizes>&... parts) {
  std::array<OptionRow, (kSizes + ...)> all{};
  std::size_t at = 0;
  const auto add = [&all, &at](const auto& part) {
    for (const OptionRow& row : part) all[at++] = row;
  };
  (add(parts), ...);
  return all;
}

}  // namespace shudu::cli::rows
