// Conflicts on three sets of puzzles (mean / most): 338 that a climber made the searches before
// this one worst of, 122 that it made the row of 64 and 1.1 worst of, and the 1106 list. A conflict
// takes about seven microseconds.
//   begins again after 16 conflicts, growth of activity 1.2   17.1 / 231    47 /   485   100   kept
//   after 64, 1.2                                             19.2 / 234   113 /   919   114
//   after 64, 1.1                                             17.9 /  80   236 / 1,139   113
//   after 16, 1.1                                             16.1 /  73    78 /   712    99
//   as kept, but the first among equals, not the tightest     20.7 / 488    29 /   527    98
//   as kept, but tries a candidate out, not in                16.2 /  55    28 /   502   123
// Each has its bad cases when a climber is set on it. In 100 seconds a kernel one found, turns
// included, 4.6 ms (16 lanes) and 6.0 ms (8) against the row that is kept, 9.2 and 6.1 ms against
// that of 64 and 1.1, and in 75 seconds 27 ms against what stood here before, two searches by the
// weight of failures ("dom/wdeg").
#include "solver/learning/learning.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/count_by.h"
#include "solver/learning/assignment.h"
#include "solver/learning/clauses.h"
#include "solver/learning/lesson.h"
#include "solver/search_run.h"

namespace shudu {
namespace {

constexpr std::uint64_t kLubyUnit = 16;  // conflicts, times a term of luby's

// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ..., from index 0.
std::uint64_t luby(std::uint64_t index) {
  std::uint64_t size = 1;  // of the shortest beginning that ends with its largest and has the term
  while (size <= index) size = 2 * size + 1;
  while (size != index + 1) {
    size /= 2;
    index %= size;
  }
  return (size + 1) / 2;
}

}  // namespace

class LearningSearch::Search {
 public:
  Search(const Pencilmarks& marks, std::size_t most_clauses) : clauses_(most_clauses) {
    const Layout& layout = Layout::classic();
    for (const Cell cell : layout.all_cells()) {
      for (const Digit digit : layout.all_digits() - marks[cell]) {
        known_.assign(Literal::out(candidate_of(cell, digit)), {});
      }
    }
  }

  SearchResult go_on(const SearchOptions& options) {
    SearchOptions rest = options;
    rest.limit -= std::min(options.limit, found_);
    SearchRun run(rest, kGoOn, 9);
    while (!run.has_ended() && !is_done_) step(run);
    SearchResult result = run.result();
    result.count = found_;
    if (found_ > 0) result.first = first_;
    return result;
  }

 private:
  void step(SearchRun& run) {
    Conflict conflict;
    if (!known_.settle(clauses_, conflict)) return learn_from(conflict);
    if (conflicts_ >= begin_again_at_) return begin_again();
    const std::size_t choice = choose();
    if (choice == kCandidates) return report(run);
    if (run.visit()) known_.attempt(Literal::in(choice));
  }

  void begin_again() {
    begin_again_at_ = conflicts_ + kLubyUnit * luby(beginnings_++);
    known_.go_back(0);
  }

  // The open candidate with the most activity, among equals the one of the tightest unit.
  [[nodiscard]] std::size_t choose() const {
    std::size_t best = kCandidates;
    double most = -1;
    int fewest = 0;
    for (std::size_t candidate = 0; candidate < kCandidates; ++candidate) {
      if (activity_[candidate] < most || !known_.is_open(candidate)) continue;
      const int left = known_.fewest_left(candidate);
      if (activity_[candidate] == most && left >= fewest) continue;
      best = candidate;
      most = activity_[candidate];
      fewest = left;
    }
    return best;
  }

  void learn_from(const Conflict& conflict) {
    is_done_ = known_.level() == 0;
    if (is_done_) return;
    ++conflicts_;
    const Lesson& lesson = teacher_.learn(conflict, activity_);
    if (!clauses_.is_full() || lesson.clause.size() == 1) {
      known_.go_back(lesson.back);
      return take(lesson.clause, lesson.levels);
    }
    // No clause may be a reason while numbers change; so nothing is forced afterwards either.
    known_.go_back(0);
    clauses_.forget();
    clauses_.add(lesson.clause, lesson.levels);
  }

  // A solution is ruled out by the tries that led to it; the last of them must be otherwise.
  void report(SearchRun& run) {
    Grid grid(9);
    for (const Cell cell : Layout::classic().all_cells()) {
      for (const Digit digit : Layout::classic().all_digits()) {
        if (known_.is_in(candidate_of(cell, digit))) grid.place(cell, digit);
      }
    }
    if (found_++ == 0) first_ = grid;
    static_cast<void>(run.report(grid));  // the loop asks the run
    is_done_ = known_.level() == 0;
    if (is_done_) return;
    std::vector<Literal> clause;
    for (std::size_t level = known_.level(); level > 0; --level) {
      clause.push_back(!known_.tried_at(level));
    }
    known_.go_back(known_.level() - 1);
    take(clause, Clauses::kForEver);
  }

  // A clause of which all but the first literal are false.
  void take(const std::vector<Literal>& clause, std::uint32_t levels) {
    Reason reason;
    if (clause.size() > 1) {
      reason = {Reason::Kind::kClause, clauses_.add(clause, levels)};
    }
    known_.assign(clause.front(), reason);
  }

  Assignment known_;
  Clauses clauses_;
  Activity activity_;
  Teacher teacher_{known_, clauses_};
  std::uint64_t conflicts_ = 0;
  std::uint64_t beginnings_ = 0;
  std::uint64_t begin_again_at_ = 0;
  std::uint64_t found_ = 0;
  Grid first_{9};
  bool is_done_ = false;
};

LearningSearch::LearningSearch(const Pencilmarks& marks, std::size_t most_clauses)
    : search_(std::make_unique<Search>(marks, most_clauses)) {}
LearningSearch::~LearningSearch() = default;

SearchResult LearningSearch::go_on(const SearchOptions& options) { return search_->go_on(options); }

}  // namespace shudu
