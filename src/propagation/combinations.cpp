#include "propagation/combinations.h"

#include <algorithm>
#include <array>
#include <utility>

namespace shudu::propagation {
namespace {

template <int values>
const Combinations& kept() {
  static const Combinations kKept(values);
  return kKept;
}

template <int... values>
constexpr auto kept_of_each(std::integer_sequence<int, values...>) {
  return std::array{&kept<values>...};
}

}  // namespace

Combinations::Combinations(int values) : values_(values), most_(values * (values - 1) / 2) {
  if (values > kMostValues) return;
  const Set end = Set{1} << values;
  sums_.resize(end);
  starts_.resize(at(values, most_) + 2);
  for (Set set = 1; set < end; ++set) {
    sums_[set] = static_cast<std::uint16_t>(sums_[without_lowest(set)] + lowest(set));
  }
  for (Set set = 0; set < end; ++set) ++starts_[at(size_of(set), sums_[set]) + 1].set;
  for (std::size_t i = 1; i < starts_.size(); ++i) {
    const std::uint32_t count = starts_[i].set;
    starts_[i].set = starts_[i - 1].set + count;
    starts_[i].block = starts_[i - 1].block + (count + 15) / 16;
  }
  sets_.resize(end);
  blocks_.resize(starts_.back().block);
  std::vector<std::uint32_t> filled(starts_.size());
  for (Set set = 0; set < end; ++set) {
    const std::size_t place = at(size_of(set), sums_[set]);
    const std::uint32_t i = filled[place]++;
    sets_[starts_[place].set + i] = set;
    blocks_[starts_[place].block + i / 16].of16[i % 16] = static_cast<std::uint16_t>(set);
  }
}

std::span<const Lanes> Combinations::blocks(int cells, std::int64_t sum) const {
  if (cells < 0 || cells > values_ || sum < 0 || sum > most_) return {};
  const Start& first = starts_[at(cells, sum)];
  const Start& last = starts_[at(cells, sum) + 1];
  return {blocks_.data() + first.block, last.block - first.block};
}

std::span<const Set> Combinations::sets(int cells, std::int64_t sum) const {
  if (cells < 0 || cells > values_ || sum < 0 || sum > most_) return {};
  const std::size_t place = at(cells, sum);
  return {sets_.data() + starts_[place].set, starts_[place + 1].set - starts_[place].set};
}

std::span<const Set> Combinations::sets(int cells) const {
  if (cells < 0 || cells > values_) return {};
  const std::uint32_t first = starts_[at(cells, 0)].set;
  return {sets_.data() + first, starts_[at(cells, most_) + 1].set - first};
}

std::vector<Lanes> Combinations::as_blocks(std::span<const Set> sets) {
  std::vector<Lanes> blocks((sets.size() + 15) / 16);
  for (std::size_t i = 0; i < sets.size(); ++i) {
    blocks[i / 16].of16[i % 16] = static_cast<std::uint16_t>(sets[i]);
  }
  return blocks;
}

const Combinations& combinations_of(int values) {
  constexpr int kMany = Combinations::kMostValues + 1;  // of which there are none
  constexpr auto kEach = kept_of_each(std::make_integer_sequence<int, kMany + 1>{});
  return kEach[static_cast<std::size_t>(std::min(values, kMany))]();
}

}  // namespace shudu::propagation
