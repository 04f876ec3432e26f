#include "variant/lowering.h"

namespace shudu::variant {

Variables without_repeats(std::span<const Variable> cells) {
  Variables once;
  once.reserve(cells.size());
  for (const Variable cell : cells) {
    if (std::find(once.begin(), once.end(), cell) == once.end()) once.push_back(cell);
  }
  return once;
}

void Lowering::keep(Variable cell, ValueSet values) {
  if (domains_ != nullptr) {
    (*domains_)[cell] &= values;
  } else {
    add(Occurrences{{cell}, {{values, 1, 1}}});
  }
}

void Lowering::all_different(std::span<const Variable> cells) {
  Variables once = without_repeats(cells);
  if (once.size() > as_index(puzzle_->values())) return add(Impossible{});
  if (once.size() > 1) add(AllDifferent{std::move(once)});
}

void Lowering::all_equal(std::span<const Variable> cells) {
  Variables once = without_repeats(cells);
  if (once.size() > 1) add(AllEqual{std::move(once)});
}

void Lowering::sum(std::span<const Variable> cells, std::int64_t total) {
  WeightedSum rule{{}, total, total};
  rule.terms.reserve(cells.size());
  for (const Variable cell : cells) rule.terms.push_back({cell, 1});
  add(std::move(rule));
}

void Lowering::one_of(std::span<const Variable> cells, std::vector<ValueSet> sets) {
  if (sets.empty()) return add(Impossible{});
  add(OneOfSets{without_repeats(cells), std::move(sets)});
}

bool Lowering::are_different(std::span<const Variable> cells) const {
  const Variables once = without_repeats(cells);
  if (once.size() != cells.size()) return false;
  if (cells.size() < 2) return true;
  const auto& puzzle = *puzzle_;
  const auto is_in_grid = [&](Variable cell) { return cell < puzzle.cells(); };
  if (!std::all_of(cells.begin(), cells.end(), is_in_grid)) return false;
  const auto all_of = [&](const auto& test) {
    return std::all_of(cells.begin(), cells.end(), test);
  };
  const Variable first = cells.front();
  const auto is_in_row = [&](Variable cell) { return puzzle.row_of(cell) == puzzle.row_of(first); };
  const auto is_in_column = [&](Variable cell) {
    return puzzle.column_of(cell) == puzzle.column_of(first);
  };
  if (puzzle.rows_differ && all_of(is_in_row)) return true;
  if (puzzle.columns_differ && all_of(is_in_column)) return true;
  return std::any_of(puzzle.regions.begin(), puzzle.regions.end(), [&](const Variables& region) {
    return all_of([&](Variable cell) {
      return std::find(region.begin(), region.end(), cell) != region.end();
    });
  });
}

}  // namespace shudu::variant
