// All tries of a round go through the batch kernel, which looks for two solutions of each.
#include "shudu/generator/transform.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "shudu/core/stop.h"
#include "shudu/generator/reduce.h"
#include "shudu/generator/seeding.h"

namespace shudu {
namespace {

constexpr int kDigitExchanges = 15;
constexpr int kRounds = 10;
constexpr std::size_t kTriesAtOnce = 2048;
// Some ways to play the grid leave it with few masks that show one solution: where so many masks of
// a grid have failed, it is played anew.
constexpr std::uint64_t kMasksOfGrid = 256;

constexpr std::array kLevels{
    TransformLevelRow{TransformLevel::kEasy,
                      "easy",
                      {"36 to 39 givens", "36 至 39 个已知数", "36 至 39 個已知數"},
                      36,
                      39,
                      false},
    TransformLevelRow{TransformLevel::kMedium,
                      "medium",
                      {"30 to 36 givens", "30 至 36 个已知数", "30 至 36 個已知數"},
                      30,
                      36,
                      false},
    TransformLevelRow{TransformLevel::kHard,
                      "hard",
                      {"29 to 31 givens", "29 至 31 个已知数", "29 至 31 個已知數"},
                      29,
                      31,
                      true},
    TransformLevelRow{TransformLevel::kHell,
                      "hell",
                      {"27 to 29 givens", "27 至 29 个已知数", "27 至 29 個已知數"},
                      27,
                      29,
                      true},
};

int between(int low, int high, Rng& rng) {
  return low + static_cast<int>(rng.below(static_cast<std::uint64_t>(high - low + 1)));
}

// Two different numbers below n.
std::pair<std::size_t, std::size_t> two_below(std::uint64_t n, Rng& rng) {
  const std::uint64_t a = rng.below(n);
  const std::uint64_t b = rng.below(n - 1);
  return {static_cast<std::size_t>(a), static_cast<std::size_t>(b < a ? b : b + 1)};
}

// Two lines of a group of three exchanged.
Permutation two_lines(Rng& rng) {
  Permutation to = kIdentityPermutation;
  const auto group = static_cast<std::size_t>(3 * rng.below(3));
  const auto [a, b] = two_below(3, rng);
  std::swap(to[group + a], to[group + b]);
  return to;
}

// Two groups of three lines exchanged.
Permutation two_groups(Rng& rng) {
  Permutation to = kIdentityPermutation;
  const auto [a, b] = two_below(3, rng);
  for (std::size_t i = 0; i < 3; ++i) std::swap(to[3 * a + i], to[3 * b + i]);
  return to;
}

Symmetry moving(const Permutation& rows, const Permutation& columns) {
  return Symmetry::moving(kMaxSize, rows, columns);
}

// Rows 1 to 9 before it is known whether their sum fits. A division rounds down.
std::array<int, 9> draw_row_counts(TransformLevel level, Rng& rng) {
  switch (level) {
    case TransformLevel::kEasy:
    case TransformLevel::kMedium: {
      const bool is_easy = level == TransformLevel::kEasy;
      const int a = is_easy ? between(4, 6, rng) : between(3, 6, rng);
      const int b = is_easy ? between(3, 4, rng) : between(2, 3, rng);
      const int middle = is_easy ? between(4, 6, rng) : between(3, 5, rng);
      const int c = ((is_easy ? 33 : 28) - 3 * a - 2 * b) / 3;
      return {a, b, c, a, middle, c, a, b, c};
    }
    case TransformLevel::kHard:
    case TransformLevel::kHell:
      break;
  }
  const int a = between(3, 5, rng);
  const int b = between(2, 3, rng);
  const int middle = between(1, 3, rng);
  const int second = (level == TransformLevel::kHell ? 6 : 7) - a;
  return {a, second, b, 7 - b, middle, 7 - b, b, second, a};
}

const TransformLevelRow& row_of(TransformLevel level) {
  return kLevels[static_cast<std::size_t>(level)];
}

// The generator of an item's n-th grid; its first is the item's own.
Rng group_rng(Rng own, std::uint64_t group) {
  return group == 0 ? own : item_rng(own.next() + own.next(), group);
}

void write_puzzle(const Grid& puzzle, char* text) {
  for (int i = 0; i < kMaxCells; ++i) {
    const int value = puzzle.value_at(Cell(i));
    text[i] = value == 0 ? '.' : static_cast<char>('0' + value);
  }
}

}  // namespace

Grid transform_base_grid() {
  Grid grid(kMaxSize);
  for (int row = 0; row < kMaxSize; ++row) {
    const int first = row % 3 * 3 + row / 3;
    for (int column = 0; column < kMaxSize; ++column) {
      grid.place(Cell::at(row, column, kMaxSize), Digit::from_index((first + column) % kMaxSize));
    }
  }
  return grid;
}

Symmetry random_move(GridMove kind, Rng& rng) {
  switch (kind) {
    case GridMove::kDigits: {
      Permutation to = kIdentityPermutation;
      const auto [a, b] = two_below(kMaxSize, rng);
      std::swap(to[a], to[b]);
      return Symmetry::renaming(kMaxSize, to);
    }
    case GridMove::kRows:
      return moving(two_lines(rng), kIdentityPermutation);
    case GridMove::kColumns:
      return moving(kIdentityPermutation, two_lines(rng));
    case GridMove::kBands:
      return moving(two_groups(rng), kIdentityPermutation);
    case GridMove::kStacks:
      return moving(kIdentityPermutation, two_groups(rng));
    case GridMove::kTranspose:
      break;
  }
  return Symmetry::moving(kMaxSize, kIdentityPermutation, kIdentityPermutation, true);
}

Grid played_grid(const Grid& base, Rng& rng) {
  Symmetry all(kMaxSize);
  for (int i = 0; i < kDigitExchanges; ++i) all = all.then(random_move(GridMove::kDigits, rng));
  for (int i = 0; i < kRounds; ++i) {
    for (const GridMove kind :
         {GridMove::kRows, GridMove::kColumns, GridMove::kBands, GridMove::kStacks}) {
      all = all.then(random_move(kind, rng));
    }
    if (rng.below(2) == 1) all = all.then(random_move(GridMove::kTranspose, rng));
  }
  return all.apply(base);
}

std::span<const TransformLevelRow> transform_level_table() { return kLevels; }

const TransformLevelRow* find_transform_level(std::string_view slug) {
  for (const TransformLevelRow& row : kLevels) {
    if (row.slug == slug) return &row;
  }
  return nullptr;
}

std::array<int, 9> random_row_counts(TransformLevel level, Rng& rng) {
  const TransformLevelRow& row = row_of(level);
  for (;;) {
    const std::array<int, 9> counts = draw_row_counts(level, rng);
    int sum = 0;
    for (const int count : counts) sum += count;
    if (sum >= row.fewest && sum <= row.most) return counts;
  }
}

namespace {

// Gives the row the cells of the row that mirrors it.
void mirror_row(int row, CellSet& mask) {
  for (int column = 0; column < kMaxSize; ++column) {
    if (!mask.contains(Cell::at(8 - row, column, kMaxSize))) continue;
    mask.insert(Cell::at(row, column, kMaxSize));
  }
}

}  // namespace

CellSet random_level_mask(TransformLevel level, Rng& rng) {
  const std::array<int, 9> counts = random_row_counts(level, rng);
  CellSet mask;
  for (int row = 0; row < kMaxSize; ++row) {
    if (row_of(level).is_mirrored && row > 4) {
      mirror_row(row, mask);
      continue;
    }
    Permutation columns = kIdentityPermutation;
    rng.shuffle(std::span<std::uint8_t>(columns));
    for (int i = 0; i < counts[static_cast<std::size_t>(row)]; ++i) {
      mask.insert(Cell::at(row, columns[static_cast<std::size_t>(i)], kMaxSize));
    }
  }
  return mask;
}

TransformPuzzles::TransformPuzzles(TransformLevel level, std::optional<UniformGrids> grids,
                                   const Kernel& kernel)
    : level_(level), grids_(std::move(grids)), solver_(kernel) {}

Grid TransformPuzzles::grid_of(Rng rng) const {
  return played_grid(grids_ ? grids_->draw(rng) : transform_base_grid(), rng);
}

bool TransformPuzzles::make_tries(std::span<const SeriesTry> tries,
                                  std::span<std::optional<PuzzleWithSolution>> made, Stop stop) {
  std::vector<PuzzleWithSolution> drafts;
  drafts.reserve(tries.size());
  std::string texts(tries.size() * kMaxCells, '.');
  for (std::size_t t = 0; t < tries.size(); ++t) {
    const std::uint64_t group = tries[t].number / kMasksOfGrid;
    const bool is_same = t > 0 && tries[t].index == tries[t - 1].index &&
                         group == tries[t - 1].number / kMasksOfGrid;
    const Grid solution =
        is_same ? drafts.back().solution : grid_of(group_rng(tries[t].item_rng, group));
    Rng rng = tries[t].rng;
    drafts.push_back({givens_of(solution, random_level_mask(level_, rng)), solution});
    write_puzzle(drafts.back().puzzle, &texts[t * kMaxCells]);
  }
  std::vector<PuzzleResult> results(tries.size());
  solver_.solve({texts.data(), tries.size()}, {.limit = 2, .which = Which::kAny, .stop = stop},
                results);
  if (stop.is_asked()) return false;
  for (std::size_t t = 0; t < tries.size(); ++t) {
    if (results[t].count == 1 && results[t].is_exact()) made[t] = drafts[t];
  }
  return true;
}

bool TransformPuzzles::make(std::uint64_t seed, std::uint64_t first, std::uint64_t most_tries,
                            std::span<SeriesItem> to, Stop stop) {
  return make_series(
      {seed, first, most_tries, kTriesAtOnce},
      [&](std::span<const SeriesTry> tries, std::span<std::optional<PuzzleWithSolution>> made) {
        return make_tries(tries, made, stop);
      },
      to);
}

}  // namespace shudu
