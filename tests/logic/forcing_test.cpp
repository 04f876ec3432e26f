// Forcing chains and nets: every chain is held to the position node by node, and every premise to a
// slow propagation that knows nothing of the engine.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "logic/cases.h"
#include "logic/positions.h"
#include "logic/puzzles.h"
#include "shudu/core/layout_table.h"
#include "shudu/logic/path.h"
#include "shudu/logic/step_check.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

// Marks that are narrowed by singles and locked candidates until nothing changes: the oracle.
class Oracle {
 public:
  explicit Oracle(const View& view) : layout_(view.layout()), open_(view.open_cells()) {
    for (const Cell cell : open_) marks_[index(cell)] = view.candidates(cell);
    for (int h = 0; h < layout_.house_count(); ++h) {
      for (const Digit digit : layout_.all_digits()) {
        needs_[static_cast<std::size_t>(h)].push_back(!places(House(h), digit).empty());
      }
    }
  }

  void assume(const Mark& mark) {
    DigitSet& own = marks_[index(mark.candidate.cell)];
    const DigitSet it = DigitSet::only(mark.candidate.digit);
    own = mark.role == MarkRole::kOn ? it : own - it;
  }
  // True: a contradiction.
  bool propagate(bool with_locked) {
    bool is_changing = true;
    while (is_changing && !is_broken_) {
      is_changing = false;
      for (const Cell cell : open_) is_changing |= use_cell(cell);
      for (int h = 0; h < layout_.house_count(); ++h) {
        for (const Digit digit : layout_.all_digits()) {
          is_changing |= use_house(House(h), digit, with_locked);
        }
      }
    }
    return is_broken_;
  }
  bool says(const Mark& mark) const {
    const DigitSet own = marks_[index(mark.candidate.cell)];
    if (mark.role == MarkRole::kOff) return !own.contains(mark.candidate.digit);
    return own == DigitSet::only(mark.candidate.digit);
  }

 private:
  static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell.index()); }
  CellSet places(House house, Digit digit) const {
    CellSet cells;
    for (const Cell cell : layout_.cells(house) & open_) {
      if (marks_[index(cell)].contains(digit)) cells.insert(cell);
    }
    return cells;
  }
  bool remove(CellSet cells, Digit digit) {
    bool any = false;
    for (const Cell cell : cells& open_) {
      any = any || marks_[index(cell)].contains(digit);
      marks_[index(cell)].erase(digit);
    }
    return any;
  }
  bool use_cell(Cell cell) {
    const DigitSet own = marks_[index(cell)];
    if (own.empty()) is_broken_ = true;
    return own.size() == 1 && remove(layout_.peers(cell), own.first());
  }
  bool use_house(House house, Digit digit, bool with_locked) {
    const CellSet cells = places(house, digit);
    if (cells.empty()) {
      const auto d = static_cast<std::size_t>(digit.index());
      is_broken_ = is_broken_ || needs_[static_cast<std::size_t>(house.index())][d];
      return false;
    }
    if (cells.size() == 1) {
      DigitSet& own = marks_[index(cells.first())];
      const bool is_new = own.size() > 1;
      own = DigitSet::only(digit);
      return is_new;
    }
    if (!with_locked) return false;
    CellSet seen = layout_.all_cells();
    for (const Cell cell : cells) seen &= layout_.peers(cell);
    return remove(seen, digit);
  }

  const Layout& layout_;
  CellSet open_;
  std::array<DigitSet, kMaxCells> marks_{};
  std::array<std::vector<bool>, kMaxHouses> needs_;
  bool is_broken_ = false;
};

// Premises are the marks whose candidate opens a chain.
std::size_t premise_count(const Step& step) {
  const bool is_verity = step.marks.size() == step.chains.size() + 1 &&
                         step.chains.front().front() != step.chains.back().front();
  return is_verity ? step.chains.size() : 1;
}

bool sees(const Layout& layout, const ChainNode& one, const ChainNode& other) {
  if (one.digit != other.digit) return one.cells == other.cells && one.cells.size() == 1;
  return std::all_of(one.cells.begin(), one.cells.end(),
                     [&](Cell cell) { return layout.peers(cell).contains_all(other.cells); });
}

// Do all other candidates of the cell, or all other places in a house, stand before as off?
bool is_last(const View& view, const Chain& chain, std::size_t at) {
  const ChainNode& node = chain[at];
  std::array<CellSet, kMaxSize> gone{};
  for (std::size_t i = 0; i < at; ++i) {
    if (chain[i].is_on) continue;
    gone[static_cast<std::size_t>(chain[i].digit.index())] |= chain[i].cells;
  }
  if (node.cells.size() == 1) {
    const DigitSet others = view.candidates(node.cells.first()) - DigitSet::only(node.digit);
    if (std::all_of(others.begin(), others.end(), [&](Digit digit) {
          return gone[static_cast<std::size_t>(digit.index())].contains(node.cells.first());
        })) {
      return true;
    }
  }
  for (const House house : view.layout().houses_of(node.cells.first())) {
    const CellSet left =
        view.cells_of(node.digit, house) - gone[static_cast<std::size_t>(node.digit.index())];
    if (node.cells.contains_all(left)) return true;
  }
  return false;
}

// Each node by those before it; an off by a strong link is a pattern inside, not looked into.
bool is_argument(const View& view, const Chain& chain) {
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const ChainNode& node = chain[i];
    if ((node.link == LinkKind::kStart) != (i == 0)) return false;
    if (node.link == LinkKind::kStart || (!node.is_on && node.link == LinkKind::kStrong)) continue;
    if (node.is_on && (node.link != LinkKind::kStrong || !is_last(view, chain, i))) return false;
    if (!node.is_on && std::none_of(chain.begin(), chain.begin() + static_cast<long>(i),
                                    [&](const ChainNode& from) {
                                      return from.is_on && sees(view.layout(), from, node);
                                    })) {
      return false;
    }
  }
  return true;
}

// Can the ends of a contradiction not be together?
bool is_clash(const View& view, const Step& step) {
  std::vector<ChainNode> ends;
  for (const Chain& chain : step.chains) ends.push_back(chain.back());
  if (ends.size() == 2 && ends[0].is_on != ends[1].is_on) {
    return ends[0].cells == ends[1].cells && ends[0].digit == ends[1].digit;
  }
  if (ends.size() == 2 && ends[0].is_on) return sees(view.layout(), ends[0], ends[1]);
  CellSet cells;
  DigitSet digits;
  for (const ChainNode& end : ends) {
    if (end.is_on) return false;
    cells |= end.cells;
    digits.insert(end.digit);
  }
  if (!step.cover.empty()) return view.cells_of(digits.first(), step.cover.front()) == cells;
  return cells.size() == 1 && view.candidates(cells.first()) == digits;
}

bool is_simple(const Technique& technique) {
  return technique.slug != "dynamic-plus-forcing-chain" && !technique.has(Trait::kSlow);
}

void expect_right(const View& view, const Step& step) {
  const std::string text = text_of(step) + "\n" + case_line(view, step);
  const Technique& technique = *step.technique;
  ASSERT_FALSE(step.chains.empty()) << text;
  for (const Chain& chain : step.chains) EXPECT_TRUE(is_argument(view, chain)) << text;
  const std::size_t premises = premise_count(step);
  const bool has_locked = step.flags.grouped;
  EXPECT_TRUE(premises > 1 || is_clash(view, step)) << text;
  EXPECT_EQ(step.eliminations.size() + step.placements.size(), 1U) << text;
  for (std::size_t i = 0; i < premises && is_simple(technique); ++i) {
    Oracle oracle(view);
    oracle.assume(step.marks[i]);
    const bool is_broken = oracle.propagate(has_locked);
    EXPECT_TRUE(is_broken || (premises > 1 && oracle.says(step.marks.back()))) << text;
  }
}

std::vector<const Technique*> forcing_techniques(int most_order) {
  std::vector<const Technique*> list;
  for (const Technique& technique : technique_table()) {
    // Whips and braids, which are on request, have links and tests of their own.
    const bool is_chain_or_net =
        technique.family == Family::kForcing && !technique.has(Trait::kOnRequest);
    if (is_chain_or_net && technique.order <= most_order) {
      list.push_back(&technique);
    }
  }
  return list;
}

// The first steps of these techniques here are right, each conclusion once; returns how many there
// are.
long check_all(const View& view, const Grid& solution, const std::vector<const Technique*>& list,
               std::size_t most) {
  long count = 0;
  for (const Technique* technique : list) {
    std::vector<std::pair<std::vector<Candidate>, std::vector<Candidate>>> seen;
    for (const Step& step : some_steps(view, technique->slug, most)) {
      EXPECT_EQ(check_step(view, step, solution), StepFault::kNone) << text_of(step);
      expect_right(view, step);
      seen.emplace_back(step.eliminations, step.placements);
      ++count;
    }
    std::sort(seen.begin(), seen.end());
    EXPECT_EQ(std::adjacent_find(seen.begin(), seen.end()), seen.end()) << technique->slug;
  }
  return count;
}

constexpr std::size_t kAll = 1'000'000;

Profile simple_profile() {
  Profile profile{"simple", {}};
  for (const Technique& technique : technique_table()) {
    if (technique.family <= Family::kSubsets) profile.techniques.push_back(&technique);
  }
  return profile;
}

TEST(Forcing, EveryChainIsAnArgument) {
  Rng rng(1301);
  const Profile simple = simple_profile();
  const auto list = forcing_techniques(8620);
  long count = 0;
  for (int left = by_build(14, 1); left > 0;) {
    const RandomPuzzle puzzle = random_puzzle(rng);
    View view(Layout::classic(), puzzle.givens);
    if (solve_path(view, simple).end == PathEnd::kSolved) continue;
    count += check_all(view, puzzle.solution, list, kAll);
    --left;
  }
  std::printf("%ld steps\n", count);
  EXPECT_GT(count, 0);
}

TEST(Forcing, NestedChainsAreArguments) {
  Rng rng(5005);
  const Profile simple = simple_profile();
  std::vector<const Technique*> nested;
  for (const Technique* technique : forcing_techniques(8660)) {
    if (!is_simple(*technique)) nested.push_back(technique);
  }
  long count = 0;
  for (int i = 0; i < by_build(3, 1); ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng);
    View view(Layout::classic(), puzzle.givens);
    if (solve_path(view, simple).end == PathEnd::kSolved) continue;
    count += check_all(view, puzzle.solution, nested, by_build<std::size_t>(kAll, 4));
  }
  EXPECT_GT(count, 0);
}

TEST(Forcing, HoldsInEveryLayout) {
  Rng rng(46);
  const Profile simple = simple_profile();
  const auto list = forcing_techniques(8620);
  long count = 0;
  for (std::size_t at = 0; at < layout_table().size(); at += by_build(1U, 5U)) {
    const LayoutRow& row = layout_table()[at];
    SCOPED_TRACE(row.slug);
    for (int i = 0; i < by_build(2, 1); ++i) {
      const RandomPuzzle puzzle = random_puzzle(*row.layout, rng);
      View view(*row.layout, puzzle.givens);
      while (view.marks().candidate_count() > 130) {
        const auto step = next_step(view, simple);
        if (!step) break;
        view.apply(*step);
      }
      count += check_all(view, puzzle.solution, list, by_build<std::size_t>(kAll, 10));
      if (HasFailure()) return;
    }
  }
  std::printf("%ld steps\n", count);
  EXPECT_GT(count, 0);
}

// What the path needs: the first step is the first of all steps, and costs no more.
TEST(Forcing, FirstStepIsTheFirstOfAll) {
  Rng rng(7);
  for (int i = 0; i < 3; ++i) {
    const View view(Layout::classic(), random_puzzle(rng).givens);
    for (const Technique* technique : forcing_techniques(8620)) {
      const std::vector<Step> all = all_steps(view, *technique);
      const std::optional<Step> first = first_step(view, *technique);
      ASSERT_EQ(first.has_value(), !all.empty()) << technique->slug;
      EXPECT_TRUE(!first || *first == all.front()) << technique->slug;
    }
  }
}

TEST(Forcing, NetsEndRandomPuzzles) {
  Profile profile = simple_profile();
  for (const Technique* technique : forcing_techniques(8600)) {
    if (!technique->has(Trait::kOnRequest)) profile.techniques.push_back(technique);
  }
  Rng rng(8600);
  for (int i = 0; i < by_build(100, 1); ++i) {
    View view(Layout::classic(), random_puzzle(rng).givens);
    EXPECT_EQ(solve_path(view, profile).end, PathEnd::kSolved) << i;
  }
}

}  // namespace
}  // namespace shudu::test
