// See capped_counter.h. Tested by tests/generator/pattern_test.cpp.
#include "generator/capped_counter.h"

#include "generator/given_tester.h"

namespace shudu {
namespace {

Grid grid_of(const std::array<char, 81>& text) {
  std::array<std::uint8_t, kMaxCells> values{};
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] = static_cast<std::uint8_t>(text[i] - '0');
  }
  return Grid::from_values(values, kMaxSize);
}

}  // namespace

CappedCounter::CappedCounter(const Layout& layout, const Kernel& kernel)
    : layout_(&layout), kernel_(&kernel) {
  if (layout.is_classic()) solver_.emplace(kernel);
}

bool CappedCounter::count(std::span<const Grid> puzzles, std::uint64_t limit,
                          std::span<CappedCount> counts, const std::atomic<bool>* stop) {
  if (solver_) return count_in_lanes(puzzles, limit, counts, stop);
  SearchOptions options;
  options.limit = limit;
  options.stop = stop;
  for (std::size_t p = 0; p < puzzles.size(); ++p) {
    const SearchResult found =
        search_steadily(*layout_, Pencilmarks::from_grid(puzzles[p]), options);
    if (found.end == SearchEnd::kStopped) return false;
    counts[p] = {found.count, found.first};
  }
  return true;
}

bool CappedCounter::count_in_lanes(std::span<const Grid> puzzles, std::uint64_t limit,
                                   std::span<CappedCount> counts, const std::atomic<bool>* stop) {
  if (puzzles.empty()) return true;
  puzzles_.resize(puzzles.size());
  solved_.resize(puzzles.size());
  results_.resize(puzzles.size());
  for (std::size_t p = 0; p < puzzles.size(); ++p) {
    const auto& values = puzzles[p].values();
    for (std::size_t i = 0; i < values.size(); ++i) {
      puzzles_[p][i] = static_cast<char>('0' + values[i]);
    }
  }
  BatchOptions options;
  options.limit = limit;
  options.which = Which::kAny;
  options.stop = stop;
  solver_->solve({puzzles_.front().data(), puzzles.size()}, options, results_,
                 {solved_.front().data()});
  for (std::size_t p = 0; p < puzzles.size(); ++p) {
    if (results_[p].end == SearchEnd::kStopped) return false;
    counts[p].count = results_[p].count;
    if (results_[p].count > 0) counts[p].solution = grid_of(solved_[p]);
  }
  return true;
}

}  // namespace shudu
