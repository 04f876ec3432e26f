// The passes over many sets at once, in terms of the vectors of vec_whole.h or vec_pair.h. Included
// behind one of them by one file for each instruction set; all is in an unnamed namespace, so that
// each has its own.
//
// Hidden singles: `once` gathers the values met, `twice` those met again, so once & ~twice stand in
// one cell. Combinations: a lane is one set of values that the cells may take; the cells' domains
// cut to it go through one round of naked and hidden singles inside the lane, and lanes that fail
// fall out. With all cells fixed that round decides the rule.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <span>

#include "propagation/cpu/passes.h"

namespace shudu::propagation {
namespace {

template <typename V, typename L>
inline V load(const L& lanes) {
  V vector;
  std::memcpy(static_cast<void*>(&vector), &lanes, sizeof(vector));
  return vector;
}
template <typename V, typename L>
inline void store(const V& vector, L& lanes) {
  std::memcpy(static_cast<void*>(&lanes), &vector, sizeof(vector));
}

template <typename V>
inline bool any(const V& set) {
  return folded(set) != 0;
}
inline Set union_of(const Vector& set) {
  std::uint64_t all = folded(set);
  all |= all >> 32;
  all |= all >> 16;
  return static_cast<std::uint16_t>(all);
}
/// All bits where the set has one value or none.
template <typename V>
inline V single(const V& set) {
  return is_empty(without_lowest_of(set));
}

template <typename V, typename Value, typename L>
inline Found find_singles(const L* block, int cells, Set all, L& found) {
  V once = {};
  V twice = {};
  V fixed = {};
  for (int i = 0; i < cells; ++i) {
    const auto set = load<V>(block[i]);
    twice |= once & set;
    once |= set;
    fixed |= set & single(set);
  }
  const V missing = ~once & spread<V>(static_cast<Value>(all));
  if (any(missing)) return Found::kContradiction;
  const V singles = once & ~twice & ~fixed;
  if (!any(singles)) return Found::kNothing;
  store(singles, found);
  return Found::kSomething;
}

Found singles(const Lanes* block, int cells, Set all, Lanes& found) {
  return find_singles<Vector, std::uint16_t>(block, cells, all, found);
}
Found wide_singles(const WideLanes* block, int cells, Set all, WideLanes& found) {
  return find_singles<WideVector, std::uint32_t>(block, cells, all, found);
}

template <typename V, typename L>
inline void find_doubles(const L* block, int cells, L& found) {
  V once = {};
  V twice = {};
  V often = {};
  for (int i = 0; i < cells; ++i) {
    const auto set = load<V>(block[i]);
    often |= twice & set;
    twice |= once & set;
    once |= set;
  }
  store(twice & ~often, found);
}

void doubles(const Lanes* block, int cells, Lanes& found) {
  find_doubles<Vector>(block, cells, found);
}
void wide_doubles(const WideLanes* block, int cells, WideLanes& found) {
  find_doubles<WideVector>(block, cells, found);
}

bool claims(const Lanes* block, const Segments& board, Claims& claims) {
  const int count = board.values / board.length;
  std::array<Vector, 16> segment;
  Vector met = {};
  Vector met_twice = {};
  for (int s = 0; s < count; ++s) {
    Vector here = {};
    for (int i = 0; i < board.length; ++i) here |= load<Vector>(block[s * board.length + i]);
    segment[static_cast<std::size_t>(s)] = here;
    met_twice |= met & here;
    met |= here;
  }
  const Vector in_one_segment = met & ~met_twice;
  Vector found = {};
  for (std::size_t s = 0; s < static_cast<std::size_t>(count); ++s) {
    Vector other_lines = {};
    for (std::size_t r = 1; r < static_cast<std::size_t>(board.parallel); ++r) {
      other_lines |= shuffled(segment[s], board.rotated[r].of16.data());
    }
    Vector rest_of_line = {};
    for (std::size_t t = 0; t < static_cast<std::size_t>(count); ++t) {
      if (t != s) rest_of_line |= segment[t];
    }
    const Vector of_line = segment[s] & ~other_lines & rest_of_line;
    const Vector of_box = segment[s] & in_one_segment & other_lines;
    found |= of_line | of_box;
    store(of_line, claims.of_line[s]);
    store(of_box, claims.of_box[s]);
  }
  return any(found);
}

/// One round of naked and hidden singles in lanes that deal out the values of `sets`. Lanes that
/// fail, all bits; `refined`, what cells have lost.
inline Vector refine(const Vector& sets, Vector* open, std::size_t cells, Vector& refined) {
  Vector once = {};
  Vector twice = {};
  Vector fixed = {};
  Vector clash = {};
  for (std::size_t i = 0; i < cells; ++i) {
    twice |= once & open[i];
    once |= open[i];
    const Vector naked = open[i] & single(open[i]);
    clash |= fixed & naked;
    fixed |= naked;
  }
  const Vector hidden = once & ~twice;
  Vector fails = ~is_empty(once ^ sets) | ~is_empty(clash) | is_empty(sets);
  for (std::size_t i = 0; i < cells; ++i) {
    const Vector its_own = open[i] & hidden;
    fails |= ~single(its_own);
    const Vector rest = open[i] & (~fixed | single(open[i])) & is_empty(its_own);
    const Vector before = open[i];
    open[i] = its_own | rest;
    refined |= before ^ open[i];
    fails |= is_empty(open[i]);
  }
  return fails;
}

/// What the cells keep in each lane that deals them the values of `sets`; lanes that fail, all
/// bits. Rounds go on while they refine a living lane, so that the same look at what is kept would
/// find nothing more.
template <std::size_t extent>
inline Vector filter_lanes(const Vector& sets, std::span<const Set, extent> domains, Vector* open) {
  for (std::size_t i = 0; i < domains.size(); ++i) {
    open[i] = sets & spread<Vector>(static_cast<std::uint16_t>(domains[i]));
  }
  Vector fails = {};
  for (;;) {
    Vector refined = {};
    fails |= refine(sets, open, domains.size(), refined);
    if (!any(refined & ~fails)) return fails;
  }
}

template <std::size_t cells>
bool filter(std::span<const Lanes> sets, std::span<Set> domains, Set& required) {
  std::array<Vector, cells> kept{};
  Vector lost = {};  // values that some living set lacks
  const auto own = std::span<const Set>(domains).first<cells>();
  for (const Lanes& lanes : sets) {
    const auto block = load<Vector>(lanes);
    std::array<Vector, cells> open;
    const Vector fails = filter_lanes(block, own, open.data());
    for (std::size_t i = 0; i < cells; ++i) kept[i] |= open[i] & ~fails;
    lost |= ~block & ~fails;
  }
  for (std::size_t i = 0; i < kept.size(); ++i) {
    domains[i] &= union_of(kept[i]);
    if (domains[i] == 0) return false;
  }
  required = ~union_of(lost) & 0xffffU;
  return true;
}

/// One block of ways to deal the values out: what the cells keep is in `open`; lanes that fail, all
/// bits.
inline Vector deal(std::span<const Lanes> block, std::span<const std::uint8_t> ends,
                   std::span<const Set> domains, Vector* open) {
  Vector fails = {};
  std::size_t first = 0;
  for (std::size_t part = 0; part < ends.size() && any(~fails); ++part) {
    const std::size_t size = ends[part] - first;
    fails |= filter_lanes(load<Vector>(block[part]), domains.subspan(first, size), open + first);
    first = ends[part];
  }
  return fails;
}

bool partition(std::span<const Lanes> ways, std::span<const std::uint8_t> ends,
               std::span<Set> domains, std::span<Set> required) {
  std::array<Vector, 16> kept{};
  std::array<Vector, 16> lost{};
  std::array<Vector, 16> open;
  for (std::size_t first = 0; first < ways.size(); first += ends.size()) {
    const std::span<const Lanes> block = ways.subspan(first, ends.size());
    const Vector holds = ~deal(block, ends, domains, open.data());
    if (!any(holds)) continue;
    for (std::size_t i = 0; i < domains.size(); ++i) kept[i] |= open[i] & holds;
    for (std::size_t part = 0; part < ends.size(); ++part) {
      lost[part] |= ~load<Vector>(block[part]) & holds;
    }
  }
  for (std::size_t i = 0; i < domains.size(); ++i) {
    domains[i] &= union_of(kept[i]);
    if (domains[i] == 0) return false;
  }
  for (std::size_t part = 0; part < ends.size(); ++part) {
    required[part] = ~union_of(lost[part]) & 0xffffU;
  }
  return true;
}

using Filter = bool (*)(std::span<const Lanes>, std::span<Set>, Set&);

bool combinations(std::span<const Lanes> sets, std::span<Set> domains, Set& required) {
  static constexpr std::array<Filter, 17> kFilters = {
      nullptr,     &filter<1>,  &filter<2>,  &filter<3>,  &filter<4>,  &filter<5>,
      &filter<6>,  &filter<7>,  &filter<8>,  &filter<9>,  &filter<10>, &filter<11>,
      &filter<12>, &filter<13>, &filter<14>, &filter<15>, &filter<16>};
  return kFilters[domains.size()](sets, domains, required);
}

// Without a branch, so that the compiler takes several edges at once.
std::uint64_t reached(const Edges& edges, std::uint64_t from, std::uint64_t values) {
  std::uint64_t to = 0;
  for (std::size_t i = 0; i < edges.count; ++i) {
    const std::uint64_t there = (edges.values[i] & values) != 0 ? edges.to[i] : 0;
    to |= (edges.from[i] & from) != 0 ? there : 0;
  }
  return to;
}

Leading leading(const Edges& edges, std::uint64_t from, std::uint64_t values, std::uint64_t to) {
  Leading found;
  for (std::size_t i = 0; i < edges.count; ++i) {
    const std::uint64_t by = (edges.to[i] & to) != 0 ? edges.values[i] & values : 0;
    const std::uint64_t at = edges.from[i] & from;
    found.values |= at != 0 ? by : 0;
    found.states |= by != 0 ? at : 0;
  }
  return found;
}

}  // namespace
}  // namespace shudu::propagation
