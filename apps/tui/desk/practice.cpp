#include "tui/desk/practice.h"

#include "shudu/game/said_practice.h"
#include "shudu/verbs/generate.h"
#include "tui/faces.h"

namespace shudu::tui {
namespace {

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
  const auto no = [&](Word why) {
    return PracticeMade{std::nullopt, say(language, why, tried.load())};
  };
  Origin origin;
  origin.wish.difficulty = wish_for(technique);
  origin.seed = seed;
  const auto note = [&tried](std::uint64_t done, std::uint64_t /*total*/) {
    tried = done;
    return true;
  };
  verbs::Budget budget({.flag = &stop, .progress = note});
  const auto generated = verbs::generate(budget, {origin});
  if (!generated) {
    const bool is_ended = generated.error().why == verbs::NotGenerated::Why::kEnded;
    return no(is_ended ? Word("stopped-after") : Word("not-made"));
  }
  tried = generated->tries;
  const Grid& puzzle = generated->puzzle.puzzle;
  const auto [grid, marks] = presolve(puzzle, origin.wish.difficulty);
  PracticeMade made{Practice::begin(technique, {puzzle, grid, marks}, &stop), {}};
  if (!made.practice) return no(stop ? Word("stopped-after") : Word("not-made"));
  return made;
}

}  // namespace shudu::tui
