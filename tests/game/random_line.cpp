// Random events: mostly what keys of a player would give, some of them anything at all.
#include "game/game_case.h"
#include "shudu/game/intent.h"

namespace shudu::test {
namespace {

using game::EventKind;
using game::Intent;
using game::IntentKind;
using game::Session;

Cell random_cell(const Session& session, Rng& rng) {
  return Cell(
      static_cast<int>(rng.below(static_cast<std::uint64_t>(session.layout().cell_count()))));
}

Digit random_digit(const Session& session, Rng& rng) {
  return Digit(1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(session.size()))));
}

std::string random_word(Rng& rng) {
  constexpr std::array<std::string_view, 6> kWords{
      "before the pair", "a", "\xE6\x95\xB0\xE7\x8B\xAC", "1 2 3", "b", "x-wing"};
  return std::string(kWords[static_cast<std::size_t>(rng.below(kWords.size()))]);
}

std::vector<game::Action> random_actions(const Session& session, Rng& rng) {
  std::vector<game::Action> actions;
  for (std::uint64_t i = 1 + rng.below(3); i > 0; --i) {
    actions.push_back({random_cell(session, rng), random_digit(session, rng), rng.below(2) == 0});
  }
  return actions;
}

void set_something(Rng& rng, game::SettingKey& key, std::string& text) {
  constexpr std::array<std::pair<game::SettingKey, std::string_view>, 9> kChoices{{
      {game::SettingKey::kAutoErase, "both"},
      {game::SettingKey::kAutoErase, "off"},
      {game::SettingKey::kCheck, "solution"},
      {game::SettingKey::kCheck, "rules"},
      {game::SettingKey::kAutoMarks, "on"},
      {game::SettingKey::kMultiDigit, "place"},
      {game::SettingKey::kMultiDigit, "marks"},
      {game::SettingKey::kTechniques, "easy,no-uniqueness"},
      {game::SettingKey::kHintMarks, "off"},
  }};
  const auto& choice = kChoices[static_cast<std::size_t>(rng.below(kChoices.size()))];
  key = choice.first;
  text = choice.second;
}

// The right digit of the first cell that lacks it, where there is one solution.
std::string right_move(const Session& session) {
  if (session.solution() == nullptr) return {};
  for (const Cell cell : session.layout().all_cells()) {
    if (digit_at(session.state(), cell) == (*session.solution())[cell]) continue;
    return "place " + std::string(cell_name(cell, session.size()).view()) + ' ' +
           (*session.solution())[cell]->to_char() + " +e";
  }
  return {};
}

std::string as_line(const game::Event& event, int size) {
  const std::string line = print_event(event, size);
  return line.substr(line.find(' ') + 1);
}

std::string random_key(const Session& original, Rng& rng, std::int64_t elapsed) {
  Session session = original;
  std::vector<Cell> picked;
  for (std::uint64_t i = rng.below(4) == 0 ? rng.below(7) : 1; i > 0; --i) {
    picked.push_back(random_cell(session, rng));
  }
  session.select(picked);
  session.set_mode(static_cast<game::Mode>(rng.below(4)));
  Intent intent;
  // Digits, marks and erasing are what players do most; giving up ends a game.
  const std::uint64_t kinds =
      rng.below(3) == 0 ? static_cast<std::uint64_t>(IntentKind::kCount) : 9;
  intent.kind = static_cast<IntentKind>(rng.below(kinds));
  if (intent.kind == IntentKind::kGiveUp && rng.below(20) != 0) intent.kind = IntentKind::kBack;
  intent.digit = random_digit(session, rng);
  intent.fill = static_cast<game::FillKind>(rng.below(3));
  intent.number = static_cast<std::uint32_t>(rng.below(8));
  if (intent.kind == IntentKind::kGoto) {
    intent.number = session.nodes()[rng.below(session.nodes().size())].id;
  }
  intent.text = random_word(rng);
  if (intent.kind == IntentKind::kSet) set_something(rng, intent.key, intent.text);
  intent.actions = random_actions(session, rng);
  const game::Outcome<game::Event> event = plan(session, intent, elapsed);
  return event ? as_line(*event, session.size()) : std::string();
}

std::string random_event(const Session& session, Rng& rng, std::int64_t elapsed) {
  game::Event event;
  event.elapsed = elapsed;
  event.kind = static_cast<EventKind>(rng.below(static_cast<std::uint64_t>(EventKind::kCount)));
  if (event.kind == EventKind::kGiveUp && rng.below(20) != 0) event.kind = EventKind::kUndo;
  for (std::uint64_t i = 1 + rng.below(3); i > 0; --i)
    event.cells.insert(random_cell(session, rng));
  const bool is_one = event.kind == EventKind::kTint || event.kind == EventKind::kWhy;
  if (is_one) event.cells = CellSet::only(event.cells.first());
  event.digits = DigitSet::only(random_digit(session, rng));
  const bool is_single = is_one || event.kind == EventKind::kPlace;
  if (!is_single && rng.below(2) == 0) event.digits.insert(random_digit(session, rng));
  event.is_on = rng.below(2) == 0;
  event.erasing = static_cast<game::Erasing>(rng.below(3));
  event.layer = static_cast<game::ClearLayer>(rng.below(6));
  event.fill = static_cast<game::FillKind>(rng.below(3));
  event.count = static_cast<std::uint32_t>(rng.below(7));
  if (event.kind == EventKind::kGoto) {
    event.count = static_cast<std::uint32_t>(rng.below(session.log().size() + 2));
  }
  event.text = event.kind == EventKind::kSavepoint ? random_word(rng) : "x-wing";
  if (event.kind == EventKind::kSet) set_something(rng, event.key, event.text);
  if (event.kind == EventKind::kCarried) {
    event.text = "mistakes=1 asked=" + std::to_string(rng.below(3)) +
                 " stage=" + std::to_string(rng.below(7)) +
                 " applied=0 checks=1 reveals=2 undos=3 whys=0 solution=off marks=" +
                 (rng.below(2) == 0 ? "on" : "off");
  }
  event.actions = random_actions(session, rng);
  return as_line(event, session.size());
}

}  // namespace

std::string random_line(const Session& session, Rng& rng, bool is_diligent) {
  const std::int64_t elapsed =
      session.elapsed() + static_cast<std::int64_t>(rng.below(5000)) - (rng.below(50) == 0 ? 1 : 0);
  if (elapsed < 0) return "0 undo";
  if (session.status() == game::GameStatus::kPaused && rng.below(4) != 0) {
    return std::to_string(elapsed) + " resume";
  }
  const std::uint64_t choice = rng.below(10);
  if (is_diligent && choice != 1) {
    const std::string move = right_move(session);
    if (!move.empty()) return std::to_string(elapsed) + ' ' + move;
  }
  if (choice < 7) {
    std::string line = random_key(session, rng, elapsed);
    if (!line.empty()) return line;
  }
  return random_event(session, rng, elapsed);
}

}  // namespace shudu::test
