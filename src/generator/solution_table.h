// The solutions of one puzzle, turned round: for each candidate the set of solutions it occurs in.
//
//               s0 s1 s2 ...            one bit a solution, 64 to a word
//   r1c2=4       1  0  0                occurs in one: adding it leaves one solution
//   r1c2=7       0  1  1
//   r3c5=4       0  1  0                r1c2=7 and r3c9=1 together: s2 alone
//   r3c9=1       1  0  1
//
// Sets of m candidates that occur together in exactly one solution are found by intersecting, the
// smallest candidate first. Left out are sets of which a part is enough.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "shudu/core/cell.h"
#include "shudu/core/cell_set.h"
#include "shudu/core/function_ref.h"
#include "shudu/core/grid.h"

namespace shudu {

/// A digit in a cell, to be added.
struct Addition {
  Cell cell;
  Digit digit;
};

class SolutionTable {
 public:
  static constexpr std::size_t kMostAdditions = 3;
  using Sink = FunctionRef<bool(std::span<const Addition> additions)>;

  /// `texts` are solutions, 81 characters each; `open` the cells that may be filled, `barred` a
  /// grid whose digits may not be put back.
  void fill(std::span<const std::array<char, 81>> texts, CellSet open, const Grid& barred);

  /// Hands each set of `count` additions (1 to 3) that leaves one solution to `sink`; false when
  /// the sink has ended it.
  bool list(std::size_t count, Sink sink);

 private:
  struct Candidate {
    Addition addition;
    std::size_t bits;     // its place in bits_
    std::uint64_t count;  // solutions it occurs in
  };

  bool extend(std::size_t depth, std::size_t from, const std::uint64_t* common, std::size_t count,
              Sink& sink);
  [[nodiscard]] bool is_irredundant(std::size_t count) const;
  [[nodiscard]] std::uint64_t common_count(const std::uint64_t* a, const std::uint64_t* b) const;
  [[nodiscard]] const std::uint64_t* bits_of(const Candidate& candidate) const {
    return bits_.data() + candidate.bits;
  }

  std::size_t words_ = 0;
  std::vector<std::uint64_t> bits_;
  std::vector<Candidate> candidates_;
  std::array<std::vector<std::uint64_t>, kMostAdditions> common_;  // of the first 1, 2, ... chosen
  std::array<std::size_t, kMostAdditions> chosen_{};               // places in candidates_
};

}  // namespace shudu
