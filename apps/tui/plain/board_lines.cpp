// Commands that read the board: all of it, houses, cells, digits. What a cell and a house read like
// is told by the room game.
#include <array>

#include "shudu/game/summary.h"
#include "tui/plain/dialogue_state.h"

namespace shudu::tui {
namespace {

using game::Session;

// `Row 1: 5 3 . . 7 . . . .`
std::string row_line(const DialogueState& dialogue, int row) {
  const Session& session = dialogue.board();
  const House house = session.layout().row(row);
  std::string line = game::say_house_name(dialogue.voice(), session.layout(), house) + ':';
  for (int column = 0; column < session.size(); ++column) {
    const Cell cell = Cell::at(row, column, session.size());
    const std::optional<Digit> digit = game::digit_at(session.state(), cell);
    line += ' ';
    line += digit ? digit->to_char() : '.';
  }
  return line;
}

bool has_marks(const Session& session, Cell cell) {
  const game::State& state = session.state();
  if (game::digit_at(state, cell)) return false;
  return !state.corner[game::at(cell)].empty() || !state.out[game::at(cell)].empty() ||
         !game::shown_centre(session.layout(), state, cell).empty();
}

Lines board(DialogueState& dialogue, LineReader& reader) {
  const Session& session = dialogue.board();
  Lines lines;
  if (!reader.take_if("marks") && !reader.take_if("标记") && !reader.take_if("標記")) {
    if (!reader.is_done()) return {dialogue.usage(PlainCommand::kBoard)};
    for (int row = 0; row < session.size(); ++row) lines.push_back(row_line(dialogue, row));
    return lines;
  }
  for (const Cell cell : session.layout().all_cells()) {
    if (has_marks(session, cell)) lines.push_back(game::say_cell(dialogue.voice(), session, cell));
  }
  if (lines.empty()) lines.push_back(dialogue.say("no-marks"));
  return lines;
}

// The n-th house of a kind, from 1.
std::optional<House> house_of(const Layout& layout, HouseKind kind, std::uint64_t number) {
  const int group = static_cast<int>(kind) * layout.size();
  const int count = kind == HouseKind::kRegion ? layout.extra_region_count() : layout.size();
  if (number < 1 || number > static_cast<std::uint64_t>(count)) return std::nullopt;
  return House(group + static_cast<int>(number) - 1);
}

template <PlainCommand kCommand, HouseKind kKind>
Lines read_house(DialogueState& dialogue, LineReader& reader) {
  const std::string word(reader.peek());
  const std::optional<std::uint64_t> number = reader.take_number();
  if (!number || !reader.is_done()) return {dialogue.usage(kCommand)};
  const Session& session = dialogue.board();
  const std::optional<House> house = house_of(session.layout(), kKind, *number);
  if (!house) return {dialogue.say("no-house", word)};
  Lines lines{game::say_house(dialogue.voice(), session, *house)};
  const CellSet open = session.layout().cells(*house) & game::empty_cells(session);
  if (!open.empty()) lines.push_back(dialogue.say("empty-cells", dialogue.cell_list(open)));
  return lines;
}

Lines cell(DialogueState& dialogue, LineReader& reader) {
  const std::optional<std::vector<Cell>> cells = reader.take_cells();
  if (!cells || !reader.is_done()) return {dialogue.usage(PlainCommand::kCell)};
  dialogue.select(*cells);
  Lines lines;
  for (const Cell place : *cells) {
    lines.push_back(game::say_cell(dialogue.voice(), dialogue.board(), place));
  }
  return lines;
}

Lines where(DialogueState& dialogue, LineReader& reader) {
  const std::optional<Digit> digit = reader.take_digit(dialogue.size());
  if (!digit || !reader.is_done()) return {dialogue.usage(PlainCommand::kWhere)};
  const Session& session = dialogue.board();
  const CellSet at = game::cells_with(session, *digit);
  const int left = game::left_of(session)[static_cast<std::size_t>(digit->index())];
  Lines lines{at.empty() ? dialogue.say("stands-nowhere", digit->value(), left)
                         : dialogue.say("stands", digit->value(), dialogue.cell_list(at), left)};
  CellSet marked;
  for (const Cell place : game::empty_cells(session)) {
    const game::State& state = session.state();
    const DigitSet marks =
        state.corner[game::at(place)] | game::shown_centre(session.layout(), state, place);
    if (marks.contains(*digit)) marked.insert(place);
  }
  if (!marked.empty()) lines.push_back(dialogue.say("marked-at", dialogue.cell_list(marked)));
  return lines;
}

Lines left(DialogueState& dialogue, LineReader& /*reader*/) {
  return {game::say_left(dialogue.voice(), dialogue.board())};
}

// Round the board from the cell that was talked about last.
Lines next(DialogueState& dialogue, LineReader& /*reader*/) {
  const Session& session = dialogue.board();
  const CellSet open = game::empty_cells(session);
  if (open.empty()) return {dialogue.say("no-empty")};
  const int count = session.layout().cell_count();
  const int from = dialogue.place ? dialogue.place->index() : count - 1;
  int index = (from + 1) % count;
  while (!open.contains(Cell(index))) index = (index + 1) % count;
  const std::array cells{Cell(index)};
  dialogue.select(cells);
  return {game::say_cell(dialogue.voice(), session, cells[0])};
}

using P = PlainCommand;

constexpr std::array kBoardAnswers{
    AnswerRow{P::kBoard, Needs::kBoard, board},
    AnswerRow{P::kRow, Needs::kBoard, read_house<P::kRow, HouseKind::kRow>},
    AnswerRow{P::kColumn, Needs::kBoard, read_house<P::kColumn, HouseKind::kColumn>},
    AnswerRow{P::kBox, Needs::kBoard, read_house<P::kBox, HouseKind::kBox>},
    AnswerRow{P::kRegion, Needs::kBoard, read_house<P::kRegion, HouseKind::kRegion>},
    AnswerRow{P::kCell, Needs::kBoard, cell},
    AnswerRow{P::kWhere, Needs::kBoard, where},
    AnswerRow{P::kLeft, Needs::kBoard, left},
    AnswerRow{P::kNext, Needs::kBoard, next},
};

}  // namespace

std::span<const AnswerRow> board_answers() { return kBoardAnswers; }

}  // namespace shudu::tui
