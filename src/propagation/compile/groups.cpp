// Which groups a sum is read in decides how much it strikes (best of 60 covers instead of one
// greedy: a long sum from 473 to 2 ms), and larger groups are better, so the cover with the largest
// sum of squares is taken.
//
// Cells go by their place in the list that is grouped, so sets of them have few bits: one word
// where there are up to 64.
#include "propagation/compile/groups.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>
#include <utility>

namespace shudu::propagation {
namespace {

constexpr int kCovers = 60;
constexpr std::size_t kFewCells = 6;

std::size_t count_of_both(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
  std::size_t count = 0;
  for (std::size_t w = 0; w < a.size(); ++w) {
    count += static_cast<std::size_t>(std::popcount(a[w] & b[w]));
  }
  return count;
}

}  // namespace

void Grouping::Cover::clear() {
  places.clear();
  ends.clear();
}

void Grouping::Cover::add(const Places& group) {
  places.insert(places.end(), group.begin(), group.end());
  ends.push_back(static_cast<std::uint16_t>(places.size()));
}

std::size_t Grouping::Cover::worth() const {
  std::size_t sum = 0;
  std::size_t first = 0;
  for (const std::size_t end : ends) {
    sum += (end - first) * (end - first);
    first = end;
  }
  return sum;
}

void Grouping::list_differences() {
  differing_.clear(words_);
  for (const Variable cell : cells_) {
    const std::span<const std::uint64_t> differing = problem_.differing(cell);
    const std::span<std::uint64_t> row = differing_.add();
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      row[i / 64] |= std::uint64_t{has_bit(differing, cells_[i])} << (i % 64);
    }
  }
}

void Grouping::list_parts() {
  parts_.clear(words_);
  houses_.clear();
  for (std::size_t house = 0; house < problem_.houses.size(); ++house) {
    const std::span<const std::uint64_t> bits = problem_.house_bits[house];
    const std::span<std::uint64_t> row = parts_.add();
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      const std::uint64_t bit = has_bit(bits, cells_[i]) ? 1 : 0;
      any |= bit;
      row[i / 64] |= bit << (i % 64);
    }
    if (any == 0) {
      parts_.drop_last();
    } else {
      houses_.push_back(house);
    }
  }
}

void Grouping::narrow(Place place) {
  const std::span<const std::uint64_t> row = std::as_const(differing_)[place];
  for (std::size_t w = 0; w < words_; ++w) common_[w] &= row[w];
}

/// Adds those left that differ from all of the group, in their order.
void Grouping::extend(Places& group) {
  common_.assign(words_, ~std::uint64_t{0});
  for (const Place place : group) narrow(place);
  for (const Place place : left_) {
    if (group.size() >= most_) return;
    if (!has_bit(common_, place)) continue;
    group.push_back(place);
    narrow(place);
  }
}

void Grouping::all_open() {
  left_.resize(cells_.size());
  std::iota(left_.begin(), left_.end(), Place{0});
  open_.assign(words_, 0);
  for (const Place place : left_) set_bit(open_, place);
}

void Grouping::close(const Places& group) {
  for (const Place place : group) clear_bit(open_, place);
  std::erase_if(left_, [&](Place place) { return !has_bit(open_, place); });
}

void Grouping::cover_greedily() {
  best_.clear();
  all_open();
  while (!left_.empty()) {
    largest_.clear();
    for (const Place place : left_) {
      group_.assign(1, place);
      extend(group_);
      if (group_.size() > largest_.size()) largest_.swap(group_);
      if (largest_.size() == most_ || largest_.size() == left_.size()) break;
    }
    close(largest_);
    best_.add(largest_);
  }
}

/// Those left that lie in the house with most of them, at most so many as a group has; the first
/// house in a round from `first` on.
void Grouping::take_part(std::size_t first, Places& group) const {
  const auto start = static_cast<std::size_t>(
      std::lower_bound(houses_.begin(), houses_.end(), first) - houses_.begin());
  std::size_t best = 0;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < houses_.size(); ++i) {
    const std::size_t part = (start + i) % houses_.size();
    const std::size_t count = std::min(count_of_both(parts_[part], open_), most_);
    if (count <= best) continue;
    best = count;
    chosen = part;
  }
  group.clear();
  for (std::size_t i = 0; i < left_.size() && group.size() < best; ++i) {
    if (has_bit(parts_[chosen], left_[i])) group.push_back(left_[i]);
  }
}

/// Houses first, from a random one on.
void Grouping::cover_at_random(Mixer& mixer, Cover& cover) {
  cover.clear();
  all_open();
  for (std::size_t i = left_.size(); i > 1; --i) std::swap(left_[i - 1], left_[mixer.below(i)]);
  while (!left_.empty()) {
    const std::size_t houses = problem_.houses.size();
    take_part(houses == 0 ? 0 : mixer.below(houses), group_);
    if (group_.empty()) group_.push_back(left_.front());
    extend(group_);
    close(group_);
    cover.add(group_);
  }
}

/// No cover of several groups is worth more.
std::size_t Grouping::most_worth() const {
  const std::size_t largest = std::min(most_, cells_.size() - 1);
  const std::size_t rest = cells_.size() % largest;
  return cells_.size() / largest * largest * largest + rest * rest;
}

/// As long as there may be a better one.
void Grouping::improve() {
  list_parts();
  Mixer mixer;
  Cover cover;
  const std::size_t most = most_worth();
  std::size_t worth = best_.worth();
  for (int i = 0; i < kCovers && worth < most; ++i) {
    cover_at_random(mixer, cover);
    if (cover.worth() <= worth) continue;
    worth = cover.worth();
    std::swap(best_, cover);
  }
}

const Groups& Grouping::find(Cells cells, std::size_t most) {
  cells_ = cells;
  most_ = most;
  words_ = (cells.size() + 63) / 64;
  list_differences();
  cover_greedily();
  if (cells.size() >= kFewCells && best_.ends.size() > 1) improve();
  groups_.cells.clear();
  for (const Place place : best_.places) groups_.cells.push_back(cells[place]);
  groups_.ends = best_.ends;
  return groups_;
}

bool are_distinct(const Problem& problem, Cells cells) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      if (cells[i] == cells[j] || !problem.are_different(cells[i], cells[j])) return false;
    }
  }
  return true;
}

}  // namespace shudu::propagation
