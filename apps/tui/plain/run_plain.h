// Runs the dialogue in lines over two descriptors: standard input and output, or the ends of pipes.
// Tested over pipes in tests/tui/plain_program_test.cpp.
#pragma once

#include "tui/plain/dialogue.h"

namespace shudu::tui {

/// Bytes of a line; the rest of a longer one is dropped and the player told.
inline constexpr std::size_t kMostLineBytes = std::size_t{64} * 1024;

struct PlainStreams {
  int in = 0;
  int out = 1;
};

/// Talks until `quit`, the end of the input or a signal; every answer ends with `> `. 0; 130, 143,
/// 129 after INT, TERM, HUP; 3 where the output is lost or moves could not be kept. While something
/// long runs, INT ends that alone. Blocks these signals in the thread that calls it and in all
/// that it starts; they stay blocked.
[[nodiscard]] int run_plain(Shelf& shelf, const Surroundings& world, const DialogueSetup& setup,
                            PlainStreams streams);

}  // namespace shudu::tui
