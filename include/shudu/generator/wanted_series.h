// The walks of a wish, one after the other, as one series: no puzzle twice, a number that is enough
// and an end where nothing comes any more.
//
// Two puzzles are the same when one becomes the other by moving lines and renaming digits
// (canonical/form.h). The series depends on the walks and their order alone, so it is the same
// whoever makes them, one after the other or many at a time. Tested in
// tests/generator/wanted/series_test.cpp.
#pragma once

#include <cstdint>

#include "shudu/canonical/form_set.h"
#include "shudu/core/function_ref.h"
#include "shudu/generator/wanted.h"

#pragma GCC visibility push(default)
namespace shudu {

/// A series gives up after so many tries without a new puzzle, where nobody says otherwise: some
/// ten seconds for most wishes.
inline constexpr std::uint64_t kMostTries = 200'000;

/// What a series takes from walks. A value; one thread at a time.
class WantedSeries {
 public:
  struct Limits {
    std::uint64_t puzzles = 1;              ///< enough
    std::uint64_t most_tries = kMostTries;  ///< in succession without a new puzzle
  };
  explicit WantedSeries(const Limits& limits) : limits_(limits) {}

  /// Takes the next walk and hands its new puzzles to the sink, in order. Precondition: neither is
  /// enough nor exhausted; the walk is complete.
  void take(const WantedWalk& walk, FunctionRef<void(const PuzzleWithSolution&)> sink);

  [[nodiscard]] bool is_enough() const { return made_ >= limits_.puzzles; }
  /// Too many tries without a new puzzle.
  [[nodiscard]] bool is_exhausted() const { return !is_enough() && vain_ >= limits_.most_tries; }
  [[nodiscard]] bool is_done() const { return is_enough() || is_exhausted(); }

  [[nodiscard]] std::uint64_t made() const { return made_; }
  /// Puzzles left out because the same was there before.
  [[nodiscard]] std::uint64_t doubles() const { return doubles_; }
  /// Of all walks taken.
  [[nodiscard]] const WantedTally& tally() const { return tally_; }

 private:
  Limits limits_;
  FormSet forms_;
  WantedTally tally_;
  std::uint64_t made_ = 0;
  std::uint64_t doubles_ = 0;
  std::uint64_t vain_ = 0;  // tries since the last new puzzle
};

}  // namespace shudu
#pragma GCC visibility pop
