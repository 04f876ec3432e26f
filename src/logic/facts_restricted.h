// Restricted commons: which almost locked sets (facts_als.h) are linked by a digit that at most one
// of the two can have. Overlapping sets are linked too, and marked; a set is never linked with one
// that it contains, as their digits meet in shared cells.
//
// Each link stands with both of its sets; those of a set are ordered by the number of the other.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/facts_als.h"

namespace shudu {

struct RestrictedLink {
  std::uint16_t other = 0;  ///< place in the list of sets
  DigitSet commons;
  bool overlaps = false;  ///< the two sets share a cell
};

class RestrictedLinks {
 public:
  RestrictedLinks() = default;
  explicit RestrictedLinks(const AlsList& list);

  [[nodiscard]] std::span<const RestrictedLink> of(std::size_t als) const {
    return std::span(links_).subspan(first_[als], first_[als + 1] - first_[als]);
  }

 private:
  std::vector<RestrictedLink> links_;
  std::vector<std::uint32_t> first_;  ///< of each set, and the end
};

/// Built when first asked for. The reference holds until the position changes.
[[nodiscard]] const RestrictedLinks& restricted_links_of(const View& view);

}  // namespace shudu
