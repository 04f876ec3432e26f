// The walk that finds unique loops against the plain one (tests/rating/reference): on made-up
// positions full of cells that share two digits, and along the paths of random puzzles. More with
// SHUDU_SOAK="loops=N", a number of positions.
#include <gtest/gtest.h>

#include <array>

#include "logic/puzzles.h"
#include "rating/reference/loops.h"
#include "rating/se/first_hint.h"
#include "rating/se/producers.h"
#include "se_files.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

constexpr SeDialect kDialects[] = {SeDialect::kOriginal, SeDialect::kCorrected};

// How many hints there were.
std::size_t expect_same(const se::Position& position) {
  std::size_t met = 0;
  for (const SeDialect dialect : kDialects) {
    const auto plain = se::reference::loop_hints(position, dialect);
    const auto best = se::best_unique_loop(position, dialect);
    const se::LoopHint* first = se::reference::best_of(plain);
    EXPECT_EQ(best.has_value(), first != nullptr);
    if (!best || first == nullptr) continue;
    EXPECT_EQ(best->rule, first->hint.rule);
    EXPECT_EQ(best->difficulty, first->hint.difficulty);
    EXPECT_EQ(best->eliminations, first->hint.eliminations);
    met += plain.size();
  }
  return met;
}

std::array<bool, 9> some_lines(Rng& rng, int n) {
  std::array<bool, 9> lines{};
  for (; n > 0; --n) lines[rng.below(9)] = true;
  return lines;
}

// In a few rows and columns, so that loops close, most cells have 1 and 2: alone, or with one or
// two of 3, 4 and 5, mostly 3. No other cell has both. Of more the plain walk would take too long.
se::Position rich_position(Rng& rng) {
  const Grid open(9);
  Pencilmarks marks(9);
  constexpr int kMostInside = 12;
  int inside = 0;
  const auto extras = 1 + rng.below(3);
  const auto others = 4 + rng.below(10);
  const auto rows = some_lines(rng, 4);
  const auto columns = some_lines(rng, 4);
  for (int i = 0; i < 81; ++i) {
    DigitSet digits{Digit(1), Digit(6), Digit(7), Digit(8)};
    const bool is_inside = inside < kMostInside && rows[static_cast<std::size_t>(i / 9)] &&
                           columns[static_cast<std::size_t>(i % 9)] && rng.below(8) != 0;
    inside += is_inside ? 1 : 0;
    if (is_inside) digits = {Digit(1), Digit(2)};
    if (is_inside && rng.below(4) < extras) digits.insert(Digit(rng.below(others) == 0 ? 4 : 3));
    if (is_inside && rng.below(4 * others) == 0) digits.insert(Digit(5));
    marks.set(Cell(i), digits);
  }
  return se::Position(View(Layout::classic(), open, open, marks));
}

TEST(SeLoops, AreThoseOfThePlainWalkOnRichPositions) {
  Rng rng(soak_amount("seed", 61));
  const auto positions = soak_amount("loops", static_cast<std::uint64_t>(by_build(60, 4)));
  std::size_t hints = 0;
  for (std::uint64_t i = 0; i < positions && !HasFailure(); ++i)
    hints += expect_same(rich_position(rng));
  std::printf("%zu hints of loops\n", hints);
  EXPECT_GT(hints, 0U);
}

TEST(SeLoops, AreThoseOfThePlainWalkAlongPaths) {
  Rng rng(soak_amount("seed", 62));
  const auto puzzles = soak_amount("loop_paths", static_cast<std::uint64_t>(by_build(40, 1)));
  for (std::uint64_t i = 0; i < puzzles && !HasFailure(); ++i) {
    se::Position position(random_puzzle(rng).givens);
    se::ChainMemory memory;
    while (!position.is_full()) {
      expect_same(position);
      const auto first = se::first_hint(position, {SeDialect::kOriginal, false, 0, 0}, memory);
      if (!first.hint) break;
      ++position.clock;
      se::apply(position, *first.hint);
    }
  }
}

}  // namespace
}  // namespace shudu::test
