// All pairs are tried, but only on digits that both have: for each digit the sets stand in a list
// of their own, with their places of it and what sees these.
#include "logic/facts_restricted.h"

#include <array>

#include "logic/lazy_facts.h"

namespace shudu {
namespace {

struct PlacesInAls {
  std::uint16_t als;
  CellSet cells;
};

struct AlsPair {
  std::uint16_t one, other;
  DigitSet commons;
};

std::array<std::vector<PlacesInAls>, kMaxSize> places_by_digit(const AlsList& list) {
  std::array<std::vector<PlacesInAls>, kMaxSize> places;
  for (auto& of_digit : places) of_digit.reserve(list.size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (const Digit digit : list[i].digits) {
      const auto d = static_cast<std::size_t>(digit.value() - 1);
      places[d].push_back({static_cast<std::uint16_t>(i), list[i].of(digit)});
    }
  }
  return places;
}

// Pairs by the lower set, then the other.
std::vector<AlsPair> linked_pairs(const AlsList& list) {
  const auto places = places_by_digit(list);
  std::vector<AlsPair> pairs;
  pairs.reserve(4 * list.size());
  std::array<std::size_t, kMaxSize> next{};  // after set i in the list of each digit
  std::vector<DigitSet> commons(list.size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (const Digit digit : list[i].digits) {
      const auto d = static_cast<std::size_t>(digit.value() - 1);
      const CellSet common = list[i].common(digit);
      for (std::size_t k = ++next[d]; k < places[d].size(); ++k) {
        if (common.contains_all(places[d][k].cells)) commons[places[d][k].als].insert(digit);
      }
    }
    for (std::size_t j = i + 1; j < list.size(); ++j) {
      if (commons[j].empty()) continue;
      pairs.push_back({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(j), commons[j]});
      commons[j] = DigitSet();
    }
  }
  return pairs;
}

}  // namespace

RestrictedLinks::RestrictedLinks(const AlsList& list) : first_(list.size() + 1) {
  const std::vector<AlsPair> pairs = linked_pairs(list);
  for (const AlsPair& pair : pairs) {
    ++first_[pair.one + std::size_t{1}];
    ++first_[pair.other + std::size_t{1}];
  }
  for (std::size_t i = 0; i < list.size(); ++i) first_[i + 1] += first_[i];
  links_.resize(2 * pairs.size());
  // By the higher set first: so the lower ones precede those above in the list of each set.
  std::vector<std::uint32_t> next(first_.begin(), first_.end());
  for (const AlsPair& pair : pairs) {
    const bool overlaps = list[pair.one].cells.intersects(list[pair.other].cells);
    links_[next[pair.other]++] = {pair.one, pair.commons, overlaps};
  }
  for (const AlsPair& pair : pairs) {
    const bool overlaps = list[pair.one].cells.intersects(list[pair.other].cells);
    links_[next[pair.one]++] = {pair.other, pair.commons, overlaps};
  }
}

const RestrictedLinks& restricted_links_of(const View& view) {
  const AlsList& list = als_of(view);
  return view.lazy().restricted.get(view.version(), [&] { return RestrictedLinks(list); });
}

}  // namespace shudu
