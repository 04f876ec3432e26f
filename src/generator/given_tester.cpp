// Tested by tests/generator/minimal_test.cpp.
#include "generator/given_tester.h"

#include <cassert>
#include <cstring>

#include "shudu/core/stop.h"
#include "shudu/solver/method.h"

namespace shudu {
namespace {

constexpr std::uint64_t kFirstNodes = 20'000;

void write_text(const Grid& grid, CellSet cells, char* text) {
  std::memset(text, '.', 81);
  for (const Cell cell : cells) {
    text[cell.index()] = static_cast<char>('0' + grid.value_at(cell));
  }
}

CellSet text_difference(const char* a, const char* b) {
  CellSet cells;
  for (int i = 0; i < kMaxCells; ++i) {
    if (a[i] != b[i]) cells.insert(Cell(i));
  }
  return cells;
}

}  // namespace

CellSet difference(const Grid& a, const Grid& b) {
  assert(a.size() == b.size());
  CellSet cells;
  for (int i = 0; i < a.cell_count(); ++i) {
    if (a.value_at(Cell(i)) != b.value_at(Cell(i))) cells.insert(Cell(i));
  }
  return cells;
}

Grid seen_through(const Grid& grid, CellSet cells) {
  Grid seen(grid.size());
  for (const Cell cell : cells) {
    if (const auto digit = grid[cell]) seen.place(cell, *digit);
  }
  return seen;
}

SearchResult search_steadily(const Layout& layout, const Pencilmarks& marks,
                             const SearchOptions& options) {
  if (layout.is_classic()) return default_method().count(layout, marks, options);
  SearchOptions short_search = options;
  short_search.node_budget = kFirstNodes;
  const SearchResult first = default_method().count(layout, marks, short_search);
  if (first.end != SearchEnd::kBudget) return first;
  return find_method("dlx")->count(layout, marks, options);
}

GivenTester::GivenTester(const Layout& layout, const Kernel& kernel)
    : layout_(&layout), kernel_(&kernel) {
  if (layout.is_classic()) solver_ = std::make_unique<OtherDigitSolver>(kernel);
}

bool GivenTester::ask(std::span<GivenTest> tests, Stop stop, std::vector<CellSet>* others) {
  if (solver_) return ask_kernel(tests, stop, others);
  for (GivenTest& test : tests) {
    if (!ask_search(test, stop, others)) return false;
  }
  return true;
}

bool GivenTester::ask_kernel(std::span<GivenTest> tests, Stop stop, std::vector<CellSet>* others) {
  write_questions(tests);
  answers_.resize(questions_.size());
  if (others != nullptr) found_.resize(questions_.size());
  SolutionTexts found;
  if (others != nullptr && !found_.empty()) found.text = found_.front().data();
  solver_->ask(questions_, {kUnlimited, stop}, answers_, found);
  return take_answers(tests, others);
}

void GivenTester::write_questions(std::span<const GivenTest> tests) {
  puzzles_.resize(tests.size());
  solved_.resize(tests.size());
  questions_.clear();
  for (std::size_t t = 0; t < tests.size(); ++t) {
    const GivenTest& test = tests[t];
    write_text(*test.solution, test.givens, puzzles_[t].data());
    write_text(*test.solution, layout_->all_cells(), solved_[t].data());
    for (const Cell cell : test.asked) {
      questions_.push_back({puzzles_[t].data(), solved_[t].data(), cell});
    }
  }
}

// False where the flag has stopped a question.
bool GivenTester::take_answers(std::span<GivenTest> tests, std::vector<CellSet>* others) {
  std::size_t next = 0;
  for (GivenTest& test : tests) {
    test.needed = {};
    for (const Cell cell : test.asked) {
      const std::size_t q = next++;
      if (answers_[q] == OtherDigit::kUnknown) return false;
      if (answers_[q] != OtherDigit::kSome) continue;
      test.needed.insert(cell);
      if (others == nullptr) continue;
      others->push_back(text_difference(found_[q].data(), questions_[q].solved));
    }
  }
  return true;
}

bool GivenTester::ask_search(GivenTest& test, Stop stop, std::vector<CellSet>* others) {
  test.needed = {};
  SearchOptions options;
  options.limit = 1;
  options.stop = stop;
  options.kernel = kernel_;
  Pencilmarks marks = Pencilmarks::from_grid(seen_through(*test.solution, test.givens));
  for (const Cell cell : test.asked) {
    const DigitSet given = DigitSet::only(*(*test.solution)[cell]);
    marks.set(cell, layout_->all_digits() - given);
    const SearchResult other = search_steadily(*layout_, marks, options);
    marks.set(cell, given);
    if (other.end == SearchEnd::kStopped) return false;
    if (other.count == 0) continue;
    test.needed.insert(cell);
    if (others != nullptr) others->push_back(difference(other.first, *test.solution));
  }
  return true;
}

}  // namespace shudu
