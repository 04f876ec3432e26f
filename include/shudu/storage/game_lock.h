// The right to play one game: one process has it, the others are told who.
//
// The right is a lock of the system on one byte of a file beside the store (`games.db.lock`), one
// byte a game, with the holder's words after it. The system drops the lock when its process ends,
// however it ends, so a crash leaves nothing to clean up and no number of a process can be mistaken
// for another's. Locks belong to the open file (F_OFD_SETLK), so two locks in one process exclude
// each other as well. Tested in tests/storage/game_lock_test.cpp.
#pragma once

#pragma GCC visibility push(default)
namespace shudu::storage {

/// Held as long as it lives. Made by `Store::lock_game`. Movable; one thread at a time.
class GameLock {
 public:
  /// Takes over the open file of the lock.
  explicit GameLock(int file) : file_(file) {}
  GameLock(GameLock&& other) noexcept : file_(other.file_) { other.file_ = -1; }
  GameLock& operator=(GameLock&& other) noexcept;
  GameLock(const GameLock&) = delete;
  GameLock& operator=(const GameLock&) = delete;
  ~GameLock();

 private:
  int file_ = -1;
};

}  // namespace shudu::storage
#pragma GCC visibility pop
