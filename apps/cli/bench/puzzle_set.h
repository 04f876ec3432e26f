// A set of classic puzzles in memory, as text, the way a benchmark wants it.
//
// Each puzzle has a record of 96 bytes: 81 characters, '1' to '9' and '.', then zeros. Peers look
// at the byte after a puzzle to tell formats apart, and read whole vectors: a zero stands there,
// and two blank records end the set. Tested in tests/cli/bench_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/grid.h"

namespace shudu::cli {

class PuzzleSet {
 public:
  static constexpr std::size_t kStride = 96;
  /// More puzzles than this are not taken: a set is held whole.
  static constexpr std::size_t kMostPuzzles = 1'000'000;

  explicit PuzzleSet(std::string name) : name_(std::move(name)) {}

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::size_t size() const { return records_.size() - kSlack; }
  /// The puzzles, kStride bytes apart; at least 128 bytes may be read from the beginning of each.
  [[nodiscard]] const char* text() const { return records_.front().data(); }
  [[nodiscard]] const char* puzzle(std::size_t p) const { return records_[p].data(); }

  /// Precondition: size 9. False, and nothing taken, when the set is full.
  bool add(const Grid& givens);
  /// Puts the puzzles into an order that the seed alone decides.
  void shuffle(std::uint64_t seed);

 private:
  using Record = std::array<char, kStride>;
  static constexpr std::size_t kSlack = 2;

  std::string name_;
  std::vector<Record> records_ = std::vector<Record>(kSlack, Record{});
};

/// The sets that are built in: puzzles of many givens, and puzzles known for being hard.
enum class BuiltIn : std::uint8_t { kEasy, kHard };

/// `size` puzzles, each a known one with rows, columns and digits exchanged at random: as hard as
/// that one, and different for a solver. The seed and the size decide every byte.
[[nodiscard]] PuzzleSet built_in_set(BuiltIn which, std::size_t size, std::uint64_t seed);

}  // namespace shudu::cli
