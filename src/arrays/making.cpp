#include "shudu/arrays/making.h"

#include <algorithm>
#include <vector>

#include "arrays/cells.h"
#include "arrays/crew.h"

namespace shudu::arrays {
namespace {

void write_item(const SeriesItem& item, std::size_t row, std::size_t cells, const MadeOut& out,
                RowStatus* statuses) {
  if (item.made) {
    write_grid(item.made->puzzle, out.form, out.puzzles.row(row));
    if (out.solutions.cells != nullptr) {
      write_grid(item.made->solution, out.form, out.solutions.row(row));
    }
  } else {
    write_open(cells, out.form, out.puzzles.row(row));
    if (out.solutions.cells != nullptr) write_open(cells, out.form, out.solutions.row(row));
  }
  if (statuses != nullptr) {
    statuses[row] = item.made ? RowStatus::kUnique : RowStatus::kNotKnown;
  }
}

}  // namespace

bool make_rows(const MakeRowsWish& wish, const RowTerms& terms, const MadeOut& out,
               RowStatus* statuses) {
  const PuzzleSource source(wish.puzzle);
  const auto cells = static_cast<std::size_t>(wish.puzzle.layout.cell_count());
  const std::uint64_t most_tries = wish.most_tries.value_or(usual_tries(wish.puzzle));
  const SeriesItem none;
  for (std::size_t row = 0; row < out.count; ++row) {
    write_item(none, row, cells, out, nullptr);
    if (statuses != nullptr) statuses[row] = RowStatus::kStopped;
  }
  const std::size_t block = std::min(source.block(), out.count);
  return share_out(terms, out.count, std::max<std::size_t>(block, 1), [&](Blocks& blocks) {
    PuzzleMaker maker(source);
    std::vector<SeriesItem> items;
    while (const std::optional<Block> next = blocks.next()) {
      items.assign(next->end - next->begin, SeriesItem());
      const Stretch stretch{wish.seed, wish.first + next->begin, most_tries, {}};
      if (!maker.make(stretch, items, Leave(Stop(blocks.flag())))) return;
      for (std::size_t i = 0; i < items.size(); ++i) {
        write_item(items[i], next->begin + i, cells, out, statuses);
      }
      blocks.finish(*next);
    }
  });
}

}  // namespace shudu::arrays
