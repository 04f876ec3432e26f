// Source: Sudoku Explainer 1.2.1; the corrected dialect: lksudoku (2019).
#include "rating/reference/loops.h"

#include <algorithm>

namespace shudu::se::reference {
namespace {

// Houses of every second cell, from the first or the second; empty where one comes twice.
std::vector<int> houses_of_colour(const UniqueLoop& loop, std::size_t first) {
  std::vector<int> houses;
  for (std::size_t i = first; i < loop.cells.size(); i += 2) {
    for (const int house : kGeometry.house[loop.cells[i]]) houses.push_back(house);
  }
  std::sort(houses.begin(), houses.end());
  const bool is_twice = std::adjacent_find(houses.begin(), houses.end()) != houses.end();
  return is_twice ? std::vector<int>() : houses;
}

bool could_swap(const UniqueLoop& loop) {
  const std::vector<int> houses = houses_of_colour(loop, 0);
  return !houses.empty() && houses == houses_of_colour(loop, 1);
}

class Walk {
 public:
  Walk(const Position& position, SeDialect dialect) : position_(position), dialect_(dialect) {}

  std::vector<LoopHint> run() {
    for (int cell = 0; cell < kCells; ++cell) {
      const unsigned marks = position_.marks[cell];
      if (count(marks) != 2) continue;
      loop_.a = lowest(marks);
      loop_.b = lowest(marks & (marks - 1));
      go(cell, 2, 0, -1);
    }
    return std::move(hints_);
  }

 private:
  void go(int cell, int budget, unsigned extras, int last_kind) {
    loop_.cells.push_back(cell);
    for (int kind = 0; kind < 3; ++kind) {
      if (kind == last_kind) continue;
      for (const int next : kGeometry.cell[kGeometry.house[cell][kind]]) {
        look_at(next, kind, budget, extras);
      }
    }
    loop_.cells.pop_back();
  }

  void look_at(int next, int kind, int budget, unsigned& extras) {
    if (next == loop_.cells[0]) {
      if (loop_.cells.size() >= 4 && could_swap(loop_)) {
        add_loop_hints(position_, loop_, dialect_, hints_);
      }
      return;
    }
    const auto& path = loop_.cells;
    if (std::find(path.begin(), path.end(), next) != path.end()) return;
    if (!position_.has(next, loop_.a) || !position_.has(next, loop_.b)) return;
    const unsigned pair = 1U << loop_.a | 1U << loop_.b;
    const unsigned with_next = extras | (position_.marks[next] & ~pair);
    if (dialect_ != SeDialect::kCorrected) extras = with_next;
    const bool is_pair = count(position_.marks[next]) == 2;
    if (!is_pair && !is_single(with_next) && budget <= 0) return;
    go(next, budget - (is_pair ? 0 : 1), with_next, kind);
  }

  const Position& position_;
  SeDialect dialect_;
  UniqueLoop loop_;
  std::vector<LoopHint> hints_;
};

}  // namespace

std::vector<LoopHint> loop_hints(const Position& position, SeDialect dialect) {
  return Walk(position, dialect).run();
}

const LoopHint* best_of(const std::vector<LoopHint>& hints) {
  const LoopHint* best = nullptr;
  for (const LoopHint& hint : hints) {
    const bool is_easier = best == nullptr || hint.hint.difficulty < best->hint.difficulty;
    const bool is_equal = best != nullptr && hint.hint.difficulty == best->hint.difficulty;
    if (is_easier || (is_equal && hint.type < best->type)) best = &hint;
  }
  return best;
}

}  // namespace shudu::se::reference
