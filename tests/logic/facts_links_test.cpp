// The link graph against what its links promise, by brute force over the position, and in the
// solution; wider scopes keep the numbers of narrower ones; links are symmetric.
#include "logic/facts_links.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "logic/puzzles.h"
#include "shudu/logic/path.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

constexpr std::array kScopes = {LinkScope::kCandidates, LinkScope::kGroups, LinkScope::kAls};

// The puzzle after some steps of its path.
View position(const RandomPuzzle& puzzle, int steps) {
  View view(Layout::classic(), puzzle.givens);
  const Profile* profile = find_profile("shudu");
  for (int i = 0; i < steps; ++i) {
    const auto step = next_step(view, *profile);
    if (!step) break;
    view.apply(*step);
  }
  return view;
}

bool is_true(const LinkNode& node, const Grid& solution) {
  return std::any_of(node.cells.begin(), node.cells.end(),
                     [&](Cell cell) { return solution[cell] == node.digit; });
}

bool is_listed(const LinkGraph& graph, NodeId from, NodeId to) {
  const auto strong = graph.strong(from);
  return std::binary_search(strong.begin(), strong.end(), to);
}

// Every link of the node is told from both ends; a weak one has one true end at most, a strong one
// at least.
void expect_true_links(const LinkGraph& graph, NodeId a, const Grid& solution) {
  for_each_node(graph.weak(a), [&](NodeId b) {
    EXPECT_TRUE(graph.is_weak(b, a));
    EXPECT_FALSE(is_true(graph.node(a), solution) && is_true(graph.node(b), solution));
  });
  for (const NodeId b : graph.strong(a)) {
    EXPECT_TRUE(is_listed(graph, b, a));
    EXPECT_TRUE(is_true(graph.node(a), solution) || is_true(graph.node(b), solution));
  }
}

TEST(Links, AgreeWithTheSolution) {
  Rng rng(31);
  for (int i = 0; i < by_build(40, 2); ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng);
    const View view = position(puzzle, static_cast<int>(rng.below(60)));
    for (const LinkScope scope : kScopes) {
      const LinkGraph& graph = links_of(view, scope);
      for (int id = 0; id < graph.size(); ++id) {
        expect_true_links(graph, static_cast<NodeId>(id), puzzle.solution);
      }
    }
  }
}

TEST(Links, BetweenCandidatesAreAllThere) {
  Rng rng(32);
  const RandomPuzzle puzzle = random_puzzle(rng);
  const View view = position(puzzle, 20);
  const Layout& layout = view.layout();
  const LinkGraph& graph = links_of(view, LinkScope::kCandidates);
  for (int i = 0; i < graph.size(); ++i) {
    const Candidate a = graph.candidate(static_cast<NodeId>(i));
    ASSERT_EQ(graph.id_of(a), i);
    for (int j = 0; j < graph.size(); ++j) {
      const Candidate b = graph.candidate(static_cast<NodeId>(j));
      const bool is_peer = a.digit == b.digit && layout.peers(a.cell).contains(b.cell);
      const bool is_cell = a.cell == b.cell && a.digit != b.digit;
      EXPECT_EQ(graph.is_weak(static_cast<NodeId>(i), static_cast<NodeId>(j)), is_peer || is_cell);
      bool is_strong = is_cell && view.candidates(a.cell).size() == 2;
      for (const House house : layout.houses_of(a.cell)) {
        is_strong = is_strong || (is_peer && layout.cells(house).contains(b.cell) &&
                                  view.is_bilocal(house, a.digit));
      }
      EXPECT_EQ(is_listed(graph, static_cast<NodeId>(i), static_cast<NodeId>(j)), is_strong);
    }
  }
}

TEST(Links, KeepTheirNumbersInWiderScopes) {
  Rng rng(33);
  const View view = position(random_puzzle(rng), 10);
  for (std::size_t s = 1; s < kScopes.size(); ++s) {
    const LinkGraph& narrow = links_of(view, kScopes[s - 1]);
    const LinkGraph& wide = links_of(view, kScopes[s]);
    ASSERT_LE(narrow.size(), wide.size());
    EXPECT_EQ(narrow.candidate_count(), wide.candidate_count());
    for (int id = 0; id < narrow.size(); ++id) {
      const auto a = static_cast<NodeId>(id);
      EXPECT_EQ(narrow.node(a).cells, wide.node(a).cells);
      EXPECT_EQ(narrow.node(a).digit, wide.node(a).digit);
      EXPECT_EQ(narrow.node(a).kind, wide.node(a).kind);
      for (const NodeId b : narrow.strong(a)) EXPECT_TRUE(is_listed(wide, a, b));
    }
  }
}

TEST(Links, GroupsStandOnce) {
  Rng rng(34);
  const View view = position(random_puzzle(rng), 0);
  const LinkGraph& graph = links_of(view, LinkScope::kGroups);
  std::set<std::pair<int, std::pair<std::uint64_t, std::uint64_t>>> known;
  for (int id = graph.candidate_count(); id < graph.size(); ++id) {
    const LinkNode& node = graph.node(static_cast<NodeId>(id));
    EXPECT_EQ(node.kind, NodeKind::kGroup);
    EXPECT_GE(node.cells.size(), 2);
    EXPECT_LE(node.cells.size(), 3);
    EXPECT_FALSE(graph.strong(static_cast<NodeId>(id)).empty());
    EXPECT_TRUE(known.insert({node.digit.value(), {node.cells.low(), node.cells.high()}}).second);
  }
}

}  // namespace
}  // namespace shudu::test
