// Closing the file gives the lock back.
#include "shudu/storage/game_lock.h"

#include <unistd.h>

#include <utility>

namespace shudu::storage {

GameLock& GameLock::operator=(GameLock&& other) noexcept {
  if (this != &other) {
    if (file_ >= 0) ::close(file_);
    file_ = std::exchange(other.file_, -1);
  }
  return *this;
}

GameLock::~GameLock() {
  if (file_ >= 0) ::close(file_);
}

}  // namespace shudu::storage
