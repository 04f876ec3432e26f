// Grounds are laid from what matters least to what matters most, so the last one that is laid is
// seen; what was covered still has its tag.
#include "tui/screens/board_scene.h"

#include "shudu/game/mistakes.h"
#include "shudu/game/state.h"

namespace shudu::tui {
namespace {

std::optional<Cell> shown_cursor_of(const game::Session& session) {
  if (session.selection().empty()) return std::nullopt;
  return session.selection().back();
}

Ground colour_ground(Digit colour) {
  return static_cast<Ground>(static_cast<int>(Ground::kColour1) + colour.index());
}

void see_digits(const game::Session& session, Cell cell, CellScene& scene) {
  const game::State& state = session.state();
  scene.digit = game::digit_at(state, cell);
  scene.is_given = !state.givens.is_blank(cell);
  scene.role = scene.is_given ? Role::kGiven : Role::kOwn;
  if (scene.digit) return;
  scene.corner = state.corner[game::at(cell)];
  scene.centre = game::shown_centre(session.layout(), state, cell);
  for (const Digit digit : scene.centre | scene.corner) {
    const std::uint8_t tint = state.tint[game::tint_at(cell, digit)];
    if (tint == 0) continue;
    scene.mark_ground[static_cast<std::size_t>(digit.index())] = colour_ground(Digit(tint));
  }
}

void see_hint(const HintLook& hint, BoardScene& scene) {
  for (const Cell cell : hint.houses) {
    scene.cells[game::at(cell)].ground = Ground::kHouse;
  }
  for (const HintCell& cell : hint.cells) {
    scene.cells[game::at(cell.cell)].tags.push_back({cell.letter, cell.role});
  }
  for (const HintCandidate& marked : hint.candidates) {
    CellScene& cell = scene.cells[game::at(marked.candidate.cell)];
    if (cell.digit) continue;
    if (!cell.corner.contains(marked.candidate.digit)) cell.centre.insert(marked.candidate.digit);
    Role& role = cell.mark_role[static_cast<std::size_t>(marked.candidate.digit.index())];
    if (role == Role::kPlain) role = marked.role;
  }
}

void see_wrong(const game::Session& session, CellSet checked, BoardScene& scene) {
  const game::Wrong wrong = game::wrong_shown(session);
  for (const Cell cell : wrong.digits | wrong.marks | checked) {
    CellScene& seen = scene.cells[game::at(cell)];
    seen.tags.push_back({'!', Role::kWrong});
    seen.ground = Ground::kWrong;
    if (seen.digit) seen.role = Role::kWrong;
  }
}

void see_same(Digit digit, BoardScene& scene) {
  for (CellScene& cell : scene.cells) {
    const bool is_same = cell.digit == digit;
    if (is_same) cell.ground = Ground::kSame;
    if ((cell.corner | cell.centre).contains(digit)) {
      Ground& ground = cell.mark_ground[static_cast<std::size_t>(digit.index())];
      if (ground == Ground::kNone) ground = Ground::kSame;
    }
  }
}

void see_colours(const game::Session& session, Cell cell, CellScene& scene) {
  const DigitSet colours = session.state().colours[game::at(cell)];
  if (colours.empty()) return;
  scene.ground = colour_ground(colours.first());
}

void tag_colours(const game::Session& session, Cell cell, CellScene& scene) {
  const DigitSet colours = session.state().colours[game::at(cell)];
  if (colours.empty()) return;
  scene.tags.push_back({static_cast<char>('A' + colours.first().index()), Role::kPlain});
  if (colours.size() > 1) scene.tags.push_back({'+', Role::kPlain});
}

/// Cells of extra regions, where they are not all cells.
CellSet region_cells(const Layout& layout) {
  CellSet cells;
  for (int i = 0; i < layout.extra_region_count(); ++i) cells |= layout.cells(layout.region(i));
  return cells == layout.all_cells() ? CellSet() : cells;
}

}  // namespace

std::optional<Digit> shown_digit(const game::Session& session) {
  if (session.brush()) return session.brush();
  const std::optional<Cell> cursor = shown_cursor_of(session);
  return cursor ? game::digit_at(session.state(), *cursor) : std::nullopt;
}

BoardScene scene_of(const game::Session& session, const BoardGaze& gaze) {
  const Layout& layout = session.layout();
  BoardScene scene;
  scene.layout = layout;
  scene.marks_own = !gaze.has_bold;
  scene.is_hidden = gaze.is_hidden;
  scene.cells.resize(static_cast<std::size_t>(layout.cell_count()));
  if (gaze.is_hidden) return scene;
  scene.cursor = shown_cursor_of(session);
  const bool has_hint = gaze.hint != nullptr;
  for (const Cell cell : layout.all_cells()) {
    CellScene& seen = scene.cells[game::at(cell)];
    see_digits(session, cell, seen);
    const bool is_peer = !has_hint && scene.cursor && layout.peers(*scene.cursor).contains(cell);
    if (is_peer) seen.ground = Ground::kPeer;
    see_colours(session, cell, seen);
  }
  const std::optional<Digit> same = shown_digit(session);
  if (same && !has_hint) see_same(*same, scene);
  if (has_hint) see_hint(*gaze.hint, scene);
  see_wrong(session, gaze.checked, scene);
  for (const Cell cell : session.selection()) {
    CellScene& seen = scene.cells[game::at(cell)];
    const bool is_cursor = cell == scene.cursor;
    seen.ground = is_cursor ? Ground::kCursor : Ground::kPicked;
    if (session.selection().size() > 1) seen.tags.push_back({'<', Role::kPlain});
  }
  for (const Cell cell : layout.all_cells())
    tag_colours(session, cell, scene.cells[game::at(cell)]);
  for (const Cell cell : region_cells(layout)) {
    scene.cells[game::at(cell)].tags.push_back({'.', Role::kDim});
  }
  return scene;
}

}  // namespace shudu::tui
