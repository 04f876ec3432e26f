// Which single comes first: the two queues in which HoDoKu keeps them.
//
//   naked    a cell, at the moment when it is left with one candidate because a peer was filled or
//            a candidate eliminated
//   hidden   a digit and its cell, at the moment when a house is left with one place
//
// Filling a cell takes its digit from the peers, by cell, and then the cell's other candidates out
// of its houses, by digit; a candidate leaves row, column and box in this order. Givens are entered
// by cell. First come, first served: a full house is the first naked entry that is the last open
// cell of a house. Entries whose cell has been filled are dropped. With this order the scores of
// 889 published puzzles that need singles only are all equal to HoDoKu's; any other order tried
// (the cell before its peers, boxes before lines, last come first) leaves at most 728.
#pragma once

#include <deque>
#include <optional>

#include "shudu/logic/view.h"

namespace shudu {

class HodokuSingles {
 public:
  /// With the givens of a classic puzzle entered.
  explicit HodokuSingles(const Grid& givens);

  void place(Cell cell, Digit digit);
  void eliminate(Candidate candidate);

  /// The entry that is next in turn, which leaves its queue.
  [[nodiscard]] std::optional<Candidate> take_full_house();
  [[nodiscard]] std::optional<Candidate> take_naked();
  [[nodiscard]] std::optional<Candidate> take_hidden();

 private:
  using Queue = std::deque<Candidate>;
  [[nodiscard]] bool is_valid(Candidate entry) const;
  [[nodiscard]] bool is_last_of_a_house(Cell cell) const;
  void leave_houses(Candidate candidate, bool is_entered);
  std::optional<Candidate> take(Queue& queue);

  const Layout& layout_ = Layout::classic();
  Pencilmarks marks_;
  CellSet open_;
  std::array<CellSet, kMaxSize> cells_of_{};
  Queue naked_;
  Queue hidden_;
};

}  // namespace shudu
