// Saving while somebody plays: what is to be kept goes into a queue, one thread makes it durable,
// and nothing is called saved that is not.
//
// Each round takes all that waits, in the order in which it came; moves that stand together are
// appended in one transaction, so moves are batched exactly while the sync of the batch before
// runs. When a round fails, what is left stays in the queue and is tried again, after a pause, on a
// store opened afresh, because a connection that saw a failing disk may hold what never reached it.
// Each change is idempotent, so a round whose answer was lost is simply repeated. Besides moves the
// queue takes the game itself, what its head says, how it ended, tries of practice,
// settings and deletions: nobody who
// plays has to wait for any of them. Tested in tests/storage/writer_thread_test.cpp, under
// ThreadSanitizer too.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "shudu/storage/records.h"
#include "shudu/storage/store.h"
#include "shudu/storage/trouble.h"

#pragma GCC visibility push(default)
namespace shudu::storage {

enum class SaveState : std::uint8_t {
  kSaved,     ///< everything submitted is durable
  kSaving,    ///< something is on its way
  kNotSaved,  ///< the last try failed; `WriterProgress::trouble` says why
};

/// The place of a change in the queue: 1 for the first that was submitted.
enum class Ticket : std::uint64_t {};

/// A game that is not in the store yet, and the right to play it.
struct GameToAdd {
  Game game;
  std::string holder;  ///< as of Store::lock_game
};

/// Changes that no other try would do and that keep nothing else back (a deletion of a game that is
/// being played): they leave the queue undone.
struct Refused {
  Ticket ticket{};
  Trouble trouble;
};

/// One moment of a writer.
struct WriterProgress {
  SaveState state = SaveState::kSaved;
  std::uint64_t submitted = 0;
  /// All tickets up to this number are durable, or were refused.
  std::uint64_t acknowledged = 0;
  std::uint64_t moves = 0;         ///< of those that are not, the moves
  std::optional<Trouble> trouble;  ///< only in kNotSaved
  /// In kNotSaved: will it try by itself, at next_try_ms of the writer's clock? Not where another
  /// try would meet the same answer (the game was continued elsewhere, the store is damaged or
  /// newer).
  bool will_retry = false;
  std::uint64_t next_try_ms = 0;
};

struct WriterOptions {
  /// Opens the store: at the first change and after each failure. Called in the writer's thread.
  std::function<Answer<Store>()> open;
  /// A clock in milliseconds of any start that never goes back. Called in the writer's thread.
  std::function<std::uint64_t()> monotonic_ms;
  /// The wall clock, for played_ms. Called in the writer's thread.
  std::function<std::uint64_t()> wall_ms;
  /// Called in the writer's thread after each change of `progress`; may be empty. Must not call the
  /// writer but for `progress`.
  std::function<void()> on_change;
  /// Between a failed try and the next.
  std::uint64_t pause_ms = 5000;
  /// Held while it writes: writers of one process that share a store take turns, for on a slow disk
  /// the second would run out of patience with the first (kBusy). May be null.
  std::shared_ptr<std::mutex> turn{};
};

/// The queue and thread of one game (of none, where the uid is empty: settings and deletions
/// alone). Its calls may come from any thread; none but `wait`, `wait_all` and `finish` blocks on
/// the disk.
class Writer {
 public:
  Writer(std::string uid, WriterOptions options);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  /// As `finish`.
  ~Writer();

  /// Takes a move. Precondition here and below: `finish` has not been called.
  Ticket submit(StoredEvent event);
  /// Takes the game itself, which is to come before its moves. Where it is there already as it was
  /// given, that is well; else kGameExists, and all of the queue waits. The writer has the right to
  /// play it from then on until `finish`.
  Ticket submit(GameToAdd game);
  /// Takes what the head says besides the moves, in place of notes that wait still.
  Ticket submit(GameNotes notes);
  /// Takes how the game ended.
  Ticket submit(GameResult result);
  /// Takes a try of a position of practice.
  Ticket submit(PracticeTry attempt);
  /// Takes a setting, in place of a value of the same that waits still.
  Ticket submit(Setting setting);
  /// Takes the deletion of a game, which must not be the one of this writer.
  Ticket submit_deletion(std::string uid);
  [[nodiscard]] bool is_saved(Ticket ticket) const;
  [[nodiscard]] std::uint64_t acknowledged() const;
  [[nodiscard]] WriterProgress progress() const;
  /// The moves that are not durable yet, the oldest first: for an export when the disk stays full.
  [[nodiscard]] std::vector<StoredEvent> waiting() const;
  /// What was refused since the last call.
  [[nodiscard]] std::vector<Refused> take_refused();

  /// The time goes on: call it about once a second, so that a pause ends. Never blocks.
  void tick();
  /// Tries at once, whatever failed before: after a damaged store was put aside, or when asked to.
  void retry();
  /// Waits until a change is durable (true) or a try that began after this call failed (false).
  [[nodiscard]] bool wait(Ticket ticket);
  /// The same of all that was submitted.
  [[nodiscard]] bool wait_all();
  /// Is nothing left that it would write by itself: all is durable, or what is left met a trouble
  /// that would meet every other try?
  [[nodiscard]] bool is_at_rest() const;
  /// One last try of what waits, unless it would meet the same answer; then the thread ends.
  /// Calling it again changes nothing.
  WriterProgress finish();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace shudu::storage
#pragma GCC visibility pop
