// Text of many puzzles to bit planes and back, for machines without byte permutations of a whole
// puzzle. Text is read one puzzle at a time into four planes of 81 bits, cut into three bands of
// 27; from there all lanes go together to words of fields. The way out is the same, turned round.
//
// A kernel includes this or its own (cpu/text_avx512.h), which has the same names: PlaneWords,
// read_puzzle, plane_word, put_plane, write_solution.
#pragma once

#include "solver/lanes/band_fields.h"

namespace shudu {
namespace {

/// For each lane the digits of 81 cells as four bit planes: bit j of the digit in plane j, 0 for an
/// open cell.
struct PlaneWords {
  alignas(sizeof(Vec)) Word band[12][kLanes];  ///< 3 * plane + band
};

/// 81 characters to a lane's planes; every byte but '1' to '9' is an open cell.
[[gnu::always_inline]] inline void read_puzzle(const char* text, PlaneWords& to, unsigned lane) {
  const Planes planes = read_planes(text);
  for (std::size_t j = 0; j < 4; ++j) {
    to.band[3 * j][lane] = static_cast<Word>(planes.low[j]) & kBandCells;
    to.band[3 * j + 1][lane] = static_cast<Word>(planes.low[j] >> 27) & kBandCells;
    to.band[3 * j + 2][lane] = static_cast<Word>(planes.low[j] >> 54) | planes.high[j] << 10;
  }
}

/// Word I of plane j, in all lanes.
template <int I>
[[gnu::always_inline]] inline Vec plane_word(const PlaneWords& planes, std::size_t j) {
  return fields_of<I>(load(planes.band[3 * j]), load(planes.band[3 * j + 1]),
                      load(planes.band[3 * j + 2]));
}

/// Plane j from its three words, in all lanes.
[[gnu::always_inline]] inline void put_plane(PlaneWords& to, std::size_t j, Vec x, Vec y, Vec z) {
  store(to.band[3 * j], band_of<0>(x, y, z));
  store(to.band[3 * j + 1], band_of<1>(x, y, z));
  store(to.band[3 * j + 2], band_of<2>(x, y, z));
}

/// A lane's planes to 81 characters.
[[gnu::always_inline]] inline void write_solution(const PlaneWords& from, unsigned lane,
                                                  char* text) {
  Planes planes;
  for (std::size_t j = 0; j < 4; ++j) {
    const std::uint64_t a = from.band[3 * j][lane];
    const std::uint64_t b = from.band[3 * j + 1][lane];
    const std::uint64_t c = from.band[3 * j + 2][lane];
    planes.low[j] = a | b << 27 | c << 54;
    planes.high[j] = static_cast<std::uint32_t>(c >> 10);
  }
  write_planes(planes, text);
}

}  // namespace
}  // namespace shudu
