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
bool find_direct_hidden_pair(const Position& position, int since, HintSink sink);
bool find_direct_hidden_triplet(const Position& position, int since, HintSink sink);
// locking.cpp
bool find_locking(const Position& position, int since, HintSink sink);
// sets.cpp
bool find_naked_pair(const Position& position, int since, HintSink sink);
bool find_naked_triplet(const Position& position, int since, HintSink sink);
bool find_naked_quad(const Position& position, int since, HintSink sink);
bool find_hidden_pair(const Position& position, int since, HintSink sink);
bool find_hidden_triplet(const Position& position, int since, HintSink sink);
bool find_hidden_quad(const Position& position, int since, HintSink sink);
// fish.cpp
bool find_x_wing(const Position& position, int since, HintSink sink);
bool find_swordfish(const Position& position, int since, HintSink sink);
bool find_jellyfish(const Position& position, int since, HintSink sink);
// wings.cpp
bool find_xy_wing(const Position& position, int since, HintSink sink);
bool find_xyz_wing(const Position& position, int since, HintSink sink);
// loops.cpp
std::optional<Hint> best_unique_loop(const Position& position, SeDialect dialect);
// bug.cpp
std::optional<Hint> find_bug(const Position& position, SeDialect dialect);
// aligned_pair.cpp, aligned_triplet.cpp; only where one of the `changed` cells takes part.
bool find_aligned_pair(const Position& position, CellSet changed, HintSink sink);
bool find_aligned_triplet(const Position& position, CellSet changed, HintSink sink);

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
