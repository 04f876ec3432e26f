// Counting without meeting every solution: by skeletons.
//
// A skeleton says which digits stand in which column of every box, and leaves their rows open:
//
//   stack 1   stack 2   stack 3          each letter is a set of three digits; a box's three are
//   a b c  |  d e f  |  g h i   band 1   its column split (split.h), and down a stack three splits
//   j k l  |  m n o  |  p q r   band 2   use no digit twice in a column
//   s t u  |  v w x  |  y z A   band 3
//
// With the skeleton chosen the bands have nothing more to do with each other: each has the digits
// of its columns, and the ways to put them into its three rows are counted alone. So the solutions
// are the sum over all skeletons of ways(band 1) * ways(band 2) * ways(band 3). Nothing is assumed
// about the candidates: pencilmarks are counted as givens are. The idea: B. Felgenhauer, F. Jarvis,
// "Enumerating possible Sudoku grids", 2005. How it is done: skeleton.cpp, which says the tests.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "shudu/core/stop.h"
#include "solver/count/box_fillings.h"
#include "solver/count/tally.h"
#include "solver/cpu/digit_bands.h"

namespace shudu {

/// The column splits that a stack may have in its three boxes, in groups of equal first split.
struct StackTriples {
  struct Rest {
    Split second;
    Split third;
  };
  struct Group {
    Split first;
    std::uint32_t begin;  ///< of `rests`
    std::uint32_t end;
  };
  std::vector<Group> groups;
  std::vector<Rest> rests;
};

/// A position, ready to be counted. Unchanged while walks use it; at most 40 MB, for the empty grid
/// (less than 1 MB for a puzzle of 17 givens).
class Skeletons {
 public:
  /// Has none where it was stopped.
  explicit Skeletons(const DigitBands& bands, Stop stop = {});

  /// How many combinations of stack triples there are; the walks meet fewer.
  [[nodiscard]] double combinations() const;
  [[nodiscard]] const BoxFillings& box(std::size_t band, std::size_t stack) const {
    return boxes_[3 * band + stack];
  }
  [[nodiscard]] const StackTriples& stack(std::size_t stack) const { return stacks_[stack]; }

 private:
  std::array<BoxFillings, 9> boxes_;
  std::array<StackTriples, 3> stacks_;
};

/// What the walks over one position share: which triple of the first stack is next.
struct SkeletonQueue {
  std::atomic<std::size_t> next{0};
};

/// One worker's way through the skeletons of a position. It can be left and gone on with.
class SkeletonWalk {
 public:
  SkeletonWalk(const Skeletons& skeletons, SkeletonQueue& queue);

  /// Counts into `tally` until everything is counted, the tally has ended or `work` units (about
  /// 5 ns each) are done; true when nothing is left to do for this walk.
  bool run(Tally& tally, std::uint64_t work);

 private:
  // For each row split, how often two boxes of a band leave it for the third.
  using RowWishes = std::array<std::uint8_t, kSplitCount>;
  // A group of the third stack, and the ways of the first band with its split.
  struct OpenGroup {
    std::uint32_t begin;
    std::uint32_t end;
    std::uint64_t ways;
  };
  // The ways of a band for each split of its third box, worked out when they are asked for.
  struct Ways {
    RowWishes wishes;
    std::array<std::uint32_t, kSplitCount> ways;
    std::array<std::uint32_t, kSplitCount> asked;
  };

  bool next_first(std::size_t& group);
  bool next_pair(Tally& tally);
  void open_second_group();
  bool wish(RowWishes& wishes, std::size_t band, Split first, Split second);
  std::uint64_t ways_of(std::size_t band, Split split);
  std::uint64_t count_pair();

  const Skeletons& skeletons_;
  SkeletonQueue& queue_;
  StackTriples::Rest first_rest_{};
  Split first_ = 0;
  bool has_first_ = false;
  std::size_t group_ = 0;  // of the second stack, and its rest
  std::size_t rest_ = 0;
  std::uint64_t work_ = 0;
  std::uint32_t round_ = 0;
  RowWishes first_wishes_;
  std::vector<OpenGroup> open_;
  std::array<Ways, 2> ways_;  // of the second and the third band
};

}  // namespace shudu
