// Level and rating are found by the room service, as for puzzles that are read.
#include "tui/desk/rated.h"

#include <utility>

#include "shudu/logic/view.h"
#include "shudu/service/importing.h"

namespace shudu::tui {

game::NewGame fresh_game(const Surroundings& world) {
  game::NewGame game;
  game.about.uid = make_uid(world);
  game.about.created = utc_text(world.wall_ms());
  game.about.played = game.about.created;
  return game;
}

void rate(Made& made, const std::atomic<bool>* stop) {
  const View puzzle(made.game->layout, made.game->givens);
  service::GameRating rating = service::rate_game(*made.game, puzzle, stop);
  made.level = rating.level;
  made.rating = std::move(rating.er);
}

}  // namespace shudu::tui
