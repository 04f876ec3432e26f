// Candidates and nothing else: what implications are followed on. A copy of a few hundred bytes,
// cheap enough for one per premise, and a moment inside a branch is one as well as a position is.
#pragma once

#include <array>
#include <cstddef>

#include "shudu/logic/view.h"

namespace shudu::forcing {

/// A candidate taken as true or as false: a node of every chain here.
class Literal {
 public:
  constexpr Literal() = default;
  static constexpr Literal on(Candidate candidate) { return Literal(2 * candidate.index()); }
  static constexpr Literal off(Candidate candidate) { return Literal(2 * candidate.index() + 1); }

  [[nodiscard]] constexpr std::size_t index() const { return static_cast<std::size_t>(index_); }
  [[nodiscard]] constexpr bool is_on() const { return index_ % 2 == 0; }
  [[nodiscard]] constexpr Candidate candidate() const { return Candidate::from_index(index_ / 2); }
  [[nodiscard]] constexpr Literal opposite() const { return Literal(index_ ^ 1); }
  friend constexpr bool operator==(Literal, Literal) = default;

 private:
  constexpr explicit Literal(int index) : index_(static_cast<std::int16_t>(index)) {}
  std::int16_t index_ = 0;
};

inline constexpr std::size_t kMaxLiterals = 2 * std::size_t{kMaxCandidates};

/// The candidates of the open cells.
class Board {
 public:
  explicit Board(const View& view) : layout_(&view.layout()) {
    for (const Cell cell : view.open_cells()) at(cell) = view.candidates(cell);
    for (const Digit digit : layout_->all_digits()) of(digit) = view.cells_of(digit);
    open_ = view.open_cells();
  }

  [[nodiscard]] const Layout& layout() const { return *layout_; }
  /// The cells that were open at the start; a branch fills none.
  [[nodiscard]] CellSet open_cells() const { return open_; }
  [[nodiscard]] DigitSet candidates(Cell cell) const {
    return cells_[static_cast<std::size_t>(cell.index())];
  }
  [[nodiscard]] CellSet cells_of(Digit digit) const {
    return of_digit_[static_cast<std::size_t>(digit.index())];
  }
  [[nodiscard]] CellSet cells_of(Digit digit, House house) const {
    return cells_of(digit) & layout_->cells(house);
  }
  [[nodiscard]] bool has(Candidate candidate) const {
    return candidates(candidate.cell).contains(candidate.digit);
  }
  void erase(Candidate candidate) {
    at(candidate.cell).erase(candidate.digit);
    of(candidate.digit).erase(candidate.cell);
  }

 private:
  DigitSet& at(Cell cell) { return cells_[static_cast<std::size_t>(cell.index())]; }
  CellSet& of(Digit digit) { return of_digit_[static_cast<std::size_t>(digit.index())]; }

  const Layout* layout_;
  std::array<DigitSet, kMaxCells> cells_{};
  std::array<CellSet, kMaxSize> of_digit_{};
  CellSet open_;
};

/// The candidates of a board by number, ascending, and back.
class CandidateList {
 public:
  explicit CandidateList(const Board& board) {
    for (const Cell cell : board.open_cells()) {
      for (const Digit digit : board.candidates(cell)) {
        const Candidate candidate{cell, digit};
        number_[static_cast<std::size_t>(candidate.index())] = static_cast<std::int16_t>(size_);
        list_[static_cast<std::size_t>(size_++)] = candidate;
      }
    }
  }
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] Candidate operator[](int number) const {
    return list_[static_cast<std::size_t>(number)];
  }
  /// Precondition: it is a candidate of the board.
  [[nodiscard]] int number(Candidate candidate) const {
    return number_[static_cast<std::size_t>(candidate.index())];
  }

 private:
  std::array<Candidate, kMaxCandidates> list_{};
  std::array<std::int16_t, kMaxCandidates> number_{};
  int size_ = 0;
};

}  // namespace shudu::forcing
