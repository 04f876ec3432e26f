// Counting on the board and reading the origin's words. See summary.h.
//
// The level is no field of its own: what a game came from is one line of free words, of which
// `level=NAME` is the one that statistics sort by.
#include "shudu/game/summary.h"

#include <algorithm>

#include "game/text_parts.h"

namespace shudu::game {
namespace {

std::string level_in(std::string_view origin) {
  constexpr std::string_view kKey = "level=";
  while (!origin.empty()) {
    const std::string_view word = cut_item(origin, ' ');
    if (word.starts_with(kKey)) return std::string(word.substr(kKey.size()));
  }
  return {};
}

GameOutcome outcome_of(GameStatus status) {
  if (status == GameStatus::kComplete) return GameOutcome::kSolved;
  return status == GameStatus::kGivenUp ? GameOutcome::kGivenUp : GameOutcome::kPlaying;
}

}  // namespace

std::string_view outcome_slug(GameOutcome outcome) {
  constexpr std::array<std::string_view, 3> kSlugs{"playing", "solved", "given-up"};
  return kSlugs[static_cast<std::size_t>(outcome)];
}

GameSummary summary_of(const Session& session) {
  GameSummary summary;
  summary.outcome = outcome_of(session.status());
  summary.elapsed = session.elapsed();
  summary.counts = session.counts();
  summary.are_mistakes_known = session.solution() != nullptr;
  summary.is_unaided = is_unaided(session.counts());
  summary.level = level_in(session.about().origin);
  summary.rating = session.about().rating;
  return summary;
}

DigitCounts left_of(const Session& session) {
  DigitCounts left{};
  for (const Digit digit : session.layout().all_digits()) {
    const int placed = cells_with(session, digit).size();
    left[static_cast<std::size_t>(digit.index())] = std::max(0, session.size() - placed);
  }
  return left;
}

CellSet cells_with(const Session& session, Digit digit) {
  CellSet cells;
  for (const Cell cell : session.layout().all_cells()) {
    if (digit_at(session.state(), cell) == digit) cells.insert(cell);
  }
  return cells;
}

CellSet empty_cells(const Session& session) {
  return session.layout().all_cells() - board_of(session.state()).filled();
}

DigitSet missing_digits(const Session& session, House house) {
  DigitSet missing = session.layout().all_digits();
  for (const Cell cell : session.layout().cells(house)) {
    if (const std::optional<Digit> digit = digit_at(session.state(), cell)) missing.erase(*digit);
  }
  return missing;
}

}  // namespace shudu::game
