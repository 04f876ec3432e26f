// Three-dimensional Sue de Coq: n cells of a box, a row and a column, both of which cross the box,
// that hold n digits, each of them restricted (its places in the set all see each other, so that it
// stands there once at most). There are n cells to fill, so each digit stands there exactly once,
// and goes from whatever sees all its places in the set.
//
// Some cells lie in the row outside the box and some in the column outside the box: with one line
// it is a plain Sue de Coq (or a bent set without a digit to spare). Cells with a single candidate
// are left out, and so is a set with k cells in it that have k digits or fewer. The step: `cells`
// those of the row outside the box, of the column, of the box; `base` the row, `cover` column
// and box; marks kColorA, kColorB and kPattern on the candidates of the three parts. Order: boxes,
// rows, columns, then cells depth first, row before column before box. Source: Sudoku Studio's name
// for what Allan Barker's set logic calls a rank 0 pattern. Tests: tests/cases.
#include <unordered_set>
#include <vector>

#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/techniques/bent.h"

namespace shudu {
namespace {

constexpr std::size_t kParts = 3;  // row, column, box

class CrossSearch {
 public:
  explicit CrossSearch(const FindTask& task) : task_(task), view_(task.view) {}

  bool run() {
    const Layout& layout = view_.layout();
    const int size = layout.size();
    for (int b = 0; b < size; ++b) {
      for (int r = 0; r < size; ++r) {
        if (task_.options.is_stopped()) return false;
        for (int c = 0; c < size; ++c) {
          if (!search(layout.row(r), layout.column(c), layout.box(b))) return false;
        }
      }
    }
    return true;
  }

 private:
  bool search(House row, House column, House box) {
    const Layout& layout = view_.layout();
    const CellSet in_box = layout.cells(box);
    if (!layout.cells(row).intersects(in_box) || !layout.cells(column).intersects(in_box)) {
      return true;
    }
    row_ = row;
    column_ = column;
    box_ = box;
    const CellSet in_row = layout.cells(row) - in_box;
    const CellSet in_column = layout.cells(column) - in_box - in_row;
    const std::array<CellSet, kParts> cells = {in_row, in_column, in_box};
    for (std::size_t part = 0; part < kParts; ++part) {
      pools_[part].clear();
      for (const Cell cell : cells[part] & view_.open_cells()) {
        if (view_.candidates(cell).size() >= 2) pools_[part].push_back(cell);
      }
    }
    return extend(0, 0, Bent());
  }

  // Cells of one part after another; those of row and column are never complete by themselves.
  bool extend(std::size_t part, std::size_t from, const Bent& bent) {
    const auto& pool = pools_[part];
    for (std::size_t i = from; i < pool.size(); ++i) {
      const Bent more = bent.with(view_, pool[i]);
      const int spare = more.digits.size() - more.cells.size();
      if (!more.unrestricted.empty() || spare > room(part, i + 1)) continue;
      if (part + 1 < kParts && spare <= 0) continue;
      if (part + 1 < kParts) {
        if (!extend(part + 1, 0, more)) return false;
      } else if (spare == 0 && !try_set(more)) {
        return false;
      }
      if (!extend(part, i + 1, more)) return false;
    }
    return true;
  }

  // How many cells may still come; each saves one digit at most.
  int room(std::size_t part, std::size_t from) const {
    std::size_t left = pools_[part].size() - from;
    for (std::size_t later = part + 1; later < kParts; ++later) left += pools_[later].size();
    return static_cast<int>(left);
  }

  bool try_set(const Bent& bent) {
    bool is_any = false;
    for (const Digit digit : bent.digits) {
      is_any = is_any || bent.seen(digit).intersects(view_.cells_of(digit));
    }
    if (!is_any || has_smaller_set(view_, bent.cells)) return true;
    if (!known_.insert(bent.cells).second) return true;
    Step step = step_of(task_.technique, bent.digits, CellSet());
    step.base = {row_};
    step.cover = {column_, box_};
    constexpr std::array<MarkRole, kParts> kRoles = {MarkRole::kColorA, MarkRole::kColorB,
                                                     MarkRole::kPattern};
    for (std::size_t part = 0; part < kParts; ++part) {
      for (const Cell cell : pools_[part]) {
        if (!bent.cells.contains(cell)) continue;
        step.cells.push_back(cell);
        mark_in(view_, cell, view_.candidates(cell), kRoles[part], step);
      }
    }
    for (const Digit digit : bent.digits) eliminate_from(view_, bent.seen(digit), digit, step);
    return hand_over(std::move(step), task_.sink);
  }

  const FindTask& task_;
  const View& view_;
  House row_{0};
  House column_{0};
  House box_{0};
  std::array<std::vector<Cell>, kParts> pools_;
  std::unordered_set<CellSet, CellSetHash> known_;
};

}  // namespace

bool find_sue_de_coq_3d(const FindTask& task) { return CrossSearch(task).run(); }

}  // namespace shudu
