#include "propagation/engine/portfolio.h"

#include <algorithm>

namespace shudu::propagation {
namespace {

/// From so many sums that follow from houses on, a puzzle is a killer.
constexpr int kHouseSumsOfKiller = 10;
/// On killers and little killers the other manner has hardly ever won, so it has less of the time.
constexpr std::uint64_t kPartOnSums = 16;
/// Two trees of more variables than these would be over the memory of a search (kMostVariables).
constexpr std::size_t kMostOfTwoTrees = kMostVariables / 2;

/// Killers and little killers.
bool is_of_sums(const Problem& problem) {
  return problem.house_sums >= kHouseSumsOfKiller || problem.is_of_sums;
}

Manner manner_of(bool is_of_sums) { return {is_of_sums, !is_of_sums, !is_of_sums, is_of_sums}; }

}  // namespace

Turns turns_of(const Problem& problem) {
  Turns turns;
  if (problem.variables() > kMostOfTwoTrees) turns.first = 0;
  if (is_of_sums(problem)) turns.part = kPartOnSums;
  return turns;
}

/// What a run is told, and what it has come to.
struct Portfolio::Run {
  const Options& options;
  Sink sink;
  Outcome& outcome;
  std::uint64_t found = 0;
  bool has_two = false;  ///< trees
};

Portfolio::Portfolio(const Problem& problem, Turns turns)
    : problem_(problem),
      turns_(turns),
      first_(problem, manner_of(is_of_sums(problem))),
      width_(problem.variables()),
      kept_(turns.most_solutions * width_) {}

bool Portfolio::is_known(Values values) const {
  for (std::size_t i = 0; i < kept_count_; ++i) {
    if (std::equal(values.begin(), values.end(), kept_.data() + i * width_)) return true;
  }
  return false;
}

void Portfolio::keep(Values values) {
  if (kept_count_ == turns_.most_solutions) return;
  std::copy(values.begin(), values.end(), kept_.data() + kept_count_ * width_);
  ++kept_count_;
}

Search& Portfolio::second_from_root() {
  if (!second_) second_.emplace(problem_, manner_of(!is_of_sums(problem_)));
  second_->take_root(first_);
  second_->set_out();
  return *second_;
}

void Portfolio::take_turns(Run& run) {
  const auto take = [&](Values values) {
    if (run.has_two && is_known(values)) return true;
    keep(values);
    ++run.found;
    ++run.outcome.solutions;
    const bool is_enough = run.options.limit != 0 && run.outcome.solutions >= run.options.limit;
    return run.sink(values) && !is_enough;
  };
  const auto walk = [&](Search& search, std::uint64_t most) {
    if (search.walk(most, run.options, take, run.outcome)) return true;
    // What is not kept is known to this tree alone.
    return run.found > turns_.most_solutions && search.walk(0, run.options, take, run.outcome);
  };
  for (std::uint64_t turn = turns_.first;; turn *= 2) {
    if (walk(first_, turn)) return;
    Search& other = run.has_two ? *second_ : second_from_root();
    run.has_two = true;
    if (walk(other, std::max<std::uint64_t>(turn / turns_.part, 1))) return;
  }
}

void Portfolio::run(const Options& options, Sink sink, Outcome& outcome) {
  kept_count_ = 0;
  first_.set_out();
  Run run{options, sink, outcome};
  take_turns(run);
}

std::optional<bool> Portfolio::has_solution_with(Variable variable, Set values, Options options,
                                                 Sink first, Outcome& outcome) {
  const std::uint64_t before = outcome.solutions;
  const auto take = [&](Values solution) {
    (void)first(solution);
    return false;
  };
  options.limit = 0;
  outcome.ending = Ending::kExhausted;
  first_.put_root_aside();
  if (first_.restrict_root(variable, values)) run(options, take, outcome);
  first_.take_root_back();
  if (outcome.solutions == before) {
    return outcome.is_exact() ? std::optional(false) : std::nullopt;
  }
  outcome.ending = Ending::kExhausted;
  return true;
}

}  // namespace shudu::propagation
