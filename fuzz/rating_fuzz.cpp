// Fuzzes the scales with any 81 characters and any candidates: no puzzle, one, or almost one, and
// one of the hardest with some cells changed, so that chains inside chains are met.
//
// Held for Sudoku Explainer's: a run ends within its budget of branches; ED <= EP <= ER; the path
// gives the same rating and its steps go on a position that has what they take; what a limit says
// is at least so hard is so; steps agree with every solution (dialects that assume that there is
// one, where there is one), from a puzzle or from candidates, and as steps of logic too. For
// HoDoKu's: the score is the sum of its steps and the level fits it. For our own: a symmetric form
// has the same rating. For both: what a stopped run says is at least so hard is so.
//
// An input is a byte of scale, one of kind, two of limits, and then the puzzle. What is missing
// is 0.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "bytes.h"
#include "puzzle_bytes.h"
#include "shudu/core/symmetry.h"
#include "shudu/logic/step_check.h"
#include "shudu/rating/hodoku.h"
#include "shudu/rating/se.h"
#include "shudu/rating/se_story.h"
#include "shudu/rating/shudu_scale.h"
#include "shudu/solver/method.h"

namespace shudu::fuzz {
namespace {

// Branches of chains. Mostly few: only a budget for levels above 9 lets it be slow.
constexpr std::uint64_t kSmallBudget = 300;
constexpr std::uint64_t kLargeBudget = 3000;
constexpr std::uint64_t kJudgeBudget = 300;
constexpr std::uint64_t kMostSolutions = 20;
constexpr int kNoHint = 200;
// Our scale and HoDoKu's have no budget; chains grow with a power of the candidates, and a
// sanitizer makes them slower still.
constexpr int kManyCandidates = 220;

// "Easter Monster" by jpf (Sudoku Players' Forum, 2007).
constexpr std::string_view kHard =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

std::string next_text(Bytes& bytes, unsigned kind) {
  if (kind % 3 == 0) return masked_text(bytes, kind / 3 % 4);
  if (kind % 3 == 1) return changed_text(std::string(kHard), bytes, kind / 3 % 16);
  return raw_text(bytes);
}

// Some solutions, and whether these are all.
struct Judge {
  explicit Judge(const Pencilmarks& marks) {
    SearchOptions options;
    options.node_budget = kJudgeBudget;
    options.limit = kMostSolutions;
    const auto keep = [this](const Grid& solution) {
      solutions.push_back(solution);
      return true;
    };
    is_complete = find_method("dlx")->search(Layout::classic(), marks, options, keep).is_exact();
  }
  [[nodiscard]] bool is_unique() const { return is_complete && solutions.size() == 1; }

  std::vector<Grid> solutions;
  bool is_complete = false;
};

void hold_to_solutions(const View& view, const SeStep& step, const Judge& judge) {
  require(step.technique != nullptr && step.tenths >= 10);
  require(step.placement || !step.eliminations.empty());
  for (const Grid& solution : judge.solutions) {
    for (const Candidate gone : step.eliminations) require(solution[gone.cell] != gone.digit);
    require(!step.placement || solution[step.placement->cell] == step.placement->digit);
  }
  const std::optional<Step> story = se_story(view, step);
  if (!story) return;
  require(check_form(view, *story) == StepFault::kNone);
  for (const Grid& solution : judge.solutions) {
    require(check_step(view, *story, solution) == StepFault::kNone);
  }
}

void replay(const Grid& puzzle, const SeRating& rating, bool is_sound, const Judge& judge) {
  View view(Layout::classic(), puzzle);
  int hardest = 0;
  for (const SeStep& step : rating.steps) {
    for (const Candidate gone : step.eliminations) require(view.has(gone));
    require(!step.placement || view.has(*step.placement));
    if (is_sound) hold_to_solutions(view, step, judge);
    hardest = std::max(hardest, step.tenths);
    for (const Candidate gone : step.eliminations) view.eliminate(gone);
    if (step.placement) view.place(step.placement->cell, step.placement->digit);
  }
  require(view.is_full() == (rating.end == SeEnd::kSolved));
  require(rating.end == SeEnd::kSolved ? hardest == rating.er : hardest <= rating.er);
}

void hold_order(const SeRating& rating) {
  require(rating.ed <= rating.ep || rating.ep == 0);
  require(rating.ed <= rating.er && rating.ep <= rating.er && rating.er <= kNoHint);
  require((rating.end == SeEnd::kNoHint) == (rating.er == kNoHint));
  require(rating.is_at_least == (rating.end != SeEnd::kSolved && rating.end != SeEnd::kNoHint));
}

// A run with limits against the one without; where that has ended early, it was stopped last.
void hold_limits(const SeRating& all, const SeRating& some, const SeOptions& limits) {
  hold_order(some);
  require(some.er <= all.er);
  require(some.ep == 0 || all.ep == 0 || some.ep == all.ep);
  require(some.ed == 0 || all.ed == 0 || some.ed == all.ed);
  if (!some.is_at_least) require(some.er == all.er && some.ep == all.ep && some.ed == all.ed);
  if (some.end == SeEnd::kEnough) require(some.er >= limits.enough_tenths);
  if (some.end == SeEnd::kAboveMost) require(some.er > limits.most_tenths);
  if (some.end == SeEnd::kNotPearl) require(all.er > all.ep);
  if (some.end == SeEnd::kNotDiamond) require(all.er > all.ed);
  if (some.end == SeEnd::kStopped) require(limits.most_branches != 0 || limits.stop.can_come());
}

std::uint64_t budget_of(unsigned byte) { return byte < 240 ? kSmallBudget : kLargeBudget; }

void rate_by_se(const Grid& puzzle, SeDialect dialect, unsigned limit, unsigned number) {
  SeOptions options;
  options.dialect = dialect;
  options.most_branches = budget_of(number);
  const SeRating all = *rate_se(puzzle, options);
  hold_order(all);
  options.with_path = true;
  const SeRating told = *rate_se(puzzle, options);
  const Judge judge(Pencilmarks::from_grid(puzzle));
  const bool is_sound =
      dialect == SeDialect::kNoUniqueness ? !judge.solutions.empty() : judge.is_unique();
  if (is_sound) {
    require(told.end == all.end && told.er == all.er && told.ep == all.ep && told.ed == all.ed);
  }
  replay(puzzle, told, is_sound, judge);
  options.with_path = limit / 8 % 2 != 0;
  const std::atomic<bool> stop{true};
  if (limit % 8 == 0) options.most_branches = number + 1;
  if (limit % 8 == 1) options.enough_tenths = static_cast<int>(number);
  if (limit % 8 == 2) options.most_tenths = static_cast<int>(number);
  if (limit % 8 == 3) options.pearl = true;
  if (limit % 8 == 4) options.pearl = options.diamond = true;
  if (limit % 8 == 5) options.stop = &stop;
  hold_limits(options.with_path ? told : all, *rate_se(puzzle, options), options);
}

void step_by_se(const Pencilmarks& marks, SeDialect dialect, unsigned number) {
  const Judge judge(marks);
  const Grid open(9);
  const View view(Layout::classic(), open, open, marks);
  SeOptions options;
  options.dialect = dialect;
  options.most_branches = budget_of(number);
  const auto step = *next_se_step(view, options);
  if (!step) return;
  for (const Candidate gone : step->eliminations) require(view.has(gone));
  if (dialect == SeDialect::kNoUniqueness || judge.is_unique()) {
    hold_to_solutions(view, *step, judge);
  }
}

bool has_many_candidates(const Grid& puzzle) {
  return View(Layout::classic(), puzzle).marks().candidate_count() > kManyCandidates;
}

void rate_by_hodoku(const Grid& puzzle, bool is_stopped) {
  if (has_many_candidates(puzzle)) return;
  HodokuOptions options;
  options.with_path = true;
  const auto all = rate_hodoku(puzzle, options);
  if (!all) return;
  int sum = 0;
  for (const HodokuStep& step : all->steps) sum += step.score;
  require(all->end != HodokuEnd::kSolved || sum == all->score);
  require(all->end == HodokuEnd::kSolved || all->steps.empty());
  require(all->score <= row_of(all->level).most_score);
  require(all->step_count == static_cast<int>(all->steps.size()));
  const std::atomic<bool> stop{is_stopped};
  options.stop = &stop;
  const auto again = rate_hodoku(puzzle, options);
  require(again->score <= all->score && again->level <= all->level);
  require(is_stopped || (again->score == all->score && again->level == all->level));
}

void rate_by_shudu(const Grid& puzzle, unsigned limit, unsigned number) {
  const Layout& layout = Layout::classic();
  if (has_many_candidates(puzzle)) return;
  ShuduOptions options;
  options.uniqueness = Judge(Pencilmarks::from_grid(puzzle)).is_unique();
  const auto all = rate_shudu(layout, puzzle, options);
  if (!all) return;
  Rng rng(number);
  const Symmetry symmetry = random_symmetry({3, 3}, rng);
  require(*rate_shudu(layout, symmetry.apply(puzzle), options) == *all);
  require(all->end != ShuduEnd::kStopped && all->end != ShuduEnd::kAboveMost);
  options.most = static_cast<Level>(limit % level_table().size());
  const auto some = rate_shudu(layout, puzzle, options);
  require(some->level <= options.most);
  require(some->end == ShuduEnd::kAboveMost ? some->effort <= all->effort : *some == *all);
}

void run(Bytes bytes) {
  constexpr std::array kDialects = {SeDialect::kOriginal, SeDialect::kCorrected,
                                    SeDialect::kNoUniqueness};
  const unsigned scale = bytes.next() % 8;
  const unsigned kind = bytes.next();
  const unsigned limit = bytes.next();
  const unsigned number = bytes.next();
  if (scale >= 5) return step_by_se(marked(bytes, kind % 2 == 0), kDialects[scale - 5], number);
  const Grid puzzle = grid_of_text(next_text(bytes, kind));
  if (scale < 3) return rate_by_se(puzzle, kDialects[scale], limit, number);
  if (scale == 3) return rate_by_hodoku(puzzle, limit % 2 != 0);
  rate_by_shudu(puzzle, limit, number);
}

}  // namespace
}  // namespace shudu::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run({data, size});
  return 0;
}
