// What the options of `convert` ask for beside the format: how records are moved. Obeyed by
// commands/convert.cpp.
#pragma once

#include <optional>

#include "shudu/canonical/symmetry_text.h"

namespace shudu::cli {

struct ConvertOptions {
  std::optional<Moves> moves;  ///< --move: the same for all records
  bool shuffle = false;        ///< each by a symmetry of its own, from seed and number
};

}  // namespace shudu::cli
