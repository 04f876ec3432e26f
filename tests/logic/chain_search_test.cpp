// Waves against a plain search by states, and paths against what a path is.
#include "logic/techniques/chain_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <vector>

#include "logic/puzzles.h"

namespace shudu::test {
namespace {

constexpr int kDepth = 12;

// Distances of on and off states by breadth-first search, one state at a time.
std::vector<int> plain_distances(const LinkGraph& graph, ChainState start) {
  std::vector<int> distance(2 * static_cast<std::size_t>(graph.size()), -1);
  const auto at = [](ChainState s) { return 2 * std::size_t{s.node} + (s.is_on ? 1 : 0); };
  std::deque<ChainState> queue = {start};
  distance[at(start)] = 0;
  while (!queue.empty()) {
    const ChainState from = queue.front();
    queue.pop_front();
    const auto visit = [&](NodeId id) {
      const ChainState to{id, !from.is_on};
      if (distance[at(to)] >= 0) return;
      distance[at(to)] = distance[at(from)] + 1;
      queue.push_back(to);
    };
    if (from.is_on) {
      for_each_node(graph.weak(from.node), visit);
    } else {
      for (const NodeId id : graph.strong(from.node)) visit(id);
    }
  }
  return distance;
}

// `expected` as of plain_distances.
void expect_distances(ChainSearch& search, std::size_t wave, const std::vector<int>& expected) {
  for (std::size_t place = 0; place < expected.size(); ++place) {
    int wanted = expected[place];
    if (wanted < 0 || wanted > kDepth) wanted = ChainSearch::kFar;
    const ChainState state{static_cast<NodeId>(place / 2), place % 2 == 1};
    ASSERT_EQ(search.distance(wave, state), wanted);
  }
}

TEST(ChainSearch, WavesMeetStatesAtTheirDistance) {
  Rng rng(41);
  const View view(Layout::classic(), random_puzzle(rng, 4).givens);
  const LinkGraph& graph = links_of(view, LinkScope::kGroups);
  for (const bool starts_on : {false, true}) {
    ChainSearch search(graph, {}, starts_on);
    for (int id = 0; id < graph.candidate_count(); ++id) search.add_wave(static_cast<NodeId>(id));
    for (std::size_t wave = 0; wave < search.wave_count(); ++wave) {
      for (int level = 0; level < kDepth; ++level) search.advance(wave);
      const auto expected = plain_distances(graph, {search.start(wave), starts_on});
      ASSERT_NO_FATAL_FAILURE(expect_distances(search, wave, expected));
    }
  }
}

bool is_linked(const LinkGraph& graph, ChainState from, ChainState to) {
  if (from.is_on) return graph.is_weak(from.node, to.node);
  const auto strong = graph.strong(from.node);
  return std::find(strong.begin(), strong.end(), to.node) != strong.end();
}

// Each state follows from the one before, and no node meets another, but for the end of a ring.
void expect_linked_and_simple(const LinkGraph& graph, const ChainPath& path) {
  for (std::size_t i = 1; i < path.size(); ++i) {
    EXPECT_TRUE(is_linked(graph, path[i - 1], path[i]));
    EXPECT_NE(path[i - 1].is_on, path[i].is_on);
    for (std::size_t j = 0; j + 1 < i; ++j) {
      const bool is_ring = j == 0 && i + 1 == path.size();
      EXPECT_TRUE(is_ring ||
                  !graph.node(path[i].node).body.intersects(graph.node(path[j].node).body));
    }
  }
}

TEST(ChainSearch, PathsAreLinkedAndSimple) {
  Rng rng(42);
  const View view(Layout::classic(), random_puzzle(rng, 4).givens);
  const LinkGraph& graph = links_of(view, LinkScope::kGroups);
  ChainSearch search(graph, {}, false);
  long paths = 0;
  for (int id = 0; id < graph.candidate_count(); ++id) {
    search.add_wave(static_cast<NodeId>(id));
    const std::size_t wave = search.wave_count() - 1;
    for (int level = 0; level < 7; ++level) search.advance(wave);
    for (int end = 0; end < graph.candidate_count(); ++end) {
      const ChainState goal{static_cast<NodeId>(end), true};
      if (search.distance(wave, goal) > 7) continue;
      Effort effort{500};
      search.for_each_path({wave, goal, 7, true}, effort, [&](const ChainPath& path) {
        EXPECT_EQ(path.size(), 8U);
        EXPECT_EQ(path.front(), (ChainState{static_cast<NodeId>(id), false}));
        EXPECT_EQ(path.back(), goal);
        expect_linked_and_simple(graph, path);
        ++paths;
        return true;
      });
    }
  }
  EXPECT_GT(paths, 0);
}

}  // namespace
}  // namespace shudu::test
