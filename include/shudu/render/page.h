// Pages of puzzles, and single pictures, as values.
//
//   +-- slot -----------------+    a page has 1, 2, 4, 6 or 9 slots of the same size; what stands
//   | 12 Title           hard |    above and below the boards of one page is as high for all of
//   | +---------------+       |    them, so that the boards stand in line. The code and the
//   solution | |     board     | [QR]  |    (upside down) stand beside the board or below it,
//   whichever lets | +---------------+ solut.|    it be larger.
//   +-------------------------+
//
// Everything is passed in: nothing is solved, rated or read here. Pure and thread-safe.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/formats/puzzle.h"
#include "shudu/render/board.h"
#include "shudu/render/picture.h"

#pragma GCC visibility push(default)
namespace shudu {

/// One puzzle with all that is printed of it. Texts may be anything: they are cleaned when drawn.
struct Card {
  BoardContent board;
  std::string number;  ///< before the title on pages, and above the solution
  std::string title;
  std::string author;
  std::string difficulty;
  std::string rules;             ///< of a layout, in a line
  std::string text;              ///< below the board: a hint
  std::string link;              ///< of the QR code; one that is too long gets none
  std::optional<Grid> solution;  ///< where it is to be printed
};

/// Givens, entered digits, title, author and level of a record. Precondition: the sizes agree.
[[nodiscard]] Card card_of(const Puzzle& puzzle, const Layout& layout);

struct Paper {
  std::string_view slug;
  Words words;
  double width;  ///< in points, as is all that follows
  double height;
  double margin;
};

/// a4 a5 letter.
[[nodiscard]] std::span<const Paper> paper_table();
/// The row of that name, or nullptr.
[[nodiscard]] const Paper* find_paper(std::string_view slug);

/// Where solutions are printed.
enum class SolutionPlace : std::uint8_t {
  kNone,
  kEnd,    ///< on pages of their own
  kBelow,  ///< by their puzzle, upside down and small
};

/// How many puzzles a page can have.
inline constexpr std::array<int, 5> kPerPage{1, 2, 4, 6, 9};

struct PageSetup {
  const Paper* paper = nullptr;  ///< nullptr: a4
  int per_page = 1;              ///< one of kPerPage
  const Style* style = nullptr;  ///< nullptr: normal
  bool has_labels = false;
  SolutionPlace solutions = SolutionPlace::kNone;
  double margin = -1;                         ///< below 0: the paper's own
  std::string title;                          ///< above every page of puzzles
  std::string solutions_title = "Solutions";  ///< above every page of them
};

/// A puzzle of which only the solution is still to be printed.
struct SolvedCard {
  std::string number;
  const Layout* layout = &Layout::classic();
  Grid givens;
  Grid solution;
};

/// A page of at most `per_page` cards; `number` is printed below, 0 is not.
[[nodiscard]] Picture page_picture(std::span<const Card> cards, const PageSetup& setup, int number);

/// How many solutions a page has room for; at least 1.
[[nodiscard]] int solutions_per_page(const PageSetup& setup);
[[nodiscard]] Picture solutions_picture(std::span<const SolvedCard> cards, const PageSetup& setup,
                                        int number);

/// A card alone, cut to its size, without its number; a cell of a grid of nine is 40 points wide.
[[nodiscard]] Picture card_picture(const Card& card, const PageSetup& setup);

}  // namespace shudu
#pragma GCC visibility pop
