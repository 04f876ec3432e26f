// The peers of each cell in the three bands, on the layout of cpu/digit_bands.h: what a guess in
// the cell can touch.
#pragma once

#include <array>
#include <cstdint>

#include "solver/cpu/digit_bands.h"

namespace shudu {

using BandPeers = std::array<std::array<std::uint32_t, 3>, 81>;

constexpr bool sees(unsigned a, unsigned b) {
  const bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
  return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box);
}

constexpr BandPeers make_band_peers() {
  BandPeers peers{};
  for (unsigned a = 0; a < 81; ++a) {
    for (unsigned b = 0; b < 81; ++b) {
      if (sees(a, b)) peers[a][b / 27] |= 1U << (b % 27);
    }
  }
  return peers;
}

inline constexpr BandPeers kBandPeers = make_band_peers();
static_assert(kBandPeers[0][0] == 0b000'000'111'000'000'111'111'111'110);
static_assert(kBandPeers[40][0] == (1U << 4U | 1U << 13U | 1U << 22U));

}  // namespace shudu
