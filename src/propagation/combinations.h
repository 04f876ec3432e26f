// All sets of so many values with a given sum, values counted from 0, as lanes of vectors.
// Built once for a range of values, up to 16, by whoever asks first: 2^16 sets are 128 kB.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "propagation/cpu/passes.h"

namespace shudu::propagation {

class Combinations {
 public:
  static constexpr int kMostValues = 16;

  /// Empty where there are more values than kMostValues.
  explicit Combinations(int values);

  [[nodiscard]] bool has_any() const { return !starts_.empty(); }
  /// As blocks; empty sets fill the last one up. Empty where no set has that sum.
  [[nodiscard]] std::span<const Lanes> blocks(int cells, std::int64_t sum) const;
  /// One by one. Those of a size lie by their sums.
  [[nodiscard]] std::span<const Set> sets(int cells, std::int64_t sum) const;
  [[nodiscard]] std::span<const Set> sets(int cells) const;
  /// Of values counted from 0. Precondition: has_any().
  [[nodiscard]] int sum_of(Set set) const { return sums_[set]; }

  /// Sets one by one as blocks.
  static std::vector<Lanes> as_blocks(std::span<const Set> sets);

 private:
  struct Start {
    std::uint32_t set = 0;
    std::uint32_t block = 0;
  };
  [[nodiscard]] std::size_t at(int cells, std::int64_t sum) const {
    return static_cast<std::size_t>(cells) * static_cast<std::size_t>(most_ + 1) +
           static_cast<std::size_t>(sum);
  }

  int values_;
  int most_;  ///< the sum of all values
  std::vector<std::uint16_t> sums_;
  std::vector<Start> starts_;  ///< by size and sum
  std::vector<Set> sets_;
  std::vector<Lanes> blocks_;
};

/// Those of so many values, from 1 on; kept for all problems. Thread-safe.
const Combinations& combinations_of(int values);

}  // namespace shudu::propagation
