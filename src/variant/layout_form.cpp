#include "shudu/variant/layout_form.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <string>

#include "shudu/core/as_index.h"
#include "shudu/core/layout_builder.h"
#include "shudu/variant/kinds.h"
#include "variant/lowering.h"

namespace shudu::variant {
namespace {

Variables cells_of(const Layout& layout, House house) {
  Variables cells;
  for (const Cell cell : layout.cell_list(house)) {
    cells.push_back(static_cast<Variable>(cell.index()));
  }
  return cells;
}

bool has_size_of_layout(const VariantPuzzle& puzzle) {
  return puzzle.rows == puzzle.columns && puzzle.rows <= kMaxSize && puzzle.low == 1 &&
         puzzle.high == puzzle.rows && puzzle.rows_differ && puzzle.columns_differ &&
         puzzle.free_variables == 0;
}

std::set<std::set<Variable>> as_sets(const std::vector<Variables>& regions) {
  std::set<std::set<Variable>> sets;
  for (const Variables& region : regions) sets.emplace(region.begin(), region.end());
  return sets;
}

// Boxes where the regions are boxes, else the letters of a jigsaw in `map`.
bool read_regions(const VariantPuzzle& puzzle, LayoutSpec& spec, std::string& map) {
  const auto regions = as_sets(puzzle.regions);
  for (int box_rows = 1; box_rows <= puzzle.rows; ++box_rows) {
    if (puzzle.rows % box_rows != 0) continue;
    const int box_columns = puzzle.rows / box_rows;
    if (as_sets(boxes_of(puzzle, box_rows, box_columns)) != regions) continue;
    spec.box_rows = box_rows;
    spec.box_columns = box_columns;
    return puzzle.regions.size() == regions.size();
  }
  map.assign(as_index(puzzle.cells()), '.');
  for (std::size_t i = 0; i < puzzle.regions.size(); ++i) {
    for (const Variable cell : puzzle.regions[i]) {
      if (map[cell] != '.' || i >= as_index(puzzle.rows)) return false;
      map[cell] = static_cast<char>('A' + i);
    }
  }
  spec.region_map = map;
  return true;
}

// The houses that a rule comes to, where it comes to nothing else.
bool read_houses(const VariantPuzzle& puzzle, const Constraint& rule, std::vector<CellSet>& extra) {
  std::vector<Primitive> primitives;
  Lowering out(puzzle, primitives, nullptr);
  row_of(rule.kind).lower(rule, out);
  for (const Primitive& primitive : primitives) {
    const auto* const house = std::get_if<AllDifferent>(&primitive.rule);
    if (house == nullptr || house->cells.size() != as_index(puzzle.rows)) return false;
    CellSet cells;
    for (const Variable cell : house->cells) cells.insert(Cell(cell));
    extra.push_back(cells);
  }
  return true;
}

bool read_rules(const VariantPuzzle& puzzle, LayoutSpec& spec, std::vector<CellSet>& extra) {
  for (const Constraint& rule : puzzle.constraints) {
    const bool is_move = rule.kind == Kind::kAntiKnight || rule.kind == Kind::kAntiKing;
    if (rule.kind == Kind::kAntiKnight) spec.anti_knight = true;
    if (rule.kind == Kind::kAntiKing) spec.anti_king = true;
    if (!is_move && !read_houses(puzzle, rule, extra)) return false;
  }
  return true;
}

}  // namespace

VariantPuzzle from_layout(const LayoutForm& form) {
  const auto& [layout, candidates] = form;
  assert(layout.size() == candidates.size());
  VariantPuzzle puzzle = open_grid(layout.size(), layout.size(), 1, layout.size());
  for (int box = 0; box < layout.size(); ++box) {
    puzzle.regions.push_back(cells_of(layout, layout.box(box)));
  }
  const auto add = [&](Kind kind, Variables cells) {
    Constraint& rule = puzzle.constraints.emplace_back();
    rule.kind = kind;
    rule.cells = std::move(cells);
  };
  for (int i = 0; i < layout.extra_region_count(); ++i) {
    add(Kind::kAllDifferent, cells_of(layout, layout.region(i)));
  }
  if (layout.is_anti_knight()) add(Kind::kAntiKnight, {});
  if (layout.is_anti_king()) add(Kind::kAntiKing, {});
  for (const Cell cell : layout.all_cells()) {
    puzzle.candidates[as_index(cell)] = candidates[cell].bits();
  }
  return puzzle;
}

std::optional<LayoutForm> to_layout(const VariantPuzzle& puzzle) {
  if (!has_size_of_layout(puzzle)) return std::nullopt;
  LayoutSpec spec;
  spec.size = puzzle.rows;
  std::string map;
  std::vector<CellSet> extra;
  if (!read_regions(puzzle, spec, map) || !read_rules(puzzle, spec, extra)) return std::nullopt;
  spec.extra_regions = extra;
  const Result<Layout> layout = make_layout(spec);
  if (!layout) return std::nullopt;
  Pencilmarks candidates(puzzle.rows);
  for (const Cell cell : layout->all_cells()) {
    candidates.set(cell, DigitSet::from_bits(puzzle.candidates[as_index(cell)]));
  }
  return LayoutForm{*layout, candidates};
}

}  // namespace shudu::variant
