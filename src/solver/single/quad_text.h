// Text and digit bands in and out of the layout of quad_layout.h, by the bit planes of
// cpu/lane_set.h.
#pragma once

namespace shudu {
namespace {

struct QuadWords {
  alignas(32) std::uint32_t row[3][kQuadLanes] = {};
};

inline Rows load_rows(const QuadWords& words) {
  return {{load_lanes(words.row[0]), load_lanes(words.row[1]), load_lanes(words.row[2])}};
}
inline void store_rows(const Rows& x, QuadWords& words) {
  for (unsigned i = 0; i < 3; ++i) store_lanes(words.row[i], x.row[i]);
}

/// A set of cells, 81 bits: its rows i, 3 + i and 6 + i as a word.
inline std::uint32_t word_of_cells(std::uint64_t low, std::uint64_t high, unsigned i) {
  const std::uint64_t rows = i == 0 ? low : low >> (9 * i) | high << (64 - 9 * i);
  return static_cast<std::uint32_t>((rows & 0x1FF) | (rows >> 16U & 0x1FFU << 11U) |
                                    (rows >> 32U & 0x1FFU << 22U));
}

/// The cells with digit d + 1, from the bits of its number.
template <typename Word>
inline Word cells_of_digit(const std::array<Word, 4>& plane, unsigned d) {
  Word cells = ~Word{0};
  for (unsigned j = 0; j < 4; ++j) cells &= ((d + 1) >> j & 1U) != 0 ? plane[j] : ~plane[j];
  return cells;
}

inline Node read_text(const char* text) {
  const Planes planes = read_planes(text);
  const std::uint64_t low = planes.low[0] | planes.low[1] | planes.low[2] | planes.low[3];
  const std::uint32_t high = planes.high[0] | planes.high[1] | planes.high[2] | planes.high[3];
  QuadWords words;
#pragma GCC unroll 9
  for (unsigned d = 0; d < 9; ++d) {
    const std::uint64_t a = cells_of_digit(planes.low, d) | ~low;
    const std::uint64_t b = cells_of_digit(planes.high, d) | ~high;
    for (unsigned i = 0; i < 3; ++i) words.row[i][lane_of_digit(d)] = word_of_cells(a, b, i);
  }
  const Rows lone = {{all_lanes(word_of_cells(low, high, 0)),
                      all_lanes(word_of_cells(low, high, 1)),
                      all_lanes(word_of_cells(low, high, 2))}};
  return as_node(load_rows(words), lone);
}

inline Node read_bands(const DigitBands& bands) {
  QuadWords words;
  for (unsigned word = 0; word < 27; ++word) {
    for (unsigned i = 0; i < 3; ++i) {
      const std::uint32_t row = bands[word] >> (9 * i) & 0x1FF;
      words.row[i][lane_of_digit(word / 3)] |= row << place_of(word % 3, 0);
    }
  }
  return as_node(load_rows(words), {{no_cells(), no_cells(), no_cells()}});
}

inline void write_bands(const Rows& cand, DigitBands& bands) {
  QuadWords words;
  store_rows(cand, words);
  for (unsigned word = 0; word < 27; ++word) {
    std::uint32_t cells = 0;
    for (unsigned i = 0; i < 3; ++i) {
      const std::uint32_t row = words.row[i][lane_of_digit(word / 3)] >> place_of(word % 3, 0);
      cells |= (row & 0x1FF) << (9 * i);
    }
    bands[word] = cells;
  }
}

/// All ones in the lanes of the digits that have bit j in their number, of three digits from
/// `first` on; the same in each quad.
inline Lanes lanes_with_bit(unsigned first, unsigned j) {
  std::uint32_t mask[kQuadLanes] = {};
  for (unsigned lane = 0; lane < kQuadLanes; ++lane) {
    if (lane % 4 < 3 && ((first + lane % 4) >> j & 1U) != 0) mask[lane] = ~0U;
  }
  return load_lanes(mask);
}

/// Rows i, 3 + i and 6 + i as they lie in the words 4 i, to one plane of 81 cells.
inline void put_plane(const std::uint32_t* words, unsigned j, Planes& planes) {
  std::uint64_t low = 0;
  for (unsigned i = 0; i < 3; ++i) {
    const std::uint64_t word = words[std::size_t{4} * i];
    const std::uint64_t rows =
        (word & 0x1FF) | (word >> 11U & 0x1FF) << 27U | (word >> 22U & 0x1FF) << 54U;
    low |= rows << (9 * i);
  }
  planes.low[j] = low;
  planes.high[j] = (words[4] >> 23U & 0xFF) | (words[8] >> 22U & 0x1FF) << 8U;
}

/// A solution: one candidate in each cell.
inline void write_text(const Rows& cand, char* text) {
  const Rows z = gather(cand);
  Planes planes;
  for (unsigned j = 0; j < 4; ++j) {
    const Lanes quad = or3(z.row[0] & lanes_with_bit(1, j), z.row[1] & lanes_with_bit(4, j),
                           z.row[2] & lanes_with_bit(7, j));
    const Lanes plane = or3(quad, next_digit(quad), digit_after_next(quad));
    std::uint32_t words[kQuadLanes];
    store_lanes(words, plane);
    put_plane(words, j, planes);
  }
  write_planes(planes, text);
}

}  // namespace
}  // namespace shudu
