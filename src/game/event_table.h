// The table of event kinds: for each its name, how its arguments are read and printed, and what it
// does to a board. Those that change no board have no rule; the session (session.cpp) does them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "shudu/core/layout.h"
#include "shudu/game/event.h"
#include "shudu/game/refusal.h"
#include "shudu/game/state.h"

namespace shudu::game {

/// The words of a line, one blank between two, handed out one by one.
class LineWords {
 public:
  LineWords(std::string_view text, int size) : rest_(text), size_(size) {}
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] bool is_at_end() const { return rest_.empty(); }
  /// The next word; empty at the end.
  std::string_view next();
  /// All that is left.
  std::string_view all();

 private:
  std::string_view rest_;
  int size_;
};

/// What a rule may look at beside the state that it changes.
struct RuleContext {
  const Layout& layout;
  const Grid* solution;  ///< null where there are several
};

struct EventRow {
  EventKind kind;
  std::string_view name;
  /// False where the words are no such event. What is left over is looked at by the caller.
  bool (*parse)(LineWords& words, Event& event);
  void (*print)(const Event& event, int size, std::string& out);
  /// Changes the state, or says why not; the state is worthless then. Null: no board event.
  std::optional<Refusal> (*change)(const RuleContext& rules, const Event& event, State& state);
};

/// In the order of the kinds.
[[nodiscard]] std::span<const EventRow> event_table();
[[nodiscard]] const EventRow& row_of(EventKind kind);

// The rules, in rules.cpp. Cells and digits of the event lie in the layout.
std::optional<Refusal> change_place(const RuleContext& rules, const Event& event, State& state);
std::optional<Refusal> change_clear(const RuleContext& rules, const Event& event, State& state);
std::optional<Refusal> change_marks(const RuleContext& rules, const Event& event, State& state);
std::optional<Refusal> change_colour(const RuleContext& rules, const Event& event, State& state);
std::optional<Refusal> change_tint(const RuleContext& rules, const Event& event, State& state);
std::optional<Refusal> change_fill(const RuleContext& rules, const Event& event, State& state);
std::optional<Refusal> change_auto(const RuleContext& rules, const Event& event, State& state);
std::optional<Refusal> change_hint(const RuleContext& rules, const Event& event, State& state);
std::optional<Refusal> change_reveal(const RuleContext& rules, const Event& event, State& state);
std::optional<Refusal> change_give_up(const RuleContext& rules, const Event& event, State& state);

}  // namespace shudu::game
