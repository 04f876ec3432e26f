// Redundant givens, one minimal puzzle, all minimal puzzles. See minimal.h.
#include "shudu/generator/minimal.h"

#include <array>
#include <cassert>
#include <vector>

#include "generator/given_tester.h"
#include "generator/known_sets.h"
#include "shudu/core/clash.h"
#include "shudu/core/stop.h"
#include "shudu/solver/solver.h"

namespace shudu {

struct Minimizer::Memory {
  Memory(const Layout& layout, const Kernel& kernel) : tester(layout, kernel) {}

  // The given cells of `asked` that are needed among `givens`; nothing when stopped.
  std::optional<CellSet> ask(const Grid& solution, CellSet givens, CellSet asked, Stop stop) {
    GivenTest test{&solution, givens, asked, {}};
    if (!tester.ask(std::span(&test, 1), stop)) return std::nullopt;
    return test.needed;
  }

  GivenTester tester;
  KnownSets known;
  std::vector<CellSet> others;
  std::vector<GivenTest> tests;
};

namespace {

// The list of all minimal puzzles inside one, by branching on a redundant given: without it, or
// with it for good. A given that is kept without need must become needed by what goes later:
//
//   kept     decided to stay, all of them; with the undecided ones they are the givens
//   pending  kept, but not needed so far
//
// If a pending given is not needed even when nothing but `kept` is left, it never will be, and the
// branch is given up. As what is needed stays so, each minimal puzzle comes out just once, and all
// of them do.
class MinimalLister {
 public:
  MinimalLister(GivenTester& tester, KnownSets& known, std::vector<CellSet>& others,
                const ProperPuzzle& puzzle)
      : tester_(tester), known_(known), others_(others), puzzle_(puzzle) {
    known_.clear();
  }

  MinimalList run(std::uint64_t limit, MinimalSink& sink, Stop stop) {
    limit_ = limit;
    sink_ = &sink;
    stop_ = stop;
    if (limit == 0) return {0, SearchEnd::kLimit};
    go(puzzle_.givens, {}, {});
    return list_;
  }

 private:
  // At most 81 deep: each level takes a given away.
  bool go(CellSet givens, CellSet kept, CellSet pending) {
    CellSet needed;
    if (!find_needed(givens, givens - (kept - pending), needed)) return false;
    kept |= needed;
    pending -= needed;
    while (kept != givens) {
      CellSet possible;
      if (!find_needed(kept, pending, possible)) return false;
      if (possible != pending) return true;
      const Cell cell = (givens - kept).first();
      if (!go(givens - CellSet::only(cell), kept, pending)) return false;
      kept.insert(cell);
      pending.insert(cell);
    }
    return !pending.empty() || emit(givens);
  }

  // Which of `asked` are needed among `givens`; false when the list is to end.
  bool find_needed(CellSet givens, CellSet asked, CellSet& needed) {
    needed = known_.needed(givens) & asked;
    if (needed == asked) return true;
    GivenTest test{&puzzle_.solution, givens, asked - needed, {}};
    others_.clear();
    if (!tester_.ask(std::span(&test, 1), stop_, &others_)) {
      list_.end = SearchEnd::kStopped;
      return false;
    }
    for (const CellSet other : others_) known_.add(other & puzzle_.givens);
    needed |= test.needed;
    return true;
  }

  bool emit(CellSet givens) {
    ++list_.count;
    if (!(*sink_)(givens)) {
      list_.end = SearchEnd::kCallback;
    } else if (list_.count == limit_) {
      list_.end = SearchEnd::kLimit;
    }
    return list_.end == SearchEnd::kComplete;
  }

  GivenTester& tester_;
  KnownSets& known_;
  std::vector<CellSet>& others_;
  const ProperPuzzle& puzzle_;
  std::uint64_t limit_ = 0;
  MinimalSink* sink_ = nullptr;
  Stop stop_ = nullptr;
  MinimalList list_;
};

}  // namespace

Grid givens_of(const ProperPuzzle& puzzle) { return seen_through(puzzle.solution, puzzle.givens); }

Result<std::optional<ProperPuzzle>> find_proper(const Layout& layout, const Grid& puzzle) {
  SearchOptions options;
  options.limit = 0;
  // Only what is wrong with the givens; the search itself is the steady one.
  const Result<SearchResult> check = search(layout, puzzle, default_method(), options);
  if (!check) return check.error();
  options.limit = 2;
  const SearchResult found = search_steadily(layout, Pencilmarks::from_grid(puzzle), options);
  if (found.count != 1) return std::optional<ProperPuzzle>();
  return std::optional(ProperPuzzle{found.first, puzzle.filled()});
}

Minimizer::Minimizer(const Layout& layout, const Kernel& kernel)
    : memory_(std::make_unique<Memory>(layout, kernel)) {}
Minimizer::~Minimizer() = default;
Minimizer::Minimizer(Minimizer&&) noexcept = default;
Minimizer& Minimizer::operator=(Minimizer&&) noexcept = default;

std::optional<CellSet> Minimizer::redundant(const ProperPuzzle& puzzle, Stop stop) {
  CellSet answer;
  if (!redundant(std::span(&puzzle, 1), std::span(&answer, 1), stop)) return std::nullopt;
  return answer;
}

bool Minimizer::redundant(std::span<const ProperPuzzle> puzzles, std::span<CellSet> answers,
                          Stop stop) {
  assert(answers.size() >= puzzles.size());
  std::vector<GivenTest>& tests = memory_->tests;
  tests.clear();
  for (const ProperPuzzle& puzzle : puzzles) {
    tests.push_back({&puzzle.solution, puzzle.givens, puzzle.givens, {}});
  }
  if (!memory_->tester.ask(tests, stop)) return false;
  for (std::size_t p = 0; p < puzzles.size(); ++p) {
    answers[p] = puzzles[p].givens - tests[p].needed;
  }
  return true;
}

// All that is undecided is asked about in one batch. Up to the first redundant given the answers
// hold; of those after it "needed" holds, too, and "redundant" has to be asked again.
std::optional<CellSet> Minimizer::minimize(const ProperPuzzle& puzzle, std::span<const Cell> order,
                                           Stop stop) {
  CellSet givens = puzzle.givens;
  CellSet undecided;
  for (const Cell cell : order) {
    if (givens.contains(cell)) undecided.insert(cell);
  }
  while (!undecided.empty()) {
    const std::optional<CellSet> needed = memory_->ask(puzzle.solution, givens, undecided, stop);
    if (!needed) return std::nullopt;
    undecided -= *needed;
    for (const Cell cell : order) {
      if (!undecided.contains(cell)) continue;
      givens.erase(cell);
      undecided.erase(cell);
      break;
    }
  }
  return givens;
}

MinimalList Minimizer::list_minimal(const ProperPuzzle& puzzle, std::uint64_t limit,
                                    MinimalSink sink, Stop stop) {
  return MinimalLister(memory_->tester, memory_->known, memory_->others, puzzle)
      .run(limit, sink, stop);
}

}  // namespace shudu
