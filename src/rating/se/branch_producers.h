// Producers 23 and 25 to 30: Nishio and dynamic forcing chains, plain and nested.
// Their memory is kept for a whole run, as most of it grows once and is used at every position.
#pragma once

#include <optional>
#include <unordered_map>

#include "rating/se/conclusions.h"
#include "rating/se/meter.h"
#include "rating/se/multiple_chains.h"
#include "rating/se/static_chains.h"

namespace shudu::se {

/// Families of chains inside nested chains.
enum class Family : std::uint8_t { kStatic, kMultiple, kDynamic, kDynamicWithStatic, kCount };

struct SpotSetHash {
  std::size_t operator()(const SpotSet& set) const;
};

/// What inner families found, by what was left of the candidates: for one real grid the lists are
/// functions of that, and most come again and again.
using InnerResults = std::unordered_map<SpotSet, std::shared_ptr<const InnerHints>, SpotSetHash>;

/// The best Nishio hint of a digit, a function of its cells alone.
struct DigitNishio {
  CellSet cells;  ///< for which this was found out
  bool is_known = false;
  BranchBest best;
};

/// Memory of one rating run, made when first needed and used again for every position.
struct BranchMemory {
  explicit BranchMemory(Meter& the_meter) : meter(the_meter) {}

  DigitNishio nishio[9];
  BranchTable table;
  BranchTable inner_table;  ///< of dynamic chains inside chains
  StaticMemory statics;     ///< of static chains inside chains
  MultipleMemory multiples;
  InnerResults results[static_cast<int>(Family::kCount)];
  std::size_t kept_results = 0;  ///< lists and hints in them
  void forget_results();
  Meter& meter;  ///< not owned
};

/// None where there is no hint, or the meter has run out.
std::optional<Hint> best_nishio(const Position& position, bool with_proof, BranchMemory& memory);

/// Level 0 to 5. Levels are to be asked for in turn; a level goes on from where the one before
/// ended.
std::optional<Hint> best_dynamic(const Position& position, int level, bool with_proof,
                                 BranchMemory& memory);

/// Dynamic chains as a family inside nested chains: level 0 or 2.
InnerHints inner_dynamic_hints(const Position& position, int level, bool with_proof,
                               BranchMemory& memory);

struct NestedRequest {
  int level = 0;
  bool with_proof = false;
};

/// When the four simple families last found nothing in a branch, as times of Position::clock.
struct SimpleCursors {
  int since[4];
  explicit SimpleCursors(int clean) : since{clean, clean, clean, clean} {}
};

/// A branch that goes on.
struct OpenBranch {
  const Position& g;  ///< in which it began
  const Position& s;  ///< what is left of it
  Branch& branch;
};

/// Adds to a branch what the first family of a level gives that gives anything.
bool add_advanced_nodes(const OpenBranch& open, const NestedRequest& request,
                        SimpleCursors& cursors, BranchMemory& memory);

}  // namespace shudu::se
