// Random values of the core's types for rapidcheck. They come from plain integers, so that a
// failing case shrinks towards small ones.
#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <vector>

#include "shudu/core/cell_set.h"
#include "shudu/core/digit_set.h"
#include "shudu/core/symmetry.h"

namespace rc {

template <>
struct Arbitrary<shudu::Digit> {
  static Gen<shudu::Digit> arbitrary() {
    return gen::map(gen::inRange(1, 10), [](int value) { return shudu::Digit(value); });
  }
};

template <>
struct Arbitrary<shudu::Cell> {
  static Gen<shudu::Cell> arbitrary() {
    return gen::map(gen::inRange(0, shudu::kMaxCells), [](int i) { return shudu::Cell(i); });
  }
};

template <>
struct Arbitrary<shudu::DigitSet> {
  static Gen<shudu::DigitSet> arbitrary() {
    return gen::map(gen::inRange(0U, 512U),
                    [](unsigned bits) { return shudu::DigitSet::from_bits(bits); });
  }
};

template <>
struct Arbitrary<shudu::CellSet> {
  static Gen<shudu::CellSet> arbitrary() {
    return gen::map(gen::arbitrary<std::vector<shudu::Cell>>(),
                    [](const std::vector<shudu::Cell>& cells) {
                      shudu::CellSet set;
                      for (const shudu::Cell cell : cells) set.insert(cell);
                      return set;
                    });
  }
};

}  // namespace rc

namespace shudu::test {

/// A permutation of 0..size-1 chosen by `rng`; the rest is the identity.
inline Permutation random_permutation(int size, Rng& rng) {
  Permutation to = kIdentityPermutation;
  rng.shuffle(std::span(to).first(static_cast<std::size_t>(size)));
  return to;
}

/// Any symmetry of the size, most of which tear boxes apart.
inline Symmetry any_symmetry(int size, Rng& rng) {
  const Permutation rows = random_permutation(size, rng);
  const Permutation columns = random_permutation(size, rng);
  const bool transposed = rng.below(2) == 1;
  return Symmetry::moving(size, rows, columns, transposed)
      .then(Symmetry::renaming(size, random_permutation(size, rng)));
}

/// A grid in which each cell is blank with `blanks` chances in 10, else any digit.
inline Grid any_grid(int size, int blanks, Rng& rng) {
  Grid grid(size);
  for (int i = 0; i < grid.cell_count(); ++i) {
    if (rng.below(10) < static_cast<std::uint64_t>(blanks)) continue;
    grid.place(Cell(i),
               Digit::from_index(static_cast<int>(rng.below(static_cast<std::uint64_t>(size)))));
  }
  return grid;
}

}  // namespace shudu::test
