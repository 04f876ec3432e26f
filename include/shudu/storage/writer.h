// Saving while somebody plays: moves go into a queue, one thread makes them durable, and nothing is
// called saved that is not.
//
// Each round takes all that waits and appends it in one transaction, so moves are batched exactly
// while the sync of the batch before runs. When a round fails the moves stay in the queue; they are
// tried again, after a pause, on a store opened afresh, because a connection that saw a failing
// disk may hold what never reached it. Appending is idempotent, so a round whose answer was lost is
// simply repeated. Tested in tests/storage/writer_thread_test.cpp, under ThreadSanitizer too.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
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
  kNotSaved,  ///< the last try failed; `Progress::trouble` says why
};

/// The place of a move in the queue: 1 for the first that was submitted.
enum class Ticket : std::uint64_t {};

/// One moment of a writer.
struct Progress {
  SaveState state = SaveState::kSaved;
  std::uint64_t submitted = 0;
  /// All tickets up to this number are durable.
  std::uint64_t acknowledged = 0;
  std::optional<Trouble> trouble;  ///< only in kNotSaved
  /// In kNotSaved: will it try by itself, at next_try_ms of the writer's clock? Not where another
  /// try would meet the same answer (the game was continued elsewhere, the store is damaged or
  /// newer).
  bool will_retry = false;
  std::uint64_t next_try_ms = 0;
};

struct WriterOptions {
  /// Opens the store: at the first move and after each failure. Called in the writer's thread.
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
};

/// The queue and thread of one game. Its calls may come from any thread; none but `wait` and
/// `finish` blocks on the disk.
class Writer {
 public:
  Writer(std::string uid, WriterOptions options);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  /// As `finish`.
  ~Writer();

  /// Takes a move. Precondition: `finish` has not been called.
  Ticket submit(Event event);
  [[nodiscard]] bool is_saved(Ticket ticket) const;
  [[nodiscard]] std::uint64_t acknowledged() const;
  [[nodiscard]] Progress progress() const;
  /// The moves that are not durable yet, the oldest first: for an export when the disk stays full.
  [[nodiscard]] std::vector<Event> waiting() const;

  /// The time goes on: call it about once a second, so that a pause ends. Never blocks.
  void tick();
  /// Tries at once, whatever failed before: after a damaged store was put aside, or when asked to.
  void retry();
  /// Waits until a move is durable (true) or a try that began after this call failed (false).
  [[nodiscard]] bool wait(Ticket ticket);
  /// One last try of what waits, then the thread ends. Calling it again changes nothing.
  Progress finish();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace shudu::storage
#pragma GCC visibility pop
