// Solvers of others, loaded from shared libraries while the program runs.
//
// Two kinds of functions can be timed beside ours; both are plain C:
//
//   size_t one(const char* puzzle, size_t limit, uint32_t flags, char* solution, size_t* guesses);
//   void many(const char* puzzles, size_t count, size_t stride, size_t limit, char* solutions,
//             uint8_t* counts, unsigned long long* stats);
//
// `one` is the signature of tdoku's solvers: 81 characters in, blanks are dots, a zero after them;
// the number of solutions up to `limit` comes back; flags are 0. `many` takes `count` puzzles
// `stride` bytes apart, writes solutions 81 bytes apart and a count for each; stats has room for 8
// numbers, the first are its guesses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "cli/bench/bench_options.h"
#include "shudu/core/language.h"

namespace shudu::cli {

using PeerOne = std::size_t (*)(const char* puzzle, std::size_t limit, std::uint32_t flags,
                                char* solution, std::size_t* guesses);
using PeerMany = void (*)(const char* puzzles, std::size_t count, std::size_t stride,
                          std::size_t limit, char* solutions, std::uint8_t* counts,
                          unsigned long long* stats);

/// One loaded function; exactly one of `one` and `many` is set while it is held.
struct Peer {
  std::string name;              ///< file name and symbol, escaped
  std::shared_ptr<void> handle;  ///< of the library; closed with the last peer of it
  PeerOne one = nullptr;
  PeerMany many = nullptr;
};

/// What loading came to: the peers, or the sentence that says which one is missing.
struct LoadedPeers {
  std::vector<Peer> peers;
  std::string error;
};

/// Loads them all. A library that is a file is that file; any other name is looked for where the
/// system looks for libraries.
[[nodiscard]] LoadedPeers load_peers(const std::vector<PeerWish>& wishes, Language language);

}  // namespace shudu::cli
