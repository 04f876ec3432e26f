#include "tui/random_play.h"

#include <array>
#include <vector>

namespace shudu::test {
namespace {

int below(Rng& rng, int bound) {
  return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound)));
}

}  // namespace

game::Intent random_intent(game::Session& session, Rng& rng) {
  using game::IntentKind;
  std::vector<Cell> cells;
  for (int i = 1 + below(rng, 3); i > 0; --i) cells.push_back(Cell(below(rng, kMaxCells)));
  session.select(cells);
  session.set_mode(static_cast<game::Mode>(below(rng, 4)));
  game::Intent intent;
  intent.kind = static_cast<IntentKind>(below(rng, static_cast<int>(IntentKind::kGiveUp)));
  intent.digit = Digit(1 + below(rng, kMaxSize));
  intent.fill = static_cast<game::FillKind>(below(rng, 3));
  intent.key = static_cast<game::SettingKey>(below(rng, 6));
  constexpr std::array kValues{"on", "off", "rules", "both", "centre", "marks", "solution"};
  constexpr std::array kAnyWords{"naked-single", "before the pair", "第一步"};
  intent.number = static_cast<std::uint32_t>(below(rng, 9));
  const bool is_set = intent.kind == IntentKind::kSet;
  intent.text = is_set ? kValues[static_cast<std::size_t>(below(rng, 7))]
                       : kAnyWords[static_cast<std::size_t>(below(rng, 3))];
  if (intent.kind == IntentKind::kHint) {
    intent.text = kAnyWords[0];
    intent.actions = {{cells.front(), intent.digit, below(rng, 2) == 0}};
  }
  return intent;
}

}  // namespace shudu::test
