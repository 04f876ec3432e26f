// The smallest row that a line gives in a state of puzzle_form.h, and the order of columns that
// gives it: what the line sorters of the kernels answer (cpu/line_sorter_*.h). Part of a kernel:
// included once, inside its target region.
#pragma once

namespace shudu {
namespace {

/// The lowest bits of the nibbles of a key that are 15: digits without a name.
inline std::uint64_t unnamed(std::uint64_t key) {
  return key & key >> 1U & key >> 2U & key >> 3U & 0x111111111U;
}

struct SortedLine {
  Bytes column;       ///< reversed: source columns in the new order
  Bytes free;         ///< columns that are still free
  std::uint64_t key;  ///< the smallest row
  unsigned free_boxes;
  unsigned ties;  ///< bit p: byte p and its left neighbour are free and have no names
  bool has_free;
  bool has_ties;  ///< do other orders give the same row?
};

inline Bytes bytes_of(const Shuffle& shuffle) { return load(shuffle.from.data()); }

}  // namespace
}  // namespace shudu
