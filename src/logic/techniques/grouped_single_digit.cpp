// Single-digit patterns whose nodes may be groups: start = mid - mid = end as in single_digit.cpp,
// where a node is a cell or some cells of one mini-line (a box and a line). A strong link is a way
// to part all places of the digit in a house into two nodes; mids must see each other entirely, the
// four nodes share no cell, and at least one is a group.
//
//   grouped skyscraper  two rows or two columns; the mids in one box where one of them is a group,
//                       else in one line
//   grouped kite        a row and a column, the mids in one box
//   grouped turbot      any two houses; the two above among them
//
// What sees all cells of start and end loses the digit. Order: digits, then pairs of links; links
// by house, then by the places of the node with the house's first place. In the step: turbot.h;
// `flags.grouped` is set. Tests: tests/cases, tests/logic/single_digit_test.cpp.
#include <array>

#include "logic/facts_dead_places.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/techniques/turbot.h"

namespace shudu {
namespace {

struct GroupLink {
  House house{0};
  std::array<CellSet, 2> nodes{};
  std::array<CellSet, 2> seen{};  // by every cell of the node
};

bool is_node(const Layout& layout, CellSet cells) {
  if (cells.size() == 1) return true;
  const Cell first = cells.first();
  return layout.cells(layout.box_of(first)).contains_all(cells) &&
         (layout.cells(layout.row_of(first)).contains_all(cells) ||
          layout.cells(layout.column_of(first)).contains_all(cells));
}

bool is_group(CellSet cells) { return cells.size() > 1; }

// All strong links of a digit, those of two cells too; each pair of nodes once.
class GroupLinks {
 public:
  GroupLinks(const View& view, Digit digit) : view_(view) {
    for (int h = 0; h < view.layout().house_count(); ++h) {
      add_of(House(h), view.places(House(h), digit));
    }
  }
  [[nodiscard]] const std::vector<GroupLink>& list() const { return list_; }

 private:
  // The node with the first place, and the rest.
  void add_of(House house, unsigned places) {
    if (std::popcount(places) < 2) return;
    const unsigned first = places & (~places + 1);
    const unsigned others = places & ~first;
    const unsigned near = others & beside(house, std::countr_zero(places));
    for (unsigned more = 0;; more = (more - near) & near) {
      const CellSet one = cells_at(view_.layout(), house, first | more);
      if (more != others && is_node(view_.layout(), one)) {
        const CellSet other = cells_at(view_.layout(), house, others & ~more);
        if (is_node(view_.layout(), other)) add(house, one, other);
      }
      if (more == near) return;
    }
  }

  // Places of a house whose cells share a mini-line with the cell at `place`.
  unsigned beside(House house, int place) const {
    const Layout& layout = view_.layout();
    const auto list = layout.cell_list(house);
    const Cell cell = list[static_cast<std::size_t>(place)];
    const CellSet lines = layout.cells(layout.row_of(cell)) | layout.cells(layout.column_of(cell));
    const CellSet near = lines & layout.cells(layout.box_of(cell));
    unsigned places = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (near.contains(list[i])) places |= 1U << i;
    }
    return places;
  }

  void add(House house, CellSet one, CellSet other) {
    for (const GroupLink& link : list_) {
      if (link.nodes[0] == one && link.nodes[1] == other) return;
    }
    list_.push_back({house, {one, other}, {view_.common_peers(one), view_.common_peers(other)}});
  }

  const View& view_;
  std::vector<GroupLink> list_;
};

// Does a pattern of this technique have these houses and mids?
using IsWanted = bool (*)(const Layout& layout, const Turbot& turbot);

bool is_skyscraper(const Layout& layout, const Turbot& turbot) {
  const HouseKind kind = layout.kind(turbot.start_house);
  if (kind != layout.kind(turbot.end_house)) return false;
  if (kind != HouseKind::kRow && kind != HouseKind::kColumn) return false;
  const Cell one = turbot.start_mid.first();
  const Cell other = turbot.end_mid.first();
  if (is_group(turbot.start_mid) || is_group(turbot.end_mid)) {
    return layout.box_of(one) == layout.box_of(other);
  }
  return kind == HouseKind::kRow ? layout.column_of(one) == layout.column_of(other)
                                 : layout.row_of(one) == layout.row_of(other);
}

bool is_kite(const Layout& layout, const Turbot& turbot) {
  return layout.kind(turbot.start_house) == HouseKind::kRow &&
         layout.kind(turbot.end_house) == HouseKind::kColumn &&
         layout.box_of(turbot.start_mid.first()) == layout.box_of(turbot.end_mid.first());
}

bool is_any(const Layout& /*layout*/, const Turbot& /*turbot*/) { return true; }

bool is_grouped(const GroupLink& one, const GroupLink& other) {
  return is_group(one.nodes[0]) || is_group(one.nodes[1]) || is_group(other.nodes[0]) ||
         is_group(other.nodes[1]);
}

// The patterns of one pair of links.
template <typename See>
bool for_each_of_pair(Digit digit, const GroupLink& one, const GroupLink& other, See see) {
  if (!is_grouped(one, other)) return true;
  if ((one.nodes[0] | one.nodes[1]).intersects(other.nodes[0] | other.nodes[1])) return true;
  for (std::size_t mids = 0; mids < 4; ++mids) {
    const std::size_t a = mids / 2;
    const std::size_t b = mids % 2;
    if (!one.seen[a].contains_all(other.nodes[b])) continue;
    const Turbot turbot{digit,          one.nodes[1 - a],   one.nodes[a],
                        other.nodes[b], other.nodes[1 - b], one.house,
                        other.house};
    if (!see(turbot, one.seen[1 - a] & other.seen[1 - b])) return false;
  }
  return true;
}

}  // namespace

bool find_grouped_turbot(const FindTask& task) {
  const View& view = task.view;
  constexpr std::array<IsWanted, 3> kForms{is_skyscraper, is_kite, is_any};  // as TurbotForm
  const IsWanted is_wanted = kForms[task.technique.parameters.kind];
  for (const Digit digit : digits_with_dead_places(view)) {
    const GroupLinks links(view, digit);
    SeenTurbots seen;
    const auto give = [&](const Turbot& turbot, CellSet seen_by_ends) {
      const CellSet eliminated = seen_by_ends & view.cells_of(digit);
      if (eliminated.empty() || !is_wanted(view.layout(), turbot)) return true;
      if (!seen.is_new(turbot.cells(), eliminated)) return true;
      Step step = turbot_step(view, task.technique, turbot, eliminated);
      step.flags.grouped = true;
      return hand_over(std::move(step), task.sink);
    };
    const auto& list = links.list();
    for (std::size_t i = 0; i < list.size(); ++i) {
      for (std::size_t j = i + 1; j < list.size(); ++j) {
        if (!for_each_of_pair(digit, list[i], list[j], give)) return false;
      }
    }
  }
  return true;
}

}  // namespace shudu
