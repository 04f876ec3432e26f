// What no puzzle can be, found before any work. See shudu/generator/wanted.h.
//
// Most contradictions follow from the screens: what must solve the puzzle is part of what must not.
// The rest are facts of the tables: which rung has a technique, what its steps are rated.
#include <algorithm>
#include <array>
#include <string_view>

#include "generator/wanted/judge.h"
#include "generator/wanted/screens.h"
#include "shudu/core/characters.h"
#include "shudu/generator/wanted.h"
#include "shudu/rating/se_technique.h"

namespace shudu {
namespace {

// What shows all that the technique shows, and is easier.
struct Shown {
  std::string_view technique;
  std::string_view by;
};

// A Franken X-wing: docs/techniques/franken-x-wing.md. Leftovers of whole rows and boxes: a digit
// that one side lacks is locked in the other. The conjugate pair of a rectangle of type 4 leaves
// all other cells of its house, with the roof, a naked subset as of type 3. What sees both ends of
// an AIC is the cell where the chain closes as a discontinuous loop. The branches of a verity,
// turned round, lead from what goes to a contradiction; cell and region chains are verities.
constexpr std::array kShown{
    Shown{"franken-x-wing", "pointing"},
    Shown{"law-of-leftover", "pointing"},
    Shown{"unique-rectangle-4", "unique-rectangle-3"},
    Shown{"aic", "discontinuous-nice-loop"},
    Shown{"forcing-chain-verity", "forcing-chain-contradiction"},
    Shown{"cell-forcing-chain", "forcing-chain-contradiction"},
    Shown{"region-forcing-chain", "forcing-chain-contradiction"},
};

bool is_rated_within(WantedRange er) {
  if (er.to >= wanted::kLeastVaryingEr) return true;
  const auto table = se_technique_table();
  return std::any_of(table.begin(), table.end(), [er](const SeTechnique& row) {
    return row.base_tenths < wanted::kLeastVaryingEr && er.has(row.base_tenths);
  });
}

bool is_rated_otherwise(const Technique& technique, WantedRange er) {
  const int least = wanted::least_er_of(technique);
  if (least == 0) return false;
  return least > er.to || (least < wanted::kLeastVaryingEr && least < er.from);
}

WishFault fault_of_er(WantedRange er) {
  if (er.from > er.to || er.from > kMostEr || er.to < kLeastEr) return WishFault::kErEmpty;
  return is_rated_within(er) ? WishFault::kNone : WishFault::kErUnused;
}

WishFault fault_of_need(const Wish& wish) {
  const Technique& technique = *wish.technique;
  if (technique.has(Trait::kOnRequest)) return WishFault::kOnRequest;
  if (is_shown_by_easier(technique)) return WishFault::kShownByEasier;
  const ShuduRung* rung = wanted::rung_of(technique);
  // A technique of two rungs (chains up to a length) begins with the easier one.
  if (wish.level && rung != nullptr && level_of(*rung) > *wish.level) {
    return WishFault::kTechniqueNotLevel;
  }
  if (wish.level && rung != nullptr && level_of(*wanted::last_rung_of(technique)) < *wish.level) {
    return WishFault::kTechniqueNotLevel;
  }
  if (wish.er && is_rated_otherwise(technique, *wish.er)) return WishFault::kTechniqueNotEr;
  return WishFault::kNone;
}

WishFault fault_of_next(const Technique& technique) {
  if (wanted::is_too_rare(technique)) return WishFault::kTooRare;
  if (wanted::is_only_there(technique)) return WishFault::kNone;
  if (technique.has(Trait::kOnRequest)) return WishFault::kOnRequest;
  return is_shown_by_easier(technique) ? WishFault::kShownByEasier : WishFault::kNone;
}

WishFault fault_of_technique(const Wish& wish) {
  if (wish.use == TechniqueUse::kNeeded) return fault_of_need(wish);
  if (wish.use == TechniqueUse::kNext) return fault_of_next(*wish.technique);
  const bool is_single = wish.technique->family == Family::kSingles;
  return is_single ? WishFault::kSinglePractised : WishFault::kNone;
}

// `7.2` as 72, `9` as 90.
std::optional<int> tenths_in(std::string_view text) {
  const std::size_t dot = text.find('.');
  const std::string_view whole = text.substr(0, dot);
  const std::string_view part = dot == std::string_view::npos ? "0" : text.substr(dot + 1);
  if (whole.empty() || whole.size() > 2 || part.size() != 1) return std::nullopt;
  int tenths = 0;
  for (const std::string_view digits : {whole, part}) {
    for (const char c : digits) {
      if (!is_digit(c)) return std::nullopt;
      tenths = 10 * tenths + (c - '0');
    }
  }
  return tenths;
}

}  // namespace

std::string tenths_text(int tenths) {
  return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::optional<WantedRange> parse_er(std::string_view text) {
  const std::size_t dash = text.find('-');
  const std::optional<int> from = tenths_in(text.substr(0, dash));
  if (!from) return std::nullopt;
  if (dash == std::string_view::npos) return WantedRange{*from, *from};
  const std::string_view rest = text.substr(dash + 1);
  const std::optional<int> to = rest.empty() ? std::optional<int>(kMostEr) : tenths_in(rest);
  if (!to) return std::nullopt;
  return WantedRange{*from, *to};
}

std::string er_text(WantedRange er) {
  const std::string from = tenths_text(er.from);
  return er.from == er.to ? from : from + '-' + tenths_text(er.to);
}

bool is_shown_by_easier(const Technique& technique) {
  return std::any_of(kShown.begin(), kShown.end(),
                     [&](const Shown& row) { return row.technique == technique.slug; });
}

WishFault find_fault(const Wish& wish) {
  WishFault fault = wish.er ? fault_of_er(*wish.er) : WishFault::kNone;
  if (fault == WishFault::kNone && wish.technique != nullptr) fault = fault_of_technique(wish);
  if (fault != WishFault::kNone) return fault;
  if (!wanted::is_contradiction(wanted::screens_of(wish))) return WishFault::kNone;
  return wish.technique != nullptr ? WishFault::kTechniqueContradicts
                                   : WishFault::kLevelContradictsEr;
}

}  // namespace shudu
