// Where a path leads when something is to be written there. Asked before anything is written, so
// that what is no file is never replaced by one.
//
//   no such file, a file   kFile: written beside its place, renamed to it when whole. Links are
//                          followed: the file they name is replaced, they stay
//   a terminal, /dev/null  kStream, as all character devices: bytes go in, nothing is replaced; so
//                          with /dev/stdout, /dev/fd/5 and other names of open descriptors
//   all else               refused: folders, pipes, sockets, disks, links that lead nowhere
//
// Tested in tests/text/write_target_test.cpp.
#pragma once

#include <cstdint>
#include <string>

namespace shudu {

enum class TargetKind : std::uint8_t { kFile, kStream, kRefused };

/// Why a path is refused.
enum class TargetTrouble : std::uint8_t {
  kNone,
  kPipe,
  kSocket,
  kDisk,    ///< a block device
  kLink,    ///< a link to `path`, where nothing is
  kSystem,  ///< what `error_number` says; EISDIR of a folder
};

struct WriteTarget {
  TargetKind kind = TargetKind::kRefused;
  std::string path;     ///< with links followed
  int descriptor = -1;  ///< of a stream that this process has open under this number
  TargetTrouble trouble = TargetTrouble::kNone;
  int error_number = 0;
};

[[nodiscard]] WriteTarget find_write_target(const std::string& path);

/// Are both the same regular file, under whatever names?
[[nodiscard]] bool is_same_file(const std::string& a, const std::string& b);

}  // namespace shudu
