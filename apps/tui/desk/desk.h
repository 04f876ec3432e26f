// The game that is being played: the session, its clock, and the saving of each of its moves.
//
// `act` plans what a key means, applies it and hands the event to the writer; the move is on the
// board at once and called saved when the disk has it. Time that passed unseen (a gap of more than
// a minute) does not count and pauses. A finished game writes its result once.
//
// Nothing but `wait_saved`, `leave` and the end of a desk waits for the disk. A game that is left
// is put away first: its clock stands, its writer goes on, and once the desk is at rest ending it
// takes no time; until then it can be taken up again. Tested in tests/tui/desk_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/game/intent.h"
#include "shudu/game/outcome.h"
#include "shudu/game/session.h"
#include "shudu/storage/writer.h"
#include "tui/desk/shelf.h"
#include "tui/desk/surroundings.h"

namespace shudu::tui {

/// What was done: the event and what it changed.
struct Performed {
  game::Event event;
  game::Applied applied;
  bool has_finished = false;  ///< with this event the game ended
};

/// What the sign in the title says.
struct SaveSign {
  storage::SaveState state = storage::SaveState::kSaved;
  std::uint64_t waiting = 0;  ///< moves that are not on the disk; 1 where only the rest is not
  std::optional<storage::Trouble> trouble;
  bool is_kept = true;    ///< false: nothing is kept at all
  bool moved_on = false;  ///< the game was continued elsewhere: load it afresh
};

class Desk {
 public:
  /// Takes a game that lies on the shelf (or on none, if the shelf is closed). `on_news`: called in
  /// another thread when the save sign changes.
  Desk(Shelf& shelf, Surroundings world, OpenedGame&& game, std::function<void()> on_news);
  /// Waits for the last move, as `leave`.
  ~Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  [[nodiscard]] const game::Session& session() const { return session_; }
  /// Where the player looks; none of it is an event.
  void select(std::span<const Cell> cells) { session_.select(cells); }
  void set_mode(game::Mode mode) { session_.set_mode(mode); }
  void set_brush(std::optional<Digit> digit) { session_.set_brush(digit); }
  /// False where it cannot be a title.
  bool set_title(std::string_view title);

  /// Does what is meant, or says why not.
  [[nodiscard]] game::Outcome<Performed> act(const game::Intent& intent);

  /// The player did something: the pause of the idle is put off.
  void touch();
  /// Time goes on; called about once a second. True where the game was paused by it.
  bool tick(int idle_minutes);
  [[nodiscard]] std::int64_t elapsed() const;

  /// Games without timer have no best time. On at the start.
  void set_timed(bool is_timed) { is_timed_ = is_timed; }

  [[nodiscard]] SaveSign save_sign() const;
  /// Tries again at once.
  void retry();
  /// Waits until everything is on the disk (true) or a try failed (false).
  [[nodiscard]] bool wait_saved();
  /// The head as the store will have it when all is saved.
  [[nodiscard]] storage::GameHead kept_head() const;
  /// Of a game that ended on this desk.
  [[nodiscard]] const std::optional<storage::GameResult>& result() const { return result_; }

  /// The game is left: mode, selection and time go to the writer, the clock stands. Only `tick`,
  /// `take_up`, `leave` and what tells something may be called then.
  void put_away();
  /// Goes on with a game that was put away; the time between does not count.
  void take_up();
  /// Is all written that will be: on the disk, or refused for good?
  [[nodiscard]] bool is_at_rest() const;
  /// As put_away, and waits for the last moves; the desk is not used after it. The sign then.
  SaveSign leave();

 private:
  game::Outcome<Performed> perform(const game::Intent& intent);
  void submit(const game::Event& event);
  /// Adds the time since the last look. True: too much passed unseen, and the game was paused.
  bool count_time();
  bool pause();
  void write_result();
  void write_notes();
  [[nodiscard]] bool is_lost() const;

  Shelf& shelf_;
  Surroundings world_;
  game::Session session_;
  std::optional<storage::GameLock> lock_;
  std::unique_ptr<storage::Writer> writer_;  ///< none where nothing is kept
  std::uint64_t last_ms_ = 0;
  std::uint64_t touched_ms_ = 0;
  std::uint64_t noted_ms_ = 0;
  std::optional<storage::GameResult> result_;  ///< once it was handed to the writer
  bool has_new_notes_ = false;
  bool is_timed_ = true;
  bool is_away_ = false;
  bool has_left_ = false;
  bool is_kept_;
};

}  // namespace shudu::tui
