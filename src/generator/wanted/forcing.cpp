#include "generator/wanted/forcing.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <vector>

#include "shudu/core/as_index.h"

namespace shudu::wanted {
namespace {

constexpr std::size_t kBands = 3;
constexpr std::size_t kDigits = 9;
constexpr std::size_t kHouses = 27;
constexpr std::size_t kMiniLines = 54;
constexpr std::size_t kMostLinks = 4;  // strong ones of a node: its cell and three houses
constexpr std::int16_t kNone = -1;

int count(const BandWords& cells) {
  return std::popcount(cells[0]) + std::popcount(cells[1]) + std::popcount(cells[2]);
}
bool is_within(const BandWords& cells, const BandWords& others) {
  return ((cells[0] & ~others[0]) | (cells[1] & ~others[1]) | (cells[2] & ~others[2])) == 0;
}
BandWords both(const BandWords& a, const BandWords& b) {
  return {a[0] & b[0], a[1] & b[1], a[2] & b[2]};
}
BandWords without(const BandWords& a, const BandWords& b) {
  return {a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]};
}

template <typename See>
void for_each_cell(const BandWords& cells, See see) {
  for (std::size_t b = 0; b < kBands; ++b) {
    for (std::uint32_t left = cells[b]; left != 0; left &= left - 1) {
      see(27 * static_cast<int>(b) + std::countr_zero(left));
    }
  }
}

// Mini-line 3 * row + box of the row, then 27 + 3 * column + box of the column.
constexpr std::array<BandWords, kMiniLines> make_mini_lines() {
  std::array<BandWords, kMiniLines> lines{};
  for (int cell = 0; cell < 81; ++cell) {
    const int row = cell / 9;
    const int column = cell % 9;
    lines[as_index(3 * row + column / 3)][band_of(cell)] |= bit_of(cell);
    lines[as_index(27 + 3 * column + row / 3)][band_of(cell)] |= bit_of(cell);
  }
  return lines;
}
constexpr auto kMiniLine = make_mini_lines();

// The mini-lines of a house: three of a row or column, six of a box.
struct LinesOfHouse {
  std::array<std::uint8_t, 6> lines{};
  std::size_t count = 0;
};
constexpr std::array<LinesOfHouse, kHouses> make_lines_of_houses() {
  std::array<LinesOfHouse, kHouses> houses{};
  for (std::size_t h = 0; h < kHouses; ++h) {
    for (std::size_t line = 0; line < kMiniLines; ++line) {
      bool is_in = true;
      for (std::size_t b = 0; b < kBands; ++b) {
        is_in = is_in && (kMiniLine[line][b] & ~kHouseCells[h][b]) == 0;
      }
      if (is_in) houses[h].lines[houses[h].count++] = static_cast<std::uint8_t>(line);
    }
  }
  return houses;
}
constexpr auto kLinesOfHouse = make_lines_of_houses();
static_assert(kLinesOfHouse[0].count == 3 && kLinesOfHouse[26].count == 6);

// A candidate, or all of a digit in a mini-line.
struct Node {
  std::size_t digit = 0;
  BandWords cells{};
  BandWords seen{};  // the digit's cells that all of it see
  int cell = kNone;  // of a candidate
  std::array<std::int16_t, kMostLinks> links{};
  std::size_t link_count = 0;

  void link(std::int16_t other) {
    for (std::size_t i = 0; i < link_count; ++i) {
      if (links[i] == other) return;
    }
    assert(link_count < kMostLinks);
    links[link_count++] = other;
  }
};

class Search {
 public:
  Search(const BoardWords& words, const BandWords& open, ForcingChains chains)
      : words_(words), open_(open), chains_(chains) {
    add_candidates();
    link_cells();
    for (std::size_t d = 0; d < kDigits; ++d) {
      for (std::size_t h = 0; h < kHouses; ++h) link_house(d, h);
    }
    state_.resize(nodes_.size());
  }

  Refuted run() {
    Refuted refuted{};
    for (std::size_t i = 0; i < candidates_; ++i) {
      if (state_[i].order == 0) visit(static_cast<std::int16_t>(i));
      const Node& node = nodes_[i];
      const std::uint32_t bit = bit_of(node.cell);
      const std::size_t band = band_of(node.cell);
      if (is_refuted_on(i)) refuted.when_true[band][node.digit] |= bit;
      if (is_refuted_off(i)) refuted.when_false[band][node.digit] |= bit;
    }
    return refuted;
  }

 private:
  // What nodes of a circle switch off, and whether that refutes them.
  struct Circle {
    BoardWords off{};
    bool is_refuted = false;
    int taken_by = kNone;  // the last circle that took it over
  };
  struct State {
    int order = 0;  // of the visit, from 1
    int low = 0;
    int circle = kNone;
    int seen_by = 0;        // the last visit that it was led to by
    std::size_t first = 0;  // of what it leads to
    std::size_t last = 0;
  };

  [[nodiscard]] BandWords cells_of(std::size_t digit) const {
    return {words_[0][digit] & open_[0], words_[1][digit] & open_[1], words_[2][digit] & open_[2]};
  }
  [[nodiscard]] std::int16_t number(int cell, std::size_t digit) const {
    return numbers_[as_index(cell)][digit];
  }
  Node& node(std::int16_t number) { return nodes_[as_index(number)]; }

  void add_candidates() {
    for_each_cell(open_, [this](int cell) {
      for (std::size_t d = 0; d < kDigits; ++d) {
        if ((words_[band_of(cell)][d] & bit_of(cell)) == 0) continue;
        numbers_[as_index(cell)][d] = static_cast<std::int16_t>(nodes_.size());
        Node node{.digit = d, .cell = cell};
        node.cells[band_of(cell)] = bit_of(cell);
        node.seen = without(cells_of(d), kKept[as_index(cell)]);
        nodes_.push_back(node);
      }
    });
    candidates_ = nodes_.size();
    for (auto& of_digit : groups_) of_digit.fill(kNone);
  }

  void link(std::int16_t one, std::int16_t other) {
    node(one).link(other);
    node(other).link(one);
    for (const std::int16_t it : {one, other}) {
      const Node& linked = node(it);
      if (linked.cell == kNone) continue;
      linked_[band_of(linked.cell)][linked.digit] |= bit_of(linked.cell);
    }
  }

  void link_cells() {
    for_each_cell(open_, [this](int cell) {
      std::array<std::int16_t, kDigits> here{};
      std::size_t size = 0;
      for (std::size_t d = 0; d < kDigits; ++d) {
        if ((words_[band_of(cell)][d] & bit_of(cell)) != 0) here[size++] = number(cell, d);
      }
      if (size == 2) link(here[0], here[1]);
    });
  }

  void link_house(std::size_t digit, std::size_t house) {
    const BandWords places = both(cells_of(digit), kHouseCells[house]);
    const int size = count(places);
    if (size < 2) return;
    if (size == 2) {
      std::array<std::int16_t, 2> ends{};
      std::size_t i = 0;
      for_each_cell(places, [&](int cell) { ends[i++] = number(cell, digit); });
      link(ends[0], ends[1]);
    } else if (chains_ == ForcingChains::kGrouped) {
      link_groups(digit, house, places);
    }
  }

  // Each way to split the places into a group and one node more.
  void link_groups(std::size_t digit, std::size_t house, const BandWords& places) {
    const LinesOfHouse& lines = kLinesOfHouse[house];
    for (std::size_t i = 0; i < lines.count; ++i) {
      const BandWords group = both(places, kMiniLine[lines.lines[i]]);
      if (count(group) < 2) continue;
      const BandWords rest = without(places, group);
      if (count(rest) == 1) {
        const std::int16_t one = group_number(digit, lines.lines[i], group);
        for_each_cell(rest, [&](int cell) { link(one, number(cell, digit)); });
        continue;
      }
      for (std::size_t k = 0; k < lines.count; ++k) {
        if (count(rest) == 0 || both(places, kMiniLine[lines.lines[k]]) != rest) continue;
        const std::int16_t one = group_number(digit, lines.lines[i], group);
        link(one, group_number(digit, lines.lines[k], rest));
      }
    }
  }

  std::int16_t group_number(std::size_t digit, std::size_t line, const BandWords& cells) {
    std::int16_t& number = groups_[digit][line];
    if (number != kNone) return number;
    number = static_cast<std::int16_t>(nodes_.size());
    Node group{.digit = digit, .cells = cells};
    group.seen = cells_of(digit);
    for_each_cell(cells,
                  [&](int cell) { group.seen = without(group.seen, kKept[as_index(cell)]); });
    nodes_.push_back(group);
    groups_of_[digit].push_back(number);
    return number;
  }

  // What is on where a node is off, each once.
  void lead_from(const Node& off) {
    for (std::size_t i = 0; i < off.link_count; ++i) {
      State& state = state_[as_index(off.links[i])];
      if (state.seen_by == visited_) continue;
      state.seen_by = visited_;
      leads_.push_back(off.links[i]);
    }
  }

  // Over a weak link and a strong one.
  void lead_on(const Node& from) {
    BandWords linked{};
    for (std::size_t b = 0; b < kBands; ++b) linked[b] = from.seen[b] & linked_[b][from.digit];
    for_each_cell(linked, [&](int cell) { lead_from(node(number(cell, from.digit))); });
    for (const std::int16_t group : groups_of_[from.digit]) {
      if (is_within(node(group).cells, from.seen)) lead_from(node(group));
    }
    if (from.cell == kNone) return;
    for (std::size_t d = 0; d < kDigits; ++d) {
      if (d == from.digit || (linked_[band_of(from.cell)][d] & bit_of(from.cell)) == 0) continue;
      lead_from(node(number(from.cell, d)));
    }
  }

  void visit(std::int16_t number) {
    State& state = state_[as_index(number)];
    state.order = state.low = ++visited_;
    state.first = leads_.size();
    lead_on(node(number));
    state.last = leads_.size();
    path_.push_back(number);
    for (std::size_t i = state.first; i < state.last; ++i) {
      const State& next = state_[as_index(leads_[i])];
      if (next.order == 0) {
        visit(leads_[i]);
        state.low = std::min(state.low, next.low);
      } else if (next.circle == kNone) {
        state.low = std::min(state.low, next.order);
      }
    }
    if (state.low == state.order) close_circle(number);
  }

  void close_circle(std::int16_t first) {
    const int circle = static_cast<int>(circles_.size());
    circles_.emplace_back();
    Circle& it = circles_.back();
    const auto begin = std::find(path_.rbegin(), path_.rend(), first).base() - 1;
    for (auto member = begin; member != path_.end(); ++member) {
      State& state = state_[as_index(*member)];
      state.circle = circle;
      add_seen(node(*member), it.off);
    }
    for (auto member = begin; member != path_.end(); ++member) {
      const State& state = state_[as_index(*member)];
      for (std::size_t i = state.first; i < state.last; ++i) {
        const int next = state_[as_index(leads_[i])].circle;
        if (next != circle) take_over(circles_[as_index(next)], circle);
      }
    }
    path_.erase(begin, path_.end());
    if (chains_ != ForcingChains::kSimple && !it.is_refuted) it.is_refuted = is_clash(it.off);
  }

  // Of what is refuted nothing more need be known.
  void take_over(Circle& from, int number) {
    Circle& to = circles_[as_index(number)];
    if (from.taken_by == number || to.is_refuted) return;
    from.taken_by = number;
    to.is_refuted = from.is_refuted;
    unite(from.off, to.off);
  }
  static void unite(const BoardWords& from, BoardWords& to) {
    for (std::size_t b = 0; b < kBands; ++b) {
      for (std::size_t d = 0; d < kDigits; ++d) to[b][d] |= from[b][d];
    }
  }

  void add_seen(const Node& from, BoardWords& off) const {
    for (std::size_t b = 0; b < kBands; ++b) off[b][from.digit] |= from.seen[b];
    if (from.cell == kNone) return;
    const std::size_t band = band_of(from.cell);
    for (std::size_t d = 0; d < kDigits; ++d) {
      if (d != from.digit) off[band][d] |= words_[band][d] & bit_of(from.cell);
    }
  }

  // A cell without candidate, or a digit without place in a house.
  [[nodiscard]] bool is_clash(const BoardWords& off) const {
    DigitWords columns{};
    std::uint32_t lacking = 0;
    for (std::size_t b = 0; b < kBands; ++b) {
      std::uint32_t any = 0;
      for (std::size_t d = 0; d < kDigits; ++d) {
        const std::uint32_t left = words_[b][d] & ~off[b][d];
        any |= left;
        const std::uint32_t r0 = left & kRow;
        const std::uint32_t r1 = left >> 9U & kRow;
        const std::uint32_t r2 = left >> 18U;
        const std::uint32_t all = r0 | r1 | r2;
        columns[d] |= all;
        // Adding a whole row carries into the tenth bit where there is a place.
        lacking |= ~((r0 + kRow) & (r1 + kRow) & (r2 + kRow)) & (kRow + 1);
        lacking |= ~(all | all >> 1U | all >> 2U) & kEveryBox;
      }
      lacking |= ~any & kWholeBand;
    }
    for (const std::uint32_t places : columns) lacking |= ~places & kRow;
    return lacking != 0;
  }

  [[nodiscard]] const Circle& circle_of(std::int16_t number) const {
    return circles_[as_index(state_[as_index(number)].circle)];
  }
  [[nodiscard]] static bool is_off(const Node& node, const BoardWords& off) {
    return (off[band_of(node.cell)][node.digit] & bit_of(node.cell)) != 0;
  }

  [[nodiscard]] bool is_refuted_on(std::size_t i) const {
    const Circle& circle = circle_of(static_cast<std::int16_t>(i));
    return chains_ == ForcingChains::kSimple ? is_off(nodes_[i], circle.off) : circle.is_refuted;
  }

  [[nodiscard]] bool is_refuted_off(std::size_t i) {
    const Node& off = nodes_[i];
    if (off.link_count == 0) return false;
    BoardWords all{};
    int circles = 0;
    int last = kNone;
    for (std::size_t k = 0; k < off.link_count; ++k) {
      if (state_[as_index(off.links[k])].order == 0) visit(off.links[k]);
      const int circle = state_[as_index(off.links[k])].circle;
      if (circles_[as_index(circle)].is_refuted) return true;
      if (circle == last) continue;
      last = circle;
      ++circles;
      unite(circles_[as_index(circle)].off, all);
    }
    if (chains_ != ForcingChains::kSimple) return circles > 1 && is_clash(all);
    // Its other links are off: it is on.
    return std::any_of(off.links.begin(),
                       off.links.begin() + static_cast<std::ptrdiff_t>(off.link_count),
                       [&](std::int16_t it) { return is_off(nodes_[as_index(it)], all); });
  }

  const BoardWords& words_;
  const BandWords& open_;
  ForcingChains chains_;
  std::vector<Node> nodes_;  // candidates, then groups
  std::size_t candidates_ = 0;
  std::array<std::array<std::int16_t, kDigits>, 81> numbers_{};
  std::array<std::array<std::int16_t, kMiniLines>, kDigits> groups_{};
  std::array<std::vector<std::int16_t>, kDigits> groups_of_;
  BoardWords linked_{};  // candidates that have a strong link
  std::vector<State> state_;
  std::vector<std::int16_t> leads_;
  std::vector<std::int16_t> path_;
  std::vector<Circle> circles_;
  int visited_ = 0;
};

}  // namespace

Refuted find_refuted(const BoardWords& words, const BandWords& open, ForcingChains chains) {
  return Search(words, open, chains).run();
}

}  // namespace shudu::wanted
