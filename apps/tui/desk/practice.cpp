#include "tui/desk/practice.h"

#include <algorithm>
#include <array>

#include "shudu/game/said_practice.h"
#include "shudu/generator/full_grid.h"
#include "shudu/generator/reduce.h"
#include "shudu/generator/wanted.h"
#include "tui/desk/desk_words.h"

namespace shudu::tui {
namespace {

// Tries double from here on, so that a stop is heard and the count moves.
constexpr std::uint64_t kFirstPracticeSlice = 250;

Wish wish_for(const Technique& technique) {
  Wish wish;
  wish.technique = &technique;
  wish.use = TechniqueUse::kPractise;
  return wish;
}

}  // namespace

Hint hint_of(const Practice& practice, Language language) {
  const Step* const step = practice.hinted();
  if (step == nullptr) return {};
  return hint_for(practice.session().layout(), *step, practice.hint_stage(), language);
}

storage::PracticeTry try_of(const Practice& practice, std::uint64_t began_ms,
                            const Surroundings& world) {
  storage::PracticeTry attempt;
  attempt.technique = practice.technique().slug;
  attempt.position = practice.position();
  attempt.solved = practice.is_solved();
  attempt.time_ms = world.monotonic_ms() - began_ms;
  attempt.now_ms = world.wall_ms();
  return attempt;
}

std::string why_not_practised(const Technique& technique, Language language) {
  if (find_fault(wish_for(technique)) == WishFault::kNone) return {};
  return game::say_not_practised(technique, language);
}

PracticeMade make_practice(const Technique& technique, std::uint64_t seed, Language language,
                           const std::atomic<bool>& stop, std::atomic<std::uint64_t>& tried) {
  if (std::string why = why_not_practised(technique, language); !why.empty()) {
    return {std::nullopt, std::move(why)};
  }
  const auto no = [&](DeskPhrase phrase) {
    return PracticeMade{std::nullopt, say(language, phrase, tried.load())};
  };
  const Wish wish = wish_for(technique);
  WantedPuzzles puzzles(wish, ReduceWish{}, UniformGrids());
  for (std::uint64_t slice = kFirstPracticeSlice;; slice *= 4) {
    const std::uint64_t most = std::min(slice, kMostWantedTries);
    std::array<SeriesItem, 1> items;
    const bool is_whole = puzzles.make(seed, 0, most, items, &stop);
    tried = puzzles.tally().tried;
    if (!is_whole) return no(DeskPhrase::kStopped);
    if (items[0].made) {
      const Grid& puzzle = items[0].made->puzzle;
      const auto [grid, marks] = presolve(puzzle, wish);
      PracticeMade made{Practice::begin(technique, {puzzle, grid, marks}, &stop), {}};
      if (!made.practice) return no(stop ? DeskPhrase::kStopped : DeskPhrase::kNotMade);
      return made;
    }
    if (most == kMostWantedTries) return no(DeskPhrase::kNotMade);
  }
}

}  // namespace shudu::tui
