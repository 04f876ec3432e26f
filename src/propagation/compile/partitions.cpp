// Houses with cages inside: what one cage takes, the others and the rest of the house do not have.
// A cage alone does not see this, and sums do not see values. Each way to deal the values of a
// house out to its cages is a lane, as the combinations of a cage are.
#include <algorithm>

#include "propagation/compile/builder.h"

namespace shudu::propagation {
namespace {

/// More ways than these take longer than they win.
constexpr std::size_t kMostWays = 128;

using Way = std::vector<Set>;

/// Cages inside the house that do not meet, the first of those that do.
std::vector<const KnownCage*> cages_in(const Problem& problem, const std::vector<KnownCage>& cages,
                                       const Variables& house) {
  std::vector<const KnownCage*> chosen;
  Bits open = bits_of(problem, house);
  for (const KnownCage& cage : cages) {
    bool fits = cage.cells.size() < house.size();
    for (std::size_t i = 0; fits && i < open.size(); ++i) fits = (cage.bits[i] & ~open[i]) == 0;
    if (!fits) continue;
    for (std::size_t i = 0; i < open.size(); ++i) open[i] &= ~cage.bits[i];
    chosen.push_back(&cage);
  }
  return chosen;
}

/// Each way with a set more; empty where there are too many.
std::vector<Way> with_part(const Problem& problem, const std::vector<Way>& ways,
                           const KnownCage& part) {
  std::vector<Way> longer;
  const auto sets = problem.combinations->sets(static_cast<int>(part.cells.size()), part.sum);
  for (const Way& way : ways) {
    Set used = 0;
    for (const Set set : way) used |= set;
    for (const Set set : sets) {
      if ((set & used) != 0) continue;
      longer.push_back(way);
      longer.back().push_back(set);
      if (longer.size() > kMostWays) return {};
    }
  }
  return longer;
}

std::vector<Lanes> as_lanes(const std::vector<Way>& ways) {
  const std::size_t parts = ways.front().size();
  std::vector<Lanes> lanes((ways.size() + 15) / 16 * parts);
  for (std::size_t i = 0; i < ways.size(); ++i) {
    for (std::size_t part = 0; part < parts; ++part) {
      lanes[i / 16 * parts + part].of16[i % 16] = static_cast<std::uint16_t>(ways[i][part]);
    }
  }
  return lanes;
}

void add_partition(const Problem& problem, const std::vector<KnownCage>& cages, Builder& builder,
                   const Variables& house) {
  Partition partition;
  Variables cells;
  std::vector<Way> ways(1);
  for (const KnownCage* const part : cages_in(problem, cages, house)) {
    std::vector<Way> longer = with_part(problem, ways, *part);
    if (longer.empty()) continue;
    ways = std::move(longer);
    cells.insert(cells.end(), part->cells.begin(), part->cells.end());
    partition.ends.push_back(static_cast<std::uint8_t>(cells.size()));
  }
  if (cells.empty()) return;
  if (cells.size() < house.size()) {
    for (Way& way : ways) {
      Set used = 0;
      for (const Set set : way) used |= set;
      way.push_back(problem.all & ~used);
    }
    for (const Variable cell : house) {
      if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
    }
    // What is left stands behind the cages.
    partition.ends.push_back(static_cast<std::uint8_t>(cells.size()));
  }
  partition.ways = as_lanes(ways);
  builder.add(std::move(cells), std::move(partition));
}

}  // namespace

void add_partitions(const Problem& problem, Builder& builder) {
  if (!problem.combinations->has_any()) return;
  const std::vector<KnownCage> cages = all_cages(problem);
  for (const Variables& house : problem.houses) add_partition(problem, cages, builder, house);
}

}  // namespace shudu::propagation
