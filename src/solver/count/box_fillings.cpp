// Nine cells, digit by digit; then a counting sort by columns. See box_fillings.h.
// Tested in tests/solver/box_fillings_test.cpp.
#include "solver/count/box_fillings.h"

#include <utility>

namespace shudu {
namespace {

// Fills cell after cell; the words of both splits grow on the way.
class Filler {
 public:
  Filler(const DigitBands& bands, unsigned box) {
    const unsigned band = box / 3;
    const unsigned stack = box % 3;
    for (unsigned cell = 0; cell < 9; ++cell) {
      const unsigned bit = 9 * (cell / 3) + 3 * stack + cell % 3;
      for (unsigned d = 0; d < 9; ++d) {
        candidates_[cell] |= (bands[3 * d + band] >> bit & 1U) << d;
      }
    }
  }

  std::vector<BoxFilling> run() {
    fill(0, 0, 0, 0);
    return std::move(found_);
  }

 private:
  void fill(unsigned cell, std::uint32_t used, std::uint32_t rows, std::uint32_t columns) {
    if (cell == 9) {
      found_.push_back({split_of(rows), split_of(columns)});
      return;
    }
    for (std::uint32_t left = candidates_[cell] & ~used; left != 0; left &= left - 1) {
      const std::uint32_t digit = left & (~left + 1);
      fill(cell + 1, used | digit, rows | digit << (9 * (cell / 3)),
           columns | digit << (9 * (cell % 3)));
    }
  }

  std::array<std::uint32_t, 9> candidates_{};
  std::vector<BoxFilling> found_;
};

}  // namespace

std::vector<BoxFilling> fillings_of_box(const DigitBands& bands, unsigned box) {
  return Filler(bands, box).run();
}

BoxFillings::BoxFillings(std::span<const BoxFilling> fillings) : rows_(fillings.size()) {
  for (const BoxFilling& filling : fillings) ++start_[filling.columns + 1U];
  for (Split split = 0; split < kSplitCount; ++split) {
    if (start_[split + 1U] != 0) columns_.push_back(split);
    start_[split + 1U] += start_[split];
  }
  std::array<std::uint32_t, kSplitCount + 1> next = start_;
  for (const BoxFilling& filling : fillings) rows_[next[filling.columns]++] = filling.rows;
}

void transpose(std::span<BoxFilling> fillings) {
  for (BoxFilling& filling : fillings) std::swap(filling.rows, filling.columns);
}

}  // namespace shudu
