// What the finders of almost locked sets share: gathering what goes and making the step.
//
//   digits   those eliminated (z)          als      the sets, in the order of the text
//   cells    of the sets, in that order    commons  restricted commons between them
//   marks    kPattern the places of z in the sets that the eliminated candidates see,
//            kColorA the places of the restricted commons
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <unordered_set>

#include "logic/facts_als.h"
#include "shudu/logic/technique.h"

namespace shudu {

using CellsByDigit = std::array<CellSet, kMaxSize>;  ///< by Digit::index

/// Candidates to go, by digit.
class Victims {
 public:
  void add(const View& view, Digit digit, CellSet cells) {
    const CellSet hit = cells & view.cells_of(digit);
    if (hit.empty()) return;
    cells_[static_cast<std::size_t>(digit.value() - 1)] |= hit;
    digits_.insert(digit);
  }
  [[nodiscard]] bool empty() const { return digits_.empty(); }
  [[nodiscard]] DigitSet digits() const { return digits_; }
  [[nodiscard]] CellSet of(Digit digit) const {
    return cells_[static_cast<std::size_t>(digit.value() - 1)];
  }

  friend bool operator==(const Victims&, const Victims&) = default;

 private:
  std::array<CellSet, kMaxSize> cells_{};
  DigitSet digits_;
};

/// The steps handed over so far. The same cells can often be parted into sets in several ways that
/// remove the same; only the first is a step.
class Reported {
 public:
  /// False where these cells with this result were there before.
  bool add(CellSet cells, const Victims& victims) { return known_.insert({cells, victims}).second; }

 private:
  struct Known {
    CellSet cells;
    Victims victims;
    friend bool operator==(const Known&, const Known&) = default;
  };
  struct Hash {
    std::size_t operator()(const Known& known) const;
  };
  std::unordered_set<Known, Hash> known_;
};

/// Adds the mark unless the candidate has one.
void add_mark(Step& step, Candidate candidate, MarkRole role);
/// Adds the set and its cells that are not yet there.
void add_als(Step& step, const Als& als);
/// Adds a restricted common of two sets of the step, by their places, and its marks.
void add_common(Step& step, const View& view, std::size_t one, std::size_t other, Digit digit);
/// Marks the places of the digits in a set as the pattern's.
void mark_digits(Step& step, const View& view, const StepAls& als, DigitSet digits);
/// The step with its sets and eliminations, but without commons and marks.
[[nodiscard]] Step als_step(const Technique& technique, std::span<const Als* const> sets,
                            const Victims& victims);

}  // namespace shudu
