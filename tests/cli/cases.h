// Puzzles for the tests of the program. Their solutions come from the literature or from
// relabelling one whose solution is known, never from the program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shudu::test {

/// A puzzle whose solution is known, easy for every method.
inline constexpr std::string_view kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kEasySolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// Inkala's of 2006.
inline constexpr std::string_view kHard =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/// Made to be hard for a search from the first cell on (Wikipedia, "Sudoku solving algorithms").
inline constexpr std::string_view kHardest =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
/// Exactly two solutions.
inline constexpr std::string_view kTwo =
    "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5.6..2..71.";
/// None (Norvig).
inline constexpr std::string_view kImpossible =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
/// 148,357,268 (Norvig's first).
inline constexpr std::string_view kMany =
    ".....6....59.....82....8....45........3........6..3.54...325..6..................";

/// Golden Nugget, ER 11.9: seconds for a path and its ratings.
inline constexpr std::string_view kGoldenNugget =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

/// The n-th relabelling of `puzzle`, for n below 9!: digits are permuted, blanks stay.
[[nodiscard]] std::string relabelled(std::string_view puzzle, int n);
/// The first `count` relabellings of kEasy, a line each.
[[nodiscard]] std::string easy_lines(int count);
/// The lines of a text without their ends.
[[nodiscard]] std::vector<std::string> text_lines(const std::string& text);

}  // namespace shudu::test
