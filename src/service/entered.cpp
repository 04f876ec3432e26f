#include "service/entered.h"

#include <array>

#include "shudu/game/intent.h"

namespace shudu::service {

game::CellDigits ruled_out(const Layout& layout, const Puzzle& puzzle) {
  game::CellDigits marks{};
  for (const Cell cell : layout.all_cells()) {
    DigitSet digits = (*puzzle.marks)[cell];
    if (!puzzle.placed.is_blank(cell)) digits = layout.all_digits();
    for (const Cell peer : layout.peers(cell)) {
      if (const std::optional<Digit> digit = puzzle.placed[peer]) digits.insert(*digit);
    }
    marks[game::at(cell)] = digits;
  }
  return game::out_of_marks(layout, puzzle.givens, marks);
}

void enter_digits(game::Session& session, const Grid& placed) {
  for (const Cell cell : placed.filled()) {
    const std::array cells{cell};
    session.select(cells);
    game::Intent intent;
    intent.kind = game::IntentKind::kPlace;
    intent.digit = *placed[cell];
    const game::Outcome<game::Event> event = game::plan(session, intent, 0);
    if (event) static_cast<void>(game::apply(session, *event));
  }
  session.select({});
}

}  // namespace shudu::service
