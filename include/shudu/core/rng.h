// The random numbers of the house: xoshiro256**, seeded through splitmix64.
//
// The distributions of <random> differ between libraries; a seed must give the same puzzle natively
// and in the browser, so every step from seed to number is stated here and is plain 64-bit
// arithmetic:
//
//   state     four outputs of splitmix64 started at the seed
//   next      xoshiro256** of D. Blackman and S. Vigna, "Scrambled linear pseudorandom number
//             generators" (2021, doi 10.1145/3460772); period 2^256 - 1
//   below     D. Lemire, "Fast random integer generation in an interval" (2019, doi
//             10.1145/3230636): the high word of next() * n, low words under 2^64 mod n rejected
//   shuffle   Fisher-Yates from the last element down
//   stream    numbers i * 2^128 steps further on, reached in O(log i)
//
// Tested in tests/core/rng_test.cpp against published numbers and a matrix power.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#pragma GCC visibility push(default)
namespace shudu {

/// splitmix64 (G. Steele, D. Lea, C. Flood, 2014): any 64-bit state will do.
class SplitMix64 {
 public:
  constexpr explicit SplitMix64(std::uint64_t state) : state_(state) {}

  constexpr std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
  }

 private:
  std::uint64_t state_;
};

/// A generator of 64-bit numbers, a value of 32 bytes: a copy repeats what the original gives.
/// Not for secrets. One thread at a time; give each thread or task a `stream` of its own.
class Rng {
 public:
  using State = std::array<std::uint64_t, 4>;

  /// Every seed is fine, 0 too.
  constexpr explicit Rng(std::uint64_t seed) {
    SplitMix64 mix(seed);
    for (std::uint64_t& word : state_) word = mix.next();
  }
  /// Goes on from a state. Precondition: not all four words are 0.
  [[nodiscard]] static constexpr Rng from_state(const State& state) {
    assert((state[0] | state[1] | state[2] | state[3]) != 0);
    Rng rng(0);
    rng.state_ = state;
    return rng;
  }
  [[nodiscard]] constexpr const State& state() const { return state_; }

  /// The next number, uniform over all of 0 to 2^64 - 1.
  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// A number from 0 to n - 1, each as likely as the others. Precondition: n >= 1.
  constexpr std::uint64_t below(std::uint64_t n) {
    assert(n >= 1);
    Product product = multiply(next(), n);
    if (product.low < n) {
      const std::uint64_t too_low = (0 - n) % n;  // 2^64 mod n
      while (product.low < too_low) product = multiply(next(), n);
    }
    return product.high;
  }

  /// Puts `items` in an order chosen uniformly among all.
  template <typename T>
  constexpr void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[static_cast<std::size_t>(below(i))]);
    }
  }

  /// Skips 2^128 numbers.
  void jump();

  /// The generator `index` jumps ahead: streams of different index do not overlap for 2^128
  /// numbers. Stream 0 is a copy. A few microseconds for any index.
  [[nodiscard]] Rng stream(std::uint64_t index) const;

  friend constexpr bool operator==(const Rng&, const Rng&) = default;

 private:
  struct Product {
    std::uint64_t high;
    std::uint64_t low;
  };

  // All 128 bits of a * b from four products of halves; standard C++ has no wider integer.
  static constexpr Product multiply(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t low = (a & kHalf) * (b & kHalf);
    const std::uint64_t cross = (a >> 32U) * (b & kHalf) + (low >> 32U);
    const std::uint64_t middle = (a & kHalf) * (b >> 32U) + (cross & kHalf);
    return {(a >> 32U) * (b >> 32U) + (cross >> 32U) + (middle >> 32U), a * b};
  }

  static constexpr std::uint64_t kHalf = 0xffffffffU;

  State state_{};
};

}  // namespace shudu
#pragma GCC visibility pop
