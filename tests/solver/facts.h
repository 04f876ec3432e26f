// Exact facts from the literature, or found by two independent counters, that every method and
// every kernel is held to.
#pragma once

#include <array>
#include <cstdint>

namespace shudu::test {

/// How many solutions there are when the first `given` cells of each grid of kLadderGrids are given
/// (0: not known).
struct Rung {
  int given;
  std::array<std::uint64_t, 3> counts;
};

/// The grid with most automorphisms, the largest minimal-form grid, and one more.
inline constexpr std::array<const char*, 3> kLadderGrids = {
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
    "123456789456789123798132564231675498584923617679841235367518942815294376942367851"};
inline constexpr std::array<Rung, 13> kLadder = {{{63, {8, 4, 2}},
                                                  {54, {1728, 864, 144}},
                                                  {48, {2304, 1728, 588}},
                                                  {45, {3000, 3456, 1176}},
                                                  {42, {4668, 5148, 2520}},
                                                  {40, {4668, 9600, 9012}},
                                                  {38, {42876, 53772, 51900}},
                                                  {36, {632016, 791592, 602880}},
                                                  {34, {632016, 791592, 602880}},
                                                  {33, {1502304, 1578792, 1228944}},
                                                  {32, {4271232, 4126056, 3781272}},
                                                  {31, {13608960, 10648176, 0}},
                                                  {30, {56342016, 47411040, 0}}}};

/// A puzzle known by name for being hard, for people or for programs. Each has one solution.
/// Sources: the authors named; collections of P. Norvig, H. Li (plb) and T. Dillon (tdoku); reports
/// of programs that hung on them.
struct NamedPuzzle {
  const char* name;
  const char* puzzle;
};
inline constexpr NamedPuzzle kNamedPuzzles[] = {
    {"BruteForceKiller",
     "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"},
    {"AiEscargot",
     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."},
    {"Inkala2010",
     "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."},
    {"Inkala2012",
     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."},
    {"GoldenNugget",
     ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."},
    {"EasterMonster",
     "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"},
    {"PlatinumBlonde",
     ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."},
    {"FataMorgana",
     "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........"},
    {"Cheese", ".2..5.7..4..1....68....3...2....8..3.4..2.5.....6...1...2.9.....9......57.4...9.."},
    {"RedDwarf",
     "12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8"},
    {"SuexRat9",
     "....9..5..1.....3...23..7....45...7.8.....2.......64...9..1.....8..6......54....7"},
    {"SuexRatT",
     "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"},
    {"TopRated2",
     "12.3.....4.....3....3.5......42..5......8...9.6...5.7...15..2......9..6......7..8"},
    {"TopRated3",
     "..3..6.8....1..2......7...4..9..8.6..3..4...1.7.2.....3....5.....5...6..98.....5."},
    {"TopRated4",
     "1.......9..67...2..8....4......75.3...5..2....6.3......9....8..6...4...1..25...6."},
    {"TopRated5",
     "..9...4...7.3...2.8...6...71..8....6....1..7.....56...3....5..1.4.....9...2...7.."},
    {"WebTimeout",
     "000007004000006003860200000509082000640000080000000700000000042010030000703000009"},
};

/// Two solutions each.
inline constexpr std::array<const char*, 2> kExactlyTwo = {
    "81.75.64994.68.175675491283154237896369845721287169534521974368438526917796318452",
    "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5.6..2..71."};

/// The two largest minimal puzzles known (M. Dobrichev): one solution, and several without any one
/// of their 40 givens.
inline constexpr std::array<const char*, 2> kFortyGivens = {
    "1..4....9.5..8..2..981.2..4..1..5.9.58.92...7.798412.5.67518.4281.294.76.........",
    "1..4....9.5..89.2..981.2..4..1..5.9.58..2...7.798412.5.67518.4281.294.76........."};

/// P. Norvig's puzzle of many solutions, 148,357,268 of them.
inline constexpr const char* kNorvigHard =
    ".....6....59.....82....8....45........3........6..3.54...325..6..................";
inline constexpr std::uint64_t kNorvigHardCount = 148'357'268;

/// A million solutions and more each; programs hung on them.
inline constexpr std::array<const char*, 2> kMillions = {
    "001000000200000000003000000400000005005000600600000040007103000800000000009020000",
    "49675.8..21869375..5.48..69......................................................"};

/// 56,568 solutions.
inline constexpr const char* kThousands =
    "98.7.....7.....6....6.5.......4...3......9..2....1..7...5.4.......3..8......2...1";
inline constexpr std::uint64_t kThousandsCount = 56'568;

}  // namespace shudu::test
