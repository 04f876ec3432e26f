#include "shudu/verbs/position.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "shudu/logic/hint_step.h"

namespace shudu::verbs {
namespace {

// Formats that write down every candidate, so that an empty cell is one that nothing fits.
bool has_every_candidate(const Puzzle& puzzle, const Format& format) {
  constexpr std::array<std::string_view, 3> kNames{"candidates", "hodoku", "sukaku"};
  return puzzle.marks_are_puzzle ||
         std::find(kNames.begin(), kNames.end(), format.name) != kNames.end();
}

View view_of(const Layout& layout, const Puzzle& puzzle, const Format& format) {
  Grid grid = puzzle.givens;
  for (const Cell cell : puzzle.placed.filled()) grid.place(cell, *puzzle.placed[cell]);
  if (!puzzle.marks)
    return player_view(layout, puzzle.givens, grid, Pencilmarks(layout.size()), {});
  const bool has_all = has_every_candidate(puzzle, format);
  CellSet marked;
  for (const Cell cell : layout.all_cells()) {
    if (has_all || !(*puzzle.marks)[cell].empty()) marked.insert(cell);
  }
  return player_view(layout, puzzle.givens, grid, *puzzle.marks, marked);
}

}  // namespace

std::optional<Position> find_position(Budget& budget, const Layout& layout, const Puzzle& puzzle,
                                      const Format& format, const SearchWish& wish) {
  const SearchResult found = search_up_to(budget, layout, puzzle.question(), 2, wish);
  if (budget.halt() != Halt::kNone) return std::nullopt;
  Position position{view_of(layout, puzzle, format), {}, found.count, {}, {}};
  if (found.count == 1) position.solution = found.first;
  position.mistakes = position.solution ? find_mistakes(position.view, *position.solution)
                                        : find_mistakes(position.view);
  bool is_proved = position.solution && position.mistakes.empty();
  if (is_proved && puzzle.marks_are_puzzle) {
    const Pencilmarks givens = Pencilmarks::from_grid(puzzle.givens);
    is_proved = search_up_to(budget, layout, givens, 2, wish).count == 1;
    if (budget.halt() != Halt::kNone) return std::nullopt;
  }
  position.find.uniqueness = is_proved;
  position.find.givens_known = !puzzle.marks_are_puzzle;
  position.find.stop = budget.stop();
  return position;
}

Profile profile_for(const Position& position, Profile profile) {
  return position.solution ? profile : without(std::move(profile), Trait::kSlow);
}

bool is_broken(const Position& position) {
  return std::any_of(position.mistakes.begin(), position.mistakes.end(), [](const Mistake& it) {
    return it.kind == MistakeKind::kTwice || it.kind == MistakeKind::kNoCandidate ||
           it.kind == MistakeKind::kNoPlace;
  });
}

Pencilmarks marks_of(const View& view) {
  Pencilmarks marks = view.marks();
  for (const Cell cell : view.grid().filled()) marks.set(cell, DigitSet::only(*view.grid()[cell]));
  return marks;
}

}  // namespace shudu::verbs
