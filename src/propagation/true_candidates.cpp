#include "shudu/propagation/true_candidates.h"

#include <deque>
#include <limits>
#include <optional>
#include <utility>

#include "propagation/compile/builder.h"
#include "propagation/engine/portfolio.h"
#include "shudu/core/workers.h"

namespace shudu::propagation {
namespace {

/// After so many decisions, some milliseconds, others help.
constexpr std::uint64_t kAlone = 2'000;
constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

/// A value of a variable that no solution has shown yet.
struct OpenCandidate {
  Variable cell = 0;
  int value = 0;
};

/// What is found, which workers share.
class Union {
 public:
  Union(const Problem& problem, CandidateMemory* memory, TrueCandidates& found)
      : problem_(problem), memory_(memory), found_(found), roots_(problem.variables()) {}

  /// `search` has a root that knows what the memory does.
  void begin(Portfolio& search) {
    for (std::size_t i = 0; i < roots_.size(); ++i) {
      if (problem_.stands(i)) roots_[i] = search.root_domain(i);
    }
  }

  /// The next candidate that is still open, and what is refuted since `seen`.
  std::optional<OpenCandidate> take(std::size_t& seen, std::vector<OpenCandidate>& refuted) {
    const Gate::Pass pass(gate_);
    refuted.assign(refuted_.begin() + static_cast<std::ptrdiff_t>(seen), refuted_.end());
    seen = refuted_.size();
    for (; !is_over_ && at_ < roots_.size(); ++at_) {
      const Set open = roots_[at_] & ~found_.candidates[at_];
      if (open == 0) continue;
      roots_[at_] &= ~lowest_of(open);
      return OpenCandidate{static_cast<Variable>(at_), lowest(open)};
    }
    return std::nullopt;
  }

  [[nodiscard]] bool has_more() const { return !is_over_ && at_ < roots_.size(); }
  [[nodiscard]] Outcome outcome_so_far() {
    const Gate::Pass pass(gate_);
    return found_.outcome;
  }

  void show(Values values) {
    for (std::size_t i = 0; i < values.size(); ++i) found_.candidates[i] |= only(values[i]);
  }

  /// What a candidate came to, which had `before` when it was begun with.
  void settle(const OpenCandidate& open, std::optional<bool> is_true, Values values,
              const Outcome& before, const Outcome& after) {
    const Gate::Pass pass(gate_);
    found_.outcome.nodes += after.nodes - before.nodes;
    found_.outcome.failures += after.failures - before.failures;
    found_.outcome.solutions += after.solutions - before.solutions;
    if (!is_true) {
      if (!is_over_) found_.outcome.ending = after.ending;
      is_over_ = true;
    } else if (*is_true) {
      show(values);
      if (memory_ != nullptr) memory_->keep(values);
    } else {
      refuted_.push_back(open);
    }
  }

  /// Is each value one that the variable can have, and one not known to be true?
  bool shows_more(Values values) const {
    bool has_more = false;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const Set value = only(values[i]);
      if ((roots_[problem_.same_as[i]] & value) == 0) return false;
      has_more = has_more || (found_.candidates[i] & value) == 0;
    }
    return has_more;
  }

 private:
  const Problem& problem_;
  CandidateMemory* memory_;
  TrueCandidates& found_;
  Gate gate_;
  std::vector<Set> roots_;  ///< of each variable that stands: what is not taken yet
  std::size_t at_ = 0;
  std::vector<OpenCandidate> refuted_;
  bool is_over_ = false;
};

/// False: nothing is left.
bool begin_within(Portfolio& search, const Problem& problem,
                  const std::optional<CandidateMemory::Known>& known) {
  if (!search.begin()) return false;
  for (std::size_t i = 0; known && i < problem.variables(); ++i) {
    const Set domain = search.root_domain(problem.same_as[i]);
    if ((domain & ~known->can_be[i]) == 0) continue;
    if (!search.restrict_root(static_cast<Variable>(i), known->can_be[i])) return false;
  }
  return true;
}

/// Decides one candidate after another, until so many decisions are made.
void look(Portfolio& search, const Options& options, Union& all, std::uint64_t most) {
  std::size_t seen = 0;
  std::vector<OpenCandidate> refuted;
  std::vector<std::uint8_t> solution;
  const auto take = [&](Values values) {
    solution.assign(values.begin(), values.end());
    return true;
  };
  while (all.outcome_so_far().nodes < most) {
    const std::optional<OpenCandidate> open = all.take(seen, refuted);
    if (!open) return;
    for (const OpenCandidate& gone : refuted) {
      if (!search.restrict_root(gone.cell, ~only(gone.value))) return;
    }
    if ((search.root_domain(open->cell) & only(open->value)) == 0) continue;
    const Outcome before = all.outcome_so_far();
    Outcome after = before;
    const auto is_true =
        search.has_solution_with(open->cell, only(open->value), options, take, after);
    all.settle(*open, is_true, solution, before, after);
  }
}

void take_witnesses(Portfolio& search, const std::deque<std::vector<std::uint8_t>>& witnesses,
                    Union& all, std::size_t variables) {
  for (const std::vector<std::uint8_t>& values : witnesses) {
    const bool may_show = values.size() == variables && all.shows_more(values);
    if (may_show && search.solves(values)) all.show(values);
  }
}

void find(const Problem& problem, const Options& options, CandidateMemory* memory,
          const std::optional<CandidateMemory::Known>& known, TrueCandidates& found) {
  Portfolio first(problem);
  if (!begin_within(first, problem, known)) return;
  Union all(problem, memory, found);
  if (known) found.candidates = known->is_true;
  all.begin(first);
  if (known) take_witnesses(first, memory->witnesses(), all, problem.variables());
  look(first, options, all, options.threads > 1 ? kAlone : kUnlimited);
  if (options.threads < 2 || !all.has_more()) return;
  run_workers(options.threads, [&](int worker) {
    if (worker == 0) return look(first, options, all, kUnlimited);
    Portfolio other(problem);
    if (begin_within(other, problem, known)) look(other, options, all, kUnlimited);
  });
}

}  // namespace

Result<TrueCandidates, Refusal> true_candidates(const variant::Model& model, const Options& options,
                                                CandidateMemory* memory) {
  TrueCandidates found;
  std::optional<CandidateMemory::Known> known;
  if (memory != nullptr) known = memory->known_of(model);
  if (known && known->is_all) {
    found.candidates = std::move(known->is_true);
    return found;
  }
  const auto problem = build_problem(model);
  if (!problem) return problem.error();
  found.candidates.resize(model.domains.size());
  find(**problem, options, memory, known, found);
  if (known && found.outcome.is_exact()) memory->keep(model, found.candidates);
  return found;
}

}  // namespace shudu::propagation
