// Fish against the definition: every set of base houses with every set of cover houses, on random
// places of one digit. And the dead places that the search starts from.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "logic/facts_dead_places.h"
#include "logic/techniques/fish.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/rng.h"
#include "shudu/solver/solver.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

using Houses = std::vector<House>;
using FoundFish = std::set<std::pair<std::pair<Houses, Houses>, std::vector<Candidate>>>;

// Digit 1 in its places in the solution and, at random, elsewhere.
View random_view(const Layout& layout, const Grid& solution, std::uint32_t percent, Rng& rng) {
  Pencilmarks marks(layout.size());
  for (const Cell cell : layout.all_cells()) {
    DigitSet digits = layout.all_digits() - DigitSet{Digit(1)};
    if (solution[cell] == Digit(1) || rng.below(100) < percent) digits.insert(Digit(1));
    marks.set(cell, digits);
  }
  return {layout, Grid(layout.size()), Grid(layout.size()), marks};
}

// Some houses, the places of the digit in them, and those in two of them.
struct HouseSet {
  Houses houses;
  HouseBits bits = 0;
  CellSet once;
  CellSet twice;
};

// All sets of `count` of the houses that hold the digit.
void add_sets(const View& view, int count, const HouseSet& chosen, std::vector<HouseSet>& sets) {
  if (count == 0) return sets.push_back(chosen);
  const int next = chosen.houses.empty() ? 0 : chosen.houses.back().index() + 1;
  for (int h = next; h < view.layout().house_count(); ++h) {
    const CellSet cells = view.cells_of(Digit(1), House(h));
    if (cells.empty()) continue;
    HouseSet more = chosen;
    more.houses.push_back(House(h));
    more.bits |= bit_of(House(h));
    more.twice |= more.once & cells;
    more.once |= cells;
    add_sets(view, count - 1, more, sets);
  }
}

bool has_only(const Layout& layout, const Houses& houses, HouseKind line) {
  return std::all_of(houses.begin(), houses.end(), [&](House house) {
    return layout.kind(house) == line || layout.kind(house) >= HouseKind::kBox;
  });
}

bool has_box(const Layout& layout, const Houses& houses) {
  return std::any_of(houses.begin(), houses.end(),
                     [&](House house) { return layout.kind(house) >= HouseKind::kBox; });
}

FishClass class_of(const Layout& layout, const Houses& base, const Houses& cover) {
  const bool is_by_rows =
      has_only(layout, base, HouseKind::kRow) && has_only(layout, cover, HouseKind::kColumn);
  const bool is_by_columns =
      has_only(layout, base, HouseKind::kColumn) && has_only(layout, cover, HouseKind::kRow);
  if (!is_by_rows && !is_by_columns) return FishClass::kMutant;
  const bool is_franken = has_box(layout, base) || has_box(layout, cover);
  return is_franken ? FishClass::kFranken : FishClass::kBasic;
}

FishForm form_of(const View& view, const Houses& base, CellSet fins, bool is_basic) {
  if (fins.empty()) return FishForm::kPlain;
  const bool is_short = std::any_of(base.begin(), base.end(), [&](House house) {
    return (view.cells_of(Digit(1), house) - fins).size() <= 1;
  });
  return is_basic && is_short ? FishForm::kSashimi : FishForm::kFinned;
}

// All fish of a size, by class and form.
using ByKind = std::map<std::pair<FishClass, FishForm>, FoundFish>;

void judge(const View& view, const HouseSet& base, const HouseSet& cover, ByKind& found) {
  if ((base.bits & cover.bits) != 0) return;
  const FindOptions options;
  const CellSet fins = (base.once - cover.once) | base.twice;
  if (fins.size() > options.most_fins || base.twice.size() > options.most_endo_fins) return;
  CellSet gone = (cover.once - base.once) | cover.twice;
  if (!fins.empty()) gone &= view.common_peers(fins);
  if (gone.empty()) return;
  for (const House house : cover.houses) {
    if (!view.cells_of(Digit(1), house).intersects(base.once)) return;
  }
  std::vector<Candidate> eliminations;
  for (const Cell cell : gone) eliminations.push_back({cell, Digit(1)});
  const FishClass houses = class_of(view.layout(), base.houses, cover.houses);
  const FishForm form = form_of(view, base.houses, fins, houses == FishClass::kBasic);
  found[{houses, form}].insert({{base.houses, cover.houses}, eliminations});
}

ByKind by_definition(const View& view, int size) {
  ByKind found;
  std::vector<HouseSet> sets;
  add_sets(view, size, {}, sets);
  for (const HouseSet& base : sets) {
    for (const HouseSet& cover : sets) judge(view, base, cover, found);
  }
  return found;
}

FoundFish by_search(const View& view, FishKind kind) {
  static const Technique kRow{};
  FoundFish found;
  const auto see = [&found](const Fish& fish) {
    const Step step = step_of_fish(kRow, fish);
    EXPECT_TRUE(found.insert({{step.base, step.cover}, step.eliminations}).second);
    return true;
  };
  if (kind.houses == FishClass::kBasic) {
    for_each_basic_fish(view, kind, {}, see);
  } else {
    for_each_complex_fish(view, kind, {}, see);
  }
  return found;
}

void compare(const View& view, int size, std::set<std::string>& seen) {
  ByKind wanted = by_definition(view, size);
  for (const FishClass houses : {FishClass::kBasic, FishClass::kFranken, FishClass::kMutant}) {
    for (const FishForm form : {FishForm::kPlain, FishForm::kFinned, FishForm::kSashimi}) {
      if (form == FishForm::kSashimi && houses != FishClass::kBasic) continue;
      const FoundFish found = by_search(view, {houses, form, size});
      EXPECT_EQ(found, (wanted[{houses, form}]))
          << static_cast<int>(houses) << static_cast<int>(form) << size;
      if (!found.empty()) {
        seen.insert(std::to_string(static_cast<int>(houses)) +
                    std::to_string(static_cast<int>(form)) + std::to_string(size));
      }
    }
  }
}

class FishOn : public testing::TestWithParam<const char*> {};

TEST_P(FishOn, AreThoseOfTheDefinition) {
  const Layout layout = parse_layout(GetParam()).value();
  const Grid solution = solve(layout, Grid(layout.size())).value().first;
  Rng rng(7);
  std::set<std::string> seen;
  for (int i = 0; i < by_build(16, 1); ++i) {
    const View view = random_view(layout, solution, 5 + 3 * static_cast<std::uint32_t>(i), rng);
    compare(view, 2, seen);
    if (i % 4 == 3) compare(view, 3, seen);
    const CellSet dead = dead_places_of(view, Digit(1));
    for (const Cell cell : dead) EXPECT_NE(solution[cell], Digit(1));
  }
  if (by_build(true, false)) {
    EXPECT_GE(seen.size(), 8U);
  }
}

std::string name_of_layout(const testing::TestParamInfo<const char*>& info) {
  std::string name(info.param);
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '-' || c == ':' || c == '+'; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Layouts, FishOn,
                         testing::Values("classic", "4x4", "6x6", "8x8", "x", "windoku",
                                         "anti-knight",
                                         "jigsaw:111222111222333444333444555666555666"),
                         name_of_layout);

TEST(DeadPlaces, AreThoseOfNoTemplate) {
  // Rows 1 and 4 hold the digit in columns 1 and 2 only; the rest of these columns and of boxes 1
  // and 4 is dead.
  const Layout& layout = Layout::classic();
  const CellSet rows = layout.cells(layout.row(0)) | layout.cells(layout.row(3));
  const CellSet columns = layout.cells(layout.column(0)) | layout.cells(layout.column(1));
  const CellSet boxes = layout.cells(layout.box(0)) | layout.cells(layout.box(3));
  Pencilmarks marks(9);
  for (const Cell cell : layout.all_cells()) {
    const bool has_one = !rows.contains(cell) || columns.contains(cell);
    marks.set(cell, has_one ? DigitSet{Digit(1), Digit(2)} : DigitSet{Digit(2)});
  }
  const View view(layout, Grid(9), Grid(9), marks);
  EXPECT_EQ(dead_places_of(view, Digit(1)), (columns | boxes) - rows);
  EXPECT_TRUE(dead_places_of(view, Digit(2)).empty());
  EXPECT_TRUE(dead_places_of(view, Digit(3)).empty());
}

}  // namespace
}  // namespace shudu::test
