// Cells in groups of mutually distinct ones, as sums are read.
#pragma once

#include <cstdint>
#include <vector>

#include "propagation/problem.h"
#include "propagation/rules/rules.h"

namespace shudu::propagation {

/// Groups of cells, one after another.
struct Groups {
  Variables cells;
  std::vector<std::uint16_t> ends;

  [[nodiscard]] std::size_t size() const { return ends.size(); }
  [[nodiscard]] Cells operator[](std::size_t i) const {
    const std::size_t first = i == 0 ? 0 : ends[i - 1];
    return Cells(cells).subspan(first, ends[i] - first);
  }
};

/// Numbers without a pattern, the same in every run.
class Mixer {
 public:
  std::size_t below(std::size_t bound) {
    state_ = state_ * 1664525U + 1013904223U;
    return (state_ >> 8) % bound;
  }

 private:
  std::uint32_t state_ = 12345;
};

/// Mutually distinct all of them?
bool are_distinct(const Problem& problem, Cells cells);

/// Finds groups, with memory of its own for one list after another.
class Grouping {
 public:
  explicit Grouping(const Problem& problem) : problem_(problem) {}

  /// `cells` in groups of mutually distinct ones, at most so many each; until the next call. A cell
  /// that stands there twice is in two.
  const Groups& find(Cells cells, std::size_t most);

 private:
  /// The place of a cell in the list.
  using Place = std::uint16_t;
  using Places = std::vector<Place>;
  /// A cover: places, and where each group ends.
  struct Cover {
    Places places;
    std::vector<std::uint16_t> ends;

    void clear();
    void add(const Places& group);
    /// The sum of squares.
    [[nodiscard]] std::size_t worth() const;
  };

  void list_differences();
  void list_parts();
  void all_open();
  void narrow(Place place);
  void extend(Places& group);
  void close(const Places& group);
  void cover_greedily();
  void take_part(std::size_t first, Places& group) const;
  void cover_at_random(Mixer& mixer, Cover& cover);
  [[nodiscard]] std::size_t most_worth() const;
  void improve();

  const Problem& problem_;
  Cells cells_;
  std::size_t most_ = 0;  ///< cells of a group
  std::size_t words_ = 0;
  BitRows differing_;                ///< of each cell
  BitRows parts_;                    ///< what houses have of the cells, where they have some
  std::vector<std::size_t> houses_;  ///< whose the parts are
  Bits common_;                      ///< what differs from the whole group in hand
  Bits open_;                        ///< what is in no group yet
  Places left_;                      ///< the same in the order in which it is tried
  Places group_;
  Places largest_;
  Cover best_;
  Groups groups_;
};

}  // namespace shudu::propagation
