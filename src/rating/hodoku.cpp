// The loop: singles out of the queues (hodoku_singles.h), all else by the table (hodoku_table.h),
// and the solver's digit where nothing is left.
#include "shudu/rating/hodoku.h"

#include <algorithm>
#include <utility>

#include "rating/candidates_of_givens.h"
#include "rating/hodoku_choice.h"
#include "rating/hodoku_singles.h"
#include "rating/hodoku_table.h"
#include "shudu/core/clash.h"
#include "shudu/logic/path.h"
#include "shudu/rating/needs_classic.h"
#include "shudu/solver/solver.h"

namespace shudu {
namespace {

constexpr int kLeastGivens = 10;
constexpr std::size_t kSingleRows = 3;

FindOptions options_of(bool is_unique, const HodokuOptions& options) {
  FindOptions find = in_play();
  find.uniqueness = is_unique;
  find.hodoku_forms = true;
  find.trim_loops = true;
  find.stop = options.stop;
  return find;
}

// In the order in which they leave the marks, which is that of the queues of singles: a locked pair
// or triple clears its line first, then its box; all others go by cell.
std::vector<Candidate> eliminations_in_turn(const Step& step) {
  const std::string_view slug = step.technique == nullptr ? "" : step.technique->slug;
  if (slug != "locked-pair" && slug != "locked-triple") return step.eliminations;
  const Layout& layout = Layout::classic();
  const CellSet box = layout.cells(layout.box_of(step.cells.front()));
  std::vector<Candidate> list;
  for (const bool is_box : {false, true}) {
    for (const Candidate candidate : step.eliminations) {
      if (box.contains(candidate.cell) == is_box) list.push_back(candidate);
    }
  }
  return list;
}

// What a solver is asked.
Pencilmarks question_of(const View& puzzle) {
  Pencilmarks marks = Pencilmarks::from_grid(puzzle.givens());
  if (has_candidates_of_givens(puzzle)) return marks;
  for (const Cell cell : puzzle.open_cells()) marks.set(cell, puzzle.candidates(cell));
  return marks;
}

class HodokuRater {
 public:
  HodokuRater(const View& puzzle, const SearchResult& answer, const HodokuOptions& options)
      : options_(options),
        find_(options_of(answer.count == 1 && has_candidates_of_givens(puzzle), options)),
        solution_(answer.first),
        view_(puzzle),
        singles_(puzzle.givens()) {
    rating_.is_unique = answer.count == 1;
    for (const Cell cell : puzzle.open_cells()) {
      const DigitSet missing = puzzle.allowed(cell) - puzzle.candidates(cell);
      for (const Digit digit : missing) singles_.eliminate({cell, digit});
    }
  }

  HodokuRating run() {
    while (!view_.is_full()) {
      if (find_.is_stopped()) {
        rating_.end = HodokuEnd::kStopped;
        break;
      }
      if (!take_single() && !take_step()) {
        if (find_.is_stopped()) continue;
        take_trial();
      }
    }
    while (rating_.score > row_of(rating_.level).most_score) {
      rating_.level = static_cast<HodokuLevel>(static_cast<int>(rating_.level) + 1);
    }
    return std::move(rating_);
  }

 private:
  bool take_single() {
    const auto rows = hodoku_table().first(kSingleRows);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const auto found = i == 0   ? singles_.take_full_house()
                         : i == 1 ? singles_.take_naked()
                                  : singles_.take_hidden();
      if (!found) continue;
      Step step;
      step.technique = find_technique(rows[i].slug);
      step.digits = DigitSet::only(found->digit);
      step.cells = {found->cell};
      step.placements = {*found};
      take(rows[i], std::move(step));
      return true;
    }
    return false;
  }

  bool take_step() {
    const auto table = hodoku_table();
    for (std::size_t from = kSingleRows; from < table.size();) {
      std::size_t to = from;
      while (to < table.size() && table[to].index == table[from].index) ++to;
      std::optional<Step> step = choose_hodoku_step(view_, table.subspan(from, to - from), find_);
      if (step) {
        take(table[from], std::move(*step));
        return true;
      }
      from = to;
    }
    return false;
  }

  // The digit of the solution in the middle one of the open cells.
  void take_trial() {
    int left = view_.open_cells().size() / 2;
    for (const Cell cell : view_.open_cells()) {
      if (left-- > 0) continue;
      const Candidate at{cell, *solution_[cell]};
      Step step;
      step.digits = DigitSet::only(at.digit);
      step.cells = {cell};
      step.placements = {at};
      ++rating_.trial_count;
      take(hodoku_trial(), std::move(step));
      return;
    }
  }

  void take(const HodokuRow& row, Step&& step) {
    for (const Candidate candidate : eliminations_in_turn(step)) singles_.eliminate(candidate);
    for (const Candidate candidate : step.placements) {
      singles_.place(candidate.cell, candidate.digit);
    }
    view_.apply(step);
    note_hardest(row, step.technique);
    rating_.score += row.score;
    rating_.level = std::max(rating_.level, row.level);
    ++rating_.step_count;
    if (options_.with_path) rating_.steps.push_back({std::move(step), row.score});
  }

  void note_hardest(const HodokuRow& row, const Technique* technique) {
    if (technique == nullptr) return;
    const std::pair<int, int> rank(static_cast<int>(row.level), row.score);
    if (rating_.hardest != nullptr && rank <= hardest_) return;
    rating_.hardest = technique;
    hardest_ = rank;
  }

  HodokuOptions options_;
  FindOptions find_;
  Grid solution_;
  View view_;
  HodokuSingles singles_;
  HodokuRating rating_;
  std::pair<int, int> hardest_;
};

}  // namespace

Result<HodokuRating> rate_hodoku(const Grid& puzzle, const HodokuOptions& options) {
  if (puzzle.size() != kMaxSize) return scale_needs_classic("hodoku", puzzle);
  if (const auto clash = find_clash(Layout::classic(), puzzle)) return *clash;
  return rate_hodoku(View(Layout::classic(), puzzle), options);
}

Result<HodokuRating> rate_hodoku(const View& puzzle, const HodokuOptions& options) {
  const Layout& layout = puzzle.layout();
  if (!layout.is_classic()) return scale_needs_classic("hodoku", layout);
  if (const auto clash = find_clash(layout, puzzle.givens())) return *clash;
  const SearchResult answer = default_method().count(layout, question_of(puzzle), {.limit = 2});
  HodokuRating rating;
  rating.is_unique = answer.count == 1;
  if (puzzle.givens().filled_count() < kLeastGivens && has_candidates_of_givens(puzzle)) {
    rating.end = HodokuEnd::kTooFewGivens;
    return rating;
  }
  if (answer.count == 0) {
    rating.end = HodokuEnd::kNoSolution;
    rating.score = kHodokuGivenUp;
    rating.level = HodokuLevel::kExtreme;
    return rating;
  }
  return HodokuRater(puzzle, answer, options).run();
}

}  // namespace shudu
