// At first many units at once: two fifths of them go from nearly every grid; where they do not all
// go, half as many, down to one.
#include "generator/layout_reduction.h"

#include <algorithm>
#include <cstddef>

#include "shudu/core/pencilmarks.h"
#include "shudu/solver/method.h"

namespace shudu {
namespace {

constexpr std::uint64_t kQuestionNodes = 2'000'000;

class LayoutReduction {
 public:
  LayoutReduction(const Layout& layout, const ReductionTask& task, const ReductionOptions& options,
                  Leave& leave)
      : layout_(layout), task_(task), options_(options), leave_(leave), left_(task.givens) {}

  std::optional<CellSet> run() {
    std::size_t at_once = std::max<std::size_t>(1, task_.order.size() * 2 / 5);
    for (std::size_t at = 0; at < task_.order.size();) {
      const auto [cells, end] = next_trial(at, at_once);
      if (cells.empty()) {
        at = end;
        continue;
      }
      if (leave_.is_over()) return std::nullopt;
      const std::optional<bool> is_only = is_only_without(cells);
      if (!is_only) return std::nullopt;
      if (*is_only) {
        left_ -= cells;
        at = end;
      } else if (at_once > 1) {
        at_once /= 2;
      } else {
        at = end;
      }
    }
    return left_;
  }

 private:
  struct Trial {
    CellSet cells;
    std::size_t end;  // of the order
  };

  [[nodiscard]] Trial next_trial(std::size_t at, std::size_t at_once) const {
    Trial trial{{}, at};
    for (std::size_t units = 0; trial.end < task_.order.size() && units < at_once; ++trial.end) {
      const Cell cell = task_.order[trial.end];
      const CellSet whole = options_.units == nullptr
                                ? CellSet::only(cell)
                                : (*options_.units)[static_cast<std::size_t>(cell.index())];
      const CellSet unit = whole & left_;
      if (unit.empty()) continue;
      if (left_.size() - trial.cells.size() - unit.size() < task_.stop_at) continue;
      trial.cells |= unit;
      ++units;
    }
    return trial;
  }

  // Has the puzzle no other solution without these givens? One given alone is asked about with its
  // digit struck: then any solution is another one.
  [[nodiscard]] std::optional<bool> is_only_without(CellSet cells) const {
    const Grid& solution = *task_.solution;
    Pencilmarks marks(solution.size());
    for (const Cell cell : left_ - cells) marks.set(cell, DigitSet::only(*solution[cell]));
    SearchOptions search{.limit = 2, .node_budget = kQuestionNodes, .stop = leave_.stop()};
    if (cells.size() == 1) {
      marks.erase(cells.first(), *solution[cells.first()]);
      search.limit = 1;
    }
    const SearchResult found = default_method().count(layout_, marks, search);
    if (found.count == search.limit) return false;
    if (!found.is_exact()) return std::nullopt;
    return true;
  }

  const Layout& layout_;
  const ReductionTask& task_;
  const ReductionOptions& options_;
  Leave& leave_;
  CellSet left_;
};

}  // namespace

std::optional<CellSet> reduce_on_layout(const Layout& layout, const ReductionTask& task,
                                        const ReductionOptions& options, Leave& leave) {
  return LayoutReduction(layout, task, options, leave).run();
}

}  // namespace shudu
