// Every named layout and some made of parts come back as they were; with anything that no layout
// has they do not.
#include <gtest/gtest.h>

#include "shudu/core/layout_table.h"
#include "shudu/core/rng.h"
#include "shudu/variant/fault.h"
#include "shudu/variant/layout_form.h"
#include "shudu/variant/lower.h"

namespace shudu::variant::test {
namespace {

LayoutForm with_random_candidates(const Layout& layout, Rng& rng) {
  LayoutForm form{layout, Pencilmarks(layout.size())};
  for (const Cell cell : layout.all_cells()) {
    form.candidates.set(
        cell, DigitSet::from_bits(static_cast<unsigned>(rng.next()) & layout.all_digits().bits()));
  }
  return form;
}

TEST(LayoutForm, ComesBackAsItWas) {
  Rng rng(9);
  for (const LayoutRow& row : layout_table()) {
    const LayoutForm form = with_random_candidates(*row.layout, rng);
    const VariantPuzzle puzzle = from_layout(form);
    EXPECT_FALSE(find_fault(puzzle).has_value()) << row.slug;
    EXPECT_EQ(to_layout(puzzle), form) << row.slug;
  }
}

TEST(LayoutForm, KeepsJigsawsWithFurtherParts) {
  Rng rng(10);
  for (const std::string_view text :
       {"x+windoku+anti-knight+anti-king", "jigsaw:AABBACBBACDDCCDD+x",
        "jigsaw:AABBACBBACDDCCDD+anti-knight", "6x6+x"}) {
    const Result<Layout> layout = parse_layout(text);
    ASSERT_TRUE(layout.has_value()) << text;
    const LayoutForm form = with_random_candidates(*layout, rng);
    EXPECT_EQ(to_layout(from_layout(form)), form) << text;
  }
}

// Of each cell those that some primitive keeps different from it. Rules of other kinds are a
// failure.
std::vector<CellSet> peers_by_rules(const Model& model) {
  std::vector<CellSet> peers(81);
  for (const Primitive& primitive : model.rules) {
    const auto* const rule = std::get_if<AllDifferent>(&primitive.rule);
    if (rule == nullptr) {
      ADD_FAILURE() << "a rule of another kind";
      continue;
    }
    for (const Variable first : rule->cells) {
      for (const Variable second : rule->cells) {
        if (first != second) peers[first].insert(Cell(second));
      }
    }
  }
  return peers;
}

// Each pair of peers differs by some primitive, and no other pair does.
TEST(LayoutForm, LowersToThePeersOfTheLayout) {
  for (const LayoutRow& row : layout_table()) {
    const Layout& layout = *row.layout;
    const Model model = lower(from_layout({layout, Pencilmarks(layout.size())}));
    const std::vector<CellSet> peers = peers_by_rules(model);
    for (const Cell cell : layout.all_cells()) {
      EXPECT_EQ(peers[static_cast<std::size_t>(cell.index())], layout.peers(cell)) << row.slug;
    }
  }
}

TEST(LayoutForm, KnowsHousesByOtherNames) {
  for (const auto& [kind, name] :
       {std::pair{Kind::kWindoku, "windoku"}, {Kind::kDisjointGroups, "disjoint-groups"}}) {
    const Result<Layout> layout = parse_layout(name);
    ASSERT_TRUE(layout.has_value());
    VariantPuzzle puzzle = from_layout({Layout::classic(), Pencilmarks()});
    puzzle.constraints.push_back({});
    puzzle.constraints.back().kind = kind;
    const auto form = to_layout(puzzle);
    ASSERT_TRUE(form.has_value()) << name;
    for (const Cell cell : layout->all_cells()) {
      EXPECT_EQ(form->layout.peers(cell), layout->peers(cell)) << name;
    }
  }
}

TEST(LayoutForm, IsNothingWhereAnythingElseStands) {
  const VariantPuzzle classic = from_layout({Layout::classic(), Pencilmarks()});
  ASSERT_TRUE(to_layout(classic).has_value());
  const auto expect_none = [&](const char* what, auto change) {
    VariantPuzzle puzzle = classic;
    change(puzzle);
    EXPECT_FALSE(to_layout(puzzle).has_value()) << what;
  };
  const auto with = [](Kind kind, Variables cells) {
    return [kind, cells](VariantPuzzle& puzzle) {
      puzzle.constraints.push_back({});
      puzzle.constraints.back().kind = kind;
      puzzle.constraints.back().cells = cells;
    };
  };
  expect_none("a thermometer", with(Kind::kThermometer, {0, 1, 2}));
  expect_none("a cage without sum", with(Kind::kCage, {0, 1, 2}));
  expect_none("three cells that differ", with(Kind::kAllDifferent, {0, 13, 26}));
  expect_none("nonconsecutive", with(Kind::kNonconsecutive, {}));
  expect_none("no regions", [](VariantPuzzle& puzzle) { puzzle.regions.clear(); });
  expect_none("a region missing", [](VariantPuzzle& puzzle) { puzzle.regions.pop_back(); });
  expect_none("a region twice",
              [](VariantPuzzle& puzzle) { puzzle.regions.push_back(puzzle.regions[0]); });
  expect_none("a region too small", [](VariantPuzzle& puzzle) { puzzle.regions[0].pop_back(); });
  expect_none("rows free", [](VariantPuzzle& puzzle) { puzzle.rows_differ = false; });
  expect_none("values from 0", [](VariantPuzzle& puzzle) { --puzzle.low, --puzzle.high; });
  expect_none("ten values", [](VariantPuzzle& puzzle) { ++puzzle.high; });
  expect_none("a free variable", [](VariantPuzzle& puzzle) {
    puzzle.free_variables = 1;
    puzzle.candidates.push_back(1);
  });
}

}  // namespace
}  // namespace shudu::variant::test
