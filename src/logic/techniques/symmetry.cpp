// Symmetrical placement: if a symmetry of the grid takes all givens to givens, once the digits are
// renamed, it takes the solution to a solution of the same givens; as there is one alone, to
// itself. So a candidate can only be true if its image is, and the image of that, and so on: it is
// false if one of them is impossible, if two of them are different digits of a cell, or if two of
// them are one digit in cells that see each other.
//
// Looked at are the symmetries that one can see (visible_symmetry.h), on every layout that has
// them. The renaming is that of the givens; a single digit that is not given goes to the one that
// is left; with two such digits there is more than one solution, and nothing is shown.
// A step has the symmetry with its renaming in `symmetry`, as cells the givens, as digits those
// that it eliminates. Order: of the symmetries.
// Source: Kurt Gurth, the Sudoku Players' Forum, 2006.
#include <optional>

#include "logic/finders.h"
#include "logic/finding.h"
#include "shudu/logic/visible_symmetry.h"

namespace shudu {
namespace {

// The symmetry with the renaming that keeps the givens; none: it does not keep them.
std::optional<Symmetry> kept_by_givens(const Grid& givens, const Symmetry& moves) {
  const int n = givens.size();
  std::array<int, kMaxSize> to{};
  std::array<int, kMaxSize> from{};
  for (const Cell cell : givens.filled()) {
    const Cell image = moves.apply(cell);
    if (givens.is_blank(image)) return {};
    int& forth = to[static_cast<std::size_t>(givens.value_at(cell) - 1)];
    int& back = from[static_cast<std::size_t>(givens.value_at(image) - 1)];
    if (forth == 0 && back == 0) {
      forth = givens.value_at(image);
      back = givens.value_at(cell);
    }
    if (forth != givens.value_at(image) || back != givens.value_at(cell)) return {};
  }
  Permutation digits = kIdentityPermutation;
  int missing = 0;
  for (int i = 0; i < n; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (to[at] == 0) {
      if (++missing > 1) return {};
      for (int j = 0; j < n; ++j) {
        if (from[static_cast<std::size_t>(j)] == 0) to[at] = j + 1;
      }
    }
    digits[at] = static_cast<std::uint8_t>(to[at] - 1);
  }
  return moves.then(Symmetry::renaming(n, digits));
}

bool is_possible(const View& view, Candidate candidate) {
  return view.has(candidate) || view.grid()[candidate.cell] == candidate.digit;
}

bool do_clash(const Layout& layout, Candidate one, Candidate other) {
  if (one.cell == other.cell) return one.digit != other.digit;
  return one.digit == other.digit && layout.peers(one.cell).contains(other.cell);
}

// May the candidate and all its images be true?
bool has_possible_images(const View& view, const Symmetry& symmetry, Candidate candidate) {
  Candidate image = candidate;
  do {
    image = {symmetry.apply(image.cell), symmetry.apply(image.digit)};
    if (!is_possible(view, image) || do_clash(view.layout(), candidate, image)) return false;
  } while (image != candidate);
  return true;
}

bool show(const FindTask& task, const Symmetry& symmetry) {
  const View& view = task.view;
  Step step = step_of(task.technique, {}, view.givens().filled());
  step.flags.uniqueness = true;
  step.flags.needs_givens = true;
  step.symmetry = symmetry;
  for (const Cell cell : view.open_cells()) {
    for (const Digit digit : view.candidates(cell)) {
      if (has_possible_images(view, symmetry, {cell, digit})) continue;
      step.eliminations.push_back({cell, digit});
      step.digits.insert(digit);
    }
  }
  return hand_over(std::move(step), task.sink);
}

}  // namespace

bool find_gurth_symmetrical_placement(const FindTask& task) {
  const View& view = task.view;
  if (view.givens().filled_count() == 0) return true;
  for (const VisibleSymmetry visible : kVisibleSymmetries) {
    const Symmetry moves = moves_of(visible, view.layout());
    if (moves.is_identity()) continue;
    const auto symmetry = kept_by_givens(view.givens(), moves);
    if (!symmetry || !is_symmetry_of(moves, view.layout())) continue;
    if (!show(task, *symmetry)) return false;
  }
  return true;
}

}  // namespace shudu
