// Fuzzes the kernels against one another: the same puzzles through every kernel that this machine
// supports, as text and as candidates, many in a call and one at a time, and through the methods
// `mrv` and `dlx` as judges.
//
// Held: whoever decides a puzzle (does not end by its budget) finds the same count, ends for the
// same reason and gives the same smallest solution; every solution is one by the rules; counts stay
// below the limit, and nodes below the budget; copies of a puzzle in one batch are answered alike;
// nothing is written where there is no solution.
//
// An input is two bytes of options (limit, which, budget, copies) and then puzzles, each a byte of
// kind and what that kind reads; what is missing at the end is 0.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bytes.h"
#include "puzzle_bytes.h"
#include "shudu/solver/batch.h"
#include "shudu/solver/lexicographic.h"
#include "shudu/solver/method.h"

namespace shudu::fuzz {
namespace {

constexpr std::size_t kMaxPuzzles = 3;
constexpr std::uint64_t kJudgeBudget = 30;

// A puzzle as candidates, and as text where text can say it.
struct Case {
  Pencilmarks marks{9};
  std::string text;
};

Case next_case(Bytes& bytes) {
  const unsigned kind = bytes.next();
  Case one;
  if (kind % 4 >= 2) {
    one.marks = marked(bytes, kind % 4 == 2);
    return one;
  }
  one.text = kind % 4 == 0 ? masked_text(bytes, kind / 4 % 4) : raw_text(bytes);
  one.marks = Pencilmarks::from_grid(grid_of_text(one.text));
  return one;
}

bool is_solution_of(const Pencilmarks& marks, const Grid& grid) {
  std::array<DigitSet, 27> houses;
  for (int i = 0; i < 81; ++i) {
    const auto digit = grid[Cell(i)];
    if (!digit || !marks[Cell(i)].contains(*digit)) return false;
    const int box = i / 27 * 3 + i % 9 / 3;
    for (const int house : {i / 9, 9 + i % 9, 18 + box}) {
      houses[static_cast<std::size_t>(house)].insert(*digit);
    }
  }
  return std::all_of(houses.begin(), houses.end(), [](DigitSet set) { return set.size() == 9; });
}

// What is known of a puzzle so far; the first who decides it sets it, the others must agree.
struct Known {
  std::optional<std::uint64_t> count;
  std::optional<Grid> smallest;

  void agree_count(std::uint64_t found) {
    require(!count || *count == found);
    count = found;
  }
  void agree_smallest(const Grid& found) {
    require(!smallest || *smallest == found);
    smallest = found;
  }
};

struct Input {
  BatchOptions options;
  bool texts_as_marks = false;   // puzzles in text also go through the entry of candidates
  std::vector<Case> cases;       // the different ones
  std::vector<std::size_t> row;  // the batch: indices of `cases`
};

Input input_of(Bytes bytes) {
  constexpr std::array<std::uint64_t, 4> kLimits = {1, 2, 3, 1000};
  constexpr std::array<std::uint64_t, 4> kBudgets = {30, 100, 3, 0};
  Input input;
  const unsigned how = bytes.next();
  input.options.limit = kLimits[how % 4];
  input.options.which = how / 4 % 2 == 0 ? Which::kSmallest : Which::kAny;
  input.texts_as_marks = how / 32 % 2 != 0;
  input.options.node_budget = kBudgets[how / 8 % 4];
  // Mostly as many as there are: whole batches of copies are slow.
  const unsigned copies = bytes.next();
  const std::size_t size = copies < 240 ? 1 : copies - 238;
  do {
    input.cases.push_back(next_case(bytes));
  } while (!bytes.empty() && input.cases.size() < kMaxPuzzles);
  for (std::size_t i = 0; i < std::max(size, input.cases.size()); ++i) {
    input.row.push_back(i % input.cases.size());
  }
  return input;
}

void check(const Input& input, std::size_t index, const PuzzleResult& result, const Grid& solution,
           Known& known) {
  const BatchOptions& options = input.options;
  const Pencilmarks& marks = input.cases[index].marks;
  require(result.count <= options.limit);
  require(result.count == 0 || is_solution_of(marks, solution));
  require(result.end != SearchEnd::kStopped && result.end != SearchEnd::kCallback);
  if (options.which == Which::kAny) {
    require(result.nodes <= options.node_budget);
    require((result.end == SearchEnd::kLimit) == (result.count == options.limit));
  }
  if (result.end == SearchEnd::kBudget) return;
  require(result.is_exact() || result.count == options.limit);
  known.agree_count(result.count);
  if (result.count > 0 && options.which == Which::kSmallest) known.agree_smallest(solution);
}

void run_marks(BatchSolver& solver, const Input& input, std::vector<Known>& known) {
  std::vector<Pencilmarks> puzzles;
  std::vector<std::size_t> row;
  for (const std::size_t index : input.row) {
    if (!input.cases[index].text.empty() && !input.texts_as_marks) continue;
    puzzles.push_back(input.cases[index].marks);
    row.push_back(index);
  }
  std::vector<PuzzleResult> results(puzzles.size());
  std::vector<Grid> solutions(puzzles.size());
  solver.solve(puzzles, input.options, results, solutions);
  for (std::size_t p = 0; p < puzzles.size(); ++p) {
    check(input, row[p], results[p], solutions[p], known[row[p]]);
  }
}

// Exactly as long as it is: AddressSanitizer sees a byte read or written past the end.
void run_texts(BatchSolver& solver, const Input& input, std::vector<Known>& known) {
  std::vector<char> text;
  std::vector<std::size_t> row;
  for (const std::size_t index : input.row) {
    const std::string& one = input.cases[index].text;
    if (one.empty()) continue;
    text.insert(text.end(), one.begin(), one.end());
    row.push_back(index);
  }
  text.shrink_to_fit();
  std::vector<PuzzleResult> results(row.size());
  std::vector<char> solutions(text.size(), '#');
  solver.solve({text.data(), row.size()}, input.options, results, {solutions.data()});
  for (std::size_t p = 0; p < row.size(); ++p) {
    const auto begin = solutions.begin() + static_cast<std::ptrdiff_t>(81 * p);
    const std::string solution(begin, begin + 81);
    require(results[p].count > 0 || solution == std::string(81, '#'));
    Grid grid(9);
    for (int cell = 0; cell < 81 && results[p].count > 0; ++cell) {
      const char digit = solution[static_cast<std::size_t>(cell)];
      require(digit >= '1' && digit <= '9');
      grid.place(Cell(cell), Digit(digit - '0'));
    }
    check(input, row[p], results[p], grid, known[row[p]]);
  }
}

// One at a time: counted, with every solution shown, and in ascending order.
void run_single(const Kernel& kernel, const Input& input, std::size_t index, Known& known) {
  const Layout& layout = Layout::classic();
  const Pencilmarks& marks = input.cases[index].marks;
  SearchOptions options{.limit = input.options.limit, .node_budget = input.options.node_budget};
  options.kernel = &kernel;
  const auto take = [&](const SearchResult& result) {
    require(result.count <= options.limit && result.nodes <= options.node_budget);
    require((result.end == SearchEnd::kLimit) == (result.count == options.limit));
    require(result.count == 0 || is_solution_of(marks, result.first));
    if (result.end != SearchEnd::kBudget) known.agree_count(result.count);
  };
  const Method& fast = *find_method("fast");
  take(fast.count(layout, marks, options));
  std::vector<Grid> met;
  const auto keep = [&met](const Grid& grid) {
    met.push_back(grid);
    return true;
  };
  const auto below = [](const Grid& a, const Grid& b) { return a.values() < b.values(); };
  const SearchResult shown = fast.search(layout, marks, options, keep);
  take(shown);
  require(met.size() == shown.count);
  std::sort(met.begin(), met.end(), below);
  require(std::adjacent_find(met.begin(), met.end()) == met.end());
  const std::vector<Grid> all = std::exchange(met, {});
  const SearchResult ascending = search_ascending(layout, marks, options, keep);
  take(ascending);
  require(met.size() == ascending.count && std::is_sorted(met.begin(), met.end(), below));
  if (!met.empty()) known.agree_smallest(met.front());
  if (shown.is_exact() && ascending.is_exact()) require(met == all);
}

void judge(const Input& input, std::size_t index, Known& known) {
  const Method& method = *find_method(index % 2 == 0 ? "mrv" : "dlx");
  const SearchResult result = method.count(
      Layout::classic(), input.cases[index].marks,
      {.limit = std::min<std::uint64_t>(input.options.limit, 50), .node_budget = kJudgeBudget});
  if (result.end == SearchEnd::kBudget) return;
  if (result.end == SearchEnd::kLimit && result.count < input.options.limit) return;
  known.agree_count(result.count);
}

void run(const Input& input) {
  std::vector<Known> known(input.cases.size());
  for (std::size_t i = 0; i < input.cases.size(); ++i) judge(input, i, known[i]);
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    BatchSolver solver(kernel);
    run_marks(solver, input, known);
    run_texts(solver, input, known);
    for (std::size_t i = 0; i < input.cases.size(); ++i) {
      run_single(kernel, input, i, known[i]);
    }
  }
}

}  // namespace
}  // namespace shudu::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::fuzz::input_of({data, size}));
  return 0;
}
