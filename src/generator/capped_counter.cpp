// Tested by tests/generator/pattern_test.cpp.
#include "generator/capped_counter.h"

#include "generator/given_tester.h"
#include "shudu/core/stop.h"

namespace shudu {
namespace {

constexpr std::array<std::uint64_t, 3> kClasses{3, 5, kMostCount};

Grid grid_of(const std::array<char, 81>& text) {
  std::array<std::uint8_t, kMaxCells> values{};
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] = static_cast<std::uint8_t>(text[i] - '0');
  }
  return Grid::from_values(values, kMaxSize);
}

}  // namespace

CappedCounter::CappedCounter(const Layout& layout, const Kernel& kernel) : layout_(&layout) {
  if (layout.is_classic()) solver_.emplace(kernel);
}

bool CappedCounter::count(std::span<CappedCount> questions, Stop stop) {
  if (solver_) {
    std::uint64_t above = 0;
    for (const std::uint64_t limit : kClasses) {
      if (!count_class(questions, above, limit, stop)) return false;
      above = limit;
    }
    return true;
  }
  SearchOptions options;
  options.stop = stop;
  for (CappedCount& question : questions) {
    options.limit = question.limit;
    const SearchResult found =
        search_steadily(*layout_, Pencilmarks::from_grid(question.puzzle), options);
    if (found.end == SearchEnd::kStopped) return false;
    question.count = found.count;
    question.solution = found.first;
  }
  return true;
}

// Those with limits above `above` and up to `limit`.
bool CappedCounter::count_class(std::span<CappedCount> questions, std::uint64_t above,
                                std::uint64_t limit, Stop stop) {
  puzzles_.clear();
  asked_.clear();
  for (CappedCount& question : questions) {
    if (question.limit <= above || question.limit > limit) continue;
    Text& text = puzzles_.emplace_back();
    const auto& values = question.puzzle.values();
    for (std::size_t i = 0; i < values.size(); ++i) text[i] = static_cast<char>('0' + values[i]);
    asked_.push_back(&question);
  }
  if (asked_.empty()) return true;
  solved_.resize(puzzles_.size());
  results_.resize(puzzles_.size());
  BatchOptions options;
  options.limit = limit;
  options.which = Which::kAny;
  options.stop = stop;
  solver_->solve({puzzles_.front().data(), puzzles_.size()}, options, results_,
                 {solved_.front().data()});
  for (std::size_t p = 0; p < asked_.size(); ++p) {
    if (results_[p].end == SearchEnd::kStopped) return false;
    asked_[p]->count = results_[p].count;
    if (results_[p].count > 0) asked_[p]->solution = grid_of(solved_[p]);
  }
  return true;
}

}  // namespace shudu
