// How cells, houses and the whole board read: for the eye in a line and for the ear.
//
// The parts of a cell stand in a fixed order and are left out where there is nothing to say, so a
// listener knows after two words what is coming. What the check level does not show is not said.
#include <array>
#include <vector>

#include "game/said_places.h"
#include "shudu/core/diagonal.h"

namespace shudu::game {
namespace {

std::string join_with(const std::vector<std::string>& parts, std::string_view separator) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += separator;
    text += part;
  }
  return text;
}

std::string_view comma(Language language) { return language == Language::kEnglish ? ", " : "，"; }

void add_list(std::vector<std::string>& parts, const Voice& voice, Said said, std::string list) {
  if (list.empty()) return;
  parts.push_back(say(voice.language, said, {{"list", std::move(list)}}));
}

void add_marks(std::vector<std::string>& parts, const Voice& voice, const Session& session,
               Cell cell) {
  const State& state = session.state();
  add_list(parts, voice, Said::kCellMarks, say_digits(shown_centre(session.layout(), state, cell)));
  add_list(parts, voice, Said::kCellCorner, say_digits(state.corner[at(cell)]));
  add_list(parts, voice, Said::kCellOut, say_digits(state.out[at(cell)]));
}

// Colours of the marks that are shown; those of others are not seen either.
void add_tints(std::vector<std::string>& parts, const Voice& voice, const Session& session,
               Cell cell) {
  const State& state = session.state();
  if (digit_at(state, cell)) return;
  for (const Digit digit : shown_centre(session.layout(), state, cell) | state.corner[at(cell)]) {
    const int colour = state.tint[tint_at(cell, digit)];
    if (colour == 0) continue;
    parts.push_back(say(voice.language, Said::kCellTint,
                        {{"d", std::string(1, digit.to_char())},
                         {"k", say_colours(voice, DigitSet::only(Digit(colour)))}}));
  }
}

// What a sighted player sees of a variant: the diagonals, the region of a jigsaw, extra regions.
// Last, for it is the same all through the game.
void add_houses(std::vector<std::string>& parts, const Voice& voice, const Layout& layout,
                Cell cell) {
  const auto add = [&](Said said, House house) {
    parts.push_back(say(voice.language, said, {{"n", std::to_string(layout.number(house) + 1)}}));
  };
  int diagonals = 0;
  std::vector<House> extra;
  for (const House house : layout.houses_of(cell)) {
    if (layout.kind(house) != HouseKind::kRegion) continue;
    if (is_diagonal(layout, house)) {
      ++diagonals;
    } else {
      extra.push_back(house);
    }
  }
  if (diagonals == 1) parts.push_back(say(voice.language, Said::kCellDiagonal));
  if (diagonals == 2) parts.push_back(say(voice.language, Said::kCellBothDiagonals));
  if (layout.is_jigsaw()) add(Said::kCellRegion, layout.box_of(cell));
  for (const House house : extra) add(Said::kCellExtra, house);
}

std::vector<std::string> content_of(const Voice& voice, const Session& session, Cell cell) {
  const State& state = session.state();
  std::vector<std::string> parts;
  if (const std::optional<Digit> digit = digit_at(state, cell)) {
    parts.emplace_back(1, digit->to_char());
    if (!state.givens.is_blank(cell)) parts.push_back(say(voice.language, Said::kCellGiven));
  } else {
    parts.push_back(say(voice.language, Said::kCellEmpty));
    add_marks(parts, voice, session, cell);
  }
  if (const CellSet others = shown_conflict(session, cell); !others.empty()) {
    parts.push_back(say(voice.language, Said::kCellConflict,
                        {{"other", say_positions(voice, session.size(), others)}}));
  } else if (is_shown_wrong(session, cell)) {
    parts.push_back(say(voice.language, Said::kCellWrong));
  }
  add_list(parts, voice, Said::kCellColours, say_colours(voice, state.colours[at(cell)]));
  add_tints(parts, voice, session, cell);
  add_houses(parts, voice, session.layout(), cell);
  return parts;
}

}  // namespace

std::string say_list(Language language, const std::vector<std::string>& things) {
  return join_with(things, language == Language::kEnglish ? ", " : "、");
}

std::string say_digits(DigitSet digits) {
  std::string text;
  for (const Digit digit : digits) {
    if (!text.empty()) text += ' ';
    text += digit.to_char();
  }
  return text;
}

std::string say_colours(const Voice& voice, DigitSet colours) {
  std::vector<std::string> names;
  for (const Digit colour : colours) {
    names.emplace_back(voice.colours[static_cast<std::size_t>(colour.index())]);
  }
  // Names may be of several words, so a space does not part them.
  const bool is_numbered = voice.colours == kColourNumbers;
  const std::string_view between = voice.language == Language::kEnglish ? " and " : "、";
  return join_with(names, is_numbered ? " " : between);
}

std::string say_position(const Voice& voice, int size, Cell cell) {
  if (voice.has_short_cells) return std::string(cell_name(cell, size).view());
  return say(voice.language, Said::kPosition,
             {{"r", std::to_string(cell.row_in(size) + 1)},
              {"c", std::to_string(cell.column_in(size) + 1)}});
}

std::string say_positions(const Voice& voice, int size, CellSet cells, int most) {
  if (cells.size() > most) {
    return say(voice.language, Said::kCells, {{"n", std::to_string(cells.size())}});
  }
  std::vector<std::string> names;
  for (const Cell cell : cells) names.push_back(say_position(voice, size, cell));
  return say_list(voice.language, names);
}

std::string say_house_name(const Voice& voice, const Layout& layout, House house) {
  if (layout.kind(house) == HouseKind::kRegion && is_diagonal(layout, house)) {
    const std::span<const Cell> cells = layout.cell_list(house);
    return say(voice.language, Said::kDiagonal,
               {{"a", std::string(cell_name(cells.front(), layout.size()).view())},
                {"b", std::string(cell_name(cells.back(), layout.size()).view())}});
  }
  constexpr std::array kSaid{Said::kRow, Said::kColumn, Said::kBox, Said::kRegion};
  return say(voice.language, kSaid[static_cast<std::size_t>(layout.kind(house))],
             {{"n", std::to_string(layout.number(house) + 1)}});
}

CellSet shown_conflict(const Session& session, Cell cell) {
  const State& state = session.state();
  const Settings& settings = session.settings();
  if (settings.check == CheckLevel::kOff) return {};
  const std::optional<Digit> digit = digit_at(state, cell);
  if (!digit && (!settings.check_marks || state.auto_marks)) return {};
  const DigitSet digits =
      digit ? DigitSet::only(*digit) : state.centre[at(cell)] | state.corner[at(cell)];
  CellSet others;
  for (const Cell peer : session.layout().peers(cell)) {
    const std::optional<Digit> held = digit_at(state, peer);
    if (held && digits.contains(*held)) others.insert(peer);
  }
  return others;
}

bool is_shown_wrong(const Session& session, Cell cell) {
  return session.settings().check == CheckLevel::kSolution && wrong_digits(session).contains(cell);
}

std::string say_cell(const Voice& voice, const Session& session, Cell cell) {
  std::vector<std::string> parts = content_of(voice, session, cell);
  const std::string position = say_position(voice, session.size(), cell);
  if (voice.order == ReadingOrder::kPosition) parts.insert(parts.begin(), position);
  if (voice.order == ReadingOrder::kContent) parts.push_back(position);
  return join_with(parts, comma(voice.language));
}

std::string say_house(const Voice& voice, const Session& session, House house) {
  const Layout& layout = session.layout();
  std::vector<std::string> words;
  for (const Cell cell : layout.cell_list(house)) {
    const std::optional<Digit> digit = digit_at(session.state(), cell);
    words.push_back(digit ? std::string(1, digit->to_char())
                          : say(voice.language, Said::kCellEmpty));
  }
  const std::string name = say_house_name(voice, layout, house);
  const std::string list = say_list(voice.language, words);
  const int empty = (layout.cells(house) & empty_cells(session)).size();
  if (empty == 0) return say(voice.language, Said::kHouseFull, {{"house", name}, {"list", list}});
  // Cells may be empty and no digit missing where one stands twice.
  const DigitSet missing = missing_digits(session, house);
  return say(
      voice.language, Said::kHouse,
      {{"house", name},
       {"list", list},
       {"n", std::to_string(empty)},
       {"missing", missing.empty() ? say(voice.language, Said::kNothing) : say_digits(missing)}});
}

std::string say_left(const Voice& voice, const Session& session) {
  const int empty = empty_cells(session).size();
  if (empty == 0) return say(voice.language, Said::kNoneLeft);
  const DigitCounts left = left_of(session);
  std::vector<std::string> words;
  for (const Digit digit : session.layout().all_digits()) {
    const int count = left[static_cast<std::size_t>(digit.index())];
    if (count == 0) continue;
    words.push_back(std::string(1, digit.to_char()) + ": " + std::to_string(count));
  }
  if (words.empty()) words.push_back(say(voice.language, Said::kNothing));
  return say(voice.language, Said::kLeft,
             {{"n", std::to_string(empty)}, {"list", join_with(words, ", ")}});
}

std::string say_where(const Voice& voice, const Session& session, Digit digit) {
  const CellSet cells = cells_with(session, digit);
  const int left = left_of(session)[static_cast<std::size_t>(digit.index())];
  return say(voice.language, cells.empty() ? Said::kNowhere : Said::kWhere,
             {{"d", std::string(1, digit.to_char())},
              {"list", say_positions(voice, session.size(), cells, kMaxCells)},
              {"n", std::to_string(left)}});
}

}  // namespace shudu::game
