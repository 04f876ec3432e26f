// Unions of disjoint houses, whose cells sum to a known number: every house, runs of up to six rows
// or columns, and two boxes that touch. Each set of cells once.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "propagation/problem.h"

namespace shudu::propagation {

class Regions {
 public:
  explicit Regions(const Problem& problem);

  [[nodiscard]] std::size_t size() const { return cells_.size(); }
  /// The cells of a region, as bits.
  [[nodiscard]] std::span<const std::uint64_t> operator[](std::size_t i) const { return cells_[i]; }
  /// How many houses it is of.
  [[nodiscard]] int houses(std::size_t i) const { return houses_[i]; }

 private:
  void list_lines();
  void add_runs(const std::vector<std::size_t>& lines);
  void add_pairs();
  void look_beside(const Variables& house, Bits& beside) const;
  void add(std::span<const std::uint64_t> cells, int houses);

  const Problem& problem_;
  std::array<std::vector<std::size_t>, 2>
      lines_;  ///< rows and columns in order, where all are there
  BitRows cells_;
  std::vector<int> houses_;
  // Regions with the same lowest cell, the newest first.
  std::vector<std::size_t> newest_;
  std::vector<std::size_t> older_;
};

}  // namespace shudu::propagation
