// The wish as the terminal states it becomes that of `shudu generate`, of which item 0 is taken.
#include "tui/desk/making.h"

#include <cassert>
#include <utility>

#include "shudu/core/layout_table.h"
#include "shudu/generator/mask_symmetry.h"
#include "shudu/verbs/generate.h"
#include "tui/desk/rated.h"
#include "tui/faces.h"

namespace shudu::tui {
namespace {

constexpr std::uint64_t kMostSeed = 1'000'000'000;

using verbs::NotGenerated;

Result<Origin, std::string> origin_of(const MakeWish& wish, const Surroundings& world,
                                      Language language) {
  Origin origin;
  const Result<Layout> layout = parse_layout(wish.layout);
  if (!layout) {
    return say(language, "unknown-layout", escape_token(wish.layout).view());
  }
  const MaskSymmetryRow* const symmetry = find_mask_symmetry(wish.symmetry);
  if (symmetry == nullptr) {
    return say(language, "unknown-symmetry", escape_token(wish.symmetry).view());
  }
  origin.wish.layout = *layout;
  origin.wish.givens.symmetry = symmetry->symmetry;
  origin.wish.difficulty.level = wish.level;
  origin.wish.difficulty.technique = wish.technique;
  origin.wish.difficulty.use = use_of(wish.technique, TechniquePurpose::kSolve);
  origin.wish.givens.is_minimal = !may_have_spare_givens(origin.wish);
  origin.seed = wish.seed ? *wish.seed : world.chance() % kMostSeed;
  return origin;
}

std::string say_contradiction(const Wish& wish, Language language) {
  switch (find_fault(wish)) {
    case WishFault::kOnRequest:
    case WishFault::kShownByEasier:
    case WishFault::kSinglePractised:
      assert(wish.technique != nullptr);  // a wish for none has none of these faults
      return say(language, "not-made-for", wish.technique->names.in(language));
    default:
      return say(language, "wish-contradicts");
  }
}

std::string say_none(const NotGenerated& none, const Origin& origin, std::uint64_t tried,
                     Language language) {
  if (none.fault == MakeFault::kDifficulty) {
    return say_contradiction(origin.wish.difficulty, language);
  }
  if (none.fault != MakeFault::kNone) return say(language, "only-classic");
  const bool is_ended = none.why == NotGenerated::Why::kEnded;
  return say(language, is_ended ? Word("stopped-after") : Word("not-made"), tried);
}

Made no(std::string why, const std::atomic<bool>& stop) {
  Made made;
  made.trouble = std::move(why);
  made.was_stopped = stop.load();
  return made;
}

Made finish(const Grid& givens, const Origin& origin, const Surroundings& world,
            const std::atomic<bool>& stop) {
  Made made;
  made.game = fresh_game(world);
  made.game->layout = origin.wish.layout;
  made.game->givens = givens;
  made.game->about.origin = print_origin(origin);
  rate(made, &stop);
  return made;
}

}  // namespace

Made make_puzzle(const MakeWish& wish, const Surroundings& world, Language language,
                 const std::atomic<bool>& stop, std::atomic<std::uint64_t>& tried) {
  const Result<Origin, std::string> origin = origin_of(wish, world, language);
  if (!origin) return no(origin.error(), stop);
  const auto note = [&tried](std::uint64_t done, std::uint64_t /*total*/) {
    tried = done;
    return true;
  };
  verbs::Budget budget({.flag = &stop, .progress = note});
  // Who stops it will not wait, and wants a puzzle.
  const auto generated =
      verbs::generate(budget, {.origin = *origin, .takes_nearest = verbs::NearestWhen::kEnded});
  if (!generated) {
    const NotGenerated& none = generated.error();
    if (none.tries > 0) tried = none.tries;
    return no(say_none(none, *origin, tried.load(), language), stop);
  }
  Made made = finish(generated->puzzle.puzzle, generated->origin, world, stop);
  if (!generated->nearest) {
    tried = generated->tries;
    return made;
  }
  made.remark = say(language, "nearest-made", row_of(*generated->nearest).names.in(language));
  made.was_stopped = true;
  return made;
}

}  // namespace shudu::tui
