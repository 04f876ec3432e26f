// A game in play: the puzzle, the log of all events, the tree of board states that they made, and
// where in it the player stands.
//
//   log      every event in order, numbers without gaps; loading a game is replaying it
//   nodes    a tree of board states; a board event makes one, its number is its id, the root is 0
//   cursor   the node whose state is on the board; undo, redo and goto only move it
//
// An undone move stays in the tree: a new move after it begins a branch. `apply` is the only way to
// change a game, and a refused event changes no byte of it. Tested in tests/game/model_test.cpp
// against a naive model.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/layout.h"
#include "shudu/game/event.h"
#include "shudu/game/outcome.h"
#include "shudu/game/settings.h"
#include "shudu/game/state.h"

#pragma GCC visibility push(default)
namespace shudu::game {

inline constexpr std::size_t kMaxEvents = 20'000;
/// From here on the player should be told that the game is getting long.
inline constexpr std::size_t kManyEvents = 19'500;
/// Bytes of all lines of the log: with it any game's text stays below the limit of saved games.
inline constexpr std::size_t kMaxLogBytes = 950'000;
inline constexpr std::size_t kMaxSavepoints = 100;
/// Code points of title and origin.
inline constexpr std::size_t kMaxTitle = 200;

/// What is told of a game from outside; the app fills it in, for it has the clock and the chance.
struct About {
  std::string uid;      ///< 20 characters, 0-9 and a-z
  std::string title;    ///< at most kMaxTitle code points, or empty
  std::string origin;   ///< `generated seed=2028 level=hard`, or empty
  std::string rating;   ///< `er=4.2`, or empty
  std::string created;  ///< `2026-11-21T07:58:03Z`
  std::string played;
  friend bool operator==(const About&, const About&) = default;
};

/// A puzzle as it is before it is started: the setup of a typed or imported one.
struct NewGame {
  Layout layout = Layout::classic();
  Grid givens;
  CellDigits out{};  ///< digits that the puzzle itself rules out, in cells without given
  About about;
};

/// What a start fixes; shared between copies of a session, for it never changes.
struct Beginning {
  Layout layout = Layout::classic();
  Grid givens;
  CellDigits out{};
  Settings settings;
  std::optional<Grid> solution;  ///< none where there are several
  /// Do the givens alone prove that it is the only one? Steps may assume it then.
  bool is_unique_by_givens = false;
};

enum class GameStatus : std::uint8_t { kPlaying, kPaused, kComplete, kGivenUp };
enum class Mode : std::uint8_t { kDigit, kCorner, kCentre, kColour };

/// Places in the list of nodes.
using NodeIndex = std::uint32_t;
inline constexpr NodeIndex kNoNode = ~NodeIndex{0};

struct Node {
  std::uint32_t id = 0;            ///< number of its event
  NodeIndex parent = kNoNode;      ///< kNoNode: the root
  NodeIndex last_child = kNoNode;  ///< the child that redo goes to
  Effect effect;                   ///< from the parent's state
  friend bool operator==(const Node&, const Node&) = default;
};

struct Savepoint {
  std::string name;
  std::uint32_t node = 0;  ///< id
  friend bool operator==(const Savepoint&, const Savepoint&) = default;
};

/// What happened so far, undone or not.
struct GameCounts {
  std::uint32_t mistakes = 0;   ///< digits placed unlike the solution, one an event
  std::uint32_t asked = 0;      ///< steps that a hint told something of
  std::uint32_t stage_max = 0;  ///< the furthest stage of any hint
  std::uint32_t applied = 0;
  std::uint32_t checks = 0;
  std::uint32_t reveals = 0;  ///< cells
  std::uint32_t undos = 0;
  std::uint32_t whys = 0;
  bool solution_checked = false;  ///< level `solution` was on
  bool marks_kept = false;        ///< auto marks were on
  friend bool operator==(const GameCounts&, const GameCounts&) = default;
};

/// No hint of stage 2 or more, no applied one, reveal, check, level `solution` or auto marks.
[[nodiscard]] bool is_unaided(const GameCounts& counts);

/// A game. Copies share the beginning and nothing else. One thread at a time.
class Session {
 public:
  [[nodiscard]] const Beginning& beginning() const { return *beginning_; }
  [[nodiscard]] const Layout& layout() const { return beginning_->layout; }
  [[nodiscard]] int size() const { return beginning_->layout.size(); }
  /// Null where there are several solutions.
  [[nodiscard]] const Grid* solution() const {
    return beginning_->solution ? &*beginning_->solution : nullptr;
  }
  [[nodiscard]] const About& about() const { return about_; }
  [[nodiscard]] const State& state() const { return state_; }
  /// The settings now; those of the start stand in `beginning`.
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] std::span<const Event> log() const { return log_; }
  [[nodiscard]] std::span<const Node> nodes() const { return nodes_; }
  [[nodiscard]] NodeIndex cursor() const { return cursor_; }
  [[nodiscard]] std::uint32_t cursor_id() const { return nodes_[cursor_].id; }
  [[nodiscard]] std::span<const Savepoint> savepoints() const { return savepoints_; }
  [[nodiscard]] GameStatus status() const { return status_; }
  [[nodiscard]] bool is_finished() const { return status_ >= GameStatus::kComplete; }
  [[nodiscard]] std::int64_t elapsed() const { return elapsed_; }
  [[nodiscard]] const GameCounts& counts() const { return counts_; }
  [[nodiscard]] bool is_read_only() const { return read_only_; }

  [[nodiscard]] std::span<const Cell> selection() const { return selection_; }
  [[nodiscard]] Mode mode() const { return mode_; }
  [[nodiscard]] std::optional<Digit> brush() const { return brush_; }

  // What no event tells: where the player looks, and the clock.
  /// In the order of picking, the last is the cursor; repeated and foreign cells are left out.
  void select(std::span<const Cell> cells);
  void set_mode(Mode mode) { mode_ = mode; }
  void set_brush(std::optional<Digit> digit) { brush_ = digit; }
  /// Never goes back, nor beyond kMaxElapsed.
  void set_elapsed(std::int64_t elapsed);
  void set_read_only(bool is_read_only) { read_only_ = is_read_only; }
  /// False, and nothing changed, where it is no text of a time.
  bool set_played(std::string_view time);
  /// False, and nothing changed, where a saved game could not keep it. Empty is no title.
  bool set_title(std::string_view title);

 private:
  friend class SessionEditor;
  explicit Session(std::shared_ptr<const Beginning> beginning, About about);

  std::shared_ptr<const Beginning> beginning_;
  About about_;
  State state_;
  Settings settings_;
  std::vector<Event> log_;
  std::vector<Node> nodes_;
  std::vector<Savepoint> savepoints_;
  std::vector<Cell> selection_;
  GameCounts counts_;
  std::string asked_slug_;  // of the step that the last hint was about; empty: none
  std::uint32_t asked_stage_ = 0;
  std::int64_t elapsed_ = 0;
  std::size_t log_bytes_ = 0;
  NodeIndex cursor_ = 0;
  GameStatus status_ = GameStatus::kPlaying;
  Mode mode_ = Mode::kDigit;
  std::optional<Digit> brush_;
  bool read_only_ = false;
};

/// What an event did.
struct Applied {
  Effect effect;  ///< from the state before to the state now; also of undo, redo and goto
  GameCounts counts;
  GameStatus status = GameStatus::kPlaying;
  bool is_full_but_wrong = false;  ///< every cell is filled, and the game is not complete
};

/// Starts a puzzle. Refusals: kClash, kNoSolution, kNearly, kUndecided, kSolvedAlready, kBadName.
/// A puzzle with several solutions can be played: `solution()` is null then. Thread-safe.
[[nodiscard]] Outcome<Session> start(const NewGame& game, const Settings& settings);

/// Would `apply` take the event? Pure.
[[nodiscard]] std::optional<Refusal> find_refusal(const Session& session, const Event& event);
/// The only way to change a game. Total: any event is taken or refused, and a refused one changes
/// nothing.
[[nodiscard]] Outcome<Applied> apply(Session& session, const Event& event);

/// The place of a node; kNoNode where there is none.
[[nodiscard]] NodeIndex find_node(const Session& session, std::uint32_t id);
/// From the root to a node, both included.
[[nodiscard]] std::vector<NodeIndex> path_to(const Session& session, NodeIndex node);
/// The state of a node. Precondition: there is one.
[[nodiscard]] State state_at(const Session& session, NodeIndex node);

/// A new game of the line from the root to the cursor alone, renumbered, for logs that are full.
/// Its counts are those of the game: what the line does not tell of them comes first, as one event.
/// Refusals: kBadName, where the uid or the time is none.
[[nodiscard]] Outcome<Session> continue_in_copy(const Session& session, std::string_view uid,
                                                std::string_view created);

/// What a puzzle rules out itself where it came with candidates: legal digits that they lack.
[[nodiscard]] CellDigits out_of_marks(const Layout& layout, const Grid& givens,
                                      const CellDigits& marks);

}  // namespace shudu::game
#pragma GCC visibility pop
