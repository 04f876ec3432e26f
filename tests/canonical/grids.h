// Grids and puzzles that the tests of forms share, from and to text, and random ones.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/rng.h"

namespace shudu::test {

/// The grid with most automorphisms, 648; it is its own form.
inline constexpr std::string_view kMostSymmetric =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
/// The largest of all forms, found by Red Ed of the programmers' forum: 72 automorphisms.
inline constexpr std::string_view kLargestForm =
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
/// 17 givens (Gordon Royle's collection).
inline constexpr std::string_view kSeventeen =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
/// 21 givens, Arto Inkala 2012.
inline constexpr std::string_view kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The classic (or n x n) grid of a text, '1'..'9' or anything else for a blank.
Grid grid_from(std::string_view text);
/// n*n characters, '.' for a blank.
std::string text_from(const Grid& grid);

/// A full classic grid, far from uniform but never the same.
Grid random_grid(Rng& rng);
/// `grid` with `count` cells kept at random.
Grid some_givens(const Grid& grid, int count, Rng& rng);
/// A mixture: full grids, puzzles of 1 to 80 givens, of few digits, of few houses.
std::vector<Grid> mixed_grids(int count, Rng& rng);

}  // namespace shudu::test
