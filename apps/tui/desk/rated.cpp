// See rated.h. The level is that of the scale `shudu`, the rating that of `se`, whose budget is
// counted in branches and so the same on every machine.
#include "tui/desk/rated.h"

#include <fmt/format.h>

#include "shudu/rating/se.h"
#include "shudu/rating/shudu_scale.h"

namespace shudu::tui {
namespace {

constexpr std::uint64_t kMostBranches = 300'000;

}  // namespace

game::NewGame fresh_game(const Surroundings& world) {
  game::NewGame game;
  game.about.uid = make_uid(world);
  game.about.created = utc_text(world.wall_ms());
  game.about.played = game.about.created;
  return game;
}

void rate(Made& made, const std::atomic<bool>* stop) {
  if (!made.game->layout.is_classic()) return;
  ShuduOptions scale;
  scale.stop = stop;
  const Result<ShuduRating> level = rate_shudu(made.game->layout, made.game->givens, scale);
  if (!level || level->end == ShuduEnd::kStopped || level->end == ShuduEnd::kContradiction) return;
  made.level = level->level;
  std::string& origin = made.game->about.origin;
  if (origin.find("level=") == std::string::npos) {
    if (!origin.empty()) origin += ' ';
    origin += fmt::format("level={}", row_of(level->level).slug);
  }
  SeOptions options;
  options.stop = stop;
  options.most_branches = kMostBranches;
  const Result<SeRating> rating = rate_se(made.game->givens, options);
  if (!rating || rating->end != SeEnd::kSolved) return;
  made.rating = fmt::format("{}.{}", rating->er / 10, rating->er % 10);
  made.game->about.rating = "er=" + made.rating;
}

}  // namespace shudu::tui
