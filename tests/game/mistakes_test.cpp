// Going back to before the first mistake, held to its definition by brute force on random games:
// every state of the path is looked at as a whole board.
#include "shudu/game/mistakes.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "game/game_case.h"
#include "shudu/core/layout_table.h"
#include "shudu/solver/solver.h"
#include "support/build_kind.h"

namespace shudu::game {
namespace {

// By the definition: for each wrong cell of now the last move of the path after which its digit
// stood as now and before which it did not; of these the first.
std::optional<std::size_t> first_of_wrong(const Session& session,
                                          const std::vector<State>& states) {
  std::optional<std::size_t> first;
  for (const Cell cell : session.layout().all_cells()) {
    const auto now = states.back().values[cell];
    if (!now || now == (*session.solution())[cell]) continue;
    std::size_t i = states.size() - 1;
    while (states[i - 1].values[cell] == now) --i;
    if (!first || i < *first) first = i;
  }
  return first;
}

std::optional<std::size_t> first_unsolvable(const Session& session,
                                            const std::vector<State>& states) {
  const auto is_solvable = [&](const State& state) {
    const Result<SearchResult> result = count_solutions(session.layout(), board_of(state), 1);
    return result && result->count > 0;
  };
  if (is_solvable(states.back())) return std::nullopt;
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (!is_solvable(states[i])) return i;
  }
  return std::nullopt;
}

TEST(Mistakes, the_way_back_is_that_of_the_definition) {
  Rng rng(31);
  int found = 0;
  int none = 0;
  int of_many = 0;
  for (int game = 0; game < test::by_build(300, 40); ++game) {
    const auto rows = layout_table();
    const test::GameCase start =
        test::random_case(rng, rows[static_cast<std::size_t>(game) % rows.size()].slug);
    std::optional<test::Duel> duel = test::Duel::begin(start);
    if (!duel) continue;
    for (int i = 0; i < 60; ++i) {
      duel->step(test::random_line(duel->session(), rng, false));
      if (i % 10 != 9) continue;
      const Session& session = duel->session();
      const std::vector<NodeIndex> path = path_to(session, session.cursor());
      std::vector<State> states;
      for (const NodeIndex node : path) states.push_back(state_at(session, node));
      const bool is_single = session.solution() != nullptr;
      const std::optional<std::size_t> first =
          is_single ? first_of_wrong(session, states) : first_unsolvable(session, states);
      const std::optional<WayBack> way = find_way_back(session);
      ASSERT_EQ(way.has_value(), first.has_value()) << test::print_case(start);
      ++(first ? found : none);
      if (!first) continue;
      of_many += is_single ? 0 : 1;
      EXPECT_EQ(way->mistake, path[*first]);
      EXPECT_EQ(way->node, path[*first - 1]);
      EXPECT_EQ(way->moves, path.size() - *first);
    }
  }
  EXPECT_GT(found, test::by_build(100, 30));
  EXPECT_GT(none, test::by_build(100, 30));
  EXPECT_GT(of_many, test::by_build(20, 5));
}

}  // namespace
}  // namespace shudu::game
