// What the basic techniques do to a classic puzzle, on bitboards: the cheap screens of `wanted`.
//
// A set of rules is applied until none of them does anything. Where that ends does not depend on
// the order: every rule goes on concluding what it concludes, or more, when candidates go, as long
// as a set of rules has the smaller forms of each (pairs with triples, X-wings with swordfish). So
// one question answers "do these techniques solve it?" for every path and every scale.
//
// A digit is three words, one a band, 27 bits each: bit 9 * (row in the band) + column. A digit
// that stands keeps its bit; the cell is no longer open. Singles are found for all nine digits at a
// time by counting to two in parallel ("any" and "two or more").
// Held to the logic room by tests/generator/wanted/basic_board_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "generator/wanted/board_bits.h"
#include "generator/wanted/forcing.h"
#include "shudu/core/grid.h"
#include "shudu/core/pencilmarks.h"

namespace shudu::wanted {

enum class BasicRule : std::uint8_t {
  kHiddenSingle,
  kNakedSingle,
  kLocked,  ///< pointing and claiming
  kNakedPair,
  kHiddenPair,
  kNakedTriple,
  kHiddenTriple,
  kXWing,
  kSwordfish,
  kNakedQuadruple,
  kHiddenQuadruple,
  kJellyfish,
  kSimpleChains,    ///< forcing.h, as the next two
  kMultipleChains,  ///< the simple ones, too
  kGroupedChains,   ///< all of them
};
inline constexpr int kBasicRules = 15;

/// A set of rules.
class BasicRules {
 public:
  constexpr BasicRules() = default;
  constexpr BasicRules(std::initializer_list<BasicRule> rules) {
    for (const BasicRule rule : rules) bits_ |= bit(rule);
  }
  [[nodiscard]] constexpr bool has(BasicRule rule) const { return (bits_ & bit(rule)) != 0; }
  [[nodiscard]] constexpr bool has_all(BasicRules other) const {
    return (other.bits_ & ~bits_) == 0;
  }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr BasicRules without(BasicRule rule) const {
    BasicRules rest = *this;
    rest.bits_ &= ~bit(rule);
    return rest;
  }
  constexpr BasicRules& operator|=(BasicRules other) {
    bits_ |= other.bits_;
    return *this;
  }
  friend constexpr BasicRules operator|(BasicRules a, BasicRules b) { return a |= b; }
  friend constexpr bool operator==(BasicRules, BasicRules) = default;

 private:
  static constexpr std::uint32_t bit(BasicRule rule) {
    return std::uint32_t{1} << static_cast<unsigned>(rule);
  }
  std::uint32_t bits_ = 0;
};

class BasicBoard {
 public:
  /// Precondition: size 9, no digit twice in a house.
  explicit BasicBoard(const Grid& givens);

  /// Applies the rules until none does anything; true when all cells are filled. A call with more
  /// rules goes on where the last one ended. On a puzzle without solution it ends, too.
  bool apply(BasicRules rules);

  [[nodiscard]] bool is_solved() const { return left_ == 0; }
  /// Filled and open cells as they stand.
  [[nodiscard]] Grid grid() const;
  /// Candidates of open cells, the digit of filled ones.
  [[nodiscard]] Pencilmarks marks() const;

 private:
  static constexpr std::size_t kBands = 3;
  static constexpr std::size_t kDigits = 9;
  static constexpr std::size_t kHouses = 27;
  using Words = DigitWords;
  using Band = BandWords;
  // For each house (rows, columns, boxes) and digit its places among the open cells.
  using Places = std::array<std::array<std::uint16_t, kDigits>, kHouses>;

  void place(int cell, std::size_t digit);
  bool place_hidden_singles();
  bool place_naked_singles();
  bool place_found(std::size_t digit, std::size_t band, std::uint32_t cells);
  bool remove_locked();
  bool remove_naked_sets(int size);
  bool remove_hidden_sets(int size);
  bool remove_fish(int size);
  bool apply_harder(BasicRules rules);
  bool apply_chains(ForcingChains chains);
  bool remove(std::size_t digit, const Band& cells);
  bool keep_only(std::size_t house, unsigned digits, const Band& cells);
  bool remove_others(std::size_t house, unsigned digits, unsigned places);
  bool remove_covered(std::size_t digit, std::size_t base, unsigned lines, unsigned covers);
  [[nodiscard]] Places places() const;
  [[nodiscard]] Band cells_without(unsigned digits) const;

  BoardWords words_;
  Band open_;
  int left_ = kMaxCells;
  bool is_broken_ = false;  // a digit was to be placed where it cannot stand
};

}  // namespace shudu::wanted
