// The search for one whip or braid: a contradiction from one candidate, the target z.
//
// A link takes a variable of which z and the rights so far leave one candidate: that is its right,
// and any other of its candidates may be called its left. In a whip the left is linked to the right
// of the link before (to z in the first), in a braid to any right before or to z. The last link's
// variable has nothing left, so z is false. In the g-forms a right may be a group: all that is left
// of a digit in a house, where another house has these cells, too.
//
// Partial chains grow by one link at a time, all of one length together, so that the first chain
// is of the shortest. Of those with the same rights (of whips: and the same last one) the first
// stays, and no more than kMostPartial are kept: beyond that a longer chain may be found, or none.
// Whether there is a braid at all, and one that is not too long, singles tell (refuted_by_singles):
// braids are just what trying z and following singles can refute (Berthier).
// Tested in tests/logic/whips_test.cpp.
#pragma once

#include <optional>
#include <vector>

#include "logic/techniques/whip_board.h"

namespace shudu {

struct WhipKind {
  bool is_braid = false;
  bool has_groups = false;
};

struct WhipLink {
  Candidate left;
  std::uint16_t variable = 0;
  WhipRight right;  ///< no cells: the last link
};
using WhipChain = std::vector<WhipLink>;

class WhipSearch {
 public:
  static constexpr std::size_t kMostPartial = 300;

  /// The board outlives the search.
  WhipSearch(const WhipBoard& board, WhipKind kind, Candidate target);

  /// Goes on to the next length; true: there is a chain of it, see chain().
  bool grow();
  /// Is there nothing to go on from?
  [[nodiscard]] bool is_over() const { return partial_.empty(); }
  [[nodiscard]] const WhipChain& chain() const { return chain_; }

 private:
  // A link and the one before it, by place in links_; -1: none.
  struct Placed {
    WhipLink link;
    int before = -1;
  };
  struct Partial {
    CandidateSet killed;
    int last = -1;
    std::uint64_t rights = 0;  // their hash, in any order
  };

  void grow_whip(const Partial& from);
  void grow_braid(const Partial& from);
  void try_variable(const Partial& from, std::uint16_t variable, Candidate left);
  void extend(const Partial& from, std::uint16_t variable, Candidate left, WhipRight right);
  void finish(const Partial& from, std::uint16_t variable, Candidate left);
  [[nodiscard]] CandidateSet linked_to_last(const Partial& from) const;
  [[nodiscard]] bool has_right(const Partial& from, const WhipRight& right) const;

  const WhipBoard& board_;
  WhipKind kind_;
  Candidate target_;
  std::vector<Placed> links_;
  std::vector<Partial> partial_;
  std::vector<Partial> next_;
  std::vector<std::uint64_t> known_;  // hashes of next_
  WhipChain chain_;
};

/// What is left of a variable as a right; none where it is neither one candidate nor a group.
[[nodiscard]] std::optional<WhipRight> right_of(const WhipBoard& board,
                                                const WhipVariable& variable,
                                                const CandidateSet& killed, bool has_groups);
/// Is nothing left of it?
[[nodiscard]] bool is_emptied(const WhipVariable& variable, const CandidateSet& killed);

/// The braid that following singles from a target gives, cut down to what it rests on; empty where
/// they lead to no contradiction, and then there is none.
[[nodiscard]] WhipChain refuted_by_singles(const WhipBoard& board, Candidate target,
                                           bool has_groups);

/// Has each link a candidate that is linked to the right before?
[[nodiscard]] bool is_continuous(const WhipBoard& board, Candidate target, const WhipChain& chain);
[[nodiscard]] bool has_group(const WhipChain& chain);

}  // namespace shudu
