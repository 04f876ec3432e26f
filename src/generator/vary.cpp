// Choices go in blocks, whose solutions are listed in one call of the kernel; then each choice's
// table says what may be added. Where one given comes back, it is enough to count in how many
// solutions each candidate occurs, and no solution is kept: {-1+1} takes half the time.
#include "shudu/generator/vary.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "generator/given_tester.h"
#include "generator/solution_table.h"
#include "shudu/core/stop.h"
#include "shudu/solver/listing.h"
#include "shudu/solver/method.h"

namespace shudu {
namespace {

using Text = std::array<char, 81>;
/// In how many solutions each candidate occurs: cell * 9 + digit - 1.
using Tally = std::array<std::uint32_t, std::size_t{kMaxCells} * kMaxSize>;

void count_in(const char* solution, Tally& tally) {
  for (std::size_t i = 0; i < kMaxCells; ++i) {
    ++tally[i * kMaxSize + static_cast<std::size_t>(solution[i] - '1')];
  }
}

// One given comes, and nobody has to know the solution that it leaves.
bool only_counts(const VaryOptions& options) { return options.added == 1 && !options.minimal; }

constexpr std::uint64_t kManySolutions = 20'000;
constexpr std::uint64_t kFewSolutions = 500;
constexpr std::uint64_t kMostInBlock = 128;
// A block's solutions take 16 MB at most.
constexpr std::uint64_t kBlockSolutions = 200'000;

std::uint64_t solution_limit(const VaryOptions& options) {
  if (options.most_solutions > 0) return options.most_solutions;
  return options.added <= 1 ? kManySolutions : kFewSolutions;
}

// The cells that go, as an ascending choice of places among the givens.
class Choice {
 public:
  Choice(CellSet givens, int removed, std::uint64_t number)
      : cells_(givens.begin(), givens.end()), size_(static_cast<std::size_t>(removed)) {
    int left = removed;
    std::size_t at = 0;
    for (std::size_t i = 0; i < size_; ++i, ++at, --left) {
      while (true) {
        const int behind = static_cast<int>(cells_.size() - at) - 1;
        const std::uint64_t with = Variations::choice_count(behind, left - 1);
        if (number < with) break;
        number -= with;
        ++at;
      }
      places_[i] = at;
    }
  }

  [[nodiscard]] CellSet cells() const {
    CellSet cells;
    for (std::size_t i = 0; i < size_; ++i) cells.insert(cells_[places_[i]]);
    return cells;
  }

  // To the next one; there must be one.
  void advance() {
    std::size_t i = size_;
    while (i > 0 && places_[i - 1] == cells_.size() - size_ + i - 1) --i;
    if (i == 0) return;
    std::size_t place = ++places_[i - 1];
    for (; i < size_; ++i) places_[i] = ++place;
  }

 private:
  std::vector<Cell> cells_;
  std::size_t size_;
  std::array<std::size_t, kMostRemoved> places_{};
};

}  // namespace

struct Variations::Memory {
  Memory(const Layout& on, const Kernel& kernel) : layout(&on), tester(on, kernel) {
    if (on.is_classic()) lister.emplace(kernel);
  }

  bool list_block(const Grid& base, const VaryOptions& options);
  bool take_choice(std::size_t b, const Grid& base, const VaryOptions& options, VarySink& sink,
                   VaryResult& result);

  const Layout* layout;
  GivenTester tester;
  std::optional<SolutionLister> lister;  // classic only
  SolutionTable table;
  // A block of choices: what goes, what is left as text, all its solutions.
  std::vector<CellSet> removed;
  std::vector<Text> texts;
  std::vector<PuzzleResult> results;
  std::vector<std::vector<Text>> solutions;
  std::vector<Tally> tallies;  // where only_counts

 private:
  bool take_counted(std::size_t b, CellSet left, const Grid& barred,
                    SolutionTable::Sink sink) const;
  bool list_by_search(std::size_t b, const Grid& base, const VaryOptions& options);
  bool is_minimal(const Grid& puzzle, std::size_t b, std::span<const Addition> additions,
                  Stop stop);
};

// Lists the solutions of the block; false when stopped. A choice over the limit ends as kLimit.
bool Variations::Memory::list_block(const Grid& base, const VaryOptions& options) {
  texts.resize(removed.size());
  results.resize(removed.size());
  solutions.resize(std::max(solutions.size(), removed.size()));
  for (std::size_t b = 0; b < removed.size(); ++b) {
    solutions[b].clear();
    texts[b].fill('.');
    for (const Cell cell : base.filled() - removed[b]) {
      texts[b][static_cast<std::size_t>(cell.index())] = base[cell]->to_char();
    }
  }
  if (!lister) {
    for (std::size_t b = 0; b < removed.size(); ++b) {
      if (!list_by_search(b, base, options)) return false;
    }
    return true;
  }
  ListingOptions listing;
  listing.limit = solution_limit(options) + 1;
  listing.stop = options.stop;
  const auto keep = [this](std::size_t b, const char* solution) {
    std::copy_n(solution, 81, solutions[b].emplace_back().begin());
    return true;
  };
  const auto tally = [this](std::size_t b, const char* solution) {
    count_in(solution, tallies[b]);
    return true;
  };
  const PuzzleTexts puzzles{texts.front().data(), texts.size()};
  if (only_counts(options)) {
    tallies.assign(removed.size(), {});
    lister->list(puzzles, listing, results, tally);
  } else {
    lister->list(puzzles, listing, results, keep);
  }
  return std::none_of(results.begin(), results.end(),
                      [](const PuzzleResult& result) { return result.end == SearchEnd::kStopped; });
}

bool Variations::Memory::list_by_search(std::size_t b, const Grid& base,
                                        const VaryOptions& options) {
  SearchOptions search;
  search.limit = solution_limit(options) + 1;
  search.stop = options.stop;
  const auto keep = [this, b](const Grid& solution) {
    Text& text = solutions[b].emplace_back();
    for (int i = 0; i < solution.cell_count(); ++i) {
      text[static_cast<std::size_t>(i)] = static_cast<char>('0' + solution.value_at(Cell(i)));
    }
    return true;
  };
  const Grid left = seen_through(base, base.filled() - removed[b]);
  const SearchResult found =
      find_method("dlx")->search(*layout, Pencilmarks::from_grid(left), search, keep);
  results[b] = {found.count, found.nodes, found.end};
  return found.end != SearchEnd::kStopped;
}

// Hands over the puzzles of choice result.next_choice; false when the list is to end.
bool Variations::Memory::take_choice(std::size_t b, const Grid& base, const VaryOptions& options,
                                     VarySink& sink, VaryResult& result) {
  if (results[b].end == SearchEnd::kLimit) {
    ++result.left_out;
    return true;
  }
  const CellSet left = base.filled() - removed[b];
  Grid puzzle = seen_through(base, left);
  const auto hand_over = [&](std::span<const Addition> additions) {
    Grid made = puzzle;
    for (const Addition& addition : additions) made.place(addition.cell, addition.digit);
    if (options.minimal && !is_minimal(made, b, additions, options.stop)) return true;
    ++result.puzzles;
    if (sink(made, result.next_choice)) return true;
    result.end = SearchEnd::kCallback;
    return false;
  };
  if (options.added == 0) return results[b].count != 1 || hand_over({});
  if (results[b].count <= 1) return true;  // whatever is added would be redundant
  const Grid barred = seen_through(base, removed[b]);
  if (lister && only_counts(options)) return take_counted(b, left, barred, hand_over);
  table.fill(solutions[b], layout->all_cells() - left, barred);
  return table.list(static_cast<std::size_t>(options.added), hand_over);
}

bool Variations::Memory::take_counted(std::size_t b, CellSet left, const Grid& barred,
                                      SolutionTable::Sink sink) const {
  for (const Cell cell : layout->all_cells() - left) {
    for (const Digit digit : layout->all_digits()) {
      const auto place = static_cast<std::size_t>(cell.index() * kMaxSize + digit.index());
      if (tallies[b][place] != 1 || barred.value_at(cell) == digit.value()) continue;
      const Addition addition{cell, digit};
      if (!sink(std::span(&addition, 1))) return false;
    }
  }
  return true;
}

// The one solution is the only one of the choice that holds the additions.
bool Variations::Memory::is_minimal(const Grid& puzzle, std::size_t b,
                                    std::span<const Addition> additions, Stop stop) {
  const auto holds = [additions](const Text& text) {
    return std::all_of(additions.begin(), additions.end(), [&text](const Addition& addition) {
      return text[static_cast<std::size_t>(addition.cell.index())] == addition.digit.to_char();
    });
  };
  const auto found = std::find_if(solutions[b].begin(), solutions[b].end(), holds);
  Grid solution(layout->size());
  for (int i = 0; i < solution.cell_count(); ++i) {
    solution.place(Cell(i), Digit((*found)[static_cast<std::size_t>(i)] - '0'));
  }
  const CellSet givens = puzzle.filled();
  GivenTest test{&solution, givens, givens, {}};
  return tester.ask(std::span(&test, 1), stop) && test.needed == givens;
}

Variations::Variations(const Layout& layout, const Kernel& kernel)
    : memory_(std::make_unique<Memory>(layout, kernel)) {}
Variations::~Variations() = default;
Variations::Variations(Variations&&) noexcept = default;
Variations& Variations::operator=(Variations&&) noexcept = default;

std::uint64_t Variations::choice_count(int givens, int removed) {
  if (removed < 0 || removed > givens) return 0;
  std::uint64_t count = 1;
  for (int i = 1; i <= removed; ++i) {
    count =
        count * static_cast<std::uint64_t>(givens - removed + i) / static_cast<std::uint64_t>(i);
  }
  return count;
}

VaryResult Variations::list(const Grid& base, const VaryOptions& options, std::uint64_t first,
                            std::uint64_t count, VarySink sink) {
  assert(options.removed >= 0 && options.removed <= kMostRemoved);
  assert(options.added >= 0 && options.added <= kMostAdded);
  assert(base.size() == memory_->layout->size());
  const CellSet givens = base.filled();
  const std::uint64_t all = choice_count(givens.size(), options.removed);
  const std::uint64_t end = first < all ? first + std::min(count, all - first) : all;
  VaryResult result;
  result.next_choice = std::min(first, all);
  if (result.next_choice >= end) return result;
  Choice choice(givens, options.removed, first);
  const std::uint64_t block =
      std::clamp<std::uint64_t>(kBlockSolutions / solution_limit(options), 1, kMostInBlock);
  while (result.next_choice < end) {
    memory_->removed.clear();
    const std::uint64_t size = std::min(block, end - result.next_choice);
    for (std::uint64_t b = 0; b < size; ++b) {
      memory_->removed.push_back(choice.cells());
      choice.advance();
    }
    if (!memory_->list_block(base, options)) {
      result.end = SearchEnd::kStopped;
      return result;
    }
    for (std::size_t b = 0; b < size; ++b) {
      if (!memory_->take_choice(b, base, options, sink, result)) return result;
      ++result.next_choice;
    }
  }
  return result;
}

}  // namespace shudu
