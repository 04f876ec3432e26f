#include "shudu/verbs/stepping.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "shudu/logic/library_options.h"

namespace shudu::verbs {
namespace {

View view_of(const Position& position) {
  const Puzzle& puzzle = *position.record;
  const Layout& layout = position.layout;
  Grid grid = puzzle.givens;
  for (const Cell cell : puzzle.placed.filled()) grid.place(cell, *puzzle.placed[cell]);
  if (!puzzle.marks)
    return player_view(layout, puzzle.givens, grid, Pencilmarks(layout.size()), {});
  const Format* const format = position.format;
  const bool has_all =
      position.marks_are_puzzle || (format != nullptr && format->has_every_candidate);
  CellSet marked;
  for (const Cell cell : layout.all_cells()) {
    if (has_all || !(*puzzle.marks)[cell].empty()) marked.insert(cell);
  }
  return player_view(layout, puzzle.givens, grid, *puzzle.marks, marked);
}

Profile profile_for(const Assessment& assessed, Profile profile) {
  return assessed.solution ? profile : without(std::move(profile), Trait::kSlow);
}

FindOptions options_for(const Assessment& assessed, const StepsWish& wish,
                        const Technique& technique) {
  const bool wants_duals = wish.with_duals && technique.has(Trait::kOnRequest);
  FindOptions find = assessed.find;
  find.duals = wants_duals;
  if (!wish.library) return find;
  const bool is_own = technique.library_code == wish.library->code;
  find =
      library_options(technique.library_code, is_own ? wish.library->variant : std::string_view());
  find.duals = find.duals || wants_duals;
  find.uniqueness = assessed.find.uniqueness;
  find.givens_known = assessed.find.givens_known;
  find.stop = assessed.find.stop;
  return find;
}

// The hint of the whole profile, asked about between techniques of different order: a search takes
// them in these groups anyway.
HintChoice choose_by_rank(Budget& budget, const Assessment& assessed, const Profile& profile,
                          const HintOptions& options) {
  const std::vector<const Technique*>& all = profile.techniques;
  // Mistakes and a full grid come before any technique.
  HintChoice choice = choose_hint(assessed.view, assessed.known(), {profile.name, {}}, options);
  for (std::size_t begin = 0; choice.kind == HintKind::kNothing && begin < all.size();) {
    std::size_t end = begin + 1;
    while (end < all.size() && all[end]->order == all[begin]->order) ++end;
    const auto at = [&all](std::size_t i) { return all.begin() + static_cast<std::ptrdiff_t>(i); };
    const Profile rank{profile.name, {at(begin), at(end)}};
    choice = choose_hint(assessed.view, assessed.known(), rank, options);
    if (!budget.goes_on(end, all.size())) break;
    begin = end;
  }
  return choice;
}

}  // namespace

Result<Assessment, Unanswered> assess(Budget& budget, const Position& position,
                                      const AssessWish& wish) {
  assert(position.record != nullptr);
  const SearchResult found = search_up_to(budget, position, 2, wish.search);
  if (budget.halt() != Halt::kNone) return halted(budget);
  Assessment assessed{view_of(position), {}, found.count, {}, {}};
  if (found.count == 1) assessed.solution = found.first;
  assessed.mistakes = assessed.solution ? find_mistakes(assessed.view, *assessed.solution)
                                        : find_mistakes(assessed.view);
  bool is_proved = assessed.solution && assessed.mistakes.empty();
  if (is_proved && position.marks_are_puzzle) {
    const Pencilmarks givens = Pencilmarks::from_grid(position.givens);
    is_proved = search_up_to(budget, position.layout, givens, 2, wish.search).count == 1;
    if (budget.halt() != Halt::kNone) return halted(budget);
  }
  assessed.find.uniqueness = is_proved && wish.may_assume_unique;
  assessed.find.givens_known = !position.marks_are_puzzle;
  assessed.find.stop = budget.stop();
  return assessed;
}

bool is_broken(const Assessment& assessed) {
  return std::any_of(assessed.mistakes.begin(), assessed.mistakes.end(), [](const Mistake& it) {
    return it.kind == MistakeKind::kTwice || it.kind == MistakeKind::kNoCandidate ||
           it.kind == MistakeKind::kNoPlace;
  });
}

Pencilmarks marks_of(const View& view) {
  Pencilmarks marks = view.marks();
  for (const Cell cell : view.grid().filled()) marks.set(cell, DigitSet::only(*view.grid()[cell]));
  return marks;
}

Halt steps(Budget& budget, const Assessment& assessed, const StepsWish& wish,
           FunctionRef<bool(const Step& step)> take) {
  if (is_broken(assessed)) return Halt::kNone;
  const std::size_t total = wish.techniques.size();
  std::size_t tried = 0;
  bool has_any = false;
  for (const Technique* technique : wish.techniques) {
    if (has_any && wish.are_usual && technique->has(Trait::kSlow)) return budget.halt();
    if (tried > 0 && !budget.goes_on(tried, total)) return budget.halt();
    ++tried;
    const auto sink = [&](Step&& step) {
      has_any = true;
      return budget.goes_on(tried, total) && take(step);
    };
    const FindOptions options = options_for(assessed, wish, *technique);
    if (!visit_steps(assessed.view, *technique, options, sink)) break;
  }
  budget.goes_on(tried, total);  // it may be the flag that ended the last one
  return budget.halt();
}

// Where there is somebody to ask, a step at a time; they are the same.
Explained explain_path(Budget& budget, const Assessment& assessed, const Profile& profile,
                       const Technique* until) {
  Explained explained{{{}, PathEnd::kContradiction}, assessed.view};
  if (is_broken(assessed)) return explained;
  PathOptions options;
  options.find = assessed.find;
  options.stop = assessed.find.stop;
  options.until = until;
  const Profile fitting = profile_for(assessed, profile);
  Path& path = explained.path;
  if (!budget.can_ask()) {
    path = solve_path(explained.end, fitting, options);
    return explained;
  }
  options.most_steps = 1;
  do {
    Path part = solve_path(explained.end, fitting, options);
    for (Step& step : part.steps) path.steps.push_back(std::move(step));
    path.end = part.end;
  } while (path.end == PathEnd::kStopped && budget.goes_on(path.steps.size()));
  return explained;
}

Result<HintChoice, Unanswered> hint(Budget& budget, const Assessment& assessed,
                                    const Profile& profile) {
  HintOptions options;
  options.find = assessed.find;
  options.stop = assessed.find.stop;
  const Profile fitting = profile_for(assessed, profile);
  HintChoice choice = budget.can_ask()
                          ? choose_by_rank(budget, assessed, fitting, options)
                          : choose_hint(assessed.view, assessed.known(), fitting, options);
  if (!budget.goes_on(1)) return halted(budget);
  return choice;
}

Result<Why, Unanswered> why(Budget& budget, const Assessment& assessed, Candidate candidate,
                            const Profile& profile) {
  WhyOptions options;
  options.find = assessed.find;
  options.stop = assessed.find.stop;
  Why why =
      why_not(assessed.view, candidate, assessed.known(), profile_for(assessed, profile), options);
  if (!budget.goes_on(1)) return halted(budget);
  return why;
}

}  // namespace shudu::verbs
