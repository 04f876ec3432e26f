// The question `generate` for classic grids of order 10 to 25: the puzzle of a shape, a seed and a
// number, within a budget.
//
// Thread-safe for different budgets. Tested in tests/verbs_variant/generate_test.cpp.
#pragma once

#include <cstdint>
#include <optional>

#include "shudu/core/result.h"
#include "shudu/formats/puzzle.h"
#include "shudu/generator/reduce.h"
#include "shudu/large/box_shape.h"
#include "shudu/verbs/budget.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// Smaller ones have layouts, and the wishes of generate.h.
inline constexpr int kSmallestLarge = 10;

struct LargeWish {
  large::BoxShape boxes{4, 4};
  std::uint64_t seed = 0;
  std::uint64_t item = 0;                         ///< decides with shape and seed
  std::optional<ClueRange> clues = std::nullopt;  ///< none: any number
  /// Givens go until each is needed. Else, with a range, a number is drawn evenly from it, and some
  /// givens may not be needed.
  bool is_minimal = true;
  /// For a puzzle with a range: often all givens that can go leave too many.
  std::uint64_t most_tries = 100;
};

struct GeneratedLarge {
  VariantRecord record;  ///< with the solution
  int clues = 0;
  std::uint64_t tries = 0;
};

/// Why there is no puzzle.
struct LargeNotGenerated {
  enum class Why : std::uint8_t {
    kBadShape,  ///< an order under kSmallestLarge or over large::kLargestMade
    kNotFound,  ///< with so many givens, in `tries`
    kEnded,     ///< the budget says by whom
  };
  Why why = Why::kNotFound;
  std::uint64_t tries = 0;
};

[[nodiscard]] Result<GeneratedLarge, LargeNotGenerated> generate(Budget& budget,
                                                                 const LargeWish& wish);

}  // namespace shudu::verbs
#pragma GCC visibility pop
