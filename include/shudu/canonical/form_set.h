// A set of forms that remembers 16 bytes of each: for leaving out what has been seen.
//
// A form is hashed to 128 bits and only the hash is kept, in open tables with linear probing. That
// two of n different forms share one has a chance of about n^2 / 2^129: 1.5e-21 for a thousand
// million forms. Whoever makes inputs on purpose could find such a pair; nothing here is secret.
// The set is cut into parts that grow one at a time, so that no growing needs much memory at once.
// Tested in tests/canonical/form_set_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "shudu/core/grid.h"

#pragma GCC visibility push(default)
namespace shudu {

/// 128 bits that stand for a grid.
struct FormHash {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  friend constexpr bool operator==(const FormHash&, const FormHash&) = default;
};

/// The hash of a grid of any size: the same bytes on every machine. Equal grids have equal hashes;
/// hash the form to make those equal that are the same up to symmetry.
[[nodiscard]] FormHash hash_of(const Grid& grid);

/// A set of hashes: 18 to 23 bytes for each, and some kilobytes. Not thread-safe.
class FormSet {
 public:
  /// Adds it; true when it was not there before.
  bool insert(const FormHash& hash);
  [[nodiscard]] bool contains(const FormHash& hash) const;
  /// How many different ones it holds.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// The memory of its tables.
  [[nodiscard]] std::size_t bytes() const;

 private:
  struct Part {
    std::vector<FormHash> slots;  // both words 0: empty
    std::size_t used = 0;
  };
  static constexpr unsigned kPartBits = 6;

  static void put(Part& part, const FormHash& hash);
  static void grow(Part& part);

  std::array<Part, std::size_t{1} << kPartBits> parts_;
  std::size_t size_ = 0;
};

}  // namespace shudu
#pragma GCC visibility pop
