// Which digits make a deadly pattern of some cells: all ways to choose n digits so that the cells
// with others, the roof, are one or two, or all others are one digit.
#pragma once

#include <vector>

#include "logic/deadly.h"
#include "logic/finding.h"

namespace shudu {

/// Calls `see(digits)` for each choice that has a roof, while it returns true; each once. `held`
/// are digits that belong to every choice.
template <typename See>
class DigitChoice {
 public:
  DigitChoice(const View& view, CellSet cells, int count, DigitSet held, See& see)
      : view_(view), cells_(cells.begin(), cells.end()), count_(count), held_(held), see_(see) {}

  bool run() {
    DigitSet all = held_;
    for (const Cell cell : cells_) all |= view_.candidates(cell);
    all_ = all;
    if (all.size() <= count_) return true;  // nothing beyond the digits
    return one_extra() && choose(0, held_, {});
  }

 private:
  // Three cells or more with one digit beyond the others.
  bool one_extra() {
    if (all_.size() != count_ + 1) return true;
    for (const Digit extra : all_ - held_) {
      int roof = 0;
      for (const Cell cell : cells_) roof += view_.has({cell, extra}) ? 1 : 0;
      if (roof > kMostRoof && !see_(all_ - DigitSet::only(extra))) return false;
    }
    return true;
  }

  // Each cell is plain or one of the roof.
  bool choose(std::size_t at, DigitSet digits, CellSet roof) {
    if (digits.size() > count_) return true;
    if (at == cells_.size()) return complete(digits, roof);
    const Cell cell = cells_[at];
    if (!choose(at + 1, digits | view_.candidates(cell), roof)) return false;
    if (roof.size() == kMostRoof) return true;
    roof.insert(cell);
    return choose(at + 1, digits, roof);
  }

  // Digits that only the roof has may be missing.
  bool complete(DigitSet digits, CellSet roof) {
    if (roof.empty()) return true;
    return for_each_subset((all_ - digits).bits(), count_ - digits.size(), [&](unsigned bits) {
      const DigitSet chosen = digits | DigitSet::from_bits(bits);
      for (const Cell cell : roof) {
        const DigitSet candidates = view_.candidates(cell);
        if (chosen.contains_all(candidates) || !chosen.intersects(candidates)) return true;
      }
      return see_(chosen);
    });
  }

  static constexpr int kMostRoof = 2;

  const View& view_;
  std::vector<Cell> cells_;
  int count_;
  DigitSet held_;
  See& see_;
  DigitSet all_;
};

template <typename See>
bool for_each_digit_choice(const View& view, CellSet cells, int count, DigitSet held, See see) {
  return DigitChoice<See>(view, cells, count, held, see).run();
}

}  // namespace shudu
