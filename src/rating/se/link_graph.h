// The strong links of a position as a graph on few nodes, searched with whole words.
//
// Only an end of a strong link can become ON in a static chain, and these ends are a hundred or so.
// Numbered 0 to K-1, a set of them is a few words. From an ON candidate a chain makes two steps at
// once, weak then strong: next(a) is the set of ends that it reaches so. A breadth-first search
// then is an OR of rows for each node met, and the layer of a node is its distance: 2 for the first
// layer, 4 for the second. Which parent a node got does not matter for complexities, as every node
// of a static chain has one. The same for one digit (mode X) and for cells with two candidates
// alone (mode Y).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rating/se/spots.h"

namespace shudu::se {

enum class Mode : std::uint8_t { kX, kY, kXY };

/// At most two ends for each digit and house, and two for each cell.
inline constexpr int kMostEnds = 9 * 54 + 162;
inline constexpr int kMostEndWords = (kMostEnds + 63) / 64;

/// Calls `run` with the number of words of a row as a constant: rows have one to four words, or the
/// most there may be.
template <typename Run>
decltype(auto) with_words(int words, Run run) {
  switch (words) {
    case 1:
      return run.template operator()<1>();
    case 2:
      return run.template operator()<2>();
    case 3:
      return run.template operator()<3>();
    case 4:
      return run.template operator()<4>();
    default:
      return run.template operator()<kMostEndWords>();
  }
}

class LinkGraph {
 public:
  /// In mode X the graph of `digit`; else of all digits.
  void build(const Position& position, Mode mode, int digit = -1);

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] int words() const { return words_; }
  [[nodiscard]] int spot(int end) const { return spots_[end]; }
  /// -1 for a candidate that is no end.
  [[nodiscard]] int index(int spot) const { return index_[spot]; }
  [[nodiscard]] const SpotSet& ends() const { return ends_; }

  using Row = const std::uint64_t*;
  /// The other ends of the strong links of an end.
  [[nodiscard]] Row partners(int end) const { return &partners_[at(end)]; }
  /// What an ON end reaches in two steps.
  [[nodiscard]] Row next(int end) const { return &next_[at(end)]; }
  /// What reaches an ON end in two steps. Made by build_previous().
  [[nodiscard]] Row previous(int end) const { return &previous_[at(end)]; }
  void build_previous();

  /// Rows of any candidate: the ends that it sees, and what it reaches in two steps when ON.
  void weak_row(int spot, std::uint64_t* row) const;
  void rows(int spot, std::uint64_t* weak, std::uint64_t* next) const;
  [[nodiscard]] std::array<std::uint64_t, kMostEndWords> partners_of_all(
      const std::uint64_t* ends) const;

 private:
  [[nodiscard]] std::size_t at(int end) const { return static_cast<std::size_t>(end * words_); }
  void find_ends(const Position& position, Mode mode, int digit);
  void number_ends();
  void link(int one, int other);
  void find_links(const Position& position, Mode mode, int digit);
  template <std::size_t kWords>
  void rows_by(int spot, std::uint64_t* weak, std::uint64_t* next) const;

  Mode mode_ = Mode::kXY;
  int count_ = 0;
  int words_ = 1;
  SpotSet ends_;
  std::uint16_t cell_marks_[kCells]{};  // digits of which the cell is an end
  std::uint16_t spots_[kMostEnds]{};
  std::int16_t index_[kSpots]{};
  std::vector<std::uint64_t> partners_;
  std::vector<std::uint64_t> next_;
  std::vector<std::uint64_t> previous_;
};

/// A breadth-first search on a graph. Layers of what ON candidates reach, until nothing is new.
class LayerSearch {
 public:
  enum class Direction : std::uint8_t { kForward, kBackward };
  explicit LayerSearch(const LinkGraph& graph, Direction direction = Direction::kForward)
      : graph_(graph), words_(graph.words()), is_forward_(direction == Direction::kForward) {}

  /// Starts with a first layer; its nodes count as met.
  void start(const std::uint64_t* first);
  /// Goes to the next layer; false where nothing is new.
  bool advance();
  /// What the last call of advance() met, known nodes too.
  [[nodiscard]] const std::uint64_t* raw() const { return raw_; }
  [[nodiscard]] const std::uint64_t* layer() const { return layer_; }
  [[nodiscard]] const std::uint64_t* met() const { return met_; }
  [[nodiscard]] bool layer_meets(const std::uint64_t* row) const {
    std::uint64_t any = 0;
    for (int w = 0; w < words_; ++w) any |= layer_[w] & row[w];
    return any != 0;
  }

 private:
  template <std::size_t kWords>
  bool advance_by();

  const LinkGraph& graph_;
  int words_;
  bool is_forward_;
  std::uint64_t met_[kMostEndWords];
  std::uint64_t layer_[kMostEndWords];
  std::uint64_t raw_[kMostEndWords];
};

}  // namespace shudu::se
