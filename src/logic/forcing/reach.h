// Which literals each premise leads to, and what all premises of a source agree on.
//
// Literals go by the number of their candidate: 2 * number for on, 1 more for off. A source is a
// set of premises of which one is true: the candidates of a cell, the places of a digit in a house,
// a candidate on and off. What every premise of a source leads to is true: the intersection of
// their rows.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/forcing/board.h"
#include "logic/forcing/links.h"
#include "logic/forcing/propagation.h"

namespace shudu::forcing {

class ReachTable {
 public:
  explicit ReachTable(int candidates);
  /// A premise leads to a literal by so many nodes.
  void set(int premise, int literal, int nodes);
  void fill(int premise, const Walk& walk);
  void fill(int premise, const CandidateList& candidates, const Trail& trail);

  [[nodiscard]] int literals() const { return literals_; }
  [[nodiscard]] int words() const { return words_; }
  [[nodiscard]] std::span<const std::uint64_t> row(int premise) const;
  [[nodiscard]] int nodes(int premise, int literal) const;

 private:
  int literals_;
  int words_;
  std::vector<std::uint64_t> reached_;
  std::vector<std::uint16_t> nodes_;
  std::vector<std::uint16_t> counts_;
};

enum class SourceKind : std::uint8_t { kCell, kHouse, kBoth };

struct Source {
  SourceKind kind = SourceKind::kCell;
  House house{0};  ///< of a house source
  std::uint8_t count = 0;
  std::array<std::int16_t, kMaxSize> premises{};

  void add(int premise) { premises[count++] = static_cast<std::int16_t>(premise); }
  [[nodiscard]] std::span<const std::int16_t> all() const {
    return std::span(premises).first(count);
  }
};

/// Which sources count.
struct SourceChoice {
  bool cells = true;
  bool houses = true;
  bool both = true;
  int fewest_in_cell = 2;
};

/// Cells, then houses and in them digits, then candidates.
[[nodiscard]] std::vector<Source> sources_of(const Board& board, const CandidateList& candidates,
                                             const SourceChoice& choice);

struct Verity {
  Source source;
  int conclusion = 0;
};

/// Each conclusion once, by the source of the fewest nodes, the first of those; by candidate, on
/// before off.
[[nodiscard]] std::vector<Verity> verities_of(const ReachTable& table,
                                              std::span<const Source> sources);

}  // namespace shudu::forcing
