// Facts that only some finders need, built when first asked for and kept until the position
// changes. Each is a part of its own (facts_*.h); here they are only held.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "logic/facts_als.h"
#include "logic/facts_colors.h"
#include "logic/facts_conjugates.h"
#include "logic/facts_dead_places.h"
#include "logic/facts_links.h"
#include "logic/facts_rectangles.h"
#include "logic/facts_restricted.h"

namespace shudu {

/// A fact and the version of the position that it was built from.
template <typename Fact>
class Lazy {
 public:
  /// The fact for this version, by `build()` where there is none.
  template <typename Build>
  const Fact& get(std::uint64_t version, Build build) {
    if (!fact_ || version_ != version) {
      fact_.emplace(build());
      version_ = version;
    }
    return *fact_;
  }

 private:
  std::optional<Fact> fact_;
  std::uint64_t version_ = 0;
};

struct LazyFacts {
  Lazy<Conjugates> conjugates;
  Lazy<AlsList> als;
  DeadPlaces dead_places;  // knows by itself what it was found for
  Lazy<Colors> colors;
  Lazy<Rectangles> rectangles;
  std::array<Lazy<LinkGraph>, 3> links;  ///< by scope
  Lazy<RestrictedLinks> restricted;
};

}  // namespace shudu
