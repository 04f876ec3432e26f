// The producers that scan: each hands its hints to the sink in the order of the original, until the
// sink says that it is enough (false then). Producers 15 and 21 to 30 weigh all their hints and
// give the best one.
#pragma once

#include <optional>

#include "rating/se/hint.h"
#include "shudu/rating/se.h"

namespace shudu::se {

// Those with `since` look only at what has changed later than this time of Position::clock; 0: at
// everything. Where a search found nothing, it finds nothing new in what did not change.

// singles.cpp
bool find_hidden_single(const Position& position, HintSink sink);
bool find_naked_single(const Position& position, HintSink sink);
// direct.cpp
bool find_direct_locking(const Position& position, int since, HintSink sink);
bool find_direct_hidden_set(const Position& position, int k, int since, HintSink sink);
// locking.cpp
bool find_locking(const Position& position, int since, HintSink sink);
// sets.cpp
bool find_naked_set(const Position& position, int k, int since, HintSink sink);
bool find_hidden_set(const Position& position, int k, int since, HintSink sink);
// fish.cpp, wings.cpp: lines of the base, candidates of the pivot
bool find_fish(const Position& position, int k, int since, HintSink sink);
bool find_wing(const Position& position, int pivot_size, int since, HintSink sink);
// loops.cpp
std::optional<Hint> best_unique_loop(const Position& position, SeDialect dialect);
// bug.cpp
std::optional<Hint> find_bug(const Position& position, SeDialect dialect);
// aligned_pair.cpp, aligned_triplet.cpp; only where one of the `changed` cells takes part.
bool find_aligned_pair(const Position& position, CellSet changed, HintSink sink);
bool find_aligned_triplet(const Position& position, CellSet changed, HintSink sink);

/// Such a finder for one size.
template <bool (*kFind)(const Position&, int size, int since, HintSink), int kSize>
bool of_size(const Position& position, int since, HintSink sink) {
  return kFind(position, kSize, since, sink);
}

/// The candidates of a position in which a search found nothing, and what has changed since.
class CleanScan {
 public:
  [[nodiscard]] CellSet changed(const Position& position) const;
  void note(const Position& position);

 private:
  bool is_known_ = false;
  Mask marks_[kCells]{};
};

}  // namespace shudu::se
