// Positions to draw: from the literature, with their solutions, or made by hand.
#pragma once

#include <string>
#include <string_view>

#include "shudu/render/page.h"

namespace shudu::test {

/// A puzzle of the literature and its solution (Wikipedia, "Sudoku").
inline constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
inline constexpr std::string_view kSmall = "1.....2..3.....4";
/// Nine regions of a 9x9 grid that are no boxes.
inline constexpr std::string_view kJigsaw =
    "jigsaw:"
    "111122333111222333112222333"
    "444455666444555666445555669"
    "777888699777888999777888999";

/// Digits, `.` for blanks; as many as a grid of that size has.
Grid grid_of(std::string_view text);
/// A card of a grid on a layout of its size, or on `layout`.
Card card_with(std::string_view givens, const Layout& layout = Layout::classic());
/// The card of kPuzzle with number, title, author, difficulty, link and solution.
Card full_card(int number);

/// All texts of a picture, in order.
std::vector<TextShape> texts_of(const Picture& picture);
/// Those of one character that is `digit`.
std::vector<TextShape> texts_of(const Picture& picture, char digit);
/// All points of paths that are drawn, controls of curves among them.
std::vector<Point> points_of(const Picture& picture);

}  // namespace shudu::test
