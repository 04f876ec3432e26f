// "Which of these givens are needed?", for many puzzles in one call.
//
// A given is needed when without it there is a solution with another digit in its cell. On the
// classic grid every question is a lane of the batch kernel (solver/other_digit.h): the 24
// questions of one minimal puzzle fill 24 lanes. On other layouts the general search answers them
// one by one: `mrv` for some thousand nodes, exact cover where that is not enough, as mrv alone may
// need minutes on what has no solution.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "shudu/core/cell_set.h"
#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/stop.h"
#include "shudu/solver/kernel.h"
#include "shudu/solver/other_digit.h"
#include "shudu/solver/search.h"

namespace shudu {

/// The full grid `solution` seen through `givens`.
struct GivenTest {
  const Grid* solution = nullptr;
  CellSet givens;
  CellSet asked;   ///< some of the givens
  CellSet needed;  ///< the answer: those of `asked` without which another digit is possible
};

/// One for each thread.
class GivenTester {
 public:
  /// `layout` must live longer. Precondition: the machine supports the kernel.
  GivenTester(const Layout& layout, const Kernel& kernel);

  [[nodiscard]] const Layout& layout() const { return *layout_; }

  /// Fills in `needed` of each test; false when the flag has stopped it. For each needed given the
  /// cells in which some other solution differs from the grid (among them the given's, and no other
  /// given) are appended to `others`, where that is not null; which solution is not specified.
  bool ask(std::span<GivenTest> tests, Stop stop, std::vector<CellSet>* others = nullptr);

 private:
  using Text = std::array<char, 81>;

  bool ask_kernel(std::span<GivenTest> tests, Stop stop, std::vector<CellSet>* others);
  void write_questions(std::span<const GivenTest> tests);
  bool take_answers(std::span<GivenTest> tests, std::vector<CellSet>* others);
  bool ask_search(GivenTest& test, Stop stop, std::vector<CellSet>* others);

  const Layout* layout_;
  const Kernel* kernel_;
  std::unique_ptr<OtherDigitSolver> solver_;  // classic only
  std::vector<Text> puzzles_, solved_, found_;
  std::vector<GivenQuestion> questions_;
  std::vector<OtherDigit> answers_;
};

/// The first of these searches that is not given up: the kernel on the classic layout, elsewhere
/// `mrv` with some thousand nodes, then exact cover. `first` of the result is a solution.
[[nodiscard]] SearchResult search_steadily(const Layout& layout, const Pencilmarks& marks,
                                           const SearchOptions& options);

/// Where two full grids differ. Precondition: equal sizes.
[[nodiscard]] CellSet difference(const Grid& a, const Grid& b);

/// The grid with only these cells filled, those of them that were.
[[nodiscard]] Grid seen_through(const Grid& grid, CellSet cells);

}  // namespace shudu
