// What whips and braids are made of: candidates, which of them exclude each other, and variables.
//
// A variable is a cell, or a digit in a house: of its candidates exactly one is true. Two
// candidates are linked when they cannot both be true: two digits of a cell, a digit in two cells
// that see each other. Cells come first, by number, then houses and in them digits; candidates of
// a variable ascend. A variable of which a candidate is filled already is none any more.
// Terms: Denis Berthier, "The Hidden Logic of Sudoku" (2007): CSP variables.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "shudu/logic/view.h"

namespace shudu {

struct WhipVariable {
  bool is_cell = true;
  Cell cell{0};    ///< of a cell
  House house{0};  ///< else
  Digit digit{1};
  std::vector<Candidate> candidates{};
};

/// A digit in one cell, or in one of several that two houses share (a group).
struct WhipRight {
  Digit digit{1};
  CellSet cells;

  [[nodiscard]] bool is_group() const { return cells.size() > 1; }
  [[nodiscard]] Candidate candidate() const { return {cells.first(), digit}; }
  friend bool operator==(const WhipRight&, const WhipRight&) = default;
};

class WhipBoard {
 public:
  explicit WhipBoard(const View& view);

  [[nodiscard]] const View& view() const { return *view_; }
  [[nodiscard]] std::span<const WhipVariable> variables() const { return variables_; }
  /// By number.
  [[nodiscard]] std::span<const std::uint16_t> variables_of(Candidate candidate) const {
    return variables_of_[static_cast<std::size_t>(candidate.index())];
  }
  /// What cannot be true beside it.
  [[nodiscard]] const CandidateSet& linked(Candidate candidate) const {
    return linked_[static_cast<std::size_t>(candidate.index())];
  }
  /// Of a group: what sees all of it.
  [[nodiscard]] CandidateSet linked(const WhipRight& right) const;

 private:
  void add(WhipVariable&& variable);

  const View* view_;
  std::vector<WhipVariable> variables_;
  std::vector<std::vector<std::uint16_t>> variables_of_;
  std::vector<CandidateSet> linked_;
};

}  // namespace shudu
