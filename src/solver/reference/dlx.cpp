// The method `dlx`: Sudoku as an exact cover problem, solved by dancing links.
//
// A row of the matrix is "this digit in this cell"; it satisfies one column "the cell is filled"
// and, for each of the cell's houses, one column "the house has the digit". A solution is a choice
// of rows with each of these columns satisfied exactly once. Two cells that are extra peers (a
// knight's or king's move apart) share, for each digit, a secondary column: satisfied at most once.
// The search takes the column with the fewest rows left: a cell with few digits or a digit with
// few places in a house, whichever is tighter; a column with one row is forced and is no node.
// Shares nothing with the other methods but the layout, which makes it their second judge.
// Source: D. E. Knuth, "Dancing links" (2000), arXiv:cs/0011047.
// Tests: tests/solver/counts_test.cpp, differential_test.cpp, exact_cover_test.cpp.
#include "solver/reference/dlx.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

#include "solver/reference/exact_cover.h"
#include "solver/search_run.h"

namespace shudu {

namespace {

using Node = ExactCover::Node;

// Two cells that may not hold equal digits though no house has both.
struct ExtraPair {
  Cell first;
  Cell second;
};

bool share_house(const Layout& layout, Cell a, Cell b) {
  for (int h = 0; h < layout.house_count(); ++h) {
    const CellSet cells = layout.cells(House(h));
    if (cells.contains(a) && cells.contains(b)) return true;
  }
  return false;
}

std::vector<ExtraPair> find_extra_pairs(const Layout& layout) {
  std::vector<ExtraPair> pairs;
  if (!layout.is_anti_knight() && !layout.is_anti_king()) return pairs;
  for (const Cell cell : layout.all_cells()) {
    for (const Cell peer : layout.peers(cell)) {
      if (cell < peer && !share_house(layout, cell, peer)) pairs.push_back({cell, peer});
    }
  }
  return pairs;
}

class Dlx {
 public:
  Dlx(const Layout& layout, const Pencilmarks& marks)
      : layout_(layout),
        pairs_(find_extra_pairs(layout)),
        cover_(primary_count(), pairs_.size() * digit_count()) {
    assert(marks.size() == layout.size());
    cover_.reserve(static_cast<std::size_t>(marks.candidate_count()) * kOnesOfRow);
    for (const Cell cell : layout.all_cells()) add_rows(cell, marks[cell]);
  }

  void search(SearchRun& run) {
    if (!enter(run)) return;
    while (depth_ > 0) {
      Level& level = levels_[depth_ - 1];
      if (level.row != level.header) cover_.uncover_others(level.row);
      level.row = cover_.below(level.row);
      if (level.row == level.header) {
        cover_.uncover(level.header);
        --depth_;
        continue;
      }
      if (level.is_choice && !run.visit()) return;
      cover_.cover_others(level.row);
      if (!enter(run) && run.has_ended()) return;
    }
  }

 private:
  // A column that is being satisfied, and the row chosen for it; the header before the first.
  struct Level {
    Node header = ExactCover::kRoot;
    Node row = ExactCover::kRoot;
    bool is_choice = false;
  };
  // Room to begin with: a cell, a row, a column, a box and a few more.
  static constexpr std::size_t kOnesOfRow = 8;

  [[nodiscard]] std::size_t digit_count() const { return static_cast<std::size_t>(layout_.size()); }
  [[nodiscard]] std::size_t cell_count() const {
    return static_cast<std::size_t>(layout_.cell_count());
  }
  [[nodiscard]] std::size_t primary_count() const {
    return cell_count() + static_cast<std::size_t>(layout_.house_count()) * digit_count();
  }

  void add_rows(Cell cell, DigitSet digits) {
    const std::vector<std::size_t> bases = column_bases(cell);
    std::vector<std::size_t> columns(1 + bases.size(), static_cast<std::size_t>(cell.index()));
    for (const Digit digit : digits) {
      for (std::size_t i = 0; i < bases.size(); ++i) {
        columns[1 + i] = bases[i] + static_cast<std::size_t>(digit.index());
      }
      cover_.add_row(static_cast<std::uint32_t>(cell.index() * kMaxSize + digit.index()), columns);
    }
  }

  // For each house and each extra pair of a cell its column for the digit 1.
  [[nodiscard]] std::vector<std::size_t> column_bases(Cell cell) const {
    std::vector<std::size_t> bases;
    for (int h = 0; h < layout_.house_count(); ++h) {
      if (!layout_.cells(House(h)).contains(cell)) continue;
      bases.push_back(cell_count() + static_cast<std::size_t>(h) * digit_count());
    }
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
      if (pairs_[i].first != cell && pairs_[i].second != cell) continue;
      bases.push_back(primary_count() + i * digit_count());
    }
    return bases;
  }

  // Takes the tightest column, or reports the solution when every column is satisfied.
  bool enter(SearchRun& run) {
    const Node header = cover_.smallest_column();
    if (header == ExactCover::kRoot) {
      static_cast<void>(run.report(solution()));  // the caller asks the run
      return false;
    }
    levels_[depth_++] = {header, header, cover_.row_count(header) > 1};
    cover_.cover(header);
    return true;
  }

  [[nodiscard]] Grid solution() const {
    Grid grid(layout_.size());
    for (std::size_t i = 0; i < depth_; ++i) {
      const auto name = static_cast<int>(cover_.name(levels_[i].row));
      grid.place(Cell(name / kMaxSize), Digit::from_index(name % kMaxSize));
    }
    return grid;
  }

  const Layout& layout_;
  std::vector<ExtraPair> pairs_;
  ExactCover cover_;
  // Each level fills one cell, and one more may find its column empty.
  std::array<Level, kMaxCells + 1> levels_{};
  std::size_t depth_ = 0;
};

}  // namespace

SearchResult search_by_dlx(const Layout& layout, const Pencilmarks& marks,
                           const SearchOptions& options, SolutionSink sink) {
  SearchRun run(options, sink, layout.size());
  if (!run.has_ended()) Dlx(layout, marks).search(run);
  return run.result();
}

}  // namespace shudu
