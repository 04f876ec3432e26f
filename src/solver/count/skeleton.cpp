// Making a position ready for counting, and walking over its skeletons. See skeleton.h.
//
// A stack of an empty grid has 1680 * 56 triples of splits; every given leaves about a third of
// them. With a triple chosen for two stacks, the row splits that each band still wants of its third
// box are counted once (RowWishes), and each of the third stack's triples then costs no more than
// looking up three numbers: 10 to 20 ns. The same can be done with rows and columns exchanged; what
// has fewer skeletons is done (a grid with its first band given: 175,616 or 9 * 10^9).
//
// Tested in tests/solver/skeleton_test.cpp.
#include "solver/count/skeleton.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "shudu/core/sort.h"
#include "solver/count/narrowing.h"

namespace shudu {
namespace {

double product(const std::array<double, 3>& of) { return of[0] * of[1] * of[2]; }

// The band with the fewest fillings first: where it has no way, the others are not looked at.
std::array<std::size_t, 3> bands_in_order(const GridFillings& fillings) {
  std::array<double, 3> size{};
  for (std::size_t band = 0; band < 3; ++band) {
    size[band] = 1;
    for (std::size_t stack = 0; stack < 3; ++stack) {
      size[band] *= static_cast<double>(fillings[3 * band + stack].size());
    }
  }
  std::array<std::size_t, 3> order{0, 1, 2};
  sort_stably(order.begin(), order.end(),
              [&size](std::size_t a, std::size_t b) { return size[a] < size[b]; });
  return order;
}

// The stack with most triples is the third, where a triple costs least; the first one's triples are
// the parts that workers take, so they should not be few.
std::array<std::size_t, 3> stacks_in_order(const std::array<double, 3>& triples) {
  std::array<std::size_t, 3> order{0, 1, 2};
  sort_stably(order.begin(), order.end(),
              [&triples](std::size_t a, std::size_t b) { return triples[a] < triples[b]; });
  return {order[1], order[0], order[2]};
}

StackTriples triples_of(const BoxFillings& first, const BoxFillings& second,
                        const BoxFillings& third) {
  StackTriples triples;
  for (const Split one : first.columns()) {
    const std::uint32_t word = kSplits.word[one];
    const auto begin = static_cast<std::uint32_t>(triples.rests.size());
    for (const Split two : second.columns()) {
      if ((word & kSplits.word[two]) != 0) continue;
      const Split three = third_split(word, kSplits.word[two]);
      if (third.has(three)) triples.rests.push_back({two, three});
    }
    const auto end = static_cast<std::uint32_t>(triples.rests.size());
    if (begin != end) triples.groups.push_back({one, begin, end});
  }
  return triples;
}

}  // namespace

Skeletons::Skeletons(const DigitBands& bands, Stop stop) {
  GridFillings fillings = narrowed_fillings(bands, stop);
  std::array<double, 3> triples = count_stack_triples(fillings);
  transpose(fillings);
  const std::array<double, 3> turned = count_stack_triples(fillings);
  if (product(turned) < product(triples)) {
    triples = turned;
  } else {
    transpose(fillings);
  }
  const auto band_order = bands_in_order(fillings);
  const auto stack_order = stacks_in_order(triples);
  for (std::size_t band = 0; band < 3; ++band) {
    for (std::size_t stack = 0; stack < 3; ++stack) {
      if (stop.is_asked()) return;
      auto& from = fillings[3 * band_order[band] + stack_order[stack]];
      boxes_[3 * band + stack] = BoxFillings(from);
      from = {};
    }
  }
  for (std::size_t stack = 0; stack < 3; ++stack) {
    stacks_[stack] = triples_of(boxes_[stack], boxes_[stack + 3], boxes_[stack + 6]);
  }
}

double Skeletons::combinations() const {
  return product({static_cast<double>(stacks_[0].rests.size()),
                  static_cast<double>(stacks_[1].rests.size()),
                  static_cast<double>(stacks_[2].rests.size())});
}

SkeletonWalk::SkeletonWalk(const Skeletons& skeletons, SkeletonQueue& queue)
    : skeletons_(skeletons), queue_(queue) {
  open_.reserve(skeletons.stack(2).groups.size());
  for (Ways& band : ways_) band.asked.fill(0);
}

// Takes the next triple of the first stack; false when there is none.
bool SkeletonWalk::next_first(std::size_t& group) {
  const StackTriples& stack = skeletons_.stack(0);
  const std::size_t at = queue_.next.fetch_add(1, std::memory_order_relaxed);
  if (at >= stack.rests.size()) return false;
  const auto found = std::upper_bound(
      stack.groups.begin(), stack.groups.end(), at,
      [](std::size_t rest, const StackTriples::Group& in) { return rest < in.begin; });
  group = static_cast<std::size_t>(found - stack.groups.begin()) - 1;
  first_ = stack.groups[group].first;
  first_rest_ = stack.rests[at];
  return true;
}

// The row splits that boxes of the first two stacks leave for the third; false when they leave
// none: no two fillings go together.
bool SkeletonWalk::wish(RowWishes& wishes, std::size_t band, Split first, Split second) {
  const auto ones = skeletons_.box(band, 0).rows(first);
  const auto others = skeletons_.box(band, 1).rows(second);
  bool has_any = false;
  wishes.fill(0);
  for (const Split one : ones) {
    const std::uint32_t word = kSplits.word[one];
    for (const Split other : others) {
      if ((word & kSplits.word[other]) != 0) continue;
      ++wishes[third_split(word, kSplits.word[other])];
      has_any = true;
    }
  }
  work_ += 16 + ones.size() * others.size() / 8;
  return has_any;
}

namespace {

std::uint64_t sum_of(const std::array<std::uint8_t, kSplitCount>& wishes,
                     std::span<const Split> rows) {
  std::uint64_t sum = 0;
  for (const Split row : rows) sum += wishes[row];
  return sum;
}

}  // namespace

// With the second stack's group chosen, the first band is settled up to its third box: keeps the
// groups of the third stack with which it has any way.
void SkeletonWalk::open_second_group() {
  open_.clear();
  const Split second = skeletons_.stack(1).groups[group_].first;
  if (!wish(first_wishes_, 0, first_, second)) return;
  for (const StackTriples::Group& group : skeletons_.stack(2).groups) {
    const auto rows = skeletons_.box(0, 2).rows(group.first);
    const std::uint64_t ways = sum_of(first_wishes_, rows);
    work_ += 1 + rows.size() / 8;
    if (ways != 0) open_.push_back({group.begin, group.end, ways});
  }
}

std::uint64_t SkeletonWalk::ways_of(std::size_t band, Split split) {
  Ways& known = ways_[band - 1];
  if (known.asked[split] != round_) {
    const auto rows = skeletons_.box(band, 2).rows(split);
    known.asked[split] = round_;
    known.ways[split] = static_cast<std::uint32_t>(sum_of(known.wishes, rows));
    work_ += 1 + rows.size() / 8;
  }
  return known.ways[split];
}

// All triples of the third stack beside the chosen ones of the first two. No sum here can pass 64
// bits: a band has at most 216 * 56 ways, and there are 94,080 triples.
std::uint64_t SkeletonWalk::count_pair() {
  const StackTriples::Rest second = skeletons_.stack(1).rests[rest_];
  if (!wish(ways_[0].wishes, 1, first_rest_.second, second.second)) return 0;
  if (!wish(ways_[1].wishes, 2, first_rest_.third, second.third)) return 0;
  if (round_ == std::numeric_limits<std::uint32_t>::max()) {
    for (Ways& band : ways_) band.asked.fill(0);
    round_ = 0;
  }
  ++round_;
  const StackTriples& third = skeletons_.stack(2);
  std::uint64_t sum = 0;
  for (const OpenGroup& group : open_) {
    std::uint64_t ways = 0;
    for (std::uint32_t at = group.begin; at != group.end; ++at) {
      const std::uint64_t of_second = ways_of(1, third.rests[at].second);
      if (of_second != 0) ways += of_second * ways_of(2, third.rests[at].third);
    }
    sum += group.ways * ways;
    work_ += 1 + (group.end - group.begin) / 2;
  }
  return sum;
}

// Goes on to the next pair of triples of the first two stacks; false when there is none, or the
// count is to end: where the first band has no way, very many groups are passed over.
bool SkeletonWalk::next_pair(Tally& tally) {
  const StackTriples& second = skeletons_.stack(1);
  if (has_first_ && ++rest_ < second.groups[group_].end && !open_.empty()) return true;
  while (tally.goes_on()) {
    if (has_first_ && ++group_ < second.groups.size()) {
      open_second_group();
    } else {
      std::size_t group = 0;
      if (second.groups.empty() || !next_first(group)) return has_first_ = false;
      has_first_ = true;
      group_ = 0;
      open_second_group();
    }
    rest_ = second.groups[group_].begin;
    if (!open_.empty()) return true;
  }
  return false;
}

bool SkeletonWalk::run(Tally& tally, std::uint64_t work) {
  std::uint64_t done = 0;
  while (tally.goes_on() && done < work) {
    work_ = 0;
    if (!next_pair(tally)) return true;
    const std::uint64_t count = count_pair();
    tally.add(count, work_);
    done += work_;
  }
  return false;
}

}  // namespace shudu
