// What the options of `generate` say about difficulty, as written. Filled by wanted_values.cpp and,
// for --level and --technique, by those of the options themselves.
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
