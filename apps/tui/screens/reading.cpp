#include "tui/screens/reading.h"

namespace shudu::tui {

std::optional<std::string> reading_of(Command command, const game::Voice& voice,
                                      const game::Session& session, Cell cell) {
  const Layout& layout = session.layout();
  switch (command) {
    case Command::kReadCell:
      return game::say_cell(voice, session, cell);
    case Command::kReadRow:
      return game::say_house(voice, session, layout.row_of(cell));
    case Command::kReadColumn:
      return game::say_house(voice, session, layout.column_of(cell));
    case Command::kReadBox:
      return game::say_house(voice, session, layout.box_of(cell));
    case Command::kReadLeft:
      return game::say_left(voice, session);
    default:
      return std::nullopt;
  }
}

}  // namespace shudu::tui
