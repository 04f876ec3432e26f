// Forcing chains on bitboards against two others: with groups against the finder of the logic room,
// without them against one that follows links one by one on a list of candidates.
#include "generator/wanted/forcing.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "generator/wanted/basic_board.h"
#include "shudu/core/layout.h"
#include "shudu/generator/reduce.h"
#include "shudu/logic/technique.h"
#include "shudu/logic/view.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::wanted {
namespace {

using enum BasicRule;

constexpr std::array kStages{
    BasicRules{kHiddenSingle, kNakedSingle}, BasicRules{kHiddenSingle, kNakedSingle, kLocked},
    BasicRules{kHiddenSingle, kNakedSingle, kLocked, kNakedPair, kHiddenPair, kSimpleChains}};

// What singles, locked candidates and simple chains leave of random puzzles.
std::vector<View> positions(std::uint64_t seed, std::uint64_t count) {
  std::vector<PuzzleWithSolution> puzzles(count);
  EXPECT_TRUE(MinimalPuzzles(UniformGrids()).make(seed, 0, puzzles));
  std::vector<View> views;
  for (const PuzzleWithSolution& it : puzzles) {
    BasicBoard board(it.puzzle);
    for (const BasicRules rules : kStages) {
      if (board.apply(rules)) break;
      views.emplace_back(Layout::classic(), it.puzzle, board.grid(), board.marks());
    }
  }
  return views;
}

std::uint64_t amount(std::uint64_t share) {
  return test::soak_amount("puzzles", test::by_build<std::uint64_t>(200, 10)) / share + 1;
}

struct Found {
  CandidateSet when_true;
  CandidateSet when_false;
  friend bool operator==(const Found&, const Found&) = default;
};

Found by_boards(const View& view, ForcingChains chains) {
  BoardWords words{};
  BandWords open{};
  for (int i = 0; i < kMaxCells; ++i) {
    const Cell cell(i);
    const auto placed = view.grid()[cell];
    const DigitSet digits = placed ? DigitSet::only(*placed) : view.candidates(cell);
    if (!placed) open[band_of(i)] |= bit_of(i);
    for (const Digit digit : digits) {
      words[band_of(i)][static_cast<std::size_t>(digit.index())] |= bit_of(i);
    }
  }
  const Refuted refuted = find_refuted(words, open, chains);
  Found found;
  for (int i = 0; i < kMaxCandidates; ++i) {
    const Candidate it = Candidate::from_index(i);
    const auto d = static_cast<std::size_t>(it.digit.index());
    const std::size_t band = band_of(it.cell.index());
    const std::uint32_t bit = bit_of(it.cell.index());
    if ((refuted.when_true[band][d] & bit) != 0) found.when_true.insert(it);
    if ((refuted.when_false[band][d] & bit) != 0) found.when_false.insert(it);
  }
  return found;
}

Found by_finder(const View& view) {
  Found found;
  visit_steps(view, *find_technique("forcing-chain-contradiction"), {}, [&](Step&& step) {
    for (const Candidate it : step.eliminations) found.when_true.insert(it);
    for (const Candidate it : step.placements) found.when_false.insert(it);
    return true;
  });
  return found;
}

// Follows links one by one.
class Follower {
 public:
  explicit Follower(const View& view) : view_(view) {
    for (int i = 0; i < kMaxCandidates; ++i) {
      if (view.has(Candidate::from_index(i))) all_.push_back(Candidate::from_index(i));
    }
  }

  [[nodiscard]] Found find(bool is_multiple) {
    Found found;
    for (const Candidate it : all_) {
      if (refutes(it, true, is_multiple)) found.when_true.insert(it);
      if (refutes(it, false, is_multiple)) found.when_false.insert(it);
    }
    return found;
  }

 private:
  bool refutes(Candidate premise, bool is_on, bool is_multiple) {
    on_ = {};
    off_ = {};
    (is_on ? on_ : off_).insert(premise);
    CandidateSet on_before;
    CandidateSet off_before;
    while (on_ != on_before || off_ != off_before) {
      const CandidateSet on = on_ - on_before;
      const CandidateSet off = off_ - off_before;
      on_before = on_;
      off_before = off_;
      on.for_each([this](Candidate it) { switch_off(it); });
      off.for_each([this](Candidate it) { switch_on(it); });
    }
    if ((is_on ? off_ : on_).contains(premise)) return true;
    return is_multiple && is_emptied();
  }

  [[nodiscard]] static bool sees(Candidate a, Candidate b) {
    if (a == b) return false;
    if (a.cell == b.cell) return true;
    return a.digit == b.digit && Layout::classic().peers(a.cell).contains(b.cell);
  }

  void switch_off(Candidate from) {
    for (const Candidate it : all_) {
      if (sees(from, it)) off_.insert(it);
    }
  }

  void switch_on(Candidate from) {
    const DigitSet digits = view_.candidates(from.cell);
    if (digits.size() == 2) on_.insert({from.cell, (digits - DigitSet::only(from.digit)).first()});
    for (int h = 0; h < Layout::classic().house_count(); ++h) {
      const CellSet places = view_.cells_of(from.digit, House(h));
      if (places.size() != 2 || !places.contains(from.cell)) continue;
      on_.insert({(places - CellSet::only(from.cell)).first(), from.digit});
    }
  }

  [[nodiscard]] bool is_emptied() const {
    for (const Cell cell : view_.open_cells()) {
      bool is_empty = true;
      for (const Digit digit : view_.candidates(cell)) {
        is_empty = is_empty && off_.contains({cell, digit});
      }
      if (is_empty) return true;
    }
    for (int h = 0; h < Layout::classic().house_count(); ++h) {
      for (const Digit digit : Layout::classic().all_digits()) {
        bool is_empty = !view_.cells_of(digit, House(h)).empty();
        for (const Cell cell : view_.cells_of(digit, House(h))) {
          is_empty = is_empty && off_.contains({cell, digit});
        }
        if (is_empty) return true;
      }
    }
    return false;
  }

  const View& view_;
  std::vector<Candidate> all_;
  CandidateSet on_;
  CandidateSet off_;
};

TEST(Forcing, ChainsThroughGroupsAreThoseOfTheFinder) {
  std::size_t most = 0;
  for (const View& view : positions(1, amount(1))) {
    const Found found = by_finder(view);
    ASSERT_EQ(by_boards(view, ForcingChains::kGrouped), found);
    most += static_cast<std::size_t>(found.when_false.size());
  }
  EXPECT_GT(most, 0U);
}

TEST(Forcing, ChainsWithoutGroupsAreThoseThatOneFollowsByHand) {
  int more = 0;
  for (const View& view : positions(2, amount(10))) {
    Follower follower(view);
    const Found simple = follower.find(false);
    const Found multiple = follower.find(true);
    ASSERT_EQ(by_boards(view, ForcingChains::kSimple), simple);
    ASSERT_EQ(by_boards(view, ForcingChains::kMultiple), multiple);
    more += multiple.when_true.size() - simple.when_true.size();
  }
  EXPECT_GT(more, 0);
}

}  // namespace
}  // namespace shudu::wanted
