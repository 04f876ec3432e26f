// The hands that change a session: all the writing to its private members stands in one class, so
// that "only apply changes a game" can be read off one file.
#pragma once

#include <memory>

#include "shudu/game/session.h"

namespace shudu::game {

/// What an event would do, found before anything is changed.
struct JudgedEvent {
  Effect effect;               ///< of a board event
  NodeIndex target = kNoNode;  ///< of undo, redo and goto
  std::size_t bytes = 0;       ///< of its line
};

class SessionEditor {
 public:
  [[nodiscard]] static Session begin(std::shared_ptr<const Beginning> beginning, About about);
  [[nodiscard]] static Outcome<JudgedEvent> judge(const Session& session, const Event& event);
  static Applied commit(Session& session, const Event& event, JudgedEvent&& judged);

 private:
  static std::optional<Refusal> refuse_order(const Session& session, const Event& event);
  static std::optional<Refusal> refuse_status(const Session& session, EventKind kind);
  static Outcome<JudgedEvent> judge_board(const Session& session, const Event& event);
  static Outcome<JudgedEvent> judge_history(const Session& session, const Event& event);
  static std::optional<Refusal> refuse_savepoint(const Session& session, const Event& event);
  static std::optional<Refusal> refuse_note(const Session& session, const Event& event);
  static Effect commit_board(Session& session, const Event& event, Effect&& effect);
  static Effect move_to(Session& session, NodeIndex target);
  static void commit_note(Session& session, const Event& event);
  static void count_board(Session& session, const Event& event);
  static void count_asked(Session& session, const Event& event);
};

/// Is it `2026-11-21T07:58:03Z`, with months, days and hours that there are?
[[nodiscard]] bool is_time_text(std::string_view text);
[[nodiscard]] bool is_uid(std::string_view text);
/// Empty, or `er=4.2`.
[[nodiscard]] bool is_rating_text(std::string_view text);
/// Empty, or a name of that many code points, but not `-`, which stands for empty.
[[nodiscard]] bool is_title(std::string_view text);

}  // namespace shudu::game
