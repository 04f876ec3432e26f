// The model test: random games on every layout, played by the room and by the naive game. Whatever
// differs is shrunk to a case, which is printed and belongs into tests/cases/game/.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>

#include "game/game_case.h"
#include "shudu/core/layout_table.h"
#include "support/build_kind.h"
#include "support/lines.h"
#include "support/paths.h"
#include "support/soak.h"

namespace shudu {
namespace {

constexpr std::uint64_t kMoves = test::by_build<std::uint64_t>(60'000, 6'000);
constexpr int kMovesOfGame = 250;

// What random games had: a test that never gets anywhere proves nothing.
struct Tally {
  std::uint64_t moves = 0;
  std::map<std::string_view, std::uint64_t> taken;  // by name of event
  std::map<game::GameStatus, std::uint64_t> ends;   // games by their last status
  std::map<bool, std::uint64_t> singles;            // games by "one solution"
};

void add_to(Tally& tally, const game::Session& session, std::size_t lines) {
  tally.moves += lines;
  for (const game::Event& event : session.log()) ++tally.taken[game::event_name(event.kind)];
  ++tally.ends[session.status()];
  ++tally.singles[session.solution() != nullptr];
}

// One game.
void play_random_game(Rng& rng, std::string_view layout, std::uint64_t number, Tally& tally) {
  test::GameCase game = test::random_case(rng, layout);
  std::optional<test::Duel> duel = test::Duel::begin(game);
  if (!duel) return;
  const bool is_diligent = rng.below(8) == 0;
  std::string failure;
  for (int i = 0; i < kMovesOfGame && failure.empty(); ++i) {
    game.lines.push_back(test::random_line(duel->session(), rng, is_diligent));
    failure = duel->step(game.lines.back());
    // What can be done to a finished game is soon done.
    if (duel->session().is_finished() && rng.below(20) == 0) break;
  }
  if (failure.empty()) failure = duel->finish();
  if (!failure.empty()) {
    const test::GameCase small = test::shrink(game);
    ADD_FAILURE() << "game " << number << ": " << failure << "\nshrunk: " << test::play(small)
                  << '\n'
                  << test::print_case(small);
  }
  add_to(tally, duel->session(), game.lines.size());
}

TEST(Model, random_games_are_those_of_the_naive_game) {
  const std::uint64_t wanted = test::soak_amount("moves", kMoves);
  Rng rng = Rng(8).stream(test::soak_amount("shard", 0));
  Tally tally;
  for (std::uint64_t number = 0; tally.moves < wanted && !HasFailure(); ++number) {
    const auto rows = layout_table();
    play_random_game(rng, rows[number % rows.size()].slug, number, tally);
  }
  if (HasFailure()) return;
  for (int kind = 0; kind < static_cast<int>(game::EventKind::kCount); ++kind) {
    const std::string_view name = game::event_name(static_cast<game::EventKind>(kind));
    EXPECT_GT(tally.taken[name], wanted / 5'000) << name;
    if (test::is_soak()) std::cout << name << ' ' << tally.taken[name] << '\n';
  }
  EXPECT_EQ(tally.ends.size(), 4U);
  EXPECT_EQ(tally.singles.size(), 2U);
}

TEST(Model, kept_cases_play_alike) {
  const std::filesystem::path folder = test::source_dir() / "tests/cases/game";
  std::size_t count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const test::GameCase game = test::read_case(test::lines_of(entry.path()));
    ASSERT_FALSE(game.lines.empty()) << entry.path();
    EXPECT_TRUE(test::Duel::begin(game).has_value()) << entry.path();
    EXPECT_EQ(test::play(game), "") << entry.path();
    ++count;
  }
  EXPECT_GT(count, 0U);
}

}  // namespace
}  // namespace shudu
