// What a digit would write is by the rules of `plan`; only what would write corner marks becomes
// another intent.
#include "tui/desk/one_kind.h"

#include <algorithm>
#include <vector>

namespace shudu::tui {
namespace {

using game::IntentKind;
using game::Mode;

std::vector<Cell> open_cells(const game::Session& session) {
  std::vector<Cell> open;
  for (const Cell cell : session.selection()) {
    if (!game::digit_at(session.state(), cell)) open.push_back(cell);
  }
  return open;
}

// A digit on several open cells may be a corner mark in any mode but that of colours.
bool writes_marks(const game::Session& session, IntentKind kind, std::size_t open) {
  if (kind == IntentKind::kCorner || kind == IntentKind::kCentre) return true;
  if (kind != IntentKind::kDigit || session.mode() == Mode::kColour) return false;
  return session.mode() != Mode::kDigit || (open > 1 && !session.settings().multi_digit_places);
}

}  // namespace

game::Intent in_one_kind(const game::Session& session, game::Intent intent) {
  const std::vector<Cell> open = open_cells(session);
  if (!writes_marks(session, intent.kind, open.size())) return intent;
  const bool is_left_over = !open.empty() && std::all_of(open.begin(), open.end(), [&](Cell cell) {
    return session.state().corner[game::at(cell)].contains(intent.digit);
  });
  intent.kind = is_left_over ? IntentKind::kCorner : IntentKind::kCentre;
  return intent;
}

}  // namespace shudu::tui
