#include "cli/descriptor.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace shudu::cli {
namespace {

enum class Waited { kReady, kWoken, kFailed };

Waited wait_for(int fd, short events, int wake_fd) {
  std::array<pollfd, 2> polled{pollfd{fd, events, 0}, pollfd{wake_fd, POLLIN, 0}};
  while (::poll(polled.data(), polled.size(), -1) < 0) {
    if (errno != EINTR) return Waited::kFailed;
  }
  if (polled[1].revents != 0) return Waited::kWoken;
  return Waited::kReady;
}

}  // namespace

Descriptor::~Descriptor() {
  if (fd_ >= 0) ::close(fd_);
}

ReadResult read_some(int fd, char* buffer, std::size_t size, int wake_fd) {
  for (;;) {
    const Waited waited = wait_for(fd, POLLIN, wake_fd);
    if (waited == Waited::kFailed) return {ReadEnd::kFailed, 0, errno};
    if (waited == Waited::kWoken) return {ReadEnd::kWoken, 0, 0};
    const ssize_t got = ::read(fd, buffer, size);
    if (got > 0) return {ReadEnd::kData, static_cast<std::size_t>(got), 0};
    if (got == 0) return {ReadEnd::kEnd, 0, 0};
    if (errno != EINTR && errno != EAGAIN) return {ReadEnd::kFailed, 0, errno};
  }
}

bool is_readable(int fd) {
  pollfd polled{fd, POLLIN, 0};
  return ::poll(&polled, 1, 0) > 0;
}

bool has_bytes(int fd, int wake_fd) {
  struct stat status {};
  if (::fstat(fd, &status) != 0 || S_ISCHR(status.st_mode)) return false;
  if (wait_for(fd, POLLIN, wake_fd) == Waited::kWoken) return true;
  int size = 0;
  return ::ioctl(fd, FIONREAD, &size) == 0 && size > 0;
}

int write_all(int fd, std::string_view text, std::size_t* written) {
  while (!text.empty()) {
    const ssize_t taken = ::write(fd, text.data(), text.size());
    if (taken >= 0) {
      text.remove_prefix(static_cast<std::size_t>(taken));
      if (written != nullptr) *written += static_cast<std::size_t>(taken);
    } else if (errno == EAGAIN) {
      if (wait_for(fd, POLLOUT, -1) == Waited::kFailed) return errno;
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

}  // namespace shudu::cli
