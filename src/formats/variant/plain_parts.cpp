#include "formats/variant/plain_parts.h"

#include <algorithm>
#include <bit>
#include <map>

#include "formats/variant/rule_error.h"
#include "shudu/core/as_index.h"
#include "shudu/variant/kinds.h"

namespace shudu::variant {
namespace {

void sort_regions(std::vector<Variables>& regions) {
  for (Variables& region : regions) std::sort(region.begin(), region.end());
  std::sort(regions.begin(), regions.end());
}

Status add_cage(const Constraint& rule, CageParts& parts) {
  for (const Variable cell : rule.cells) {
    if (cell >= parts.cage_of.size() || parts.cage_of[cell] >= 0) return cannot_hold(rule.kind);
    parts.cage_of[cell] = static_cast<int>(parts.sums.size());
  }
  parts.sums.push_back(rule.numbers.empty() ? 0 : rule.numbers[0]);
  return kDone;
}

}  // namespace

Error cannot_hold_part(std::string_view part) { return error_with(ErrorCode::kCannotHold, part); }

Result<std::vector<int>> givens_of(const VariantPuzzle& puzzle) {
  const bool is_usual = puzzle.rows == puzzle.columns && puzzle.low == 1 &&
                        puzzle.high == puzzle.rows && puzzle.rows_differ && puzzle.columns_differ;
  if (!is_usual) return cannot_hold_part("grid");
  if (puzzle.free_variables > 0) return cannot_hold_part("variables");
  std::vector<int> givens;
  for (const ValueSet set : puzzle.candidates) {
    const bool is_open = set == puzzle.all_values();
    const bool is_given = std::has_single_bit(set);
    if (!is_given && !is_open) return cannot_hold_part("candidates");
    givens.push_back(is_given ? std::countr_zero(set) + 1 : 0);
  }
  return givens;
}

bool has_regions(const VariantPuzzle& puzzle, std::vector<Variables> regions) {
  std::vector<Variables> own = puzzle.regions;
  sort_regions(own);
  sort_regions(regions);
  return own == regions;
}

std::optional<std::vector<int>> partition_of(const VariantPuzzle& puzzle) {
  const auto size = as_index(puzzle.rows);
  if (puzzle.rows != puzzle.columns || puzzle.regions.size() != size) return std::nullopt;
  std::vector<Variables> regions = puzzle.regions;
  sort_regions(regions);
  std::vector<int> map(size * size, -1);
  for (std::size_t i = 0; i < regions.size(); ++i) {
    if (regions[i].size() != size) return std::nullopt;
    for (const Variable cell : regions[i]) map[cell] = static_cast<int>(i);
  }
  const bool is_full = std::find(map.begin(), map.end(), -1) == map.end();
  return is_full ? std::optional(map) : std::nullopt;
}

std::vector<Variables> regions_of_map(const std::vector<int>& map) {
  std::map<int, Variables> regions;
  for (std::size_t cell = 0; cell < map.size(); ++cell) {
    regions[map[cell]].push_back(static_cast<Variable>(cell));
  }
  std::vector<Variables> all;
  all.reserve(regions.size());
  for (auto& [number, cells] : regions) all.push_back(std::move(cells));
  return all;
}

Result<CageParts> cages_of(const VariantPuzzle& puzzle) {
  CageParts parts;
  parts.cage_of.assign(as_index(puzzle.cells()), -1);
  bool rises = false;
  bool falls = false;
  for (const Constraint& rule : puzzle.constraints) {
    rises = rises || rule.kind == Kind::kDiagonalUp;
    falls = falls || rule.kind == Kind::kDiagonalDown;
    if (rule.kind == Kind::kDiagonalUp || rule.kind == Kind::kDiagonalDown) continue;
    if (rule.kind != Kind::kCage) return cannot_hold(rule.kind);
    const Status status = add_cage(rule, parts);
    if (!status) return status.error();
  }
  if (rises != falls) return cannot_hold(rises ? Kind::kDiagonalUp : Kind::kDiagonalDown);
  parts.has_diagonals = rises;
  return parts;
}

void add_diagonals(VariantPuzzle& puzzle) {
  for (const Kind kind : {Kind::kDiagonalUp, Kind::kDiagonalDown}) {
    Constraint rule;
    rule.kind = kind;
    puzzle.constraints.push_back(std::move(rule));
  }
}

void give(VariantPuzzle& puzzle, std::size_t cell, int value) {
  puzzle.candidates[cell] = ValueSet{1} << static_cast<unsigned>(value - puzzle.low);
}

}  // namespace shudu::variant
