// Candidates as the chain searches number them, and sets of them as words.
//
// A spot is 128 * digit + cell: the cells of a digit fill two words, 81 bits of them in use, so the
// weak links of a candidate within its digit are two ANDs, and a set of all candidates has 18
// words.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rating/se/position.h"

namespace shudu::se {

inline constexpr int kSpots = 9 * 128;
inline constexpr int kSpotWords = 18;

constexpr int spot_at(int cell, int digit) { return digit << 7 | cell; }
constexpr int cell_of_spot(int spot) { return spot & 127; }
constexpr int digit_of_spot(int spot) { return spot >> 7; }
constexpr int spot_of(int candidate) { return spot_at(cell_of(candidate), digit_of(candidate)); }
constexpr int candidate_of_spot(int spot) {
  return candidate_id(cell_of_spot(spot), digit_of_spot(spot));
}

/// A set of candidates, two words a digit.
struct SpotSet {
  std::uint64_t words[kSpotWords]{};

  [[nodiscard]] bool has(int spot) const { return (words[spot >> 6] >> (spot & 63) & 1) != 0; }
  void add(int spot) { words[spot >> 6] |= std::uint64_t{1} << (spot & 63); }
  void remove(int spot) { words[spot >> 6] &= ~(std::uint64_t{1} << (spot & 63)); }
  [[nodiscard]] CellSet cells(int digit) const {
    const auto first = 2 * static_cast<std::size_t>(digit);
    return CellSet::from_words(words[first], words[first + 1]);
  }
  void add_cells(int digit, CellSet cells) {
    const auto first = 2 * static_cast<std::size_t>(digit);
    words[first] |= cells.low();
    words[first + 1] |= cells.high();
  }
  SpotSet& operator&=(const SpotSet& other) {
    for (int i = 0; i < kSpotWords; ++i) words[i] &= other.words[i];
    return *this;
  }
  SpotSet& operator|=(const SpotSet& other) {
    for (int i = 0; i < kSpotWords; ++i) words[i] |= other.words[i];
    return *this;
  }
  [[nodiscard]] bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words) any |= word;
    return any == 0;
  }
  friend bool operator==(const SpotSet&, const SpotSet&) = default;
};

/// Calls `see(spot)` for each, by digit, then cell.
template <typename See>
void for_each_spot(const SpotSet& set, See see) {
  for (int i = 0; i < kSpotWords; ++i) {
    for (std::uint64_t left = set.words[i]; left != 0; left &= left - 1) {
      see(64 * i + std::countr_zero(left));
    }
  }
}

}  // namespace shudu::se
