// What is kept at each depth of a search: the domains, their copy by houses for vector passes, and
// the other way round for each value the variables that may have it, as bits.
// Going back is to take the frame below, so a decision copies a frame whole (2 to 3 % of the time).
// A frame is one piece of memory, and is filled by whoever takes it first: most puzzles need few of
// those that there are.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <new>

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
      : planes_at_(problem.blocks.cells.size() *
                   (problem.blocks.is_wide ? sizeof(std::uint32_t) : sizeof(std::uint16_t))),
        domains_at_(planes_at_ + static_cast<std::size_t>(problem.values) * problem.words *
                                     sizeof(std::uint64_t)),
        bytes_(padded(domains_at_ + problem.variables() * sizeof(Set))),
        memory_(static_cast<std::byte*>(
            ::operator new (depths* bytes_, std::align_val_t{kAlignment}))) {}

  [[nodiscard]] Frame operator[](std::size_t depth) {
    std::byte* const frame = memory_.get() + depth * bytes_;
    // NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast): memory of its own, aligned for all
    return {reinterpret_cast<Set*>(frame + domains_at_),
            reinterpret_cast<std::uint64_t*>(frame + planes_at_), reinterpret_cast<Lanes*>(frame),
            reinterpret_cast<WideLanes*>(frame)};
    // NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast)
  }
  void copy(std::size_t from, std::size_t to) { copy(*this, from, to); }
  /// The frame of another search of the same problem.
  void copy(Frames& other, std::size_t from, std::size_t to) {
    std::memcpy(memory_.get() + to * bytes_, other.memory_.get() + from * bytes_, bytes_);
  }

 private:
  static constexpr std::size_t kAlignment = std::max(alignof(Lanes), alignof(WideLanes));
  static constexpr std::size_t padded(std::size_t bytes) {
    return (bytes + kAlignment - 1) / kAlignment * kAlignment;
  }
  struct Release {
    void operator()(std::byte* memory) const {
      ::operator delete (memory, std::align_val_t{kAlignment});
    }
  };

  std::size_t planes_at_;  ///< in a frame, behind the houses
  std::size_t domains_at_;
  std::size_t bytes_;
  std::unique_ptr<std::byte, Release> memory_;
};

}  // namespace shudu::propagation
