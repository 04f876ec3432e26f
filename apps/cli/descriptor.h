// File descriptors that close themselves, and the read and write calls as the program needs them:
// repeated after EINTR, waiting where a descriptor would block, awake when the run is to end.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace shudu::cli {

/// Owns a file descriptor; -1 is none.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor();

  [[nodiscard]] int get() const { return fd_; }
  [[nodiscard]] bool is_open() const { return fd_ >= 0; }

 private:
  int fd_ = -1;
};

enum class ReadEnd { kData, kEnd, kWoken, kFailed };

/// What one read gave; `error_number` after kFailed.
struct ReadResult {
  ReadEnd end = ReadEnd::kEnd;
  std::size_t size = 0;
  int error_number = 0;
};

/// Reads some bytes. Returns kWoken without reading as soon as `wake_fd` is readable (-1: never)
/// and there is nothing to read yet.
[[nodiscard]] ReadResult read_some(int fd, char* buffer, std::size_t size, int wake_fd);

/// Would a read give something (bytes, the end, an error) without waiting?
[[nodiscard]] bool is_readable(int fd);

/// Waits until the descriptor has something to read or is at its end. True where bytes are there: a
/// pipe, a socket or a file that is not empty, never a terminal or another device. Also true as
/// soon as `wake_fd` is readable (-1: never).
[[nodiscard]] bool has_bytes(int fd, int wake_fd);

/// Writes all of `text`; 0, or the error number. `written`, where it is wanted, is how many bytes
/// were.
[[nodiscard]] int write_all(int fd, std::string_view text, std::size_t* written = nullptr);

}  // namespace shudu::cli
