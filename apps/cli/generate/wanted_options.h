// What the options of `generate` say about difficulty, as written.
// --level and --technique are options of others too, and stand there.
#pragma once

#include <optional>

#include "shudu/generator/wanted.h"

namespace shudu::cli {

struct WantedOptions {
  std::optional<WantedRange> er;           ///< --er, in tenths
  std::optional<WantedRange> bottlenecks;  ///< --bottlenecks
  int least_steps = 0;                     ///< --steps-at-least; 0: not given
  bool practice = false;                   ///< --practice
  bool presolved = false;                  ///< --presolved
};

}  // namespace shudu::cli
