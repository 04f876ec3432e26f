// What is kept at each depth of a search: the domains, their copy by houses for vector passes, and
// the other way round for each value the variables that may have it, as bits.
// Going back is to take the frame below, so a decision copies a frame whole (2 to 3 % of the time).
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "propagation/problem.h"

namespace shudu::propagation {

/// One depth. Of the copies one is used, that of the size of the values.
struct Frame {
  Set* domains = nullptr;
  std::uint64_t* planes = nullptr;  ///< of each value, so many words as a row of `differs`
  Lanes* houses = nullptr;
  WideLanes* wide_houses = nullptr;
};

class Frames {
 public:
  Frames(const Problem& problem, std::size_t depths)
      : variables_(problem.variables()),
        plane_words_(static_cast<std::size_t>(problem.values) * problem.words),
        lanes_(problem.blocks.is_wide ? 0 : problem.blocks.cells.size() / Lanes{}.of16.size()),
        wide_lanes_(problem.blocks.is_wide ? problem.blocks.cells.size() / WideLanes{}.of32.size()
                                           : 0),
        domains_(depths * variables_),
        planes_(depths * plane_words_),
        houses_(depths * lanes_),
        wide_houses_(depths * wide_lanes_) {}

  [[nodiscard]] Frame operator[](std::size_t depth) {
    return {domains_.data() + depth * variables_, planes_.data() + depth * plane_words_,
            houses_.data() + depth * lanes_, wide_houses_.data() + depth * wide_lanes_};
  }
  void copy(std::size_t from, std::size_t to) { copy(*this, from, to); }
  /// The frame of another search of the same problem.
  void copy(Frames& other, std::size_t from, std::size_t to) {
    const Frame source = other[from];
    const Frame target = (*this)[to];
    std::copy_n(source.domains, variables_, target.domains);
    std::copy_n(source.planes, plane_words_, target.planes);
    std::copy_n(source.houses, lanes_, target.houses);
    std::copy_n(source.wide_houses, wide_lanes_, target.wide_houses);
  }

 private:
  std::size_t variables_;
  std::size_t plane_words_;
  std::size_t lanes_;
  std::size_t wide_lanes_;
  std::vector<Set> domains_;
  std::vector<std::uint64_t> planes_;
  std::vector<Lanes> houses_;
  std::vector<WideLanes> wide_houses_;
};

}  // namespace shudu::propagation
