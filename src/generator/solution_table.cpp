// Tested by tests/generator/vary_test.cpp.
#include "generator/solution_table.h"

#include <algorithm>

#include "shudu/core/digit_set.h"

namespace shudu {

void SolutionTable::fill(std::span<const std::array<char, 81>> texts, CellSet open,
                         const Grid& barred) {
  words_ = (texts.size() + 63) / 64;
  bits_.assign(words_ * kMaxCells * kMaxSize, 0);
  for (std::size_t s = 0; s < texts.size(); ++s) {
    const std::uint64_t bit = std::uint64_t{1} << (s % 64);
    for (const Cell cell : open) {
      const auto i = static_cast<std::size_t>(cell.index());
      const auto digit = static_cast<std::size_t>(texts[s][i] - '1');
      bits_[(i * kMaxSize + digit) * words_ + s / 64] |= bit;
    }
  }
  candidates_.clear();
  for (const Cell cell : open) {
    for (const Digit digit : DigitSet::first_n(barred.size())) {
      if (barred.value_at(cell) == digit.value()) continue;
      const auto place = static_cast<std::size_t>(cell.index() * kMaxSize + digit.index());
      std::uint64_t count = 0;
      for (std::size_t w = 0; w < words_; ++w) {
        count += static_cast<std::uint64_t>(std::popcount(bits_[place * words_ + w]));
      }
      if (count > 0) candidates_.push_back({{cell, digit}, place * words_, count});
    }
  }
}

std::uint64_t SolutionTable::common_count(const std::uint64_t* a, const std::uint64_t* b) const {
  std::uint64_t count = 0;
  for (std::size_t w = 0; w < words_; ++w) {
    count += static_cast<std::uint64_t>(std::popcount(a[w] & b[w]));
  }
  return count;
}

bool SolutionTable::list(std::size_t count, Sink sink) {
  common_[0].assign(words_, ~std::uint64_t{0});
  return extend(0, 0, common_[0].data(), count, sink);
}

// `common` are the solutions that hold the first `depth` additions.
bool SolutionTable::extend(std::size_t depth, std::size_t from, const std::uint64_t* common,
                           std::size_t count, Sink& sink) {
  const bool is_last = depth + 1 == count;
  for (std::size_t c = from; c < candidates_.size(); ++c) {
    const Candidate& candidate = candidates_[c];
    if ((candidate.count == 1) != (count == 1)) continue;
    const std::uint64_t* bits = bits_of(candidate);
    const std::uint64_t left = depth == 0 ? candidate.count : common_count(common, bits);
    if (is_last ? left != 1 : left < 2) continue;
    chosen_[depth] = c;
    if (!is_last) {
      std::vector<std::uint64_t>& next = common_[depth + 1];
      next.resize(words_);
      for (std::size_t w = 0; w < words_; ++w) next[w] = common[w] & bits[w];
      if (!extend(depth + 1, c + 1, next.data(), count, sink)) return false;
      continue;
    }
    if (!is_irredundant(count)) continue;
    std::array<Addition, kMostAdditions> additions{};
    for (std::size_t i = 0; i < count; ++i) additions[i] = candidates_[chosen_[i]].addition;
    if (!sink(std::span(additions).first(count))) return false;
  }
  return true;
}

// Does every part of the chosen leave more than one solution? Pairs of three are all that is left
// to look at: single ones were passed over, and the first two have been counted.
bool SolutionTable::is_irredundant(std::size_t count) const {
  if (count < 3) return true;
  const std::uint64_t* last = bits_of(candidates_[chosen_[2]]);
  return common_count(bits_of(candidates_[chosen_[0]]), last) > 1 &&
         common_count(bits_of(candidates_[chosen_[1]]), last) > 1;
}

}  // namespace shudu
