// Two rules, until they strike little more. First, on candidates: what stands alone in a cell or
// has one place in a box leaves the houses around. Then, on fillings: the column split of a box
// needs splits in the other boxes of its stack that have no bit in common with it or each other,
// and so do row splits in a band. See narrowing.h.
#include "solver/count/narrowing.h"

#include <algorithm>
#include <utility>

#include "solver/count/parts.h"

namespace shudu {
namespace {

using SplitSet = std::array<bool, kSplitCount>;

// The splits of one kind that some filling has.
std::vector<Split> listed(const SplitSet& set) {
  std::vector<Split> splits;
  for (Split split = 0; split < kSplitCount; ++split) {
    if (set[split]) splits.push_back(split);
  }
  return splits;
}

SplitSet columns_of(std::span<const BoxFilling> fillings) {
  SplitSet set{};
  for (const BoxFilling& filling : fillings) set[filling.columns] = true;
  return set;
}

// Calls `take` with every triple of splits, one of each set, that have no bit in common.
template <typename Take>
void for_each_triple(const std::array<SplitSet, 3>& sets, Take take) {
  const std::vector<Split> seconds = listed(sets[1]);
  for (const Split first : listed(sets[0])) {
    const std::uint32_t word = kSplits.word[first];
    for (const Split second : seconds) {
      if ((word & kSplits.word[second]) != 0) continue;
      const Split third = third_split(word, kSplits.word[second]);
      if (sets[2][third]) take(first, second, third);
    }
  }
}

std::array<SplitSet, 3> stack_columns(const GridFillings& fillings, std::size_t stack) {
  return {columns_of(fillings[stack]), columns_of(fillings[stack + 3]),
          columns_of(fillings[stack + 6])};
}

// Strikes the fillings of a stack whose columns are part of no triple; how many went.
std::size_t strike_stack(GridFillings& fillings, std::size_t stack) {
  std::array<SplitSet, 3> kept{};
  for_each_triple(stack_columns(fillings, stack), [&kept](Split first, Split second, Split third) {
    kept[0][first] = kept[1][second] = kept[2][third] = true;
  });
  std::size_t struck = 0;
  for (std::size_t band = 0; band < 3; ++band) {
    const SplitSet& set = kept[band];
    struck += std::erase_if(fillings[3 * band + stack],
                            [&set](const BoxFilling& filling) { return !set[filling.columns]; });
  }
  return struck;
}

std::size_t total(const GridFillings& fillings) {
  std::size_t sum = 0;
  for (const auto& box : fillings) sum += box.size();
  return sum;
}

}  // namespace

void transpose(GridFillings& fillings) {
  for (auto& box : fillings) transpose(box);
  std::swap(fillings[1], fillings[3]);
  std::swap(fillings[2], fillings[6]);
  std::swap(fillings[5], fillings[7]);
}

GridFillings narrowed_fillings(const DigitBands& bands, Stop stop) {
  Pencilmarks marks = marks_of_bands(bands);
  settle(Layout::classic(), marks);
  const DigitBands settled = bands_of_marks(marks);
  GridFillings fillings;
  // An empty box has 362,880, some milliseconds to list and again to strike.
  for (unsigned box = 0; box < 9; ++box) {
    if (stop.is_asked()) return {};
    fillings[box] = fillings_of_box(settled, box);
  }
  // Columns and rows in turn; a pass over sets that hardly shrink any more is not worth its time.
  std::size_t quiet = 0;
  for (std::size_t pass = 0; quiet < 2; ++pass) {
    const std::size_t before = total(fillings);
    std::size_t struck = 0;
    for (std::size_t stack = 0; stack < 3; ++stack) {
      if (stop.is_asked()) return {};
      struck += strike_stack(fillings, stack);
    }
    transpose(fillings);
    quiet = struck * 16 > before ? 0 : quiet + 1;
    if (quiet >= 2 && pass % 2 == 0) transpose(fillings);  // as it was
  }
  return fillings;
}

std::array<double, 3> count_stack_triples(const GridFillings& fillings) {
  std::array<double, 3> counts{};
  for (std::size_t stack = 0; stack < 3; ++stack) {
    std::size_t count = 0;
    for_each_triple(stack_columns(fillings, stack),
                    [&count](Split /*first*/, Split /*second*/, Split /*third*/) { ++count; });
    counts[stack] = static_cast<double>(count);
  }
  return counts;
}

}  // namespace shudu
