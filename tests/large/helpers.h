// What the tests of large grids share: grids from text, random puzzles, and the same question asked
// of the room `solver`, which has its own methods.
#pragma once

#include <cstdint>
#include <string_view>

#include "shudu/core/rng.h"
#include "shudu/large/large_grid.h"

namespace shudu::large::test {

/// '.' and '0' are open; 1 to 9, then A for 10 and so on.
LargeGrid grid_of(std::string_view text, int box_rows, int box_columns);

/// An open grid with values in `filled` random cells that do not clash at once; it may have no
/// solution.
LargeGrid random_puzzle(int box_rows, int box_columns, int filled, Rng& rng);

/// How many solutions the room `solver` counts, up to a limit. Precondition: order up to 9, no
/// fault.
std::uint64_t count_by_solver(const LargeGrid& grid, std::uint64_t limit);

/// The hardest to prove of a folder of 25 x 25 puzzles is not among the tests; this one takes some
/// thousand conflicts. From the examples of the solver Gecode, number 8: one solution.
inline constexpr std::string_view kTwentyFive =
    "5.PC..7..J..I...3..H.M.2L"
    "H.......F..DA..N.G...9..P"
    "...3LCP2.54.71.B....J.8.."
    "76M8...3A...H..C.D.FO...."
    "...DK..GI..B.L.6.8.14...."
    "A......M....D.6.N.P....O2"
    "...E5BLF..92..3AJC..6I..."
    ".PNJ.6..E7A.8..IM.OL1.G.C"
    ".L3...O.N.5.KI.46.....9E."
    ".I.G.A..28.MBP...E..HJ3.7"
    "J.74.L..D1O96.A3.M...GI.."
    "E...1...K....J...P6.7.C.9"
    "8M..A9JO.F.P..1...4.E3N6."
    "...I.3.7.......EL.CD..H.."
    "....DE2..P...N.........K."
    ".O.7.FKI1..GJ.N.....9.P8."
    ".89..H..BNM73D.KFJ..I.6.A"
    "PDBN...9M..C.....O.6..7.."
    ".F.K...4..LA9B..C.E75..GN"
    "G.A.....7.8.....H....O.3."
    "B...C...4......8K.3.P...."
    "DHE5..FA...J.3..B.2.KC.98"
    "...F...5....N..J9......I."
    ".J...P..O.BK....I.M.3..5."
    "9...8.B.6.D.M.I..H.5G.J4.";

}  // namespace shudu::large::test
