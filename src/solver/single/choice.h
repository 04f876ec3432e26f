// Choosing a cell to branch on in plain words, on the layout of cpu/digit_bands.h: where a search
// must take the first open cell, and where no cell has two candidates (3 % of the guesses, near the
// root; a careless choice there costs 20 % of the time on hard puzzles). Included inside a target
// region, for its bit instructions. Tests: those of kernels.h.
#pragma once

namespace shudu {
namespace {

struct Choice {
  unsigned cell = 0;   ///< row by row
  unsigned digit = 0;  ///< the one to try first
  bool is_pair = false;
};

/// Cells by their number of candidates, bit by bit, for each band.
struct BandCount {
  std::uint32_t plane[3][4];
};

inline BandCount count_candidates(const DigitBands& bands) {
  BandCount n = {};
  for (unsigned word = 0; word < 27; ++word) {
    std::uint32_t carry = bands[word];
    for (std::uint32_t& plane : n.plane[word % 3]) {
      const std::uint32_t next = plane & carry;
      plane ^= carry;
      carry = next;
    }
  }
  return n;
}

inline std::uint32_t cells_with(const BandCount& n, unsigned band, unsigned count) {
  std::uint32_t cells = kBandCells;
  for (unsigned j = 0; j < 4; ++j) {
    const std::uint32_t plane = n.plane[band][j];
    cells &= (count >> j & 1U) != 0 ? plane : ~plane;
  }
  return cells;
}

inline unsigned smallest_digit(const DigitBands& bands, unsigned cell) {
  unsigned digit = 0;
  while ((bands[3 * digit + cell / 27] >> cell % 27 & 1U) == 0) ++digit;
  return digit;
}

inline Choice choice_of(const DigitBands& bands, const BandCount& n, unsigned cell) {
  const bool is_pair = (cells_with(n, cell / 27, 2) >> cell % 27 & 1U) != 0;
  return {cell, smallest_digit(bands, cell), is_pair};
}

/// The first open cell and its smallest digit. There must be one.
inline Choice choose_first(const DigitBands& bands) {
  const BandCount n = count_candidates(bands);
  for (unsigned band = 0; band < 3; ++band) {
    const std::uint32_t* p = n.plane[band];
    const std::uint32_t open = p[1] | p[2] | p[3];
    if (open != 0) {
      return choice_of(bands, n, 27 * band + static_cast<unsigned>(__builtin_ctz(open)));
    }
  }
  return {};
}

inline int count_open_peers(const BandCount& n, unsigned cell) {
  int count = 0;
  for (unsigned band = 0; band < 3; ++band) {
    const std::uint32_t* p = n.plane[band];
    count += __builtin_popcount((p[1] | p[2] | p[3]) & kBandPeers[cell][band]);
  }
  return count;
}

/// An open cell with the fewest candidates; among these, one with the most open peers.
inline Choice choose_fewest(const DigitBands& bands) {
  const BandCount n = count_candidates(bands);
  unsigned fewest = 2;
  while (fewest < 9 &&
         (cells_with(n, 0, fewest) | cells_with(n, 1, fewest) | cells_with(n, 2, fewest)) == 0) {
    ++fewest;
  }
  unsigned best = 0;
  int most = -1;
  for (unsigned band = 0; band < 3; ++band) {
    for (std::uint32_t left = cells_with(n, band, fewest); left != 0; left &= left - 1) {
      const unsigned cell = 27 * band + static_cast<unsigned>(__builtin_ctz(left));
      const int peers = count_open_peers(n, cell);
      if (peers > most) {
        most = peers;
        best = cell;
      }
    }
  }
  return choice_of(bands, n, best);
}

}  // namespace
}  // namespace shudu
