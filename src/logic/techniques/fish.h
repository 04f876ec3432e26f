// Fish: what the searches of fish_basic, fish_complex and fish_siamese share.
//
// A fish is one digit, n base houses and n other houses, its covers. B are the candidates of the
// base, C those of the covers. Fins are those of B outside C and those in two base houses (endo-
// fins, covered or not). If no fin is true, every base house uses a cover house of its own, so that
// C outside B and what lies in two covers is false; with fins this holds for what sees all of them.
//
// A step holds: `digits` the digit; `cells` the body (B without fins), then the fins, each upwards;
// `marks` body as pattern, fins, endo-fins; `base`, `cover` the houses upwards (a siamese fish: the
// covers of the one fish, then those of the other); flags `cannibalistic` where something of B
// goes, `siamese`.
#pragma once

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "logic/finding.h"
#include "shudu/core/function_ref.h"

namespace shudu {

/// Houses as bits, by House::index.
using HouseBits = std::uint64_t;
static_assert(kMaxHouses <= 64);

[[nodiscard]] constexpr HouseBits bit_of(House house) {
  return HouseBits{1} << static_cast<unsigned>(house.index());
}
[[nodiscard]] constexpr House first_house(HouseBits houses) {
  return House(std::countr_zero(houses));
}
/// Does the list of `a` stand before that of `b`? Sets of one size.
[[nodiscard]] constexpr bool is_before(HouseBits a, HouseBits b) {
  const HouseBits differing = a ^ b;
  return (a & (differing & (~differing + 1))) != 0;
}

struct Fish {
  Digit digit{1};
  HouseBits base = 0;
  HouseBits cover = 0;
  CellSet body;       ///< of the base, without fins
  CellSet fins;       ///< outside the covers
  CellSet endo_fins;  ///< in two base houses
  CellSet eliminations;
  bool is_cannibalistic = false;
};

enum class FishClass : std::uint8_t {
  kBasic,    ///< rows and columns
  kFranken,  ///< rows and boxes, columns and boxes
  kMutant,   ///< all else
};
enum class FishForm : std::uint8_t {
  kPlain,    ///< no fins
  kFinned,   ///< fins; where basic, every base line keeps two candidates without them
  kSashimi,  ///< basic with fins, where some base line keeps one at most
  kAnyFins,  ///< finned or sashimi
};

/// Which fish are wanted.
struct FishKind {
  FishClass houses = FishClass::kBasic;
  FishForm form = FishForm::kPlain;
  int size = 2;
};

/// The fish that a row of the registry wants, as its parameters and back.
[[nodiscard]] constexpr Parameters parameters_of(FishKind kind) {
  return {static_cast<std::uint8_t>(kind.size), static_cast<std::uint8_t>(kind.houses),
          static_cast<std::uint8_t>(kind.form)};
}
[[nodiscard]] constexpr FishKind fish_kind_of(const Technique& technique) {
  const Parameters& wanted = technique.parameters;
  return {static_cast<FishClass>(wanted.kind), static_cast<FishForm>(wanted.form), wanted.size};
}

using FishSink = FunctionRef<bool(const Fish& fish)>;

/// Every fish of a kind that eliminates something, in the order of fish_basic.cpp and
/// fish_complex.cpp; false when the sink has had enough.
bool for_each_basic_fish(const View& view, FishKind kind, const FindOptions& options,
                         FishSink sink);
bool for_each_complex_fish(const View& view, FishKind kind, const FindOptions& options,
                           FishSink sink);

[[nodiscard]] Step step_of_fish(const Technique& technique, const Fish& fish);
/// Keeps steps with the same cells and eliminations from being handed over twice.
class HandedOver {
 public:
  /// Of steps of one technique, each with its eliminations in order. Holds those of one digit.
  bool is_new(const Step& step) {
    if (step.digits != digits_) known_.clear();
    digits_ = step.digits;
    return known_.emplace(step.cells, step.eliminations).second;
  }

 private:
  DigitSet digits_;
  std::set<std::pair<std::vector<Cell>, std::vector<Candidate>>> known_;
};

/// Has some base house of the fish at most one candidate of the body?
[[nodiscard]] bool is_sashimi(const Layout& layout, const Fish& fish);

}  // namespace shudu
