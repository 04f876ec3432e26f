// Groups, and items out of them. See shudu/generator/wanted.h.
//
// A group is as large as it may be without many tries in vain: where every other puzzle is a hit,
// the starts of a walk are used up by 64; where hits are rare, nobody waits for more than 8.
#include "shudu/generator/wanted.h"

#include <algorithm>
#include <utility>

#include "generator/wanted/walk.h"
#include "shudu/generator/seeding.h"

namespace shudu {
namespace {

constexpr std::size_t kRareGroup = 8;
constexpr std::size_t kFrequentGroup = 64;
// Seeds of walks have nothing to do with those of other series.
constexpr std::uint64_t kWalkSalt = 0x6b6c617720796e61U;

// The numbers of a walk of a group.
Rng walk_rng(std::uint64_t seed, std::uint64_t group, std::uint64_t walk) {
  return item_rng(item_rng(seed ^ kWalkSalt, group).next(), walk);
}

// Levels that some of a hundred random puzzles have, where nothing else is wished for.
bool is_frequent(const Wish& wish) {
  return wish.level && *wish.level < Level::kExtreme && !wish.er && wish.technique == nullptr &&
         wish.least_steps == 0 && !wish.bottlenecks;
}

}  // namespace

WantedTally& WantedTally::operator+=(const WantedTally& other) {
  tried += other.tried;
  clues += other.clues;
  basics += other.basics;
  technique += other.technique;
  er += other.er;
  scale += other.scale;
  easier += other.easier;
  harder += other.harder;
  return *this;
}

struct WantedPuzzles::Memory {
  wanted::WalkTools tools;
  std::size_t group_size;
  WantedTally tally;
};

WantedPuzzles::WantedPuzzles(const Wish& wish, const ReduceWish& mask, UniformGrids grids,
                             const Kernel& kernel)
    : memory_(new Memory{
          wanted::WalkTools(wish, mask, std::move(grids), kernel), group_size(wish), {}}) {}
WantedPuzzles::~WantedPuzzles() = default;
WantedPuzzles::WantedPuzzles(WantedPuzzles&&) noexcept = default;
WantedPuzzles& WantedPuzzles::operator=(WantedPuzzles&&) noexcept = default;

std::size_t WantedPuzzles::group_size(const Wish& wish) {
  return is_frequent(wish) ? kFrequentGroup : kRareGroup;
}

const WantedTally& WantedPuzzles::tally() const { return memory_->tally; }

bool WantedPuzzles::make(std::uint64_t seed, std::uint64_t first, std::uint64_t most_tries,
                         std::span<SeriesItem> to, Leave leave) {
  const std::size_t size = memory_->group_size;
  while (!to.empty()) {
    const std::uint64_t number = first / size;
    const auto skipped = static_cast<std::size_t>(first % size);
    const std::size_t count = std::min(size - skipped, to.size());
    wanted::Group group(skipped + count);
    memory_->tally = {};
    std::uint64_t walks = 0;
    while (!group.is_full() && group.vain_tries() < most_tries) {
      const Rng rng = walk_rng(seed, number, walks++);
      wanted::Walk(memory_->tools, rng, group, leave).run(memory_->tally);
      if (leave.has_ended()) return false;
    }
    for (std::size_t i = 0; i < count; ++i) {
      const bool is_made = skipped + i < group.items().size();
      to[i] = is_made ? group.items()[skipped + i] : SeriesItem{{}, group.vain_tries()};
    }
    to = to.subspan(count);
    first += count;
  }
  return true;
}

}  // namespace shudu
