// Guessing on the layout of quad_layout.h; the rule is the one of word_branch.h, summed in plain
// words: two digits, three words of peers each, counted once for the candidates and twice more for
// those in cells with two.
#pragma once

namespace shudu {
namespace {

/// A cell and one of its digits, as registers, bits and lanes.
struct QuadChoice {
  unsigned row = 0;    ///< the register
  unsigned place = 0;  ///< the cell's bit
  unsigned lane = 0;   ///< of the digit to try first
  bool is_pair = false;
};

/// Child one, in `x`: the digit. Child two, in `other`: the cell without it.
inline void split(Rows& x, Rows& lone, const QuadChoice& choice, Frame& other) {
  const Lanes digit = load_lanes(kLaneWindow.data() + 11 - choice.lane);
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const Lanes cell = all_lanes(r == choice.row ? 1U << choice.place : 0);
    other.cand.row[r] = without(x.row[r], cell & digit);
    other.lone.row[r] = choice.is_pair ? cell : no_cells();
    x.row[r] = without(x.row[r], without(cell, digit));
    lone.row[r] = cell;
  }
}

[[gnu::noinline]] inline QuadChoice choose_in_bands(const Rows& x, Branching branching) {
  DigitBands bands;
  write_bands(x, bands);
  const Choice choice =
      branching == Branching::kAscending ? choose_first(bands) : choose_fewest(bands);
  return {choice.cell / 9 % 3, place_of(choice.cell / 27, choice.cell % 9),
          lane_of_digit(choice.digit), choice.is_pair};
}

/// The candidates, those of cells with two, and these cells.
struct Weights {
  QuadWords cand, paired;
  std::uint32_t pairs[kQuadLanes];
};

inline int sum_over_peers(const Weights& w, const std::array<std::uint32_t, 3>& peers,
                          unsigned lane) {
  int sum = 0;
#pragma GCC unroll 3
  for (unsigned i = 0; i < 3; ++i) {
    sum += __builtin_popcount(w.cand.row[i][lane] & peers[i]);
    sum += 2 * __builtin_popcount(w.paired.row[i][lane] & peers[i]);
  }
  return sum;
}

/// A cell with two candidates, weighed.
struct Weighed {
  QuadChoice choice;
  int sum = -1;
};

inline Weighed weigh(const Weights& w, unsigned row, unsigned place) {
  const Lanes cell = all_lanes(1U << place);
  const LaneSet lanes = lanes_nonzero(load_lanes(w.cand.row[row]) & cell);
  const auto first = static_cast<unsigned>(__builtin_ctz(lanes));
  const auto second = 31 - static_cast<unsigned>(__builtin_clz(lanes));
  const auto& peers = kQuadPeers[row][place];
  const int a = sum_over_peers(w, peers, first);
  const int b = sum_over_peers(w, peers, second);
  return {{row, place, b > a ? second : first, true}, a + b};
}

inline Weights weights_of(const Rows& x) {
  const Lanes pairs = pairs_of(x);
  const Rows pair_rows = each_third(pairs);
  Weights w;
  store_rows(x, w.cand);
  store_rows(
      {{x.row[0] & pair_rows.row[0], x.row[1] & pair_rows.row[1], x.row[2] & pair_rows.row[2]}},
      w.paired);
  store_lanes(w.pairs, pairs);
  return w;
}

[[gnu::noinline]] inline QuadChoice choose_fastest(const Rows& x) {
  const Weights w = weights_of(x);
  Weighed best;
  for (unsigned row = 0; row < 3; ++row) {
    for (std::uint32_t left = w.pairs[std::size_t{4} * row]; left != 0; left &= left - 1) {
      const Weighed one = weigh(w, row, static_cast<unsigned>(__builtin_ctz(left)));
      if (one.sum > best.sum) best = one;
    }
  }
  return best.sum >= 0 ? best.choice : choose_in_bands(x, Branching::kFastest);
}

/// Guesses: `x` and `lone` become child one, `other` child two.
inline void branch(Rows& x, Rows& lone, Branching branching, Frame& other) {
  const QuadChoice choice =
      branching == Branching::kFastest ? choose_fastest(x) : choose_in_bands(x, branching);
  split(x, lone, choice, other);
}

}  // namespace
}  // namespace shudu
