// A game whose events are given as lines without number and time, and told one by one: for the
// tests of the words of a game.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include "game/game_case.h"
#include "shudu/game/said.h"

namespace shudu::test {

constexpr std::string_view kTellerGivens =
    "..2..73..7.9....4.1..4...8....96.73...8...9...65.72....9...1..2.2....1.4..75..8..";

class Teller {
 public:
  explicit Teller(const game::Settings& settings = {}, std::string_view givens = kTellerGivens,
                  const Layout& layout = Layout::classic())
      : session_(*game::start(new_game(layout, grid_of(givens, layout.size())), settings)) {}

  // Does the event and tells it.
  std::string act(std::string_view line) {
    const std::string text = std::to_string(session_.log().size() + 1) + " 0 " + std::string(line);
    const std::optional<game::Event> event = game::parse_event(text, 9);
    if (!event) return "no event";
    event_ = *event;
    const game::Outcome<game::Applied> applied = game::apply(session_, event_);
    if (!applied) return "no: " + std::string(refusal_slug(applied.error().code));
    applied_ = *applied;
    return game::say_applied(voice_, session_, event_, applied_);
  }
  // The last event once more, in another language.
  [[nodiscard]] std::string in(Language language) const {
    game::Voice voice = voice_;
    voice.language = language;
    return game::say_applied(voice, session_, event_, applied_);
  }
  [[nodiscard]] std::string outcome() const {
    return game::say_outcome(voice_, session_, event_, applied_);
  }
  game::Session& session() { return session_; }
  game::Voice& voice() { return voice_; }

 private:
  game::Session session_;
  game::Event event_;
  game::Applied applied_;
  game::Voice voice_;
};

}  // namespace shudu::test
