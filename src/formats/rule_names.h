// Rules that JSON texts state and no layout has: the keys under which f-puzzles, SudokuPad and what
// is written after them keep them, and the names that people know them by.
//
//   {"puzzle":"53..7....","killercage":[{"cells":["R1C1","R1C2"],"value":"5"}],"antiknight":true}
//                          -> killer-cage, antiknight
//
// Used by fpuzzles_read.cpp for names, by json_record.cpp to tell a rule from a member that means
// nothing here. Tested in tests/formats/fpuzzles_test.cpp and json_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "shudu/core/find_row.h"

namespace shudu {

struct RuleName {
  std::string_view key;
  std::string_view name;
};

// Those that are not called by their keys.
inline constexpr std::array kRuleNames{
    RuleName{"arrows", "arrow"},
    RuleName{"betweenline", "between-line"},
    RuleName{"boxindexer", "box-indexer"},
    RuleName{"cage", "drawn-cage"},
    RuleName{"cages", "killer-cage"},
    RuleName{"circle", "drawn-circle"},
    RuleName{"columnindexer", "column-indexer"},
    RuleName{"diagonal+", "diagonal"},
    RuleName{"diagonal-", "diagonal"},
    RuleName{"disjointgroups", "disjoint-groups"},
    RuleName{"doublearrow", "double-arrow"},
    RuleName{"entropicline", "entropic-line"},
    RuleName{"extraregion", "extra-region"},
    RuleName{"foglight", "fog-light"},
    RuleName{"fogofwar", "fog-of-war"},
    RuleName{"killer", "killer-cage"},
    RuleName{"killercage", "killer-cage"},
    RuleName{"line", "drawn-line"},
    RuleName{"lines", "drawn-line"},
    RuleName{"littlekillersum", "little-killer-sum"},
    RuleName{"modularline", "modular-line"},
    RuleName{"negative", "negative-constraint"},
    RuleName{"rectangle", "drawn-rectangle"},
    RuleName{"regionsumline", "region-sum-line"},
    RuleName{"rowindexer", "row-indexer"},
    RuleName{"sandwichsum", "sandwich-sum"},
    RuleName{"text", "drawn-text"},
    RuleName{"thermometers", "thermometer"},
    RuleName{"thermos", "thermometer"},
    RuleName{"xsum", "x-sum"},
    RuleName{"zipperline", "zipper-line"},
};

// Those that are.
inline constexpr std::array<std::string_view, 25> kPlainRules = {
    "antiking",        "antiknight",  "arrow",          "clone",    "constraints",
    "difference",      "even",        "kropki",         "lockout",  "maximum",
    "minimum",         "nabner",      "nonconsecutive", "odd",      "palindrome",
    "quadruple",       "ratio",       "regions",        "renban",   "skyscraper",
    "slowthermometer", "thermometer", "variant",        "whispers", "xv"};

/// What the rule of a key is called; the key where nobody knows it.
[[nodiscard]] inline std::string_view rule_name(std::string_view key) {
  const RuleName* const row =
      find_row(kRuleNames, [key](const RuleName& named) { return named.key == key; });
  return row == nullptr ? key : row->name;
}

/// Does a member of an object of ours or of others state a rule? The same words are used for other
/// things, so only what looks like one counts: `true`, or a list or object of lists or objects.
[[nodiscard]] inline bool states_rule(std::string_view key, const nlohmann::json& value) {
  const bool is_known = rule_name(key) != key ||
                        std::find(kPlainRules.begin(), kPlainRules.end(), key) != kPlainRules.end();
  if (!is_known) return false;
  if (value == true) return true;
  return value.is_structured() &&
         std::any_of(value.begin(), value.end(),
                     [](const nlohmann::json& part) { return part.is_structured(); });
}

}  // namespace shudu
