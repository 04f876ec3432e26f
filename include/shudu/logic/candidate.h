// A candidate: a digit in a cell. And sets of them, 729 bits; all algebra of sets is inline, for
// finders live by it.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "shudu/core/cell.h"
#include "shudu/core/cell_set.h"
#include "shudu/core/digit.h"

#pragma GCC visibility push(default)
namespace shudu {

struct Candidate {
  Cell cell{0};
  Digit digit{1};

  /// 9 * cell + digit - 1, 0 to 728, on every layout.
  [[nodiscard]] constexpr int index() const { return kMaxSize * cell.index() + digit.value() - 1; }
  [[nodiscard]] static constexpr Candidate from_index(int index) {
    return {Cell(index / kMaxSize), Digit::from_index(index % kMaxSize)};
  }
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes the 0 of <=> for a pointer.
  friend constexpr auto operator<=>(Candidate, Candidate) = default;
};

inline constexpr int kMaxCandidates = kMaxCells * kMaxSize;

/// A set of candidates by their index. All set algebra is twelve word operations.
class CandidateSet {
 public:
  [[nodiscard]] constexpr bool contains(Candidate candidate) const {
    const auto i = static_cast<std::size_t>(candidate.index());
    return (words_[i / 64] >> (i % 64) & 1U) != 0;
  }
  constexpr void insert(Candidate candidate) {
    const auto i = static_cast<std::size_t>(candidate.index());
    words_[i / 64] |= std::uint64_t{1} << (i % 64);
  }
  constexpr void erase(Candidate candidate) {
    const auto i = static_cast<std::size_t>(candidate.index());
    words_[i / 64] &= ~(std::uint64_t{1} << (i % 64));
  }
  [[nodiscard]] constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }
  [[nodiscard]] constexpr int size() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return count;
  }
  [[nodiscard]] constexpr bool intersects(const CandidateSet& other) const {
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < words_.size(); ++w) any |= words_[w] & other.words_[w];
    return any != 0;
  }
  constexpr CandidateSet& operator|=(const CandidateSet& other) {
    for (std::size_t w = 0; w < words_.size(); ++w) words_[w] |= other.words_[w];
    return *this;
  }
  constexpr CandidateSet& operator&=(const CandidateSet& other) {
    for (std::size_t w = 0; w < words_.size(); ++w) words_[w] &= other.words_[w];
    return *this;
  }
  constexpr CandidateSet& operator-=(const CandidateSet& other) {
    for (std::size_t w = 0; w < words_.size(); ++w) words_[w] &= ~other.words_[w];
    return *this;
  }
  friend constexpr CandidateSet operator|(CandidateSet a, const CandidateSet& b) { return a |= b; }
  friend constexpr CandidateSet operator&(CandidateSet a, const CandidateSet& b) { return a &= b; }
  friend constexpr CandidateSet operator-(CandidateSet a, const CandidateSet& b) { return a -= b; }
  friend constexpr bool operator==(const CandidateSet&, const CandidateSet&) = default;

  /// Calls `see(candidate)` for each, by index.
  template <typename See>
  constexpr void for_each(See see) const {
    for (std::size_t w = 0; w < words_.size(); ++w) {
      for (std::uint64_t left = words_[w]; left != 0; left &= left - 1) {
        see(Candidate::from_index(static_cast<int>(64 * w) + std::countr_zero(left)));
      }
    }
  }

 private:
  std::array<std::uint64_t, (kMaxCandidates + 63) / 64> words_{};
};

}  // namespace shudu
#pragma GCC visibility pop
