// What `shudu bench` is asked besides the common options, as plain data; a part of `Options`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shudu/solver/kernel.h"

namespace shudu::cli {

/// A function of a shared library to be timed beside ours: `--peer LIB:SYMBOL`.
struct PeerWish {
  std::string file;       ///< of the library, as written
  std::string symbol;     ///< its name, not empty
  bool is_batch = false;  ///< --peer-batch: takes many puzzles a call
};

/// The largest limit that a --peer-batch can be asked: its counts are bytes.
inline constexpr std::uint64_t kMostOfBatchPeer = 255;

struct BenchOptions {
  const Kernel* kernel = nullptr;  ///< --kernel NAME; nullptr: the best of the machine
  bool all_kernels = false;        ///< --kernel all: every one that the machine supports
  int repeat = 5;                  ///< timed passes, at least 1
  bool batch = false;              ///< many puzzles a call; also where neither is asked for
  bool single = false;             ///< one puzzle a call
  std::vector<PeerWish> peers;     ///< in the order of the command line
};

}  // namespace shudu::cli
