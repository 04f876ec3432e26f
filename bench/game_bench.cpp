// A game in play, processor time of one thread, on long games made from a seed: digits, marks,
// colours, fills, undo and branches, as keys would give them.
//
//   load/2000    a saved game is read, its puzzle solved, its events replayed     ceiling 100 ms
//   load/20000   the longest game that there can be
//   save/2000, save/20000
//   undo_500     undo held down: 500 moves planned and taken back                 ceiling 100 ms
//   place        a digit planned and applied on a board full of marks, then undone
//   read_board   what a screen for the ear asks of all cells
//   help         the next step, on 1,000 positions of random minimal puzzles with some digits
//                found; its counters are times of one           ceilings: p95 100 ms, worst 1 s
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "logic/puzzles.h"
#include "shudu/core/rng.h"
#include "shudu/game/hints.h"
#include "shudu/game/intent.h"
#include "shudu/game/said.h"
#include "shudu/game/save.h"

namespace shudu::game {
namespace {

constexpr std::string_view kGivens =
    "..2..73..7.9....4.1..4...8....96.73...8...9...65.72....9...1..2.2....1.4..75..8..";
constexpr std::int64_t kMillisecondsOfMove = 1'500;

Session session_of(const Grid& givens) {
  NewGame game;
  game.givens = givens;
  game.about.uid = "00000000000000000000";
  game.about.created = "2026-11-21T07:58:03Z";
  game.about.played = game.about.created;
  Outcome<Session> session = start(game, {});
  if (!session) std::abort();
  return *std::move(session);
}

Session new_session() {
  Grid givens(9);
  for (std::size_t i = 0; i < kGivens.size(); ++i) {
    if (kGivens[i] != '.') givens.place(Cell(static_cast<int>(i)), Digit(kGivens[i] - '0'));
  }
  return session_of(givens);
}

// Plans and applies; false where it is refused.
bool press(Session& session, const Intent& intent) {
  const Outcome<Event> event = plan(session, intent, session.elapsed() + kMillisecondsOfMove);
  return event && apply(session, *event);
}

Intent intent_of(IntentKind kind, int digit = 1) {
  Intent intent;
  intent.kind = kind;
  intent.digit = Digit(digit);
  return intent;
}

// What a player does, by how often: digits and marks most, now and then a way back and a branch.
constexpr std::array kKinds{IntentKind::kPlace,  IntentKind::kPlace,  IntentKind::kPlace,
                            IntentKind::kCorner, IntentKind::kCorner, IntentKind::kCentre,
                            IntentKind::kCentre, IntentKind::kColour, IntentKind::kErase,
                            IntentKind::kUndo,   IntentKind::kUndo,   IntentKind::kRedo,
                            IntentKind::kFill,   IntentKind::kWhy};

Session long_game(std::size_t events) {
  Session session = new_session();
  Rng rng(2028);
  while (session.log().size() < events) {
    std::array<Cell, 2> cells{};
    for (Cell& cell : cells) cell = Cell(static_cast<int>(rng.below(81)));
    session.select(std::span(cells).first(1 + static_cast<std::size_t>(rng.below(2))));
    const IntentKind kind = kKinds[static_cast<std::size_t>(rng.below(kKinds.size()))];
    press(session, intent_of(kind, 1 + static_cast<int>(rng.below(9))));
    if (session.is_finished()) press(session, intent_of(IntentKind::kUndo));
  }
  return session;
}

void load_game(benchmark::State& state) {
  const std::string text = save(long_game(static_cast<std::size_t>(state.range(0))));
  for ([[maybe_unused]] auto _ : state) {
    const Outcome<Session> session = load(text);
    if (!session) return state.SkipWithError("it does not load");
    benchmark::DoNotOptimize(session->cursor());
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(load_game)->Name("load")->Arg(2'000)->Arg(20'000)->Unit(benchmark::kMillisecond);

void save_game(benchmark::State& state) {
  const Session session = long_game(static_cast<std::size_t>(state.range(0)));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(save(session));
}
BENCHMARK(save_game)->Name("save")->Arg(2'000)->Arg(20'000)->Unit(benchmark::kMillisecond);

// A line of 600 moves, 500 of which are taken back.
void undo_moves(benchmark::State& state) {
  constexpr int kMoves = 600;
  constexpr int kUndos = 500;
  Session base = new_session();
  Rng rng(5);
  for (int moves = 0; moves < kMoves;) {
    base.select(std::array{Cell(static_cast<int>(rng.below(81)))});
    if (press(base, intent_of(IntentKind::kCentre, 1 + static_cast<int>(rng.below(9))))) ++moves;
  }
  for ([[maybe_unused]] auto _ : state) {
    state.PauseTiming();
    Session session = base;
    state.ResumeTiming();
    for (int i = 0; i < kUndos; ++i) {
      if (!press(session, intent_of(IntentKind::kUndo))) return state.SkipWithError("refused");
    }
  }
}
BENCHMARK(undo_moves)->Name("undo_500")->Unit(benchmark::kMillisecond);

void place_digit(benchmark::State& state) {
  Session base = new_session();
  press(base, intent_of(IntentKind::kFillAll));
  base.select(std::array{Cell(0)});
  Session session = base;
  for ([[maybe_unused]] auto _ : state) {
    if (session.log().size() + 2 > kMaxEvents) {
      state.PauseTiming();
      session = base;
      state.ResumeTiming();
    }
    if (!press(session, intent_of(IntentKind::kPlace, 4)) ||
        !press(session, intent_of(IntentKind::kUndo))) {
      return state.SkipWithError("refused");
    }
  }
}
BENCHMARK(place_digit)->Name("place")->Unit(benchmark::kMicrosecond);

void read_board(benchmark::State& state) {
  Session session = new_session();
  press(session, intent_of(IntentKind::kFillAll));
  const Voice voice;
  for ([[maybe_unused]] auto _ : state) {
    for (const Cell cell : session.layout().all_cells()) {
      benchmark::DoNotOptimize(say_cell(voice, session, cell));
    }
  }
}
BENCHMARK(read_board)->Unit(benchmark::kMicrosecond);

// A puzzle of which up to all but a few digits are found.
Session random_position(Rng& rng) {
  Session session = session_of(test::random_puzzle(rng).givens);
  std::vector<Cell> open;
  for (const Cell cell : session.layout().all_cells()) {
    if (!digit_at(session.state(), cell)) open.push_back(cell);
  }
  for (std::uint64_t found = rng.below(open.size() - 2); found > 0; --found) {
    const auto at = static_cast<std::size_t>(rng.below(open.size()));
    session.select(std::array{open[at]});
    press(session, intent_of(IntentKind::kPlace, (*session.solution())[open[at]]->value()));
    open.erase(open.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return session;
}

void find_next_step(benchmark::State& state) {
  constexpr std::size_t kPositions = 1'000;
  using Clock = std::chrono::steady_clock;
  Rng rng(99);
  std::vector<Session> positions;
  for (std::size_t i = 0; i < kPositions; ++i) positions.push_back(random_position(rng));
  std::vector<double> times;
  for ([[maybe_unused]] auto _ : state) {
    times.clear();
    for (const Session& session : positions) {
      const auto begin = Clock::now();
      benchmark::DoNotOptimize(find_help(session).kind);
      times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    }
  }
  std::sort(times.begin(), times.end());
  state.counters["p95_ms"] = times[kPositions * 95 / 100];
  state.counters["worst_ms"] = times.back();
}
BENCHMARK(find_next_step)->Name("help")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shudu::game
